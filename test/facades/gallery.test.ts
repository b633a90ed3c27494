/** The habits of clients of MCP registries: names, limits of the schema, and pages by a cursor alone. */
import { describe, expect, test } from "vitest";
import { engines } from "../engines.ts";
import { isEveryday } from "../runs.ts";
import { createWorld, type TestWorld } from "../world.ts";

interface Listed {
  server: { name: string; description: string; version: string; title?: string; remotes?: { url: string }[] };
  _meta: object;
}

async function json(world: TestWorld, path: string) {
  return (await world.send("GET", path)).json();
}

async function walk(world: TestWorld, first: string, rest: string): Promise<Listed[]> {
  const all: Listed[] = [];
  let page = await json(world, first);
  for (;;) {
    all.push(...page.servers);
    const { nextCursor } = page.metadata;
    if (nextCursor === undefined) return all;
    expect(nextCursor).toMatch(/^[A-Za-z0-9_.-]+$/); // VS Code appends it as it is
    page = await json(world, `${rest}&cursor=${nextCursor}`);
  }
}

async function withServers(world: TestWorld, count: number): Promise<TestWorld> {
  for (let index = 0; index < count; index++)
    await world.registry.agents.register({
      agent_id: `maps-${index}`,
      agent_url: `https://m${index}.example.com/`,
      protocols: ["mcp"],
      description: "Finds places.",
    });
  return world;
}

describe.each(engines)("on %s", (engine) => {
  test.skipIf(isEveryday)(
    "a walk by the cursor alone has every server once, and those of its search only",
    async () => {
      await using world = await withServers(await createWorld(engine), 299);
      await world.registry.agents.register({
        agent_id: "chat",
        agent_url: "https://chat.example.com/",
        mcp_url: "https://chat.example.com/mcp",
      });
      await world.registry.agents.register({
        agent_id: "places-a2a",
        agent_url: "https://p.example.com/",
        protocols: ["a2a"],
      });
      const all = await walk(
        world,
        "/v0.1/servers?limit=50&version=latest",
        "/v0.1/servers?limit=50&version=latest",
      );
      expect(new Set(all.map(({ server }) => server.name)).size).toBe(300);
      expect(all).toHaveLength(300);
      const found = await walk(world, "/v0.1/servers?limit=30&search=places", "/v0.1/servers?limit=30");
      expect(new Set(found.map(({ server }) => server.name)).size).toBe(299);
      const file = await json(world, "/v0.1/servers.json");
      expect(file.servers).toHaveLength(300);
    },
  );
});

const limits: [rule: string, holds: (server: Listed["server"]) => boolean][] = [
  [
    "a name of the form namespace/name with at most 200 characters",
    ({ name }) => /^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/.test(name) && name.length <= 200,
  ],
  [
    "a description of 1 to 100 characters",
    ({ description }) => description !== "" && [...description].length <= 100,
  ],
  ["a title of at most 100 characters", ({ title = "x" }) => title !== "" && [...title].length <= 100],
  [
    "a version that is no range",
    ({ version }) => version !== "" && version !== "latest" && !/[\^~<>=|*]/.test(version),
  ],
  [
    "http remotes without headers",
    ({ remotes = [] }) => remotes.every((each) => /^https?:/.test(each.url) && !("headers" in each)),
  ],
];

test("every server keeps the limits of the schema", async () => {
  await using world = await createWorld("sqlite");
  const urls = { agent_url: "https://h.example.com/", mcp_url: "https://h.example.com/mcp" };
  const long = { name: "😀".repeat(256), description: "😀 ".repeat(2_000) };
  const versions = ["1.0.0", "latest", "^1.2", "1.x", ">=2 <3", "2026-11-20"];
  for (const [index, version] of versions.entries())
    await world.registry.agents.register({ agent_id: `h:_@~${index}`, ...urls, ...long, version });
  await world.registry.agents.register({ agent_id: "x".repeat(255), ...urls });
  await world.registry.agents.register({ agent_id: "~".repeat(255), ...urls });
  const { servers } = await json(world, "/v0.1/servers");
  expect(servers).toHaveLength(versions.length + 2);
  for (const { server } of servers)
    for (const [rule, holds] of limits)
      expect([server.name, rule, holds(server)]).toEqual([server.name, rule, true]);
});

test("an id that is too long for a name is cut, and the server is found by that name", async () => {
  await using world = await createWorld("sqlite");
  for (const end of ["a", "b"])
    await world.registry.agents.register({
      agent_id: "@".repeat(254) + end,
      agent_url: `https://${end}.example.com/`,
      protocols: ["mcp"],
    });
  const { servers } = await json(world, "/v0.1/servers");
  const names: string[] = servers.map(({ server }: Listed) => server.name);
  expect(new Set(names).size).toBe(2);
  for (const [index, end] of ["a", "b"].entries()) {
    expect(names[index]).toMatch(/^test\.registry\/(_40){34}__[0-9a-f]{16}$/);
    const { server } = await json(world, `/v0.1/servers/${names[index]}/versions/latest`);
    expect(server.remotes).toEqual([{ type: "streamable-http", url: `https://${end}.example.com/` }]);
  }
});

test("a deleted server is listed as deleted, and one that is no server any more too", async () => {
  await using world = await withServers(await createWorld("sqlite"), 3);
  await world.registry.agents.remove("maps-0");
  await world.registry.agents.register({
    agent_id: "maps-1",
    agent_url: "https://m1.example.com/",
    protocols: ["a2a"],
  });
  const listed = async (query: string) =>
    (await json(world, `/v0.1/servers${query}`)).servers.map(({ server }: Listed) => server.name);
  const [zero, one, two] = [0, 1, 2].map((index) => `test.registry/maps-${index}`);
  expect(await listed("")).toEqual([two]);
  expect(await listed("?include_deleted=true")).toEqual([two, zero, one]);
  const { servers } = await json(world, "/v0.1/servers?include_deleted=true");
  expect(servers.slice(1).map(({ server }: Listed) => server.remotes)).toEqual([undefined, undefined]);
});

test.skipIf(isEveryday)("more deleted servers than one response reads do not end a walk", async () => {
  await using world = await withServers(await createWorld("sqlite"), 1_100);
  await world.registry.agents.register({
    agent_id: "last",
    agent_url: "https://l.example.com/",
    protocols: ["mcp"],
  });
  for (let index = 0; index < 1_099; index++) await world.registry.agents.remove(`maps-${index}`);
  await world.registry.agents.register({ agent_id: "last", agent_url: "https://z.example.com/" });
  const all = await walk(world, "/v0.1/servers?limit=50", "/v0.1/servers?limit=50");
  expect(all.map(({ server }) => server.name)).toEqual(["test.registry/maps-1099", "test.registry/last"]);
});

test("a suspended server is deleted for those who ask for deleted ones, and an A2A agent is no server", async () => {
  await using world = await withServers(await createWorld("sqlite"), 1);
  await world.registry.agents.register({
    agent_id: "a2a",
    agent_url: "https://a.example.com/",
    protocols: ["a2a", "mcp"],
  });
  const owner = await world.owner();
  await owner.agents.setStatus("maps-0", { status: "suspended" });
  const status = async (query: string) =>
    (await json(world, `/v0.1/servers${query}`)).servers.map(
      (each: { _meta: Record<string, { status: string }> }) =>
        each._meta["io.modelcontextprotocol.registry/official"]?.status,
    );
  expect(await status("")).toEqual([]);
  expect(await status("?include_deleted=true")).toEqual(["deleted"]);
  expect(await status("?updated_since=2020-01-01T00:00:00Z")).toEqual(["deleted"]);
});

test("the endpoint comes from the registration, else from the card, else from an agent that speaks MCP only", async () => {
  await using world = await createWorld("sqlite");
  const card = {
    name: "Card",
    version: "1.0.0",
    supportedInterfaces: [
      { url: "https://c.example.com/a2a", protocolBinding: "JSONRPC", protocolVersion: "1.0" },
      { url: "https://c.example.com/mcp", protocolBinding: "MCP", protocolVersion: "1.0" },
    ],
  };
  await world.registry.agents.register({ agent_id: "by-card", agent_card: card });
  await world.registry.agents.register({
    agent_id: "by-field",
    agent_card: card,
    mcp_url: "https://f.example.com/mcp",
  });
  await world.registry.agents.register({
    agent_id: "only-mcp",
    agent_url: "https://o.example.com/",
    protocols: ["mcp"],
  });
  const { servers } = await json(world, "/v0.1/servers");
  expect(servers.map(({ server }: Listed) => server.remotes?.[0]?.url)).toEqual([
    "https://c.example.com/mcp",
    "https://f.example.com/mcp",
    "https://o.example.com/",
  ]);
});
