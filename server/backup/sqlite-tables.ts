/** Reads and writes whole tables of a SQLite file. */
import type { DatabaseSync } from "node:sqlite";
import { quoted, quotedList, type Row, type Table, valuesOf } from "./tables.ts";

/** The tables of a file. */
export class SqliteTables {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** Counts the rows of a table. */
  count(name: string): number {
    return Number(this.#database.prepare(`select count(*) as count from ${quoted(name)}`).get()?.count);
  }

  /** Reads the rows of a table in the order of keys. */
  rows({ name, columns, keys }: Table): Iterable<Row> {
    const names = quotedList(columns.map((column) => column.name));
    return this.#database
      .prepare(`select ${names} from ${quoted(name)} order by ${quotedList(keys)}`)
      .iterate();
  }

  /** Inserts rows. */
  insert(table: Table, rows: readonly Row[]): void {
    const names = table.columns.map(({ name }) => name);
    const insert = this.#database.prepare(
      `insert into ${quoted(table.name)} (${quotedList(names)}) values (${names.map(() => "?").join(", ")})`,
    );
    for (const row of rows) {
      const values = valuesOf(table, row);
      insert.run(...values.map((value) => (typeof value === "boolean" ? Number(value) : value))); // SQLite has no booleans
    }
  }

  /** The last key that the engine generated for a table, also if its row is deleted; 0 if there is none. */
  lastGeneratedKey({ name }: Pick<Table, "name">): number {
    const row = this.#database.prepare("select seq from sqlite_sequence where name = ?").get(name);
    return Number(row?.seq ?? 0);
  }

  /** Sets the last key that the engine generated for a table. */
  setGeneratedKey({ name }: Pick<Table, "name">, last: number): void {
    this.#database.prepare("delete from sqlite_sequence where name = ?").run(name);
    this.#database.prepare("insert into sqlite_sequence (name, seq) values (?, ?)").run(name, last);
  }

  /** The names of the migrations that the file has, in their order; none if it has no tables of a node. */
  migrations(): string[] {
    const exists = this.#database.prepare("select 1 from sqlite_schema where name = 'migration'").get();
    if (!exists) return [];
    const executed = this.#database.prepare("select name from migration order by id").all();
    return executed.map(({ name }) => String(name));
  }
}
