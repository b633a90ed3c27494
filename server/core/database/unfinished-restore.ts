/** Detects a database that is the target of an unfinished restore: see server/backup/. */
import { existsSync } from "node:fs";
import { StartError } from "../process/start-error.ts";

/** The table that exists on PostgreSQL from the begin of a restore until all rows are verified. It has the path of the backup. */
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
    `The restore of a backup to ${file} has not finished. Run it again: registry-node restore <backup>.${other}`,
  );
}

/** Explains that a PostgreSQL database has an unfinished restore of a backup. */
export function unfinishedRestore(backup: string): StartError {
  return new StartError(
    `The restore of ${backup} to this database has not finished. Run it again: registry-node restore ${backup}`,
  );
}
