/** Transactions on PostgreSQL's connections: how they begin, and what the response to a commit says. */
import pg, { type QueryResult } from "pg";
import { commitWith } from "./commit-outcome.ts";
import { type Connection, type Connections, NotSent, onLiveConnection } from "./connections.ts";
import type { Durability } from "./group-commit.ts";

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

/** Acquires a connection and begins a transaction on it. */
export function beginBy(pool: Connections, durability: Durability = "durable"): Promise<Connection> {
  return onLiveConnection(async () => {
    const connection = await pool.acquire();
    try {
      await connection.query(`${begin()}${durability === "lazy" ? commitLazily : ""}`);
      return connection;
    } catch (error) {
      await abandon(connection);
      throw error;
    }
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
