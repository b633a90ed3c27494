/** Commits that do not wait for the disk. */
import type { Writer } from "../database/database.ts";

/**
 * Lets the commit of this transaction not wait for the disk, while it has locks that others wait for. On PostgreSQL only, where
 * that is safe for each transaction (https://www.postgresql.org/docs/current/wal-async-commit.html): if the server crashes
 * within a second, deliveries are repeated, with the same keys.
 */
export async function commitLazily(writer: Writer): Promise<void> {
  if (writer.engine === "postgres") await writer.run("select set_config('synchronous_commit', 'off', true)");
}
