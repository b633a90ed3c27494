import { describe, expect, test, vi } from "vitest";
import type { Schemas } from "../../client/models.ts";
import { engines } from "../engines.ts";
import { hang } from "../hang.ts";
import { type Browser, createWorld, type TestWorld } from "../world.ts";
import {
  a2a,
  agent,
  type Behaviour,
  type LocalAgent,
  mcp,
  messageOf,
  probing,
  sendJson,
  statelessMcp,
} from "./agents.ts";

const jobIntervals = { expiryMs: 50, agingMs: 86_400_000 };
const minute = 60_000;
const hour = 60 * minute;

type Liveness = Schemas["AgentLiveness"];

/** A node that probes local agents. */
function node(engine: TestWorld["engine"], ...agents: LocalAgent[]) {
  return createWorld(engine, probing(...agents), { jobIntervals });
}

/** Registers an agent whose owner wants it probed by its protocol. */
async function register(
  world: TestWorld,
  { url }: Pick<LocalAgent, "url">,
  protocol: "a2a" | "mcp" | "http",
  agent_id = "weather",
) {
  const developer = await world.developer();
  await developer.agents.register({ agent_id, agent_url: url, protocols: [protocol] });
  await probeByProtocol(world, developer, [agent_id]);
  return developer;
}

/** Has agents probed by their protocols, as soon as that may be after their first probe. */
async function probeByProtocol(world: TestWorld, { liveness }: Browser, agentIds: string[]) {
  for (const each of agentIds) await probed(world, each);
  for (const each of agentIds) await liveness.choose(each, { probes: "protocol" });
  world.pass(11 * minute);
}

/** Waits for the first probe of an agent. */
function probed(world: TestWorld, agent_id: string): Promise<void> {
  return vi.waitFor(async () => expect((await read(world, agent_id)).outcome).not.toBeNull(), hang);
}

async function read({ registry }: TestWorld, agent_id = "weather"): Promise<Liveness> {
  const { liveness } = await registry.liveness.get({ agent_id });
  const [first] = liveness;
  if (!first) throw new Error("The agent is not registered");
  return first;
}

/** Waits until the liveness of an agent is as expected. */
function until(world: TestWorld, expected: Partial<Liveness>, agent_id = "weather"): Promise<void> {
  return vi.waitFor(async () => expect(await read(world, agent_id)).toMatchObject(expected), hang);
}

/** Waits until a receiver has had so many requests. */
function received({ requests }: LocalAgent, count: number): Promise<void> {
  return vi.waitFor(() => expect(requests.length).toBeGreaterThanOrEqual(count), hang);
}

/** Waits until so many URLs have been probed, and the results are written. */
function recorded({ node: { database } }: TestWorld, count: number): Promise<void> {
  const sql = "select count(*) as count from probe_target where checked_at is not null";
  return vi.waitFor(
    async () => expect(Number((await database.get<{ count: number }>(sql))?.count)).toBe(count),
    hang,
  );
}

/** When the only URL was last probed. */
async function lastCheck({ node: { database } }: TestWorld): Promise<string | undefined> {
  return (await database.get<{ checked_at: string }>("select checked_at from probe_target"))?.checked_at;
}

const html: Behaviour = (_, response) =>
  response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>Welcome</title>");
const status =
  (code: number, headers: Record<string, string> = {}): Behaviour =>
  (_, response) =>
    response.writeHead(code, headers).end();
/** Responds to JSON-RPC with this, and the id of the request. */
const rpc =
  (more: object): Behaviour =>
  ({ body }, response) => {
    const { id } = messageOf(body);
    sendJson(response, { jsonrpc: "2.0", id, ...more });
  };
const foreign: Behaviour = (_, response) =>
  sendJson(response, { jsonrpc: "2.0", id: "foreign", error: { code: -32_001, message: "" } });

/** Responds like A2A over HTTP+JSON at a path, and with an error to everything else. */
const atPath =
  (path: string, reason = "TASK_NOT_FOUND", code = 404): Behaviour =>
  (request, response) =>
    request.method === "GET" && request.path.startsWith(`${path}/tasks/`)
      ? sendJson(response, { error: { code, details: [{ reason }] } }, code)
      : response.writeHead(request.method === "GET" ? 404 : 500).end();
/** A card with an interface. */
const card = (protocolBinding: string, more: object = {}) => ({
  name: "A",
  supportedInterfaces: [{ protocolBinding, protocolVersion: "1.0", ...more }],
});

function withUrl({ supportedInterfaces, ...rest }: ReturnType<typeof card>, url: string) {
  return { ...rest, supportedInterfaces: supportedInterfaces.map((each) => ({ ...each, url })) };
}

/** Agents that were registered by a protocol or a card, and what a probe finds of them. */
const found: [string, "a2a" | "mcp" | "http" | ReturnType<typeof card>, Behaviour, Partial<Liveness>][] = [
  ["an A2A agent of version 1.0", "a2a", a2a("1.0"), { state: "up", outcome: "ok", method: "a2a" }],
  ["an A2A agent of version 0.3", "a2a", a2a("0.3"), { state: "up", outcome: "ok" }],
  [
    "an A2A agent that speaks HTTP+JSON",
    "a2a",
    ({ method, path }, response) =>
      method === "GET" && path.startsWith("/agent/tasks/")
        ? sendJson(response, { error: { code: 404, details: [{ reason: "TASK_NOT_FOUND" }] } }, 404)
        : response.writeHead(404).end(),
    { state: "up", outcome: "ok" },
  ],
  ["an interface of HTTP+JSON", card("HTTP+JSON"), atPath("/agent"), { state: "up", outcome: "ok" }],
  ["an interface of HTTP+JSON 0.3", card("HTTP+JSON"), atPath("/agent/v1"), { state: "up", outcome: "ok" }],
  ["a tenant in the path", card("HTTP+JSON", { tenant: "a b" }), atPath("/agent/a%20b"), { state: "up" }],
  [
    "a tenant in the parameters",
    card("JSONRPC", { tenant: "acme" }),
    ({ body }, response) => {
      const { id, params } = messageOf(body);
      const code = params?.tenant === "acme" ? -32_001 : -32_602;
      sendJson(response, { jsonrpc: "2.0", id, error: { code, message: "" } });
    },
    { state: "up", outcome: "ok" },
  ],
  [
    "an agent that requires an extension",
    "a2a",
    rpc({ error: { code: -32_008, message: "" } }),
    { state: "up" },
  ],
  [
    "an agent that requires an extension over HTTP+JSON",
    card("HTTP+JSON"),
    atPath("/agent", "EXTENSION_SUPPORT_REQUIRED", 400),
    { state: "up", outcome: "ok" },
  ],
  ["an interface of gRPC", card("GRPC"), (_, response) => response.socket?.destroy(), { state: "unknown" }],
  [
    "an A2A agent without the method",
    "a2a",
    rpc({ error: { code: -32_601, message: "Method not found" } }),
    { state: "degraded", outcome: "no_method" },
  ],
  [
    "an agent that has every task",
    "a2a",
    rpc({ result: { id: "1" } }),
    { state: "degraded", outcome: "wrong_protocol" },
  ],
  [
    "an agent that responds with a foreign id",
    "a2a",
    foreign,
    { state: "degraded", outcome: "wrong_protocol" },
  ],
  ["a web page", "a2a", html, { state: "degraded", outcome: "wrong_protocol" }],
  [
    "invalid JSON",
    "a2a",
    (_, response) => response.writeHead(200, { "content-type": "application/json" }).end("{"),
    { state: "degraded", outcome: "wrong_protocol" },
  ],
  ["an agent that asks for a credential", "a2a", status(401), { state: "auth", outcome: "auth_required" }],
  ["an agent that asks for a payment", "a2a", status(402), { state: "auth", outcome: "payment_required" }],
  ["a redirect", "a2a", status(302, { location: "http://169.254.169.254/" }), { outcome: "redirect" }],
  ["an agent that is gone", "a2a", status(410), { state: "dormant", outcome: "gone" }],
  ["an agent that is not found", "a2a", status(404), { state: "unknown", outcome: "not_found" }],
  ["an agent with an error", "a2a", status(500), { state: "unknown", outcome: "server_error" }],
  ["an agent that limits requests", "a2a", status(429), { state: "unknown", outcome: "rate_limited" }],
  [
    "a body without end",
    "a2a",
    (_, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      const timer = setInterval(() => response.write(Buffer.alloc(65_536, 0x20)), 1);
      response.on("close", () => clearInterval(timer));
    },
    { state: "degraded", outcome: "wrong_protocol" },
  ],
  [
    "a closed connection",
    "a2a",
    (_, response) => response.socket?.destroy(),
    { state: "unknown", outcome: "connection_reset" },
  ],
  ["an MCP server without sessions", "mcp", mcp(false), { state: "up", outcome: "ok", method: "mcp" }],
  ["an MCP server of 2026-07-28", "mcp", statelessMcp, { state: "up", outcome: "ok" }],
  [
    "a stream with the response, which goes on",
    "mcp",
    ({ body }, response) => {
      const { id } = messageOf(body);
      const message = { jsonrpc: "2.0", id, result: { supportedVersions: ["2026-07-28"] } };
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write(`: hello\n\nid: 1\ndata:\n\ndata: ${JSON.stringify(message)}\n\n`);
    },
    { state: "up", outcome: "ok" },
  ],
  ["a page in the place of MCP", "mcp", html, { state: "degraded", outcome: "wrong_protocol" }],
  ["any URL", "http", html, { state: "reachable", outcome: "ok", method: "http" }],
  ["a URL that asks for a credential", "http", status(403), { state: "reachable", outcome: "ok" }],
  ["a URL that is not found", "http", status(404), { state: "unknown", outcome: "not_found" }],
];

describe.each(engines)("probes on %s", (engine) => {
  test("find each kind of agent, change no record, emit no event and use no quota", async () => {
    await using kinds = new AsyncDisposableStack();
    const agents: LocalAgent[] = [];
    for (const [, , behaviour] of found) agents.push(kinds.use(await agent(behaviour)));
    await using world = await node(engine, ...agents);
    const developer = await world.developer();
    const keyed = await world.keyed(developer);
    for (const [index, [name, protocol]] of found.entries()) {
      const agent_id = `agent-${index}`;
      const agent_url = agents[index]?.url ?? "";
      await keyed.agents.register(
        typeof protocol === "string"
          ? { agent_id, name, agent_url, protocols: [protocol] }
          : { agent_id, name, agent_card: withUrl(protocol, agent_url) },
      );
    }
    const state = async () => ({
      events: await world.node.database.all("select count(*) as count from event"),
      tags: await Promise.all(
        found.map(async (_, index) =>
          (await world.send("GET", `/lookup/agent-${index}`)).headers.get("etag"),
        ),
      ),
      used: (await developer.keys.list().page()).keys.map(({ usage }) => usage),
    });
    const before = await state();
    const agentIds = found.map((_, index) => `agent-${index}`);
    await probeByProtocol(world, developer, agentIds);
    for (const [index, [name, , , expected]] of found.entries())
      await vi.waitFor(
        async () =>
          expect({ name, ...(await read(world, `agent-${index}`)) }).toMatchObject({ name, ...expected }),
        hang,
      );
    expect(await state()).toEqual(before);
    for (const { atOnce } of agents) expect(atOnce()).toBe(1);
    const [first] = agents[0]?.requests ?? [];
    expect(first?.headers["user-agent"]).toMatch(
      /^Registry-Node\/\S+ \(liveness; \+http:\/\/registry\.test\/docs\/probes\)$/,
    );
  });

  test("end the session of an MCP server that has sessions", async () => {
    await using server = await agent(mcp(true));
    await using world = await node(engine, server);
    await register(world, server, "mcp");
    await until(world, { state: "up", outcome: "ok" });
    const methods = server.requests.map(({ method, headers }) => [method, headers["mcp-session-id"]]);
    expect(methods.at(-1)).toEqual(["DELETE", "session-0"]);
    // The next probe begins with what worked.
    const count = server.requests.length;
    world.pass(7 * hour);
    await received(server, count + 2);
    expect(JSON.parse(server.requests[count]?.body ?? "")).toMatchObject({ method: "initialize" });
  });

  test("say that an agent is down after 15 minutes of failures, and up after two responses", async () => {
    await using server = await agent(a2a("1.0"));
    await using world = await node(engine, server);
    await register(world, server, "a2a");
    await until(world, { state: "up" });
    server.respondWith(status(500));
    world.pass(7 * hour);
    await until(world, { state: "up", outcome: "server_error" });
    for (const [times, wait] of [1, 4, 10].entries()) {
      const before = await lastCheck(world);
      world.pass(wait * minute);
      // Recorded, not only received: the next probe is scheduled by the clock of that moment.
      await vi.waitFor(async () => expect(await lastCheck(world)).not.toBe(before), hang);
      if (times < 2) expect((await read(world)).state).toBe("up");
    }
    await until(world, { state: "down" });
    server.respondWith(a2a("1.0"));
    world.pass(7 * hour);
    await until(world, { state: "down", outcome: "ok" });
    world.pass(minute);
    await until(world, { state: "up" });
  });

  test("request a URL of many agents once, one at a time, with a pause", async () => {
    await using server = await agent(a2a("1.0"));
    await using world = await node(engine, server);
    const developer = await world.developer();
    for (let index = 0; index < 20; index++)
      await developer.agents.register({
        agent_id: `same-${index}`,
        agent_url: server.url,
        protocols: ["a2a"],
      });
    for (let index = 0; index < 3; index++)
      await developer.agents.register({ agent_id: `other-${index}`, agent_url: `${server.url}/${index}` });
    await until(world, { state: "reachable" }, "same-19");
    expect(server.requests).toHaveLength(1);
    for (let count = 2; count <= 4; count++) {
      await recorded(world, count - 1);
      world.pass(11_000);
      await received(server, count);
    }
    await until(world, { state: "reachable" }, "other-2");
    expect(server.requests.map(({ path }) => path).sort()).toEqual([
      "/agent",
      "/agent/0",
      "/agent/1",
      "/agent/2",
    ]);
    expect(server.atOnce()).toBe(1);
  });

  test("stop when the owner says so, and go on when the owner says so", async () => {
    await using server = await agent(a2a("1.0"));
    await using other = await agent(html);
    await using world = await node(engine, server, other);
    const developer = await register(world, server, "a2a");
    await until(world, { state: "up" });
    expect(await developer.liveness.choose("weather", { probes: "none" })).toMatchObject({
      state: "unknown",
      level: "none",
      checked_at: null,
    });
    const count = server.requests.length;
    await developer.agents.register({ agent_id: "other", agent_url: other.url });
    await probed(world, "other");
    world.pass(48 * hour);
    await received(other, 2); // what was due before it has been probed
    expect(server.requests).toHaveLength(count);
    await developer.liveness.choose("weather", { probes: "reachable" });
    await until(world, { state: "reachable", level: "reachable", method: "http" });
  });

  test("obey the robots.txt of the host", async () => {
    await using server = await agent(a2a("1.0"));
    server.robots = "User-agent: *\nDisallow:\n\nUser-agent: RegistryNode\nDisallow: /agent\n";
    await using world = await node(engine, server);
    await register(world, server, "a2a");
    await until(world, { state: "unknown", outcome: "disallowed" });
    expect(server.requests).toHaveLength(0);
    server.robots = "User-agent: *\nDisallow: /\n";
    world.pass(25 * hour);
    await until(world, { state: "up" });
  });

  test("obey the last robots.txt while the host responds to it with a server error", async () => {
    await using server = await agent(a2a("1.0"));
    server.robots = "User-agent: RegistryNode\nDisallow: /\n";
    await using world = await node(engine, server);
    await register(world, server, "a2a");
    await until(world, { outcome: "disallowed" });
    const before = await lastCheck(world);
    server.robots = status(503);
    world.pass(25 * hour);
    await vi.waitFor(async () => expect(await lastCheck(world)).not.toBe(before), hang);
    expect(await read(world)).toMatchObject({ outcome: "disallowed" });
    expect(server.requests).toHaveLength(0);
  });

  test("say that the TLS of an agent fails", async () => {
    await using server = await agent(html);
    await using world = await node(engine, server);
    const developer = await world.developer();
    const agent_url = server.url.replace("http:", "https:"); // it has no TLS
    await developer.agents.register({ agent_id: "weather", agent_url });
    await until(world, { state: "unknown", outcome: "tls_error" });
  });

  test("follow the URL of an agent, and end with it", async () => {
    await using former = await agent(a2a("1.0"));
    await using server = await agent(mcp(false));
    await using world = await node(engine, former, server);
    const developer = await register(world, former, "a2a");
    await until(world, { state: "up", method: "a2a" });
    await developer.agents.register({ agent_id: "weather", agent_url: server.url, protocols: ["mcp"] });
    await until(world, { state: "up", method: "mcp" });
    const rows = () =>
      world.node.database.get<{ count: number }>("select count(*) as count from probe_target");
    expect(Number((await rows())?.count)).toBe(1);
    await developer.agents.remove("weather");
    await vi.waitFor(async () => expect(Number((await rows())?.count)).toBe(0), hang);
    expect(await world.node.database.all("select * from probe_origin")).toEqual([]);
    expect(await world.node.database.all("select * from agent_probe")).toEqual([]);
  });

  test("do not change states while the network of the node is down", async () => {
    await using local = new AsyncDisposableStack();
    const agents: LocalAgent[] = [];
    for (let index = 0; index < 8; index++) agents.push(local.use(await agent(a2a("1.0"))));
    await using world = await node(engine, ...agents);
    for (const [index, each] of agents.entries()) await register(world, each, "a2a", `agent-${index}`);
    for (const index of agents.keys()) await until(world, { state: "up" }, `agent-${index}`);
    for (const each of agents) each.respondWith((_, response) => response.socket?.destroy());
    const total = () => agents.reduce((sum, { requests }) => sum + requests.length, 0);
    const before = total();
    world.pass(7 * hour);
    await vi.waitFor(
      () => {
        world.pass(minute);
        expect(total()).toBeGreaterThan(before + 60);
      },
      { ...hang, interval: 40 },
    );
    for (const index of agents.keys()) expect((await read(world, `agent-${index}`)).state).toBe("up");
    for (const each of agents) each.respondWith(a2a("1.0"));
    await vi.waitFor(
      async () => {
        world.pass(minute);
        for (const index of agents.keys())
          expect(await read(world, `agent-${index}`)).toMatchObject({ state: "up", outcome: "ok" });
      },
      { ...hang, interval: 40 },
    );
  });
});
