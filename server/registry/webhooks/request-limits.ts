/**
 * Limits the deliveries that callers request: tests, redeliveries, replays and those of the queue endpoint. Each account has
 * one token bucket for all its requests, and one per callback host. The buckets are in memory, so each process of a node has
 * its own.
 */
import { rejectWith } from "../../core/http/responses.ts";
import type { Destination } from "./delivery-queue.ts";

/** The capacity and the refill rate of a token bucket. */
interface Rate {
  burst: number;
  perSecond: number;
}

const perAccount: Rate = { burst: 2_000, perSecond: 10 };

/** The rate for a host that has responded with 2xx. */
const perReachedHost: Rate = { burst: 1_000, perSecond: 5 };

/** The rate for a host that has never responded with 2xx. */
const perUnreachedHost: Rate = { burst: 20, perSecond: 0.2 };

/** The number of buckets at which full buckets are removed. */
const maxBuckets = 10_000;

interface Bucket {
  rate: Rate;
  tokens: number;
  filledAt: number;
}

/** Token buckets of the deliveries that accounts request. */
export class RequestLimits {
  readonly #clock: () => number;
  readonly #buckets = new Map<string, Bucket>();

  /** @param clock the time in milliseconds; it need not be monotonic. */
  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** The number of buckets. */
  get size(): number {
    return this.#buckets.size;
  }

  /**
   * Takes tokens for deliveries of an account to a host.
   * @returns how many deliveries are granted, and after how many seconds the next token is available.
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

/** Returns the problem of a request that exceeds the limit. */
export function tooManyDeliveries(retryAfterS: number) {
  const detail = `Your account has requested too many deliveries, in total or to this host: try again in ${retryAfterS} s.`;
  return { ...rejectWith(429, "too_many_deliveries", detail), headers: { "Retry-After": retryAfterS } };
}
