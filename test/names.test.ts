/** Which ids new agents may have: look-alikes, reserved ids, domains of others, limits per day, and released ids. */
import { parse } from "tldts";
import { describe, expect, test } from "vitest";
import type { Registry } from "../client/index.ts";
import { steps as migrations } from "../server/core/database/schema.ts";
import { skeletonOf } from "../server/registry/agents/record/skeleton.ts";
import { domainIn, fileEndings } from "../server/registry/agents/registration/new-ids.ts";
import { engines } from "./engines.ts";
import { numbering, record } from "./federation/fake-peer.ts";
import { scene } from "./federation/scene.ts";
import { outcomeOf } from "./responses.ts";
import { all } from "./webhooks/scene.ts";
import { createWorld, type TestWorld } from "./world.ts";

const agent_url = "https://a.example.com/a2a";
const day = 86_400_000;

/** Two clients, each with the key of a developer. */
async function twoAccounts(world: TestWorld): Promise<[ada: Registry, bob: Registry]> {
  return [await world.keyed(await world.developer()), await world.keyed(await world.developer())];
}

const register = ({ agents }: Registry, agent_id: string) => agents.register({ agent_id, agent_url });

test("ids that differ in case, separators and characters that look alike have one skeleton", () => {
  for (const [one, other] of [
    ["weather-agent", "Weather_Agent"],
    ["weather-agent", "weatheragent"],
    ["weather.agent", "weather~agent"],
    ["paypal", "paypaI"],
    ["paypal", "paypa1"],
    ["google", "g00gle"],
    ["modern", "modem"],
    ["paypal", "paypaI:"],
    ["paypal", "paypal@"],
    ["example-bank", "example:bank"],
  ] as const)
    expect(skeletonOf(one), `${one} ${other}`).toBe(skeletonOf(other));
  for (const [one, other] of [
    ["weather-agent", "weather-agent-2"],
    ["agent-2", "agent-3"],
    ["com.example/ab", "com.example.a/b"],
    ["-", "_"],
    [":", "@"],
  ] as const)
    expect(skeletonOf(one), `${one} ${other}`).not.toBe(skeletonOf(other));
});

test("an id begins with a domain up to its first colon, at sign or tilde", () => {
  expect(domainIn("example.com:weather")).toBe("example.com");
  expect(domainIn("Weather.Example.COM")).toBe("weather.example.com");
  expect(domainIn("xn--bcher-kva.example@x")).toBe("xn--bcher-kva.example");
  expect(domainIn("xn--80ak6aa92e.xn--p1ai:x")).toBe("xn--80ak6aa92e.xn--p1ai");
  for (const id of ["example.com.:x", ".example.com:x", "example..com~x"])
    expect(domainIn(id), id).toBe("example.com");
  for (const id of [
    "next.js",
    "foo.json:x",
    "weather",
    "weather@example.com",
    "v1.2:x",
    "a..b:x",
    "-a.example:x",
    "example.com_x",
  ])
    expect(domainIn(id), id).toBeNull();
  for (const ending of fileEndings) expect(parse(`example.${ending}`).isIcann, ending).toBe(false);
});

describe.each(engines)("on %s", (engine) => {
  test("the migration computes the skeletons of agents that are there", async () => {
    await using world = await createWorld(engine);
    const characters = "AZIiLl01mMrRnO9.-_~:@xyz";
    const ids = Array.from({ length: 200 }, (_, n) =>
      Array.from(
        { length: 1 + (n % 9) },
        (__, at) => characters[(n * 7 + at * (n + 5)) % characters.length],
      ).join(""),
    );
    const known = [...new Set([...ids, "-", "_.~", ":", "-@"])].filter((id) => !/^\.{1,2}$/.test(id));
    for (const agent_id of known) await register(world.registry, agent_id);
    const update = migrations
      .flatMap(({ statements }) => statements(engine))
      .filter((each) => each.startsWith("update agent set skeleton"));
    await world.sql("update agent set skeleton = ''");
    for (const statement of update) await world.sql(statement);
    const rows = await world.node.database.all<{ agent_id: string; skeleton: string }>(
      "select agent_id, skeleton from agent",
    );
    expect(rows.length).toBe(known.length);
    for (const { agent_id, skeleton } of rows) expect(skeleton, agent_id).toBe(skeletonOf(agent_id));
  });

  test("a look-alike of another account's id is rejected, for new agents and renamed ones, and changes nothing", async () => {
    await using world = await createWorld(engine);
    const [ada, bob] = await twoAccounts(world);
    await register(ada, "weather-agent");
    await register(bob, "other");
    const before = await all(ada.events.list());
    const rejected = { status: 409, code: "agent_id_too_similar", problem: { existing: "weather-agent" } };
    for (const agent_id of [
      "Weather-Agent",
      "weather_agent",
      "weatheragent",
      "WEATHER.AGENT",
      "weather:agent@",
    ]) {
      for (const registry of [bob, world.registry, await world.owner()])
        await expect(register(registry, agent_id)).rejects.toMatchObject({
          ...rejected,
          problem: { agent_id },
        });
      await expect(bob.agents.rename("other", { agent_id })).rejects.toMatchObject(rejected);
    }
    expect(await all(ada.events.list())).toEqual(before);
    await register(ada, "Weather_Agent"); // its own
    await bob.agents.register({ agent_id: "other", agent_url, name: "Weather-Agent" }); // a name is no id
  });

  test("the ids of deleted and renamed agents are protected too; those of agents without an owner are not", async () => {
    await using world = await createWorld(engine);
    const [ada, bob] = await twoAccounts(world);
    await register(ada, "first");
    await ada.agents.remove("first");
    await register(ada, "second");
    await ada.agents.rename("second", { agent_id: "third" });
    await register(world.registry, "open");
    expect(await outcomeOf(register(bob, "First"))).toBe("agent_id_too_similar");
    expect(await outcomeOf(register(bob, "Second"))).toBe("agent_id_too_similar");
    expect(await outcomeOf(register(bob, "Third"))).toBe("agent_id_too_similar");
    expect(await outcomeOf(register(bob, "Open"))).toBe("served");
  });

  test("agents whose ids look alike already can be updated and registered again", async () => {
    await using world = await createWorld(engine);
    const [ada, bob] = await twoAccounts(world);
    await register(ada, "same");
    await register(bob, "another");
    await world.sql(
      "update agent set agent_id = 'Same', skeleton = 'sarne', record_form = '' where agent_id = 'another'",
    );
    for (const [registry, agent_id] of [
      [ada, "same"],
      [bob, "Same"],
    ] as const) {
      await registry.agents.register({ agent_id, agent_url, name: "Changed" });
      await registry.agents.remove(agent_id);
      expect(await register(registry, agent_id)).toMatchObject({ status: "registered" });
    }
  });

  test("of look-alikes that accounts register at once one wins", async () => {
    await using world = await createWorld(engine);
    const accounts = await Promise.all(
      Array.from({ length: 6 }, async () => world.keyed(await world.developer())),
    );
    const ids = ["twin-one", "Twin-One", "twin_one", "twinone", "TWIN.ONE", "tw1n-0ne"];
    const outcomes = await Promise.all(
      accounts.map((registry, index) => outcomeOf(register(registry, ids[index] ?? ""))),
    );
    expect(outcomes.toSorted()).toEqual([...Array(5).fill("agent_id_too_similar"), "served"]);
    expect((await all(world.registry.agents.list())).length).toBe(1);
  });

  test("of a rename and a registration of look-alikes at once one wins", async () => {
    await using world = await createWorld(engine);
    const [ada, bob] = await twoAccounts(world);
    await register(ada, "before");
    const outcomes = await Promise.all([
      outcomeOf(ada.agents.rename("before", { agent_id: "same-id" })),
      outcomeOf(register(bob, "Same_Id")),
    ]);
    expect(outcomes.toSorted()).toEqual(["agent_id_too_similar", "served"]);
  });

  test("a peer may have look-alikes, because its ids are its own", async () => {
    await using at = await scene(engine, [numbering([record("near", 1)])]);
    await register(await at.world.keyed(await at.world.developer()), "NEAR");
    await at.addAndSync();
    expect((await at.world.registry.agents.lookup("near")).source).not.toBe("local");
  });

  test("a peer has no id that names a part of this node", async () => {
    await using at = await scene(engine, [numbering([record("registry-node", 1), record("near", 2)])]);
    await at.addAndSync();
    expect((await all(at.world.registry.agents.list())).map(({ agent_id }) => agent_id)).toEqual(["near"]);
  });

  test("reserved ids are for the operator", async () => {
    await using world = await createWorld(engine);
    const [ada] = await twoAccounts(world);
    const parts = [
      "admin",
      "Admin",
      "adm1n",
      "local",
      "LOCAL",
      "local:",
      "registry",
      "registry-node",
      "Registry:Node",
    ];
    const host = [
      "registry.test",
      "Registry-Test",
      "registry.test:weather",
      "reg1stry.test@x",
      "registry.test~",
    ];
    for (const agent_id of [...parts, ...host, "peer_north", "Peer_x", "administrator", "postmaster"])
      expect(await outcomeOf(register(ada, agent_id)), agent_id).toBe("agent_id_reserved");
    for (const agent_id of [
      "administration",
      "locality",
      "peers",
      "peer",
      "registry.test.example",
      "a:registry",
    ])
      expect(await outcomeOf(register(ada, agent_id)), agent_id).toBe("served");
    expect(await outcomeOf(register(await world.owner(), "admin"))).toBe("served");
  });

  test("an id that begins with a domain has a warning, is rejected, or neither, as the operator has set", async () => {
    const id = "example.com:weather";
    await using warning = await createWorld(engine);
    const registered = await register(warning.registry, id);
    expect(registered.warnings).toEqual([
      { code: "domain_not_verified", detail: expect.stringContaining("example.com") },
    ]);
    expect(await register(warning.registry, id)).not.toHaveProperty("warnings");
    expect(await register(warning.registry, "plain")).not.toHaveProperty("warnings");
    await using verified = await createWorld(engine, { namespaceMode: "verified" });
    const ada = await verified.keyed(await verified.developer());
    await expect(register(ada, id)).rejects.toMatchObject({
      status: 403,
      code: "domain_not_verified",
      problem: { domain: "example.com" },
    });
    await using off = await createWorld(engine, { namespaceMode: "off" });
    expect(await register(off.registry, id)).not.toHaveProperty("warnings");
  });

  test("an account registers as many new ids a day as its tier permits, and updates agents without limit", async () => {
    const newAgentsPerDay = { free: 3, pro: 4, enterprise: 0 };
    await using world = await createWorld(engine, { newAgentsPerDay });
    world.stand("2026-11-20T18:00:00.000Z");
    const ada = await world.keyed(await world.developer());
    const server_json = { name: "org.example/weather", version: "1.0.0", description: "Forecasts" };
    await world.registry.agents.register({ agent_id: "weather", agent_url, server_json });
    const withName = ada.agents.register({ agent_id: "a0x", agent_url, server_json });
    expect(await outcomeOf(withName)).toBe("server_name_taken"); // a rejected id is not counted
    await register(ada, "a1x");
    await register(ada, "a2x");
    await ada.agents.rename("a2x", { agent_id: "a3x" });
    for (const write of [() => register(ada, "a4x"), () => ada.agents.rename("a3x", { agent_id: "a4x" })])
      await expect(write()).rejects.toMatchObject({
        status: 429,
        code: "new_agent_limit_reached",
        retryAfter: 6 * 3_600,
        problem: { limit: 3, resets_at: "2026-11-21T00:00:00.000Z" },
      });
    await ada.agents.rename("a3x", { agent_id: "a2x" }); // back to a former id
    await ada.agents.register({ agent_id: "a1x", agent_url, name: "Changed" });
    await ada.agents.remove("a1x");
    await register(ada, "a1x"); // no new id
    expect(await outcomeOf(register(world.registry, "a5x"))).toBe("served"); // without an account
    const pro = await world.keyed(await world.developer("pro"));
    for (const n of [1, 2, 3, 4]) await register(pro, `p${n}x`);
    expect(await outcomeOf(register(pro, "p5x"))).toBe("new_agent_limit_reached");
    const owner = await world.owner();
    for (const n of [1, 2, 3, 4, 5, 6]) await register(owner, `o${n}x`);
    world.stand("2026-11-21T00:00:00.000Z");
    await register(ada, "a4x");
  });

  test("the limit is exact for registrations at once", async () => {
    await using world = await createWorld(engine, { newAgentsPerDay: { free: 5, pro: 0, enterprise: 0 } });
    const ada = await world.keyed(await world.developer());
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, (_, n) => outcomeOf(register(ada, `agent-${n}`))),
    );
    expect(outcomes.filter((each) => each === "served").length).toBe(5);
    expect(outcomes.filter((each) => each === "new_agent_limit_reached").length).toBe(7);
  });

  test("an id that the operator releases is free, and has no past", async () => {
    await using world = await createWorld(engine);
    const [ada, bob] = await twoAccounts(world);
    const operator = await world.keyed(await world.owner());
    await register(ada, "former");
    await ada.agents.rename("former", { agent_id: "dead" });
    await operator.certifications.issue({ agent_id: "dead", level: "audited" });
    await operator.compliance.report({ agent_id: "dead", rule: "r", severity: "high", detail: "" });
    await bob.reputation.report({ agent_id: "dead", outcome: "failure", fraud: true });
    const { registered_at } = await ada.agents.lookup("dead");
    await ada.agents.remove("dead");
    world.pass(89 * day);
    expect(await outcomeOf(operator.agents.release("dead"))).toBe("release_too_early");
    expect(await outcomeOf(register(bob, "dead"))).toBe("not_agent_owner");
    world.pass(day);
    expect(await operator.agents.release("dead")).toMatchObject({ status: "tombstoned", agent_id: "dead" });
    const [event] = (await world.registry.events.latest({ agent_id: "dead", limit: 1 }).page()).events;
    expect(event?.payload).toMatchObject({ change: "tombstoned", released: true });
    expect(await outcomeOf(register(bob, "former"))).toBe("not_agent_owner"); // stays Ada's
    expect(await outcomeOf(bob.agents.lookup("former"))).toBe("agent_tombstoned");
    const { agent } = await register(bob, "DEAD"); // a look-alike of nobody's id
    expect(agent.previous_agent_ids).toEqual([]);
    await bob.agents.remove("DEAD");
    const again = await register(bob, "dead");
    expect(again.status).toBe("registered");
    expect(again.agent.registered_at > registered_at).toBe(true);
    expect(again.agent).toMatchObject({ previous_agent_ids: [], owned: true });
    expect(await all(bob.certifications.list({ agent_id: "dead" }))).toEqual([]);
    expect(await all(bob.compliance.list({ agent_id: "dead" }))).toEqual([]);
    const [reputation] = (await bob.reputation.get({ agent_id: "dead" })).reputations;
    expect(reputation).toMatchObject({ grade: "NR", inputs: { reporters: 0 } });
    expect(await bob.node.stats()).toMatchObject({
      certifications: { active: 0, revoked: 0, expired: 0 },
      compliance: { open_violations: 0 },
    });
    expect(await outcomeOf(register(ada, "dead"))).toBe("not_agent_owner");
  });

  test("of two accounts that register a released id at once one wins", async () => {
    await using world = await createWorld(engine);
    const [ada, bob] = await twoAccounts(world);
    await register(ada, "dead");
    await ada.agents.remove("dead");
    world.pass(90 * day);
    await (await world.keyed(await world.owner())).agents.release("dead");
    const outcomes = await Promise.all([ada, bob].map((registry) => outcomeOf(register(registry, "dead"))));
    expect(outcomes.toSorted()).toEqual(["not_agent_owner", "served"]);
  });
});
