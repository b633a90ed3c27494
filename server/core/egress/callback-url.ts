/** Checks callback URLs. The resolved addresses are checked at each connection: see connector.ts. */
import { isIPv4 } from "node:net";
import { isPublic } from "./addresses.ts";
import { hostNameError, isPermittedPort } from "./hosts.ts";

/** The maximum length in characters. */
const maxLength = 2_048;

const invalidUrl = "The URL is not valid.";

/**
 * Characters that parsers drop, change or treat differently: control characters, whitespace, invisible characters, lone
 * surrogates, and the backslash, which some parsers treat as a slash.
 */
const ambiguous = /[\p{Cc}\p{Cf}\p{Z}\p{Cs}\\]/u;

/** A host and an optional port without leading zeros. */
const hostAndPort = /^(\[[0-9a-f:.]+\]|[^:[\]]+)(?::([1-9]\d{0,4}))?$/i;

/**
 * Checks a callback URL: at creation, at each change, and before each delivery, because the rules may have become stricter.
 * The text is checked before it is parsed, because parsers silently correct input that other parsers read differently.
 * @returns the URL, or the reason why it is rejected, as a sentence.
 */
export function checkCallbackUrl(raw: string): { url: URL } | { reason: string } {
  const reason = textError(raw);
  if (reason) return { reason };
  const url = URL.parse(raw);
  if (!url) return { reason: invalidUrl };
  if (url.href.length > maxLength) return { reason: tooLong };
  const error = hostError(authorityOf(raw), url);
  return error ? { reason: error } : { url };
}

const tooLong = "The URL is longer than 2048 characters.";

/** Checks the text before it is parsed. @returns the reason why it is rejected, or null. */
function textError(raw: string): string | null {
  if (raw.length > maxLength) return tooLong;
  if (ambiguous.test(raw)) {
    return "The URL has whitespace, control characters or backslashes: percent-encode them.";
  }
  if (!/^https:/i.test(raw)) return "The URL must begin with https://.";
  const authority = authorityOf(raw);
  if (!authority) return "The URL must begin with https:// and a host name.";
  if (authority.includes("@")) return "The URL must not hold credentials.";
  if (raw.includes("#")) return "The URL must not have a fragment.";
  if (authority.includes("%")) return "The host name must not be percent-encoded.";
  if (!/^\p{ASCII}+$/u.test(authority)) return "The host name must be in its ASCII form (xn--…).";
  return null;
}

/** The authority of a URL (RFC 3986 section 3.2); empty if it has none. */
function authorityOf(raw: string): string {
  return /^https:\/\/([^/?#]+)/i.exec(raw)?.[1] ?? "";
}

/** Checks the host and the port. @returns the reason why they are rejected, or null. */
function hostError(authority: string, url: URL): string | null {
  const [, host, port] = hostAndPort.exec(authority) ?? [];
  if (host === undefined) return invalidUrl;
  if (port !== undefined && !isPermittedPort(Number(port))) return "The node does not connect to this port.";
  if (url.hostname.startsWith("[")) {
    return isPublic(url.hostname.slice(1, -1)) ? null : notPublic;
  }
  if (isIPv4(url.hostname)) {
    if (!isPublic(url.hostname)) return notPublic;
    return host === url.hostname ? null : "The address must be written as four decimal numbers.";
  }
  return host.toLowerCase() === url.hostname ? hostNameError(url.hostname) : invalidUrl;
}

const notPublic = "The address is not public.";
