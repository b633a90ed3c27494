/** Lists and searches of agents by their liveness, and its ranks in searches. */
import { describe, expect, it } from "vitest";
import type { FoundAgent } from "../../client/index.ts";
import { states } from "../../server/features/liveness/state.ts";
import { engines } from "../engines.ts";
import { found, foundIds, registerAll } from "../search/scene.ts";
import { createWorld, type TestWorld } from "../world.ts";
import { setStates } from "./states.ts";

/** An agent in each state, with its state as its id. */
async function inEachState(engine: TestWorld["engine"]): Promise<TestWorld> {
  const world = await createWorld(engine);
  const agents = states.map((state) => [state, { name: `Weather ${state}`, tags: [`of-${state}`] }]);
  await registerAll(world, Object.fromEntries([...agents, ["imported", { name: "Weather imported" }]]));
  await setStates(world, Object.fromEntries(states.map((state) => [state, state])));
  return world;
}

/** The ids of a list, on all pages. */
async function listed({ registry }: TestWorld, query: Parameters<typeof registry.agents.list>[0]) {
  const ids: string[] = [];
  for await (const { agent_id } of registry.agents.list(query)) ids.push(agent_id);
  return ids;
}

/** The pages of a search, one by one; the states change after each. */
async function walk(
  { registry }: TestWorld,
  query: Parameters<typeof registry.agents.search>[0],
  afterPage: (page: number) => Promise<void>,
): Promise<FoundAgent[]> {
  const agents: FoundAgent[] = [];
  let cursor: string | null | undefined;
  for (let page = 0; cursor !== null; page++) {
    const read = await registry.agents.search({ ...query, ...(cursor && { cursor }) }).page();
    agents.push(...read.agents);
    cursor = read.next_cursor;
    await afterPage(page);
  }
  return agents;
}

const others = ["imported", "degraded", "reachable", "unknown"];

describe.each(engines)("on %s, the filter `live`", (engine) => {
  it("finds live agents or those that are not, counts all others, and loses none", async () => {
    await using world = await inEachState(engine);
    const { agents } = world.registry;
    const counted = { live_unknown: others.length, live_unknown_is_exact: true };
    for (const [live, expected] of [
      [true, ["auth", "up"]],
      [false, ["dormant", "down"]],
    ] as const) {
      expect(await listed(world, { live })).toEqual(expected);
      expect((await foundIds(world, { q: "weather", live })).sort()).toEqual(expected);
      expect((await foundIds(world, { q: "weather", live, sort: "newest" })).sort()).toEqual(expected);
      const total = { total: 2, total_is_exact: true };
      expect(await agents.list({ live }).page()).toMatchObject({ ...counted, ...total });
      expect(await agents.search({ q: "weather", live }).page()).toMatchObject({ ...counted, ...total });
      expect(await agents.search({ q: "weather", live, sort: "name" }).page()).toMatchObject(counted);
    }
    for (const page of [await agents.list().page(), await agents.search({ q: "weather" }).page()]) {
      expect(page).not.toHaveProperty("live_unknown");
      expect(page.agents).toHaveLength(8);
    }
  });

  it("counts what matches the other filters and words, also if no agent is live", async () => {
    await using world = await inEachState(engine);
    const { agents } = world.registry;
    const none = { agents: [], live_unknown: 1, live_unknown_is_exact: true };
    expect(await agents.list({ live: true, tags: ["of-degraded"] }).page()).toMatchObject(none);
    expect(await agents.search({ q: "reachable", live: true }).page()).toMatchObject(none);
    expect(await agents.search({ q: "weather", tags: ["of-down"], live: true }).page()).toMatchObject({
      agents: [],
      live_unknown: 0,
    });
  });

  it("holds for facets, sorted lists by change, and later pages, which do not count again", async () => {
    await using world = await inEachState(engine);
    const { agents } = world.registry;
    const { facets } = await agents.list({ live: true, facets: ["tags"] }).page();
    expect(facets?.tags?.map(({ value }) => value)).toEqual(["of-auth", "of-up"]);
    const searched = await agents.search({ q: "weather", live: false, facets: ["tags"] }).page();
    expect(searched.facets?.tags?.map(({ value }) => value)).toEqual(["of-dormant", "of-down"]);
    expect(await listed(world, { live: true, after_seq: 0 })).toEqual(["up", "auth"]);
    expect(await listed(world, { live: true, updated_since: "2000-01-01T00:00:00Z" })).toEqual([
      "up",
      "auth",
    ]);
    const first = await agents.list({ live: true, limit: 1 }).page();
    expect(first).toMatchObject({ live_unknown: others.length, total: 2 });
    const second = await agents.list({ live: true, limit: 1, cursor: first.next_cursor ?? "" }).page();
    expect(second.agents.map(({ agent_id }) => agent_id)).toEqual(["up"]);
    expect(second).not.toHaveProperty("live_unknown");
    expect(await listed(world, { live: true, limit: 1 })).toEqual(["auth", "up"]);
  });

  it("is never answered by a kept response: a change of state changes the ETag, and no record", async () => {
    await using world = await inEachState(engine);
    const tagOf = async (path: string) => (await world.send("GET", path)).headers.get("etag") ?? "";
    const paths = ["/list?live=true", "/search?q=weather&live=true", "/search?q=weather"];
    const tags = await Promise.all([...paths, "/list", "/lookup/up"].map(tagOf));
    await setStates(world, { up: "down" });
    for (const [index, path] of paths.entries()) {
      const headers = { "if-none-match": tags[index] ?? "" };
      expect((await world.send("GET", path, { headers })).status).toBe(200);
    }
    expect(await tagOf("/list")).toBe(tags[3]);
    expect(await tagOf("/lookup/up")).toBe(tags[4]);
    expect(await listed(world, { live: true })).toEqual(["auth"]);
    expect(await foundIds(world, { q: "weather", live: true })).toEqual(["auth"]);
    // From up to auth no read changes.
    const before = await tagOf("/list?live=true");
    await setStates(world, { auth: "up" });
    expect(await tagOf("/list?live=true")).toBe(before);
  });

  it("gives each agent at most once while states change between pages, and all that stay live", async () => {
    await using world = await createWorld(engine);
    const ids = Array.from({ length: 12 }, (_, index) => `agent-${String(index).padStart(2, "0")}`);
    await registerAll(world, Object.fromEntries(ids.map((id) => [id, { name: `Weather ${id}` }])));
    const alive = (index: number) => index % 2 === 0;
    await setStates(world, Object.fromEntries(ids.map((id, index) => [id, alive(index) ? "up" : "down"])));
    const got: string[] = [];
    let cursor: string | null | undefined;
    for (let page = 0; cursor !== null; page++) {
      const read = await world.registry.agents
        .list({ live: true, limit: 2, ...(cursor && { cursor }) })
        .page();
      got.push(...read.agents.map(({ agent_id }) => agent_id));
      cursor = read.next_cursor;
      // One that was shown goes down, one that was passed comes up, and one that follows goes down.
      if (page === 0) await setStates(world, { "agent-10": "down", "agent-11": "up", "agent-04": "down" });
    }
    expect(got).toEqual(["agent-10", "agent-08", "agent-06", "agent-02", "agent-00"]);
  });
});

describe.each(engines)("on %s, a search ranks by liveness", (engine) => {
  /** Agents with the word in their name, and in their description, of each state; the oldest is live. */
  const described = {
    "name-live": { name: "Weather" },
    "name-unknown": { name: "Weather" },
    "name-dormant": { name: "Weather" },
    "name-down": { name: "Weather" },
    "text-live": { name: "Other", description: "weather" },
    "text-dormant": { name: "Other", description: "weather" },
    "text-down": { name: "Other", description: "weather" },
  };
  const set = {
    "name-live": "up",
    "name-dormant": "dormant",
    "name-down": "down",
    "text-live": "auth",
    "text-dormant": "dormant",
    "text-down": "down",
  } as const;
  const ranked = [
    ...["name-unknown", "name-live", "name-down", "name-dormant"],
    ...["text-live", "text-down", "text-dormant"],
  ];

  it("within a tier, and never across tiers, on pages of any length", async () => {
    await using world = await createWorld(engine);
    await registerAll(world, described);
    await setStates(world, set);
    for (const limit of [1, 2, 3, 100]) {
      const agents = await found(world, { q: "weather", limit });
      expect(agents.map(({ agent_id }) => agent_id)).toEqual(ranked);
      const scores = agents.map(({ match }) => match.score);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    }
  });

  it("but not the agent with the exact id, which is first in any state", async () => {
    await using world = await createWorld(engine);
    await registerAll(world, { "weather-bot": { name: "weather bot" }, other: { name: "weather-bot two" } });
    await setStates(world, { "weather-bot": "dormant", other: "up" });
    const [first, second] = await found(world, { q: "weather-bot" });
    expect(first).toMatchObject({ agent_id: "weather-bot", match: { score: 1 } });
    expect(second).toMatchObject({ agent_id: "other" });
  });

  it("among agents with some of the words that have the same score", async () => {
    await using world = await createWorld(engine);
    await registerAll(world, {
      live: { name: "Train" },
      unknown: { name: "Train" },
      dormant: { name: "Train" },
      down: { name: "Train" },
    });
    await setStates(world, { live: "up", dormant: "dormant", down: "down" });
    for (const limit of [1, 100])
      expect(await foundIds(world, { q: "train pizza", limit })).toEqual([
        "unknown",
        "live",
        "down",
        "dormant",
      ]);
  });

  it("not if the caller chose another order", async () => {
    await using world = await createWorld(engine);
    await registerAll(world, described);
    await setStates(world, set);
    expect(await foundIds(world, { q: "weather", sort: "newest" })).toEqual(
      Object.keys(described).toReversed(),
    );
  });

  it("by the states at the first page, so that each agent comes once while states change", async () => {
    await using world = await createWorld(engine);
    const ids = Array.from({ length: 30 }, (_, index) => `agent-${String(index).padStart(2, "0")}`);
    await registerAll(world, Object.fromEntries(ids.map((id) => [id, { name: `Weather ${id}` }])));
    const stateOf = (index: number) => (["up", "down", "unknown", "dormant"] as const)[index % 4] ?? "up";
    await setStates(world, Object.fromEntries(ids.map((id, index) => [id, stateOf(index)])));
    const expected = await foundIds(world, { q: "weather" });
    const got = await walk(world, { q: "weather", limit: 4 }, async (page) => {
      // Each page, others come up and go down: shown ones, and those that follow.
      const changed = ids.slice(page * 4, page * 4 + 4);
      const state = (id: string) => (stateOf(ids.indexOf(id)) === "up" ? "down" : "up");
      await setStates(world, Object.fromEntries(changed.map((id) => [id, state(id)])));
    });
    expect(got.map(({ agent_id }) => agent_id)).toEqual(expected);
    expect(await foundIds(world, { q: "weather" })).not.toEqual(expected);
  });
});
