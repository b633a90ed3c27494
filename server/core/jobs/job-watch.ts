/** Watches the runs of periodic jobs, to find those that fail and those that are late. */

/** How long a run may take until its job is late, besides the interval, in milliseconds. */
const graceMs = 60_000;

/** The state of a job. */
export interface JobState {
  name: string;
  status: "ok" | "late" | "failed";
  lastSuccessAt: Date | null;
  /** When the last run failed; null if it succeeded. */
  failedAt: Date | null;
  consecutiveFailures: number;
  /** Until when a run has to succeed. */
  dueAt: Date;
}

interface WatchedJob {
  intervalMs: number;
  addedAt: Date;
  lastSuccessAt: Date | null;
  failedAt: Date | null;
  consecutiveFailures: number;
}

/** The watch over the jobs of a process. */
export class JobWatch {
  readonly #clock: () => Date;
  readonly #jobs = new Map<string, WatchedJob>();

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  /**
   * Adds a job.
   * @param intervalMs the maximum time between two runs.
   */
  add(name: string, intervalMs: number): void {
    const addedAt = this.#clock();
    this.#jobs.set(name, {
      ...{ intervalMs, addedAt },
      ...{ lastSuccessAt: null, failedAt: null, consecutiveFailures: 0 },
    });
  }

  /** A job ran. */
  ran(name: string, failed: boolean): void {
    const job = this.#jobs.get(name);
    if (!job) return;
    const now = this.#clock();
    job.failedAt = failed ? now : null;
    job.consecutiveFailures = failed ? job.consecutiveFailures + 1 : 0;
    if (!failed) job.lastSuccessAt = now;
  }

  /** The states of all jobs, by name. */
  states(): JobState[] {
    const now = this.#clock();
    return [...this.#jobs]
      .map(([name, job]) => ({ name, ...stateOf(job, now) }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  }
}

function stateOf(job: WatchedJob, now: Date): Omit<JobState, "name"> {
  const { intervalMs, addedAt, lastSuccessAt, failedAt, consecutiveFailures } = job;
  const dueAt = new Date((lastSuccessAt ?? addedAt).getTime() + intervalMs + graceMs);
  const status = failedAt ? "failed" : now > dueAt ? "late" : "ok";
  return { status, lastSuccessAt, failedAt, consecutiveFailures, dueAt };
}
