/**
 * Time slices: divide long work, so that the event loop serves other requests in between.
 *
 * On SQLite a statement blocks the only thread, and awaiting a settled promise does not yield to other requests. So long work
 * checks between two rows whether its slice is used up, commits, and waits for its next turn.
 */

/** How long work may block the event loop before it yields. */
export const sliceMs = 20;

/**
 * The maximum duration of a transaction of long work. On PostgreSQL it does not block the event loop, but all other writers
 * wait for it.
 */
export const transactionMs = { sqlite: sliceMs, postgres: 5 * sliceMs };

/** The queue of long work that waits for its next slice, first in, first out. */
const waiting: (() => void)[] = [];

/**
 * Waits for a turn of the event loop without other long work. So requests that have arrived are served after each slice,
 * however much long work is under way.
 */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(giveTurn);
  });
}

function giveTurn(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(giveTurn); // runs after the requests that have arrived
}

/** The current time slice of one piece of long work. */
export class TimeSlice {
  readonly #lengthMs: number;
  readonly #now: () => number;
  #startedAt: number;

  /**
   * @param lengthMs the length of a slice.
   * @param now a monotonic clock in milliseconds.
   */
  constructor(lengthMs: number = sliceMs, now: () => number = () => performance.now()) {
    this.#lengthMs = lengthMs;
    this.#now = now;
    this.#startedAt = now();
  }

  /** Whether to yield now. Check it between two steps; within a transaction, commit first. */
  get usedUp(): boolean {
    return this.#now() - this.#startedAt >= this.#lengthMs;
  }

  /** Ends the slice, and starts the next one after other requests were served. Call it outside of a transaction. */
  async yield(): Promise<void> {
    await nextTurn();
    this.#startedAt = this.#now();
  }

  /** Yields if the slice is used up. Call it between steps, outside of a transaction. */
  async yieldIfUsedUp(): Promise<void> {
    if (this.usedUp) await this.yield();
  }
}

/** The adaptive number of rows per statement: adjusted to the duration of the last one, so that it takes about half a slice. */
export class BatchSize {
  readonly #now: () => number;
  readonly #least: number;
  readonly #most: number;
  rows: number;

  /**
   * @param least the initial and minimum number of rows. The time includes network latency, which fewer rows do not reduce.
   * @param most the maximum number of rows. Database engines limit the number of parameters.
   */
  constructor(least: number, most: number, now: () => number = () => performance.now()) {
    this.rows = least;
    this.#least = least;
    this.#most = most;
    this.#now = now;
  }

  /** Runs a step, and adjusts the size of the next one. */
  async measure<Result>(step: () => Promise<Result>): Promise<Result> {
    const startedAt = this.#now();
    const result = await step();
    const tookMs = this.#now() - startedAt;
    if (tookMs > sliceMs / 2) this.rows = Math.max(this.#least, Math.floor(this.rows / 2));
    else if (tookMs < sliceMs / 4) this.rows = Math.min(this.#most, this.rows * 2);
    return result;
  }
}
