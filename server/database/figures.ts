/** Writes the counts that `/stats` shows. */
import type { Rows } from "./database.ts";
import { placeholders, statementBatches } from "./placeholders.ts";

/** Changes of counts: kind, value, difference. */
export type Counts = [kind: string, value: string, difference: number][];

/** Adds to counts, of which each kind and value is given once. */
export async function addToFigures(rows: Rows, counts: Counts): Promise<void> {
  for (const some of statementBatches(counts.filter(([, , difference]) => difference !== 0))) {
    await rows.all(
      `insert into figure (kind, value, count) values ${tuples(some)}
        on conflict (kind, value) do update set count = figure.count + excluded.count`,
      some.flat(),
    );
    const fallen = some.filter(([, , difference]) => difference < 0).map(([kind, value]) => [kind, value]);
    if (fallen.length === 0) continue;
    // Only counts that may be zero now: scanning all of them would make work on many agents quadratic.
    await rows.all(
      `delete from figure where count = 0 and (kind, value) in (values ${tuples(fallen)})`,
      fallen.flat(),
    );
  }
}

function tuples(rows: readonly (readonly unknown[])[]): string {
  return rows.map((row) => `(${placeholders(row)})`).join(", ");
}
