/** How much time and room a request may take. */

/** In milliseconds, but for the last. */
export interface Limits {
  /** Of a request, all phases together. */
  totalMs: number;
  /** Of finding addresses. */
  dnsMs: number;
  /** Of TCP and TLS. With the name's they leave time for the answer. */
  connectMs: number;
  /** Of reading a body that nobody wants. */
  drainMs: number;
  /** How long a connection is kept that nothing is sent on. */
  idleMs: number;
  /** How long one is used: then its name is resolved and judged anew. */
  ttlMs: number;
  /** Requests, and connections, to one origin at once. */
  perOrigin: number;
}

/** Those of every node. */
export const usualLimits: Limits = {
  ...{ totalMs: 10_000, dnsMs: 3_000, connectMs: 5_000, drainMs: 500, idleMs: 10_000, ttlMs: 60_000 },
  perOrigin: 4,
};
