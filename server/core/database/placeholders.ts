/** Placeholders of SQL statements that are not built by statement.ts. */

/** Builds the placeholders of an SQL list: `?, ?, ?`. */
export function placeholders(values: readonly unknown[]): string {
  return values.map(() => "?").join(", ");
}
