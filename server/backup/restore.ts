/** Restores a backup to an empty database of either engine, and compares all rows with it. */
import { resolve } from "node:path";
import { type Step, steps } from "../core/database/schema.ts";
import { rejectUnknownMigrations } from "../core/database/unknown-migrations.ts";
import { StartError } from "../core/process/start-error.ts";
import type { DatabaseConfig } from "../core/settings/database-settings.ts";
import { writeManaged } from "../core/sql/orm.ts";
import { protectLog, type RestoredLog, type RestoredLogOptions } from "../features/log/restored-log.ts";
import { orm } from "../features.ts";
import { Digest } from "./digest.ts";
import { type Header, rowsOf } from "./format.ts";
import { PostgresRestoreTarget } from "./postgres-target.ts";
import type { Progress } from "./progress.ts";
import { readBackup } from "./reader.ts";
import type { RestoreTarget, TargetOptions } from "./restore-target.ts";
import { SqliteRestoreTarget } from "./sqlite-target.ts";
import { textOf } from "./tables.ts";
import type { Verified } from "./verify.ts";

export interface RestoreOptions {
  /** The path of the backup. */
  file: string;
  /** The URL of the SQLite file that moves here by this backup, if any: `sqlite:<path>`. */
  from?: string;
  /** The backup, which was read whole before: nothing is changed for a damaged one. */
  verified: Verified;
  database: DatabaseConfig;
  /** Whether to replace a database that has data. */
  replace: boolean;
  progress: Progress;
  /** What is known about the transparency log; null if nothing was signed after the backup. */
  log: Pick<RestoredLogOptions, "checkpoint" | "publicUrl"> | null;
  clock?: () => Date;
}

export interface RestoreResult {
  /** The name that the former SQLite file has now; null if there was none. */
  aside: string | null;
  log: RestoredLog;
}

/**
 * Restores a backup. If it is interrupted, no node starts on the database, and the next run starts over.
 * @throws StartError if the database has data or is in use, or if the backup cannot be restored to it.
 */
export async function restore(options: RestoreOptions): Promise<RestoreResult> {
  const {
    file,
    from = resolve(file),
    verified,
    database,
    replace,
    progress,
    log,
    clock = () => new Date(),
  } = options;
  const { header, nullCharacter } = verified;
  rejectUnknownMigrations(header.migrations, "The backup");
  if (database.engine === "postgres" && nullCharacter)
    throw new StartError(
      `PostgreSQL cannot store texts with a null character, and ${file} has one (${nullCharacter}). Nothing was changed. ` +
        "Restore to SQLite, correct the text, and move the node with npm run migrate:sqlite-to-postgres.",
    );
  await using target = await openTarget(database, { from, replace, now: clock() });
  await target.createTables(stepsOf(header), header.tables);
  await copy(file, header, target, progress);
  await compare(verified, target, progress);
  await target.migrate();
  const restoredLog =
    log === null
      ? "continues"
      : await target.change((writer) =>
          writeManaged(orm, writer, (managed) =>
            protectLog(managed, { ...log, madeAt: header.madeAt, now: clock() }),
          ),
        );
  return { aside: await target.finish(header.tables), log: restoredLog };
}

/**
 * Opens a target.
 * @throws StartError if it has data, or if another process uses it.
 */
function openTarget(database: DatabaseConfig, options: TargetOptions): Promise<RestoreTarget> {
  return database.engine === "sqlite"
    ? SqliteRestoreTarget.open(database.file, options)
    : PostgresRestoreTarget.open(database, options);
}

/** The steps that a backup has. */
function stepsOf({ migrations }: Header): Step[] {
  return steps.filter(({ name }) => migrations.includes(name));
}

async function copy(file: string, header: Header, target: RestoreTarget, progress: Progress): Promise<void> {
  progress.begin("Restoring", rowsOf(header));
  await readBackup(file, {
    rows: async (table, rows) => {
      await target.insert(table, rows);
      progress.advance(table.name, rows.length);
    },
  });
  progress.end();
}

/** Reads all rows again. */
async function compare(
  { header, digests }: Verified,
  target: RestoreTarget,
  progress: Progress,
): Promise<void> {
  progress.begin("Comparing", rowsOf(header));
  const differences: string[] = [];
  for (const table of header.tables) {
    const found = new Digest();
    for await (const row of target.rows(table)) {
      found.add(textOf(table, row));
      progress.advance(table.name, 1);
    }
    const { rows, digest } = found.summary();
    if (digest !== digests.get(table.name))
      differences.push(`${table.name}: ${rows} rows of ${table.rows}, or with other values`);
  }
  progress.end();
  if (differences.length > 0)
    throw new StartError(
      `${target.place} differs from the backup, so no node starts on it:\n${differences.join("\n")}\n` +
        "Let nothing else write to it, and run this again.",
    );
}
