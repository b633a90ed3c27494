/**
 * The database of a node: transactions over MikroORM for writing, prepared statements beside it for reading.
 *
 * Hot reads do not hydrate entities: measured on SQLite, a route over `findOne` gives 5,300 answers a second, the same
 * route over a prepared statement 46,800. They have connections of their own, so they never see what is not committed.
 */
import { setTimeout } from "node:timers/promises";
import { Migration, Migrator } from "@mikro-orm/migrations";
import type { Constructor, EntityManager, EntitySchema, MikroORM, Options } from "@mikro-orm/sql";
import type { Kysely } from "kysely";
import { StartError } from "../start-error.ts";
import type { Commits } from "./commits.ts";
import { rejectNewerSchema } from "./newer-schema.ts";
import type { ReadTurns } from "./read-turns.ts";
import { steps } from "./schema.ts";
import type { Transaction } from "./transaction.ts";

export type Engine = "sqlite" | "postgres";

/** The node is stopping: its database is closed already. */
export class DatabaseClosed extends Error {}

/** A statement was ended by the server, because it ran longer than it may. */
export class StatementTimeout extends Error {}

/** What a statement may be given. */
export type Param = string | number | null;

/** Reading by SQL. Parameters are written `?`, whatever the engine. */
export interface Rows {
  /** All rows of a query. The caller names their type; the query decides it. */
  all<Row>(sql: string, params?: readonly Param[]): Promise<Row[]>;
  /** The first row of a query, if there is one. */
  get<Row>(sql: string, params?: readonly Param[]): Promise<Row | undefined>;
}

/** What the operator has to know although the database works. */
export interface DatabaseWarning {
  /** `journal_damaged`: changes that had been answered were lost, because the write-ahead log was damaged. */
  code: "journal_damaged";
  /** For everybody. */
  detail: string;
  /** For the log: it may name files. */
  remedy: string;
  since: Date;
}

/** The database of a node. */
export interface Database extends Rows, AsyncDisposable {
  readonly engine: Engine;
  /** For people: the file, or the server without its password. */
  readonly description: string;
  /** Whether this start made the database. */
  readonly created: boolean;
  /** Tells when something was committed. */
  readonly commits: Commits;
  /** Whose turn it is among long reads. */
  readonly turns: ReadTurns;
  /**
   * Runs a change. One change is under way at a time, across processes too; it is committed when `work` returns, and
   * undone when it throws.
   */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  /**
   * Runs statements in a transaction of their own beside the changes of the registry: for counters, whose order does not
   * matter. It must not be called within a change, which it would wait for.
   */
  aside<Result>(work: (rows: Rows) => Promise<Result>): Promise<Result>;
  /**
   * Runs one statement that changes rows, beside the changes of the registry as `aside` does, in a single round trip: for
   * what every request waits for. On PostgreSQL it must limit how long it waits for locks itself, because what this process
   * no longer waits for may still be done.
   * @throws CommitOutcomeUnknown when its answer was lost.
   */
  alone<Row>(sql: string, params: readonly Param[]): Promise<Row[]>;
  /**
   * Reads with a limit on each statement. It holds on PostgreSQL alone: SQLite has no way to end a statement from the
   * thread that it works in, so what is read there must be cut into small statements.
   * @param statementTimeoutMs in whole milliseconds; 0 for no limit.
   * @throws StatementTimeout when a statement ran longer. No other statement of `work` succeeds then.
   */
  bounded<Result>(statementTimeoutMs: number, work: (rows: Rows) => Promise<Result>): Promise<Result>;
  /**
   * Writes a row of its own, by the same way as changes are written.
   * @throws what a change would throw now.
   */
  probe(): Promise<void>;
  /** What the operator has to know although the database works. */
  warnings(): DatabaseWarning[];
  /** Whether an error says that the database cannot be reached or cannot write now. */
  unavailable(error: unknown): boolean;
}

type OrmOptions = Pick<Options, "extensions" | "discovery" | "migrations" | "logger"> & {
  entities: EntitySchema[];
};

/** What MikroORM is told on either engine. */
export function ormOptions(engine: Engine, entities: EntitySchema[]): OrmOptions {
  return {
    entities,
    extensions: [Migrator],
    logger: () => undefined, // errors come as exceptions, and the node logs those itself
    discovery: { warnWhenNoEntities: false, checkDuplicateTableNames: true },
    migrations: {
      tableName: "migration",
      snapshot: false,
      disableForeignKeys: false,
      migrationsList: steps.map((step) => ({ name: step.name, class: migration(step.statements(engine)) })),
    },
  };
}

/**
 * Brings the tables up to date. Several processes may start at once: each step is one transaction, so one of them makes
 * it and the others fail at it, look again, and find it done.
 * @throws StartError when a newer version of the node has migrated the database.
 */
export async function migrate(orm: MikroORM): Promise<void> {
  const patience = [100, 500];
  for (;;) {
    try {
      rejectNewerSchema((await orm.migrator.getExecuted()).map(({ name }) => name));
      await orm.migrator.up();
      return;
    } catch (error) {
      const wait = patience.shift();
      if (wait === undefined || error instanceof StartError) throw error;
      await setTimeout(wait);
    }
  }
}

/** The statement of a probe. The time is made here and holds no quotes. */
export function probeStatement(now: Date): string {
  return `update write_probe set probed_at = '${now.toISOString()}' where id = 1`;
}

/**
 * MikroORM on a connection that has begun a transaction. Its own `transactional` never gives back a connection on which
 * "begin" or "rollback" failed (Kysely's ControlledTransaction), so one outage would use up all of them.
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
