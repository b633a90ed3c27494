/**
 * How long responses wait for deliveries: until they were attempted, but only for a moment if the receiver did not respond to
 * the last attempt of its subscription.
 */

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
    const waits = this.#open.get(webhookKey) ?? new Set();
    const wait = new ResponseWait(this.#unresponsiveWaitMs, () => {
      waits.delete(wait);
      if (waits.size === 0 && this.#open.get(webhookKey) === waits) this.#open.delete(webhookKey);
    });
    this.#open.set(webhookKey, waits.add(wait));
    return wait;
  }

  /** Limits the waits for a subscription, because its receiver has not responded. */
  limit(webhookKey: number): void {
    for (const wait of this.#open.get(webhookKey) ?? []) wait.limit();
  }
}

/** The wait for one delivery. */
export class ResponseWait {
  /** Resolves when the wait is over. */
  readonly over: Promise<void>;
  readonly #end: () => void;
  readonly #limitMs: number;
  readonly #startedAt = performance.now();
  #timer: NodeJS.Timeout | undefined;

  constructor(limitMs: number, onEnd: () => void) {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.over = promise;
    this.#limitMs = limitMs;
    this.#end = () => {
      onEnd();
      resolve();
    };
  }

  /** Ends the wait, because the delivery was attempted. */
  end(): void {
    clearTimeout(this.#timer);
    this.#end();
  }

  /** Ends the wait when it has lasted for the limit, or now if it already has. */
  limit(): void {
    const leftMs = this.#startedAt + this.#limitMs - performance.now();
    this.#timer ??= setTimeout(this.#end, Math.max(0, leftMs)).unref();
  }
}
