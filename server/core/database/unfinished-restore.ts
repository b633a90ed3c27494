/** Detects a database that is the target of an unfinished restore: see server/backup/. */
import { existsSync } from "node:fs";
import { StartError } from "../process/start-error.ts";
import type { Rows } from "../sql/rows.ts";

/**
 * The table that exists on PostgreSQL from the begin of a restore until all rows are verified. It says what is restored: the path
 * of a backup, or the URL of the SQLite file that moves here.
 */
export const restoreTable = "restore_unfinished";

/** The file that a restore to SQLite writes, until it takes the name of the database. */
export function restoringFile(file: string): string {
  return `${file}.restoring`;
}

/**
 * Rejects a file whose restore has not finished.
 * @throws StartError
 */
export function rejectUnfinishedRestore(file: string): void {
  const restoring = restoringFile(file);
  if (!existsSync(restoring)) return;
  const other = existsSync(file)
    ? ` To go on with the database that is there, delete ${restoring}.`
    : ` To start with an empty database, delete ${restoring}.`;
  throw new StartError(
    `The restore of a backup to ${file} has not finished. Run it again: npm run registry-node -- restore <backup>.${other}`,
  );
}

/** Whether what is restored is a SQLite file that moves, not a backup, whose path is absolute. */
export function isMove(from: string): boolean {
  return from.startsWith("sqlite:");
}

/**
 * Rejects a PostgreSQL database that has only a part of the rows of another one.
 * @throws StartError
 */
export async function rejectUnfinished(rows: Pick<Rows, "get">): Promise<void> {
  const found = await rows.get<{ name: string | null }>(
    `select to_regclass('${restoreTable}')::text as name`,
  );
  if (!found?.name) return;
  const from =
    (await rows.get<{ backup: string }>(`select backup from ${restoreTable}`))?.backup ?? "<backup>";
  throw new StartError(
    isMove(from)
      ? `The migration from ${from} to this database has not finished. Run it again: ` +
          `npm run migrate:sqlite-to-postgres -- ${from} <DATABASE_URL>`
      : `The restore of ${from} to this database has not finished. Run it again: npm run registry-node -- restore ${from}`,
  );
}
