/** Builds the placeholders of an SQL list: `?, ?, ?`. */
export function placeholders(values: readonly unknown[]): string {
  return values.map(() => "?").join(", ");
}
