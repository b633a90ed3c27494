/** How much time and room a request may take. */
import type { SlotBounds } from "./slots.ts";

/**
 * What requests are for. Each kind has slots of its own, so that none waits for another: deliveries to subscribers, cards
 * that somebody registers by their URL, and peers.
 */
export type Traffic = "deliveries" | "cards" | "peers";

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
  /** Requests at once. */
  slots: Record<Traffic, SlotBounds>;
}

const unbounded = {
  ...{ perClient: Number.POSITIVE_INFINITY, maxWaitingPerOrigin: Number.POSITIVE_INFINITY },
  ...{ maxWaiting: Number.POSITIVE_INFINITY, maxWaitMs: Number.POSITIVE_INFINITY },
};

/** Those of every node. */
export const usualLimits: Limits = {
  ...{ totalMs: 10_000, dnsMs: 3_000, connectMs: 5_000, drainMs: 500, idleMs: 10_000, ttlMs: 60_000 },
  slots: {
    // The dispatcher bounds how many wait, and begins fewer at once than there are slots: see webhooks/delivery-queue.ts.
    deliveries: { ...unbounded, perOrigin: 4, total: 256 },
    // Anybody can have cards fetched, so what waits is bounded.
    cards: {
      ...{ perOrigin: 2, total: 32, perClient: 8 },
      ...{ maxWaitingPerOrigin: 8, maxWaiting: 64, maxWaitMs: 5_000 },
    },
    peers: { ...unbounded, perOrigin: 4, total: 32 },
  },
};
