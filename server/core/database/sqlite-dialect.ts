/** Lets MikroORM run statements on the connection of changes. */
import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import {
  type DatabaseConnection,
  type Driver,
  SqliteDriver as KyselyDriver,
  SqliteDialect,
  type SqliteStatement,
} from "kysely";
import { prepared } from "./sqlite-connection.ts";

/** Lets MikroORM write through a connection of node:sqlite. */
export class WriterDialect extends SqliteDialect {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    super({ database: { prepare: () => unused(), close: () => undefined } });
    this.#database = database;
  }

  override createDriver(): Driver {
    const prepare = prepared(this.#database, (statement): SqliteStatement => {
      const reader = statement.columns().length > 0; // once, because it takes longer than most statements
      // `run` reports the last rowid, also those that FTS5 gives its own segments, which exceed 2^53 (a RangeError).
      if (!reader) statement.setReadBigInts(true);
      return {
        reader,
        all: (params) => statement.all(...(params as SQLInputValue[])), // Kysely's type is wider than the bound values
        run: (params) => statement.run(...(params as SQLInputValue[])), // likewise
        iterate: (params) => statement.iterate(...(params as SQLInputValue[])), // likewise
      };
    });
    return new WriterDriver(this.#database, prepare);
  }
}

class WriterDriver extends KyselyDriver {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync, prepare: (sql: string) => SqliteStatement) {
    super({ database: { prepare, close: () => undefined } }); // the connection is closed elsewhere
    this.#database = database;
  }

  /**
   * SQLite rolls back itself after some errors (https://sqlite.org/lang_transaction.html#response_to_errors_within_a_transaction).
   * A second rollback would fail, and MikroORM would never release the connection: the start would wait forever.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

function unused(): never {
  throw new Error("The dialect makes its own driver");
}
