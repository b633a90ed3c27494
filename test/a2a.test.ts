/** Agent cards where A2A clients look for them, read by the SDK of A2A itself. */
import { DefaultAgentCardResolver } from "@a2a-js/sdk/client";
import { describe, expect, test } from "vitest";
import { createRegistry } from "../client/index.ts";
import { createWorld } from "./world.ts";

/** Cards as agents publish them, in both versions of the protocol. */
const cards = {
  "1.0": {
    name: "Late Train",
    description: "Says which trains are late.",
    supportedInterfaces: [
      { url: "https://train.example.com/a2a", protocolBinding: "JSONRPC", protocolVersion: "1.0" },
    ],
    version: "2.1.0",
    capabilities: { streaming: true },
    defaultInputModes: ["text/plain"],
    defaultOutputModes: ["text/plain"],
    skills: [{ id: "delays", name: "Delays", description: "Delays of a train.", tags: ["trains"] }],
  },
  "0.3": {
    protocolVersion: "0.3.0",
    name: "Late Train",
    description: "Says which trains are late.",
    url: "https://train.example.com/a2a",
    preferredTransport: "JSONRPC",
    version: "2.1.0",
    capabilities: { streaming: true },
    defaultInputModes: ["text/plain"],
    defaultOutputModes: ["text/plain"],
    skills: [{ id: "delays", name: "Delays", description: "Delays of a train.", tags: ["trains"] }],
  },
};

/** A node that listens, with an agent. */
async function withAgent(agent_card: object) {
  const world = await createWorld("sqlite");
  const { registry, node } = world;
  await registry.agents.register({ agent_id: "late-train", agent_card: { ...agent_card } });
  const address = await node.app.listen({ port: 0, host: "127.0.0.1" });
  return { world, base: `${address}/agents/late-train`, [Symbol.asyncDispose]: world[Symbol.asyncDispose] };
}

describe.each(Object.entries(cards))("a card of version %s", (version, card) => {
  test.each([
    ["the URL of the agent", "/", undefined],
    ["the URL of its card", "/card", ""],
  ])("is resolved by %s", async (_, path, cardPath) => {
    await using agent = await withAgent(card);
    const bodies: string[] = [];
    const fetchImpl: typeof fetch = async (...args) => {
      const response = await fetch(...args);
      bodies.push(await response.clone().text());
      return response;
    };
    const legacyCompat = { enabled: version === "0.3" };
    const resolver = new DefaultAgentCardResolver({ fetchImpl, legacyCompat });
    const resolved = await resolver.resolve(`${agent.base}${path}`, cardPath);
    expect(resolved).toMatchObject({ name: "Late Train", version: "2.1.0" });
    expect(resolved.supportedInterfaces.map(({ url }) => url)).toEqual(["https://train.example.com/a2a"]);
    expect(bodies).toEqual([JSON.stringify(card)]); // as sent: its signature would still be right
  });
});

describe("the card at its well-known path", () => {
  const at = (base: string, headers: Record<string, string> = {}) =>
    fetch(`${base}/.well-known/agent-card.json`, { headers });

  test("may be cached, is revalidated by tag and by date, and is readable from pages of all origins", async () => {
    await using agent = await withAgent(cards["1.0"]);
    const first = await at(agent.base, { "a2a-version": "1.0" });
    const [tag, date] = [first.headers.get("etag") ?? "", first.headers.get("last-modified") ?? ""];
    expect(Object.fromEntries(first.headers)).toMatchObject({
      "content-type": expect.stringMatching(/^application\/json/),
      "cache-control": "public, max-age=300",
      "access-control-allow-origin": "*",
      vary: expect.stringContaining("A2A-Version"),
    });
    expect((await at(agent.base, { "if-none-match": tag })).status).toBe(304);
    expect((await at(agent.base, { "if-modified-since": date })).status).toBe(304);
    expect((await at(agent.base, { "if-none-match": '"card-0"' })).status).toBe(200);
  });

  test("follows the status of the agent", async () => {
    await using agent = await withAgent(cards["1.0"]);
    const { registry } = agent.world;
    await registry.agents.setStatus("late-train", { status: "deprecated" });
    expect((await at(agent.base)).headers.get("deprecation")).toMatch(/^@\d+$/);
    await registry.agents.setStatus("late-train", { status: "active" });
    expect((await at(agent.base)).headers.has("deprecation")).toBe(false);
    await registry.agents.remove("late-train");
    expect((await at(agent.base)).status).toBe(410);
  });

  test("is 404 for an agent without a card: none is made up", async () => {
    await using agent = await withAgent(cards["1.0"]);
    await agent.world.registry.agents.register({
      agent_id: "by-fields",
      agent_url: "https://train.example.com/a2a",
    });
    const registry = createRegistry({ baseUrl: agent.base.replace("/agents/late-train", "") });
    await expect(registry.agents.wellKnownCard("by-fields")).rejects.toMatchObject({
      code: "card_not_found",
    });
  });
});
