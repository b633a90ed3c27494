/** Restores to a SQLite file: writes another file beside it, which takes its name at the end. */
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { MikroORM, SqliteDriver } from "@mikro-orm/sql";
import { migrate, ormOptions } from "../core/database/migrations.ts";
import { type Step, steps } from "../core/database/schema.ts";
import { writerOf } from "../core/database/sqlite-connection.ts";
import { WriterDialect } from "../core/database/sqlite-dialect.ts";
import { resultCode } from "../core/database/sqlite-errors.ts";
import { restoringFile } from "../core/database/unfinished-restore.ts";
import { makeFolder, syncFolder } from "../core/process/folders.ts";
import { makePrivateFile } from "../core/process/private-files.ts";
import { StartError } from "../core/process/start-error.ts";
import type { Writer } from "../core/sql/rows.ts";
import { lock, usersOf } from "./file-lock.ts";
import type { TableOfBackup } from "./format.ts";
import type { RestoreTarget, TargetOptions } from "./restore-target.ts";
import { SqliteTables } from "./sqlite-tables.ts";
import { quoted, type Row, type Table } from "./tables.ts";

/** SQLite's result codes of a file that cannot be read (https://sqlite.org/rescode.html): corrupt, not a database. */
const unreadable = new Set([11, 26]);

/** The file. */
export class SqliteRestoreTarget implements RestoreTarget {
  readonly place: string;
  readonly #restoring: string;
  readonly #database: DatabaseSync;
  readonly #tables: SqliteTables;
  /** The database that was there before, locked; null if there was none, or if it cannot be read. */
  readonly #former: DatabaseSync | null;
  readonly #now: Date;

  private constructor(file: string, database: DatabaseSync, former: DatabaseSync | null, now: Date) {
    this.place = file;
    this.#restoring = restoringFile(file);
    this.#database = database;
    this.#tables = new SqliteTables(database);
    this.#former = former;
    this.#now = now;
  }

  /** @throws StartError if the file has data, or if a process uses it. */
  static async open(path: string, { replace, now }: TargetOptions): Promise<SqliteRestoreTarget> {
    const file = resolve(path);
    if (!replace && (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0)
      throw new StartError(
        `There is a database ${file} already. Nothing was changed. Name another file in DATABASE_URL, or add --replace: ` +
          "the database is then kept under another name.",
      );
    makeFolder(dirname(file));
    using opened = new DisposableStack();
    const former = existsSync(file) ? opened.adopt(lockFormer(file), (each) => each?.close()) : null;
    const restoring = restoringFile(file);
    const [user] = existsSync(restoring) ? usersOf(restoring) : [];
    if (user) throw new StartError(`Process ${user} restores a backup to ${file}: wait for it, or stop it.`);
    rmSync(restoring, { force: true });
    makePrivateFile(restoring);
    const database = opened.use(new DatabaseSync(restoring));
    // What fails is started again, so there is nothing to roll back to. The file is synced at the end.
    database.exec("pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -65536");
    opened.move();
    return new SqliteRestoreTarget(file, database, former, now);
  }

  async createTables(migrations: readonly Step[]): Promise<void> {
    await this.#migrate(migrations);
    const initial = this.#database.prepare("select name from sqlite_schema where type = 'table'").all();
    for (const { name } of initial)
      if (name === "journal" || name === "write_probe") this.#database.exec(`delete from ${quoted(name)}`);
  }

  async insert(table: Table, rows: readonly Row[]): Promise<void> {
    this.#database.exec("begin");
    this.#tables.insert(table, rows);
    this.#database.exec("commit");
  }

  rows(table: Table): Iterable<Row> {
    return this.#tables.rows(table);
  }

  migrate(): Promise<void> {
    return this.#migrate(steps);
  }

  async change<Result>(work: (writer: Writer) => Promise<Result>): Promise<Result> {
    this.#database.exec("begin");
    const result = await work(writerOf(this.#database));
    this.#database.exec("commit");
    return result;
  }

  async finish(tables: readonly TableOfBackup[]): Promise<string | null> {
    for (const table of tables) if (table.lastKey > 0) this.#tables.setGeneratedKey(table, table.lastKey);
    this.#database.close();
    sync(this.#restoring);
    const aside = existsSync(this.place) ? this.#moveAside() : null;
    renameSync(this.#restoring, this.place);
    syncFolder(dirname(this.place));
    return aside;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#database.isOpen) this.#database.close();
    if (this.#former?.isOpen) this.#former.close();
  }

  async #migrate(migrations: readonly Step[]): Promise<void> {
    const orm = await MikroORM.init({
      ...ormOptions("sqlite", migrations),
      driver: SqliteDriver,
      dbName: this.#restoring,
      driverOptions: new WriterDialect(this.#database),
    });
    await migrate(orm).finally(() => orm.close());
  }

  /** Gives the former database another name. An empty file is deleted. */
  #moveAside(): string | null {
    if (this.#former) {
      this.#former.exec("commit; pragma journal_mode = delete"); // what is in its write-ahead log becomes part of it
      this.#former.close();
    }
    if (statSync(this.place).size === 0) return null;
    const aside = `${this.place}.replaced-${this.#now.toISOString().replaceAll(/[-:]|\.\d+/g, "")}`;
    for (const end of ["-wal", "-shm", "-journal", ""])
      if (existsSync(this.place + end)) renameSync(this.place + end, aside + end);
    return aside;
  }
}

/** Locks the database that is there; null if it cannot be read. */
function lockFormer(file: string): DatabaseSync | null {
  try {
    return lock(file);
  } catch (error) {
    if (!unreadable.has(resultCode(error))) throw error;
    const [user] = usersOf(file);
    if (user)
      throw new StartError(`Process ${user} uses ${file}: stop it, and run this again. Nothing was changed.`);
    return null;
  }
}

function sync(file: string): void {
  const opened = openSync(file, "r+");
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
