/** Checks `Host` of requests (RFC 9110 section 7.2), and what else is checked before the router. */
import type { IncomingMessage } from "node:http";
import { ProblemError, problemResponse } from "./problem-response.ts";

/** The loopback names. DNS cannot resolve them to another host. */
const loopbackNames = ["localhost", "127.0.0.1", "[::1]"];

/** Whether a host name, as in a URL, is of the machine itself. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|\[?::1\]?|127(\.\d+){3})$/.test(hostname);
}

const hostForm = /^([A-Za-z0-9._~!$&'()*+,;=%-]+|\[[0-9A-Fa-f:.]+\])(:\d*)?$/;

/**
 * Returns the accepted values of `Host`; null for any. A node that only listens on loopback has few names, and rejects all
 * others: a page whose host name was rebound to this machine (DNS rebinding) is same-origin for its browser, and only
 * `Host` and `Origin` reveal it.
 * @param host the address that the node listens on.
 * @param publicUrl the public URL.
 */
export function acceptedHosts(host: string, publicUrl: string): ReadonlySet<string> | null {
  const bare = host.toLowerCase().replace(/^::1$/, "[::1]");
  if (!isLoopback(bare)) return null;
  return new Set([...loopbackNames, bare, new URL(publicUrl).hostname]);
}

/**
 * Returns why a request is rejected: it has an HTTP version, expectation or host that the node does not serve. `X-Forwarded-Host` is
 * ignored: any client can send it, and the node takes its own address from its settings.
 * @returns a problem with 400 if RFC 9112 section 3.2 requires it, with 417 for an unknown expectation, and with 421 for
 * another host; otherwise undefined.
 */
export function hostError(
  { httpVersion, rawHeaders, headers, url = "" }: IncomingMessage,
  accepted: ReadonlySet<string> | null,
  publicUrl: string,
): ProblemError | undefined {
  if (httpVersion !== "1.1" && httpVersion !== "1.0")
    return malformed(`HTTP/${httpVersion} is not served here: use HTTP/1.1.`);
  if (occurrences(rawHeaders, "host") > 1) return malformed("The request has more than one Host.");
  if (headers.host === undefined && httpVersion === "1.1") return malformed("The request has no Host.");
  const { expect } = headers;
  if (expect !== undefined && httpVersion === "1.1" && !/^100-continue$/i.test(expect))
    return unknownExpectation();
  const host = authorityOf(url) ?? headers.host;
  if (host === undefined) return undefined; // HTTP/1.0, of a health check for example
  const [, name] = hostForm.exec(host) ?? [];
  if (name === undefined) return malformed("Host is not a host name or address with an optional port.");
  if (accepted === null || accepted.has(name.toLowerCase().replace(/\.$/, ""))) return undefined;
  const detail =
    `${name.slice(0, 253)} is not a host of this node, which listens on this machine alone and is at ${publicUrl}. ` +
    "If people reach it under another name, its operator sets PUBLIC_URL to that address, and a proxy in front passes Host on.";
  return new ProblemError(problemResponse("misdirected_request", detail));
}

/** The authority of an absolute URL, which takes precedence over Host (RFC 9112 section 3.2.2). */
function authorityOf(url: string): string | undefined {
  if (url.startsWith("/")) return undefined; // nearly all requests
  return /^https?:\/\/([^/?#]*)/i.exec(url)?.[1];
}

function malformed(detail: string): ProblemError {
  return new ProblemError(problemResponse("malformed_request", detail, {}, { Connection: "close" }));
}

/** The error of an expectation other than 100-continue (RFC 9110 section 10.1.1). */
function unknownExpectation(): ProblemError {
  const detail = "The node does not know what Expect names. Leave it out, or send `Expect: 100-continue`.";
  return new ProblemError(problemResponse("expectation_failed", detail));
}

/** Counts a header in a request; Node.js keeps the first of two `Host` and drops the other. */
function occurrences(rawHeaders: readonly string[], name: string): number {
  let found = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const each = rawHeaders[index] ?? "";
    if (each.length === name.length && each.toLowerCase() === name) found += 1;
  }
  return found;
}
