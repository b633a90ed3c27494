/** The server engine: PostgreSQL, one pool for MikroORM's transactions and one for prepared reads. */
import { PostgreSqlDriver } from "@mikro-orm/postgresql";
import { MikroORM } from "@mikro-orm/sql";
import { PostgresDialect, type PostgresPoolClient } from "kysely";
import { type PartsInGroup, readJournal } from "../journal/change-group.ts";
import { Commits } from "../journal/commits.ts";
import { type Listeners, noListeners } from "../journal/hook.ts";
import { type Orm, writeManaged } from "../sql/orm.ts";
import { DatabaseClosed, type Param } from "../sql/rows.ts";
import { commitWith } from "./commit-outcome.ts";
import { placeOf } from "./connection-settings.ts";
import {
  type Connection,
  Connections,
  onLiveConnection,
  type PreparedStatements,
  queryTimeoutMs,
  Suspicion,
} from "./connections.ts";
import type { Database } from "./database.ts";
import { type Encoding, encodingColumns, rejectEncoding } from "./encoding.ts";
import { type Committed, GroupCommit } from "./group-commit.ts";
import { migrate, ormOptions, probeStatement } from "./migrations.ts";
import { unavailable } from "./postgres-errors.ts";
import { beginGroup } from "./postgres-group.ts";
import { readConnections, readsOn } from "./postgres-reads.ts";
import { rowsOf } from "./postgres-statements.ts";
import {
  begin,
  commit,
  commitOn,
  isRejectedCommit,
  lockTimeoutMs,
  transactionBy,
  transactionOn,
} from "./postgres-transaction.ts";
import { type Step, steps } from "./schema.ts";
import { rejectUnfinished } from "./unfinished-restore.ts";

/** Settings of the connection to a server. */
export interface PostgresSettings {
  /** `postgres://user:password@host:port/database` of the server, or of a pooler in front of it. */
  url: string;
  /** The URL of the server itself, for migrations; equal to `url` without a pooler. */
  directUrl?: string;
  /** The URLs of its standbys, which serve reads that may lag behind. */
  replicaUrls?: readonly string[];
  preparedStatements?: PreparedStatements;
}

interface PostgresOptions {
  isRestoring?: boolean;
  migrations?: readonly Step[];
  committed?: Committed;
  listeners?: Listeners;
}

/**
 * Connects to a server and migrates its tables.
 * @param orm its entities.
 * @param clock the time of changes.
 * @param newId generates the unique part of events' keys.
 * @param isRestoring whether the caller is the restore itself.
 * @param migrations the steps to migrate by; default: all.
 * @param committed called after each commit of changes.
 * @param listeners what features do in changes.
 * @throws StartError if the database cannot store every text, or if a restore to it has not finished.
 */
export async function openPostgres(
  { url, directUrl = url, preparedStatements = "auto" }: PostgresSettings,
  orm: Orm,
  clock: () => Date,
  newId: () => string,
  {
    isRestoring = false,
    migrations = steps,
    committed = null,
    listeners = noListeners,
  }: PostgresOptions = {},
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
  const readers = connectTo(url, readConnections, { queryTimeoutMs, writable: false });
  const writers = connectTo(url, 4, { queryTimeoutMs, writable: true });
  const reads = readsOn(readers, orm);
  const found = await reads.get<Encoding & { journal: string | null }>(
    `select ${encodingColumns}, to_regclass('journal')::text as journal`,
  );
  if (found) rejectEncoding(found);
  if (!isRestoring) await rejectUnfinished(reads);
  const migrating = new Connections(directUrl, {
    max: 2,
    queryTimeoutMs: null, // creating an index of many rows exceeds the timeout of other statements
    writable: true,
    preparedStatements,
    suspicion,
  });
  const migrator = await MikroORM.init({
    ...ormOptions("postgres", migrations),
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
  try {
    await migrate(migrator);
  } finally {
    await migrator.close();
    await migrating.end();
  }
  const commits = new Commits();
  const groups = new GroupCommit(
    (deadline) => beginGroup(writers, deadline, () => commits.notify()),
    committed,
  );
  const closing = opened.move();

  return {
    description: `PostgreSQL, ${placeOf(url)}`,
    created: found?.journal === null,
    commits,
    ...reads,
    async transaction(work) {
      if (readers.ended) throw new DatabaseClosed();
      return groups.run(({ writer, group, turn }) => {
        const parts: PartsInGroup = {
          writer,
          orm,
          now: clock().toISOString(),
          listeners,
          newId,
        };
        return group.perform(parts, work, turn);
      }, performance.now() + lockTimeoutMs);
    },
    aside: (work, durability = "durable") =>
      transactionBy(readers, durability, (writer) => writeManaged(orm, writer, work)),
    probe: () =>
      onLiveConnection(async () => {
        const connection = await writers.acquire();
        await transactionOn(connection, () =>
          connection.query(`${begin()}; ${readJournal.text("postgres")}; ${probeStatement(clock())}`),
        );
      }),
    scrub: async () => true, // vacuum does it
    pools: () => [
      { pool: "read", ...readers.use },
      { pool: "write", ...writers.use },
    ],
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

/** Adapts a connection to Kysely, which begins the transactions of migrations itself. */
function asPoolClient(connection: Connection): PostgresPoolClient {
  const query = async (sql: string, parameters: readonly unknown[]) => {
    if (sql === commit) return commitOn(connection);
    if (sql === "rollback" && connection.broken) return { rows: [] }; // else Kysely never releases it, and the pool never ends
    const result = await connection.query(sql === "begin" ? begin() : sql, parameters);
    return Array.isArray(result) ? result.at(-1) : result; // for several statements in one text pg returns all results
  };
  return {
    query: query as unknown as PostgresPoolClient["query"], // the overload with a cursor is only used for streams
    release: () => connection.release(),
  };
}
