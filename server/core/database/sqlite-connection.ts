/** Runs statements on connections to a file of SQLite. */
import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { Param, Rows, Writer } from "../sql/rows.ts";
import { BoundedMap } from "../values/bounded-map.ts";
import { busy, resultCode } from "./sqlite-errors.ts";

/** How long a change waits for other processes, in milliseconds. */
export const busyTimeout = 5_000;

/**
 * Opens a file.
 * @param extension the file of an extension to load; null for none. No statement can load others.
 */
export function openFile(file: string, readOnly: boolean, extension: string | null = null): DatabaseSync {
  const allowExtension = extension !== null;
  const database = new DatabaseSync(file, { readOnly, timeout: busyTimeout, allowExtension });
  if (extension !== null) {
    database.loadExtension(extension);
    database.enableLoadExtension(false);
  }
  if (!readOnly) {
    useWriteAheadLog(database);
    // FULL: committed changes survive a power failure, not only a killed process (https://sqlite.org/wal.html#performance).
    database.exec("pragma synchronous = full");
    // Deleted content is overwritten in the file: an erasure must reach it (https://sqlite.org/pragma.html#pragma_secure_delete).
    database.exec("pragma secure_delete = on");
  }
  // Not mapped: pages of a mapped file count as memory of the process, up to the whole file, and reads are hardly faster. The
  // page cache is small because each connection has one, and the system caches the file anyway.
  database.exec("pragma cache_size = -16384; pragma mmap_size = 0; pragma temp_store = memory");
  return database;
}

/**
 * Switches a file to WAL mode, in which it stays. A new file is not in it yet, and of processes that start at once SQLite lets
 * all but one fail at once: the pragma turns its read lock into a write lock, for which SQLite does not wait
 * (https://sqlite.org/c3ref/busy_handler.html). It does wait for the lock of a transaction of its own.
 */
function useWriteAheadLog(database: DatabaseSync): void {
  const deadline = performance.now() + busyTimeout;
  for (;;) {
    try {
      database.exec("pragma journal_mode = wal");
      return;
    } catch (error) {
      if (resultCode(error) !== busy || performance.now() >= deadline) throw error;
    }
    database.exec("begin immediate; commit");
  }
}

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

/**
 * Runs statements on a connection.
 * @param beforeRead called before each read.
 */
export function rowsOf(database: DatabaseSync, beforeRead?: () => void): Rows {
  const statementOf = prepared(database, (statement) => new RowStatement(statement));
  return {
    engine: "sqlite",
    all: async <Row>(sql: string, params: readonly Param[] = []) => {
      beforeRead?.();
      return statementOf(sql).all(params) as Row[]; // the caller names the type
    },
    get: async <Row>(sql: string, params: readonly Param[] = []) => {
      beforeRead?.();
      return statementOf(sql).get(params) as Row | undefined; // likewise
    },
  };
}

/** A statement whose rows have one shape. Those of node:sqlite are dictionaries, which are larger and slower to read. */
class RowStatement {
  readonly #statement: StatementSync;
  readonly #names: readonly string[];

  constructor(statement: StatementSync) {
    this.#statement = statement;
    this.#names = statement.columns().map(({ name }) => name);
    statement.setReturnArrays(true);
  }

  all(params: readonly Param[]): object[] {
    return this.#statement.all(...params.map(bound)).map((values) => this.#toRow(values));
  }

  get(params: readonly Param[]): object | undefined {
    const values = this.#statement.get(...params.map(bound));
    return values && this.#toRow(values);
  }

  /** @param values an array of the columns, although the type of node:sqlite names them. */
  #toRow(values: Record<number, unknown>): object {
    const row: Record<string, unknown> = {};
    for (let index = 0; index < this.#names.length; index++) row[this.#names[index] ?? ""] = values[index];
    return row;
  }
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
export function prepared<Made>(
  database: DatabaseSync,
  make: (statement: StatementSync) => Made,
): (sql: string) => Made {
  const kept = new BoundedMap<string, Made>(keptStatements);
  return (sql) => {
    const made = kept.get(sql) ?? make(database.prepare(sql));
    kept.set(sql, made);
    return made;
  };
}
