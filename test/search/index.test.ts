/** The search index of a node as operators have it: a file beside the database, in a thread. */
import { randomUUID } from "node:crypto";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import type { Config } from "../../server/assembly/config.ts";
import { openHere, openInThread } from "../../server/registry/search/index-thread.ts";
import { scratch } from "../engines.ts";
import { folder } from "../faults/process.ts";
import { createWorld, type TestWorld } from "../world.ts";
import { foundIds, registerAll } from "./scene.ts";

/** A node on a database whose index is in a file, in a thread. */
function worldWith(file: string, database: Config["database"]): Promise<TestWorld> {
  return createWorld("sqlite", { database }, { newId: randomUUID, openIndex: () => openInThread(file) });
}

/** What an index file says about itself. */
function stateOf(file: string): unknown {
  using index = new DatabaseSync(file, { readOnly: true });
  return index.prepare("select reached, mark, (select count(*) from entry) as entries from state").get();
}

async function finds(world: TestWorld, ids: string[]): Promise<void> {
  expect((await foundIds(world, { q: "weather" })).sort()).toEqual(ids);
}

describe("the index of a node", () => {
  test("is kept between starts, follows what others wrote meanwhile, and is private", async () => {
    await using place = await folder();
    await using own = await scratch("sqlite");
    const file = join(place.path, "index");
    {
      await using world = await worldWith(file, own.database);
      await registerAll(world, { a: { name: "Weather" }, b: { name: "Weather of the sea" } });
      await finds(world, ["a", "b"]);
      expect(statSync(file).mode & 0o077).toBe(0);
    }
    {
      await using other = await createWorld("sqlite", { database: own.database }, { newId: randomUUID });
      await registerAll(other, { c: { description: "About the weather" } });
    }
    expect(stateOf(file)).toMatchObject({ entries: 2 });
    {
      await using world = await worldWith(file, own.database);
      await finds(world, ["a", "b", "c"]);
    }
    expect(stateOf(file)).toMatchObject({ entries: 3 });
  });

  test("is made again if it is of another database, even with the same numbers, or cannot be read", async () => {
    await using place = await folder();
    const file = join(place.path, "index");
    for (const names of [
      ["a", "b"],
      ["c", "d"],
      ["e", "f"],
    ]) {
      await using own = await scratch("sqlite");
      {
        await using world = await worldWith(file, own.database);
        await registerAll(world, Object.fromEntries(names.map((id) => [id, { name: "Weather" }])));
        await finds(world, names);
      }
      if (names.includes("c")) writeFileSync(file, "no index ".repeat(10_000));
    }
  });

  test("has no word of an agent that is erased, and none of a description that was replaced", async () => {
    await using place = await folder();
    await using own = await scratch("sqlite");
    const file = join(place.path, "index");
    {
      await using world = await worldWith(file, own.database);
      await registerAll(world, {
        gone: { name: "Quicksilver", description: "Zygomorphic thimblerigging", tags: ["jacquard"] },
        other: { name: "Weather", description: "Xylographic" },
      });
      expect(await foundIds(world, { q: "zygomorphic" })).toEqual(["gone"]);
      await (await world.owner()).erasures.create({ agent_id: "gone", reason: "asked for" });
      await registerAll(world, { other: { name: "Weather", description: "Plain" } });
      await finds(world, ["other"]);
      for (const end of ["", "-journal"]) {
        const bytes = readFileSync(file + end)
          .toString("latin1")
          .toLowerCase();
        expect(bytes.includes("weather")).toBe(end === "");
        for (const word of ["quicksilver", "zygomorph", "thimblerig", "jacquard", "xylograph"])
          expect([end, word, bytes.includes(word)]).toEqual([end, word, false]);
      }
    }
  });

  test("is one of its own for a second process on the same file", async () => {
    await using place = await folder();
    await using own = await scratch("sqlite");
    const file = join(place.path, "index");
    await using first = await worldWith(file, own.database);
    await registerAll(first, { a: { name: "Weather" } });
    await finds(first, ["a"]);
    await using second = await worldWith(file, own.database);
    await finds(second, ["a"]);
    await registerAll(second, { b: { name: "Weather" } });
    await finds(second, ["a", "b"]);
    await finds(first, ["a", "b"]);
  });

  test("that was reopened, because its thread has ended, has all agents again", async () => {
    let [current, opened] = [openHere(":memory:"), 1];
    const index = new Proxy(current, {
      get: (_, name) => (name === "opened" ? opened : Reflect.get(current, name)),
    });
    await using world = await createWorld("sqlite", {}, { openIndex: () => index });
    await registerAll(world, { a: { name: "Weather" } });
    await finds(world, ["a"]);
    [current, opened] = [openHere(":memory:"), 2];
    await finds(world, ["a"]);
  });
});
