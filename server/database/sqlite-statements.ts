/** Runs statements on SQLite's connections, and lets MikroORM do so. */
import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { type Driver, SqliteDriver as KyselyDriver, SqliteDialect, type SqliteStatement } from "kysely";
import type { Param, Rows, Writer } from "./database.ts";

/** Writes on a connection. */
export function writerOf(database: DatabaseSync): Writer {
  const rows = rowsOf(database);
  return {
    ...rows,
    // Not StatementSync.run: it reports the last rowid, also those of FTS5's segments, which exceed 2^53 (a RangeError).
    run: async (sql, params) => void (await rows.all(sql, params)),
    settle: async () => undefined,
  };
}

/** Runs statements on a connection. */
export function rowsOf(database: DatabaseSync): Rows {
  const statementOf = prepared(database, (statement) => statement);
  return {
    engine: "sqlite",
    all: async <Row>(sql: string, params: readonly Param[] = []) =>
      statementOf(sql).all(...params.map(bound)) as Row[], // the caller names the type
    get: async <Row>(sql: string, params: readonly Param[] = []) =>
      statementOf(sql).get(...params.map(bound)) as Row | undefined, // likewise
  };
}

/** SQLite has no booleans. */
function bound(param: Param): string | number | null {
  return typeof param === "boolean" ? Number(param) : param;
}

/** How many prepared statements are kept of each connection: about twice as many as the node has. */
const keptStatements = 512;

/**
 * Caches prepared statements by their text. Those that were used last are kept: MikroORM writes values into its texts, which
 * therefore never come again.
 */
function prepared<Made>(
  database: DatabaseSync,
  make: (statement: StatementSync) => Made,
): (sql: string) => Made {
  const kept = new Map<string, Made>(); // in the order of their last use
  return (sql) => {
    const found = kept.get(sql);
    if (found !== undefined) kept.delete(sql);
    const made = found ?? make(database.prepare(sql));
    kept.set(sql, made);
    const [oldest] = kept.size > keptStatements ? kept.keys() : [];
    if (oldest !== undefined) kept.delete(oldest);
    return made;
  };
}

/** Lets MikroORM write through a connection of node:sqlite. */
export class WriterDialect extends SqliteDialect {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    super({ database: { prepare: () => unused(), close: () => undefined } });
    this.#database = database;
  }

  override createDriver(): Driver {
    const prepare = prepared(this.#database, (statement): SqliteStatement => {
      const reader = statement.columns().length > 0; // once, because it takes longer than most statements
      // `run` reports the last rowid, also those that FTS5 gives its own segments, which exceed 2^53 (a RangeError).
      if (!reader) statement.setReadBigInts(true);
      return {
        reader,
        all: (params) => statement.all(...(params as SQLInputValue[])), // Kysely's type is wider than the bound values
        run: (params) => statement.run(...(params as SQLInputValue[])), // likewise
        iterate: (params) => statement.iterate(...(params as SQLInputValue[])), // likewise
      };
    });
    return new KyselyDriver({ database: { prepare, close: () => undefined } }); // the connection is closed elsewhere
  }
}

function unused(): never {
  throw new Error("The dialect makes its own driver");
}
