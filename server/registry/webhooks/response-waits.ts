/**
 * How long responses wait for deliveries: until they were attempted, but only for a moment if the receiver did not respond to
 * the last attempt of its subscription.
 */

/** The wait for one delivery. */
export interface ResponseWait {
  /** Resolves when the wait is over. */
  readonly over: Promise<void>;
  /** Ends the wait, because the delivery was attempted. */
  end(): void;
  /** Ends the wait when it has lasted for the limit, or now if it already has. */
  limit(): void;
}

/** The waits that are under way in this process. */
export class ResponseWaits {
  readonly #unresponsiveWaitMs: number;
  readonly #open = new Map<number, Set<ResponseWait>>();

  /** @param unresponsiveWaitMs how long a limited wait takes at most, from its beginning. */
  constructor(unresponsiveWaitMs: number) {
    this.#unresponsiveWaitMs = unresponsiveWaitMs;
  }

  /** Begins to wait for a delivery of a subscription. */
  open(webhookKey: number): ResponseWait {
    const { promise: over, resolve } = Promise.withResolvers<void>();
    const endsAt = performance.now() + this.#unresponsiveWaitMs;
    const waits = this.#open.get(webhookKey) ?? new Set();
    let timer: NodeJS.Timeout | undefined;
    const end = () => {
      clearTimeout(timer);
      waits.delete(wait);
      if (waits.size === 0 && this.#open.get(webhookKey) === waits) this.#open.delete(webhookKey);
      resolve();
    };
    const limit = () => {
      timer ??= setTimeout(end, Math.max(0, endsAt - performance.now())).unref();
    };
    const wait = { over, end, limit };
    this.#open.set(webhookKey, waits.add(wait));
    return wait;
  }

  /** Limits the waits for a subscription, because its receiver has not responded. */
  limit(webhookKey: number): void {
    for (const wait of this.#open.get(webhookKey) ?? []) wait.limit();
  }
}
