/** The source of a migration: the SQLite file of a node that is stopped, locked and never written. */
import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { steps } from "../core/database/schema.ts";
import { busy, resultCode } from "../core/database/sqlite-errors.ts";
import { rejectUnknownMigrations } from "../core/database/unknown-migrations.ts";
import { findWalDamage } from "../core/database/wal-check.ts";
import { StartError } from "../core/process/start-error.ts";
import { usersOf } from "./file-users.ts";
import { SqliteTables } from "./sqlite-tables.ts";
import { type Key, keyOf, quoted, type Row, type Table } from "./tables.ts";

/** How long to wait for a process that is just ending, in milliseconds. */
const lockTimeoutMs = 1_000;

/** The locked file. */
export class Source implements Disposable {
  /** Its absolute path. */
  readonly file: string;
  readonly #database: DatabaseSync;
  readonly #tables: SqliteTables;

  /**
   * Locks the file until it is disposed of.
   * @throws StartError if the file is missing, in use, damaged, or not that of a node of this version.
   */
  constructor(file: string) {
    this.file = resolve(file);
    if (!existsSync(file))
      throw new StartError(
        `There is no database ${file}: name the file of the node, as in its DATABASE_URL.`,
      );
    if (damaged(file))
      throw new StartError(
        `The write-ahead log of ${file} is damaged: changes that were confirmed are lost. Start the node on it, follow its ` +
          "warning, stop it, and run this again.",
      );
    using opened = new DisposableStack();
    this.#database = opened.use(lock(file));
    this.#tables = new SqliteTables(this.#database);
    this.#rejectOtherSchema();
    opened.move();
  }

  /** The fingerprint of the NODE_KEY that its secrets are encrypted with; null if it has none. */
  get nodeKey(): string | null {
    const row = this.#database.prepare("select fingerprint from node_key").get();
    return row ? String(row.fingerprint) : null;
  }

  /** Identifies its content: another value after a change that is numbered, or that adds or removes rows. */
  stateOf(tables: readonly Table[]): string {
    const journal = this.#database.prepare("select * from journal").all();
    const schema = this.#database.prepare("select name from migration order by id").all();
    return hash("sha256", JSON.stringify([journal, schema, tables.map((table) => this.count(table))]));
  }

  /** Counts the rows of a table. */
  count({ name }: Table): number {
    return this.#tables.count(name);
  }

  /** Reads the rows of a table after a key, in the order of keys. */
  rows(table: Table, after: Key | null): Iterable<Row> {
    return this.#tables.rows(table, after);
  }

  /** The last key that the engine generated for a table, also if its row is deleted; 0 if there is none. */
  lastGeneratedKey(table: Table): number {
    return this.#tables.lastGeneratedKey(table);
  }

  /**
   * Rejects texts with a null character, which PostgreSQL cannot store
   * (https://www.postgresql.org/docs/current/datatype-character.html).
   * @throws StartError with the first row of each table.
   */
  rejectNullCharacters(tables: readonly Table[]): void {
    const found = tables.flatMap((table) => {
      const texts = table.columns.filter(({ type }) => type === "text").map(({ name }) => name);
      const has = (name: string) => `instr(${quoted(name)}, char(0)) > 0`;
      if (texts.length === 0) return [];
      const row = this.#database
        .prepare(`select * from ${quoted(table.name)} where ${texts.map(has).join(" or ")} limit 1`)
        .get();
      if (!row) return [];
      const column = texts.find((name) => String(row[name]).includes("\0")) ?? "";
      return [
        `${table.name} ${JSON.stringify(keyOf(table, row))}, column ${column}: update ${quoted(table.name)} ` +
          `set ${quoted(column)} = substr(${quoted(column)}, 1, instr(${quoted(column)}, char(0)) - 1) where ${has(column)}`,
      ];
    });
    if (found.length === 0) return;
    throw new StartError(
      "PostgreSQL cannot store texts with a null character. Nothing was copied. Cut these texts on SQLite, and run this " +
        `again:\n${found.join("\n")}`,
    );
  }

  #rejectOtherSchema(): void {
    const executed = this.#tables.migrations();
    if (executed.length === 0)
      throw new StartError(`${this.file} has no tables of a node: name the file of the node.`);
    rejectUnknownMigrations(executed);
    if (executed.length < steps.length)
      throw new StartError(
        `${this.file} was written by an older version: start this version on it once, stop it, and run this again.`,
      );
  }

  [Symbol.dispose](): void {
    this.#database.close();
  }
}

/**
 * Locks a file against all other processes. The exclusive mode also finds nodes without a change under way: every connection
 * to a file in WAL mode holds a shared lock (https://sqlite.org/wal.html#use_of_wal_without_shared_memory).
 */
export function lock(file: string): DatabaseSync {
  using opened = new DisposableStack();
  try {
    const database = opened.use(new DatabaseSync(file, { timeout: lockTimeoutMs }));
    database.exec("pragma locking_mode = exclusive; begin exclusive");
    opened.move();
    return database;
  } catch (error) {
    if (!(error instanceof Error) || resultCode(error) !== busy) throw error;
    const users = usersOf(file);
    const who = users.length > 0 ? `Process ${users.join(" and process ")} uses` : "Another process uses";
    throw new StartError(`${who} ${file}: stop it, and run this again. Nothing was changed.`);
  }
}

function damaged(file: string): boolean {
  try {
    return findWalDamage(file) !== null;
  } catch {
    return false; // unreadable: SQLite reports it
  }
}
