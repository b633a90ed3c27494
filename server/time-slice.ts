/** Long work in short slices, so that the event loop serves other requests in between. */
import { setImmediate } from "node:timers/promises";

/** How long work may hold the event loop before it yields, in milliseconds. */
export const sliceMs = 20;

/** Yields to the event loop whenever a slice is used up. One instance per piece of long work. */
export class TimeSlice {
  readonly #now: () => number;
  #startedAt: number;

  /** @param now a monotonic clock in milliseconds. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#startedAt = now();
  }

  /** Call between steps, outside of a transaction. Resolves at once while the slice lasts, else after other work ran. */
  async yieldIfUsedUp(): Promise<void> {
    if (this.#now() - this.#startedAt < sliceMs) return;
    await setImmediate();
    this.#startedAt = this.#now();
  }
}
