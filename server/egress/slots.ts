/** How many requests may be under way to one origin at once. The others wait, in order. */
export class Slots {
  readonly #most: number;
  readonly #origins = new Map<string, { busy: number; waiting: Set<(taken: boolean) => void> }>();
  #closed = false;

  constructor(most: number) {
    this.#most = most;
  }

  /** Those with requests under way. */
  get origins(): Iterable<string> {
    return this.#origins.keys();
  }

  /**
   * Waits for a slot.
   * @returns what gives it back, to be called once; null if the signal or `close` ended the waiting.
   */
  async take(origin: string, signal?: AbortSignal): Promise<(() => void) | null> {
    if (this.#closed || signal?.aborted) return null;
    const slot = this.#origins.get(origin) ?? { busy: 0, waiting: new Set() };
    this.#origins.set(origin, slot);
    if (slot.busy < this.#most) {
      slot.busy++;
    } else if (!(await turn(slot.waiting, signal))) {
      return null;
    }
    return () => {
      const [next] = slot.waiting;
      if (next) {
        slot.waiting.delete(next);
        next(true); // the slot changes hands
      } else if (--slot.busy === 0) {
        this.#origins.delete(origin);
      }
    };
  }

  /** Ends all waiting. */
  close(): void {
    this.#closed = true;
    for (const { waiting } of this.#origins.values()) {
      for (const wake of waiting) wake(false);
      waiting.clear();
    }
  }
}

/** Waits to be woken; false if there was no slot in the end. */
async function turn(waiting: Set<(taken: boolean) => void>, signal?: AbortSignal): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const leave = () => {
    if (waiting.delete(resolve)) resolve(false); // else it was its turn already
  };
  waiting.add(resolve);
  signal?.addEventListener("abort", leave, { once: true });
  const taken = await promise;
  signal?.removeEventListener("abort", leave);
  return taken;
}
