/**
 * Turns of the event loop for request bodies. What a request does with its body right after the parse (validation, reading
 * it, preparing the change) belongs to its turn. When the requests of a turn have used up a slice, the further ones wait for
 * the next turn, and all that has arrived meanwhile is served first.
 */
import { TimeSlice } from "../time/time-slice.ts";

/** How long the bodies of one turn may hold the event loop before the rest waits, in milliseconds. */
const bodySliceMs = 10;

/** Gives turns to work on bodies, in the order of the calls. */
export class BodyTurns {
  readonly #newSlice: () => Pick<TimeSlice, "usedUp">;
  readonly #waiting: (() => void)[] = [];
  #isScheduled = false;

  /** @param newSlice makes the slice of a turn. */
  constructor(newSlice: () => Pick<TimeSlice, "usedUp"> = () => new TimeSlice(bodySliceMs)) {
    this.#newSlice = newSlice;
  }

  /** Runs work in the next turn that has time for it. */
  run<Result>(work: () => Result): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push(() => {
        try {
          resolve(work());
        } catch (error) {
          reject(error);
        }
      });
      this.#schedule();
    });
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => this.#startNext(this.#newSlice()));
  }

  #startNext(slice: Pick<TimeSlice, "usedUp">): void {
    this.#waiting.shift()?.();
    // A tick that is scheduled by a microtask comes after all microtasks: the request has gone on to its first wait.
    queueMicrotask(() =>
      process.nextTick(() => {
        if (this.#waiting.length > 0 && !slice.usedUp) return this.#startNext(slice);
        this.#isScheduled = false;
        if (this.#waiting.length > 0) this.#schedule();
      }),
    );
  }
}
