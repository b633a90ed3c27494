/** MCP servers that are registered with their `server.json`. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { engines } from "../engines.ts";
import { outcomeOf } from "../responses.ts";
import { createWorld, publicUrl, type TestWorld } from "../world.ts";

const urls = { agent_id: "weather", agent_url: "https://weather.example.com/" };

const document = {
  $schema: "https://static.modelcontextprotocol.io/schemas/2025-07-09/server.schema.json",
  name: "com.example/weather",
  title: "Weather",
  description: "Forecasts for any place.",
  version: "2.1.0",
  repository: { url: "https://github.com/example/weather", source: "github" },
  packages: [
    {
      registryType: "npm",
      identifier: "@example/weather",
      version: "2.1.0",
      transport: { type: "stdio" },
      environmentVariables: [{ name: "WEATHER_KEY", isRequired: true, isSecret: true }],
      packageArguments: [{ type: "named", name: "--unit", value: "celsius" }],
    },
  ],
  remotes: [
    { type: "sse", url: "https://weather.example.com/sse" },
    { type: "streamable-http", url: "https://weather.example.com/mcp", headers: [{ name: "X-Key" }] },
  ],
  _meta: { "io.modelcontextprotocol.registry/publisher-provided": { tool: "publisher" }, "com.other/x": 1 },
};

async function json(world: TestWorld, path: string) {
  return (await world.send("GET", path)).json();
}

function latest(name: string): string {
  return `/v0.1/servers/${encodeURIComponent(name)}/versions/latest`;
}

async function list(world: TestWorld, query = "") {
  const { servers } = await json(world, `/v0.1/servers${query}`);
  return servers.map(
    ({ server, _meta }: { server: { name: string }; _meta: Record<string, { status: string }> }) => [
      server.name,
      _meta["io.modelcontextprotocol.registry/official"]?.status,
    ],
  );
}

test("the protocol of MCP comes and goes with the endpoint, and a page is no remote", async () => {
  await using world = await createWorld("sqlite");
  const register = async (more: object) => {
    const { agent } = await world.registry.agents.register({ ...urls, ...more });
    return [agent.mcp_url, agent.protocols];
  };
  const mcp_url = "https://weather.example.com/mcp";
  expect(await register({ mcp_url })).toEqual([mcp_url, ["mcp"]]);
  expect(await register({ mcp_url, protocols: ["a2a"] })).toEqual([mcp_url, ["a2a", "mcp"]]);
  expect(await register({ mcp_url: null })).toEqual([null, ["a2a"]]);
  const { remotes: _, ...packaged } = document;
  expect(await register({ protocols: [], server_json: packaged })).toEqual([null, ["mcp", "other"]]);
  expect((await world.registry.agents.list({ protocol: ["mcp"] }).page()).count).toBe(1);
  const { server } = await json(world, latest("com.example/weather"));
  expect([server.packages.length, server.remotes]).toEqual([document.packages.length, undefined]);
  const named = (name: string) => json(world, `/nanda/get_mcp_registry?qualified_name=${name}`);
  expect(await named("com.example/weather")).toMatchObject({ error: expect.any(String) });
  await register({ mcp_url });
  expect(await named("com.example/weather")).toMatchObject({ endpoint: mcp_url });
});

describe.each(engines)("on %s, a server.json", (engine) => {
  test("is listed under its own name, with its packages and remotes as sent", async () => {
    await using world = await createWorld(engine);
    const { agent } = await world.registry.agents.register({ ...urls, server_json: document });
    expect(agent).toMatchObject({ mcp_url: "https://weather.example.com/mcp", extra: {} });
    const { server } = await json(world, latest("com.example/weather"));
    const { $schema: _, _meta: meta, ...sent } = document;
    expect(server).toMatchObject(sent);
    expect(server.$schema).toBe(
      "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json",
    );
    expect(Object.keys(server._meta)).toEqual([
      "io.modelcontextprotocol.registry/publisher-provided",
      "test.registry/agent",
    ]);
    expect(server._meta["test.registry/agent"].agentId).toBe("weather");
    expect((await json(world, "/agents/weather/server-card")).name).toBe("com.example/weather");
    expect((await world.send("GET", latest("test.registry/weather"))).status).toBe(404);
    expect(meta).toBe(document._meta);
  });

  test("gives the agent what it does not say itself, and is found by its name and texts", async () => {
    await using world = await createWorld(engine);
    const { agent } = await world.registry.agents.register({
      ...urls,
      version: "9.0.0",
      server_json: { ...document, websiteUrl: "https://weather.example.com/docs" },
    });
    expect(agent).toMatchObject({
      name: "Weather",
      description: "Forecasts for any place.",
      version: "9.0.0",
      documentation_url: "https://weather.example.com/docs",
    });
    await world.registry.agents.register({ ...urls, name: "Sky", description: null, server_json: document });
    const changed = await world.registry.agents.register({
      ...urls,
      server_json: { ...document, title: "Other" },
    });
    expect(changed.agent).toMatchObject({ name: "Sky", description: "Forecasts for any place." });
    for (const search of ["com.example/weather", "forecasts"])
      expect(await list(world, `?search=${search}`)).toEqual([["com.example/weather", "active"]]);
  });

  test("makes an agent with packages only a server, though it has no endpoint", async () => {
    await using world = await createWorld(engine);
    const { remotes: _, ...local } = document;
    await world.registry.agents.register({ ...urls, server_json: local });
    expect(await list(world)).toEqual([["com.example/weather", "active"]]);
    const { items } = await json(world, "/ard/agents");
    expect(items).toMatchObject([
      { type: "application/mcp-server-card+json", url: `${publicUrl}/agents/weather/server-card` },
    ]);
    expect((await json(world, "/agents/weather/server-card")).name).toBe("com.example/weather");
    await world.registry.agents.register({ ...urls, server_json: null });
    expect(await list(world)).toEqual([]);
    expect(await list(world, "?include_deleted=true")).toEqual([["com.example/weather", "deleted"]]);
  });

  test("that changed is an update with its field, and the same one is none", async () => {
    await using world = await createWorld(engine);
    const register = (server_json: typeof document) =>
      world.registry.agents.register({ ...urls, server_json });
    const { seq } = (await register(document)).agent;
    expect((await register(document)).agent.seq).toBe(seq);
    await register({ ...document, version: "2.2.0" });
    const { events } = await json(world, `/events?after=${seq}`);
    expect(events).toMatchObject([{ payload: { change: "updated", changed: ["server_json"] } }]);
    expect((await json(world, latest("com.example/weather"))).server.version).toBe("2.2.0");
  });

  test("reserves its name, which only its account may use again after a deletion", async () => {
    await using world = await createWorld(engine);
    const [owner, other] = [await world.developer(), await world.developer()];
    await owner.agents.register({ ...urls, server_json: document });
    const another = { agent_id: "another", agent_url: "https://another.example.com/", server_json: document };
    const taken = { status: 409, code: "server_name_taken" };
    await expect(other.agents.register(another)).rejects.toMatchObject(taken);
    await expect(owner.agents.register(another)).rejects.toMatchObject(taken);
    expect((await world.send("GET", "/lookup/another")).status).toBe(404);
    await owner.agents.remove("weather");
    expect(await list(world, "?include_deleted=true")).toEqual([["com.example/weather", "deleted"]]);
    await expect(other.agents.register(another)).rejects.toMatchObject(taken);
    await owner.agents.register(another);
    expect(await list(world, "?include_deleted=true")).toEqual([
      ["test.registry/weather", "deleted"],
      ["com.example/weather", "active"],
    ]);
  });

  test("has no name in the namespace of the node but the one that is made of the id of its agent", async () => {
    await using world = await createWorld(engine);
    const [owner, other] = [await world.developer(), await world.developer()];
    await owner.agents.register({ ...urls, protocols: ["mcp"] });
    const register = (name: string, agent_id = "mallory") =>
      other.agents.register({ ...urls, agent_id, server_json: { ...document, name } });
    const names = ["weather", "later", "registry-node", "any.thing"].map((name) => `test.registry/${name}`);
    for (const name of [...names, "TEST.Registry/weather", "test.reg1stry/weather", "test.registry./weather"])
      await expect(register(name), name).rejects.toMatchObject({ status: 409, code: "server_name_reserved" });
    await expect(
      (await world.owner()).agents.register({
        ...urls,
        agent_id: "later",
        server_json: { ...document, name: "test.registry/weather" },
      }),
    ).rejects.toMatchObject({ code: "server_name_reserved" });
    expect(await list(world)).toEqual([["test.registry/weather", "active"]]);
    await register("test.registry/mallory");
    expect(await list(world)).toEqual([
      ["test.registry/weather", "active"],
      ["test.registry/mallory", "active"],
    ]);
  });

  test("is not listed by a name in the namespace that the node got later", async () => {
    await using world = await createWorld(engine);
    await world.registry.agents.register({ ...urls, server_json: document });
    await world.sql("update agent set server_name = 'test.registry/tides'");
    expect(await list(world)).toEqual([]);
    for (const path of [latest("test.registry/tides"), "/agents/weather/server-card"])
      expect((await world.send("GET", path)).status).toBe(404);
  });

  test("has no name that looks like the one of another account, and is read by its name in any case", async () => {
    await using world = await createWorld(engine);
    const [owner, other] = [await world.developer(), await world.developer()];
    const server = (name: string, agent_id = "another") => ({
      ...urls,
      agent_id,
      server_json: { ...document, name },
    });
    await owner.agents.register(server("com.example/Weather", "weather"));
    const alike = [
      "com.example/weather",
      "COM.EXAMPLE/Weather",
      "com.examp1e/Weather",
      "com.example/wea-ther",
    ];
    for (const name of alike)
      for (const { agents } of [other, world.registry])
        await expect(agents.register(server(name)), name).rejects.toMatchObject({
          code: "server_name_taken",
          problem: { agent_id: "weather" },
        });
    await expect(owner.agents.register(server("com.example/weather"))).rejects.toMatchObject({
      code: "server_name_taken",
    });
    await owner.agents.register(server("com.example/weather-2"));
    for (const name of ["com.example/Weather", "com.example/WEATHER"])
      expect((await json(world, latest(name))).server.name).toBe("com.example/Weather");
    expect((await world.send("GET", latest("com.example/wea-ther"))).status).toBe(404);
    await owner.agents.remove("weather");
    await expect(other.agents.register(server("com.example/weather", "third"))).rejects.toMatchObject({
      code: "server_name_taken",
    });
    await owner.agents.register(server("com.example/weather", "third"));
    expect((await json(world, latest("com.example/Weather"))).server.name).toBe("com.example/weather");
  });

  test("of look-alike names that accounts claim at once one wins", async () => {
    await using world = await createWorld(engine);
    const accounts = await Promise.all(Array.from({ length: 4 }, () => world.developer()));
    const outcomes = await Promise.all(
      accounts.map(({ agents }, n) =>
        outcomeOf(
          agents.register({
            ...urls,
            agent_id: `agent-${n}`,
            server_json: {
              ...document,
              name: ["com.a/one", "com.a/One", "com.a/0ne", "com.a/o-ne"][n] ?? "",
            },
          }),
        ),
      ),
    );
    expect(outcomes.toSorted()).toEqual(["served", ...Array(3).fill("server_name_taken")]);
  });

  test("is erased with its agent", async () => {
    await using world = await createWorld(engine);
    await world.registry.agents.register({ ...urls, server_json: document });
    await world.registry.agents.remove("weather");
    const { servers } = await json(world, "/v0.1/servers?include_deleted=true");
    expect(servers).toHaveLength(1);
    expect(servers[0].server).toEqual({
      $schema: expect.any(String),
      name: "com.example/weather",
      title: "weather",
      description: "weather",
      version: "0.0.0",
      _meta: expect.any(Object),
    });
    await world.registry.agents.register({ ...urls, mcp_url: "https://weather.example.com/mcp" });
    const { server } = await json(world, latest("com.example/weather"));
    expect(server.packages).toBeUndefined();
  });

  test("is hidden while its agent is suspended, and returns with it", async () => {
    await using world = await createWorld(engine);
    await world.registry.agents.register({ ...urls, server_json: document });
    const owner = await world.owner();
    await owner.agents.setStatus("weather", { status: "suspended" });
    const { servers } = await json(world, "/v0.1/servers?include_deleted=true");
    expect(JSON.stringify(servers)).not.toContain("github.com");
    expect((await world.send("GET", latest("com.example/weather"))).status).toBe(404);
    await owner.agents.setStatus("weather", { status: "active" });
    expect((await json(world, latest("com.example/weather"))).server.packages).toHaveLength(1);
  });
});

test("an endpoint that is registered later replaces the remotes of the document", async () => {
  await using world = await createWorld("sqlite");
  await world.registry.agents.register({ ...urls, server_json: document });
  await world.registry.agents.register({ ...urls, mcp_url: "https://new.example.com/mcp" });
  const { server } = await json(world, latest("com.example/weather"));
  expect(server.remotes).toEqual([{ type: "streamable-http", url: "https://new.example.com/mcp" }]);
});

const invalid: [part: string, sent: object, listed: object][] = [
  [
    "a long description",
    { description: `${"word ".repeat(40)}` },
    { description: expect.stringMatching(/^.{1,100}$/) },
  ],
  ["a version that is a range", { version: "^2.0.0" }, { version: "0.0.0" }],
  ["an empty title", { title: " " }, { title: "com.example/weather" }],
  [
    "a repository without a source",
    { repository: { url: "https://github.com/x" } },
    { repository: undefined },
  ],
  ["a website that is no URL", { websiteUrl: "example" }, { websiteUrl: undefined }],
  [
    "a package without a transport",
    { packages: [{ registryType: "npm", identifier: "x" }] },
    { packages: undefined },
  ],
  [
    "a package of the version latest",
    { packages: [{ registryType: "npm", identifier: "x", version: "latest", transport: { type: "stdio" } }] },
    { packages: undefined },
  ],
  [
    "an argument without a value",
    {
      packages: [
        {
          registryType: "npm",
          identifier: "x",
          transport: { type: "stdio" },
          packageArguments: [{ type: "positional" }],
        },
      ],
    },
    { packages: undefined },
  ],
  ["a remote by file", { remotes: [{ type: "sse", url: "file:///etc/passwd" }] }, { remotes: undefined }],
  [
    "a remote of another kind",
    { remotes: [{ type: "smtp", url: "https://x.example.com" }] },
    { remotes: undefined },
  ],
  ["an icon by http", { icons: [{ src: "http://x.example.com/i.png" }] }, { icons: undefined }],
  [
    "parts of other types",
    { packages: "npm", icons: {}, title: [], version: 1, _meta: [] },
    { packages: undefined },
  ],
];

test.each(invalid)("leaves out or cuts %s, and lists the rest", async (_, sent, listed) => {
  await using world = await createWorld("sqlite");
  const valid = { name: "com.example/weather", packages: document.packages, remotes: document.remotes };
  await world.registry.agents.register({ ...urls, server_json: { ...valid, ...sent } });
  const own = await list(world, "?include_deleted=true");
  expect(own.map(([name]: string[]) => name)).toEqual(["com.example/weather"]);
  const [{ server }] = (await json(world, "/v0.1/servers")).servers;
  for (const [member, value] of Object.entries(listed))
    expect([member, server[member]]).toEqual([member, value]);
});

const rejected: [what: string, server_json: object][] = [
  ["no name", {}],
  ["a name without a namespace", { name: "weather" }],
  ["a name with two slashes", { name: "com.example/weather/x" }],
  ["a name of 201 characters", { name: `com.example/${"x".repeat(189)}` }],
  [
    "more than 100 members",
    { name: "a/b", ...Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`m${n}`, n])) },
  ],
];

test.each(rejected)("rejects a document with %s, and changes nothing", async (_, server_json) => {
  await using world = await createWorld("sqlite");
  const response = await world.send("POST", "/register", {
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...urls, server_json }),
  });
  const problem = await response.json();
  expect([response.status, problem.errors[0].pointer]).toEqual([
    400,
    expect.stringMatching(/^\/server_json/),
  ]);
  expect((await world.send("GET", "/lookup/weather")).status).toBe(404);
});

test("a document may have 16,384 bytes without white space, and not one more", async () => {
  await using world = await createWorld("sqlite");
  const sized = (bytes: number) => {
    const empty = JSON.stringify({ name: "com.example/weather", note: "" });
    return { name: "com.example/weather", note: "x".repeat(bytes - empty.length) };
  };
  await world.registry.agents.register({ ...urls, server_json: sized(16_384) });
  await expect(world.registry.agents.register({ ...urls, server_json: sized(16_385) })).rejects.toMatchObject(
    {
      status: 400,
      code: "server_json_too_large",
    },
  );
});

const published = new URL("../../../shared/data/mcp-servers/", import.meta.url);

test.skipIf(!existsSync(published))(
  "lists published documents as they are (skipped where the folder ../shared/data/mcp-servers is not beside the project)",
  async () => {
    await using world = await createWorld("sqlite");
    const files = readdirSync(published);
    expect(files.length).toBeGreaterThan(0);
    for (const [index, file] of files.entries()) {
      const sent = JSON.parse(readFileSync(new URL(file, published), "utf8"));
      const agent_url = sent.websiteUrl ?? sent.repository.url;
      await world.registry.agents.register({ agent_id: `server-${index}`, agent_url, server_json: sent });
      const { server } = await json(world, latest(sent.name));
      const { title, repository, websiteUrl } = sent;
      expect(server).toMatchObject(JSON.parse(JSON.stringify({ title, repository, websiteUrl })));
      const isCurrent = "$schema" in sent; // packages of earlier forms have other members
      if (isCurrent)
        expect([server.packages, server.remotes, server.version]).toEqual([
          sent.packages,
          sent.remotes,
          sent.version,
        ]);
      expect(sent.description.startsWith(server.description)).toBe(true);
    }
  },
);
