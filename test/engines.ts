/** The engines that tests run on: SQLite always, PostgreSQL where one is reachable, and always in CI. */
import { randomUUID } from "node:crypto";
import { statfsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { Config } from "../server/config.ts";
import { connected, databaseServer } from "./database-server.ts";

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
export const engines: EngineName[] = !sqliteOnly && (await reachable()) ? ["sqlite", "postgres"] : ["sqlite"];
if (engines.length === 1 && !sqliteOnly)
  console.warn(`No PostgreSQL at ${databaseServer}: the tests run on SQLite alone`);

/** A database of one's own, gone with its disposal. */
export interface Scratch<Database = Config["database"]> extends AsyncDisposable {
  database: Database;
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
      await emptied(url);
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
  if to_regclass('journal') is not null then update journal set seq = 0, changed_at = ''; end if;
  if exists (select from information_schema.columns where table_name = 'journal' and column_name = 'floor') then
    execute 'update journal set floor = 0';
  end if;
end $$`;

/** Connections for emptying, by database: a new one each time takes the server longer than the emptying. */
const cleaners = new Map<string, pg.Pool>();

async function emptied(url: string): Promise<void> {
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
