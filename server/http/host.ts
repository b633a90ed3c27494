/** The host that a request names (RFC 9110 section 7.2). */
import type { IncomingMessage } from "node:http";
import { ProblemError, problemResponse } from "./problem-response.ts";

/** The names of this machine for itself. No name server can give them to another host. */
const loopbackNames = ["localhost", "127.0.0.1", "[::1]"];

const hostForm = /^([A-Za-z0-9._~!$&'()*+,;=%-]+|\[[0-9A-Fa-f:.]+\])(:\d*)?$/;

/**
 * The hosts that requests may name; null for any. A node that listens on loopback alone is reached under few names, and
 * rejects all others: the page of a host whose name was rebound to this machine (DNS rebinding) is same-origin to its
 * browser, and only `Host` and `Origin` tell.
 * @param host what the node listens on.
 * @param publicUrl where people reach the node.
 */
export function acceptedHosts(host: string, publicUrl: string): ReadonlySet<string> | null {
  const bare = host.toLowerCase().replace(/^::1$/, "[::1]");
  if (!/^(localhost|\[::1\]|127(\.\d+){3})$/.test(bare)) return null;
  return new Set([...loopbackNames, bare, new URL(publicUrl).hostname]);
}

/**
 * Rejects requests whose version or host is not one that the node serves. `X-Forwarded-Host` is not looked at: anybody
 * can send it, and what the node says of its own address comes from its settings.
 * @throws ProblemError with 400 for what RFC 9112 section 3.2 forbids, and with 421 for another host.
 */
export function checkHost(
  { httpVersion, rawHeaders, headers, url = "" }: IncomingMessage,
  accepted: ReadonlySet<string> | null,
  publicUrl: string,
): void {
  if (httpVersion !== "1.1" && httpVersion !== "1.0")
    throw malformed(`HTTP/${httpVersion} is not served here: use HTTP/1.1.`);
  if (occurrences(rawHeaders, "host") > 1) throw malformed("The request has more than one Host.");
  const [, authority] = /^https?:\/\/([^/?#]*)/i.exec(url) ?? []; // wins over Host (RFC 9112 section 3.2.2)
  const host = authority ?? headers.host;
  if (host === undefined) return; // HTTP/1.0, of a health check for example; Node.js rejects HTTP/1.1 without one
  const [, name] = hostForm.exec(host) ?? [];
  if (name === undefined) throw malformed("Host is not a host name or address with an optional port.");
  if (accepted === null || accepted.has(name.toLowerCase().replace(/\.$/, ""))) return;
  const detail =
    `${name.slice(0, 253)} is not a host of this node, which listens on this machine alone and is at ${publicUrl}. ` +
    "If people reach it under another name, its operator sets PUBLIC_URL to that address, and a proxy in front passes Host on.";
  throw new ProblemError(problemResponse("misdirected_request", detail));
}

function malformed(detail: string): ProblemError {
  return new ProblemError(problemResponse("malformed_request", detail, {}, { Connection: "close" }));
}

/** How often a header stands in a request; Node.js keeps the first of two `Host` and drops the other. */
function occurrences(rawHeaders: readonly string[], name: string): number {
  let found = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === name) found += 1;
  }
  return found;
}
