/**
 * The database of a node: transactions with MikroORM for writing, prepared statements for reading.
 *
 * Frequent reads do not hydrate entities: measured on SQLite, a route with `findOne` serves 5,300 requests a second, the same
 * route with a prepared statement 46,800. They use separate connections, so they never see uncommitted data.
 */
import { setTimeout } from "node:timers/promises";
import { Migration, Migrator } from "@mikro-orm/migrations";
import {
  type Constructor,
  type EntityManager,
  type EntitySchema,
  LockWaitTimeoutException,
  type MikroORM,
  type Options,
} from "@mikro-orm/sql";
import type { Kysely } from "kysely";
import { StartError } from "../process/start-error.ts";
import type { ReadTurns } from "../time/turns.ts";
import type { Commits } from "./commits.ts";
import type { Durability } from "./group-commit.ts";
import { type Step, steps } from "./schema.ts";
import type { Transaction } from "./transaction.ts";
import { rejectUnknownMigrations } from "./unknown-migrations.ts";

export type Engine = "sqlite" | "postgres";

/** Thrown if the database is already closed, because the node is stopping. */
export class DatabaseClosed extends Error {}

/** Thrown if the server cancelled a statement that exceeded its timeout. */
export class StatementTimeout extends Error {}

/** A parameter of a statement. */
export type Param = string | number | boolean | null;

/** Reads rows by SQL. Placeholders are `?` on both engines. */
export interface Rows {
  readonly engine: Engine;
  /** All rows of a query. The caller names their type, which the query determines. */
  all<Row>(sql: string, params?: readonly Param[]): Promise<Row[]>;
  /** The first row of a query, if there is one. */
  get<Row>(sql: string, params?: readonly Param[]): Promise<Row | undefined>;
}

/** The connection of a change. */
export interface Writer extends Rows {
  /**
   * Runs a statement that returns no rows. Its failure may be thrown by a later statement instead, or by {@link settle}: on
   * PostgreSQL the statement is sent and not waited for.
   */
  run(sql: string, params?: readonly Param[]): Promise<void>;
  /** Waits for all statements. @throws the first failure. */
  settle(): Promise<void>;
}

/** Makes reads of a function that returns all rows of a query. */
export function rowsFrom(engine: Engine, all: Rows["all"]): Rows {
  return {
    engine,
    all,
    get: async <Row>(sql: string, params?: readonly Param[]) => (await all<Row>(sql, params))[0],
  };
}

/** The connections of a pool. */
export interface PoolUse {
  /** `read` or `write`. */
  pool: string;
  open: number;
  idle: number;
  /** How many operations wait for a connection. */
  waiting: number;
}

/** A warning for the operator while the database works. */
export interface DatabaseWarning {
  /** `journal_damaged`: committed changes were lost, because the write-ahead log was damaged. */
  code: "journal_damaged";
  /** The public text. */
  detail: string;
  /** For the log: may name files. */
  remedy: string;
  since: Date;
}

/** The database of a node. */
export interface Database extends Rows, AsyncDisposable {
  /** For messages: the file, or the server without its password. */
  readonly description: string;
  /** Whether this start created the database. */
  readonly created: boolean;
  /** Notifies of commits. */
  readonly commits: Commits;
  /** The turns of long reads. */
  readonly turns: ReadTurns;
  /** Reads for statements that may take long: each in its turn. On SQLite they may run in threads of their own. */
  readonly longReads: Rows;
  /** Reads the version of what is committed: two equal ones say that no process committed anything in between. */
  version(): Promise<string>;
  /**
   * Runs a change in a transaction. There is one at a time, across processes too. It is committed when `work` returns, and
   * rolled back when it throws.
   */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  /**
   * Runs statements in a separate transaction: for counters, whose order does not matter. Do not call it within a change,
   * which would cause a deadlock.
   * @param durability `lazy` for what may be repeated after a power failure. Commits then do not wait for the disk.
   */
  aside<Result>(work: (writer: Writer) => Promise<Result>, durability?: Durability): Promise<Result>;
  /**
   * Runs one writing statement like `aside`, in a single round trip: for writes in every request. On PostgreSQL the statement
   * itself must limit how long it waits for locks, because it may still run after this process has given up.
   * @throws CommitOutcomeUnknown if its response was lost.
   */
  alone<Row>(sql: string, params: readonly Param[]): Promise<Row[]>;
  /**
   * Reads with a timeout of each statement. It only applies on PostgreSQL: SQLite cannot cancel a statement from its own
   * thread, so reads there must consist of small statements.
   * @param statementTimeoutMs in whole milliseconds; 0 for no limit.
   * @throws StatementTimeout if a statement exceeds it. Further statements of `work` fail then.
   */
  bounded<Result>(statementTimeoutMs: number, work: (rows: Rows) => Promise<Result>): Promise<Result>;
  /**
   * Writes a probe row on the connection of changes.
   * @throws the error that a change would throw now.
   */
  probe(): Promise<void>;
  /**
   * Removes deleted rows from its files, as far as an engine leaves that to its users: SQLite keeps them in the write-ahead log.
   * @returns whether it is done. It is not while something reads the log.
   */
  scrub(): Promise<boolean>;
  /** The use of its pools now. SQLite has none. */
  pools(): PoolUse[];
  /** Warnings for the operator while the database works. */
  warnings(): DatabaseWarning[];
  /** Whether an error says that the database cannot be reached or cannot write now. */
  unavailable(error: unknown): boolean;
}

type OrmOptions = Pick<Options, "extensions" | "discovery" | "migrations" | "logger"> & {
  entities: EntitySchema[];
};

/**
 * The options of MikroORM for both engines.
 * @param migrations the steps to migrate by; default: all.
 */
export function ormOptions(
  engine: Engine,
  entities: EntitySchema[],
  migrations: readonly Step[] = steps,
): OrmOptions {
  return {
    entities,
    extensions: [Migrator],
    logger: () => undefined, // the node logs exceptions itself
    discovery: { warnWhenNoEntities: false, checkDuplicateTableNames: true },
    migrations: {
      tableName: "migration",
      snapshot: false,
      disableForeignKeys: false,
      migrationsList: migrations.map((step) => ({
        name: step.name,
        class: migration(step.statements(engine)),
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

/**
 * Creates an entity manager on a connection with an open transaction. MikroORM's `transactional` never releases a connection
 * on which "begin" or "rollback" failed (Kysely's ControlledTransaction), so one outage would use up all of them.
 */
export function managerOn(orm: MikroORM, connection: Kysely<unknown>): EntityManager {
  const em = orm.em.fork() as EntityManager; // the engines are SQL
  em.setTransactionContext(connection);
  return em;
}

function migration(statements: string[]): Constructor<Migration> {
  return class extends Migration {
    override up(): void {
      for (const statement of statements) this.addSql(statement);
    }
  };
}
