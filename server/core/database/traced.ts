/** Traces a database. */
import { managed, writeManaged } from "../sql/orm.ts";
import { type DatabaseTracer, tracedRows, tracedWriter } from "../sql/tracer.ts";
import type { Database } from "./database.ts";

/** Wraps a database so that its statements are traced. Statements that several changes share are a part of their spans. */
export function traced(database: Database, tracer: DatabaseTracer): Database {
  const { engine } = database;
  const reads = managed(database.orm, tracedRows(database, tracer));
  return {
    ...database,
    ...reads,
    longReads: tracedRows(database.longReads, tracer),
    bounded: (timeoutMs, work) => database.bounded(timeoutMs, (rows) => work(tracedRows(rows, tracer))),
    aside: (work, durability) =>
      tracer.transaction((within) =>
        database.aside(
          (writer) => within(() => writeManaged(database.orm, tracedWriter(writer, tracer), work)),
          durability,
        ),
      ),
    alone: (sql, params) => tracer.statement(engine, sql, () => database.alone(sql, params)),
    transaction: (work) =>
      tracer.transaction((within) =>
        database.transaction((tx) => {
          tx.trace(tracer);
          return within(() => work(tx));
        }),
      ),
  };
}
