/** The transactions of groups of changes on PostgreSQL. */
import type { QueryResult } from "pg";
import { ChangeGroup, endOf, readJournal, readLastKey } from "../journal/change-group.ts";
import type { RowOf } from "../sql/statement.ts";
import { commitWith } from "./commit-outcome.ts";
import { type Connection, type Connections, hasEnded } from "./connections.ts";
import type { OpenTransaction } from "./group-commit.ts";
import { type ChangePlace, makeTogether } from "./postgres-round.ts";
import { PipelinedWriter } from "./postgres-statements.ts";
import { abandon, begin, commitOn, isRejectedCommit, NotBegun, onBegun } from "./postgres-transaction.ts";

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
  return onBegun(async () => {
    const connection = await pool.acquire();
    try {
      return new PostgresTransaction(connection, await beginOn(connection, deadline), recorded);
    } catch (error) {
      await abandon(connection);
      throw error;
    }
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
    throw hasEnded(error) ? new NotBegun(error) : error;
  }
}

/** The transaction of a group of changes. */
export class PostgresTransaction implements OpenTransaction<ChangePlace> {
  readonly place: { readonly writer: PipelinedWriter; readonly group: ChangeGroup };
  readonly #connection: Connection;
  readonly #recorded: () => void;
  #atSavepoint: ChangeGroup["state"];

  constructor(connection: Connection, group: ChangeGroup, recorded: () => void) {
    this.place = { writer: new PipelinedWriter(connection), group };
    this.#connection = connection;
    this.#recorded = recorded;
    this.#atSavepoint = group.state;
  }

  // Not waited for: the statements of the change follow at once.
  savepoint(): Promise<void> {
    this.#atSavepoint = this.place.group.state;
    return this.place.writer.run("savepoint change");
  }

  release(): Promise<void> {
    return this.place.writer.run("release change");
  }

  async rollbackToSavepoint(): Promise<void> {
    await this.place.writer.recover(this.#connection.query("rollback to change; release change"));
    this.place.group.returnTo(this.#atSavepoint); // a change may have ended before a statement of it failed
  }

  settle(): Promise<void> {
    return this.place.writer.settle();
  }

  makeTogether(
    changes: readonly ((place: ChangePlace) => Promise<() => void>)[],
  ): Promise<(() => void)[] | null> {
    return makeTogether(this.place, changes);
  }

  async commit(): Promise<void> {
    const { group, writer } = this.place;
    await group.write(writer);
    try {
      await commitWith(() => commitOn(this.#connection), isRejectedCommit);
    } catch (error) {
      if (isRejectedCommit(error)) await writer.settle(); // throws why it was rolled back
      throw error;
    }
    if (group.isRecorded) this.#recorded();
  }

  isOpen(): boolean {
    return !this.#connection.broken && this.#connection.inTransaction;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return abandon(this.#connection);
  }
}
