/** Reads and writes by SQL, of whichever engine. */

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

/** Writes by statements that are transactions of their own. */
export interface LoneWriter {
  readonly engine: Engine;
  /**
   * Runs one writing statement in a transaction of its own, in a single round trip: for writes in every request. On PostgreSQL the statement
   * itself must limit how long it waits for locks, because it may still run after this process has given up.
   * @throws CommitOutcomeUnknown if its response was lost.
   */
  alone<Row>(sql: string, params: readonly Param[]): Promise<Row[]>;
}
