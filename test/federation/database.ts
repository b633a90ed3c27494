/** Direct access to the database of a node that runs as a process. */
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import type { Config } from "../../server/config.ts";

/** Opens the database beside the node. */
export async function openOn(
  database: Config["database"],
): Promise<AsyncDisposable & { run(sql: string): Promise<void> }> {
  if (database.engine === "sqlite") {
    const file = new DatabaseSync(database.file, { timeout: 5_000 });
    return { run: async (sql) => file.exec(sql), [Symbol.asyncDispose]: async () => file.close() };
  }
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  return {
    run: async (sql) => {
      await client.query(sql);
    },
    [Symbol.asyncDispose]: () => client.end(),
  };
}
