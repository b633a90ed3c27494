/** The server engine: PostgreSQL, one pool for MikroORM's transactions and one for prepared reads. */
import { PostgreSqlDriver } from "@mikro-orm/postgresql";
import { type EntitySchema, MikroORM } from "@mikro-orm/sql";
import { Kysely, PostgresDialect, type PostgresPoolClient } from "kysely";
import { ReadTurns } from "../turns.ts";
import { readJournal } from "./change-group.ts";
import { commitWith } from "./commit-outcome.ts";
import { Commits } from "./commits.ts";
import {
  type Connection,
  Connections,
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
  rowsFrom,
  StatementTimeout,
} from "./database.ts";
import { GroupCommit } from "./group-commit.ts";
import { beginGroup } from "./postgres-group.ts";
import { PipelinedWriter, rowsOf } from "./postgres-statements.ts";
import {
  abandon,
  begin,
  beginBy,
  commit,
  commitOn,
  isRejectedCommit,
  lockTimeoutMs,
  transactionOn,
} from "./postgres-transaction.ts";
import { Subscribers } from "./subscribers.ts";
import { rejectUnfinished } from "./unfinished-migration.ts";

/** Settings of the connection to a server. */
export interface PostgresSettings {
  /** `postgres://user:password@host:port/database` of the server, or of a pooler in front of it. */
  url: string;
  /** The URL of the server itself, for migrations; equal to `url` without a pooler. */
  directUrl?: string;
  preparedStatements?: PreparedStatements;
}

/** How many of the read connections long reads may use; the others are for short reads. */
const longReads = 3;

/**
 * Connects to a server and migrates its tables.
 * @param clock the time of changes.
 * @param newId generates the unique part of events' keys.
 * @param isMigrating whether the caller is the migration from SQLite itself.
 * @throws StartError if a migration from SQLite to this database has not finished.
 */
export async function openPostgres(
  { url, directUrl = url, preparedStatements = "auto" }: PostgresSettings,
  entities: EntitySchema[],
  clock: () => Date,
  newId: () => string,
  { isMigrating = false } = {},
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
  const reads = rowsFrom("postgres", read);
  if (!isMigrating) await rejectUnfinished(reads);
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
  const subscribers = new Subscribers();
  const groups = new GroupCommit((deadline) => beginGroup(writers, deadline, () => commits.notify()));
  const closing = opened.move();

  return {
    description: `PostgreSQL, ${describe(url)}`,
    created: found?.journal === null,
    commits,
    turns: new ReadTurns({ concurrency: longReads, holdsEventLoop: false }),
    longReads: reads,
    ...reads,
    // Which transactions have ended: https://www.postgresql.org/docs/current/functions-info.html#FUNCTIONS-PG-SNAPSHOT.
    async version() {
      const [found] = await read<{ version: string }>(
        "select cast(pg_current_snapshot() as text) as version",
      );
      return found?.version ?? "";
    },
    async transaction(work) {
      if (readers.ended) throw new DatabaseClosed();
      return groups.run(({ connection, writer, group }) => {
        const parts = {
          writer,
          manager: () => managerOn(orm, kyselyOn(connection)),
          now: clock().toISOString(),
          subscribers,
          newId,
        };
        return group.perform(parts, work);
      }, performance.now() + lockTimeoutMs);
    },
    async aside(work, durability) {
      const connection = await beginBy(readers, durability);
      const writer = new PipelinedWriter(connection);
      return transactionOn(connection, async () => {
        const result = await work(writer);
        await writer.settle();
        return result;
      });
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
        await abandon(connection); // nothing was changed
      }
    },
    probe: () =>
      onLiveConnection(async () => {
        const connection = await writers.acquire();
        await transactionOn(connection, () =>
          connection.query(`${begin()}; ${readJournal.text("postgres")}; ${probeStatement(clock())}`),
        );
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

/** Lets MikroORM write on a connection with an open transaction. */
function kyselyOn(connection: Connection): Kysely<unknown> {
  const client = { ...asPoolClient(connection), release: () => undefined };
  return new Kysely({
    dialect: new PostgresDialect({
      pool: { connect: async () => client, end: async () => undefined, options: {} },
    }),
  });
}

/** Adapts a connection to Kysely, which begins the transactions of migrations itself. */
function asPoolClient(connection: Connection): PostgresPoolClient {
  const query = async (sql: string, parameters: readonly unknown[]) => {
    if (sql === commit) return commitOn(connection);
    const result = await connection.query(sql === "begin" ? begin() : sql, parameters);
    return Array.isArray(result) ? result.at(-1) : result; // for several statements in one text pg returns all results
  };
  return {
    query: query as unknown as PostgresPoolClient["query"], // the overload with a cursor is only used for streams
    release: () => connection.release(),
  };
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
