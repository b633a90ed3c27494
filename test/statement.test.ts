/** Statements that take lists: one text for any number of values. */
import { type Kysely, sql } from "kysely";
import { describe, expect, test } from "vitest";
import { type Param, rowsFrom } from "../server/core/sql/rows.ts";
import { queryOfGiven, statement } from "../server/core/sql/statement.ts";
import { engines } from "./engines.ts";
import { createWorld } from "./world.ts";

interface Tables {
  figure: { kind: string; value: string; count: number };
}

interface Figure {
  kind: string;
  value: string;
  count: number;
}

const insert = statement((db: Kysely<Tables>, { list }: { list: readonly Figure[] }, dialect) =>
  db
    .insertInto("figure")
    .columns(["kind", "value", "count"])
    .expression(dialect.rows(list, { kind: "text", value: "text", count: "integer" }))
    .onConflict((conflict) =>
      conflict.columns(["kind", "value"]).doUpdateSet(({ ref }) => ({ count: ref("excluded.count") })),
    ),
);

const byValues = statement(
  (db: Kysely<Tables>, { kind, values }: { kind: string; values: readonly string[] }, dialect) =>
    db
      .selectFrom("figure")
      .select(["value", "count"])
      .where("kind", "=", kind)
      .where("value", "in", dialect.texts(values))
      .orderBy("value"),
);

const byCounts = statement((db: Kysely<Tables>, { counts }: { counts: readonly number[] }, dialect) =>
  db.selectFrom("figure").select("value").where("count", "in", dialect.numbers(counts)),
);

describe.each(engines)("on %s", (engine) => {
  test("rows of a list are inserted and found by lists, quotes and any letters included", async () => {
    await using world = await createWorld(engine);
    const { database } = world.node;
    const names = ["plain", "it's", 'a "quote"', "naïve ☂", "?", "\\", "{}"];
    const list = names.map((value, index) => ({ kind: "tried", value, count: 1_000 + index }));
    await database.aside((rows) => insert.all(rows, { list }));
    const found = await byValues.all(database, { kind: "tried", values: [...names.slice(1), "missing"] });
    expect(new Set(found.map(({ value }) => value))).toEqual(new Set(names.slice(1)));
    expect(await byCounts.all(database, { counts: [1_000, 9_999] })).toEqual([{ value: "plain" }]);
  });

  test("a conflict is resolved, and an empty list changes and finds nothing", async () => {
    await using world = await createWorld(engine);
    const { database } = world.node;
    for (const list of [
      [{ kind: "tried", value: "a", count: 1 }],
      [{ kind: "tried", value: "a", count: 2 }],
      [],
    ])
      await database.aside((rows) => insert.all(rows, { list }));
    expect(await byValues.all(database, { kind: "tried", values: ["a"] })).toEqual([
      { value: "a", count: 2 },
    ]);
    expect(await byValues.all(database, { kind: "tried", values: [] })).toEqual([]);
    expect(await byCounts.all(database, { counts: [] })).toEqual([]);
  });
});

interface Optional {
  kind: string | undefined;
  values: readonly string[] | undefined;
}

const byGiven = queryOfGiven((_: Kysely<Tables>, { kind, values }: Optional, dialect) => {
  const isKind = kind === undefined ? sql`true` : sql`kind = ${kind}`;
  const isValue = values === undefined ? sql`true` : dialect.isAmong(sql`value`, values);
  return sql<{ value: string }>`select value from figure where ${isKind} and ${isValue} order by value`;
});

describe.each(engines)("a query of given values on %s", (engine) => {
  test("finds rows by lists of one and of several, whatever their texts are", async () => {
    await using world = await createWorld(engine);
    const { database } = world.node;
    const names = ["a,b", '"', "'", "\\", "{}", "null", "NULL", "", " ", "☂", "?", "\n"];
    const list = names.map((value) => ({ kind: "tried", value, count: 1 }));
    await database.aside((rows) => insert.all(rows, { list }));
    const find = async (values: readonly string[] | undefined) =>
      new Set((await byGiven.all(database, { kind: "tried", values })).map(({ value }) => value));
    for (const name of names) expect(await find([name])).toEqual(new Set([name]));
    expect(await find(names)).toEqual(new Set(names));
    expect(await find(["null", "missing"])).toEqual(new Set(["null"]));
    expect(await find([])).toEqual(new Set());
    expect(await find(undefined)).toEqual(new Set(names));
  });
});

test("a query has a text for each combination of given values and lists of one", async () => {
  const texts = new Set<string>();
  const rows = rowsFrom("postgres", async (sql) => {
    texts.add(sql);
    return [];
  });
  for (const values of [undefined, ["a"], ["b"], ["a", "b"], ["a", "b", "c"]])
    for (const kind of [undefined, "tags"]) await byGiven.all(rows, { kind, values });
  expect(texts.size).toBe(6);
});

describe("the text of a statement", () => {
  test("has the constants, and placeholders for the values", async () => {
    const read = statement((db: Kysely<Tables>, { kind }: { kind: string }) =>
      db.selectFrom("figure").select("value").where("kind", "=", kind).where("value", "=", "it's").limit(1),
    );
    const run: [string, readonly Param[]][] = [];
    const rows = rowsFrom("sqlite", async (sql, params = []) => {
      run.push([sql, params]);
      return [];
    });
    await read.all(rows, { kind: "tags" });
    const text = `select "value" from "figure" where "kind" = ? and "value" = 'it''s' limit 1`;
    expect(run).toEqual([[text, ["tags"]]]);
  });

  test("rejects a constant with a question mark, which would stand for a value", async () => {
    const read = statement((db: Kysely<Tables>) =>
      db.selectFrom("figure").select("value").where("kind", "=", "?"),
    );
    await expect(async () =>
      read.all(
        rowsFrom("sqlite", async () => []),
        {},
      ),
    ).rejects.toThrow("question mark");
  });
});
