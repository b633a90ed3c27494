/** Work that a node does by itself: at its start, and now and then until it stops. */
import { setTimeout as pause } from "node:timers/promises";
import { nextTurn } from "./time-slice.ts";

/** How often a node looks for what has become due, in milliseconds. */
export interface RoundTimes {
  /** Certifications that end: other processes issue some too, and nobody tells this one. */
  expiry: number;
  /** Reputations that grow old. */
  aging: number;
}

/** The times of a node. */
export const realRounds: RoundTimes = { expiry: 1_000, aging: 60_000 };

/** What a kind of work needs. */
export interface Parts {
  /**
   * Does what is due, no more than fits into a slice: other requests and a stopping node wait for it. It gives when something is due next,
   * in milliseconds from now; null if it cannot know.
   */
  work: () => Promise<number | null>;
  /** How long to wait at most between two rounds, in milliseconds. */
  every: number;
  /** Tells the log of a round that failed; the next one tries again. */
  warn: (error: unknown) => void;
  /** Aborted when the node stops. */
  stopping: AbortSignal;
}

/** One kind of work. */
export class Rounds implements AsyncDisposable {
  readonly #parts: Parts;
  #running: Promise<void> | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Begins.
   * @returns when the first round is over.
   */
  async start(): Promise<void> {
    const wait = await this.#round();
    this.#running ??= this.#goOn(wait);
  }

  /** Waits for the round that is under way. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.#running;
  }

  async #goOn(first: number): Promise<void> {
    const { stopping } = this.#parts;
    for (let wait = first; ; wait = await this.#round()) {
      await pause(wait, undefined, { signal: stopping, ref: false }).catch(() => undefined); // the stop is no error
      if (stopping.aborted) return;
    }
  }

  /** Does what is due; gives how long to wait then. */
  async #round(): Promise<number> {
    const { work, every, warn } = this.#parts;
    await nextTurn();
    const due = await work().catch((error: unknown) => {
      warn(error);
      return null;
    });
    return Math.min(every, due ?? every);
  }
}
