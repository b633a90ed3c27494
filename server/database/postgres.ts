/** The server engine: PostgreSQL, one pool for MikroORM's transactions and one for prepared reads. */
import { PostgreSqlDriver } from "@mikro-orm/postgresql";
import { type EntitySchema, MikroORM } from "@mikro-orm/sql";
import { CompiledQuery, PostgresDialect } from "kysely";
import pg from "pg";
import { Commits } from "./commits.ts";
import { type Database, DatabaseClosed, managerOn, migrate, ormOptions, type Param } from "./database.ts";
import { Transaction } from "./transaction.ts";

/** How long to wait for a connection, and for the changes of other processes, in milliseconds; for an answer, twice. */
const timeout = 5_000;

/** Numbers that count fit into a double: bigint columns are read as numbers (Seq ends at 2^53 - 1). */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * Connects to a server and brings its tables up to date.
 * @param url `postgres://user:password@host:port/database`.
 * @param clock the time of changes.
 * @param newId makes the unique part of events' keys.
 */
export async function openPostgres(
  url: string,
  entities: EntitySchema[],
  clock: () => Date,
  newId: () => string,
): Promise<Database> {
  await using opened = new AsyncDisposableStack();
  // A process that stands still in the middle of a change must not keep the others from theirs for ever.
  const yielding = { lock_timeout: timeout, idle_in_transaction_session_timeout: timeout };
  const readers = opened.adopt(connect(url, { max: 8, query_timeout: 2 * timeout, ...yielding }), (pool) =>
    pool.end(),
  );
  const read = async <Row>(sql: string, params: readonly Param[] = []): Promise<Row[]> => {
    const { text, name } = numbered(sql);
    const result = await readers.query({ text, name, values: [...params] });
    return result.rows as Row[]; // the caller names the type
  };
  const [found] = await read<{ database: string; journal: string | null }>(
    "select current_database() as database, to_regclass('journal')::text as journal",
  );
  const orm = await MikroORM.init({
    ...ormOptions("postgres", entities),
    driver: PostgreSqlDriver,
    dbName: found?.database ?? "",
    // Not MikroORM's own pool: of the URL it takes host, user and password only, and would leave out sslmode.
    driverOptions: new PostgresDialect({ pool: connect(url, { max: 4, ...yielding }) }),
  });
  opened.defer(() => orm.close());
  await migrate(orm);
  const commits = new Commits();
  const closing = opened.move();

  return {
    engine: "postgres",
    description: `PostgreSQL, ${describe(url)}`,
    created: found?.journal === null,
    commits,
    all: read,
    get: async <Row>(sql: string, params?: readonly Param[]) => (await read<Row>(sql, params))[0],
    async transaction(work) {
      if (readers.ended) throw new DatabaseClosed(); // MikroORM would connect anew
      const changing = orm.em.getConnection().getClient<unknown>().transaction();
      const result = await changing.execute(async (connection) => {
        const em = managerOn(orm, connection);
        const place = (sql: string) => numbered(sql).text;
        // One writer at a time, and its clock is read then: the order of numbers and times is that of commits.
        const locked = CompiledQuery.raw("select changed_at from journal where id = 1 for update");
        const { rows } = await connection.executeQuery<{ changed_at: string }>(locked);
        const last = rows[0]?.changed_at ?? "";
        const tx = new Transaction(em, "postgres", clock().toISOString(), last, newId, place);
        const result = await work(tx);
        await em.flush();
        return result;
      });
      commits.ring();
      return result;
    },
    async aside(work) {
      const client = await readers.connect();
      const rows = async <Row>(sql: string, params: readonly Param[] = []) => {
        const { text, name } = numbered(sql);
        return (await client.query({ text, name, values: [...params] })).rows as Row[]; // the caller names the type
      };
      let broken: Error | undefined;
      try {
        await client.query("begin");
        const result = await work({
          all: rows,
          get: async <Row>(sql: string, params?: readonly Param[]) => (await rows<Row>(sql, params))[0],
        });
        await client.query("commit");
        return result;
      } catch (error) {
        await client.query("rollback").catch((cause: Error) => {
          broken = cause;
        });
        throw error;
      } finally {
        client.release(broken); // one that cannot even undo is not used again
      }
    },
    alone: read, // outside of a transaction each statement is one
    unavailable,
    async [Symbol.asyncDispose]() {
      await closing.disposeAsync();
    },
  };
}

/** A pool of connections. It connects when it is asked to. */
function connect(url: string, settings: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...settings, connectionString: url, types, connectionTimeoutMillis: timeout });
  // Without listeners a connection that breaks ends the process. Its query fails, and the next makes another connection.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
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

/**
 * SQLSTATE: connection exception, not let in, no such database, insufficient resources, operator intervention, system
 * error; read-only (a standby), takes no connections, lock not available.
 */
const unavailableStates = /^((08|28|3D|53|57|58)...|25006|55000|55P03)$/;
const unavailableCodes = new Set([
  ...["ECONNREFUSED", "ECONNRESET", "ECONNABORTED", "EHOSTUNREACH", "ENETUNREACH", "ETIMEDOUT", "EPIPE"],
  ...["ENOTFOUND", "EAI_AGAIN", "ENOENT"],
]);
/** What pg says without a code. */
const unavailableMessages =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|read timeout|not queryable|after calling end on the pool/;

function unavailable(error: unknown): boolean {
  if (error instanceof DatabaseClosed) return true;
  for (let each = error; each instanceof Error; each = each.cause ?? previous(each)) {
    const code = "code" in each && typeof each.code === "string" ? each.code : "";
    if (unavailableStates.test(code) || unavailableCodes.has(code)) return true;
    if (unavailableMessages.test(each.message)) return true;
  }
  return false;
}

/** MikroORM's exceptions keep the engine's own in `previous`. */
function previous(error: Error): unknown {
  return "previous" in error ? error.previous : undefined;
}
