/** Reads of a PostgreSQL server: the primary, or a standby of it. */

import { managed, type Orm } from "../sql/orm.ts";
import { type Param, rowsFrom, StatementTimeout } from "../sql/rows.ts";
import { ReadTurns } from "../time/turns.ts";
import { type Connections, onLiveConnection } from "./connections.ts";
import type { Database } from "./database.ts";
import { rowsOf } from "./postgres-statements.ts";
import { abandon, beginBounded } from "./postgres-transaction.ts";

/** What requests read with. */
export type Reads = Pick<
  Database,
  "engine" | "all" | "get" | "orm" | "em" | "turns" | "longReads" | "bounded" | "version"
>;

/** How many connections of a server reads use. */
export const readConnections = 8;

/** How many of them long reads may use; the others are for short reads. */
const longReads = 3;

/** SQLSTATE of a statement that exceeded its timeout. */
const queryCanceled = "57014";

/** Creates the reads of a server. */
export function readsOn(connections: Connections, orm: Orm): Reads {
  const read = <Row>(sql: string, params: readonly Param[] = []): Promise<Row[]> =>
    onLiveConnection(async () => {
      const connection = await connections.acquire();
      try {
        return await rowsOf<Row>(connection, sql, params);
      } finally {
        connection.release();
      }
    });
  const reads = rowsFrom("postgres", read);
  return {
    ...managed(orm, reads),
    turns: new ReadTurns({ concurrency: longReads, holdsEventLoop: false }),
    longReads: reads,
    async bounded(statementTimeoutMs, work) {
      // Local to the transaction: behind a pooler another client uses the connection afterwards.
      const connection = await beginBounded(connections, statementTimeoutMs);
      const all = async <Row>(sql: string, params: readonly Param[] = []) => {
        try {
          return await rowsOf<Row>(connection, sql, params);
        } catch (error) {
          throw error instanceof Error && "code" in error && error.code === queryCanceled
            ? new StatementTimeout()
            : error;
        }
      };
      try {
        return await work(rowsFrom("postgres", all));
      } finally {
        await abandon(connection); // nothing was changed
      }
    },
    // Which transactions have ended: https://www.postgresql.org/docs/current/functions-info.html#FUNCTIONS-PG-SNAPSHOT. A
    // snapshot of a standby lists no transactions in progress, so there it is what was replayed.
    async version() {
      const found = await reads.get<{ version: string }>(
        "select case when pg_is_in_recovery() then cast(pg_last_wal_replay_lsn() as text) else cast(pg_current_snapshot() as text) end as version",
      );
      return found?.version ?? "";
    },
  };
}
