/** The embedded engine: one file, WAL, one connection that writes and one that reads. */
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { type EntitySchema, MikroORM, SqliteDriver } from "@mikro-orm/sql";
import {
  type Driver,
  type Kysely,
  SqliteDriver as KyselyDriver,
  SqliteDialect,
  type SqliteStatement,
} from "kysely";
import { makeFolder } from "../folders.ts";
import { makePrivateFile } from "../private-files.ts";
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
} from "./database.ts";
import { FileIdentity, FileReplaced } from "./file-identity.ts";
import { Neighbours } from "./neighbours.ts";
import { eventLoopTurns } from "./read-turns.ts";
import { Transaction } from "./transaction.ts";
import { walWarnings } from "./wal-warnings.ts";

const lastChange = "select changed_at from journal where id = 1";

/** How long a change waits for other processes, in milliseconds. */
const busyTimeout = 5_000;

/** How long it waits at most before it looks again. A change takes about a millisecond. */
const pause = 5;

/**
 * Opens a file, making it and its folder if need be, and brings its tables up to date.
 * @param clock the time of changes.
 * @param newId makes the unique part of events' keys.
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
  const read = prepared(reader, (statement) => statement);
  const commits = new Commits();
  writer.exec("pragma busy_timeout = 0"); // from here on `begin` waits, and lets the process go on
  const write = prepared(writer, (statement) => statement);
  const written: Rows = {
    all: async <Row>(sql: string, params: readonly Param[] = []) => write(sql).all(...params) as Row[], // the caller names the type
    get: async <Row>(sql: string, params: readonly Param[] = []) =>
      write(sql).get(...params) as Row | undefined, // likewise
  };
  const neighbours = new Neighbours(writer);
  const identity = new FileIdentity(file);
  const closing = opened.move();

  /** There is one connection for writing: whoever has it, has it alone. */
  async function inTurn<Result>(work: (connection: Kysely<unknown>) => Promise<Result>): Promise<Result> {
    if (!reader.isOpen) throw new DatabaseClosed();
    const deadline = performance.now() + busyTimeout;
    const turn = orm.em.getConnection().getClient<unknown>().connection();
    return turn.execute(async (connection) => {
      identity.verify();
      await neighbours.giveWay();
      await begin(writer, deadline);
      neighbours.notice();
      try {
        const result = await work(connection);
        identity.verify(); // just before, so that nothing is answered that is written into a file without a name
        await commitWith(() => writer.exec("commit"), isRejectedCommit);
        return result;
      } catch (error) {
        if (writer.isTransaction) writer.exec("rollback");
        throw error;
      }
    });
  }

  const committed: Rows = {
    all: async <Row>(sql: string, params: readonly Param[] = []) => read(sql).all(...params) as Row[], // the caller names the type
    get: async <Row>(sql: string, params: readonly Param[] = []) =>
      read(sql).get(...params) as Row | undefined, // likewise
  };

  return {
    engine: "sqlite",
    description: `SQLite, ${file}`,
    created,
    commits,
    turns: eventLoopTurns,
    ...committed,
    bounded: (_timeoutMs, work) => work(committed),
    async transaction(work) {
      const result = await inTurn(async (connection) => {
        const em = managerOn(orm, connection);
        const last = await written.get<{ changed_at: string }>(lastChange);
        const now = clock().toISOString();
        const tx = new Transaction(em, "sqlite", now, last?.changed_at ?? "", newId, (sql) => sql);
        const result = await work(tx);
        await em.flush();
        return result;
      });
      commits.ring();
      return result;
    },
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
 * Takes the write lock, so that nobody else writes between what a change reads and what it writes. SQLite itself would
 * wait in the one thread that there is, and hold up every other request.
 * @throws when another process has it until the deadline.
 */
async function begin(writer: DatabaseSync, deadline: number): Promise<void> {
  for (;;) {
    try {
      writer.exec("begin immediate");
      return;
    } catch (error) {
      if (resultCode(error) !== busy || performance.now() >= deadline) throw error;
    }
    await setTimeout(Math.random() * pause); // two that look at the same moments would meet again and again
  }
}

function openFile(file: string, readOnly: boolean): DatabaseSync {
  const database = new DatabaseSync(file, { readOnly, timeout: busyTimeout });
  // FULL: what was answered survives a power cut, not only a killed process (https://sqlite.org/wal.html#performance).
  if (!readOnly) database.exec("pragma journal_mode = wal; pragma synchronous = full");
  database.exec("pragma cache_size = -65536; pragma mmap_size = 268435456; pragma temp_store = memory");
  return database;
}

/** What is made of statements, by their text; each is prepared once. */
function prepared<Made>(
  database: DatabaseSync,
  make: (statement: StatementSync) => Made,
): (sql: string) => Made {
  const known = new Map<string, Made>();
  return (sql) => {
    let made = known.get(sql);
    if (made === undefined) {
      made = make(database.prepare(sql));
      if (known.size < 1_000) known.set(sql, made);
    }
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
      const reader = statement.columns().length > 0; // asked once: it takes longer than most statements do
      // `run` reports the last rowid, also those that FTS5 gives its own segments, which exceed 2^53 (a RangeError).
      if (!reader) statement.setReadBigInts(true);
      return {
        reader,
        all: (params) => statement.all(...(params as Param[])), // Kysely's type is wider than what is ever bound
        run: (params) => statement.run(...(params as Param[])), // likewise
        iterate: (params) => statement.iterate(...(params as Param[])), // likewise
      };
    });
    return new KyselyDriver({ database: { prepare, close: () => undefined } }); // whoever opened it closes it
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
 * Whether a commit that failed has taken no effect for certain. The last frame that is written to the write-ahead log is the
 * one that commits, so a write that failed left the log without it. After another I/O error, as of the sync that follows,
 * the log may hold the whole transaction. Other errors come before the log is written.
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

/** MikroORM's exceptions keep the engine's own in `previous`. */
function previous(error: Error): unknown {
  return "previous" in error ? error.previous : undefined;
}
