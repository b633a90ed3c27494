/**
 * Limits the deliveries that callers request: tests, redeliveries, replays and those of the queue endpoint. Each account has
 * one token bucket for all its requests, and one per callback host. The buckets are in memory, so each process of a node has
 * its own.
 */

import { rejectWith } from "../../core/http/responses.ts";
import { TokenBucket, type TokenRate } from "../../core/limits/token-bucket.ts";
import type { Destination } from "./delivery-queue.ts";

const perAccount: TokenRate = { burst: 2_000, perSecond: 10 };

/** The rate for a host that has responded with 2xx. */
const perReachedHost: TokenRate = { burst: 1_000, perSecond: 5 };

/** The rate for a host that has never responded with 2xx. */
const perUnreachedHost: TokenRate = { burst: 20, perSecond: 0.2 };

/** The number of buckets at which full buckets are removed. */
const maxBuckets = 10_000;

/** Token buckets of the deliveries that accounts request. */
export class RequestedDeliveryLimits {
  readonly #clock: () => number;
  readonly #buckets = new Map<string, TokenBucket>();

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
    const now = this.#clock();
    const rate = hostReached ? perReachedHost : perUnreachedHost;
    const buckets = [
      this.#bucket(`account ${account}`, perAccount, now),
      this.#bucket(`host ${account} ${site} ${hostReached}`, rate, now),
    ];
    const granted = Math.min(count, ...buckets.map((bucket) => bucket.refill(now)));
    for (const bucket of buckets) bucket.take(granted);
    const retryAfterS = Math.max(1, ...buckets.map(({ waitS }) => Math.ceil(waitS)));
    return { granted, retryAfterS };
  }

  #bucket(name: string, rate: TokenRate, now: number): TokenBucket {
    const known = this.#buckets.get(name);
    if (known) return known;
    if (this.#buckets.size >= maxBuckets) this.#dropFull(now);
    const bucket = new TokenBucket(rate, now);
    this.#buckets.set(name, bucket);
    return bucket;
  }

  #dropFull(now: number): void {
    for (const [name, bucket] of this.#buckets) {
      bucket.refill(now);
      if (bucket.isFull) this.#buckets.delete(name);
    }
  }
}

/** Returns the problem of a request that exceeds the limit. */
export function tooManyDeliveries(retryAfterS: number) {
  const detail = `Your account has requested too many deliveries, in total or to this host: try again in ${retryAfterS} s.`;
  return { ...rejectWith(429, "too_many_deliveries", detail), headers: { "Retry-After": retryAfterS } };
}
