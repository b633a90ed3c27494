/** The database that a backup is restored to. */

import type { Step } from "../core/database/schema.ts";
import type { Writer } from "../core/sql/rows.ts";
import type { TableOfBackup } from "./format.ts";
import type { Row, Table } from "./tables.ts";

/** A database without a node, which no node starts on until {@link finish}. */
export interface RestoreTarget extends AsyncDisposable {
  /** For messages: the file, or the server and its database. */
  readonly place: string;
  /**
   * Creates empty tables, as the migrations of the backup make them, and deletes what was there.
   * @param tables those of the backup.
   */
  createTables(migrations: readonly Step[], tables: readonly Table[]): Promise<void>;
  insert(table: Table, rows: readonly Row[]): Promise<void>;
  /** Reads the rows of a table in the order of keys. */
  rows(table: Table): AsyncIterable<Row> | Iterable<Row>;
  /** Runs the migrations that the backup does not have. */
  migrate(): Promise<void>;
  /** Changes rows in a transaction. */
  change<Result>(work: (writer: Writer) => Promise<Result>): Promise<Result>;
  /**
   * Lets nodes start on it.
   * @returns where the database is that was there before; null if there was none, or if its rows were deleted.
   */
  finish(tables: readonly TableOfBackup[]): Promise<string | null>;
}

export interface TargetOptions {
  /** The path of the backup, or the URL of the SQLite file that moves. */
  from: string;
  /** Whether to replace a database that has data. */
  replace: boolean;
  now: Date;
}
