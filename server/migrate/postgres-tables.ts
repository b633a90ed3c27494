/** Reads and writes whole tables of a PostgreSQL database. */
import type { Connection } from "../core/database/connections.ts";
import { quoted, quotedList, type Row, type Table, valuesOf } from "./tables.ts";

/** The rows of a page, in bytes. */
const pageBytes = 2 ** 21;

/** The tables of a database, on one connection. */
export class PostgresTables {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Runs a query, and returns its rows. The caller names their type. */
  async all<Found extends object>(text: string, values?: readonly unknown[]): Promise<Found[]> {
    return (await this.#connection.query<Found & Record<string, unknown>>(text, values)).rows;
  }

  /** Whether a table exists. */
  async exists(table: string): Promise<boolean> {
    const [found] = await this.all<{ name: string | null }>("select to_regclass($1)::text as name", [table]);
    return Boolean(found?.name);
  }

  /** Counts the rows of a table. */
  async count(name: string): Promise<number> {
    return (
      (await this.all<{ count: number }>(`select count(*) as count from ${quoted(name)}`))[0]?.count ?? 0
    );
  }

  /** Reads all rows of a table in the order of keys, in the transaction that is open. */
  async *rows({ name, columns, keys }: Table): AsyncIterable<Row> {
    const types = new Map(columns.map((column) => [column.name, column.type]));
    const order = keys.map((key) => `${quoted(key)}${types.get(key) === "text" ? ' collate "C"' : ""}`);
    const names = quotedList(columns.map((column) => column.name));
    await this.#connection.query(
      `declare page no scroll cursor for select ${names} from ${quoted(name)} order by ${order.join(", ")}`,
    );
    try {
      for (let size = 100; ; ) {
        const page = await this.all<Row>(`fetch ${size} from page`);
        yield* page;
        if (page.length < size) break;
        size = nextSize(page);
      }
    } finally {
      await this.#connection.query("close page").catch(() => undefined); // the transaction has failed, and the cursor is gone
    }
  }

  /** Reads all rows of a table in the order of keys, in a transaction of their own. */
  async *rowsInTransaction(table: Table): AsyncIterable<Row> {
    await this.#connection.query("begin read only");
    try {
      yield* this.rows(table);
    } finally {
      await this.#connection.query("rollback");
    }
  }

  /** Inserts rows. */
  async insert(table: Table, rows: readonly Row[]): Promise<void> {
    const names = table.columns.map(({ name }) => name);
    const list = JSON.stringify(
      rows.map((row) => {
        const values = valuesOf(table, row);
        return Object.fromEntries(names.map((name, index) => [name, values[index]]));
      }),
    );
    const typed = table.columns.map(({ name, type }) => `${quoted(name)} ${type}`).join(", ");
    await this.#connection.query(
      `insert into ${quoted(table.name)} (${quotedList(names)})
        select ${quotedList(names)} from json_to_recordset(cast($1 as json)) as listed (${typed})`,
      [list],
    );
  }

  /** The last key that the engine generated for a table, also if its row is deleted; 0 if there is none. */
  async lastGeneratedKey({ name, keys }: Pick<Table, "name" | "keys">): Promise<number> {
    const [found] = await this.all<{ last: number | null }>(
      "select pg_sequence_last_value(pg_get_serial_sequence($1, $2)::regclass) as last",
      [name, keys[0]],
    );
    return found?.last ?? 0;
  }

  /** Sets the last key that the engine generated for a table. */
  async setGeneratedKey({ name, keys }: Pick<Table, "name" | "keys">, last: number): Promise<void> {
    await this.#connection.query("select setval(pg_get_serial_sequence($1, $2), $3)", [name, keys[0], last]);
  }

  /** The names of the migrations that the database has, in their order; none if it has no tables of a node. */
  async migrations(): Promise<string[]> {
    if (!(await this.exists("migration"))) return [];
    return (await this.all<{ name: string }>("select name from migration order by id")).map(
      ({ name }) => name,
    );
  }
}

/** The number of rows of the next page, by the size of the last one. */
function nextSize(page: readonly Row[]): number {
  const bytes = page.reduce((sum, row) => sum + sizeOf(row), 1);
  return Math.max(1, Math.min(5_000, Math.floor((page.length * pageBytes) / bytes)));
}

/** About the number of bytes of a row. */
export function sizeOf(row: Row): number {
  return Object.values(row).reduce(
    (sum: number, value) => sum + (typeof value === "string" ? value.length : 8),
    0,
  );
}
