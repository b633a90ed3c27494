import { oneLine } from "./words.ts";

/** The result of reading a URL from a card: the URL and its host, or the error to fix. */
export type UrlReading = { url: string; host: string } | { fault: string };

const LONGEST_URL = 2_048;
const TOO_LONG = "is longer than 2,048 characters";
const LONGEST_QUOTE = 80;

/** The characters of a path (RFC 3986 section 3.3); a query and a fragment may also contain "?". */
const CHARACTERS = String.raw`[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2}`;

/** RFC 3986 for http(s) without credentials: narrower than ajv-formats' "uri", so a value that passes here also passes there. */
const HTTP_URL = new RegExp(
  String.raw`^https?://(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d*)?(?:[/?](?:${CHARACTERS})*)?(?:#(?:${CHARACTERS})*)?$`,
  "i",
);

/** RFC 1123 section 2.1: letters, digits and inner hyphens; and the underscores of container names. */
const HOST_NAME =
  /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9_-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9_-]{0,61}[a-z0-9])?)*\.?$/;

/** YOUR_DOMAIN, __HOST__ and the like, before the parser lowers their case. */
const PLACEHOLDER = /^https?:\/\/[^/?#]*(?:[A-Z]_[A-Z]|__)/;

/**
 * Reads a URL from any JSON value.
 * @returns the URL as it was written, percent-encoded (RFC 3986) if it has characters outside ASCII; or the error, as the
 * predicate of a sentence.
 */
export function readUrl(value: unknown): UrlReading {
  if (typeof value !== "string") return { fault: wrongType(value) };
  const text = value.trim();
  const obvious = obviousFault(text);
  if (obvious) return { fault: obvious };
  if (!URL.canParse(text)) return { fault: `is not a valid URL${quoted(text)}` };
  const parsed = new URL(text);
  if (!isHost(parsed.hostname)) return { fault: `names no real host${quoted(text)}` };
  const url = /^\p{ASCII}*$/u.test(text) ? text : parsed.href;
  if (url.length > LONGEST_URL) return { fault: TOO_LONG };
  if (!text.isWellFormed() || !HTTP_URL.test(url)) {
    return { fault: `has characters that a URL may not have${quoted(text)}` };
  }
  return { url, host: parsed.hostname };
}

/** Returns the first value that is a URL, or null. */
export function firstUrl(values: Iterable<unknown>): string | null {
  for (const value of values) {
    const reading = readUrl(value);
    if ("url" in reading) return reading.url;
  }
  return null;
}

/**
 * Whether a host is only valid on its own machine or network: the blocks of RFC 6890 that appear in cards of agents that are
 * not deployed yet.
 * @param host as in `URL.hostname`: IPv4 as four decimal numbers, IPv6 in its shortest form.
 */
export function isPrivateHost(host: string): boolean {
  if (host.startsWith("[")) {
    const address = host.slice(1, -1);
    const inner = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(address); // RFC 4291 section 2.5.5.2: IPv4 inside IPv6
    return inner ? isPrivateAddress(dotted(inner)) : /^(::1?$|f[cd]|fe[89ab])/.test(address);
  }
  if (/^\d+(\.\d+){3}$/.test(host)) return isPrivateAddress(host);
  // RFC 6761 localhost, RFC 6762 local, ICANN's internal, and single-label names of compose files.
  return /(?:^|\.)(?:localhost|local|internal)\.?$/.test(host) || !host.slice(0, -1).includes(".");
}

function isPrivateAddress(address: string): boolean {
  return /^(0|10|127|169\.254|172\.(1[6-9]|2\d|3[01])|192\.168)\./.test(address);
}

function dotted([, high = "", low = ""]: RegExpExecArray): string {
  const numbers = [high, low].map((half) => Number.parseInt(half, 16));
  return numbers.flatMap((number) => [number >> 8, number & 255]).join(".");
}

/** Returns an error that is found without parsing, the most helpful first; or null. */
function obviousFault(text: string): string | null {
  if (text === "") return "is blank";
  if (/^[^?#]*[/\\]{2}[^/\\?#]*@/.test(text)) return "holds a user name or password";
  if (text.length > LONGEST_URL) return TOO_LONG;
  if (/[{}<>]/.test(text)) return `is a template${quoted(text)}`;
  if (PLACEHOLDER.test(text)) return `is a template${quoted(text)}`;
  if (/^https?:\/\//i.test(text)) return /\s/.test(text) ? `has blanks in it${quoted(text)}` : null;
  if (/^(?:\/(?!\/)|\.)/.test(text)) return `is a relative path${quoted(text)}`;
  if (/^https?:/i.test(text)) return `is not a valid URL${quoted(text)}`;
  if (/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text)) return `is not an http(s) URL${quoted(text)}`;
  return `is not an absolute URL${quoted(text)}`;
}

/** Describes a value that is not a string; `undefined` is a missing member. */
export function wrongType(value: unknown): string {
  if (value === undefined) return "is missing";
  if (value === null) return "is null";
  if (Array.isArray(value)) return value.length === 0 ? "is an empty list" : "is a list";
  return typeof value === "object" ? "is an object" : `is a ${typeof value}`;
}

/** Quotes an invalid value, unless it may contain a password: responses are copied into tickets. */
function quoted(text: string): string {
  if (text.includes("@")) return "";
  const whole = oneLine(text, LONGEST_QUOTE);
  if (whole === null) return "";
  return oneLine(text, LONGEST_QUOTE + 1) === whole
    ? ` (${whole})`
    : ` (${oneLine(text, LONGEST_QUOTE - 1)}…)`;
}

function isHost(host: string): boolean {
  return host.startsWith("[") || HOST_NAME.test(host);
}
