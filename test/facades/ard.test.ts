/** What clients of ARD reject, each as a rule over everything that the node sends; and pages, filters and the catalog. */
import { describe, expect, test } from "vitest";
import { post } from "../contract/facades/reads.ts";
import { engines } from "../engines.ts";
import { isEveryday } from "../runs.ts";
import { createWorld, publicUrl, type TestWorld } from "../world.ts";

interface Entry {
  identifier: string;
  displayName: string;
  type: string;
  [member: string]: unknown;
}

const identifier = /^urn:air:[a-zA-Z0-9.-]+(:[a-zA-Z0-9._-]+)+$/;
const domain = /^([a-z0-9-]+\.)+[a-z]{2,}$/;

/** The rules of VS Code's and hf-discover's parsers, and of the conformance tool. */
const rules: [rule: string, holds: (entry: Entry) => boolean][] = [
  ["has a name of the required form", ({ identifier: name }) => identifier.test(name)],
  [
    "has a publisher with a top-level domain",
    ({ identifier: name }) => domain.test(name.split(":")[2] ?? ""),
  ],
  [
    "has a name for people and a type",
    ({ displayName, type }) => displayName !== "" && /^\w+\/[\w.+-]+$/.test(type),
  ],
  ["has a URL and no data", ({ url, data }) => typeof url === "string" && data === undefined],
  ["has no text of more than 4,096 units", (entry) => textsOf(entry).every((text) => text.length <= 4_096)],
  ["has at most 32 items in a list", (entry) => listsOf(entry).every((list) => list.length <= 32)],
  [
    "has no item of more than 512 units",
    (entry) =>
      listsOf(entry)
        .flat()
        .every((item) => String(item).length <= 512),
  ],
  ["has no half of a character", (entry) => textsOf(entry).every((text) => text.isWellFormed())],
  ["has no null", (entry) => !JSON.stringify(entry).includes("null")],
  [
    "has two to five queries or none",
    ({ representativeQueries: list }) => list === undefined || hasLength(list, 2, 5),
  ],
  [
    "has a whole score from 0 to 100",
    ({ score }) =>
      score === undefined || (Number.isInteger(score) && Number(score) >= 0 && Number(score) <= 100),
  ],
];

function hasLength(list: unknown, least: number, most: number): boolean {
  return Array.isArray(list) && list.length >= least && list.length <= most;
}

function listsOf(entry: Entry): unknown[][] {
  return Object.values(entry).filter((value) => Array.isArray(value));
}

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** An agent at every limit of the registry. */
const hostile = {
  agent_id: `h:${"_".repeat(200)}`,
  agent_url: "https://hostile.example.com/",
  mcp_url: "https://hostile.example.com/mcp",
  name: "😀".repeat(256),
  description: "😀".repeat(4_000),
  tags: Array.from({ length: 64 }, (_, index) => `tag ${index} "\\`),
  capabilities: Array.from({ length: 64 }, (_, index) => `c${index}`),
  skills: Array.from({ length: 64 }, (_, index) => `s${index}`),
  version: "1.x || >=2",
  agent_card: {
    name: "h",
    url: "https://hostile.example.com/",
    skills: [
      { id: "s", name: "s", examples: ["x".repeat(5_000), "😀".repeat(600), "x", "y", "z", "u", "v"] },
    ],
  },
};

async function withAgents(world: TestWorld, count: number): Promise<TestWorld> {
  for (let index = 0; index < count; index++)
    await world.registry.agents.register({
      agent_id: `agent-${index}`,
      agent_url: `https://a${index}.example.com/`,
      tags: ["plain"],
      ...(index % 3 === 0 && { mcp_url: `https://a${index}.example.com/mcp` }),
    });
  return world;
}

async function json(response: Promise<Response>) {
  return (await response).json();
}

describe("an entry of an agent at every limit", () => {
  test.each(rules)("%s", async (_, holds) => {
    await using world = await createWorld("sqlite");
    await world.registry.agents.register(hostile);
    await withAgents(world, 3);
    const found = await json(post(world, "/ard/search", { query: { text: "h" }, pageSize: 100 }));
    const listed = await json(world.send("GET", "/ard/agents?pageSize=100"));
    const catalog = await json(world.send("GET", "/.well-known/ard.json"));
    const entries: Entry[] = [...found.results, ...listed.items, ...catalog.entries];
    expect(entries.length).toBeGreaterThan(10);
    for (const entry of entries) expect([entry.identifier, holds(entry)]).toEqual([entry.identifier, true]);
  });
});

test.skipIf(isEveryday)(
  "a catalog that would be too large for its readers lists its parts, and they list every entry",
  async () => {
    await using world = await createWorld("sqlite");
    const wide = { ...hostile, tags: hostile.tags.map((_, index) => "😀".repeat(62) + index) };
    for (let index = 0; index < 105; index++)
      await world.registry.agents.register({ ...wide, agent_id: `${"_".repeat(250)}${index}` });
    const read = async (path: string) => {
      const text = await (await world.send("GET", path)).text();
      expect(Buffer.byteLength(text)).toBeLessThan(2_000_000);
      return JSON.parse(text).entries as Entry[]; // a catalog
    };
    const manifest = await read("/.well-known/ard.json");
    const parts = manifest.filter(({ type }) => type === "application/ai-catalog+json");
    expect(parts.map(({ url }) => url)).toEqual(
      [0, 1].map((part) => `${publicUrl}/ard/catalog/${part}.json`),
    );
    const listed: Entry[] = [];
    for (const { url } of parts) listed.push(...(await read(new URL(String(url)).pathname)));
    expect(new Set(listed.map(({ identifier }) => identifier)).size).toBe(2 * 105);
  },
);

describe.each(engines)("on %s", (engine) => {
  test("pages of a list have each entry once, as many as they ask for, while agents are added", async () => {
    await using world = await withAgents(await createWorld(engine), 40);
    const read: string[] = [];
    for (let token: string | undefined, page = 0; page < 50; page++) {
      const body = await json(
        world.send("GET", `/ard/agents?pageSize=7${token ? `&pageToken=${token}` : ""}`),
      );
      expect(body.items.length).toBeLessThanOrEqual(7);
      expect(body.pageToken).not.toBe(token ?? "");
      read.push(...body.items.map((each: Entry) => each.identifier));
      if (page === 2)
        await world.registry.agents.register({ agent_id: "late", agent_url: "https://late.example.com/" });
      token = body.pageToken;
      if (token === undefined) break;
    }
    expect(read).toHaveLength(40);
    expect(new Set(read).size).toBe(40);
  });

  test("pages of a search go on from rank to rank", async () => {
    await using world = await withAgents(await createWorld(engine), 12);
    const search = (pageToken?: string) =>
      json(
        post(world, "/ard/search", {
          query: { text: "plain" },
          pageSize: 5,
          ...(pageToken && { pageToken }),
        }),
      );
    const first = await search();
    const second = await search(first.pageToken);
    const third = await search(second.pageToken);
    const all: Entry[] = [...first.results, ...second.results, ...third.results];
    expect(new Set(all.map((each) => each.identifier)).size).toBe(12);
    expect(all.map(({ score }) => score)).toEqual(Array.from({ length: 12 }, (_, rank) => 100 - rank));
    expect(third).not.toHaveProperty("pageToken");
  });
});

test("a filter by a type finds entries by the names that other registries give it", async () => {
  await using world = await withAgents(await createWorld("sqlite"), 6);
  for (const type of ["application/mcp-server+json", "application/mcp-server-card+json"]) {
    const { results } = await json(
      post(world, "/ard/search", { query: { text: "plain", filter: { type: [type] } } }),
    );
    expect(results.map((each: Entry) => each.type)).toEqual([
      "application/mcp-server-card+json",
      "application/mcp-server-card+json",
    ]);
  }
});

test.each(["constructor", "__proto__", "toString"])("a filter by the type %s finds nothing", async (type) => {
  await using world = await withAgents(await createWorld("sqlite"), 1);
  const { results } = await json(post(world, "/ard/search", { query: { text: "plain", filter: { type } } }));
  expect(results).toEqual([]);
  expect(await json(world.send("GET", `/ard/agents?type=${type}`))).toEqual({ items: [] });
});

test("prose with operators of the search is ordinary text, however long", async () => {
  await using world = await withAgents(await createWorld("sqlite"), 1);
  for (const text of ['plain -agent "half', '- " “', `plain ${"word ".repeat(200)}`, ""]) {
    const response = await post(world, "/ard/search", { query: { text } });
    expect([text.slice(0, 20), response.status]).toEqual([text.slice(0, 20), 200]);
  }
});

test("facets count the values of fields", async () => {
  await using world = await withAgents(await createWorld("sqlite"), 6);
  const facets = [{ field: "type" }, { field: "tags", limit: 1 }, { field: "no.such.field" }];
  const body = await json(post(world, "/ard/explore", { resultType: { facets } }));
  expect(body).toEqual({
    resultType: "facets",
    facets: {
      type: {
        buckets: [
          { value: "application/json", count: 4 },
          { value: "application/mcp-server-card+json", count: 2 },
        ],
        otherCount: 0,
      },
      tags: { buckets: [{ value: "plain", count: 6 }], otherCount: 0 },
      "no.such.field": { buckets: [], otherCount: 0 },
    },
  });
});

test.skipIf(isEveryday)(
  "the manifest links to the parts of the catalog when the node has registered 500 agents, and parts keep their ETag",
  async () => {
    await using world = await createWorld("sqlite");
    const agents = Array.from({ length: 520 }, (_, index) => ({
      agent_id: `a${index}`,
      agent_url: "https://a.example.com/",
    }));
    for (const agent of agents) await world.registry.agents.register(agent);
    const manifest = await json(world.send("GET", "/.well-known/ard.json"));
    const parts = manifest.entries.filter(({ type }: Entry) => type === "application/ai-catalog+json");
    expect(parts).toHaveLength(6);
    const names = new Set<string>();
    for (const { url } of parts) {
      const { entries } = await json(world.send("GET", new URL(url).pathname));
      for (const { identifier: name } of entries) names.add(name);
    }
    expect(names.size).toBe(520);
    const tag = async (path: string) => (await world.send("GET", path)).headers.get("etag");
    const before = [await tag("/ard/catalog/0.json"), await tag("/ard/catalog/5.json")];
    await world.registry.agents.register({ agent_id: "a519", agent_url: "https://b.example.com/" });
    const after = [await tag("/ard/catalog/0.json"), await tag("/ard/catalog/5.json")];
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    const catalog = await json(world.send("GET", "/.well-known/ai-catalog.json"));
    expect(catalog.entries.every(({ displayName }: Entry) => displayName !== "")).toBe(true);
  },
);

test("an entry of an imported agent keeps the domain of its registry, and is found by that name", async () => {
  await using world = await withAgents(await createWorld("sqlite"), 1);
  await world.arrange.importAgents();
  const { items } = await json(world.send("GET", "/ard/agents"));
  const [{ identifier: name, metadata }] = items;
  expect(name).toContain(new URL(metadata.origin).hostname);
  expect((await world.send("GET", `/ard/agents/${name}`)).status).toBe(200);
});
