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
  /**
   * Does the work that is due, for at most one time slice, because requests and the shutdown wait for it.
   * @returns the milliseconds until more work is due; null if unknown.
   */
  run: () => Promise<number | null>;
  /** The maximum time between two runs. */
  intervalMs: number;
  /** The share by which that time varies, so that processes that start together do not run together; default: 0. */
  jitter?: number;
  /** Whether runs begin on time, also while other long work waits for its turn, and however long the last one took. */
  isPunctual?: boolean;
  /** Logs a failed run. The next run retries. */
  warn: (error: unknown) => void;
  /** Records each run. */
  ran?: (ms: number, failed: boolean) => void;
  /** Aborted when the node stops. */
  stopping: AbortSignal;
}

/** A job that runs periodically. */
export class PeriodicJob implements AsyncDisposable {
  readonly #options: PeriodicJobOptions;
  readonly #firstRun = Promise.withResolvers<void>();
  #running: Promise<void> | undefined;
  /** Aborted to run now. */
  #waiting = new AbortController();

  constructor(options: PeriodicJobOptions) {
    this.#options = options;
    options.stopping.addEventListener("abort", () => this.wake(), { once: true });
  }

  /**
   * Starts the job, until the node stops.
   * @returns after the first run.
   */
  start(): Promise<void> {
    this.#running ??= this.#runUntilStopped();
    return this.#firstRun.promise;
  }

  /** Runs without waiting for the next time. */
  wake(): void {
    this.#waiting.abort();
  }

  /** Waits for the run that is under way. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.#running;
  }

  async #runUntilStopped(): Promise<void> {
    const { stopping } = this.#options;
    while (!stopping.aborted) {
      const wait = await this.#runOnce();
      this.#firstRun.resolve();
      await pause(wait, undefined, { signal: this.#waiting.signal, ref: false }).catch(() => undefined); // aborted: the wait is over
      this.#waiting = new AbortController();
    }
    this.#firstRun.resolve();
  }

  /** Runs once. @returns how long to wait until the next run. */
  async #runOnce(): Promise<number> {
    const { run: work, intervalMs, jitter = 0, isPunctual = false, warn, ran } = this.#options;
    if (!isPunctual) await nextTurn();
    const startedAt = performance.now();
    let failed = false;
    const due = await work().catch((error: unknown) => {
      failed = true;
      warn(error);
      return null;
    });
    const ms = performance.now() - startedAt;
    ran?.(ms, failed);
    const every = jitter === 0 ? intervalMs : intervalMs * (1 + jitter * (2 * Math.random() - 1));
    return Math.max(0, Math.min(every, due ?? every) - (isPunctual ? ms : 0));
  }
}
