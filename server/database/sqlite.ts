/** The embedded engine: one file, WAL, one connection that writes and one that reads. */
import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { type EntityManager, type EntitySchema, MikroORM, SqliteDriver } from "@mikro-orm/sql";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteDriver as KyselyDriver,
  SqliteDialect,
} from "kysely";
import { Commits } from "./commits.ts";
import { type Database, DatabaseClosed, migrate, ormOptions, type Param } from "./database.ts";
import { Transaction } from "./transaction.ts";

/** How long a writer waits for another process, in milliseconds. */
const busyTimeout = 5_000;

/**
 * Opens a file, making it and its folder if need be, and brings its tables up to date.
 * @param clock the time of changes.
 * @param newId makes the unique part of events' keys.
 */
export async function openSqlite(
  file: string,
  entities: EntitySchema[],
  clock: () => Date,
  newId: () => string,
): Promise<Database> {
  const created = !existsSync(file);
  mkdirSync(dirname(file), { recursive: true });
  const writer = openFile(file, false);
  const orm = await MikroORM.init({
    ...ormOptions("sqlite", entities),
    driver: SqliteDriver,
    dbName: file,
    driverOptions: new WriterDialect(writer),
  });
  await migrate(orm);
  const reader = openFile(file, true);
  const read = prepared(reader);
  const commits = new Commits();

  return {
    engine: "sqlite",
    description: `SQLite, ${file}`,
    created,
    commits,
    all: async <Row>(sql: string, params: readonly Param[] = []) => read(sql).all(...params) as Row[], // the caller names the type
    get: async <Row>(sql: string, params: readonly Param[] = []) =>
      read(sql).get(...params) as Row | undefined, // likewise
    async transaction(work) {
      if (!reader.isOpen) throw new DatabaseClosed();
      const result = await orm.em.fork().transactional(async (em) => {
        return work(
          new Transaction(em as EntityManager, "sqlite", clock().toISOString(), newId, (sql) => sql),
        ); // the fork's generic
      });
      commits.ring();
      return result;
    },
    unavailable,
    async [Symbol.asyncDispose]() {
      if (!reader.isOpen) return;
      reader.close();
      await orm.close();
    },
  };
}

function openFile(file: string, readOnly: boolean): DatabaseSync {
  const database = new DatabaseSync(file, { readOnly, timeout: busyTimeout });
  // FULL: what was answered survives a power cut, not only a killed process (https://sqlite.org/wal.html#performance).
  if (!readOnly) database.exec("pragma journal_mode = wal; pragma synchronous = full");
  database.exec("pragma cache_size = -65536; pragma mmap_size = 268435456; pragma temp_store = memory");
  return database;
}

/** Statements by their text, prepared once. */
function prepared(database: DatabaseSync): (sql: string) => StatementSync {
  const statements = new Map<string, StatementSync>();
  return (sql) => {
    let statement = statements.get(sql);
    if (!statement) {
      statement = database.prepare(sql);
      if (statements.size < 1_000) statements.set(sql, statement);
    }
    return statement;
  };
}

/** Lets MikroORM write through a connection of node:sqlite, each transaction holding the write lock from its start. */
class WriterDialect extends SqliteDialect {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    super({ database: { prepare: () => unused(), close: () => undefined } });
    this.#database = database;
  }

  override createDriver(): Driver {
    const statement = prepared(this.#database);
    return new ImmediateDriver({
      database: {
        close: () => this.#database.close(),
        prepare: (sql) => {
          const ready = statement(sql);
          return {
            reader: ready.columns().length > 0,
            all: (params) => ready.all(...(params as Param[])), // Kysely's type is wider than what is ever bound
            run: (params) => ready.run(...(params as Param[])), // likewise
            iterate: (params) => ready.iterate(...(params as Param[])), // likewise
          };
        },
      },
    });
  }
}

class ImmediateDriver extends KyselyDriver {
  /** A transaction that begins by reading and then writes fails when another process wrote between; this one waits. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

function unused(): never {
  throw new Error("The dialect makes its own driver");
}

/** SQLite's result codes for busy, locked, read-only, I/O error, disk full, cannot open (https://sqlite.org/rescode.html). */
const unavailableCodes = new Set([5, 6, 8, 10, 13, 14]);

function unavailable(error: unknown): boolean {
  if (error instanceof DatabaseClosed) return true;
  for (let each = error; each instanceof Error; each = each.cause ?? previous(each)) {
    if ("errcode" in each && typeof each.errcode === "number" && unavailableCodes.has(each.errcode & 0xff))
      return true;
    if ("code" in each && each.code === "ERR_INVALID_STATE") return true; // the file is closed: the node is stopping
  }
  return false;
}

/** MikroORM's exceptions keep the engine's own in `previous`. */
function previous(error: Error): unknown {
  return "previous" in error ? error.previous : undefined;
}
