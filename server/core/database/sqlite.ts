/** The embedded engine, SQLite: one file in WAL mode, one connection for writing and one for reading. */
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { MikroORM, SqliteDriver } from "@mikro-orm/sql";
import type { ChangeGroup, PartsInGroup } from "../journal/change-group.ts";
import { Commits } from "../journal/commits.ts";
import { type Listeners, noListeners } from "../journal/hook.ts";
import { makeFolder } from "../process/folders.ts";
import { makePrivateFile } from "../process/private-files.ts";
import { managed, type Orm, writeManaged } from "../sql/orm.ts";
import { DatabaseClosed } from "../sql/rows.ts";
import { eventLoopTurns, ReadTurns } from "../time/turns.ts";
import type { Database } from "./database.ts";
import { FileIdentity, FileReplaced } from "./file-identity.ts";
import { type Committed, type Durability, GroupCommit } from "./group-commit.ts";
import { migrate, ormOptions, probeStatement } from "./migrations.ts";
import { busyTimeout, openFile, rowsOf, writerOf } from "./sqlite-connection.ts";
import { WriterDialect } from "./sqlite-dialect.ts";
import { busy, resultCode } from "./sqlite-errors.ts";
import { SqliteTransactions } from "./sqlite-group.ts";
import { ReadThreads } from "./sqlite-read-threads.ts";
import { TurnSnapshot } from "./sqlite-snapshot.ts";
import { rejectUnfinishedRestore } from "./unfinished-restore.ts";
import { walWarnings } from "./wal-warnings.ts";

/** What few openers of a file need. */
interface SqliteOptions {
  /** The number of threads for long reads; 0 to run them in this thread. */
  readThreads?: number | undefined;
  /** Called after each commit of changes. */
  committed?: Committed;
  /** The file of sqlite-vec; null to do without. */
  extension?: string | null;
  /** What features do in changes. */
  listeners?: Listeners;
}

/**
 * Opens a file, creates it and its folder if necessary, and migrates its tables.
 * @param orm its entities.
 * @param clock the time of changes.
 * @param newId generates the unique part of events' keys.
 * @throws StartError if a restore to this file has not finished.
 */
export async function openSqlite(
  file: string,
  orm: Orm,
  clock: () => Date,
  newId: () => string,
  {
    readThreads = 0,
    committed: onCommit = null,
    extension = null,
    listeners = noListeners,
  }: SqliteOptions = {},
): Promise<Database> {
  rejectUnfinishedRestore(file);
  const created = !existsSync(file);
  makeFolder(dirname(file));
  const warnings = walWarnings(file, clock); // before SQLite opens the file
  makePrivateFile(file);
  await using opened = new AsyncDisposableStack();
  const writer = opened.use(openFile(file, false, extension));
  const migrating = await MikroORM.init({
    ...ormOptions("sqlite"),
    driver: SqliteDriver,
    dbName: file,
    driverOptions: new WriterDialect(writer),
  });
  await migrate(migrating).finally(() => migrating.close());
  const reader = opened.use(openFile(file, true, extension));
  const snapshot = new TurnSnapshot(reader);
  const committed = rowsOf(reader, () => snapshot.begin());
  const threads = readThreads > 0 ? opened.use(new ReadThreads(file, readThreads, extension)) : undefined;
  const commits = new Commits();
  writer.exec("pragma busy_timeout = 0"); // from here on `begin` waits without blocking the process
  const written = writerOf(writer);
  const transactions = new SqliteTransactions({
    connection: writer,
    writer: written,
    identity: new FileIdentity(file),
    committed: () => snapshot.end(),
    recorded: () => commits.notify(),
  });
  const groups = new GroupCommit(
    (deadline, durability) => transactions.begin(deadline, durability),
    onCommit,
  );
  const closing = opened.move();

  /** Makes a change in the next transaction. */
  async function inTurn<Result>(
    work: (group: ChangeGroup) => Promise<Result>,
    durability?: Durability,
  ): Promise<Result> {
    if (!reader.isOpen) throw new DatabaseClosed();
    return groups.run(work, performance.now() + busyTimeout, durability);
  }

  return {
    description: `SQLite, ${file}`,
    created,
    commits,
    turns: threads ? new ReadTurns({ concurrency: readThreads, holdsEventLoop: false }) : eventLoopTurns,
    longReads: threads?.rows ?? committed,
    ...managed(orm, committed),
    bounded: (_timeoutMs, work) => work(committed),
    // It counts the commits of all other connections (https://sqlite.org/pragma.html#pragma_data_version).
    version: async () =>
      String((await committed.get<{ data_version: number }>("pragma data_version"))?.data_version),
    transaction: (work) =>
      inTurn((group) => {
        const parts: PartsInGroup = {
          writer: written,
          orm,
          now: clock().toISOString(),
          listeners,
          newId,
        };
        return group.perform(parts, work);
      }),
    async scrub() {
      if (!reader.isOpen) throw new DatabaseClosed();
      snapshot.end();
      if (writer.isTransaction) return false;
      const [done] = await written.all<{ busy: number }>("pragma wal_checkpoint(truncate)");
      return done?.busy === 0;
    },
    pools: () => [],
    probe: () => inTurn(async () => writer.exec(probeStatement(clock()))),
    warnings,
    aside: (work, durability) => inTurn(() => writeManaged(orm, written, work), durability),
    alone: (sql, params) => inTurn(() => written.all(sql, params)),
    unavailable,
    async [Symbol.asyncDispose]() {
      await closing.disposeAsync();
    },
  };
}

/**
 * SQLite's result codes for busy, locked, read-only, I/O error, damaged, disk full, cannot open, not a database
 * (https://sqlite.org/rescode.html).
 */
const unavailableCodes = new Set([busy, 6, 8, 10, 11, 13, 14, 26]);

function unavailable(error: unknown): boolean {
  if (error instanceof DatabaseClosed) return true;
  for (let each = error; each instanceof Error; each = each.cause ?? previous(each)) {
    if (unavailableCodes.has(resultCode(each)) || each instanceof FileReplaced) return true;
    if ("code" in each && each.code === "ERR_INVALID_STATE") return true; // the file is closed: the node is stopping
  }
  return false;
}

/** MikroORM's exceptions have the engine's error in `previous`. */
function previous(error: Error): unknown {
  return "previous" in error ? error.previous : undefined;
}
