/** Distinguishes an empty database of a node from one with data. */
import { DatabaseSync } from "node:sqlite";
import { steps } from "../core/database/schema.ts";
import type { PostgresTables } from "./postgres-tables.ts";
import { quoted, type Row, type Table, valuesOf } from "./tables.ts";

/** Finds a table with other rows than those that the migrations insert; undefined if there is none. */
export async function tableWithData(
  found: Pick<PostgresTables, "all" | "exists">,
  tables: readonly Table[],
): Promise<string | undefined> {
  using initial = initialDatabase();
  for (const table of tables) {
    if (!(await found.exists(table.name))) continue;
    const rows = initial.prepare(`select * from ${quoted(table.name)}`).all();
    const expected = rows.map((row) => JSON.stringify(valuesOf(table, row)));
    const present = await found.all<Row>(`select * from ${quoted(table.name)} limit ${rows.length + 1}`);
    const isInitial = present.every((row) => expected.includes(JSON.stringify(valuesOf(table, row))));
    if (!isInitial) return table.name;
  }
  return undefined;
}

/** A database as the migrations make it, in memory. */
function initialDatabase(): DatabaseSync {
  const database = new DatabaseSync(":memory:");
  for (const step of steps) for (const statement of step.statements("sqlite")) database.exec(statement);
  return database;
}
