/**
 * Reads the database without changing it: no migration, and no file beside it.
 *
 * In WAL mode also a connection that only reads makes the files `-wal` and `-shm`, and leaves them behind. So a file that no
 * process has open is read with `immutable=1` (https://sqlite.org/uri.html#uriimmutable). While a node runs, both files are
 * there, and the connection is a reader like any other.
 */
import { existsSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { Connections, Suspicion } from "../../core/database/connections.ts";
import type { PostgresSettings } from "../../core/database/postgres.ts";
import { rowsOf as rowsOnServer } from "../../core/database/postgres-statements.ts";
import { rowsOf } from "../../core/database/sqlite-connection.ts";
import { StartError } from "../../core/process/start-error.ts";
import { databaseStartError } from "../../core/process/start-failures.ts";
import type { DatabaseConfig } from "../../core/settings/database-settings.ts";
import { type Rows, rowsFrom } from "../../core/sql/rows.ts";

/** The database, for reading. */
export interface DatabaseView extends AsyncDisposable {
  rows: Rows;
}

/** How long a statement may take on PostgreSQL, in milliseconds. */
const queryTimeoutMs = 5_000;

/** How long to wait for a lock of SQLite, in milliseconds. */
const lockTimeoutMs = 2_000;

/**
 * Opens the database.
 * @returns null if it does not exist yet.
 * @throws StartError with what to do.
 */
export async function openView(database: DatabaseConfig): Promise<DatabaseView | null> {
  try {
    return database.engine === "sqlite" ? openFile(database.file) : await openServer(database);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw databaseStartError(error, database) ?? error;
  }
}

function openFile(file: string): DatabaseView | null {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size === 0) return null; // missing, or created a moment ago
  const [hasLog, hasIndex] = ["-wal", "-shm"].map((end) => existsSync(file + end));
  if (hasLog && !hasIndex && statSync(`${file}-wal`).size > 0)
    throw new StartError(
      `${file}-wal has changes, and its index (-shm) is missing, so it can only be read by writing: start the node, which does that.`,
    );
  const url = pathToFileURL(resolve(file));
  if (!hasLog || !hasIndex) url.searchParams.set("immutable", "1");
  const opened = new DatabaseSync(url, { readOnly: true, timeout: lockTimeoutMs });
  try {
    opened.exec("pragma cache_size = -16384; pragma query_only = on");
    opened.prepare("select count(*) from sqlite_schema").get(); // the first access to the file
  } catch (error) {
    opened.close();
    throw error;
  }
  return { rows: rowsOf(opened), [Symbol.asyncDispose]: async () => opened.close() };
}

async function openServer({ url, preparedStatements = "auto" }: PostgresSettings): Promise<DatabaseView> {
  await using opened = new AsyncDisposableStack();
  const limits = { max: 1, queryTimeoutMs, writable: false, preparedStatements, suspicion: new Suspicion() };
  const pool = opened.adopt(new Connections(url, limits), (each) => each.end());
  const connection = opened.adopt(await pool.acquire(), (each) => each.release());
  await connection.query("begin transaction read only");
  opened.defer(async () => {
    await connection.query("rollback").catch(() => undefined); // the connection has ended
  });
  const closing = opened.move();
  return {
    rows: rowsFrom("postgres", (sql, params = []) => rowsOnServer(connection, sql, params)),
    [Symbol.asyncDispose]: () => closing.disposeAsync(),
  };
}
