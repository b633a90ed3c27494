/** Threads for long reads on SQLite. */
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { ReadThreads } from "../server/core/database/sqlite-read-threads.ts";
import type { DatabaseConfig } from "../server/core/settings/database-settings.ts";
import { DatabaseClosed } from "../server/core/sql/rows.ts";
import { scratch } from "./engines.ts";
import { folder } from "./faults/process.ts";
import { all } from "./webhooks/scene.ts";
import { createWorld, type TestWorld } from "./world.ts";

/** Takes seconds, if nothing ends it. */
const long =
  "with recursive n (i) as (select 1 union all select i + 1 from n where i < 20000000) select max(i) as most from n";

/** Makes a file with one table. */
async function makeFile(path: string): Promise<string> {
  const file = join(path, "some.sqlite");
  using database = new DatabaseSync(file);
  database.exec("create table word (word text not null)");
  return file;
}

function withThreads(database: DatabaseConfig, readThreads: number): DatabaseConfig {
  return database.engine === "sqlite" ? { ...database, readThreads } : database;
}

describe("a read thread", () => {
  test("returns the rows of statements, each to its caller", async () => {
    await using place = await folder();
    await using threads = new ReadThreads(await makeFile(place.path), 2);
    const read = (n: number) => threads.rows.get<{ n: number }>("select ? as n", [n]);
    const numbers = Array.from({ length: 50 }, (_, n) => n);
    expect(await Promise.all(numbers.map(read))).toEqual(numbers.map((n) => ({ n })));
  });

  test("reports the error of a statement with its code, and goes on", async () => {
    await using place = await folder();
    await using threads = new ReadThreads(await makeFile(place.path), 1);
    await expect(threads.rows.all("select * from nowhere")).rejects.toMatchObject({
      message: "no such table: nowhere",
      code: "ERR_SQLITE_ERROR",
      errcode: 1,
    });
    expect(await threads.rows.all("select word from word")).toEqual([]);
  });

  test("writes nothing", async () => {
    await using place = await folder();
    await using threads = new ReadThreads(await makeFile(place.path), 1);
    await expect(threads.rows.all("insert into word values ('a')")).rejects.toThrow("readonly database");
  });

  test("that has ended is replaced", async () => {
    await using place = await folder();
    await using threads = new ReadThreads(join(place.path, "no folder", "some.sqlite"), 1);
    await expect(threads.rows.all("select 1")).rejects.toThrow("unable to open database file");
    await expect(threads.rows.all("select 1")).rejects.toThrow("unable to open database file"); // by another one
  });

  test("ends with its database, and its statements with it", async () => {
    await using place = await folder();
    const threads = new ReadThreads(await makeFile(place.path), 1);
    const reading = threads.rows.all(long);
    const ended = expect(reading).rejects.toThrow(DatabaseClosed);
    await threads[Symbol.asyncDispose]();
    await ended;
    await expect(threads.rows.all("select 1")).rejects.toThrow(DatabaseClosed);
  });
});

describe("a node with read threads", () => {
  test("responds to other requests while a statement runs", async () => {
    await using own = await scratch("sqlite");
    await using world = await createWorld("sqlite", { database: withThreads(own.database, 1) });
    await world.registry.agents.register({ agent_id: "a", agent_url: "https://a.example.com/" });
    let isRunning = true;
    const reading = world.node.database.longReads.all(long).finally(() => {
      isRunning = false;
    });
    for (let n = 0; n < 20; n++) await world.registry.agents.lookup("a");
    expect(isRunning).toBe(true);
    expect(await reading).toEqual([{ most: 20_000_000 }]);
  });

  test("reads what it reads without", async () => {
    await using own = await scratch("sqlite");
    await using without = await createWorld("sqlite", { database: own.database });
    for (let n = 0; n < 60; n++)
      await without.registry.agents.register({
        agent_id: `agent-${n}`,
        agent_url: "https://a.example.com/",
        tags: ["weather", `tag-${n % 7}`],
        description: n % 3 === 0 ? "Forecasts the weather." : "Books a train.",
      });
    await using world = await createWorld("sqlite", { database: withThreads(own.database, 2) });
    const read = async ({ registry }: TestWorld) => ({
      listed: await all(registry.agents.list({ limit: 7 })),
      tagged: await all(registry.agents.list({ tags: ["tag-3"] })),
      found: await all(registry.agents.search({ q: "wether forecast", limit: 7 })),
      faceted: await registry.agents.search({ q: "train", facets: ["tags", "status"] }).page(),
      several: await registry.agents.lookupMany({ agent_ids: ["agent-3", "agent-5", "nobody"] }),
      stats: await registry.node.stats(),
    });
    expect(await read(world)).toEqual(await read(without));
  });
});
