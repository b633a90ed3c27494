/**
 * `npm run simulate`: random histories of nodes, clients, receivers and faults, in virtual time, until one is wrong or the time is
 * over. A wrong history is made as short as possible, printed, and kept in `kept/`, where every later run plays it again.
 */
import "./install.ts";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { databaseServer } from "../database-server.ts";
import { type History, isFault } from "./actions.ts";
import type { Databases, EngineName } from "./databases.ts";
import type { Verdict } from "./history.ts";
import { print, printed } from "./log.ts";
import type { Prologue } from "./scene.ts";
import type { Theme } from "./steps.ts";
import { realMs, realRandom } from "./virtual-time.ts";

const { default: fc } = await import("fast-check");
const { openDatabases } = await import("./databases.ts");
const { begin, run } = await import("./history.ts");
const { histories, themeNames } = await import("./steps.ts");

const help = `npm run simulate -- [options]

  --minutes M       how long to look for wrong histories (default: 1)
  --seed N          the first seed (default: any); the same seed gives the same histories, byte for byte
  --histories N     at most so many histories
  --steps N         at most so many steps in a history (default: 80)
  --nodes K         so many sites in every history, 1 to 4 (default: any)
  --processes K     so many processes of each site, 1 or 2 (default: any)
  --about THEME     histories of the steps of one theme: ${themeNames.join(", ")}
  --engine NAME     sqlite or postgres (default: sqlite); PostgreSQL is the server at TEST_POSTGRES_URL
  --as-found        leaves a wrong history as it was found, which may be long, instead of making it shorter for some minutes
  --play FILE       plays one kept history, and prints what happened
  --kept            plays all kept histories
  --trace FILE      writes what happened in all histories to a file
`;

const { values: options } = parseArgs({
  options: {
    minutes: { type: "string", default: "1" },
    seed: { type: "string" },
    histories: { type: "string", default: "1000000" },
    steps: { type: "string", default: "80" },
    nodes: { type: "string" },
    processes: { type: "string" },
    about: { type: "string" },
    engine: { type: "string", default: "sqlite" },
    "as-found": { type: "boolean", default: false },
    play: { type: "string" },
    kept: { type: "boolean", default: false },
    trace: { type: "string" },
    help: { type: "boolean", default: false },
  },
});

/** Databases in memory where there is room: a history writes little, and often. */
const folder = join("/dev/shm", `registry-simulation-${process.pid}`);
const keptFolder = join(import.meta.dirname, "kept");

/** How long a wrong history may be made shorter, in milliseconds. */
const shrinkingMs = 180_000;

/** What all histories of this run came to. */
const total = { histories: 0, simulatedMs: 0, requests: 0, deliveries: 0, faults: 0, undecided: 0 };
const outcomes = new Set<string>();
const trace: string[] = [];

interface Ready {
  databases: Databases;
  prologue: Prologue;
}

/** The engines that histories of this run have used. */
const engines = new Map<EngineName, Promise<Ready>>();

function engineOf(name: EngineName): Promise<Ready> {
  let ready = engines.get(name);
  if (!ready) {
    ready = openDatabases(name, folder, databaseServer).then(async (databases) => ({
      databases,
      prologue: await begin(databases),
    }));
    engines.set(name, ready);
  }
  return ready;
}

async function play(history: History): Promise<Verdict> {
  const { databases, prologue } = await engineOf(history.engine);
  const verdict = await run(history, databases, prologue);
  total.histories++;
  total.simulatedMs += verdict.simulatedMs;
  total.requests += verdict.requests;
  total.deliveries += verdict.deliveries;
  total.undecided += verdict.undecided.length;
  for (const each of verdict.outcomes) outcomes.add(each);
  total.faults += history.steps.filter(isFault).length;
  if (options.trace) trace.push(...verdict.timeline, "");
  return verdict;
}

/** Looks for a wrong history. @returns whether none was found. */
async function look(): Promise<boolean> {
  const startedAt = realMs();
  const endsAt = startedAt + Number(options.minutes) * 60_000;
  const only = {
    ...(options.nodes && { sites: Number(options.nodes) }),
    ...(options.processes && { processes: Number(options.processes) }),
    ...(options.about && { about: themeNamed(options.about) }),
  };
  const arbitrary = histories(Number(options.steps), engineNamed(options.engine), only);
  let reportedAt = startedAt;
  for (let seed = options.seed ? Number(options.seed) : realRandom(2 ** 30); ; seed++) {
    if (realMs() > endsAt || total.histories >= Number(options.histories)) break;
    let failedAt = 0;
    const property = fc.asyncProperty(arbitrary, async (history) => {
      if (failedAt > 0 && realMs() > failedAt + shrinkingMs) return; // short enough
      const { wrong } = await play(history);
      if (wrong.length === 0) return;
      failedAt ||= realMs();
      throw new Error(wrong.join("\n"));
    });
    const details = await fc.check(property, { seed, numRuns: 1, endOnFailure: options["as-found"] });
    if (details.failed) {
      const shortest = details.counterexample?.[0];
      if (shortest) await report(seed, shortest);
      return false;
    }
    if (realMs() > reportedAt + 10_000) {
      print(progress(startedAt));
      reportedAt = realMs();
    }
  }
  print(progress(startedAt));
  return true;
}

/** @throws if there is no such engine. */
function engineNamed(name: string): EngineName {
  if (name === "sqlite" || name === "postgres") return name;
  throw new Error(`--engine is sqlite or postgres, not ${name}`);
}

/** @throws if there is no such theme. */
function themeNamed(name: string): Theme {
  const found = themeNames.find((each) => each === name);
  if (!found) throw new Error(`--about is one of ${themeNames.join(", ")}, not ${name}`);
  return found;
}

/** Prints a wrong history, and keeps it. */
async function report(seed: number, history: History): Promise<void> {
  const { wrong, timeline } = await play(history);
  const file = join(keptFolder, `seed-${seed}.json`);
  mkdirSync(keptFolder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(history, null, 2)}\n`);
  print(`\nWrong, with seed ${seed}, in ${history.steps.length} steps:\n`);
  print(timeline.join("\n"));
  print(`\n${wrong.map((each) => `  ✗ ${each}`).join("\n")}\n`);
  print(`Kept as ${file}; play it with: npm run simulate -- --play ${file}`);
}

function progress(startedAt: number): string {
  const { histories: count, simulatedMs, requests, deliveries, faults, undecided } = total;
  const hours = simulatedMs / 3_600_000;
  const perHour = hours / ((realMs() - startedAt) / 3_600_000);
  return (
    `${count} histories, ${hours.toFixed(1)} simulated hours (${Math.round(perHour).toLocaleString("en")} per hour), ` +
    `${requests.toLocaleString("en")} requests, ${deliveries.toLocaleString("en")} deliveries, ${faults.toLocaleString("en")} faults, ${outcomes.size} different outcomes, ` +
    `${undecided > 0 ? `${undecided} undecided, ` : ""}${Math.round(process.memoryUsage.rss() / 2 ** 20)} MB`
  );
}

/** Plays kept histories, those on PostgreSQL only where there is a server. @returns whether all are right. */
async function playKept(files: readonly string[], isShown: boolean): Promise<boolean> {
  let right = true;
  const leftOut: string[] = [];
  for (const file of files) {
    const history = JSON.parse(readFileSync(file, "utf8")) as History; // as report() writes it
    if (history.engine === "postgres" && !process.env.TEST_POSTGRES_URL) {
      leftOut.push(file);
      continue;
    }
    const { wrong, timeline } = await play(history);
    if (isShown) print(timeline.join("\n"));
    for (const each of wrong) print(`  ✗ ${file}: ${each}`);
    right &&= wrong.length === 0;
  }
  const count = files.length - leftOut.length;
  print(`${count} kept ${count === 1 ? "history" : "histories"}: ${right ? "all right" : "WRONG"}`);
  for (const file of leftOut)
    print(`Not played: ${file} needs PostgreSQL, and TEST_POSTGRES_URL is not set.`);
  return right;
}

function keptFiles(): string[] {
  mkdirSync(keptFolder, { recursive: true });
  return readdirSync(keptFolder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => join(keptFolder, name));
}

async function main(): Promise<boolean> {
  if (options.help) {
    print(help);
    return true;
  }
  if (options.play) return playKept([options.play], true);
  if (options.kept) return playKept(keptFiles(), false);
  return look();
}

const isRight = await main();
for (const ready of engines.values()) await (await ready).databases.end();
if (options.trace) writeFileSync(options.trace, trace.join("\n"));
await printed();
process.exit(isRight ? 0 : 1);
