/** Traces statements. */
import type { Engine, Rows, Writer } from "./rows.ts";

/** Makes the spans; the composition root passes it. */
export interface DatabaseTracer {
  /** Runs a statement in a span. @param sql has placeholders, no values. */
  statement<Result>(engine: Engine, sql: string, run: () => Promise<Result>): Promise<Result>;
  /** Runs a change in a span. It calls its work from elsewhere, with other changes; `within` runs it in the span. */
  transaction<Result>(run: (within: <Work>(work: () => Work) => Work) => Promise<Result>): Promise<Result>;
}

/** Traces the statements of a writer. On PostgreSQL `run` does not wait for them: the wait is in the span of the change. */
export function tracedWriter(writer: Writer, tracer: DatabaseTracer): Writer {
  return {
    ...tracedRows(writer, tracer),
    run: (sql, params) => tracer.statement(writer.engine, sql, () => writer.run(sql, params)),
    settle: () => writer.settle(),
  };
}

/** Traces the statements of reads. */
export function tracedRows(rows: Rows, tracer: DatabaseTracer): Rows {
  return {
    engine: rows.engine,
    all: (sql, params) => tracer.statement(rows.engine, sql, () => rows.all(sql, params)),
    get: (sql, params) => tracer.statement(rows.engine, sql, () => rows.get(sql, params)),
  };
}
