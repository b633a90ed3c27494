/** Searches in an order that the caller chose. Both engines alike. */
import { describe, expect, it } from "vitest";
import { ValidationError } from "../../client/index.ts";
import { realSearchLimits } from "../../server/core/database/read-budget.ts";
import { engines } from "../engines.ts";
import { createWorld, type TestWorld } from "../world.ts";
import { found, foundIds, registerAll } from "./scene.ts";

const sorts = ["newest", "updated", "name", "reputation"] as const;

/** Agents with the word in each place; their names are in another order than their registrations. */
const described = {
  c: { name: "delta weather" },
  a: { name: "Alpha", description: "weather" },
  b: { name: "Écho", tags: ["weather"] },
  d: { name: "bravo weather" },
  other: { name: "Other" },
};

async function rated(world: TestWorld): Promise<void> {
  await registerAll(world, described);
  await world.registry.agents.register({ agent_id: "a", agent_url: "https://example.com/a2a", version: "2" });
}

describe.each(engines)("on %s, a search sorts its results", (engine) => {
  it.each([
    ["newest", ["d", "b", "a", "c"]],
    ["updated", ["a", "d", "b", "c"]],
    ["name", ["a", "d", "c", "b"]],
    ["relevance", ["d", "c", "b", "a"]],
    [undefined, ["d", "c", "b", "a"]],
  ] as const)("by %s", async (sort, expected) => {
    await using world = await createWorld(engine);
    await rated(world);
    expect(await foundIds(world, { q: "weather", ...(sort && { sort }) })).toEqual(expected);
  });

  it("by reputation, agents that are not rated last, the newest first", async () => {
    await using world = await createWorld(engine);
    await registerAll(world, described);
    await world.sql(
      `insert into reputation (agent_key, document, published_score, published_grade)
        select key, '{}', case agent_id when 'c' then 81.5 else 12.25 end, 'B' from agent where agent_id in ('a', 'c')`,
    );
    expect(await foundIds(world, { q: "weather", sort: "reputation" })).toEqual(["c", "a", "d", "b"]);
    expect(await foundIds(world, { q: "weather", sort: "reputation", limit: 1 })).toEqual([
      "c",
      "a",
      "d",
      "b",
    ]);
  });

  it("by name, of equal names the newest first, also page by page", async () => {
    await using world = await createWorld(engine);
    const names = [
      "Weather",
      "weather",
      "Weather 2",
      "ｗeather",
      "Weather",
      "𐐀 weather",
      "ﬀ weather",
      "~weather",
    ];
    await registerAll(world, Object.fromEntries(names.map((name, index) => [`x${index}`, { name }])));
    await registerAll(world, {
      long1: { name: "weather ".repeat(20) },
      long2: { name: `${"weather ".repeat(20)}a` },
    });
    const ids = await foundIds(world, { q: "weather", sort: "name" });
    expect(ids).toEqual(["x6", "x4", "x3", "x1", "x0", "x2", "long2", "long1", "x7", "x5"]);
    expect(await foundIds(world, { q: "weather", sort: "name", limit: 1 })).toEqual(ids);
  });

  it.each(sorts)("by %s: the same agents with the same scores and fields as by relevance", async (sort) => {
    await using world = await createWorld(engine);
    await rated(world);
    await registerAll(world, { weather: { name: "Exact" }, more: { name: "Weathers" } });
    const agents = async (q: string, query = {}) =>
      Object.fromEntries((await found(world, { q, ...query })).map((each) => [each.agent_id, each.match]));
    for (const q of [
      "weather",
      "wether",
      "-quicksilver",
      "weather quicksilver",
      '"weather"',
      "weather -bravo",
      "***",
    ])
      expect(await agents(q, { sort, limit: 2 })).toEqual(await agents(q));
  });

  it("and finds the agents with every word of a need, without those that have some", async () => {
    await using world = await createWorld(engine);
    await registerAll(world, {
      whole: { name: "Train tickets to Rome" },
      part: { name: "Tickets" },
      late: { name: "Rome tickets" },
    });
    const q = "find me tickets of a train to Rome";
    expect(await foundIds(world, { q })).toEqual(["whole", "late", "part"]);
    expect(await foundIds(world, { q, sort: "newest" })).toEqual(["whole"]);
    expect(await foundIds(world, { q: `${q} quicksilver`, sort: "newest" })).toEqual([
      "late",
      "part",
      "whole",
    ]);
  });

  it.each(sorts)("by %s, page by page, each once, while others are registered", async (sort) => {
    await using world = await createWorld(engine);
    for (const q of ["wether", "wether quicksilver"]) {
      await registerAll(world, described);
      const before = await foundIds(world, { q, sort });
      const ids: string[] = [];
      for await (const page of world.registry.agents.search({ q, sort, limit: 1 }).pages()) {
        ids.push(...page.agents.map(({ agent_id }) => agent_id));
        await registerAll(world, {
          [`new-${ids.length}`]: { name: `${ids.length} wether`, tags: ["quicksilver"] },
        });
      }
      expect(ids).toEqual(before);
      for (const index of ids.keys()) await world.registry.agents.remove(`new-${index + 1}`);
    }
  });

  it("with counts, facets and filters of all results", async () => {
    await using world = await createWorld(engine);
    await rated(world);
    const facets = ["tags"] as const;
    const query = { q: "weather", sort: "name", facets: [...facets], limit: 1 } as const;
    const page = await world.registry.agents.search({ ...query, facets: [...facets] }).page();
    expect(page).toMatchObject({ count: 1, total: 4, total_is_exact: true });
    expect(page.facets).toEqual({ tags: [{ value: "weather", count: 1 }] });
    const next = await world.registry.agents
      .search({ ...query, facets: [...facets], cursor: page.next_cursor ?? "" })
      .page();
    expect(next.facets).toEqual(page.facets);
    expect(next).not.toHaveProperty("total");
    expect(await foundIds(world, { q: "weather", sort: "name", tags: ["weather"] })).toEqual(["b"]);
  });

  it.each(sorts)("by %s also with after_seq and updated_since, which only filter", async (sort) => {
    await using world = await createWorld(engine);
    await rated(world);
    const { seq, updated_at } = await world.registry.agents.lookup("b");
    const later = (await foundIds(world, { q: "weather", sort })).filter((id) => id === "a" || id === "d");
    expect(await foundIds(world, { q: "weather", sort, after_seq: seq, updated_since: updated_at })).toEqual(
      later,
    );
  });

  it("up to a number of agents, and says that there are more", async () => {
    await using world = await createWorld(
      engine,
      {},
      { searchLimits: { ...realSearchLimits, facetAgents: 3 } },
    );
    await registerAll(world, described);
    const page = await world.registry.agents.search({ q: "weather", sort: "name" }).page();
    expect(page.agents.map(({ agent_id }) => agent_id)).toEqual(["a", "d", "b"]);
    expect(page).toMatchObject({ truncated: true, total: 4, total_is_exact: false });
  });

  it("and rejects the cursor of another sort, and a sort that does not exist", async () => {
    await using world = await createWorld(engine);
    await registerAll(world, described);
    const { search } = world.registry.agents;
    const { next_cursor } = await search({ q: "weather", sort: "name", limit: 1 }).page();
    const cursor = next_cursor ?? "";
    for (const sort of ["newest", "relevance"] as const) {
      const rejected = search({ q: "weather", sort, cursor }).page();
      await expect(rejected).rejects.toMatchObject({ code: "invalid_cursor" });
    }
    const { next_cursor: byDefault } = await search({ q: "weather", limit: 1 }).page();
    await search({ q: "weather", sort: "relevance", limit: 1, cursor: byDefault ?? "" }).page();
    const unknown = search({ q: "weather", sort: "best" as "name" }).page();
    await expect(unknown).rejects.toBeInstanceOf(ValidationError);
  });
});
