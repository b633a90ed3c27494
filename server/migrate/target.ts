/** The target of a migration: a PostgreSQL database, with the position that the migration has reached in it. */
import { randomUUID } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { engineOf } from "../agents/search/engines.ts";
import { type IndexedAgent, indexEntryOf } from "../agents/search/entries.ts";
import { type Connection, Connections, Suspicion } from "../database/connections.ts";
import { openPostgres, type PostgresSettings } from "../database/postgres.ts";
import { PipelinedWriter } from "../database/postgres-statements.ts";
import { commitOn } from "../database/postgres-transaction.ts";
import { steps } from "../database/schema.ts";
import { progressTable } from "../database/unfinished-migration.ts";
import { entities } from "../entities.ts";
import { StartError } from "../start-error.ts";
import type { Source } from "./source.ts";
import { type Key, quoted, quotedList, type Row, type Table, valuesOf } from "./tables.ts";

/** The step after all tables: the search index. */
export const searchStep = "search";

/** The last step: all rows are compared. */
export const verificationStep = "verification";

/** How far a migration has come. */
export interface Position {
  /** The name of a table, or one of the steps after them. */
  step: string;
  /** The key of the last row of the step; null before its first. */
  after: Key | null;
}

/** Batches do not wait for the disk: their position is committed with them, and the last commit waits for all. */
const beginLazily = "begin; set local synchronous_commit = off";

/** The rows of a page of a verification, in bytes. */
const pageBytes = 2 ** 21;

/** The database. */
export class Target implements AsyncDisposable {
  readonly #settings: PostgresSettings;
  readonly #pool: Connections;
  readonly #connection: Connection;

  private constructor(settings: PostgresSettings, pool: Connections, connection: Connection) {
    this.#settings = settings;
    this.#pool = pool;
    this.#connection = connection;
  }

  /** Connects to it: to the server itself if there is a pooler. */
  static async open(settings: PostgresSettings): Promise<Target> {
    const pool = new Connections(settings.directUrl ?? settings.url, {
      max: 1,
      queryTimeoutMs: null, // sorting all rows of a table exceeds the timeout of other statements
      writable: true,
      preparedStatements: settings.preparedStatements ?? "auto",
      suspicion: new Suspicion(),
    });
    try {
      return new Target(settings, pool, await pool.acquire());
    } catch (error) {
      await pool.end();
      throw error;
    }
  }

  /**
   * Prepares the tables, and finds where to begin.
   * @param restart whether to delete what an unfinished migration has copied.
   * @throws StartError if it has data, other than those of an unfinished migration of the same source.
   */
  async prepare(source: Source, tables: readonly Table[], restart: boolean): Promise<Position> {
    const begun = await this.#exists(progressTable);
    if (!begun) await this.#rejectData(tables);
    const { url, directUrl = url } = this.#settings;
    const migrated = await openPostgres(
      { ...this.#settings, url: directUrl },
      entities,
      () => new Date(),
      randomUUID,
      { isMigrating: true },
    );
    await migrated[Symbol.asyncDispose]();
    if (begun && !restart) return this.#resume(source, tables);
    return this.#start(source, tables);
  }

  /** Inserts rows with the position after them. */
  async insert(table: Table, rows: readonly Row[], position: Position): Promise<void> {
    const names = table.columns.map(({ name }) => name);
    const list = JSON.stringify(
      rows.map((row) => {
        const values = valuesOf(table, row);
        return Object.fromEntries(names.map((name, index) => [name, values[index]]));
      }),
    );
    const typed = table.columns.map(({ name, type }) => `${quoted(name)} ${type}`).join(", ");
    await this.#inTransaction(position, () =>
      this.#connection.query(
        `insert into ${quoted(table.name)} (${quotedList(names)})
          select ${quotedList(names)} from json_to_recordset(cast($1 as json)) as listed (${typed})`,
        [list],
      ),
    );
  }

  /** Adds agents to the search index, with the position after them. */
  async index(agents: readonly IndexedAgent[], position: Position): Promise<void> {
    const entries = agents.flatMap((each) => indexEntryOf(each) ?? []);
    await this.#inTransaction(position, async () => {
      const writer = new PipelinedWriter(this.#connection);
      if (entries.length > 0) await engineOf(writer).add(writer, entries);
      await writer.settle();
    });
  }

  /** Records a position. */
  async moveTo(position: Position): Promise<void> {
    await this.#inTransaction(position, async () => undefined);
  }

  /** Counts the rows of a table. */
  async count(name: string): Promise<number> {
    return (
      (await this.#all<{ count: number }>(`select count(*) as count from ${quoted(name)}`))[0]?.count ?? 0
    );
  }

  /** Reads all rows of a table in the order of keys. */
  async *rows({ name, columns, keys }: Table): AsyncIterable<Row> {
    const types = new Map(columns.map((column) => [column.name, column.type]));
    const order = keys.map((key) => `${quoted(key)}${types.get(key) === "text" ? ' collate "C"' : ""}`);
    const names = quotedList(columns.map((column) => column.name));
    await this.#connection.query("begin read only");
    try {
      await this.#connection.query(
        `declare page no scroll cursor for select ${names} from ${quoted(name)} order by ${order.join(", ")}`,
      );
      for (let size = 100; ; ) {
        const page = await this.#all<Row>(`fetch ${size} from page`);
        yield* page;
        if (page.length < size) return;
        size = nextSize(page);
      }
    } finally {
      await this.#connection.query("rollback");
    }
  }

  /** Finds an agent without an entry in the search index; undefined if there is none. */
  async unindexedAgent(): Promise<string | undefined> {
    const [found] = await this.#all<{ agent_id: string }>(
      `select agent_id from agent where (status <> 'tombstoned') <> exists (select 1 from agent_index where agent_key = key)
        order by key limit 1`,
    );
    return found?.agent_id;
  }

  /** Makes the database usable: sets the generated keys, and removes the position. */
  async finish(source: Source, tables: readonly Table[]): Promise<void> {
    await this.#connection.query("analyze"); // the planner knows nothing about new rows
    await this.#connection.query("begin");
    for (const table of tables.filter(({ generatesKey }) => generatesKey)) {
      const last = source.lastGeneratedKey(table);
      if (last > 0)
        await this.#connection.query("select setval(pg_get_serial_sequence($1, $2), $3)", [
          table.name,
          table.keys[0],
          last,
        ]);
    }
    await this.#connection.query(`drop table ${progressTable}`);
    await commitOn(this.#connection);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#connection.release();
    await this.#pool.end();
  }

  /** Runs statements, with the position after them, in a transaction. */
  async #inTransaction(position: Position, work: () => Promise<unknown>): Promise<void> {
    try {
      await Promise.all([this.#connection.query(beginLazily), work()]); // sent at once
      const update = `update ${progressTable} set position = $1`;
      await Promise.all([
        this.#connection.query(update, [JSON.stringify(position)]),
        commitOn(this.#connection),
      ]);
    } catch (error) {
      await this.#connection.query("rollback").catch(() => undefined); // the connection has ended
      throw error;
    }
  }

  async #all<Found extends object>(text: string): Promise<Found[]> {
    return (await this.#connection.query<Found & Record<string, unknown>>(text)).rows;
  }

  async #exists(table: string): Promise<boolean> {
    const [found] = await this.#all<{ name: string | null }>(`select to_regclass('${table}')::text as name`);
    return Boolean(found?.name);
  }

  /** Rejects tables with other rows than those that the migrations insert. */
  async #rejectData(tables: readonly Table[]): Promise<void> {
    using initial = initialDatabase();
    for (const table of tables) {
      if (!(await this.#exists(table.name))) continue;
      const rows = initial.prepare(`select * from ${quoted(table.name)}`).all();
      const expected = rows.map((row) => JSON.stringify(valuesOf(table, row)));
      const found = await this.#all<Row>(`select * from ${quoted(table.name)} limit ${rows.length + 1}`);
      const isInitial = found.every((row) => expected.includes(JSON.stringify(valuesOf(table, row))));
      if (!isInitial)
        throw new StartError(
          `The target has a node's data already (table ${table.name}). Nothing was copied. Create an empty database ` +
            "(createdb), and name it as the target.",
        );
    }
  }

  async #resume(source: Source, tables: readonly Table[]): Promise<Position> {
    const [found] = await this.#all<{
      source_file: string;
      node_key: string;
      source_state: string;
      position: string;
    }>(`select * from ${progressTable}`);
    const again = "To delete what was copied and start again, add --restart.";
    if (found?.node_key !== (source.nodeKey ?? ""))
      throw new StartError(
        `The target has an unfinished migration of another node, from ${found?.source_file}: continue with that file. ${again}`,
      );
    if (found.source_state !== source.stateOf(tables))
      throw new StartError(
        `${source.file} has changed since the migration to this target was interrupted, so the copy would be incomplete. ${again}`,
      );
    return JSON.parse(found.position) as Position; // written by this class
  }

  /** Records the source, and deletes all rows. */
  async #start(source: Source, tables: readonly Table[]): Promise<Position> {
    const position: Position = { step: tables[0]?.name ?? searchStep, after: null };
    const all = [...tables.map(({ name }) => name), "agent_index", "word"];
    await this.#connection.query("begin");
    await this.#connection.query(`drop table if exists ${progressTable}`);
    await this.#connection.query(`create table ${progressTable} (id integer not null primary key check (id = 1),
      source_file text not null, node_key text not null, source_state text not null, position text not null)`);
    await this.#connection.query(`insert into ${progressTable} values (1, $1, $2, $3, $4)`, [
      source.file,
      source.nodeKey ?? "",
      source.stateOf(tables),
      JSON.stringify(position),
    ]);
    await this.#connection.query(`truncate ${quotedList(all)}`);
    await commitOn(this.#connection);
    return position;
  }
}

/** A database as the migrations make it, in memory. */
function initialDatabase(): DatabaseSync {
  const database = new DatabaseSync(":memory:");
  for (const step of steps) for (const statement of step.statements("sqlite")) database.exec(statement);
  return database;
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
