/** Token buckets: limits of how much may happen at once, and how fast it may go on. */

/** The capacity and the refill rate of a token bucket. */
export interface TokenRate {
  burst: number;
  perSecond: number;
}

/** A token bucket, which is full at the beginning. */
export class TokenBucket {
  readonly #rate: TokenRate;
  #tokens: number;
  #filledAt: number;

  /** @param now the time in milliseconds; it need not be monotonic. */
  constructor(rate: TokenRate, now: number) {
    this.#rate = rate;
    this.#tokens = rate.burst;
    this.#filledAt = now;
  }

  /** Whether it was full when it was refilled, and nothing was taken since. */
  get isFull(): boolean {
    return this.#tokens >= this.#rate.burst;
  }

  /** The seconds from the last refill until a token is available; 0 or less if one is. */
  get waitS(): number {
    return (1 - this.#tokens) / this.#rate.perSecond;
  }

  /** Refills the bucket. @returns the number of whole tokens. */
  refill(now: number): number {
    const { burst, perSecond } = this.#rate;
    const passedMs = Math.max(0, now - this.#filledAt); // the clock may have been set back
    this.#tokens = Math.min(burst, this.#tokens + (passedMs / 1_000) * perSecond);
    this.#filledAt = now;
    return Math.floor(this.#tokens);
  }

  /** Takes tokens, of which there must be as many. */
  take(count: number): void {
    this.#tokens -= count;
  }
}
