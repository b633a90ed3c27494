/**
 * The database of a node: transactions with MikroORM for writing, prepared statements for reading.
 *
 * Frequent reads do not hydrate entities: measured on SQLite, a route with `findOne` serves 5,300 requests a second, the same
 * route with a prepared statement 46,800. They use separate connections, so they never see uncommitted data.
 */
import type { Commits } from "../journal/commits.ts";
import type { Transaction } from "../journal/transaction.ts";
import type { ManagedRows, ManagedWriter } from "../sql/orm.ts";
import type { LoneWriter, Rows } from "../sql/rows.ts";
import type { ReadTurns } from "../time/turns.ts";
import type { Durability } from "./group-commit.ts";

/** The connections of a pool. */
export interface PoolUse {
  /** `read` or `write`. */
  pool: string;
  open: number;
  idle: number;
  /** How many operations wait for a connection. */
  waiting: number;
}

/** A warning for the operator while the database works. */
export interface DatabaseWarning {
  /** `journal_damaged`: committed changes were lost, because the write-ahead log was damaged. */
  code: "journal_damaged";
  /** The public text. */
  detail: string;
  /** For the log: may name files. */
  remedy: string;
  since: Date;
}

/** The database of a node. */
export interface Database extends ManagedRows, LoneWriter, AsyncDisposable {
  /** For messages: the file, or the server without its password. */
  readonly description: string;
  /** Whether this start created the database. */
  readonly created: boolean;
  /** Notifies of commits. */
  readonly commits: Commits;
  /** The turns of long reads. */
  readonly turns: ReadTurns;
  /** Reads for statements that may take long: each in its turn. On SQLite they may run in threads of their own. */
  readonly longReads: Rows;
  /** Reads the version of what is committed: two equal ones say that no process committed anything in between. */
  version(): Promise<string>;
  /**
   * Runs a change in a transaction. There is one at a time, across processes too. It is committed when `work` returns, and
   * rolled back when it throws.
   * @param work changes nothing but the database, because it may be undone and run again: see postgres-round.ts.
   */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  /**
   * Runs statements in a separate transaction: for counters, whose order does not matter. Do not call it within a change,
   * which would cause a deadlock.
   * @param work is run once more if its connection had ended before it began.
   * @param durability `lazy` for what may be repeated after a power failure. Commits then do not wait for the disk.
   */
  aside<Result>(work: (writer: ManagedWriter) => Promise<Result>, durability?: Durability): Promise<Result>;
  /**
   * Reads with a timeout of each statement. It only applies on PostgreSQL: SQLite cannot cancel a statement from its own
   * thread, so reads there must consist of small statements.
   * @param statementTimeoutMs in whole milliseconds; 0 for no limit.
   * @throws StatementTimeout if a statement exceeds it. Further statements of `work` fail then.
   */
  bounded<Result>(statementTimeoutMs: number, work: (rows: Rows) => Promise<Result>): Promise<Result>;
  /**
   * Writes a probe row on the connection of changes.
   * @throws the error that a change would throw now.
   */
  probe(): Promise<void>;
  /**
   * Removes deleted rows from its files, as far as an engine leaves that to its users: SQLite keeps them in the write-ahead log.
   * @returns whether it is done. It is not while something reads the log.
   */
  scrub(): Promise<boolean>;
  /** The use of its pools now. SQLite has none. */
  pools(): PoolUse[];
  /** Warnings for the operator while the database works. */
  warnings(): DatabaseWarning[];
  /** Whether an error says that the database cannot be reached or cannot write now. */
  unavailable(error: unknown): boolean;
}
