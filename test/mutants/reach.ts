/**
 * Which test files of `npm test` run a place in the sources: what V8 counted in one run of them, kept as long as the commit is
 * the same.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Fault } from "./fault.ts";

const root = join(import.meta.dirname, "..", "..");

/** One test file, and the functions that it called: for each source its ranges of characters. */
interface Noted {
  path: string;
  called: [source: string, ranges: [start: number, end: number][]][];
}

/** The test files that come near a fault. */
export interface Reach {
  /** Those that run the smallest function around it. What runs once in a process, as statements are built, has not all. */
  place: Set<string>;
  /** Those that run some function of its module. */
  module: Set<string>;
}

/** Measures, or reads what was measured. */
export function measureReach(): (fault: Fault) => Reach {
  const { stdout } = spawnSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8" });
  const kept = join(root, "node_modules", ".cache", `reach-${stdout.trim()}.jsonl`);
  if (!existsSync(kept)) {
    const noting = `${kept}.new`;
    rmSync(noting, { force: true });
    spawnSync("node_modules/.bin/vitest", ["run", "--config", "test/mutants/reach.config.ts"], {
      cwd: root,
      env: { ...process.env, REACH_FILE: noting },
    });
    renameSync(noting, kept);
  }
  const files = readFileSync(kept, "utf8")
    .trim()
    .split("\n")
    .map((line): Noted => JSON.parse(line));
  const reaches = new Map(files.map(({ path, called }) => [path, new Map(called)]));
  return ({ file, replace }) => {
    const place = readFileSync(join(root, file), "utf8").indexOf(replace);
    const around = ([start, end]: [number, number]) => start <= place && place < end;
    const innermost = [...reaches.values()]
      .flatMap((called) => called.get(file) ?? [])
      .filter(around)
      .reduce((least, range) => (range[1] - range[0] < least[1] - least[0] ? range : least), [0, 2 ** 30]);
    const isInnermost = ([start, end]: [number, number]) => start === innermost[0] && end === innermost[1];
    const having = (is: (range: [number, number]) => boolean) =>
      new Set([...reaches].flatMap(([path, called]) => (called.get(file)?.some(is) ? [path] : [])));
    return { place: having(isInnermost), module: having(() => true) };
  };
}
