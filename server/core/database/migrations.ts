/** The migrations of both engines, by MikroORM. */
import { setTimeout } from "node:timers/promises";
import { Migration, Migrator } from "@mikro-orm/migrations";
import { type Constructor, LockWaitTimeoutException, type MikroORM, type Options } from "@mikro-orm/sql";
import { StartError } from "../process/start-error.ts";
import type { Engine } from "../sql/rows.ts";
import { type Step, steps } from "./schema.ts";
import { rejectUnknownMigrations } from "./unknown-migrations.ts";

type OrmOptions = Pick<Options, "extensions" | "discovery" | "migrations" | "logger"> & { entities: [] };

/**
 * The options of MikroORM for migrating: without entities, which {@link Orm} has.
 * @param migrations the steps to migrate by; default: all.
 */
export function ormOptions(engine: Engine, migrations: readonly Step[] = steps): OrmOptions {
  return {
    entities: [],
    extensions: [Migrator],
    logger: () => undefined, // the node logs exceptions itself
    discovery: { warnWhenNoEntities: false },
    migrations: {
      tableName: "migration",
      snapshot: false,
      disableForeignKeys: false,
      migrationsList: migrations.map((step) => ({
        name: step.name,
        class: migration(engine, step.statements(engine)),
      })),
    },
  };
}

/** How long a start waits for a process that migrates the same file, in milliseconds: a migration may rewrite large tables. */
const migrationWaitMs = 60_000;

/**
 * Migrates the tables. Several processes may start at once: all steps are one transaction, so one process runs them, and the
 * others fail, retry, and find them done. On PostgreSQL their statements wait until the first has committed. On SQLite they
 * fail at once if the first began to write after they had begun to read, and fail again until it has committed.
 * @throws StartError if the database has migrations that this version does not know.
 * @throws LockWaitTimeoutException if another process still holds the lock of the file after a minute.
 */
export async function migrate(orm: {
  migrator: Pick<MikroORM["migrator"], "getExecuted" | "up">;
}): Promise<void> {
  const lockedUntil = performance.now() + migrationWaitMs;
  const retryDelaysMs = [100, 500];
  for (;;) {
    try {
      rejectUnknownMigrations((await orm.migrator.getExecuted()).map(({ name }) => name));
      await orm.migrator.up();
      return;
    } catch (error) {
      const locked = error instanceof LockWaitTimeoutException && performance.now() < lockedUntil;
      const wait = locked ? Math.random() * 200 : retryDelaysMs.shift(); // random, so that two processes do not collide again
      if (wait === undefined || error instanceof StartError) throw error;
      await setTimeout(wait);
    }
  }
}

/** Builds the statement of a probe. The time contains no quotes. */
export function probeStatement(now: Date): string {
  return `update write_probe set probed_at = '${now.toISOString()}' where id = 1`;
}

function migration(engine: Engine, statements: string[]): Constructor<Migration> {
  return class extends Migration {
    override up(): void {
      // As one text, which PostgreSQL takes at once: its server may be milliseconds away.
      for (const text of engine === "postgres" ? [statements.join(";\n")] : statements) this.addSql(text);
    }
  };
}
