/** One record behind every facade: all of them tell the same, and follow its life. */
import { describe, expect, test } from "vitest";
import { engines } from "../engines.ts";
import { createWorld, publicUrl, type TestWorld } from "../world.ts";

const id = "atlas:1";
const path = encodeURIComponent(id);
const card = {
  protocolVersion: "1.0",
  name: "Atlas",
  description: "Finds places.",
  version: "1.0.0",
  supportedInterfaces: [
    { url: "https://atlas.example.com/a2a", protocolBinding: "JSONRPC", protocolVersion: "1.0" },
  ],
  skills: [
    {
      id: "find",
      name: "Find",
      description: "Finds",
      tags: ["places"],
      examples: ["Where is Oslo?", "Find a lake"],
    },
  ],
};

const urns = { a2a: "urn:air:registry.test:a2a:atlas_3a1", mcp: "urn:air:registry.test:mcp:atlas_3a1" };
const server = "/v0.1/servers/test.registry%2Fatlas_3a1/versions/latest";

async function json(world: TestWorld, url: string) {
  const response = await world.send("GET", url);
  const text = await response.text();
  return { status: response.status, body: text === "" ? null : JSON.parse(text) };
}

/** What each facade says of the agent: the status of its response, and the members that all of them have. */
async function projections(world: TestWorld) {
  const [lookup, a2a, mcp, gallery, nanda, listed, serverCard] = await Promise.all([
    json(world, `/lookup/${path}`),
    json(world, `/ard/agents/${urns.a2a}`),
    json(world, `/ard/agents/${urns.mcp}`),
    json(world, server),
    json(world, `/nanda/lookup/${path}`),
    json(world, "/ard/agents"),
    json(world, `/agents/${path}/server-card`),
  ]);
  const official = gallery.body._meta?.["io.modelcontextprotocol.registry/official"];
  return {
    statuses: [lookup, a2a, mcp, gallery, nanda, serverCard].map(({ status }) => status),
    names: [
      lookup.body.name,
      a2a.body.displayName,
      mcp.body.displayName,
      gallery.body.server?.title,
      nanda.body.name,
      serverCard.body.title,
    ],
    endpoints: {
      a2a: [lookup.body.agent_url, a2a.body.metadata?.agentUrl, nanda.body.agent_url],
      mcp: [lookup.body.mcp_url, gallery.body.server?.remotes?.[0]?.url, serverCard.body.remotes?.[0]?.url],
    },
    states: [lookup.body.status, a2a.body.metadata?.status, mcp.body.metadata?.status, official?.status],
    times: [lookup.body.updated_at, a2a.body.updatedAt, official?.updatedAt, nanda.body.last_seen],
    listed: listed.body.items.map(({ identifier }: { identifier: string }) => identifier),
  };
}

const same = <Value>(value: Value, count: number): Value[] => Array.from({ length: count }, () => value);

describe.each(engines)("on %s, an agent that is registered once", (engine) => {
  test("is the same agent behind every facade while it is changed, deprecated, suspended and deleted", async () => {
    await using world = await createWorld(engine);
    const register = (name: string) =>
      world.registry.agents.register({
        agent_id: id,
        agent_card: { ...card, name },
        mcp_url: "https://atlas.example.com/mcp",
      });
    const agentIs = async (name: string, status: string) => {
      const { updated_at } = await world.registry.agents.lookup(id);
      expect(await projections(world)).toEqual({
        statuses: same(200, 6),
        names: same(name, 6),
        endpoints: {
          a2a: same("https://atlas.example.com/a2a", 3),
          mcp: same("https://atlas.example.com/mcp", 3),
        },
        states: same(status, 4),
        times: same(updated_at, 4),
        listed: [urns.a2a, urns.mcp],
      });
    };
    await register("Atlas");
    await agentIs("Atlas", "active");
    await register("Atlas of the World");
    await agentIs("Atlas of the World", "active");
    await world.registry.agents.setStatus(id, { status: "deprecated" });
    await agentIs("Atlas of the World", "deprecated");

    const owner = await world.owner();
    await owner.agents.setStatus(id, { status: "suspended" });
    const suspended = await projections(world);
    expect(suspended.statuses).toEqual([200, 404, 404, 404, 200, 404]);
    expect(suspended.listed).toEqual([]);

    await owner.agents.remove(id);
    const deleted = await projections(world);
    expect(deleted.statuses).toEqual([410, 404, 404, 404, 404, 404]);
    expect(deleted.listed).toEqual([]);
  });
});

test("the URLs of entries are those of the node, and lead to what they name", async () => {
  await using world = await createWorld("sqlite");
  await world.registry.agents.register({
    agent_id: id,
    agent_card: card,
    mcp_url: "https://atlas.example.com/mcp",
  });
  const { body } = await json(world, "/ard/agents");
  for (const { type, url } of body.items) {
    expect(url.startsWith(`${publicUrl}/`)).toBe(true);
    const response = await world.send("GET", url.slice(publicUrl.length));
    expect(response.status).toBe(200);
    const media = response.headers.get("content-type")?.split(";")[0];
    expect([type, "application/json"]).toContain(media);
  }
});
