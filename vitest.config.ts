/** All tests, on both engines: `npm run test:all`, and `npx vitest run <file>` for some. */
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { executablePath } from "./test/browser/chromium.ts";
import { placeOf, readDurations } from "./test/durations.ts";
import { inPackage } from "./test/runs.ts";

// Workers, nodes and compilers are many processes that compile the same modules: V8's code is kept for the next one.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, "node_modules", ".cache", "compiled");

/** Begins with the files that took longest: a run should not end with one worker at one long file. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const durations = readDurations();
    const takes = ({ moduleId }: TestSpecification) => durations.get(placeOf(moduleId)) ?? 3_600_000; // it is new
    return [...files].sort((a, b) => takes(b) - takes(a));
  }
}

/** Limits are for what hangs: a machine that is busy with something else takes ten times as long. */
export const hangLimits = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 120_000 } },
};

/** The tests in a browser, where there is none. */
export const withoutBrowser = executablePath === undefined ? ["test/browser/**"] : [];
if (executablePath === undefined) {
  if (process.env.CI) throw new Error("CI must have a Chromium: set CHROMIUM to its path");
  console.warn("No Chromium or Chrome in the usual places, and no CHROMIUM: tests in a browser are left out");
}

/** What holds for each run of tests, wherever it is configured. */
export const eachRun = {
  globalSetup: ["test/databases.ts", "test/dashboard-build.ts"],
  setupFiles: ["test/each-file.ts"],
  ...hangLimits,
  maxWorkers: 3, // many tests wait for processes and timers; each worker loads all modules
  maxConcurrency: 8, // the concurrent ones wait most of their time
  sequence: { sequencer: LongestFirst },
};

export default defineConfig({
  test: {
    ...eachRun,
    projects: [
      // A worker loads the modules once and keeps its databases for the next file: worlds are what is new in each test.
      {
        extends: true,
        test: {
          name: "tests",
          include: ["test/**/*.test.ts"],
          exclude: [...withoutBrowser, inPackage],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "package",
          include: [inPackage],
          globalSetup: ["test/package/setup.ts"],
          isolate: false,
        },
      },
    ],
  },
});
