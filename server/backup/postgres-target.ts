/** Restores to a PostgreSQL database. A table in it says that the restore has not finished. */
import { randomUUID } from "node:crypto";
import { connectionsOfCommand } from "../core/database/command-connections.ts";
import { placeOf } from "../core/database/connection-settings.ts";
import type { Connection, Connections } from "../core/database/connections.ts";
import { type Encoding, encodingColumns, rejectEncoding } from "../core/database/encoding.ts";
import { openPostgres, type PostgresSettings } from "../core/database/postgres.ts";
import { PipelinedWriter } from "../core/database/postgres-statements.ts";
import { commitOn } from "../core/database/postgres-transaction.ts";
import { type Step, steps } from "../core/database/schema.ts";
import { isMove, restoreTable } from "../core/database/unfinished-restore.ts";
import { StartError } from "../core/process/start-error.ts";
import type { Writer } from "../core/sql/rows.ts";
import { orm } from "../features.ts";
import type { TableOfBackup } from "./format.ts";
import { tableWithData } from "./initial-rows.ts";
import { rejectOtherClients } from "./other-clients.ts";
import { PostgresTables } from "./postgres-tables.ts";
import type { RestoreTarget, TargetOptions } from "./restore-target.ts";
import { nodeTables, quotedList, type Row, type Table } from "./tables.ts";

/** Batches do not wait for the disk: the last commit waits for all. */
const beginLazily = "begin; set local synchronous_commit = off";

/** The database. */
export class PostgresRestoreTarget implements RestoreTarget {
  readonly place: string;
  readonly #from: string;
  readonly #settings: PostgresSettings;
  readonly #pool: Connections;
  readonly #connection: Connection;
  readonly #tables: PostgresTables;

  private constructor(from: string, settings: PostgresSettings, pool: Connections, connection: Connection) {
    this.place = placeOf(settings.url);
    this.#from = from;
    this.#settings = { ...settings, url: settings.directUrl ?? settings.url };
    this.#pool = pool;
    this.#connection = connection;
    this.#tables = new PostgresTables(connection);
  }

  /** @throws StartError if the database has data, or if other processes are connected to it. */
  static async open(
    settings: PostgresSettings,
    { from, replace }: Pick<TargetOptions, "from" | "replace">,
  ): Promise<PostgresRestoreTarget> {
    const pool = connectionsOfCommand(settings, true);
    try {
      const target = new PostgresRestoreTarget(from, settings, pool, await pool.acquire());
      try {
        const [found] = await target.#tables.all<Encoding>(`select ${encodingColumns}`);
        if (found) rejectEncoding(found);
        await rejectOtherClients(target.#tables, target.place);
        await target.#rejectData(replace);
        return target;
      } catch (error) {
        target.#connection.release();
        throw error;
      }
    } catch (error) {
      await pool.end();
      throw error;
    }
  }

  async createTables(migrations: readonly Step[], tables: readonly Table[]): Promise<void> {
    await this.#empty(tables);
    await this.#migrate(migrations);
    await this.#connection.query("delete from journal; delete from write_probe");
  }

  async insert(table: Table, rows: readonly Row[]): Promise<void> {
    await this.#inTransaction(() => this.#tables.insert(table, rows));
  }

  rows(table: Table): AsyncIterable<Row> {
    return this.#tables.rowsInTransaction(table);
  }

  migrate(): Promise<void> {
    return this.#migrate(steps);
  }

  change<Result>(work: (writer: Writer) => Promise<Result>): Promise<Result> {
    return this.#inTransaction(async () => {
      const writer = new PipelinedWriter(this.#connection);
      const result = await work(writer);
      await writer.settle();
      return result;
    });
  }

  async finish(tables: readonly TableOfBackup[]): Promise<null> {
    await this.#connection.query("analyze"); // the planner knows nothing about new rows
    await this.#connection.query("begin");
    for (const table of tables)
      if (table.lastKey > 0) await this.#tables.setGeneratedKey(table, table.lastKey);
    await this.#connection.query(`drop table ${restoreTable}`);
    await commitOn(this.#connection);
    return null;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#connection.release();
    await this.#pool.end();
  }

  async #migrate(migrations: readonly Step[]): Promise<void> {
    const opened = await openPostgres(this.#settings, orm, () => new Date(), randomUUID, {
      isRestoring: true,
      migrations,
    });
    await opened[Symbol.asyncDispose]();
  }

  async #inTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      const [, result] = await Promise.all([this.#connection.query(beginLazily), work()]); // sent at once
      await commitOn(this.#connection);
      return result;
    } catch (error) {
      await this.#connection.query("rollback").catch(() => undefined); // the connection has ended
      throw error;
    }
  }

  async #rejectData(replace: boolean): Promise<void> {
    if (replace || (await this.#tables.exists(restoreTable))) return; // what an unfinished restore has written
    const table = await tableWithData(this.#tables, nodeTables());
    const remedy = isMove(this.#from)
      ? "and name it as the target."
      : "and name it in DATABASE_URL, or add --replace: the data that is there is then deleted.";
    if (table)
      throw new StartError(
        `${this.place} has a node's data already (table ${table}). Nothing was changed. Create an empty database (createdb) ${remedy}`,
      );
  }

  /** Deletes all tables, and marks the database as unfinished. */
  async #empty(tables: readonly Table[]): Promise<void> {
    const names = new Set([...nodeTables(), ...tables].map(({ name }) => name));
    const all = [
      ...names,
      ...["agent_index", "word"], // which earlier versions had
      "agent_vector",
      "agent_vector_progress",
      "migration",
      restoreTable,
    ];
    await this.#connection.query("begin");
    await this.#connection.query(`drop table if exists ${quotedList(all)}`);
    await this.#connection.query(`create table ${restoreTable} (backup text not null)`);
    await this.#connection.query(`insert into ${restoreTable} values ($1)`, [this.#from]);
    await commitOn(this.#connection);
  }
}
