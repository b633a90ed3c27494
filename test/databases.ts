/** After a test run: the databases that its workers made are dropped, and their templates of servers deleted. */
import { randomUUID } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { databaseServer } from "./database-server.ts";
import { type PgBouncer, startPgBouncer } from "./pgbouncer.ts";

let pooler: PgBouncer | undefined;

/** Names the run, for its workers to name their databases after. With TEST_PGBOUNCER=1 nodes reach them by a pooler. */
export async function setup(): Promise<void> {
  process.env.TEST_RUN = randomUUID().slice(0, 8);
  if (process.env.TEST_PGBOUNCER !== "1") return;
  pooler = await startPgBouncer(databaseServer);
  process.env.TEST_POOLER_URL = pooler.urlOf(databaseServer);
}

/** Drops what is named after the run. */
export async function teardown(): Promise<void> {
  await pooler?.[Symbol.asyncDispose]();
  const templates = (await readdir(tmpdir())).filter((name) =>
    name.startsWith(`registry-template-${process.env.TEST_RUN}-`),
  );
  for (const each of templates) await rm(join(tmpdir(), each), { recursive: true, force: true });
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
