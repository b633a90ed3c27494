/** How many requests of a kind may be under way at once, and how many may wait for that. They wait in order. */

/** The bounds of a kind of requests. */
export interface SlotBounds {
  /** Under way at once to one origin. */
  perOrigin: number;
  /** Under way at once to all. */
  total: number;
  /** Under way and waiting for one client. */
  perClient: number;
  /** Waiting for one origin. */
  maxWaitingPerOrigin: number;
  /** Waiting for all. */
  maxWaiting: number;
  /** How long one waits. */
  maxWaitMs: number;
}

/** Why there is no slot: `busy`, a bound is reached; `cut`, this side ended the waiting. */
export type NoSlot = "busy" | "cut";

interface Waiting {
  origin: string;
  settle(result: "taken" | NoSlot): void;
}

/** The slots of a kind of requests. */
export class Slots {
  readonly #bounds: SlotBounds;
  readonly #busy = new Map<string, number>();
  readonly #clients = new Map<string, number>();
  readonly #waiting = new Set<Waiting>();
  readonly #waitingByOrigin = new Map<string, number>();
  #total = 0;
  #closed = false;

  constructor(bounds: SlotBounds) {
    this.#bounds = bounds;
  }

  /** Those with requests under way or waiting. */
  get origins(): Iterable<string> {
    return new Set([...this.#busy.keys(), ...this.#waitingByOrigin.keys()]);
  }

  /**
   * Waits for a slot.
   * @param client for whom; requests without one are not bounded by it.
   * @returns what gives the slot back, to be called once; or why there is none.
   */
  async take(
    origin: string,
    { signal, client }: { signal?: AbortSignal | undefined; client?: string | undefined } = {},
  ): Promise<(() => void) | NoSlot> {
    if (this.#closed || signal?.aborted) return "cut";
    if (client !== undefined) {
      if ((this.#clients.get(client) ?? 0) >= this.#bounds.perClient) return "busy";
      count(this.#clients, client, 1);
    }
    if (this.#isFree(origin)) {
      this.#hold(origin);
    } else {
      const result = await this.#wait(origin, signal); // holds the slot if it is taken
      if (result !== "taken") {
        if (client !== undefined) count(this.#clients, client, -1);
        return result;
      }
    }
    return () => {
      if (client !== undefined) count(this.#clients, client, -1);
      count(this.#busy, origin, -1);
      this.#total--;
      this.#hand();
    };
  }

  /** Ends all waiting. */
  close(): void {
    this.#closed = true;
    for (const { settle } of [...this.#waiting]) settle("cut");
  }

  #isFree(origin: string): boolean {
    const { perOrigin, total } = this.#bounds;
    return this.#total < total && (this.#busy.get(origin) ?? 0) < perOrigin;
  }

  #hold(origin: string): void {
    count(this.#busy, origin, 1);
    this.#total++;
  }

  /** Gives slots that have become free to those that wait, in order. */
  #hand(): void {
    for (const waiting of this.#waiting) {
      if (this.#total >= this.#bounds.total) return;
      if (!this.#isFree(waiting.origin)) continue;
      this.#hold(waiting.origin);
      waiting.settle("taken");
    }
  }

  async #wait(origin: string, signal: AbortSignal | undefined): Promise<"taken" | NoSlot> {
    const { maxWaiting, maxWaitingPerOrigin, maxWaitMs } = this.#bounds;
    const queued = this.#waitingByOrigin.get(origin) ?? 0;
    if (this.#waiting.size >= maxWaiting || queued >= maxWaitingPerOrigin) return "busy";
    const { promise, resolve } = Promise.withResolvers<"taken" | NoSlot>();
    const waiting: Waiting = {
      origin,
      settle: (result) => {
        if (!this.#waiting.delete(waiting)) return;
        count(this.#waitingByOrigin, origin, -1);
        resolve(result);
      },
    };
    this.#waiting.add(waiting);
    count(this.#waitingByOrigin, origin, 1);
    const cut = () => waiting.settle("cut");
    const timer = Number.isFinite(maxWaitMs)
      ? setTimeout(() => waiting.settle("busy"), maxWaitMs)
      : undefined;
    signal?.addEventListener("abort", cut, { once: true });
    const result = await promise;
    clearTimeout(timer);
    signal?.removeEventListener("abort", cut);
    return result;
  }
}

/** Adds to a count; zero is not kept. */
function count(counts: Map<string, number>, name: string, difference: number): void {
  const next = (counts.get(name) ?? 0) + difference;
  if (next === 0) counts.delete(name);
  else counts.set(name, next);
}
