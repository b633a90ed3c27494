/** Synchronization of peers, imported agents, and their events. */
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { parsePins } from "../../server/core/egress/pins.ts";
import { isDue } from "../../server/features/federation/sync-result.ts";
import { engines } from "../engines.ts";
import { hang } from "../hang.ts";
import { reaching, receiver } from "../webhooks/receiver.ts";
import { all } from "../webhooks/scene.ts";
import { createWorld } from "../world.ts";
import { fakePeer, json, type Listed, numbering, plain, record } from "./fake-peer.ts";
import { scene, testSyncTimes } from "./scene.ts";

const gone = (agent_id: string, seq: number) => record(agent_id, seq, { status: "tombstoned" });

test.each([
  { failures: 0, waitMs: 60_000, due: false },
  { failures: 0, waitMs: 70_000, due: true }, // longer than it ever waits: the clock was set back
  { failures: 3, waitMs: 480_000, due: false },
  { failures: 3, waitMs: 600_000, due: true },
  { failures: 3, waitMs: 0, due: true },
])(
  "a peer after $failures failures that waits for $waitMs ms more is due: $due",
  ({ failures, waitMs, due }) => {
    const peer = { next_sync_at: new Date(waitMs).toISOString(), consecutive_failures: failures };
    expect(isDue(peer, { now: new Date(0), intervalMs: 60_000 })).toBe(due);
  },
);

describe.each(engines)("on %s", (engine) => {
  test("imports an agent unchanged, with its origin and the time of the sync", async () => {
    const full = record("far", 7, {
      name: "Far",
      description: "Far away.",
      version: "1.2",
      tags: ["Weather"],
      protocols: ["mcp"],
      provider: { name: "North", url: null },
      extra: { rank: 1.0 },
      has_facts: true,
      colour: "red",
      status: "deprecated",
      successor_agent_id: "farther",
      sunset_at: "2027-01-01T00:00:00+01:00",
      registered_at: "2026-01-01T00:00:00.000Z",
      updated_at: "2026-02-01T00:00:00.000Z",
    });
    await using at = await scene(engine, [numbering([full])]);
    const { id, base_url } = await at.add();
    await at.operator.federation.sync(id);
    const agent = await at.world.registry.agents.lookup("far");
    expect(agent).toMatchObject({
      name: "Far",
      description: "Far away.",
      version: "1.2",
      tags: ["weather"],
      protocols: ["mcp"],
      status: "deprecated",
      successor_agent_id: "farther",
      sunset_at: "2026-12-31T23:00:00.000Z",
      facts_url: `${base_url}/agentfacts/far`,
      has_facts: false,
      owned: false,
      source: id,
      extra: { rank: 1 },
      registered_at: "2026-01-01T00:00:00.000Z",
      origin: { peer_id: id, base_url, seq: 7, updated_at: "2026-02-01T00:00:00.000Z" },
    });
    const { response } = at.world.exchanges.at(-1) ?? {};
    expect(response?.headers["x-origin-synced-at"]).toBe((await at.findPeer(id))?.last_sync_at);
    const found = await at.world.registry.agents.search({ q: "weather", source: [id] }).page();
    expect(found.agents.map(({ agent_id }) => agent_id)).toEqual(["far"]);
    expect((await at.world.registry.agents.list({ source: ["local"] }).page()).count).toBe(0);
    expect((await at.world.registry.node.stats()).by_source).toEqual({ [id]: 1 });
  });

  test("keeps what the origin says about an agent's URLs, and does not present it as its own", async () => {
    const verification = {
      level: "domain",
      domain: "far.example.org",
      method: "dns",
      verified_at: "2026-10-01T00:00:00.000Z",
    };
    const listed = [
      record("far", 1, { verification }),
      record("odd", 2, { verification: { ...verification, level: "oracle" } }),
      record("none", 3, { verification: { level: "none", domain: null, method: null, verified_at: null } }),
    ];
    await using at = await scene(engine, [numbering(listed)]);
    const { id } = await at.addAndSync();
    const { agents } = at.world.registry;
    const far = await agents.lookup("far");
    expect(far.verification).toEqual({ level: "none", domain: null, method: null, verified_at: null });
    expect(far.origin?.verification).toEqual(verification);
    expect((await agents.list({ verified: ["domain"] }).page()).count).toBe(0);
    for (const other of ["odd", "none"])
      expect((await agents.lookup(other)).origin).not.toHaveProperty("verification");
    listed[0] = record("far", 4);
    await at.operator.federation.sync(id);
    expect((await agents.lookup("far")).origin).not.toHaveProperty("verification");
  });

  test("lets only the origin change an imported agent, except for suspensions by the operator", async () => {
    const listed = [record("far", 1)];
    await using at = await scene(engine, [numbering(listed)]);
    const { id } = await at.addAndSync();
    const rejected = { status: 403, code: "agent_imported", problem: { source: id } };
    for (const { agents, facts } of [await at.world.developer(), at.world.registry, at.operator]) {
      await expect(
        agents.register({ agent_id: "far", agent_url: "https://mine.example.com/" }),
      ).rejects.toMatchObject(rejected);
      await expect(agents.remove("far")).rejects.toMatchObject(rejected);
      await expect(agents.setStatus("far", { status: "deprecated" })).rejects.toMatchObject(rejected);
      await expect(facts.put("far", { label: "Mine" })).rejects.toMatchObject(rejected);
    }
    const { agents } = at.operator;
    await agents.setStatus("far", { status: "suspended", message: "Spam." });
    listed[0] = record("far", 2, { status: "deprecated", description: "New." });
    await at.operator.federation.sync(id);
    expect(await agents.lookup("far")).toMatchObject({
      status: "suspended",
      status_message: "Spam.",
      description: null,
    });
    listed[0] = gone("far", 3);
    await at.operator.federation.sync(id);
    listed[0] = record("far", 4);
    await at.operator.federation.sync(id);
    expect(await agents.lookup("far")).toMatchObject({ status: "suspended" });
    listed[0] = record("far", 5, { status: "deprecated", status_message: "Old." });
    await at.operator.federation.sync(id);
    const let_go = await agents.setStatus("far", { status: "active" });
    expect(let_go).toMatchObject({ status: "deprecated", status_message: "Old.", owned: false });
    expect(await agents.lookup("far")).toMatchObject({ status: "deprecated" });
    await expect(agents.setStatus("far", { status: "active" })).rejects.toMatchObject(rejected);
  });

  test("lets only the operator lift the suspension of an imported agent", async () => {
    await using at = await scene(engine, [numbering([record("far", 1)])]);
    const { id } = await at.addAndSync();
    await at.operator.agents.setStatus("far", { status: "suspended" });
    const rejected = { status: 403, code: "agent_imported", problem: { source: id } };
    for (const { agents } of [await at.world.developer(), at.world.registry])
      await expect(agents.setStatus("far", { status: "active" })).rejects.toMatchObject(rejected);
    expect(await at.world.registry.agents.lookup("far")).toMatchObject({ status: "suspended" });
  });

  test("restores the status that the origin set, however often the operator suspended the agent", async () => {
    await using at = await scene(engine, [
      numbering([record("far", 1, { status: "deprecated", status_message: "Old." })]),
    ]);
    await at.addAndSync();
    const { agents } = at.operator;
    await agents.setStatus("far", { status: "suspended", message: "Spam." });
    await agents.setStatus("far", { status: "suspended", message: "Fraud." });
    const restored = await agents.setStatus("far", { status: "active" });
    expect(restored).toMatchObject({ status: "deprecated", status_message: "Old." });
  });

  test("keeps the facts_url of an imported agent that has one", async () => {
    const facts_url = "https://far.example.com/facts.json";
    await using at = await scene(engine, [numbering([record("far", 1, { has_facts: true, facts_url })])]);
    await at.addAndSync();
    expect(await at.world.registry.agents.lookup("far")).toMatchObject({ facts_url });
  });

  test("dates the registration of an imported agent at its import if the origin says a later time", async () => {
    const future = record("far", 1, { registered_at: "2999-01-01T00:00:00.000Z" });
    await using at = await scene(engine, [numbering([future])]);
    await at.addAndSync();
    const { registered_at, updated_at } = await at.world.registry.agents.lookup("far");
    expect(registered_at).toBe(updated_at);
  });

  test("keeps the time of deprecation of an imported agent through later changes of its origin", async () => {
    const listed = [record("far", 1, { status: "deprecated" })];
    await using at = await scene(engine, [numbering(listed)]);
    const { id } = await at.add();
    const deprecation = async () => {
      await at.operator.federation.sync(id);
      await at.world.registry.agents.lookup("far");
      return at.world.exchanges.at(-1)?.response.headers.deprecation;
    };
    const first = await deprecation();
    expect(first).toMatch(/^@\d+$/);
    at.world.pass(60_000);
    listed[0] = record("far", 2, { status: "deprecated", description: "New." });
    expect(await deprecation()).toBe(first);
    expect(await at.world.registry.agents.lookup("far")).toMatchObject({ description: "New." });
  });

  test("records the sequence number of a change at the origin that changes nothing else", async () => {
    const listed = [record("far", 1)];
    await using at = await scene(engine, [numbering(listed)]);
    const { id } = await at.addAndSync();
    listed[0] = record("far", 2);
    expect(await at.operator.federation.sync(id)).toMatchObject({ updated: 1 });
    expect(await at.world.registry.agents.lookup("far")).toMatchObject({ origin: { peer_id: id, seq: 2 } });
  });

  test("stores no status message of an agent that its origin deleted while it was suspended", async () => {
    const listed = [record("far", 1, { status: "deprecated", status_message: "Quicksilver." })];
    await using at = await scene(engine, [numbering(listed)]);
    const { id } = await at.addAndSync();
    await at.operator.agents.setStatus("far", { status: "suspended" });
    const stored = () => at.world.node.database.all<{ origin: string }>("select origin from agent");
    expect((await stored())[0]?.origin).toContain("Quicksilver");
    listed[0] = gone("far", 2);
    await at.operator.federation.sync(id);
    expect((await stored())[0]?.origin).toContain(id);
    expect((await stored())[0]?.origin).not.toContain("Quicksilver");
  });

  test("changes no record of a tombstone when its peer is removed, so mirrors need not read it again", async () => {
    const listed = [record("far", 1)];
    await using at = await scene(engine, [numbering(listed)]);
    const { id } = await at.addAndSync();
    listed[0] = gone("far", 2);
    await at.operator.federation.sync(id);
    const tombstones = async () =>
      (await at.world.registry.agents.list({ status: ["tombstoned"] }).page()).agents;
    const before = await tombstones();
    expect(before).toMatchObject([{ agent_id: "far", source: id, origin: null }]);
    await at.operator.federation.remove(id);
    await expect.poll(async () => (await at.operator.federation.list()).peers).toEqual([]);
    expect(await tombstones()).toEqual(before);
  });

  test("deletes conflicts with agents that the peer no longer lists in a full sync", async () => {
    const claims = [record("near", 1), record("far", 2)];
    await using at = await scene(engine, [numbering(claims)]);
    await at.world.registry.agents.register({ agent_id: "near", agent_url: "https://n.example.com/" });
    const { id } = await at.add();
    expect(await at.operator.federation.sync(id)).toMatchObject({ created: 1, conflicts: 1 });
    claims.shift();
    await at.operator.federation.sync(id, { full: true });
    expect(await at.findPeer(id)).toMatchObject({ agents: 1, conflicts: 0 });
    expect((await at.operator.federation.conflicts(id).page()).conflicts).toEqual([]);
  });

  test("does not count removed peers towards the limit of peers", async () => {
    await using at = await scene(engine, [numbering([])]);
    await at.world.arrange.fillPeers();
    await expect(at.add()).rejects.toMatchObject({ code: "peer_limit_reached" });
    await at.operator.federation.remove("peer_0");
    expect(await at.add()).toMatchObject({ status: "active" });
  });

  test("removes a degraded peer, and retires its agents", async () => {
    await using at = await scene(engine, [numbering([record("far", 1)])]);
    const { id } = await at.addAndSync();
    at.peers[0]?.response((_url, response) => response.destroy());
    for (let failures = 0; failures < 3; failures++) await at.operator.federation.sync(id);
    expect(await at.findPeer(id)).toMatchObject({ status: "degraded" });
    expect(await at.operator.federation.remove(id)).toMatchObject({ retired: 1, remaining: 0 });
    expect((await at.world.registry.federation.list()).peers).toEqual([]);
  });

  test("sends imported changes to federated subscriptions, and federation.peer_added to local ones", async () => {
    await using hook = await receiver();
    await using peer = await fakePeer(numbering([record("far", 1), record("farther", 2)]));
    const [settings, surroundings] = await reaching(hook);
    const egressPins = parsePins(`${hook.pin},${peer.pin}`) ?? new Map();
    const syncTimes = testSyncTimes();
    await using world = await createWorld(
      engine,
      { ...settings, egressPins },
      { ...surroundings, syncTimes: syncTimes },
    );
    const operator = await world.owner();
    const sources = ["local", "federated", "all"] as const;
    for (const source of sources) {
      const made = await operator.webhooks.create({ callbackUrl: hook.url(`/${source}`), source });
      expect(await operator.webhooks.get(made.id)).toMatchObject({ source });
    }
    await operator.webhooks.create({ callbackUrl: hook.url("/usual") });
    const added = await operator.federation.add({ base_url: peer.baseUrl, name: "North" });
    await operator.federation.sync(added.id);
    await world.registry.agents.register({ agent_id: "near", agent_url: "https://near.example.com/" });
    await expect.poll(() => hook.requests.length, hang).toBe(2 + 2 + 4 + 2);
    const received = (path: string) =>
      hook.requests
        .filter((request) => request.path === `/${path}`)
        .map(({ body }) => JSON.parse(body.toString()))
        .map(({ event, payload }) => `${event} ${payload.agent_id ?? payload.peer.name} ${payload.change}`)
        .sort();
    const local = ["agent.registered near created", "federation.peer_added North added"];
    const federated = ["agent.registered far imported", "agent.registered farther imported"];
    expect(received("usual")).toEqual(local);
    expect(received("local")).toEqual(local);
    expect(received("federated")).toEqual(federated);
    expect(received("all")).toEqual([...federated, ...local].sort());
    const events = await all(world.registry.events.list({ agent_id: "far" }));
    expect(events).toMatchObject([{ payload: { change: "imported", source: added.id } }]);
  });

  test("compares the list of a peer without sequence numbers, and retires missing agents after a full sync", async () => {
    let ids = ["p-1", "p-2", "p-3", "p-4", "p-5"];
    await using at = await scene(engine, [plain(() => ids)]);
    const { id, mode } = await at.add();
    expect(mode).toBe("plain");
    expect(await at.operator.federation.sync(id)).toMatchObject({ pages: 3, created: 5 });
    const { events } = await at.world.registry.node.stats();
    expect(await at.operator.federation.sync(id)).toMatchObject({ pages: 3, unchanged: 5, updated: 0 });
    expect((await at.world.registry.node.stats()).events.last_seq).toBe(events.last_seq);

    at.peers[0]?.response((url, response) => {
      if (url.searchParams.has("cursor")) response.destroy();
      else plain(() => ids)(url, response);
    });
    expect(await at.operator.federation.sync(id)).toMatchObject({ status: "failed", tombstoned: 0 });
    at.peers[0]?.response(plain(() => []));
    expect(await at.operator.federation.sync(id)).toMatchObject({ status: "failed", tombstoned: 0 });
    ids = ["p-1", "p-3", "p-6"];
    at.peers[0]?.response(plain(() => ids));
    expect(await at.operator.federation.sync(id)).toMatchObject({ created: 1, unchanged: 2, tombstoned: 3 });
    await expect(at.world.registry.agents.lookup("p-2")).rejects.toMatchObject({ status: 410 });
  });

  test("degrades an unreachable peer, keeps its agents, and reactivates it when it responds", async () => {
    const pages = numbering([record("far", 1)]);
    await using at = await scene(engine, [pages]);
    const { id } = await at.addAndSync();
    at.peers[0]?.response((_url, response) => response.destroy());
    const waits: number[] = [];
    for (const status of ["active", "active", "degraded", "degraded"]) {
      await at.operator.federation.sync(id);
      const peer = await at.findPeer(id);
      expect(peer).toMatchObject({ status, agents: 1, last_error: expect.any(String) });
      waits.push(Date.parse(peer?.next_sync_at ?? "") - Date.parse(peer?.last_sync_at ?? ""));
    }
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect((await at.world.registry.node.stats()).federation).toMatchObject({ peers: 1, degraded_peers: 1 });
    at.peers[0]?.response(pages);
    await at.operator.federation.sync(id);
    expect(await at.findPeer(id)).toMatchObject({
      status: "active",
      consecutive_failures: 0,
      last_error: null,
    });
  });

  test("imports the rest of a page after a failure within it", async () => {
    const listed = [record("first", 1)];
    await using at = await scene(engine, [numbering(listed)]);
    const { id } = await at.addAndSync();
    for (let n = 2; n <= 40; n++) listed.push(record(`far-${n}`, n));
    const { database } = at.world.node;
    const transaction = database.transaction.bind(database);
    let batches = 0;
    const failing = vi.spyOn(database, "transaction").mockImplementation((work) => {
      batches++;
      return batches === 2 ? Promise.reject(new Error("away")) : transaction(work);
    });
    await at.operator.federation.sync(id).catch(() => undefined);
    failing.mockRestore();
    expect((await at.findPeer(id))?.agents).toBe(21);
    await at.operator.federation.sync(id);
    expect((await at.findPeer(id))?.agents).toBe(40);
  });

  test("makes a full sync after the sequence number of a restored peer stays lower", async () => {
    const listed = [record("old", 1), record("new", 9)];
    await using at = await scene(engine, [numbering(listed)]);
    const { id } = await at.addAndSync();
    listed.pop();
    const before = { status: "failed", tombstoned: 0 };
    expect(await at.operator.federation.sync(id)).toMatchObject(before);
    expect(await at.operator.federation.sync(id)).toMatchObject(before);
    expect(await at.operator.federation.sync(id)).toMatchObject({ status: "complete", tombstoned: 1 });
    listed.push(record("later", 2));
    expect(await at.operator.federation.sync(id)).toMatchObject({ status: "complete", created: 1 });
  });

  test("retires the agents of a removed peer and frees their ids; adding the peer again restores its id and agents", async () => {
    const listed: Listed[] = Array.from({ length: 130 }, (_, index) => record(`far-${index}`, index + 1));
    await using at = await scene(engine, [numbering(listed)]);
    const { id, base_url } = await at.add();
    await at.operator.federation.sync(id);
    expect(await at.operator.federation.remove(id)).toMatchObject({ retired: 130, remaining: 0 });
    expect((await at.world.registry.federation.list()).peers).toEqual([]);
    expect(await at.world.registry.node.stats()).toMatchObject({ total_agents: 0, by_source: {} });
    const mine = { agent_id: "far-0", agent_url: "https://mine.example.com/" };
    expect((await at.world.registry.agents.register(mine)).agent).toMatchObject({
      source: "local",
      origin: null,
    });

    const again = await at.operator.federation.add({ base_url });
    expect(again.id).toBe(id);
    expect(await at.operator.federation.sync(id)).toMatchObject({ created: 129, conflicts: 1 });
    const events = await all(at.world.registry.events.list({ types: ["federation.peer_added"] }));
    expect(events.map(({ payload }) => (payload as { change: string }).change)).toEqual([
      "added",
      "reactivated",
    ]); // of such events
  });

  test("frees the ids of agents that a removed peer had deleted before", async () => {
    const listed = [record("far", 1)];
    await using at = await scene(engine, [numbering(listed)]);
    const { id } = await at.addAndSync();
    listed[0] = gone("far", 2);
    await at.operator.federation.sync(id);
    const mine = { agent_id: "far", agent_url: "https://mine.example.com/" };
    await expect(at.world.registry.agents.register(mine)).rejects.toMatchObject({ code: "agent_imported" });
    await at.operator.federation.remove(id);
    expect((await at.world.registry.agents.register(mine)).agent).toMatchObject({
      source: "local",
      origin: null,
    });
  });

  test("reuses the id of a removed peer only for the same base URL, whatever node id a host claims", async () => {
    const claiming = (url: URL, response: Parameters<typeof json>[0]) =>
      url.pathname === "/health"
        ? json(response, { status: "ok", version: "0.1.0", node_id: "node_of_the_first" })
        : numbering([record("far", 1)])(url, response);
    await using at = await scene(engine, [claiming, claiming]);
    const first = await at.add(0);
    await at.operator.federation.sync(first.id);
    await at.operator.federation.remove(first.id);
    const other = await at.add(1);
    expect(other.id).not.toBe(first.id);
    expect(await at.operator.federation.sync(other.id)).toMatchObject({ status: "complete" });
    expect((await at.world.registry.agents.lookup("far")).source).toBe(other.id);
    await at.operator.federation.remove(other.id);
    expect((await at.add(0)).id).toBe(first.id);
    const events = await all(at.world.registry.events.list({ types: ["federation.peer_added"] }));
    expect(events.map(({ payload }) => (payload as { change: string }).change)).toEqual([
      "added",
      "added",
      "reactivated",
    ]); // of such events
  });

  test("synchronizes peers periodically, and continues the work of a killed process when its lease is released", async () => {
    const listed = [record("far", 1)];
    await using at = await scene(engine, [numbering(listed)], testSyncTimes({ pollIntervalMs: 50 }));
    const { id } = await at.add();
    await expect.poll(() => at.findPeer(id).then((peer) => peer?.agents), hang).toBe(1);
    listed.push(record("farther", 2));
    await at.world.sql("insert into instance (id, heartbeats) values ('of the dead', 7)");
    await at.world.sql("update peer set lease = 'of the dead'");
    at.world.pass(80_000);
    const requestCount = at.peers[0]?.requests.length;
    await pause(300); // several looks
    expect(at.peers[0]?.requests.length).toBe(requestCount);
    await expect.poll(() => at.findPeer(id).then((peer) => peer?.agents), hang).toBe(2);
  });

  test("writes nothing after another process has taken over the lease", async () => {
    const listed = Array.from({ length: 250 }, (_, index) => record(`far-${index}`, index + 1));
    await using at = await scene(engine, [numbering(listed)]);
    const { id } = await at.add();
    const arrived = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    at.peers[0]?.response(async (url, response) => {
      if (url.searchParams.get("after_seq") === "100") {
        arrived.resolve();
        await released.promise;
      }
      numbering(listed)(url, response);
    });
    const broken = at.operator.federation.sync(id);
    await arrived.promise;
    await at.world.sql("update peer set lease = 'another'");
    released.resolve();
    expect(await broken).toMatchObject({ status: "failed", created: 100 });
    await expect(at.operator.federation.sync(id)).rejects.toMatchObject({ code: "sync_under_way" });
    expect(await at.findPeer(id)).toMatchObject({ agents: 100, consecutive_failures: 0 });
    await at.world.sql("update peer set lease = null");
    expect(await at.operator.federation.sync(id)).toMatchObject({ status: "complete", created: 150 });
    const created = await all(at.world.registry.events.list({ types: ["agent.registered"], limit: 100 }));
    expect(created.length).toBe(250);
  });
});

test("rejects another node at the URL of a peer", async () => {
  const health = (node_id: string) => (url: URL, response: Parameters<typeof json>[0]) =>
    url.pathname === "/health"
      ? json(response, { status: "ok", version: "0.1.0", node_id })
      : numbering([record("far", 1)])(url, response);
  await using at = await scene("sqlite", [health("node_aaaaaaaaaaaaaaaaaaaaaa")]);
  const { id } = await at.add();
  at.peers[0]?.response(health("node_bbbbbbbbbbbbbbbbbbbbbb"));
  expect(await at.operator.federation.sync(id, { full: true })).toMatchObject({
    status: "failed",
    created: 0,
  });
});
