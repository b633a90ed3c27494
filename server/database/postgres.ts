/** The server engine: PostgreSQL, one pool for MikroORM's transactions and one for prepared reads. */
import { PostgreSqlDriver } from "@mikro-orm/postgresql";
import { type EntityManager, type EntitySchema, MikroORM } from "@mikro-orm/sql";
import pg from "pg";
import { Commits } from "./commits.ts";
import { type Database, DatabaseClosed, migrate, ormOptions, type Param } from "./database.ts";
import { Transaction } from "./transaction.ts";

/** How long to wait for a connection, in milliseconds. */
const connectTimeout = 5_000;

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
  const orm = await MikroORM.init({
    ...ormOptions("postgres", entities),
    driver: PostgreSqlDriver,
    clientUrl: url,
    pool: { min: 0, max: 4 },
    driverOptions: { types, connectionTimeoutMillis: connectTimeout },
  });
  const fresh = await orm.em
    .getConnection()
    .execute<{ found: string | null }[]>("select to_regclass('journal')::text as found");
  await migrate(orm);

  // Search looks more closely at words from this similarity on. Words one letter apart and at least four long are never
  // less similar ("agnet" and "agent": 0.2; "wset" and "west": 0.11); the default of 0.3 would miss them.
  const options = "-c pg_trgm.similarity_threshold=0.1";
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    types,
    options,
    connectionTimeoutMillis: connectTimeout,
  });
  pool.on("error", () => undefined); // an idle connection broke; the pool has dropped it, and the next query makes another
  const read = async <Row>(sql: string, params: readonly Param[]): Promise<Row[]> => {
    const { text, name } = numbered(sql);
    const result = await pool.query({ text, name, values: [...params] });
    return result.rows as Row[]; // the caller names the type
  };
  const commits = new Commits();

  return {
    engine: "postgres",
    description: `PostgreSQL, ${describe(url)}`,
    created: fresh[0]?.found === null,
    commits,
    all: <Row>(sql: string, params: readonly Param[] = []) => read<Row>(sql, params),
    get: async <Row>(sql: string, params: readonly Param[] = []) => (await read<Row>(sql, params))[0],
    async transaction(work) {
      if (pool.ended) throw new DatabaseClosed(); // MikroORM would connect anew
      const result = await orm.em.fork().transactional(async (em) => {
        const tx = new Transaction(
          em as EntityManager,
          "postgres",
          clock().toISOString(),
          newId,
          (sql) => numbered(sql).text,
        ); // the fork's generic
        await tx.run("select seq from journal where id = 1 for update"); // one writer at a time: seq order is commit order
        return work(tx);
      });
      commits.ring();
      return result;
    },
    unavailable,
    async [Symbol.asyncDispose]() {
      if (pool.ended) return;
      await pool.end();
      await orm.close();
    },
  };
}

const statements = new Map<string, { text: string; name: string }>();

/** A statement with PostgreSQL's placeholders, and a name under which each connection prepares it once. */
function numbered(sql: string): { text: string; name: string } {
  let statement = statements.get(sql);
  if (!statement) {
    let index = 0;
    statement = { text: sql.replaceAll("?", () => `$${++index}`), name: `s${statements.size}` };
    statements.set(sql, statement);
  }
  return statement;
}

function describe(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/** SQLSTATE classes: connection exception, insufficient resources, operator intervention, system error. */
const unavailableClasses = /^(08|53|57|58)/;
const unavailableCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "ETIMEDOUT",
  "EPIPE",
  "ENOENT",
  "EAI_AGAIN",
]);

function unavailable(error: unknown): boolean {
  if (error instanceof DatabaseClosed) return true;
  for (let each = error; each instanceof Error; each = each.cause ?? previous(each)) {
    const code = "code" in each && typeof each.code === "string" ? each.code : "";
    if (unavailableClasses.test(code) || unavailableCodes.has(code)) return true;
    if (
      /Connection terminated|timeout exceeded when trying to connect|after calling end on the pool/.test(
        each.message,
      )
    ) {
      return true; // pg gives these no code
    }
  }
  return false;
}

/** MikroORM's exceptions keep the engine's own in `previous`. */
function previous(error: Error): unknown {
  return "previous" in error ? error.previous : undefined;
}
