/**
 * Long work in short slices, so that the event loop serves other requests in between.
 *
 * On SQLite a statement holds the only thread, and awaiting what is settled already never gives it back. So long work asks
 * between two rows whether its slice is used up, commits what there is, and waits for its turn.
 */

/** How long work may hold the event loop before it yields, in milliseconds. */
export const sliceMs = 20;

/**
 * How long a transaction of long work may last, in milliseconds. On PostgreSQL it waits for another process, and does not
 * hold the event loop, but all other writers wait for it.
 */
export const transactionMs = { sqlite: sliceMs, postgres: 5 * sliceMs };

/** All long work of the process that waits for its next slice, first come, first served. */
const waiting: (() => void)[] = [];

/**
 * Waits for a turn of the event loop that no other long work has. However much long work is under way, requests that have
 * arrived are served after each slice.
 */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(giveTurn);
  });
}

function giveTurn(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(giveTurn); // which runs after what has arrived by then
}

/** A slice of one piece of long work, and those that follow. */
export class TimeSlice {
  readonly #lengthMs: number;
  readonly #now: () => number;
  #startedAt: number;

  /**
   * @param lengthMs how long it lasts.
   * @param now a monotonic clock in milliseconds.
   */
  constructor(lengthMs: number = sliceMs, now: () => number = () => performance.now()) {
    this.#lengthMs = lengthMs;
    this.#now = now;
    this.#startedAt = now();
  }

  /** Whether it is time to yield. Ask between two steps; inside of a transaction, commit and yield then. */
  get usedUp(): boolean {
    return this.#now() - this.#startedAt >= this.#lengthMs;
  }

  /** Ends the slice, and begins the next one after other requests were served. Call outside of a transaction. */
  async yield(): Promise<void> {
    await nextTurn();
    this.#startedAt = this.#now();
  }

  /** Call between steps, outside of a transaction. Resolves at once while the slice lasts, else after other work ran. */
  async yieldIfUsedUp(): Promise<void> {
    if (this.usedUp) await this.yield();
  }
}

/** How many rows one statement takes, so that it lasts about half a slice: as many as the time of the last one suggests. */
export class BatchSize {
  readonly #now: () => number;
  readonly #least: number;
  readonly #most: number;
  rows: number;

  /**
   * @param least how many rows a statement takes at first and at least: waiting for a database that is far is not work.
   * @param most how many rows a statement takes at most: engines bound the number of parameters.
   */
  constructor(least: number, most: number, now: () => number = () => performance.now()) {
    this.rows = least;
    this.#least = least;
    this.#most = most;
    this.#now = now;
  }

  /** Runs a step, and sets the size of the next one. */
  async measure<Result>(step: () => Promise<Result>): Promise<Result> {
    const startedAt = this.#now();
    const result = await step();
    const tookMs = this.#now() - startedAt;
    if (tookMs > sliceMs / 2) this.rows = Math.max(this.#least, Math.floor(this.rows / 2));
    else if (tookMs < sliceMs / 4) this.rows = Math.min(this.#most, this.rows * 2);
    return result;
  }
}
