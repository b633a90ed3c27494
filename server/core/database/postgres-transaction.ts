/** Transactions on PostgreSQL's connections: how they begin, and what the response to a commit says. */
import pg, { type QueryResult } from "pg";
import type { Writer } from "../sql/rows.ts";
import { commitWith } from "./commit-outcome.ts";
import { type Connection, type Connections, hasEnded, NotSent, onLiveConnection } from "./connections.ts";
import { throwFirst } from "./first-failure.ts";
import type { Durability } from "./group-commit.ts";
import { PipelinedWriter } from "./postgres-statements.ts";

/** The lock timeout, and the idle timeout in a transaction, in milliseconds. */
export const lockTimeoutMs = 4_000;

/**
 * Builds the statements that begin a transaction. They set the timeouts, because behind a pooler sessions are shared: a process
 * that hangs within a change must not block the others forever.
 */
export function begin(lockWaitMs = lockTimeoutMs): string {
  return `begin; set local lock_timeout = ${lockWaitMs}; set local idle_in_transaction_session_timeout = ${lockTimeoutMs}`;
}

/** Not to wait for the disk is safe for each transaction (https://www.postgresql.org/docs/current/wal-async-commit.html). */
const commitLazily = "; set local synchronous_commit = off";

/** Acquires a connection and begins a transaction on it, in which each statement has a timeout in whole milliseconds. */
export function beginBounded(pool: Connections, statementTimeoutMs: number): Promise<Connection> {
  return onLiveConnection(async () => {
    const connection = await pool.acquire();
    try {
      await connection.query(`${begin()}; set local statement_timeout = ${statementTimeoutMs}`);
      return connection;
    } catch (error) {
      await abandon(connection);
      throw error;
    }
  });
}

/** Thrown if a connection ended before its transaction had begun. */
export class NotBegun extends Error {
  /** @param cause what the connection ended with. */
  constructor(cause: unknown) {
    super("The transaction did not begin", { cause });
  }
}

/** Runs what begins a transaction, and once more, on another connection, if the first one had ended. */
export async function onBegun<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof NotBegun) return attempt();
    throw error;
  }
}

/**
 * Runs statements in a transaction. Its begin is not waited for, but sent with the first statements; the last ones are sent with
 * the commit. That is not sent before it began, because then it is not known to have had no effect.
 * @param work is run once more if its first connection had ended.
 */
export function transactionBy<Result>(
  pool: Connections,
  durability: Durability,
  work: (writer: Writer) => Promise<Result>,
): Promise<Result> {
  return onBegun(async () => {
    const connection = await pool.acquire();
    const writer = new PipelinedWriter(connection);
    const begun = connection
      .query(`${begin()}${durability === "lazy" ? commitLazily : ""}`)
      .catch((error) => Promise.reject(hasEnded(error) ? new NotBegun(error) : error));
    begun.catch(() => undefined); // awaited below
    return transactionOn(connection, async () => {
      try {
        return await work(writer);
      } finally {
        await begun;
      }
    }).catch(async (error) => {
      if (error instanceof NotBegun) throw error;
      return throwFirst(error, writer);
    });
  });
}

export const commit = "commit";

/** Thrown if the response to a commit is a rollback. */
class RolledBack extends Error {}

/**
 * Commits a transaction.
 * @throws if a statement of it had failed: PostgreSQL then responds to the commit with a rollback instead of an error.
 */
export async function commitOn(connection: Connection): Promise<QueryResult> {
  const result = await connection.query(commit);
  if (result.command !== "COMMIT")
    throw new RolledBack("The transaction was rolled back, because a statement of it had failed");
  return result;
}

/** Ends a transaction: commits it when `work` returns, and rolls it back when it throws. Releases the connection. */
export async function transactionOn<Result>(
  connection: Connection,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    const result = await work();
    await commitWith(() => commitOn(connection), isRejectedCommit);
    return result;
  } finally {
    await abandon(connection);
  }
}

/** Rolls back the transaction of a connection if it is still open, and releases the connection. */
export async function abandon(connection: Connection): Promise<void> {
  if (!connection.broken && connection.inTransaction)
    await connection.query("rollback").catch(() => undefined); // then it is not reused
  connection.release();
}

/** SQLSTATE: connection exception, the server stops or crashed, system error, internal error, statement completion unknown. */
const unknownOutcomes = /^(08...|57P..|58...|XX...|40003)$/;

/** Whether a failed commit certainly had no effect: it was not sent, or the server rejected it. */
export function isRejectedCommit(error: unknown): boolean {
  if (error instanceof NotSent || error instanceof RolledBack) return true;
  return error instanceof pg.DatabaseError && !unknownOutcomes.test(error.code ?? "XX000");
}
