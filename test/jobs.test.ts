/** Periodic jobs: when they run. */

import { expect, it, vi } from "vitest";
import { PeriodicJob, type PeriodicJobOptions } from "../server/core/jobs/jobs.ts";
import { hang } from "./hang.ts";

/** A job that would run again in twelve days, and how often it ran. */
function jobOf(options: Partial<PeriodicJobOptions>) {
  const stopping = new AbortController();
  const warnings: unknown[] = [];
  const run = vi.fn(options.run ?? (async () => null));
  const job = new PeriodicJob({
    intervalMs: 2 ** 30,
    warn: (error) => warnings.push(error),
    stopping: stopping.signal,
    ...options,
    run,
  });
  return { job, run, warnings, stop: () => stopping.abort() };
}

it("runs at its start, when it is woken, also during a run, and not after the node stops", async () => {
  const { job, run, stop } = jobOf({ jitter: 0.2 });
  await Promise.all([job.start(), job.start()]);
  expect(run).toHaveBeenCalledTimes(1);
  run.mockImplementationOnce(async () => {
    job.wake();
    return null;
  });
  job.wake();
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(3), hang);
  stop();
  await job[Symbol.asyncDispose]();
  job.wake();
  expect(run).toHaveBeenCalledTimes(3);
});

it("runs again when its result says so, and at its interval after a failure", async () => {
  const failure = new Error("no database");
  const { job, run, warnings, stop } = jobOf({ run: () => Promise.reject(failure), isPunctual: true });
  run.mockResolvedValueOnce(0).mockResolvedValueOnce(1);
  await job.start();
  await vi.waitFor(() => expect(warnings).toEqual([failure]), hang);
  expect(run).toHaveBeenCalledTimes(3);
  stop();
  await job[Symbol.asyncDispose]();
});

it("does not run if the node stops before", async () => {
  const { job, run, stop } = jobOf({});
  stop();
  await job.start();
  expect(run).not.toHaveBeenCalled();
});
