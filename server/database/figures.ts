/** Writes the counts that `/stats` shows. */
import { type Kysely, sql } from "kysely";
import type { Writer } from "./database.ts";
import { statement } from "./statement.ts";

/** Changes of counts: kind, value, difference. */
export type Counts = [kind: string, value: string, difference: number][];

interface Tables {
  figure: { kind: string; value: string; count: number };
}

/** Counts that change. */
interface Changed {
  list: readonly { kind: string; value: string; count: number }[];
}

const columns = { kind: "text", value: "text", count: "integer" } as const;

const add = statement((db: Kysely<Tables>, { list }: Changed, dialect) =>
  db
    .insertInto("figure")
    .columns(["kind", "value", "count"])
    .expression(dialect.rows(list, columns))
    .onConflict((conflict) =>
      conflict
        .columns(["kind", "value"])
        .doUpdateSet((set) => ({ count: set("figure.count", "+", set.ref("excluded.count")) })),
    ),
);

// Only counts that may be zero now: scanning all of them would make work on many agents quadratic.
const dropEmpty = statement((db: Kysely<Tables>, { list }: { list: readonly Figure[] }, dialect) =>
  db
    .deleteFrom("figure")
    .where("count", "=", 0)
    .where(sql<boolean>`(kind, value) in (${dialect.rows(list, { kind: "text", value: "text" })})`),
);

interface Figure {
  kind: string;
  value: string;
}

/** Adds to counts, of which each kind and value is given once. */
export async function addToFigures(writer: Writer, counts: Counts): Promise<void> {
  const list = counts
    .filter(([, , difference]) => difference !== 0)
    .map(([kind, value, count]) => ({ kind, value, count }))
    .sort((a, b) => (a.kind + a.value < b.kind + b.value ? -1 : 1)); // transactions at once lock them in the same order
  if (list.length > 0) await add.run(writer, { list });
  const fallen = list.filter(({ count }) => count < 0);
  if (fallen.length > 0) await dropEmpty.run(writer, { list: fallen });
}
