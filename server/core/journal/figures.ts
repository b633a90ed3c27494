/** The counts that `/stats` shows. */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { type Kysely, sql } from "kysely";
import type { Writer } from "../sql/rows.ts";
import { type Columns, statement } from "../sql/statement.ts";

/** A count of a value, for example of the tag `weather`. */
export const Figure = defineEntity({
  name: "Figure",
  tableName: "figure",
  properties: {
    kind: p.text().primary(),
    value: p.text().primary(),
    count: p.bigint("number"),
  },
  indexes: [
    {
      name: "figure_by_count",
      properties: ["kind", "count", "value"],
      columns: [{ name: "kind" }, { name: "count", sort: "desc" }, { name: "value" }],
    },
  ],
});

export type Figure = InferEntity<typeof Figure>;

/** A row of the table. */
export type FigureRow = Columns<Figure>;

/** Changes of counts: kind, value, difference. */
export type Counts = [kind: string, value: string, difference: number][];

type Db = Kysely<{ figure: FigureRow }>;

const columns = { kind: "text", value: "text", count: "integer" } as const;

// Statements, because each commit runs them.
const add = statement((db: Db, { list }: { list: readonly FigureRow[] }, dialect) =>
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
const dropEmpty = statement((db: Db, { list }: { list: readonly Omit<FigureRow, "count">[] }, dialect) =>
  db
    .deleteFrom("figure")
    .where("count", "=", 0)
    .where(sql<boolean>`(kind, value) in (${dialect.rows(list, { kind: "text", value: "text" })})`),
);

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
