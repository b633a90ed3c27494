/** The database of a node, opened by a command beside the node. */
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import type { Config } from "../assembly/config.ts";
import type { Database } from "../core/database/database.ts";
import { openPostgres } from "../core/database/postgres.ts";
import { openSqlite } from "../core/database/sqlite.ts";
import { StartError } from "../core/process/start-error.ts";
import { databaseStartError } from "../core/process/start-failures.ts";
import { orm } from "../features.ts";

/**
 * Opens the database of a node, which must exist.
 * @throws StartError if it does not exist, or cannot be opened.
 */
export async function openNodeDatabase(settings: Config["database"]): Promise<Database> {
  const clock = () => new Date();
  if (settings.engine === "sqlite" && !existsSync(settings.file)) {
    throw new StartError(
      `There is no database ${settings.file}: run this where the node runs, with its DATABASE_URL.`,
    );
  }
  try {
    return settings.engine === "sqlite"
      ? await openSqlite(settings.file, orm, clock, randomUUID)
      : await openPostgres(settings, orm, clock, randomUUID);
  } catch (error) {
    throw databaseStartError(error, settings) ?? error;
  }
}
