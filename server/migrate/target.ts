/** The target of a migration: a PostgreSQL database, with the position that the migration has reached in it. */
import { randomUUID } from "node:crypto";
import { connectionsOfCommand } from "../core/database/command-connections.ts";
import type { Connection, Connections } from "../core/database/connections.ts";
import { openPostgres, type PostgresSettings } from "../core/database/postgres.ts";
import { commitOn } from "../core/database/postgres-transaction.ts";
import { progressTable } from "../core/database/unfinished-migration.ts";
import { StartError } from "../core/process/start-error.ts";
import { entities } from "../features.ts";
import { tableWithData } from "./initial-rows.ts";
import { PostgresTables } from "./postgres-tables.ts";
import type { Source } from "./source.ts";
import { type Key, quotedList, type Row, type Table } from "./tables.ts";

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

/** The database. */
export class Target implements AsyncDisposable {
  readonly #settings: PostgresSettings;
  readonly #pool: Connections;
  readonly #connection: Connection;
  readonly #tables: PostgresTables;

  private constructor(settings: PostgresSettings, pool: Connections, connection: Connection) {
    this.#settings = settings;
    this.#pool = pool;
    this.#connection = connection;
    this.#tables = new PostgresTables(connection);
  }

  /** Connects to it: to the server itself if there is a pooler. */
  static async open(settings: PostgresSettings): Promise<Target> {
    const pool = connectionsOfCommand(settings, true);
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
    const begun = await this.#tables.exists(progressTable);
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
    await this.#inTransaction(position, () => this.#tables.insert(table, rows));
  }

  /** Records a position. */
  async moveTo(position: Position): Promise<void> {
    await this.#inTransaction(position, async () => undefined);
  }

  /** Counts the rows of a table. */
  count(name: string): Promise<number> {
    return this.#tables.count(name);
  }

  /** Reads all rows of a table in the order of keys. */
  rows(table: Table): AsyncIterable<Row> {
    return this.#tables.rowsInTransaction(table);
  }

  /** Makes the database usable: sets the generated keys, and removes the position. */
  async finish(source: Source, tables: readonly Table[]): Promise<void> {
    await this.#connection.query("analyze"); // the planner knows nothing about new rows
    await this.#connection.query("begin");
    for (const table of tables.filter(({ generatesKey }) => generatesKey)) {
      const last = source.lastGeneratedKey(table);
      if (last > 0) await this.#tables.setGeneratedKey(table, last);
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

  /** Rejects tables with other rows than those that the migrations insert. */
  async #rejectData(tables: readonly Table[]): Promise<void> {
    const table = await tableWithData(this.#tables, tables);
    if (table)
      throw new StartError(
        `The target has a node's data already (table ${table}). Nothing was copied. Create an empty database ` +
          "(createdb), and name it as the target.",
      );
  }

  async #resume(source: Source, tables: readonly Table[]): Promise<Position> {
    const [found] = await this.#tables.all<{
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
    const position: Position = { step: tables[0]?.name ?? verificationStep, after: null };
    const all = [...tables.map(({ name }) => name), "agent_vector", "agent_vector_progress"];
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
