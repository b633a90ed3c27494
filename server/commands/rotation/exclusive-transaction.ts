/** A transaction on a database that nobody else uses: neither a node nor another command. */
import { lockNode } from "../../backup/file-lock.ts";
import { rejectOtherClients } from "../../backup/other-clients.ts";
import { PostgresTables } from "../../backup/postgres-tables.ts";
import { SqliteTables } from "../../backup/sqlite-tables.ts";
import { connectionsOfCommand } from "../../core/database/command-connections.ts";
import { commitWith } from "../../core/database/commit-outcome.ts";
import { placeOf } from "../../core/database/connection-settings.ts";
import type { PostgresSettings } from "../../core/database/postgres.ts";
import { PipelinedWriter } from "../../core/database/postgres-statements.ts";
import { abandon, commitOn, isRejectedCommit } from "../../core/database/postgres-transaction.ts";
import { writerOf } from "../../core/database/sqlite-connection.ts";
import { isRejectedCommit as isRejectedFileCommit } from "../../core/database/sqlite-errors.ts";
import type { DatabaseConfig } from "../../core/settings/database-settings.ts";
import type { Writer } from "../../core/sql/rows.ts";

/** Changes the database. @param migrations the names of those that it has, in their order. */
export type Change<Result> = (writer: Writer, migrations: readonly string[]) => Promise<Result>;

/**
 * Runs a change, and commits it when `work` returns. A node that starts meanwhile waits, or fails to start.
 * @throws StartError if anybody else uses the database.
 * @throws CommitOutcomeUnknown if it is not known whether it was committed.
 */
export function alone<Result>(database: DatabaseConfig, work: Change<Result>): Promise<Result> {
  return database.engine === "sqlite" ? onFile(database.file, work) : onServer(database, work);
}

async function onFile<Result>(file: string, work: Change<Result>): Promise<Result> {
  using database = lockNode(file);
  database.exec("pragma secure_delete = on"); // what is overwritten must not be left in the file
  const result = await work(writerOf(database), new SqliteTables(database).migrations());
  await commitWith(() => database.exec("commit"), isRejectedFileCommit);
  return result;
}

async function onServer<Result>(settings: PostgresSettings, work: Change<Result>): Promise<Result> {
  const pool = connectionsOfCommand(settings, true);
  try {
    const connection = await pool.acquire();
    try {
      await connection.query("begin; set local lock_timeout = 4000");
      const tables = new PostgresTables(connection);
      const migrations = await tables.migrations();
      // A node reads its fingerprint first, so it starts after this, or was connected before.
      if (migrations.length > 0) await connection.query("lock table node_key in access exclusive mode");
      await rejectOtherClients(tables, placeOf(settings.url));
      const writer = new PipelinedWriter(connection);
      const result = await work(writer, migrations);
      await writer.settle();
      await commitWith(() => commitOn(connection), isRejectedCommit);
      return result;
    } finally {
      await abandon(connection);
    }
  } finally {
    await pool.end();
  }
}
