/** Checks which version of the node the database belongs to, and whether it is whole. */
import { version } from "../../../generated/operations.ts";
import { steps } from "../../core/database/schema.ts";
import { rejectUnfinished, rejectUnfinishedRestore } from "../../core/database/unfinished-restore.ts";
import { rejectUnknownMigrations } from "../../core/database/unknown-migrations.ts";
import { StartError } from "../../core/process/start-error.ts";
import type { DatabaseConfig } from "../../core/settings/database-settings.ts";
import type { Rows } from "../../core/sql/rows.ts";
import { type Finding, findingsOf } from "./finding.ts";

const { ok, warning, failure } = findingsOf("Schema");

/** Compares the migrations of the database with those of this version. */
export async function checkSchema(rows: Rows): Promise<Finding> {
  const executed = await migrationsOf(rows);
  if (executed.length === 0) return ok("The database has no tables yet: the first start makes them");
  const message = messageOf(() => rejectUnknownMigrations(executed));
  if (message !== null) return failure(message);
  const waiting = steps.slice(executed.length).map(({ name }) => name);
  const last = executed.at(-1);
  if (waiting.length === 0) return ok(`${last}, that of this version (${version})`);
  return warning(
    `The database is of an older version: it ends with ${last}, and this version (${version}) with ${waiting.at(-1)}. The next ` +
      "start migrates it, and the older version does not start on it afterwards: make a backup with that version before",
  );
}

/** Whether the database is the target of a restore that has not finished. */
export async function checkUnfinished(database: DatabaseConfig, rows: Rows | null): Promise<Finding[]> {
  try {
    if (database.engine === "sqlite") rejectUnfinishedRestore(database.file);
    else if (rows) await rejectUnfinished(rows);
    return [];
  } catch (error) {
    if (error instanceof StartError) return [failure(error.message)];
    throw error;
  }
}

/** The fingerprint of the key that the database was written with; null if it has none. */
export async function recordedFingerprint(rows: Rows): Promise<string | null> {
  if (!(await hasTable(rows, "node_key"))) return null;
  const row = await rows.get<{ fingerprint: string }>("select fingerprint from node_key");
  return row?.fingerprint ?? null;
}

export async function migrationsOf(rows: Rows): Promise<string[]> {
  if (!(await hasTable(rows, "migration"))) return [];
  const found = await rows.all<{ name: string }>("select name from migration order by id");
  return found.map(({ name }) => name);
}

async function hasTable(rows: Rows, name: "migration" | "node_key" | "agent"): Promise<boolean> {
  const sql =
    rows.engine === "sqlite"
      ? `select count(*) as count from sqlite_schema where name = '${name}'`
      : `select count(to_regclass('${name}')) as count`;
  return (await rows.get<{ count: number }>(sql))?.count === 1;
}

function messageOf(work: () => void): string | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
}
