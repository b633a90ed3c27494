/** The server engine: PostgreSQL, one pool for MikroORM's transactions and one for prepared reads. */
import { PostgreSqlDriver } from "@mikro-orm/postgresql";
import { type EntitySchema, MikroORM } from "@mikro-orm/sql";
import { Kysely, PostgresDialect, type PostgresPoolClient } from "kysely";
import pg, { type QueryResult } from "pg";
import { ReadTurns } from "../turns.ts";
import { commitWith } from "./commit-outcome.ts";
import { Commits } from "./commits.ts";
import {
  type Connection,
  Connections,
  hasEnded,
  NotSent,
  onLiveConnection,
  type PreparedStatements,
  queryTimeoutMs,
  Suspicion,
} from "./connections.ts";
import {
  type Database,
  DatabaseClosed,
  managerOn,
  migrate,
  ormOptions,
  type Param,
  probeStatement,
  type Rows,
  rowsFrom,
  StatementTimeout,
} from "./database.ts";
import { Transaction } from "./transaction.ts";

/** The lock timeout, and the idle timeout in a transaction, in milliseconds. */
const lockTimeoutMs = 4_000;

/** Settings of the connection to a server. */
export interface PostgresSettings {
  /** `postgres://user:password@host:port/database` of the server, or of a pooler in front of it. */
  url: string;
  /** The URL of the server itself, for migrations; equal to `url` without a pooler. */
  directUrl?: string;
  preparedStatements?: PreparedStatements;
}

/**
 * Begins a transaction. It sets the timeouts, because behind a pooler sessions are shared: a process that hangs within a
 * change must not block the others forever.
 */
const begin = `begin; set local lock_timeout = ${lockTimeoutMs}; set local idle_in_transaction_session_timeout = ${lockTimeoutMs}`;

/** Locks the journal: one writer at a time, and it reads the clock then, so numbers and times are in the order of commits. */
const beginChange = `${begin}; select changed_at from journal where id = 1 for update`;

/** How many of the read connections long reads may use; the others are for short reads. */
const longReads = 3;

/**
 * Connects to a server and migrates its tables.
 * @param clock the time of changes.
 * @param newId generates the unique part of events' keys.
 */
export async function openPostgres(
  { url, directUrl = url, preparedStatements = "auto" }: PostgresSettings,
  entities: EntitySchema[],
  clock: () => Date,
  newId: () => string,
): Promise<Database> {
  await using opened = new AsyncDisposableStack();
  const suspicion = new Suspicion();
  const connectTo = (
    place: string,
    max: number,
    limits: { queryTimeoutMs: number | null; writable: boolean },
  ) =>
    opened.adopt(new Connections(place, { max, ...limits, preparedStatements, suspicion }), (each) =>
      each.end(),
    );
  const readers = connectTo(url, 8, { queryTimeoutMs, writable: false });
  const writers = connectTo(url, 4, { queryTimeoutMs, writable: true });
  const read = <Row>(sql: string, params: readonly Param[] = []): Promise<Row[]> =>
    onLiveConnection(async () => {
      const connection = await readers.acquire();
      try {
        return await rowsOf<Row>(connection, sql, params);
      } finally {
        connection.release();
      }
    });
  const [found] = await read<{ database: string; journal: string | null }>(
    "select current_database() as database, to_regclass('journal')::text as journal",
  );
  const migrating = new Connections(directUrl, {
    max: 2,
    queryTimeoutMs: null, // creating an index of many rows exceeds the timeout of other statements
    writable: true,
    preparedStatements,
    suspicion,
  });
  const orm = await MikroORM.init({
    ...ormOptions("postgres", entities),
    driver: PostgreSqlDriver,
    dbName: found?.database ?? "",
    // Not MikroORM's own pool: it only reads host, user and password from the URL, and ignores sslmode.
    driverOptions: new PostgresDialect({
      pool: {
        connect: async () => asPoolClient(await migrating.acquire()),
        end: () => migrating.end(),
        options: {},
      },
    }),
  });
  opened.defer(() => orm.close());
  try {
    await migrate(orm);
  } finally {
    await migrating.end();
  }
  const commits = new Commits();
  const closing = opened.move();

  return {
    description: `PostgreSQL, ${describe(url)}`,
    created: found?.journal === null,
    commits,
    turns: new ReadTurns({ concurrency: longReads, holdsEventLoop: false }),
    ...rowsFrom("postgres", read),
    async transaction(work) {
      if (readers.ended) throw new DatabaseClosed();
      const attempt = async () => {
        const connection = await writers.acquire();
        return transactionOn(connection, async () => {
          const { changed_at: lastChangedAt } = await beginChangeOn(connection);
          const tx = new Transaction({
            engine: "postgres",
            rows: rowsOn(connection),
            manager: () => managerOn(orm, kyselyOn(connection)),
            now: clock().toISOString(),
            lastChangedAt,
            newId,
          });
          return tx.perform(work);
        });
      };
      const result = await attempt().catch((error) => {
        if (error instanceof NotBegun) return attempt();
        throw error;
      });
      commits.notify();
      return result;
    },
    async aside(work) {
      const connection = await beginBy(readers);
      return transactionOn(connection, () => work(rowsOn(connection)));
    },
    async bounded(statementTimeoutMs, work) {
      const connection = await beginBy(readers);
      const all = async <Row>(sql: string, params: readonly Param[] = []) => {
        try {
          return await rowsOf<Row>(connection, sql, params);
        } catch (error) {
          throw error instanceof Error && "code" in error && error.code === queryCanceled
            ? new StatementTimeout()
            : error;
        }
      };
      try {
        // Local to the transaction: behind a pooler another client uses the connection afterwards.
        await all("select set_config('statement_timeout', ?, true)", [String(statementTimeoutMs)]);
        return await work(rowsFrom("postgres", all));
      } finally {
        if (!connection.broken) await connection.query("rollback").catch(() => undefined); // nothing was changed
        connection.release();
      }
    },
    probe: () =>
      onLiveConnection(async () => {
        const connection = await writers.acquire();
        await transactionOn(connection, () => connection.query(`${beginChange}; ${probeStatement(clock())}`));
      }),
    warnings: () => [], // the server maintains its own log
    async alone<Row>(sql: string, params: readonly Param[]) {
      const connection = await readers.acquire();
      try {
        // Outside of a transaction each statement is one, so its response is that of the commit.
        return await commitWith(() => rowsOf<Row>(connection, sql, params), isRejectedCommit);
      } finally {
        connection.release();
      }
    },
    unavailable,
    async [Symbol.asyncDispose]() {
      await closing.disposeAsync();
    },
  };
}

/** Thrown if a connection ended before its transaction had begun. */
class NotBegun extends Error {}

/**
 * Begins a change.
 * @returns the row of the journal, which is locked.
 * @throws NotBegun if the connection had ended, so that another one can be tried.
 */
async function beginChangeOn(connection: Connection): Promise<{ changed_at: string }> {
  try {
    const results: unknown = await connection.query(beginChange);
    const [journal] = (results as QueryResult<{ changed_at: string }>[]).at(-1)?.rows ?? []; // one result for each statement
    return journal ?? { changed_at: "" };
  } catch (error) {
    throw hasEnded(error) ? new NotBegun("The transaction did not begin", { cause: error }) : error;
  }
}

/** Acquires a connection and begins a transaction on it. */
function beginBy(pool: Connections): Promise<Connection> {
  return onLiveConnection(async () => {
    const connection = await pool.acquire();
    try {
      await connection.query(begin);
      return connection;
    } catch (error) {
      connection.release();
      throw error;
    }
  });
}

const commit = "commit";

/** Thrown if the response to a commit is a rollback. */
class RolledBack extends Error {}

/**
 * Commits a transaction.
 * @throws if a statement of it had failed: PostgreSQL then responds to the commit with a rollback instead of an error.
 */
async function commitOn(connection: Connection): Promise<QueryResult> {
  const result = await connection.query(commit);
  if (result.command !== "COMMIT")
    throw new RolledBack("The transaction was rolled back, because a statement of it had failed");
  return result;
}

/** Ends a transaction: commits it when `work` returns, and rolls it back when it throws. Releases the connection. */
async function transactionOn<Result>(connection: Connection, work: () => Promise<Result>): Promise<Result> {
  try {
    const result = await work();
    await commitWith(() => commitOn(connection), isRejectedCommit);
    return result;
  } catch (error) {
    if (!connection.broken) await connection.query("rollback").catch(() => undefined); // then it is not reused
    throw error;
  } finally {
    connection.release();
  }
}

/** Runs statements on a connection. */
function rowsOn(connection: Connection): Rows {
  return rowsFrom("postgres", (sql, params = []) => rowsOf(connection, sql, params));
}

/** Lets MikroORM write on a connection with an open transaction. */
function kyselyOn(connection: Connection): Kysely<unknown> {
  const client = { ...asPoolClient(connection), release: () => undefined };
  return new Kysely({
    dialect: new PostgresDialect({
      pool: { connect: async () => client, end: async () => undefined, options: {} },
    }),
  });
}

async function rowsOf<Row>(connection: Connection, sql: string, params: readonly Param[]): Promise<Row[]> {
  const { text, name } = numbered(sql);
  return (await connection.query(text, params, name)).rows as Row[]; // the caller names the type
}

/** SQLSTATE: connection exception, the server stops or crashed, system error, internal error, statement completion unknown. */
const unknownOutcomes = /^(08...|57P..|58...|XX...|40003)$/;

/** Whether a failed commit certainly had no effect: it was not sent, or the server rejected it. */
function isRejectedCommit(error: unknown): boolean {
  if (error instanceof NotSent || error instanceof RolledBack) return true;
  return error instanceof pg.DatabaseError && !unknownOutcomes.test(error.code ?? "XX000");
}

/** Adapts a connection to Kysely, which begins the transactions of migrations itself. */
function asPoolClient(connection: Connection): PostgresPoolClient {
  const query = async (sql: string, parameters: readonly unknown[]) => {
    if (sql === commit) return commitOn(connection);
    const result = await connection.query(sql === "begin" ? begin : sql, parameters);
    return Array.isArray(result) ? result.at(-1) : result; // for several statements in one text pg returns all results
  };
  return {
    query: query as unknown as PostgresPoolClient["query"], // the overload with a cursor is only used for streams
    release: () => connection.release(),
  };
}

const statements = new Map<string, { text: string; name: string | undefined }>();

/** A statement with PostgreSQL's placeholders, and the name of its prepared statement. */
function numbered(sql: string): { text: string; name: string | undefined } {
  const known = statements.get(sql);
  if (known) return known;
  let index = 0;
  const keep = statements.size < 1_000;
  const text = sql.replaceAll("?", () => `$${++index}`);
  const statement = { text, name: keep ? `s${statements.size}` : undefined };
  if (keep) statements.set(sql, statement);
  return statement;
}

function describe(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/** SQLSTATE of a statement that exceeded its timeout. */
const queryCanceled = "57014";

/**
 * SQLSTATE: connection exception, not authorized, no such database, insufficient resources, operator intervention, system
 * error; read-only (a standby), idle for too long in a transaction, rejects connections, lock not available.
 */
const unavailableStates = /^((08|28|3D|53|57|58)...|25006|25P03|55000|55P03)$/;
const unavailableCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ETIMEDOUT",
  "EPIPE",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ENOENT",
]);
/** Codes of invalid certificates (https://nodejs.org/api/tls.html#x509-certificate-error-codes). */
const certificateCodes = /^(CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|ERR_TLS_|HOSTNAME_MISMATCH|ERR_SSL_)/;
/** Messages of pg without a code. */
const unavailableMessages =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|read timeout|after calling end on the pool/;

function unavailable(error: unknown): boolean {
  if (error instanceof DatabaseClosed) return true;
  for (let each = error; each instanceof Error; each = each.cause ?? previous(each)) {
    const code = "code" in each && typeof each.code === "string" ? each.code : "";
    if (unavailableStates.test(code) || unavailableCodes.has(code) || certificateCodes.test(code))
      return true;
    if (each instanceof NotSent || unavailableMessages.test(each.message)) return true;
  }
  return false;
}

/** MikroORM's exceptions have the engine's error in `previous`. */
function previous(error: Error): unknown {
  return "previous" in error ? error.previous : undefined;
}
