/** After a test run: the databases that its workers made are dropped. */
import { randomUUID } from "node:crypto";
import pg from "pg";
import { databaseServer } from "./engines.ts";

/** Names the run, for its workers to name their databases after. */
export function setup(): void {
  process.env.TEST_RUN = randomUUID().slice(0, 8);
}

/** Drops what is named after the run. */
export async function teardown(): Promise<void> {
  const client = new pg.Client({ connectionString: databaseServer, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
  } catch {
    return; // there were none
  }
  const name = `registry_test_${process.env.TEST_RUN}_`;
  const { rows } = await client.query<{ datname: string }>(
    "select datname from pg_database where starts_with(datname, $1)",
    [name],
  );
  for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`);
  await client.end();
}
