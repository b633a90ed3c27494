/** The tables of a node, from its entities, and the form of their rows in which both engines are compared. */
import { PostgreSqlDriver } from "@mikro-orm/postgresql";
import { MikroORM } from "@mikro-orm/sql";
import { ormOptions } from "../core/database/migrations.ts";
import type { Param } from "../core/sql/rows.ts";
import { entities } from "../features.ts";

/** The types of columns, as PostgreSQL names them. */
export const columnTypes = ["text", "bigint", "double precision", "boolean"] as const;

/** A column, with its type on PostgreSQL. */
export interface Column {
  name: string;
  type: (typeof columnTypes)[number];
}

/** A table. */
export interface Table {
  name: string;
  columns: readonly Column[];
  /** The names of the columns of its primary key. */
  keys: readonly string[];
  /** Whether the engine generates its key. */
  generatesKey: boolean;
}

/** A row as an engine returns it. */
export type Row = Record<string, unknown>;

/** The values of a primary key. */
export type Key = readonly Param[];

/** Lists the tables of all entities, in the order of their names. */
export function nodeTables(): Table[] {
  const orm = new MikroORM({ ...ormOptions("postgres"), entities, driver: PostgreSqlDriver, dbName: "none" }); // it does not connect
  return [...orm.getMetadata().getAll().values()]
    .map(({ tableName, props: all }) => ({ tableName, props: all.filter(({ formula }) => !formula) })) // which is no column
    .map(({ tableName, props }) => ({
      name: tableName,
      columns: props.map(({ fieldNames, columnTypes }) => ({
        name: String(fieldNames[0]),
        type: typeOf(tableName, String(columnTypes[0])),
      })),
      keys: props.filter(({ primary }) => primary).map(({ fieldNames }) => String(fieldNames[0])),
      generatesKey: props.some(({ primary, autoincrement }) => primary && autoincrement),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

const types: Record<string, Column["type"]> = {
  text: "text",
  int: "bigint",
  bigint: "bigint",
  bigserial: "bigint",
  "double precision": "double precision",
  boolean: "boolean",
};

function typeOf(table: string, columnType: string): Column["type"] {
  const type = types[columnType];
  if (type === undefined)
    throw new Error(`The table ${table} has a column of the type ${columnType}: add it to types`);
  return type;
}

/** Converts the values of a row to those of JSON, in the order of the columns: equal on both engines for an equal row. */
export function valuesOf({ columns }: Table, row: Row): Param[] {
  return columns.map(({ name, type }) => {
    const value = row[name] as Param; // what both engines return for these types
    return type === "boolean" && value !== null ? Boolean(value) : value; // SQLite has 0 and 1
  });
}

/** The canonical text of a row: its values in the order of the columns, as JSON. */
export function textOf(table: Table, row: Row): string {
  return JSON.stringify(valuesOf(table, row));
}

/** The primary key of a row. */
export function keyOf({ keys }: Table, row: Row): Key {
  return keys.map((name) => row[name] as Param); // as in valuesOf
}

/** Compares keys in the order of their bytes, which is that of SQLite and of PostgreSQL's collation "C". */
export function compareKeys(a: Key, b: Key): number {
  for (const [index, one] of a.entries()) {
    const other = b[index] ?? null;
    const order =
      typeof one === "number" && typeof other === "number"
        ? one - other
        : Buffer.compare(Buffer.from(String(one)), Buffer.from(String(other)));
    if (order !== 0) return order;
  }
  return 0;
}

/** Quotes a name: some columns have names that are words of SQL. */
export function quoted(name: string): string {
  return `"${name}"`;
}

/** Quotes and joins names. */
export function quotedList(names: readonly string[]): string {
  return names.map(quoted).join(", ");
}
