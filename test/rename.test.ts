/** Renamed agents: what they keep, where their former ids lead, and renames at once. */
import { describe, expect, test } from "vitest";
import type { Registry } from "../client/index.ts";
import { engines } from "./engines.ts";
import { json, numbering, record } from "./federation/fake-peer.ts";
import { scene } from "./federation/scene.ts";
import { outcomeOf } from "./responses.ts";
import { isEveryday } from "./runs.ts";
import { all } from "./webhooks/scene.ts";
import { createWorld, type TestWorld } from "./world.ts";

const agent = { agent_id: "a", agent_url: "https://a.example.com/a2a" };
const day = 86_400_000;

/** A client with a key of a new developer, and the agent of that account. */
async function registered(world: TestWorld, more: object = {}): Promise<Registry> {
  const registry = await world.keyed(await world.developer());
  await registry.agents.register({ ...agent, ...more });
  return registry;
}

/** Renames an agent through a list of ids. */
async function renamed({ agents }: Registry, ...ids: string[]): Promise<void> {
  for (const [index, id] of ids.slice(1).entries()) await agents.rename(ids[index] ?? "", { agent_id: id });
}

/** The ids of all living agents, by a list of changes. */
async function livingIds({ agents }: Registry): Promise<string[]> {
  const found = await all(agents.list({ after_seq: 0, limit: 100 }));
  return found.filter(({ status }) => status !== "tombstoned").map(({ agent_id }) => agent_id);
}

/** An entry of a list of MCP servers. */
interface Listed {
  server: { name: string };
  _meta: { "io.modelcontextprotocol.registry/official": { status: string } };
}

/** A read of a former id: where it leads. */
async function locationOf(world: TestWorld, path: string) {
  const { status, headers } = await world.send("GET", path);
  return { status, location: headers.get("location"), cache: headers.get("cache-control") };
}

const moved = (location: string) => ({ status: 301, location, cache: "max-age=300" });

describe.each(engines)("on %s", (engine) => {
  test("an agent keeps its record, card, facts, certifications, violations and reports under its new id", async () => {
    await using world = await createWorld(engine);
    const registry = await registered(world, {
      agent_card: { name: "Weather", url: agent.agent_url, skills: [{ id: "s", name: "S", tags: ["rain"] }] },
    });
    await registry.facts.put("a", { label: "Weather" });
    const operator = await world.owner();
    const { id } = await operator.certifications.issue({ agent_id: "a", level: "audited" });
    await operator.compliance.report({ agent_id: "a", rule: "r", severity: "low", detail: "" });
    const reporter = await world.developer();
    world.pass(2 * day);
    for (let n = 0; n < 12; n++) {
      await reporter.reputation.report({ agent_id: "a", outcome: "success" });
      world.pass(60_000);
    }
    const before = await registry.agents.lookup("a");
    const [rated] = (await registry.reputation.get({ agent_id: "a" })).reputations;
    const after = await registry.agents.rename("a", { agent_id: "b" });
    const { seq, updated_at } = after;
    expect(after).toEqual({ ...before, agent_id: "b", previous_agent_ids: ["a"], seq, updated_at });
    const [again] = (await registry.reputation.get({ agent_id: "b" })).reputations;
    expect(again).toMatchObject({ agent_id: "b", score: rated?.score, inputs: { reporters: 1 } });
    expect(await registry.agents.lookup("b")).toEqual(after);
    expect(await outcomeOf(registry.agents.card("b"))).toBe("served");
    expect(await registry.facts.get("b")).toEqual({ label: "Weather" });
    const [certification] = await all(registry.certifications.list({ agent_id: "b" }));
    expect(certification).toMatchObject({ id, agent_id: "b", status: "active" });
    expect(await operator.certifications.revoke(id, { reason: "superseded" })).toMatchObject({
      agent_id: "b",
    });
    const [violation] = await all(registry.compliance.list({ agent_id: "b" }));
    expect(violation).toMatchObject({ agent_id: "b", status: "open" });
    const found = async (q: string) =>
      (await all(registry.agents.search({ q }))).map((each) => each.agent_id);
    expect(await found("rain")).toEqual(["b"]);
    expect(await found("b")).toEqual(["b"]);
    expect(await found("a")).toEqual([]);
    expect(await livingIds(registry)).toEqual(["b"]);
    expect(await all(registry.agents.changes("b"))).toMatchObject([
      { fields: [{ field: "agent_id", before: "a", after: "b" }] },
    ]);
    expect(await registry.node.stats()).toMatchObject({ total_agents: 1, new_agents: { "7d": 1 } });
  });

  test("AgentFacts that were derived from the card name the new id", async () => {
    await using world = await createWorld(engine);
    const registry = await registered(world, { agent_card: { name: "Weather", url: agent.agent_url } });
    const before = await registry.facts.get("a");
    await renamed(registry, "a", "b");
    expect(await registry.facts.get("b")).toEqual({ ...before, id: "b", agent_name: "urn:agent:registry:b" });
  });

  test("a server in the MCP registry is listed by its new name, and as deleted by the former one", async () => {
    await using world = await createWorld(engine);
    const registry = await registered(world, { mcp_url: "https://a.example.com/mcp" });
    const listed = async () => {
      const response = await world.send("GET", "/v0.1/servers?include_deleted=true");
      const { servers } = (await response.json()) as { servers: Listed[] }; // by the contract of the facade
      return servers.map(({ server, _meta: meta }) => [
        server.name.split("/")[1],
        meta["io.modelcontextprotocol.registry/official"].status,
      ]);
    };
    await renamed(registry, "a", "b");
    expect((await listed()).toSorted()).toEqual([
      ["a", "deleted"],
      ["b", "active"],
    ]);
    await renamed(registry, "b", "a");
    expect((await listed()).toSorted()).toEqual([
      ["a", "active"],
      ["b", "deleted"],
    ]);
  });

  test("a rename is two events, of the former id and of the new one, and events of either id are those of both", async () => {
    await using world = await createWorld(engine);
    const registry = await registered(world);
    await renamed(registry, "a", "b");
    const { events } = await registry.events.list().page();
    const at = { name: "a", source: "local" };
    expect(events.slice(1).map(({ event, payload }) => ({ event, payload }))).toEqual([
      {
        event: "agent.deprecated",
        payload: expect.objectContaining({
          ...at,
          agent_id: "a",
          change: "tombstoned",
          moved_to: "b",
          seq: 2,
        }),
      },
      {
        event: "agent.registered",
        payload: expect.objectContaining({
          agent_id: "b",
          name: "b",
          change: "created",
          previous_agent_id: "a",
          changed: ["agent_id", "name"],
          seq: 3,
        }),
      },
    ]);
    for (const agent_id of ["a", "b"]) {
      expect((await registry.events.list({ agent_id }).page()).events).toEqual(events);
      expect((await registry.events.list({ agent_id, after: 1, limit: 1 }).page()).events).toEqual([
        events[1],
      ]);
      expect((await registry.events.latest({ agent_id, limit: 2 }).page()).events).toEqual(
        events.slice(1).reverse(),
      );
      expect((await registry.events.list({ agent_id, types: ["agent.deprecated"] }).page()).events).toEqual([
        events[1],
      ]);
    }
  });

  test("every read of a former id leads to the new one, with its query and below the base path", async () => {
    await using world = await createWorld(engine, { publicUrl: "https://example.com/registry" });
    await renamed(await registered(world), "a", "b~:@");
    const at = "/registry";
    const to = encodeURIComponent("b~:@");
    for (const path of [
      "/lookup/ID",
      "/agentfacts/ID",
      "/agents/ID/card",
      "/agents/ID/.well-known/agent-card.json",
      "/agents/ID/logo",
      "/agents/ID/changes?limit=3&before=9",
      "/agents/ID/view?utm_source=x%20y",
      "/agents/ID/versions?from=1",
      "/agents/ID/badge.svg?show=grade",
    ])
      expect(await locationOf(world, path.replace("ID", "a"))).toEqual(moved(at + path.replace("ID", to)));
    expect(await locationOf(world, "/certifications?limit=5&agent_id=a")).toEqual(
      moved(`${at}/certifications?limit=5&agent_id=${to.replace("~", "%7E")}`),
    );
    expect(await locationOf(world, "/compliance?agent_id=a")).toMatchObject({ status: 301 });
    expect(await locationOf(world, "/reputation?agent_id=none,a&agent_id=a")).toMatchObject({ status: 301 });
    const { body } = await world
      .send("GET", "/lookup/a")
      .then(async (response) => ({ body: await response.json() }));
    expect(body).toEqual({ status: "moved", agent_id: "a", moved_to: "b~:@" });
    expect(await (await world.send("GET", "/nanda/lookup/a")).json()).toMatchObject({ agent_id: "b~:@" });
  });

  test("pages of a list that began under the former id go on after a rename", async () => {
    await using world = await createWorld(engine);
    const registry = await registered(world);
    const operator = await world.owner();
    for (const level of ["basic", "verified", "audited"] as const)
      await operator.certifications.issue({ agent_id: "a", level });
    for (const rule of ["r", "s", "t"])
      await operator.compliance.report({ agent_id: "a", rule, severity: "low", detail: "" });
    const levels: string[] = [];
    for await (const { level } of registry.certifications.list({ agent_id: "a", limit: 1 })) {
      if (levels.push(level) === 1) await renamed(registry, "a", "b");
    }
    expect(levels).toEqual(["audited", "verified", "basic"]);
    const rules: string[] = [];
    for await (const { rule } of registry.compliance.list({ agent_id: "b", limit: 1 })) {
      if (rules.push(rule) === 1) await renamed(registry, "b", "c");
    }
    expect(rules).toEqual(["t", "s", "r"]);
  });

  test("every write to a former id is rejected for ever, by any caller, and changes nothing", async () => {
    await using world = await createWorld(engine);
    const registry = await registered(world);
    await renamed(registry, "a", "b");
    const operator = await world.keyed(await world.owner());
    const stranger = await world.keyed(await world.developer());
    const before = await all(registry.events.list());
    world.pass(1_000 * day);
    const report = { agent_id: "a", rule: "r", severity: "low" as const, detail: "" };
    for (const write of [
      ...[registry, stranger, world.registry, operator].flatMap(({ agents, facts }) => [
        () => agents.register(agent),
        () => agents.remove("a"),
        () => agents.setStatus("a", { status: "deprecated" }),
        () => facts.put("a", {}),
      ]),
      () => operator.compliance.report(report),
      () => operator.certifications.issue({ agent_id: "a", level: "basic" }),
      () => registry.reputation.report({ agent_id: "a", outcome: "success" }),
      () => registry.agents.rename("a", { agent_id: "c" }),
    ])
      await expect(write()).rejects.toMatchObject({
        status: 409,
        code: "agent_moved",
        problem: { agent_id: "a", moved_to: "b" },
      });
    await registry.agents.register({ ...agent, agent_id: "other" });
    expect(await outcomeOf(registry.agents.rename("other", { agent_id: "a" }))).toBe("agent_id_taken");
    expect((await all(registry.events.list())).length).toBe(before.length + 1);
  });

  test("ids that are looked up together are found, moved or missing", async () => {
    await using world = await createWorld(engine);
    const registry = await registered(world);
    await renamed(registry, "a", "b", "c");
    const found = await registry.agents.lookupMany({ agent_ids: ["a", "b", "c", "d"] });
    expect(found).toMatchObject({ agents: [{ agent_id: "c" }], missing: ["d"] });
    expect(found.moved?.toSorted((x, y) => (x.agent_id < y.agent_id ? -1 : 1))).toEqual([
      { agent_id: "a", moved_to: "c" },
      { agent_id: "b", moved_to: "c" },
    ]);
  });

  test("former ids lead to the present one in one hop, and a rename back undoes them without a loop", async () => {
    await using world = await createWorld(engine);
    const registry = await registered(world);
    await renamed(registry, "a", "b", "c");
    for (const id of ["a", "b"]) expect(await locationOf(world, `/lookup/${id}`)).toEqual(moved("/lookup/c"));
    expect(await registry.agents.lookup("c")).toMatchObject({ previous_agent_ids: ["a", "b"] });
    await renamed(registry, "c", "a");
    expect(await registry.agents.lookup("a")).toMatchObject({
      previous_agent_ids: ["b", "c"],
      moved_to: null,
    });
    for (const id of ["b", "c"]) expect(await locationOf(world, `/lookup/${id}`)).toEqual(moved("/lookup/a"));
    expect(await livingIds(registry)).toEqual(["a"]);
    await registry.agents.remove("a");
    expect(await outcomeOf(registry.agents.lookup("b"))).toBe("agent_tombstoned"); // after one redirect
    await registry.agents.register(agent);
    expect(await registry.agents.lookup("c")).toMatchObject({
      agent_id: "a",
      previous_agent_ids: ["b", "c"],
    });
  });

  test("of renames of one agent at once one wins, and the others learn where it is", async () => {
    await using world = await createWorld(engine);
    const registry = await registered(world);
    const ids = Array.from({ length: 8 }, (_, n) => `b${n}`);
    const outcomes = await Promise.all(
      ids.map((agent_id) => outcomeOf(registry.agents.rename("a", { agent_id }))),
    );
    expect(outcomes.toSorted()).toEqual([...Array(7).fill("agent_moved"), "served"]);
    expect(await livingIds(registry)).toEqual([ids[outcomes.indexOf("served")]]);
    expect((await all(registry.events.list())).length).toBe(3);
  });

  test("of renames and registrations of one id at once one wins", async () => {
    await using world = await createWorld(engine);
    const registry = await registered(world, { agent_id: "one" });
    await registry.agents.register({ ...agent, agent_id: "two" });
    const stranger = await world.keyed(await world.developer());
    const outcomes = await Promise.all([
      outcomeOf(registry.agents.rename("one", { agent_id: "c" })),
      outcomeOf(stranger.agents.register({ ...agent, agent_id: "c" })),
      outcomeOf(registry.agents.rename("two", { agent_id: "c" })),
    ]);
    expect(outcomes.filter((each) => each === "served").length).toBe(1);
    expect(new Set(outcomes)).toEqual(
      new Set([
        "served",
        ...(outcomes[1] === "served" ? ["agent_id_taken"] : ["agent_id_taken", "not_agent_owner"]),
      ]),
    );
    const living = await livingIds(registry);
    expect(living.filter((id) => id === "c").length).toBe(1);
    expect(living.length).toBe(outcomes[1] === "served" ? 3 : 2);
  });

  test.skipIf(isEveryday)(
    "a mirror that pages while agents are renamed has each of them once, and redirects like its origin",
    async () => {
      await using origin = await createWorld(engine, { nodeKey: Buffer.alloc(32, 201) });
      const registry = await origin.keyed(await origin.developer("pro"));
      const ids = Array.from({ length: 130 }, (_, n) => `agent-${String(n).padStart(3, "0")}`);
      for (const agent_id of ids) await registry.agents.register({ ...agent, agent_id });
      let pages = 0;
      await using at = await scene(engine, [
        async ({ pathname, search }, response) => {
          const answer = await origin.send("GET", pathname + search);
          if (pathname === "/list" && ++pages === 1) {
            await renamed(registry, "agent-003", "moved-003"); // was in this page
            await renamed(registry, "agent-120", "moved-120", "again-120"); // would be in the next one
            await renamed(registry, "agent-004", "moved-004", "agent-004"); // and back
          }
          json(response, await answer.json(), answer.status);
        },
      ]);
      const { id } = await at.addAndSync();
      await at.operator.federation.sync(id);
      const mirror = at.world.registry;
      const expected = (await livingIds(registry)).toSorted();
      expect(expected.length).toBe(130);
      expect((await livingIds(mirror)).toSorted()).toEqual(expected);
      await renamed(registry, "moved-003", "third-003");
      await at.operator.federation.sync(id);
      for (const [former, present] of Object.entries({
        "agent-003": "third-003",
        "moved-003": "third-003",
        "agent-120": "again-120",
        "moved-120": "again-120",
        "moved-004": "agent-004",
      }))
        for (const world of [origin, at.world])
          expect(await locationOf(world, `/lookup/${former}`)).toEqual(moved(`/lookup/${present}`));
      expect(await mirror.agents.lookup("third-003")).toMatchObject({
        previous_agent_ids: ["agent-003", "moved-003"],
        origin: { seq: (await registry.agents.lookup("third-003")).seq },
      });
    },
  );

  test("a peer takes no former id, and its own former ids lead to no agent of others", async () => {
    const listed = [record("a", 1), record("far", 2, { status: "tombstoned", moved_to: "mine" })];
    await using at = await scene(engine, [numbering(listed)]);
    const registry = await registered(at.world);
    await renamed(registry, "a", "b");
    await registry.agents.register({ ...agent, agent_id: "mine" });
    const { id } = await at.addAndSync();
    expect(await at.findPeer(id)).toMatchObject({ conflicts: 1 });
    expect(await locationOf(at.world, "/lookup/a")).toEqual(moved("/lookup/b"));
    expect(await outcomeOf(registry.agents.lookup("far"))).toBe("agent_tombstoned");
  });
});
