/** The lists of runs: a name that is not there would leave out nothing, or run nothing, without a word. */
import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inPackage, long, onBothEngines, rules } from "./runs.ts";

const root = join(import.meta.dirname, "..");
const filesOf = (pattern: string) => globSync(pattern, { cwd: root });

test.each([...new Set([inPackage, ...long, ...onBothEngines, ...rules])])("%s is there", (pattern) =>
  expect(filesOf(pattern)).not.toEqual([]),
);

test("a test runs on both engines or is left out, not both", () => {
  const left = new Set(long.flatMap(filesOf));
  expect(onBothEngines.filter((file) => left.has(file))).toEqual([]);
});
