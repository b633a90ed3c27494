/** Another client of a node's database. */
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import type { Config } from "../../server/assembly/config.ts";
import { connected } from "../database-server.ts";

/** Holds what every change needs, as another process in the middle of a change does, until its disposal. */
export function holdChanges(database: Config["database"]): Promise<AsyncDisposable> {
  return hold(database, "select seq from journal where id = 1 for update");
}

/** Holds all counts of quotas, as another process that stands still in the middle of counting does. */
export function holdCounts(database: Config["database"]): Promise<AsyncDisposable> {
  return hold(database, "select used from quota for update");
}

/** SQLite has one lock for all. */
async function hold(database: Config["database"], rows: string): Promise<AsyncDisposable> {
  if (database.engine === "sqlite") {
    const other = new DatabaseSync(database.file, { timeout: 10_000 });
    other.exec("begin immediate");
    return { [Symbol.asyncDispose]: async () => other.close() };
  }
  const other = await connected(database.url);
  await other.query(`begin; ${rows}`);
  return { [Symbol.asyncDispose]: () => other.end() };
}

/** Runs a statement in a database, beside the node. */
export async function execute(database: Config["database"], statement: string): Promise<void> {
  if (database.engine === "sqlite") {
    using other = new DatabaseSync(database.file, { timeout: 5_000 });
    other.exec(statement);
    return;
  }
  const other = await connected(database.url);
  await other.query(statement).finally(() => other.end());
}

/** The ids of all agents in a database, without the node. */
export async function agentIds(database: Config["database"]): Promise<string[]> {
  const statement = "select agent_id from agent";
  if (database.engine === "sqlite") {
    using other = new DatabaseSync(database.file, { timeout: 5_000 });
    return other
      .prepare(statement)
      .all()
      .map(({ agent_id }) => String(agent_id));
  }
  const other = new pg.Client({ connectionString: database.url });
  await other.connect();
  try {
    return (await other.query<{ agent_id: string }>(statement)).rows.map(({ agent_id }) => agent_id);
  } finally {
    await other.end();
  }
}

/** Runs statements at the server of a PostgreSQL database, as the user who made it. */
export async function atServer(url: string, ...statements: string[]): Promise<void> {
  const server = new URL(url);
  server.pathname = "/postgres";
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
