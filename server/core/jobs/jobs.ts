/** Periodic jobs: work that a node runs at its start, and at intervals until it stops. */
import { setTimeout as pause } from "node:timers/promises";
import { nextTurn } from "../time/time-slice.ts";

/** The intervals of the jobs. */
export interface JobIntervals {
  /** Expiry of certifications, keys and sessions. Other processes create them too, so this one has to poll. */
  expiryMs: number;
  /** Recomputation of reputations as their reports age. */
  agingMs: number;
}

export const defaultJobIntervals: JobIntervals = { expiryMs: 1_000, agingMs: 60_000 };

/** Called after each run of a job. */
export type JobRan = (job: string, ms: number, failed: boolean) => void;

export interface PeriodicJobOptions {
  /** Its name in metrics. */
  name: string;
  /**
   * Does the work that is due, for at most one time slice, because requests and the shutdown wait for it.
   * @returns the milliseconds until more work is due; null if unknown.
   */
  run: () => Promise<number | null>;
  /** The maximum time between two runs. */
  intervalMs: number;
  /** Logs a failed run. The next run retries. */
  warn: (error: unknown) => void;
  /** Records each run; null for no metrics. */
  ran: JobRan | null;
  /** Aborted when the node stops. */
  stopping: AbortSignal;
}

/** A job that runs periodically. */
export class PeriodicJob implements AsyncDisposable {
  readonly #options: PeriodicJobOptions;
  #running: Promise<void> | undefined;

  constructor(options: PeriodicJobOptions) {
    this.#options = options;
  }

  /**
   * Starts the job.
   * @returns after the first run.
   */
  async start(): Promise<void> {
    const wait = await this.#runOnce();
    this.#running ??= this.#runUntilStopped(wait);
  }

  /** Waits for the run that is under way. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.#running;
  }

  async #runUntilStopped(first: number): Promise<void> {
    const { stopping } = this.#options;
    for (let wait = first; ; wait = await this.#runOnce()) {
      await pause(wait, undefined, { signal: stopping, ref: false }).catch(() => undefined); // aborted: the node stops
      if (stopping.aborted) return;
    }
  }

  /** Runs once. @returns how long to wait until the next run. */
  async #runOnce(): Promise<number> {
    const { name, run: work, intervalMs: every, warn, ran } = this.#options;
    await nextTurn();
    const startedAt = performance.now();
    let failed = false;
    const due = await work().catch((error: unknown) => {
      failed = true;
      warn(error);
      return null;
    });
    ran?.(name, performance.now() - startedAt, failed);
    return Math.min(every, due ?? every);
  }
}
