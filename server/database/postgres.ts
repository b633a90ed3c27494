/** The server engine: PostgreSQL, one pool for MikroORM's transactions and one for prepared reads. */
import { PostgreSqlDriver } from "@mikro-orm/postgresql";
import { type EntitySchema, MikroORM } from "@mikro-orm/sql";
import { CompiledQuery, type Kysely, PostgresDialect, type PostgresPoolClient } from "kysely";
import pg, { type QueryResult } from "pg";
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
  StatementTimeout,
} from "./database.ts";
import { ReadTurns } from "./read-turns.ts";
import { Transaction } from "./transaction.ts";

/** How long a transaction waits for a lock, and how long the server waits for the next statement of one, in milliseconds. */
const lockTimeoutMs = 4_000;

/** Where a server is, and how it is spoken to. */
export interface PostgresSettings {
  /** `postgres://user:password@host:port/database`; of the server, or of a pooler in front of it. */
  url: string;
  /** The server itself, for what takes long: migrations. The same as `url` where there is no pooler. */
  directUrl?: string;
  preparedStatements?: PreparedStatements;
}

/**
 * Begins a transaction. The limits are set in it, because behind a pooler a session is not ours: a process that stands
 * still in the middle of a change must not keep the others from theirs for ever.
 */
const begin = `begin; set local lock_timeout = ${lockTimeoutMs}; set local idle_in_transaction_session_timeout = ${lockTimeoutMs}`;

/** One writer at a time, and its clock is read then: the order of numbers and times is that of commits. */
const beginChange = `${begin}; select changed_at from journal where id = 1 for update`;

/** How many of the connections for reading long reads may use; the others are for short ones. */
const longReads = 3;

/**
 * Connects to a server and brings its tables up to date.
 * @param clock the time of changes.
 * @param newId makes the unique part of events' keys.
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
    queryTimeoutMs: null,
    writable: true,
    preparedStatements,
    suspicion,
  });
  let source = migrating; // an index over many rows takes longer than any other statement may
  const orm = await MikroORM.init({
    ...ormOptions("postgres", entities),
    driver: PostgreSqlDriver,
    dbName: found?.database ?? "",
    // Not MikroORM's own pool: of the URL it takes host, user and password only, and would leave out sslmode.
    driverOptions: new PostgresDialect({
      pool: {
        connect: async () => asPoolClient(await source.acquire()),
        end: () => writers.end(),
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
  source = writers;
  const commits = new Commits();
  const closing = opened.move();

  return {
    engine: "postgres",
    description: `PostgreSQL, ${describe(url)}`,
    created: found?.journal === null,
    commits,
    turns: new ReadTurns({ concurrency: longReads, holdsEventLoop: false }),
    all: read,
    get: async <Row>(sql: string, params?: readonly Param[]) => (await read<Row>(sql, params))[0],
    async transaction(work) {
      if (readers.ended) throw new DatabaseClosed();
      const attempt = () => {
        const turn = orm.em.getConnection().getClient<unknown>().connection();
        return turn.execute(async (connection) => {
          try {
            const journal = await beginChangeOn(connection);
            const em = managerOn(orm, connection);
            const place = (sql: string) => numbered(sql).text;
            const tx = new Transaction(
              em,
              "postgres",
              clock().toISOString(),
              journal.changed_at,
              newId,
              place,
            );
            const result = await work(tx);
            await em.flush();
            await commitWith(() => run(connection, commit), isRejectedCommit);
            return result;
          } catch (error) {
            await run(connection, "rollback").catch(() => undefined); // then the connection is not used again
            throw error;
          }
        });
      };
      const result = await attempt().catch((error) => {
        if (error instanceof NotBegun) return attempt();
        throw error;
      });
      commits.ring();
      return result;
    },
    async aside(work) {
      const connection = await beginBy(readers);
      const rows = <Row>(sql: string, params: readonly Param[] = []) => rowsOf<Row>(connection, sql, params);
      try {
        const result = await work({
          all: rows,
          get: async <Row>(sql: string, params?: readonly Param[]) => (await rows<Row>(sql, params))[0],
        });
        await commitWith(() => commitOn(connection), isRejectedCommit);
        return result;
      } catch (error) {
        if (!connection.broken) await connection.query("rollback").catch(() => undefined); // then it is not used again
        throw error;
      } finally {
        connection.release();
      }
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
        // Local to the transaction: behind a pooler the connection is another client's afterwards.
        await all("select set_config('statement_timeout', ?, true)", [String(statementTimeoutMs)]);
        return await work({
          all,
          get: async <Row>(sql: string, params?: readonly Param[]) => (await all<Row>(sql, params))[0],
        });
      } finally {
        if (!connection.broken) await connection.query("rollback").catch(() => undefined); // nothing was changed
        connection.release();
      }
    },
    probe: () =>
      onLiveConnection(async () => {
        const connection = await writers.acquire();
        try {
          await connection.query(`${beginChange}; ${probeStatement(clock())}`);
          await commitOn(connection);
        } catch (error) {
          if (!connection.broken) await connection.query("rollback").catch(() => undefined); // then it is not used again
          throw error;
        } finally {
          connection.release();
        }
      }),
    warnings: () => [], // the server looks after its own log
    async alone<Row>(sql: string, params: readonly Param[]) {
      const connection = await readers.acquire();
      try {
        // Outside of a transaction each statement is one: its answer is that of its commit.
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

/** A connection ended before a transaction had begun on it. */
class NotBegun extends Error {}

/**
 * Begins a change.
 * @returns the row of the journal, which is locked.
 * @throws NotBegun when the connection had ended, so that another one may be tried.
 */
async function beginChangeOn(connection: Kysely<unknown>): Promise<{ changed_at: string }> {
  try {
    const [journal] = await run<{ changed_at: string }>(connection, beginChange);
    return journal ?? { changed_at: "" };
  } catch (error) {
    throw hasEnded(error) ? new NotBegun("The transaction did not begin", { cause: error }) : error;
  }
}

/** Takes a connection and begins a transaction on it. */
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

/** A commit was answered with a rollback. */
class RolledBack extends Error {}

/**
 * Commits a transaction.
 * @throws when a statement of it had failed: PostgreSQL then answers a commit with a rollback, and no error.
 */
async function commitOn(connection: Connection): Promise<QueryResult> {
  const result = await connection.query(commit);
  if (result.command !== "COMMIT")
    throw new RolledBack("The transaction was rolled back, because a statement of it had failed");
  return result;
}

/** Runs statements, and gives the rows of the last. */
async function run<Row>(connection: Kysely<unknown>, sql: string): Promise<Row[]> {
  return (await connection.executeQuery<Row>(CompiledQuery.raw(sql))).rows;
}

async function rowsOf<Row>(connection: Connection, sql: string, params: readonly Param[]): Promise<Row[]> {
  const { text, name } = numbered(sql);
  return (await connection.query(text, params, name)).rows as Row[]; // the caller names the type
}

/** SQLSTATE: connection exception, the server stops or crashed, system error, internal error, statement completion unknown. */
const unknownOutcomes = /^(08...|57P..|58...|XX...|40003)$/;

/** Whether a commit that failed has taken no effect for certain: it was not sent, or the server rejected it. */
function isRejectedCommit(error: unknown): boolean {
  if (error instanceof NotSent || error instanceof RolledBack) return true;
  return error instanceof pg.DatabaseError && !unknownOutcomes.test(error.code ?? "XX000");
}

/** A connection as Kysely uses it. Kysely begins the transactions of migrations itself. */
function asPoolClient(connection: Connection): PostgresPoolClient {
  const query = async (sql: string, parameters: readonly unknown[]) => {
    if (connection.broken) throw new NotSent(); // the transaction on it is lost
    if (sql === commit) return commitOn(connection);
    const result = await connection.query(sql === "begin" ? begin : sql, parameters);
    return Array.isArray(result) ? result.at(-1) : result; // of several statements in one text pg gives each result
  };
  return {
    query: query as unknown as PostgresPoolClient["query"], // the form that takes a cursor is used for streams alone
    release: () => connection.release(),
  };
}

const statements = new Map<string, { text: string; name: string | undefined }>();

/** A statement with PostgreSQL's placeholders, and a name under which each connection prepares it once. */
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

/** SQLSTATE of a statement that ran into its time limit. */
const queryCanceled = "57014";

/**
 * SQLSTATE: connection exception, not let in, no such database, insufficient resources, operator intervention, system
 * error; read-only (a standby), idle for too long in a transaction, takes no connections, lock not available.
 */
const unavailableStates = /^((08|28|3D|53|57|58)...|25006|25P03|55000|55P03)$/;
const unavailableCodes = new Set([
  ...["ECONNREFUSED", "ECONNRESET", "ECONNABORTED", "EHOSTUNREACH", "ENETUNREACH", "ETIMEDOUT", "EPIPE"],
  ...["ENOTFOUND", "EAI_AGAIN", "ENOENT"],
]);
/** Why a certificate of the server is not accepted (https://nodejs.org/api/tls.html#x509-certificate-error-codes). */
const certificateCodes = /^(CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|ERR_TLS_|HOSTNAME_MISMATCH|ERR_SSL_)/;
/** What pg says without a code. */
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

/** MikroORM's exceptions keep the engine's own in `previous`. */
function previous(error: Error): unknown {
  return "previous" in error ? error.previous : undefined;
}
