/** The embedded engine, SQLite: one file in WAL mode, one connection for writing and one for reading. */
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { type EntitySchema, MikroORM, SqliteDriver } from "@mikro-orm/sql";
import {
  type Driver,
  Kysely,
  SqliteDriver as KyselyDriver,
  SqliteDialect,
  type SqliteStatement,
} from "kysely";
import { makeFolder } from "../folders.ts";
import { makePrivateFile } from "../private-files.ts";
import { eventLoopTurns } from "../turns.ts";
import { ChangeGroup, endOf, readJournal, readLastKey } from "./change-group.ts";
import { commitWith } from "./commit-outcome.ts";
import { Commits } from "./commits.ts";
import {
  type Database,
  DatabaseClosed,
  managerOn,
  migrate,
  ormOptions,
  type Param,
  probeStatement,
  type Rows,
  type Writer,
} from "./database.ts";
import { FileIdentity, FileReplaced } from "./file-identity.ts";
import { GroupCommit, type OpenTransaction } from "./group-commit.ts";
import { Neighbours } from "./neighbours.ts";
import { Subscribers } from "./subscribers.ts";
import { walWarnings } from "./wal-warnings.ts";

/** How long a change waits for other processes, in milliseconds. */
const busyTimeout = 5_000;

/** The maximum polling interval, in milliseconds. A change takes about a millisecond. */
const pause = 5;

/** The transaction of a group of changes. */
interface SqliteTransaction extends OpenTransaction {
  group: ChangeGroup;
}

/**
 * Opens a file, creates it and its folder if necessary, and migrates its tables.
 * @param clock the time of changes.
 * @param newId generates the unique part of events' keys.
 */
export async function openSqlite(
  file: string,
  entities: EntitySchema[],
  clock: () => Date,
  newId: () => string,
): Promise<Database> {
  const created = !existsSync(file);
  makeFolder(dirname(file));
  const warnings = walWarnings(file, clock); // before SQLite opens the file
  makePrivateFile(file);
  await using opened = new AsyncDisposableStack();
  const writer = opened.use(openFile(file, false));
  const orm = await MikroORM.init({
    ...ormOptions("sqlite", entities),
    driver: SqliteDriver,
    dbName: file,
    driverOptions: new WriterDialect(writer),
  });
  opened.defer(() => orm.close());
  await migrate(orm);
  const reader = opened.use(openFile(file, true));
  const committed = rowsOf(reader);
  const commits = new Commits();
  const subscribers = new Subscribers();
  writer.exec("pragma busy_timeout = 0"); // from here on `begin` waits without blocking the process
  const written = writerOf(writer);
  const neighbours = new Neighbours(writer);
  const savepoint = writer.prepare("savepoint change");
  const release = writer.prepare("release change");
  const identity = new FileIdentity(file);
  const closing = opened.move();

  const kysely = new Kysely<unknown>({ dialect: new WriterDialect(writer) });

  const beginGroup = async (deadline: number): Promise<SqliteTransaction> => {
    identity.verify();
    await neighbours.giveWay();
    await begin(writer, deadline);
    await using begun = new AsyncDisposableStack();
    const rollback = async () => {
      if (writer.isOpen && writer.isTransaction) writer.exec("rollback");
    };
    begun.defer(rollback);
    neighbours.notice();
    const end = endOf(await readJournal.get(written, {}), await readLastKey.get(written, {}));
    const group = new ChangeGroup(end);
    begun.move();
    return {
      group,
      async savepoint() {
        savepoint.run();
      },
      async release() {
        release.run();
      },
      async rollbackToSavepoint() {
        writer.exec("rollback to change; release change");
      },
      async commit() {
        await group.write(written);
        identity.verify(); // just before the commit, so that no change is confirmed in a deleted file
        await commitWith(() => writer.exec("commit"), isRejectedCommit);
        if (group.isRecorded) commits.notify();
      },
      isOpen: () => writer.isOpen && writer.isTransaction,
      [Symbol.asyncDispose]: rollback,
    };
  };
  const groups = new GroupCommit(beginGroup);

  /** Makes a change in the next transaction. */
  async function inTurn<Result>(work: (open: SqliteTransaction) => Promise<Result>): Promise<Result> {
    if (!reader.isOpen) throw new DatabaseClosed();
    return groups.run(work, performance.now() + busyTimeout);
  }

  return {
    description: `SQLite, ${file}`,
    created,
    commits,
    turns: eventLoopTurns,
    ...committed,
    bounded: (_timeoutMs, work) => work(committed),
    transaction: (work) =>
      inTurn(({ group }) => {
        const parts = {
          writer: written,
          manager: () => managerOn(orm, kysely),
          now: clock().toISOString(),
          subscribers,
          newId,
        };
        return group.perform(parts, work);
      }),
    probe: () => inTurn(async () => writer.exec(probeStatement(clock()))),
    warnings,
    aside: (work) => inTurn(() => work(written)),
    alone: (sql, params) => inTurn(() => written.all(sql, params)),
    unavailable,
    async [Symbol.asyncDispose]() {
      await closing.disposeAsync();
    },
  };
}

/**
 * Takes the write lock, so that there is no other write between the reads and writes of a change. SQLite's own waiting would
 * block the only thread, and all other requests.
 * @throws if another process has it until the deadline.
 */
async function begin(writer: DatabaseSync, deadline: number): Promise<void> {
  for (;;) {
    try {
      writer.exec("begin immediate");
      return;
    } catch (error) {
      if (resultCode(error) !== busy || performance.now() >= deadline) throw error;
    }
    await setTimeout(Math.random() * pause); // random, so that two processes do not poll at the same times
  }
}

function openFile(file: string, readOnly: boolean): DatabaseSync {
  const database = new DatabaseSync(file, { readOnly, timeout: busyTimeout });
  // FULL: committed changes survive a power failure, not only a killed process (https://sqlite.org/wal.html#performance).
  if (!readOnly) database.exec("pragma journal_mode = wal; pragma synchronous = full");
  // Not mapped: pages of a mapped file count as memory of the process, up to the whole file, and reads are hardly faster. The
  // page cache is small because each connection has one, and the system caches the file anyway.
  database.exec("pragma cache_size = -16384; pragma mmap_size = 0; pragma temp_store = memory");
  return database;
}

/** Writes on a connection. */
function writerOf(database: DatabaseSync): Writer {
  const rows = rowsOf(database);
  return {
    ...rows,
    // Not StatementSync.run: it reports the last rowid, also those of FTS5's segments, which exceed 2^53 (a RangeError).
    run: async (sql, params) => void (await rows.all(sql, params)),
    settle: async () => undefined,
  };
}

/** Runs statements on a connection. */
function rowsOf(database: DatabaseSync): Rows {
  const statementOf = prepared(database, (statement) => statement);
  return {
    engine: "sqlite",
    all: async <Row>(sql: string, params: readonly Param[] = []) =>
      statementOf(sql).all(...params.map(bound)) as Row[], // the caller names the type
    get: async <Row>(sql: string, params: readonly Param[] = []) =>
      statementOf(sql).get(...params.map(bound)) as Row | undefined, // likewise
  };
}

/** SQLite has no booleans. */
function bound(param: Param): string | number | null {
  return typeof param === "boolean" ? Number(param) : param;
}

/** How many prepared statements are kept of each connection: about twice as many as the node has. */
const keptStatements = 512;

/**
 * Caches prepared statements by their text. Those that were used last are kept: MikroORM writes values into its texts, which
 * therefore never come again.
 */
function prepared<Made>(
  database: DatabaseSync,
  make: (statement: StatementSync) => Made,
): (sql: string) => Made {
  const kept = new Map<string, Made>(); // in the order of their last use
  return (sql) => {
    const found = kept.get(sql);
    if (found !== undefined) kept.delete(sql);
    const made = found ?? make(database.prepare(sql));
    kept.set(sql, made);
    const [oldest] = kept.size > keptStatements ? kept.keys() : [];
    if (oldest !== undefined) kept.delete(oldest);
    return made;
  };
}

/** Lets MikroORM write through a connection of node:sqlite. */
class WriterDialect extends SqliteDialect {
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
    return new KyselyDriver({ database: { prepare, close: () => undefined } }); // the connection is closed elsewhere
  }
}

function unused(): never {
  throw new Error("The dialect makes its own driver");
}

const busy = 5;

/**
 * SQLite's result codes for busy, locked, read-only, I/O error, damaged, disk full, cannot open, not a database
 * (https://sqlite.org/rescode.html).
 */
const unavailableCodes = new Set([busy, 6, 8, 10, 11, 13, 14, 26]);

/** I/O error (https://sqlite.org/rescode.html#ioerr), and that of a write (https://sqlite.org/rescode.html#ioerr_write). */
const ioError = 10;
const ioErrorOfWrite = 778;

/**
 * Whether a failed commit certainly had no effect. The last frame in the write-ahead log is the commit, so after a failed
 * write the log lacks it. After another I/O error, for example of the following sync, the log may contain the whole
 * transaction. Other errors occur before the log is written.
 */
function isRejectedCommit(error: unknown): boolean {
  const code = resultCode(error);
  return code >= 0 && (code !== ioError || extendedResultCode(error) === ioErrorOfWrite);
}

function unavailable(error: unknown): boolean {
  if (error instanceof DatabaseClosed) return true;
  for (let each = error; each instanceof Error; each = each.cause ?? previous(each)) {
    if (unavailableCodes.has(resultCode(each)) || each instanceof FileReplaced) return true;
    if ("code" in each && each.code === "ERR_INVALID_STATE") return true; // the file is closed: the node is stopping
  }
  return false;
}

/** The primary result code of an error of SQLite; -1 of any other. */
function resultCode(error: unknown): number {
  const code = extendedResultCode(error);
  return code < 0 ? code : code & 0xff;
}

/** The extended result code of an error of SQLite (https://sqlite.org/rescode.html#extrc); -1 of any other. */
function extendedResultCode(error: unknown): number {
  return error instanceof Error && "errcode" in error && typeof error.errcode === "number"
    ? error.errcode
    : -1;
}

/** MikroORM's exceptions have the engine's error in `previous`. */
function previous(error: Error): unknown {
  return "previous" in error ? error.previous : undefined;
}
