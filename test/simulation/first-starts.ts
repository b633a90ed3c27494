/**
 * Starts nodes that die in a migration: at the first statement, at the second, and so on, until a start gets through. After each
 * death the next start must work, and leave the tables that a start without a death makes. Prints what it found as JSON.
 */
import "./install.ts";
import { copyFileSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { print } from "./log.ts";
import { Machine, type Moment, ProcessDied } from "./machine.ts";
import { time } from "./virtual-time.ts";

const { DatabaseSync } = await import("node:sqlite");
const { steps } = await import("../../server/core/database/schema.ts");
const { openSqlite } = await import("../../server/core/database/sqlite.ts");
const { orm } = await import("../../server/features.ts");
const { createNode } = await import("../../server/node.ts");
const { realWorld } = await import("../../server/world.ts");
const { testConfig } = await import("../../server/testing.ts");

/** What was found for a database. */
export interface FirstStarts {
  /** How many starts died, by moment. */
  deaths: Record<Moment, number>;
  /** What is wrong; empty if nothing is. */
  wrong: string[];
}

/** In memory where there is room: each start writes all tables. */
const folder = join("/dev/shm", `registry-first-starts-${process.pid}`);
const file = join(folder, "node", "registry.sqlite");
const oldFile = join(folder, "old.sqlite");

const moments: readonly Moment[] = ["statement", "before commit", "after commit"];

/**
 * How many moments lie between two deaths, each of which is followed by a start with all migrations. Statements of one transaction
 * are undone together. A start without a database differs from that with an old one in its first migration.
 */
const strides = {
  none: { statement: 31, "before commit": 7, "after commit": 7 },
  old: { statement: 11, "before commit": 1, "after commit": 1 },
} satisfies Record<string, Record<Moment, number>>;

/** Starts a node, and stops it again. @returns whether its process died at the moment. */
async function start(moment: Moment = "statement", after = Number.POSITIVE_INFINITY): Promise<boolean> {
  const machine = new Machine("node");
  const { promise: death, resolve } = Promise.withResolvers<void>();
  machine.onDeath.push(resolve);
  machine.killAt(moment, after);
  const work = machine.run(() => startAndStop(machine));
  await Promise.race([work, death]).catch((error: unknown) => {
    if (machine.isAlive) throw error;
  });
  work.catch(() => undefined); // what a dead process still does, and whether it ends, is of no account
  const isDead = !machine.isAlive;
  machine.kill();
  return isDead;
}

async function startAndStop(machine: Machine): Promise<void> {
  const config = testConfig({ engine: "sqlite", file, readThreads: 0 });
  await using node = await createNode(config, realWorld);
  await node.app.ready(); // as listening would
  machine.healDatabase(); // it has started
}

/** The tables and indexes, and which migrations were executed. */
function schema(): string {
  using database = new DatabaseSync(file);
  const objects = database.prepare("select type, name, sql from sqlite_master order by type, name").all();
  const executed = database.prepare("select name from migration order by id").all();
  const first = database.prepare("select seq, subscriptions from journal").all();
  return JSON.stringify({ objects, executed, first }, null, 1);
}

/** Starts a node on a new copy of a database, again and again. @param old null for none. @param stride of its moments. */
async function firstStarts(old: string | null, stride: Record<Moment, number>): Promise<FirstStarts> {
  const found: FirstStarts = { deaths: { statement: 0, "before commit": 0, "after commit": 0 }, wrong: [] };
  begin(old);
  await start();
  const expected = schema();
  for (const moment of moments) {
    for (let after = 0; ; after += stride[moment]) {
      begin(old);
      if (!(await start(moment, after))) break;
      found.deaths[moment]++;
      const next = await start().then(schema, (error: unknown) => `no start: ${error}`);
      if (next !== expected) found.wrong.push(`After a death (${moment}, ${after}): ${next}`);
    }
  }
  return found;
}

function begin(old: string | null): void {
  time.restart(0); // without the timers of dead processes, which hold all that these had in memory
  rmSync(join(folder, "node"), { recursive: true, force: true });
  mkdirSync(join(folder, "node"), { recursive: true, mode: 0o700 });
  if (old) copyFileSync(old, file);
}

/** Makes a database as the first version did. */
async function makeOld(): Promise<void> {
  const later = steps.splice(1);
  const database = await openSqlite(
    oldFile,
    orm,
    () => new Date(),
    () => "id",
  );
  await database[Symbol.asyncDispose]();
  steps.push(...later);
}

function fail(error: unknown): void {
  if (!(error instanceof ProcessDied)) throw error; // what a dead process still throws is of no account
}

process.on("unhandledRejection", fail);
process.on("uncaughtException", fail);
time.onError = fail;
mkdirSync(folder, { recursive: true, mode: 0o700 });
try {
  await time.run(makeOld());
  print(
    JSON.stringify({
      none: await time.run(firstStarts(null, strides.none)),
      old: await time.run(firstStarts(oldFile, strides.old)),
    }),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
