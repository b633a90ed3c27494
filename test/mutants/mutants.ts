/**
 * Plants faults and says what finds them: `npm run mutants`, or `npm run mutants -- <list> …` for some lists of `faults/`.
 * First, each fault alone: the test files closest to it of those that run its place, on SQLite, then the types. Then all that are left at once, with the tests of
 * `npm test` and, with `--all`, with those of `npm run test:all`: a file that fails is run again with half of them, and with
 * half of these. It plants in copies of what is committed. `--check` only checks that each fault has its place, which a run
 * does first: a fault whose place has moved fails the command.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { closestTo } from "./closest.ts";
import { Copy } from "./copy.ts";
import type { Fault } from "./fault.ts";
import { measureReach, type Reach } from "./reach.ts";
import { attribute } from "./together.ts";

const root = join(import.meta.dirname, "..", "..");

const { values, positionals } = parseArgs({
  options: {
    check: { type: "boolean", default: false },
    all: { type: "boolean", default: false },
    /** A sample: each second, third … fault of the lists. */
    every: { type: "string", default: "1" },
    /** The first fault of the sample, so that another sample has other faults. */
    from: { type: "string", default: "0" },
    /** How many copies work at once. */
    copies: { type: "string", default: "2" },
    /** How many of the closest test files each fault meets alone. */
    closest: { type: "string", default: "8" },
  },
  allowPositionals: true,
});

/** What `npm test` runs, and what `npm run test:all` runs. */
const everyday = "test/default.config.ts";
const whole = "vitest.config.ts";

const lists = readdirSync(join(import.meta.dirname, "faults")).map((name) => name.replace(/\.ts$/, ""));
const unknown = positionals.filter((name) => !lists.includes(name));
if (unknown.length > 0) throw new Error(`No list ${unknown.join(", ")}; there are ${lists.join(", ")}`);

const listed: Fault[] = [];
for (const name of positionals.length > 0 ? positionals : lists) {
  const list: { faults: Fault[] } = await import(`./faults/${name}.ts`);
  listed.push(...list.faults);
}
const faults = listed
  .slice(Number(values.from))
  .filter((_fault, index) => index % Number(values.every) === 0);
const moved = listed.filter(
  ({ file, replace }) =>
    !existsSync(join(root, file)) || readFileSync(join(root, file), "utf8").split(replace).length !== 2,
);
for (const { file, replace } of moved) console.error(`${file} does not have this once: ${replace}`);
if (moved.length > 0) process.exitCode = 1;
else if (values.check) console.log(`${faults.length} faults have their places.`);
else await plantAll();

async function plantAll(): Promise<void> {
  const reachOf = measureReach();
  const left = new Set(faults);
  const found = (fault: Fault, by: string) => {
    left.delete(fault);
    console.log(`${by} | ${fault.file}: ${fault.effect}`);
  };
  const waiting = [...faults];
  const work = async () => {
    using copy = new Copy();
    for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
      const by = await findAlone(copy, fault, reachOf(fault));
      if (by !== undefined) found(fault, by);
    }
  };
  await Promise.all(Array.from({ length: Number(values.copies) }, work));
  console.log(`\n${left.size} of ${faults.length} faults are left.`);
  using copy = new Copy();
  await attribute(copy, everyday, left, found);
  report("npm test", left);
  if (!values.all) return;
  await attribute(copy, whole, left, found);
  report("npm run test:all", left);
}

/** What finds a fault that is planted alone: a close test file or the types; undefined if neither does. */
async function findAlone(copy: Copy, fault: Fault, reach: Reach): Promise<string | undefined> {
  copy.plant([fault]);
  const close = closestTo(fault, reach, Number(values.closest));
  for (const files of [close.slice(0, 2), close.slice(2)]) {
    if (files.length === 0) continue; // without files it would be a run of all
    const { passed, failed } = await copy.test(everyday, files, { engines: "sqlite" });
    if (!passed) return failed[0] ?? "a run that did not end";
  }
  return (await copy.hasRightTypes()) ? undefined : "types";
}

function report(command: string, left: Set<Fault>): void {
  const count = faults.length - left.size;
  console.log(
    `\n${command} finds ${count} of ${faults.length} faults (${((count / faults.length) * 100).toFixed(1)} %). It does not find:`,
  );
  for (const { file, effect } of left) console.log(`  ${file}: ${effect}`);
}
