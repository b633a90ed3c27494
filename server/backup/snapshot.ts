/**
 * Reads all tables of a database as they are at one instant, while nodes write to it.
 *
 * On SQLite it is one read transaction of a connection of its own: in WAL mode it sees the state of its begin and blocks no
 * writer (https://sqlite.org/isolation.html). The online backup API starts over after each change of another process
 * (https://sqlite.org/c3ref/backup_finish.html): for 68 MB and 200 changes a second, 117 times. `vacuum into` needs the space
 * of a second database. On PostgreSQL it is one transaction that is repeatable read and read only.
 */
import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { connectionsOfCommand } from "../core/database/command-connections.ts";
import { placeOf } from "../core/database/connection-settings.ts";
import type { PostgresSettings } from "../core/database/postgres.ts";
import { steps } from "../core/database/schema.ts";
import { busyTimeout } from "../core/database/sqlite-connection.ts";
import { rejectUnfinished, rejectUnfinishedRestore } from "../core/database/unfinished-restore.ts";
import { rejectUnknownMigrations } from "../core/database/unknown-migrations.ts";
import { StartError } from "../core/process/start-error.ts";
import { databaseStartError } from "../core/process/start-failures.ts";
import type { DatabaseConfig } from "../core/settings/database-settings.ts";
import type { Engine } from "../core/sql/rows.ts";
import { PostgresTables } from "./postgres-tables.ts";
import { SqliteTables } from "./sqlite-tables.ts";
import type { Row, Table } from "./tables.ts";

/** All tables at one instant. */
export interface Snapshot extends AsyncDisposable {
  readonly engine: Engine;
  /** For messages: the file, or the server and its database. */
  readonly place: string;
  /** The names of the migrations that it has, in their order. */
  readonly migrations: readonly string[];
  count(name: string): Promise<number> | number;
  /** Reads the rows of a table in the order of keys. */
  rows(table: Table): AsyncIterable<Row> | Iterable<Row>;
  lastGeneratedKey(table: Table): Promise<number> | number;
}

/**
 * Opens a snapshot of a node's database.
 * @param locked the connection that has the file of the database locked; null if nodes may use it meanwhile.
 * @throws StartError if there is no database, or if it is not that of a node of this version.
 */
export async function openSnapshot(database: DatabaseConfig, locked: DatabaseSync | null): Promise<Snapshot> {
  const snapshot = await open(database, locked);
  try {
    rejectOtherSchema(snapshot);
    return snapshot;
  } catch (error) {
    await snapshot[Symbol.asyncDispose]();
    throw error;
  }
}

async function open(database: DatabaseConfig, locked: DatabaseSync | null): Promise<Snapshot> {
  try {
    return database.engine === "sqlite" ? openFile(database.file, locked) : await openServer(database);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw databaseStartError(error, database) ?? error;
  }
}

function openFile(file: string, locked: DatabaseSync | null): Snapshot {
  if (!existsSync(file))
    throw new StartError(
      `There is no database ${file}: run this where the node runs, with its DATABASE_URL.`,
    );
  rejectUnfinishedRestore(file);
  using opened = new DisposableStack();
  const database = locked ?? opened.use(new DatabaseSync(file, { readOnly: true, timeout: busyTimeout }));
  if (!locked) database.exec("pragma cache_size = -16384; begin");
  const tables = new SqliteTables(database);
  const migrations = tables.migrations(); // the first read, at which the snapshot begins
  const closing = opened.move();
  return {
    engine: "sqlite",
    place: file,
    migrations,
    count: (name) => tables.count(name),
    rows: (table) => tables.rows(table),
    lastGeneratedKey: (table) => tables.lastGeneratedKey(table),
    [Symbol.asyncDispose]: async () => closing.dispose(),
  };
}

async function openServer(settings: PostgresSettings): Promise<Snapshot> {
  await using opened = new AsyncDisposableStack();
  const pool = opened.adopt(connectionsOfCommand(settings, false), (each) => each.end());
  const connection = opened.adopt(await pool.acquire(), (each) => each.release());
  await connection.query("begin transaction isolation level repeatable read, read only");
  opened.defer(async () => {
    await connection.query("rollback").catch(() => undefined); // the connection has ended
  });
  await connection.query(
    "set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0",
  );
  const tables = new PostgresTables(connection);
  await rejectUnfinished({ get: async <Found>(sql: string) => (await tables.all<Found & object>(sql))[0] });
  const migrations = await tables.migrations();
  const closing = opened.move();
  return {
    engine: "postgres",
    place: placeOf(settings.url),
    migrations,
    count: (name) => tables.count(name),
    rows: (table) => tables.rows(table),
    lastGeneratedKey: (table) => tables.lastGeneratedKey(table),
    [Symbol.asyncDispose]: () => closing.disposeAsync(),
  };
}

function rejectOtherSchema({ place, migrations }: Snapshot): void {
  if (migrations.length === 0)
    throw new StartError(
      `${place} has no tables of a node: name the database of the node, as in its DATABASE_URL.`,
    );
  rejectUnknownMigrations(migrations);
  if (migrations.length < steps.length)
    throw new StartError(
      `${place} was written by an older version of the node: back it up with that version, or start this version on it ` +
        "once, and run this again.",
    );
}
