/** Measures the operations of a database, for metrics. */

import { managed } from "../sql/orm.ts";
import { rowsFrom } from "../sql/rows.ts";
import type { Database } from "./database.ts";

/** Records operations. Kinds are the names below. */
export interface DatabaseRecorder {
  databaseUsed(kind: string, ms: number): void;
  databaseFailed(kind: string): void;
}

/** Wraps a database so that it reports the durations of operations, and those that failed because it was unavailable. */
export function measured(database: Database, recorder: DatabaseRecorder): Database {
  const measure = async <Result>(kind: string, work: () => Promise<Result>): Promise<Result> => {
    const startedAt = performance.now();
    try {
      return await work();
    } catch (error) {
      if (database.unavailable(error)) recorder.databaseFailed(kind);
      throw error;
    } finally {
      recorder.databaseUsed(kind, performance.now() - startedAt);
    }
  };
  const { longReads } = database;
  return {
    ...database,
    longReads: rowsFrom(database.engine, (sql, params) =>
      measure("long_read", () => longReads.all(sql, params)),
    ),
    ...managed(database.orm, {
      engine: database.engine,
      all: (sql, params) => measure("read", () => database.all(sql, params)),
      get: (sql, params) => measure("read", () => database.get(sql, params)),
    }),
    bounded: (timeoutMs, work) => measure("bounded_read", () => database.bounded(timeoutMs, work)),
    aside: (work, durability) => measure("aside", () => database.aside(work, durability)),
    alone: (sql, params) => measure("alone", () => database.alone(sql, params)),
    transaction: (work) => measure("change", () => database.transaction(work)),
  };
}
