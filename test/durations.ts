/** How long each test file took when it was last measured: a run begins with the longest, or it would end with one worker at it. */
import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Reporter, TestModule } from "vitest/node";

const root = join(import.meta.dirname, "..");
const file = join(import.meta.dirname, "durations.json");

/** The milliseconds of each test file, by its path from the root of the project. */
export function readDurations(): Map<string, number> {
  return new Map(Object.entries<number>(JSON.parse(readFileSync(file, "utf8"))));
}

/** A path as the durations have it. */
export function placeOf(testFile: string): string {
  return relative(root, testFile);
}

/** Measures the files of a run: `npm run test:all -- --reporter=./test/durations.ts --reporter=default`. */
export default class Durations implements Reporter {
  readonly #measured = readDurations();

  onTestModuleEnd(module: TestModule): void {
    this.#measured.set(placeOf(module.moduleId), Math.round(module.diagnostic().duration));
  }

  onTestRunEnd(): void {
    const sorted = [...this.#measured].sort(([one], [other]) => one.localeCompare(other));
    writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  }
}
