/** Timeouts and concurrency limits of outgoing requests. */
import type { SlotLimits } from "./slots.ts";

/**
 * The kind of a request. Each kind has its own slots, so that no kind waits for another: webhook deliveries, agent cards
 * that are registered by URL, logos of agents, peers, and probes of agents.
 */
export type Traffic = "deliveries" | "cards" | "logos" | "peers" | "probes";

/** Timeouts in milliseconds, and slots. */
export interface Limits {
  /** The timeout of a request, all phases together. */
  totalMs: number;
  /** The timeout of name resolution. */
  dnsMs: number;
  /** The timeout of TCP and TLS. Together with `dnsMs` it leaves time for the response. */
  connectMs: number;
  /** The timeout of draining an ignored body. */
  drainMs: number;
  /** How long an idle connection is kept. */
  idleMs: number;
  /** The maximum age of a connection. After it, the name is resolved and checked again. */
  ttlMs: number;
  /** Limits of concurrent requests. */
  slots: Record<Traffic, SlotLimits>;
}

const unbounded = {
  perClient: Number.POSITIVE_INFINITY,
  maxWaitingPerOrigin: Number.POSITIVE_INFINITY,
  maxWaiting: Number.POSITIVE_INFINITY,
  maxWaitMs: Number.POSITIVE_INFINITY,
};

export const defaultLimits: Limits = {
  totalMs: 10_000,
  dnsMs: 3_000,
  connectMs: 5_000,
  drainMs: 500,
  idleMs: 10_000,
  ttlMs: 60_000,
  slots: {
    // The dispatcher limits how many deliveries wait, and starts fewer than there are slots: see webhooks/delivery-queue.ts.
    deliveries: { ...unbounded, perOrigin: 4, total: 256 },
    // Any client can have cards fetched, so the number of waiting requests is limited.
    cards: {
      perOrigin: 2,
      total: 32,
      perClient: 8,
      maxWaitingPerOrigin: 8,
      maxWaiting: 64,
      maxWaitMs: 5_000,
    },
    // Anyone can have logos fetched, by the page of a list.
    logos: {
      perOrigin: 4,
      total: 16,
      perClient: 32,
      maxWaitingPerOrigin: 32,
      maxWaiting: 128,
      maxWaitMs: 3_000,
    },
    peers: { ...unbounded, perOrigin: 4, total: 32 },
    // The prober starts as many as there are slots: see liveness/prober.ts.
    probes: { ...unbounded, perOrigin: 1, total: 50 },
  },
};
