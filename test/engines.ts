/** The engines that tests run on: SQLite always, PostgreSQL where one is reachable, and always in CI. */
import { randomUUID } from "node:crypto";
import { statfsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import pg from "pg";
import type { Config } from "../server/assembly/config.ts";
import type { Database } from "../server/core/database/database.ts";
import { connected, databaseServer } from "./database-server.ts";
import { isEveryday, onBothEngines } from "./runs.ts";

export type EngineName = "sqlite" | "postgres";

/** Whether a PostgreSQL server responds. */
async function reachable(): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseServer, connectionTimeoutMillis: 30_000 });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    if (process.env.CI)
      throw new Error(`CI must have a PostgreSQL server at ${databaseServer}`, { cause: error });
    return false;
  }
}

/** Whether the run is for SQLite alone: see quick.config.ts. */
const sqliteOnly = process.env.TEST_ENGINES === "sqlite";

/** The engines of this run. */
const enginesOfRun: EngineName[] = !sqliteOnly && (await reachable()) ? ["sqlite", "postgres"] : ["sqlite"];
if (enginesOfRun.length === 1 && !sqliteOnly)
  console.warn(`No PostgreSQL at ${databaseServer}: the tests run on SQLite alone`);

/** The engines that the tests of the current file run on. */
export const engines: EngineName[] = [...enginesOfRun];

/** Chooses the engines of a test file, before it is loaded: an everyday run has both where the database matters. */
export function chooseEngines(file: string): void {
  const onAll = !isEveryday || onBothEngines.some((each) => file.endsWith(`/${each}`));
  engines.splice(0, engines.length, ...(onAll ? enginesOfRun : enginesOfRun.slice(0, 1)));
}

/** A database of one's own, gone with its disposal. */
export interface Scratch<Place = Config["database"]> extends AsyncDisposable {
  database: Place;
}

/** The database of an engine. */
type DatabaseOn<Engine extends EngineName> = Extract<Config["database"], { engine: Engine }>;

/** What becomes of a database when the machine loses its power. */
export interface Durability {
  /** Whether a commit reaches the disk before it returns, as at an operator's; else tests do not wait for disks. */
  durable?: boolean;
}

/** Databases on the server that are empty again: making one takes longer than most tests. databases.ts drops them. */
const idle = { durable: [] as string[], quick: [] as string[] };

/** Makes an empty database. On PostgreSQL it may have its tables already. */
export async function scratch<Engine extends EngineName>(
  engine: Engine,
  durability?: Durability,
): Promise<Scratch<DatabaseOn<Engine>>>;
export async function scratch(engine: EngineName, { durable = false }: Durability = {}): Promise<Scratch> {
  if (engine === "sqlite") {
    const folder = await mkdtemp(join(durable ? tmpdir() : quickFolder, "registry-test-"));
    return {
      database: { engine, file: join(folder, "registry.sqlite") },
      [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
    };
  }
  const waiting = durable ? idle.durable : idle.quick;
  const url = waiting.pop() ?? (await makeDatabase(durable));
  return {
    database: { engine, url },
    [Symbol.asyncDispose]: async () => {
      await emptiedAt(url);
      waiting.push(url);
    },
  };
}

/** A folder in memory, where syncing a file costs nothing, if the machine has one with room; containers often have 64 MB. */
const quickFolder = roomAt("/dev/shm") > 2 ** 30 ? "/dev/shm" : tmpdir();

/** How many bytes are free at a place; 0 if there is no such place. */
function roomAt(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

async function makeDatabase(durable: boolean): Promise<string> {
  const name = `registry_test_${process.env.TEST_RUN}_${randomUUID().replaceAll("-", "")}`;
  await query(databaseServer, `create database ${name}`);
  if (!durable) await query(databaseServer, `alter database ${name} set synchronous_commit = off`);
  const url = new URL(process.env.TEST_POOLER_URL ?? databaseServer);
  url.pathname = `/${name}`;
  return url.href;
}

/** Deletes rather than truncates: the tables of a test are small, and a truncation syncs files. */
const empty = `do $$ declare each text; begin
  for each in select tablename from pg_tables where schemaname = 'public' and tablename not in ('migration', 'journal') loop
    execute 'delete from ' || quote_ident(each);
  end loop;
  if to_regclass('journal') is not null then
    update journal set seq = 0, changed_at = '', subscriptions = gen_random_uuid()::text;
  end if;
  if exists (select from information_schema.columns where table_name = 'journal' and column_name = 'floor') then
    execute 'update journal set floor = 0';
  end if;
end $$`;

/** Connections for emptying, by database: a new one each time takes the server longer than the emptying. */
const cleaners = new Map<string, pg.Pool>();

/** Empties a database that stays open. */
export async function emptied({ engine, ...place }: Config["database"], open: Database): Promise<void> {
  if ("url" in place) return emptiedAt(place.url);
  if ("file" in place) return emptiedFile(place.file, open);
}

async function emptiedFile(file: string, open: Database): Promise<void> {
  const tables = await open.all<{ name: string }>("select name from sqlite_schema where type = 'table'");
  await open.aside(async (writer) => {
    for (const { name } of tables.filter((each) => !isKept(each.name)))
      await writer.run(`delete from ${name}`);
    await writer.run(
      "update journal set seq = 0, changed_at = '', floor = 0, subscriptions = lower(hex(randomblob(16)))",
    );
  });
  for (const name of await readdir(dirname(file)))
    if (!name.startsWith(basename(file))) await rm(join(dirname(file), name), { recursive: true });
}

/** Whether a table has the same rows in each database. */
function isKept(table: string): boolean {
  return ["migration", "journal"].includes(table) || table.startsWith("sqlite_");
}

async function emptiedAt(url: string): Promise<void> {
  let cleaner = cleaners.get(url);
  if (!cleaner) {
    cleaner = new pg.Pool({ connectionString: url, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true });
    cleaner.on("error", () => undefined); // a test may break all connections of its database; the next one is new
    cleaners.set(url, cleaner);
  }
  await cleaner.query(empty);
}

async function query(url: string, sql: string): Promise<void> {
  const client = await connected(url);
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
