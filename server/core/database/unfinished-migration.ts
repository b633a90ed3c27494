/** Detects a database that is the target of an unfinished migration from SQLite (server/migrate/) or restore (server/backup/). */
import { StartError } from "../process/start-error.ts";
import type { Rows } from "./database.ts";
import { restoreTable, unfinishedRestore } from "./unfinished-restore.ts";

/** The table with the position of a migration. It exists from the first row until all rows are verified. */
export const progressTable = "migration_progress";

/**
 * Rejects a database that has only a part of the rows of another one.
 * @throws StartError
 */
export async function rejectUnfinished(rows: Pick<Rows, "get">): Promise<void> {
  const found = await rows.get<{ migration: string | null; restore: string | null }>(
    `select to_regclass('${progressTable}')::text as migration, to_regclass('${restoreTable}')::text as restore`,
  );
  if (found?.restore) {
    const restore = await rows.get<{ backup: string }>(`select backup from ${restoreTable}`);
    throw unfinishedRestore(restore?.backup ?? "<backup>");
  }
  if (!found?.migration) return;
  const progress = await rows.get<{ source_file: string }>(`select source_file from ${progressTable}`);
  throw new StartError(
    `The migration from ${progress?.source_file ?? "SQLite"} to this database has not finished. Continue it: ` +
      `npm run migrate:sqlite-to-postgres -- sqlite:${progress?.source_file ?? "<file>"} <DATABASE_URL>`,
  );
}
