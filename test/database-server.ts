/** Where tests may make databases. */
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

export const databaseServer: string =
  process.env.TEST_POSTGRES_URL ?? "postgres://postgres@127.0.0.1:5432/postgres";

/** `too_many_connections` (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const tooManyConnections = "53300";

/** Connects to a database, as soon as the server has room: the nodes of other tests have connections too. */
export async function connected(url: string): Promise<pg.Client> {
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return client;
    } catch (error) {
      if ((error as { code?: string }).code !== tooManyConnections) throw error;
      await pause(200);
    }
  }
}
