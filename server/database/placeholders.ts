/** Placeholders of SQL statements, whose number database engines limit. */

/** The maximum number of rows that a statement writes or names. */
export const maxRowsPerStatement = 1_000;

/** Divides rows into as many as a statement takes. */
export function* statementBatches<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += maxRowsPerStatement)
    yield rows.slice(start, start + maxRowsPerStatement);
}

/** Builds the placeholders of an SQL list: `?, ?, ?`. */
export function placeholders(values: readonly unknown[]): string {
  return values.map(() => "?").join(", ");
}
