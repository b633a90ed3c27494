/**
 * Notices that TRUST_PROXY is missing or too small, by the headers in which proxies name their clients. Then all clients behind
 * the proxy count as one, and share its limits.
 *
 * Anybody can send such headers. So they only count on a connection from a private or loopback address, as that of a proxy in
 * front is, and what is kept of them is one reason with two times.
 */
import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "./node-http.ts";

/** What a warning says. */
export interface ProxyWarning {
  detail: string;
  since: Date;
}

/** For how long the warning stays after the last such request, and how often it is logged, in milliseconds. */
const periodMs = 3_600_000;

/** Addresses of a machine or network of its own: loopback, private, link-local, shared (RFC 1122, 1918, 3927, 4193, 4291, 6598). */
const inner = new BlockList();
for (const [address, bits] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
  ["100.64.0.0", 10],
] as const)
  inner.addSubnet(address, bits);
for (const [address, bits] of [
  ["::1", 128],
  ["fc00::", 7],
  ["fe80::", 10],
] as const)
  inner.addSubnet(address, bits, "ipv6");

/** Of examples (RFC 3849): the doctor forges such addresses. */
const documentation = new BlockList();
documentation.addSubnet("2001:db8::", 32, "ipv6");

const maybe = "Or a program on a network of this machine sent the header by itself.";

/** Remembers whether a proxy that is not trusted forwards requests. */
export class ForwardedHeaders {
  readonly #trusted: number;
  readonly #clock: () => Date;
  #warning: ProxyWarning | null = null;
  #seenAt = Number.NEGATIVE_INFINITY;
  #loggedAt = Number.NEGATIVE_INFINITY;

  constructor(trustProxy: false | number, clock: () => Date) {
    this.#trusted = Number(trustProxy);
    this.#clock = clock;
  }

  /** The warning; null if no such request came in the last hour. */
  get warning(): ProxyWarning | null {
    if (this.#warning && this.#clock().getTime() - this.#seenAt >= periodMs) this.#warning = null;
    return this.#warning;
  }

  /** Looks at a request from a socket. @returns what to log of it, once an hour. */
  see({ socket, headers }: Pick<IncomingMessage, "socket" | "headers">): string | undefined {
    const { "x-forwarded-for": sent, forwarded } = headers;
    if (sent === undefined && forwarded === undefined) return undefined; // most requests
    if (!isInner(socket.remoteAddress ?? "")) return undefined;
    const detail = this.#reason(sent === undefined ? undefined : String(sent));
    if (detail === undefined) return undefined;
    const now = this.#clock();
    this.#warning = { detail, since: this.warning?.since ?? now };
    this.#seenAt = now.getTime();
    if (this.#seenAt - this.#loggedAt < periodMs) return undefined;
    this.#loggedAt = this.#seenAt;
    return detail;
  }

  #reason(sent: string | undefined): string | undefined {
    const shared = "so all clients behind it count as one, and share its limits.";
    if (sent === undefined)
      return `A proxy in front sends Forwarded and not X-Forwarded-For, which the node reads, ${shared} Have it send X-Forwarded-For, and set TRUST_PROXY. ${maybe}`;
    if (this.#trusted === 0)
      return `X-Forwarded-For comes from a proxy in front, and TRUST_PROXY trusts none, ${shared} Set TRUST_PROXY=true, or the number of proxies. ${maybe}`;
    const addresses = sent.slice(-1_000).split(",");
    const client = bare(addresses.at(-this.#trusted) ?? "");
    const before = bare(addresses.at(-this.#trusted - 1) ?? "");
    if (addresses.length <= this.#trusted || !isInner(client)) return undefined;
    if (isIP(before) === 0 || isInner(before) || isIn(documentation, before)) return undefined;
    return `More proxies are in front than TRUST_PROXY says: the address that it trusts is private, and another is before it, ${shared} Set TRUST_PROXY to the number of proxies that append to X-Forwarded-For. ${maybe}`;
  }
}

function isInner(address: string): boolean {
  return isIn(inner, address);
}

function isIn(list: BlockList, address: string): boolean {
  const family = isIP(address);
  return family !== 0 && list.check(address, family === 6 ? "ipv6" : "ipv4");
}

/** An address without the port that some proxies append. */
function bare(text: string): string {
  const [, bracketed, dotted] = /^\s*(?:\[(.*)\]|([\d.]+))(?::\d+)?\s*$/.exec(text) ?? [];
  return bracketed ?? dotted ?? text.trim();
}
