/** Placeholders of a list, as `in (…)` takes them: `?, ?, ?`. */
export function marks(values: readonly unknown[]): string {
  return values.map(() => "?").join(", ");
}
