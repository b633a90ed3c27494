/** Upgrades of databases that earlier versions of the node have filled. */
import pg from "pg";
import { describe, expect, test } from "vitest";
import type { Database, Engine } from "../server/database/database.ts";
import { openPostgres } from "../server/database/postgres.ts";
import { steps } from "../server/database/schema.ts";
import { openSqlite } from "../server/database/sqlite.ts";
import { engines, type Scratch, scratch } from "./engines.ts";
import { createWorld } from "./world.ts";

/** Makes the tables as they were after a migration, and fills them. */
async function fillVersion(
  { database }: Scratch,
  last: string,
  fill: (database: Database) => Promise<void>,
): Promise<void> {
  const later = steps.splice(steps.findIndex(({ name }) => name === last) + 1);
  try {
    await using old = await open(database);
    await fill(old);
  } finally {
    steps.push(...later);
  }
}

async function open(database: Scratch["database"]): Promise<Database> {
  const clock = () => new Date("2026-11-01T00:00:00.000Z");
  if (database.engine === "sqlite") return openSqlite(database.file, [], clock, () => "old");
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query("drop schema public cascade; create schema public"); // it may have its tables already
  await client.end();
  return openPostgres(database, [], clock, () => "old");
}

/** Agents as the versions before `0007-withheld-records` kept them, with the words and figures that they had. */
async function insertAgents(database: Database, engine: Engine): Promise<void> {
  const when = "2026-10-01T00:00:00.000Z";
  for (const [index, status] of ["active", "suspended", "tombstoned"].entries()) {
    const seq = index + 1;
    await database.aside((rows) =>
      rows.all(
        `insert into agent (key, agent_id, name, name_key, agent_url, protocols, capabilities, tags, skills, status,
          status_message, source, has_facts, registered_at, updated_at, seq, extra, details, provider, provider_key)
        values (?, ?, ?, ?, ?, '[]', '[]', '["weather"]', '[]', ?, 'A message', 'local', ${engine === "sqlite" ? "0" : "false"}, ?, ?, ?, '{}', '',
          ?, ?)`,
        [
          seq,
          `${status}-agent`,
          `Name ${status}`,
          `name ${status}`,
          "https://a.example.com/",
          status,
          when,
          when,
          seq,
          ...(status === "tombstoned" ? [null, null] : ['{"name":"Acme","url":null}', "acme"]),
        ],
      ),
    );
    if (status === "tombstoned") continue;
    await database.aside((rows) => rows.all("insert into agent_word values ('tags', 'weather', ?)", [seq]));
  }
  await database.aside((rows) => rows.all("insert into figure values ('tags', 'weather', 2)"));
  await database.aside((rows) => rows.all("update journal set seq = 3"));
}

describe.each(engines)("a database of an earlier version on %s", (engine) => {
  test("loses what deleted agents said, and finds suspended agents no longer by their tags", async () => {
    await using old = await scratch(engine);
    await fillVersion(old, "0006-own-agents", (database) => insertAgents(database, engine));
    await using world = await createWorld(engine, { database: old.database });
    const { agents, node } = world.registry;
    const changes = await agents.list({ after_seq: 0 }).page();
    expect(changes.agents.map(({ agent_id, name }) => [agent_id, name])).toEqual([
      ["active-agent", "Name active"],
      ["suspended-agent", expect.anything()],
      ["tombstoned-agent", "tombstoned-agent"],
    ]);
    expect(changes.agents[2]).toMatchObject({
      agent_url: "https://tombstoned.invalid/",
      status_message: null,
    });
    const tagged = await agents.list({ tags: ["weather"] }).page();
    expect(tagged.agents.map(({ agent_id }) => agent_id)).toEqual(["active-agent"]);
    expect(await node.stats()).toMatchObject({ top_tags: [{ value: "weather", count: 1 }] });
  });

  // On PostgreSQL it takes seconds: the first version has all later steps before it.
  const versions = steps.slice(0, engine === "sqlite" ? -1 : 1).map(({ name }) => name);
  test.each(versions)("that ends with %s is migrated to the latest tables", async (name) => {
    await using old = await scratch(engine);
    await fillVersion(old, name, async () => undefined);
    await using world = await createWorld(engine, { database: old.database });
    await world.registry.agents.register({ agent_id: "a", agent_url: "https://a.example.com" });
    expect(await world.registry.agents.lookup("a")).toMatchObject({ agent_id: "a" });
  });
});
