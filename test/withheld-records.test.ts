/** What nobody reads any more: of deleted agents what they said, of suspended ones what they say. At every door. */
import { describe, expect, test } from "vitest";
import { emptyDescription } from "../client/description.ts";
import type { Agent } from "../client/index.ts";
import { readEntries } from "../server/features/federation/write-records.ts";
import { engines } from "./engines.ts";
import { connect } from "./mcp-client.ts";
import { createWorld, type TestWorld } from "./world.ts";

/** A word that stands in everything that the agent says of itself, but its id. */
const said = "quicksilver";

const card = {
  name: `${said} card`,
  url: `https://${said}.example.com/a2a`,
  skills: [{ id: `${said}-skill`, description: `Sells ${said}.` }],
};

const description = {
  description: `Buy ${said}.`,
  api_url: `https://${said}.example.com/api`,
  version: said,
  facts_url: `https://${said}.example.com/facts`,
  documentation_url: `https://${said}.example.com/docs`,
  icon_url: `https://${said}.example.com/icon.svg`,
  provider: { name: `${said} ltd` },
  capabilities: [said],
  tags: [said],
  skills: [said],
  agent_card: card,
  motto: said,
};

/** Registers the agent, with facts, as an account's own. */
async function published(world: TestWorld, identity: { name: string; agent_url: string }) {
  const developer = await world.developer();
  await developer.agents.register({ agent_id: "bad", ...identity, ...description });
  await developer.facts.put("bad", { label: said, description: said });
  return developer;
}

/** Every public read by which the agent could be seen, and its response. */
async function doors(world: TestWorld): Promise<Record<string, string>> {
  const paths = [
    "/lookup/bad",
    "/agents/bad/card",
    "/agentfacts/bad",
    "/agents/bad/view",
    "/stats",
    "/list",
    "/list?status=active,deprecated,suspended,tombstoned",
    "/list?after_seq=0",
    "/list?updated_since=2000-01-01T00:00:00Z",
    "/list?after_seq=0&source=local",
    "/search?q=bad&status=suspended&facets=tags,capabilities,provider",
    "/search?q=bad&status=tombstoned",
    `/search?q=-nothing&status=suspended&facets=tags`,
    "/?q=bad&status=suspended",
    "/reputation?agent_id=bad",
  ];
  const responses: Record<string, string> = {};
  for (const path of paths) {
    const accept = path.endsWith("/view") || path.startsWith("/?") ? "text/html" : "application/json";
    responses[path] = await (await world.send("GET", path, { headers: { accept } })).text();
  }
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ agent_ids: ["bad"] });
  responses["POST /lookup"] = await (await world.send("POST", "/lookup", { headers, body })).text();
  await using mcp = await connect(world);
  for (const [tool, given] of [
    ["registry_lookup_agent", { agent_id: "bad" }],
    ["registry_lookup_agents", { agent_ids: ["bad"] }],
    ["registry_list_agents", { after_seq: 0 }],
    ["registry_search_agents", { q: "bad", status: ["suspended"] }],
    ["registry_get_agentfacts", { agent_id: "bad" }],
    ["registry_get_agent_card", { agent_id: "bad" }],
  ] as const) {
    responses[tool] = JSON.stringify(await mcp.call(tool, given));
  }
  return responses;
}

/** The doors at which a word can be read. */
async function doorsThatSay(world: TestWorld, word: string): Promise<string[]> {
  return Object.entries(await doors(world)).flatMap(([door, text]) => (text.includes(word) ? [door] : []));
}

const nothing = {
  ...emptyDescription(),
  description: null,
  api_url: null,
  facts_url: null,
  documentation_url: null,
  icon_url: null,
  version: null,
  provider: null,
  protocols: [],
  capabilities: [],
  tags: [],
  skills: [],
  has_facts: false,
  extra: {},
};

describe.each(engines)("on %s", (engine) => {
  describe("a deleted agent", () => {
    const identity = { name: `The ${said}`, agent_url: `https://${said}.example.com/a2a` };

    test("says nothing at any door", async () => {
      await using world = await createWorld(engine);
      const developer = await published(world, identity);
      expect((await doorsThatSay(world, said)).length).toBeGreaterThan(8);
      await developer.agents.setStatus("bad", { status: "deprecated", message: `No more ${said}.` });
      await developer.agents.remove("bad");
      expect(await doorsThatSay(world, said)).toEqual([]);
    });

    test("is a record that peers can take over", async () => {
      await using world = await createWorld(engine);
      const developer = await published(world, identity);
      await developer.agents.remove("bad");
      const { agents } = await world.registry.agents.list({ after_seq: 0, source: ["local"] }).page();
      const { records, unusable } = readEntries(agents, "https://peer.example.com", true);
      expect({ unusable, records }).toMatchObject({
        unusable: 0,
        records: [{ agentId: "bad", lifecycle: { status: "tombstoned" } }],
      });
    });
  });

  describe("a suspended agent", () => {
    const identity = { name: "Bad Agent", agent_url: "https://bad.example.com/a2a" };

    async function suspended(world: TestWorld) {
      const developer = await published(world, identity);
      const before = await world.registry.agents.lookup("bad");
      const operator = await world.owner();
      const response = await operator.agents.setStatus("bad", { status: "suspended", message: "Fraud." });
      return { developer, operator, before, response };
    }

    test("says nothing at any door but its name and address", async () => {
      await using world = await createWorld(engine);
      await suspended(world);
      expect(await doorsThatSay(world, said)).toEqual([]);
      expect((await doorsThatSay(world, identity.agent_url)).length).toBeGreaterThan(5);
      expect(await world.registry.agents.lookup("bad")).toMatchObject({
        ...nothing,
        ...identity,
        agent_id: "bad",
        status: "suspended",
        status_message: "Fraud.",
      });
    });

    test("has no facts and no card to be read", async () => {
      await using world = await createWorld(engine);
      await suspended(world);
      const failing = { status: 404, problem: { detail: expect.stringContaining("suspended") } };
      await expect(world.registry.facts.get("bad")).rejects.toMatchObject({
        ...failing,
        code: "facts_not_found",
      });
      await expect(world.registry.agents.card("bad")).rejects.toMatchObject({
        ...failing,
        code: "card_not_found",
      });
    });

    test("is found by its name and id, and by nothing that is withheld", async () => {
      await using world = await createWorld(engine);
      const { before } = await suspended(world);
      const { agents } = world.registry;
      const status = ["suspended" as const];
      const found = (list: { agents: Agent[] }) => list.agents.map(({ agent_id }) => agent_id);
      expect(found(await agents.search({ q: "bad agent", status }).page())).toEqual(["bad"]);
      expect(found(await agents.search({ q: said, status }).page())).toEqual([]);
      expect(found(await agents.list({ status }).page())).toEqual(["bad"]);
      const filters = [
        { tags: [said] },
        { capabilities: [said] },
        { skills: [said] },
        { provider: [`${said} ltd`] },
        { protocol: before.protocols },
      ];
      for (const filter of filters)
        expect(found(await agents.list({ status, ...filter }).page())).toEqual([]);
    });

    test("is whole to its owner and to the operator, and to everybody when it is active again", async () => {
      await using world = await createWorld(engine);
      const { developer, operator, before, response } = await suspended(world);
      const same = { description: before.description, tags: [said], extra: { motto: said }, has_facts: true };
      expect(response).toMatchObject(same);
      expect((await developer.agents.mine().page()).agents).toMatchObject([{ ...same, status: "suspended" }]);
      await operator.agents.setStatus("bad", { status: "active" });
      const { updated_at: _, seq: __, ...rest } = before;
      expect(await world.registry.agents.lookup("bad")).toMatchObject(rest);
      expect(await world.registry.facts.get("bad")).toMatchObject({ label: said });
      for (const filter of [{ tags: [said] }, { provider: [`${said} ltd`] }]) {
        expect((await world.registry.agents.list(filter).page()).count).toBe(1);
      }
      expect((await world.registry.agents.search({ q: said, facets: ["tags"] }).page()).facets).toEqual({
        tags: [{ value: said, count: 1 }],
      });
      expect((await world.registry.node.stats()).top_tags).toEqual([{ value: said, count: 1 }]);
    });

    test("is a record that peers can take over, as suspended", async () => {
      await using world = await createWorld(engine);
      await suspended(world);
      const { agents } = await world.registry.agents.list({ after_seq: 0, source: ["local"] }).page();
      const { records, unusable } = readEntries(agents, "https://peer.example.com", true);
      expect({ unusable, records }).toMatchObject({
        unusable: 0,
        records: [{ lifecycle: { status: "suspended" }, described: { description: null, tags: [] } }],
      });
    });
  });
});
