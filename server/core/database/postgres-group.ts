/** The transactions of groups of changes on PostgreSQL. */
import type { QueryResult } from "pg";
import { ChangeGroup, endOf, readJournal, readLastKey } from "../journal/change-group.ts";
import type { RowOf } from "../sql/statement.ts";
import { commitWith } from "./commit-outcome.ts";
import { type Connection, type Connections, hasEnded } from "./connections.ts";
import type { OpenTransaction } from "./group-commit.ts";
import { PipelinedWriter } from "./postgres-statements.ts";
import { abandon, begin, commitOn, isRejectedCommit } from "./postgres-transaction.ts";

/** Thrown if a connection ended before its transaction had begun. */
class NotBegun extends Error {}

/**
 * Begins a transaction, and locks the journal: one process writes at a time, so numbers and times are in the order of commits.
 * The last key is read by a statement of its own, which sees what was committed while the lock was waited for.
 */
function beginChanges(lockWaitMs: number): string {
  return `${begin(lockWaitMs)}; ${readJournal.text("postgres")}; ${readLastKey.text("postgres")}`;
}

/**
 * Begins the transaction of a group, on another connection if the first one has ended.
 * @param deadline when it stops waiting for other processes, by `performance.now()`.
 * @param recorded is called after a commit that has added to the journal.
 */
export async function beginGroup(
  pool: Connections,
  deadline: number,
  recorded: () => void,
): Promise<PostgresTransaction> {
  const attempt = async () => {
    const connection = await pool.acquire();
    try {
      return new PostgresTransaction(connection, await beginOn(connection, deadline), recorded);
    } catch (error) {
      await abandon(connection);
      throw error;
    }
  };
  return attempt().catch((error) => {
    if (error instanceof NotBegun) return attempt();
    throw error;
  });
}

/** @throws NotBegun if the connection had ended, so that another one can be tried. */
async function beginOn(connection: Connection, deadline: number): Promise<ChangeGroup> {
  const lockWaitMs = Math.max(1, Math.ceil(deadline - performance.now())); // 0 would be no limit
  try {
    // One result for each statement; the last two are those of the journal.
    const results: unknown = await connection.query(beginChanges(lockWaitMs));
    const [journal, keys] = (results as QueryResult[]).slice(-2);
    return new ChangeGroup(
      endOf(
        journal?.rows[0] as RowOf<typeof readJournal> | undefined, // that of its statement
        keys?.rows[0] as RowOf<typeof readLastKey> | undefined, // likewise
      ),
    );
  } catch (error) {
    throw hasEnded(error) ? new NotBegun("The transaction did not begin", { cause: error }) : error;
  }
}

/** The transaction of a group of changes. */
export class PostgresTransaction implements OpenTransaction {
  readonly connection: Connection;
  readonly group: ChangeGroup;
  readonly writer: PipelinedWriter;
  readonly #recorded: () => void;

  constructor(connection: Connection, group: ChangeGroup, recorded: () => void) {
    this.connection = connection;
    this.group = group;
    this.writer = new PipelinedWriter(connection);
    this.#recorded = recorded;
  }

  // Not waited for: the statements of the change follow at once.
  savepoint(): Promise<void> {
    return this.writer.run("savepoint change");
  }

  release(): Promise<void> {
    return this.writer.run("release change");
  }

  async rollbackToSavepoint(): Promise<void> {
    await this.connection.query("rollback to change; release change");
    this.writer.recover();
  }

  async commit(): Promise<void> {
    await this.group.write(this.writer);
    try {
      await commitWith(() => commitOn(this.connection), isRejectedCommit);
    } catch (error) {
      if (isRejectedCommit(error)) await this.writer.settle(); // throws why it was rolled back
      throw error;
    }
    if (this.group.isRecorded) this.#recorded();
  }

  isOpen(): boolean {
    return !this.connection.broken && this.connection.inTransaction;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return abandon(this.connection);
  }
}
