/** Lists in query strings: what the clients of other languages send for the same values. */
import { describe, expect, test } from "vitest";
import { operations } from "../generated/operations.ts";
import { readQuery } from "../server/core/http/query.ts";
import { fill } from "./bench/fill.ts";
import { engines } from "./engines.ts";
import { createWorld, publicUrl, type TestWorld } from "./world.ts";

/** Two values as clients serialize them. */
const forms = (name: string, first: string, second: string): string[] => [
  `${name}=${first},${second}`,
  `${name}=${first}%2C${second}`,
  `${name}=${first}%2c${second}`,
  `${name}=${first}&${name}=${second}`,
  `${name}[]=${first}&${name}[]=${second}`,
  `${name}%5B%5D=${first}&${name}%5B%5D=${second}`,
  `${name}[0]=${first}&${name}[1]=${second}`,
  `${name}[]=${first}&${name}=${second}`,
];

const lists = Object.values(operations)
  .flatMap((feature) =>
    Object.entries<{ lists: readonly string[]; numbers: readonly string[]; path: string }>(feature),
  )
  .flatMap(([, operation]) => operation.lists.map((name) => ({ path: operation.path, name, operation })));

test.each(lists)("$path reads $name in every form", ({ name, operation }) => {
  for (const form of forms(name, "a", "b"))
    expect(readQuery(form, operation), form).toEqual({ [name]: ["a", "b"] });
});

/** The ids of the agents that a query finds. */
async function found(world: TestWorld, query: string): Promise<string[]> {
  const response = await world.send("GET", query);
  const { agents } = (await response.json()) as { agents: { agent_id: string }[] }; // held against the contract
  expect(response.status, query).toBe(200);
  return agents.map(({ agent_id }) => agent_id).sort();
}

describe.each(engines)("on %s", (engine) => {
  test("every form finds the same agents, in lists and searches", async () => {
    await using world = await withAgents(engine);
    for (const form of forms("tags", "rail", "air")) {
      expect(await found(world, `/list?${form}`), form).toEqual(["plane", "train"]);
      expect(await found(world, `/search?q=travel&${form}`), form).toEqual(["plane", "train"]);
    }
    for (const form of forms("tags_all", "rail", "night"))
      expect(await found(world, `/list?${form}`), form).toEqual(["train"]);
  });

  test("finds a provider whose name has a comma, in every form", async () => {
    await using world = await withAgents(engine);
    for (const form of forms("provider", "Rail", "%20Inc."))
      expect(await found(world, `/list?${form}`), form).toEqual(["train"]);
    expect(await found(world, "/list?provider=Sky&provider=rail%2C+inc.")).toEqual(["plane", "train"]);
  });

  test("a name with other brackets is unknown", async () => {
    await using world = await createWorld(engine);
    for (const name of ["tags[", "tags]", "tags[a]", "tags[0][1]", "tags[00000]", "limit[]", "tagsx[]"]) {
      const response = await world.send("GET", `/list?${encodeURIComponent(name)}=1`);
      expect(await response.json(), name).toMatchObject({ code: "unknown_query_parameter" });
    }
  });

  test("counts all pages on the first page, and says whether the count is exact", async () => {
    await using world = await withAgents(engine);
    const { agents } = world.registry;
    const first = await agents.list({ limit: 1 }).page();
    expect(first).toMatchObject({ count: 1, total: 3, total_is_exact: true });
    expect(await agents.list().page()).toMatchObject({ count: 3, total: 3, total_is_exact: true });
    expect(await agents.list({ tags_all: ["rail", "night"], limit: 1 }).page()).toMatchObject({ total: 1 });
    expect(await agents.list({ tags: ["none"] }).page()).toMatchObject({ total: 0, total_is_exact: true });
    const second = await agents.list({ limit: 1, cursor: first.next_cursor ?? "" }).page();
    expect(second).not.toHaveProperty("total");
    expect(await agents.list({ after_seq: 0 }).page()).not.toHaveProperty("total");
  });

  test("counts the results of a search with facets and without", async () => {
    await using world = await withAgents(engine);
    const { agents } = world.registry;
    for (const facets of [{}, { facets: ["tags" as const] }]) {
      const first = await agents.search({ q: "travel", limit: 2, ...facets }).page();
      expect(first).toMatchObject({ count: 2, total: 3, total_is_exact: true });
      const second = await agents
        .search({ q: "travel", limit: 2, ...facets, cursor: first.next_cursor ?? "" })
        .page();
      expect(second).not.toHaveProperty("total");
    }
    expect(await agents.search({ q: "travel" }).page()).toMatchObject({ total: 3, total_is_exact: true });
    expect(await agents.search({ q: "nowhere" }).page()).toMatchObject({ total: 0, total_is_exact: true });
  });

  test("counts up to a thousand agents", async () => {
    await using world = await createWorld(engine);
    await fill(world.node.database, 0, 1_001);
    const { agents } = world.registry;
    const expected = { total: 1_000, total_is_exact: false };
    expect(await agents.list().page()).toMatchObject(expected);
    expect(await agents.list({ status: ["active"], source: ["local"] }).page()).toMatchObject(expected);
    await agents.remove("agent-0");
    expect(await agents.list().page()).toMatchObject({ total: 1_000, total_is_exact: true });
  });
});

async function withAgents(engine: (typeof engines)[number]): Promise<TestWorld> {
  const world = await createWorld(engine);
  const { agents } = world.registry;
  const agent = (agent_id: string, tags: string[], provider: string) =>
    agents.register({
      agent_id,
      name: `Travel by ${agent_id}`,
      agent_url: `https://${agent_id}.example.com/a2a`,
      tags,
      provider: { name: provider },
    });
  await agent("train", ["rail", "night"], "Rail, Inc.");
  await agent("plane", ["air", "night"], "Sky");
  await agent("ship", ["sea", "day"], "Sea, Ltd.");
  return world;
}

test("the link to the next page has the filters, whatever characters they have", async () => {
  await using world = await createWorld("sqlite");
  for (const agent_id of ["a", "b"])
    await world.registry.agents.register({
      agent_id,
      agent_url: "https://a.example.com/",
      provider: { name: "A & B" },
    });
  const first = await world.send("GET", "/list?limit=1&provider=A%20%26%20B");
  const [, next = ""] = /^<([^>]*)>; rel="next"$/.exec(first.headers.get("link") ?? "") ?? [];
  const { pathname, search } = new URL(next, `${publicUrl}/list`);
  const second = await world.send("GET", pathname + search);
  expect(await second.json()).toMatchObject({ agents: [{ agent_id: "a" }] });
});
