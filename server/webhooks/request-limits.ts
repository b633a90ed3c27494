/**
 * Limits the deliveries that callers request by hand: tests, redeliveries, replays and those of the queue endpoint. Each
 * account has token buckets: one for all that it requests, and one for each callback host. They are in memory, so each
 * process of a node counts for itself.
 */
import { refuse } from "../answers.ts";
import type { Destination } from "./delivery-queue.ts";

/** A bucket: how much it holds, and how fast it fills. */
interface Rate {
  burst: number;
  perSecond: number;
}

const perAccount: Rate = { burst: 2_000, perSecond: 10 };

/** At a host that has responded with 2xx. */
const perReachedHost: Rate = { burst: 1_000, perSecond: 5 };

/** At a host that never has. */
const perUnreachedHost: Rate = { burst: 20, perSecond: 0.2 };

/** Buckets that are kept at most before full ones are dropped. */
const maxBuckets = 10_000;

interface Bucket {
  rate: Rate;
  tokens: number;
  filledAt: number;
}

/** Counts what accounts request. */
export class RequestLimits {
  readonly #clock: () => number;
  readonly #buckets = new Map<string, Bucket>();

  /** @param clock milliseconds; it may go back. */
  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** How many buckets there are. */
  get size(): number {
    return this.#buckets.size;
  }

  /**
   * Takes tokens for deliveries of an account to a host.
   * @returns how many of them may be requested now, and if none, after how many seconds one may be.
   */
  take(
    { account, site, hostReached }: Pick<Destination, "account" | "site" | "hostReached">,
    count = 1,
  ): { granted: number; retryAfterS: number } {
    const rate = hostReached ? perReachedHost : perUnreachedHost;
    const buckets = [
      this.#bucket(`account ${account}`, perAccount),
      this.#bucket(`host ${account} ${site} ${hostReached}`, rate),
    ];
    const granted = Math.min(count, ...buckets.map(({ tokens }) => Math.floor(tokens)));
    for (const bucket of buckets) bucket.tokens -= granted;
    const waits = buckets.map(({ tokens, rate: { perSecond } }) => (1 - tokens) / perSecond);
    return { granted, retryAfterS: Math.max(1, Math.ceil(Math.max(...waits))) };
  }

  #bucket(name: string, rate: Rate): Bucket {
    const now = this.#clock();
    const known = this.#buckets.get(name);
    if (known) {
      refill(known, now);
      return known;
    }
    if (this.#buckets.size >= maxBuckets) this.#dropFull(now);
    const bucket = { rate, tokens: rate.burst, filledAt: now };
    this.#buckets.set(name, bucket);
    return bucket;
  }

  #dropFull(now: number): void {
    for (const [name, bucket] of this.#buckets) {
      refill(bucket, now);
      if (bucket.tokens >= bucket.rate.burst) this.#buckets.delete(name);
    }
  }
}

function refill(bucket: Bucket, now: number): void {
  const { burst, perSecond } = bucket.rate;
  bucket.tokens = Math.min(burst, bucket.tokens + (Math.max(0, now - bucket.filledAt) / 1_000) * perSecond);
  bucket.filledAt = now;
}

/** The problem of a request for more deliveries than may be made now. */
export function tooManyDeliveries(retryAfterS: number) {
  const detail = `Your account requests more deliveries than this host or account may get: try again in ${retryAfterS} s.`;
  return { ...refuse(429, "too_many_deliveries", detail), headers: { "Retry-After": retryAfterS } };
}
