/** What a callback URL may be. The name is resolved, and its addresses judged, at every connection: see connector.ts. */
import { isIPv4 } from "node:net";
import { isPublic } from "./addresses.ts";
import { faultOfName, isOpenPort } from "./hosts.ts";

/** In characters. */
const longest = 2_048;

const notReadable = "This is no URL that can be read.";

/**
 * What parsers drop, change or show as something else: controls, blanks of any kind, invisible marks, halves of characters,
 * and the backslash, which some read as a slash.
 */
const treacherous = /[\p{Cc}\p{Cf}\p{Z}\p{Cs}\\]/u;

/** A host and, if it is there, a port without leading zeros. */
const hostAndPort = /^(\[[0-9a-f:.]+\]|[^:[\]]+)(?::([1-9]\d{0,4}))?$/i;

/**
 * Judges a callback URL, at creation, at every change, and again before every delivery: the rules may have grown since.
 * The text itself is judged first, because parsers mend in silence what may be read differently elsewhere.
 * @returns the URL, or a sentence that says why not.
 */
export function checkCallbackUrl(raw: string): { url: URL } | { reason: string } {
  const reason = faultOfText(raw);
  if (reason) return { reason };
  const url = URL.parse(raw);
  if (!url) return { reason: notReadable };
  if (url.href.length > longest) return { reason: tooLong };
  const fault = faultOfHost(authorityOf(raw), url);
  return fault ? { reason: fault } : { url };
}

const tooLong = "The URL is longer than 2048 characters.";

/** What is wrong with the text, before it is parsed. */
function faultOfText(raw: string): string | null {
  if (raw.length > longest) return tooLong;
  if (treacherous.test(raw)) {
    return "The URL has blanks, control characters or backslashes: percent-encode them.";
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

/** What stands between the slashes and the path (RFC 3986 section 3.2); empty if there is nothing. */
function authorityOf(raw: string): string {
  return /^https:\/\/([^/?#]+)/i.exec(raw)?.[1] ?? "";
}

/** What is wrong with the host or the port. */
function faultOfHost(authority: string, url: URL): string | null {
  const [, host, port] = hostAndPort.exec(authority) ?? [];
  if (host === undefined) return notReadable;
  if (port !== undefined && !isOpenPort(Number(port))) return "This port is not called.";
  if (url.hostname.startsWith("[")) {
    return isPublic(url.hostname.slice(1, -1)) ? null : notPublic;
  }
  if (isIPv4(url.hostname)) {
    if (!isPublic(url.hostname)) return notPublic;
    return host === url.hostname ? null : "The address must be written as four decimal numbers.";
  }
  return host.toLowerCase() === url.hostname ? faultOfName(url.hostname) : notReadable;
}

const notPublic = "The address is not public.";
