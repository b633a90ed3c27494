/**
 * Databases that earlier versions have left, and which every later version upgrades: `test/kept-databases/<version>.sqlite.gz` and
 * `.postgres.sql.gz`, with what their clients hold and how reads responded (`.json`). They have rows of every feature
 * (whole-node.ts), and are never made again: a later version could only make its own.
 *
 * A release adds its own, and its migrations to `migrations.json`, before its version is tagged. It needs a PostgreSQL server and
 * its `pg_dump`:
 *
 *     KEEP_DATABASE=0.2.0 npx vitest run test/kept-databases.test.ts
 *
 * Migrations in `migrations.json` have run on databases of others, so they only grow: append new ones to server/core/database/schema.ts.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { steps } from "../server/core/database/schema.ts";
import { keyFileOf } from "../server/core/secrets/node-key.ts";
import { cosignerOf, logKeyOf } from "../server/features/log/log-key.ts";
import { checkpointFileOf, RollbackGuard } from "../server/features/log/rollback-guard.ts";
import { connected } from "./database-server.ts";
import { type EngineName, engines, type Scratch, scratch } from "./engines.ts";
import { execute } from "./faults/database.ts";
import { receiver } from "./webhooks/receiver.ts";
import { answers, emptyTarget, filled, type Held, worldOn } from "./whole-node.ts";
import type { TestWorld } from "./world.ts";

const folder = join(import.meta.dirname, "kept-databases");
const known: Known[] = JSON.parse(readFileSync(join(folder, "migrations.json"), "utf8"));
const versions = readdirSync(folder).flatMap((name) => /^(.+)\.sqlite\.gz$/.exec(name)?.[1] ?? []);

/** A migration that others have run. */
interface Known {
  name: string;
  /** The SHA-256 of its statements, in hex. */
  sqlite: string;
  postgres: string;
}

/** What is known about a kept database. */
interface Kept {
  held: Held;
  /** The paths that it had a response for. */
  reads: string[];
  /** The last checkpoint of its log. */
  checkpoint: string;
}

const extensions: Record<EngineName, string> = { sqlite: "sqlite.gz", postgres: "postgres.sql.gz" };
const fileOf = (version: string, engine: EngineName) => join(folder, `${version}.${extensions[engine]}`);

function knownOf({ name, statements }: (typeof steps)[number]): Known {
  const hashOf = (engine: EngineName) =>
    createHash("sha256").update(statements(engine).join(";\n")).digest("hex");
  return { name, sqlite: hashOf("sqlite"), postgres: hashOf("postgres") };
}

/** The paths of reads, by the first digit of their status. */
function pathsOf(responses: Record<string, string>): Partial<Record<string, string[]>> {
  return Object.groupBy(Object.keys(responses), (path) => responses[path]?.[0] ?? "");
}

describe.each(versions)("a database of %s", (version) => {
  const kept: Record<EngineName, Kept> = JSON.parse(readFileSync(join(folder, `${version}.json`), "utf8"));

  it.each(engines)("is upgraded, read and written on %s", async (engine) => {
    await using hook = await receiver();
    await using own = await unpacked(version, engine, kept[engine].checkpoint);
    await using world = await worldOn(own.database, hook);
    const { held, reads } = kept[engine];
    const paths = pathsOf(await answers(world, held));
    expect(paths["5"]).toBeUndefined();
    expect(paths["2"]).toEqual(expect.arrayContaining(reads));
    expect(await world.registry.log.read()).toMatchObject({ halted: null });
    const registry = world.registryWith(held.rawKey);
    await registry.agents.register({ agent_id: "next", agent_url: "https://next.example.com/" });
    await registry.agents.register({
      agent_id: "agent-0",
      agent_url: "https://agent-0.example.com/",
      tags: ["next"],
    });
    const found = await registry.agents.search({ q: "next" }).page();
    expect(found.agents.map(({ agent_id }) => agent_id).sort()).toEqual(["agent-0", "next"]);

    await using empty = await emptyDatabase(engine);
    await using _fresh = await worldOn(empty.database, hook);
    expect(await schemaOf(own.database)).toEqual(await schemaOf(empty.database));
  });
});

describe("the migrations that have run on databases of others", () => {
  it("are the first ones of this version, unchanged", () => {
    expect(steps.slice(0, known.length).map(knownOf)).toEqual(known);
  });
});

const version = process.env.KEEP_DATABASE;

it.runIf(version)("keeps the databases of this version", async () => {
  const kept: Partial<Record<EngineName, Kept>> = {};
  for (const engine of ["sqlite", "postgres"] as const) {
    const file = fileOf(String(version), engine);
    if (existsSync(file)) throw new Error(`${file} exists: kept databases are never made again.`);
    await using hook = await receiver();
    await using own = await emptyDatabase(engine);
    {
      await using world = await worldOn(own.database, hook);
      const held = await filled(world, hook);
      await fillRest(world, held);
      const reads = pathsOf(await answers(world, held))["2"] ?? [];
      kept[engine] = { held, reads, checkpoint: await world.registry.log.checkpoint() };
    }
    writeFileSync(file, gzipSync(packed(own.database), { level: 9 }));
  }
  writeFileSync(join(folder, `${version}.json`), `${JSON.stringify(kept, null, 2)}\n`);
  writeFileSync(join(folder, "migrations.json"), `${JSON.stringify(steps.map(knownOf), null, 2)}\n`);
});

/** Adds rows to the tables that {@link filled} leaves empty. */
async function fillRest(world: TestWorld, { rawKey }: Held): Promise<void> {
  const registry = world.registryWith(rawKey);
  await registry.agents.register({
    agent_id: "served",
    agent_url: "https://served.example.com/mcp",
    server_json: { name: "com.example/served", version: "1.0.0" },
  });
  const owner = await world.owner();
  await owner.domains.claim({ domain: "agents.example.com" });
  const [log, witness] = ["log.example.com/log", "witness.example.com"];
  await owner.log.watch(log, { vkeys: [logKeyOf(Buffer.alloc(32, 1), log).vkey] });
  const { vkey } = cosignerOf(Buffer.alloc(32, 2), witness);
  await owner.log.addWitness("north", { vkey, url: `https://${witness}/` });
  const at = "2026-11-20T16:15:00.000Z";
  const agent = "(select key from agent where agent_id = 'agent-1')";
  for (const statement of [
    `insert into oidc_state (state, used_at) values ('used', '${at}')`,
    `insert into connectivity (machine, url, reached_at) values ('this', 'https://example.com/', '${at}')`,
    `insert into agent_heartbeat (agent_key, alive, seen_at) values (${agent}, true, '${at}')`,
    `insert into new_id_day (account_id, day, count) select id, '2026-11-20', 3 from account where role = 'owner'`,
    `insert into log_cosigning (id, asked_at, asked_origin, asked_size, asked_note)
      select 1, '${at}', origin, published_size, note from log where note is not null`,
    `insert into probe_outage (target_key, since, due_at) select key, '${at}', null from probe_target`,
    `insert into card_check (agent_key, next_at, is_reported) values (${agent}, '${at}', false)`,
  ])
    await world.sql(statement);
}

/** The content of a database whose node has stopped. */
function packed(database: Scratch["database"]): Buffer {
  if (database.engine === "postgres")
    return execFileSync("pg_dump", ["--no-owner", "--no-privileges", "--rows-per-insert=100", database.url]);
  const file = `${database.file}.packed`;
  using opened = new DatabaseSync(database.file);
  opened.prepare("vacuum into ?").run(file);
  return readFileSync(file);
}

/** Makes a database of a kept one. */
async function unpacked(version: string, engine: EngineName, checkpoint: string): Promise<Scratch> {
  const content = gunzipSync(readFileSync(fileOf(version, engine)));
  const own = await emptyDatabase(engine);
  const { database } = own;
  if (database.engine === "sqlite") {
    await writeFile(database.file, content);
    new RollbackGuard(checkpointFileOf(keyFileOf(database))).write(checkpoint);
  } else await execute(database, statementsOf(content));
  return own;
}

/** The statements of a dump, without what servers and clients of other versions do not know: settings, commands of psql. */
function statementsOf(dump: Buffer): string {
  return String(dump).replaceAll(/^(SET \w+ = .*;|\\.*)$/gm, "");
}

/** A database that no node has used, also on PostgreSQL, where `scratch` may have tables already. */
async function emptyDatabase(engine: EngineName): Promise<Scratch> {
  if (engine === "sqlite") return scratch(engine);
  return { database: await emptyTarget(), [Symbol.asyncDispose]: async () => undefined };
}

/** The tables, columns, indexes and constraints of a database, as it describes them. */
async function schemaOf(database: Scratch["database"]): Promise<unknown[]> {
  if (database.engine === "sqlite") {
    using opened = new DatabaseSync(database.file, { readOnly: true });
    return opened.prepare("select type, name, sql from sqlite_schema order by type, name").all();
  }
  const client = await connected(database.url);
  try {
    const { rows } = await client.query(postgresSchema);
    return rows;
  } finally {
    await client.end();
  }
}

const postgresSchema = `
  select concat_ws(' ', 'column', table_name, column_name, data_type, is_nullable, column_default, collation_name,
    is_identity, identity_generation) as item from information_schema.columns where table_schema = 'public'
  union all select indexdef from pg_indexes where schemaname = 'public'
  union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace = 'public'::regnamespace
  order by item`;
