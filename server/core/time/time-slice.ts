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

/** Work that waits for a turn of the event loop, first in, first out. Between two turns, what has arrived is served. */
export class TurnQueue {
  readonly #newSlice: () => Pick<TimeSlice, "usedUp">;
  readonly #waiting: (() => void)[] = [];
  #isScheduled = false;

  /** @param newSlice makes the slice of a turn: until it is used up, further work has the same turn. */
  constructor(newSlice: () => Pick<TimeSlice, "usedUp">) {
    this.#newSlice = newSlice;
  }

  /** Waits for the next turn that has time for the work that follows at once. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#schedule();
    });
  }

  #schedule(): void {
    if (this.#isScheduled || this.#waiting.length === 0) return;
    this.#isScheduled = true;
    setImmediate(() => this.#startNext(this.#newSlice()));
  }

  #startNext(slice: Pick<TimeSlice, "usedUp">): void {
    this.#waiting.shift()?.();
    // A tick that is scheduled by a microtask comes after all microtasks: the work has gone on to its first wait.
    queueMicrotask(() =>
      process.nextTick(() => {
        if (this.#waiting.length > 0 && !slice.usedUp) return this.#startNext(slice);
        this.#isScheduled = false;
        this.#schedule();
      }),
    );
  }
}

const longWork = new TurnQueue(() => ({ usedUp: true }));

/**
 * Waits for a turn of the event loop without other long work. So requests that have arrived are served after each slice,
 * however much long work is under way.
 */
export function nextTurn(): Promise<void> {
  return longWork.next();
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
