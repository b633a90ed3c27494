import { describe, expect, test } from "vitest";
import type { Registry } from "../../client/index.ts";
import { type EngineName, engines } from "../engines.ts";
import { freePort } from "../free-port.ts";
import { outcomeOf } from "../responses.ts";
import { isEveryday } from "../runs.ts";
import { tablesWith } from "../stored-texts.ts";
import { all } from "../webhooks/scene.ts";
import { createWorld, type TestWorld } from "../world.ts";
import { reachingPeers } from "./fake-peer.ts";
import { testSyncTimes } from "./scene.ts";

/** The number of agents on all nodes together. */
const total = Number(process.env.FEDERATION_AGENTS ?? 300);

interface RingNode {
  world: TestWorld;
  operator: Registry;
  name: string;
  baseUrl: string;
}

/** Starts nodes that reach each other by their host names. */
async function ring(engine: EngineName): Promise<AsyncDisposable & { nodes: RingNode[] }> {
  await using opened = new AsyncDisposableStack();
  const places = await Promise.all(
    ["a", "b", "c"].map(async (name) => ({ name, host: `${name}.example.test`, port: await freePort() })),
  );
  const pins = reachingPeers(...places.map(({ host, port }) => ({ pin: `${host}:${port}=127.0.0.1` })));
  const nodes: RingNode[] = [];
  for (const [index, { name, host, port }] of places.entries()) {
    const nodeKey = Buffer.alloc(32, index + 1);
    const syncTimes = testSyncTimes(
      { responseTimeoutMs: 600_000 },
      { pages: 1_000, bytes: 2 ** 30, timeoutMs: 600_000 },
    );
    // Behind names of their own: a node that says it listens on loopback alone responds to no other host.
    const world = opened.use(
      await createWorld(engine, { ...pins, nodeKey, host: "0.0.0.0" }, { syncTimes: syncTimes }),
    );
    await world.node.app.listen({ port, host: "127.0.0.1" });
    nodes.push({ world, operator: await world.owner(), name, baseUrl: `http://${host}:${port}` });
  }
  const closing = opened.move();
  return { nodes, [Symbol.asyncDispose]: () => closing.disposeAsync() };
}

/** Synchronizes each node with the previous one, as often as there are nodes. Returns the sum of the counts. */
async function round(nodes: RingNode[]) {
  const sum = { pages: 0, received: 0, written: 0 };
  for (let turn = 0; turn < nodes.length; turn++) {
    for (const { operator } of nodes) {
      for (const { id } of (await operator.federation.list()).peers) {
        const { status, error, pages, received, created, updated, tombstoned } =
          await operator.federation.sync(id);
        expect({ status, error }).toEqual({ status: "complete", error: null });
        sum.pages += pages;
        sum.received += received;
        sum.written += created + updated + tombstoned;
      }
    }
  }
  return sum;
}

const idsOf = async ({ world }: RingNode) =>
  (await all(world.registry.agents.list({ limit: 100 }))).map(({ agent_id }) => agent_id).sort();

describe.each(engines)("on %s", (engine) => {
  test.skipIf(isEveryday)(
    "imports every agent once in a full mesh, and does not pass on imported agents",
    async () => {
      await using at = await ring(engine);
      for (const { world, name } of at.nodes) {
        for (const agent_id of [`${name}-1`, `${name}-2`]) {
          await world.registry.agents.register({ agent_id, agent_url: `https://${name}.example.com/` });
        }
      }
      for (const node of at.nodes) {
        for (const other of at.nodes) {
          if (other !== node) await node.operator.federation.add({ base_url: other.baseUrl });
        }
      }
      expect(await round(at.nodes)).toMatchObject({ received: 12, written: 12 });
      for (const node of at.nodes)
        expect(await idsOf(node)).toEqual(["a-1", "a-2", "b-1", "b-2", "c-1", "c-2"]);
      expect(await round(at.nodes)).toMatchObject({ received: 0, written: 0 });
      for (const { operator } of at.nodes) {
        expect(await operator.federation.list()).toMatchObject({
          peers: [{ conflicts: 0 }, { conflicts: 0 }],
        });
      }
    },
  );

  test.skipIf(isEveryday)(
    "imports every agent of the peer once, and propagates a change one step at the cost of one change",
    async () => {
      await using at = await ring(engine);
      const { nodes } = at;
      const share = Math.ceil(total / nodes.length);
      const own = (name: string) => Array.from({ length: share }, (_, index) => `${name}-${index}`).sort();
      for (const { world, name } of nodes) {
        for (const agent_id of own(name)) {
          await world.registry.agents.register({
            agent_id,
            agent_url: `https://${name}.example.com/`,
            tags: [name],
          });
        }
      }
      const previous = (index: number) => nodes[(index + nodes.length - 1) % nodes.length] as RingNode; // within the list
      for (const [index, { operator }] of nodes.entries()) {
        await operator.federation.add({ base_url: previous(index).baseUrl });
      }

      expect(await round(nodes)).toMatchObject({ received: 3 * share, written: 3 * share });
      for (const [index, node] of nodes.entries()) {
        expect(await idsOf(node)).toEqual([...own(node.name), ...own(previous(index).name)].sort());
      }
      const changes = async () =>
        Promise.all(nodes.map(async ({ world }) => (await world.registry.node.stats()).events.last_seq));
      const still = await changes();
      expect(await round(nodes)).toEqual({ pages: 9, received: 0, written: 0 });
      expect(await changes()).toEqual(still);

      const [a, b, c] = nodes as [RingNode, RingNode, RingNode]; // three were made
      await a.world.registry.agents.register({ agent_id: "a-0", agent_url: "https://moved.example.com/" });
      await a.world.registry.agents.remove("a-1");
      expect(await round(nodes)).toEqual({ pages: 9, received: 2, written: 2 });
      expect(await b.world.registry.agents.lookup("a-0")).toMatchObject({
        agent_url: "https://moved.example.com/",
        owned: false,
        origin: { base_url: a.baseUrl, seq: share * 2 + 2 },
      });
      await expect(b.world.registry.agents.lookup("a-1")).rejects.toMatchObject({ code: "agent_tombstoned" });
      await expect(c.world.registry.agents.lookup("a-0")).rejects.toMatchObject({ code: "agent_not_found" });
      expect((await changes()).map((seq, index) => seq - (still[index] ?? 0))).toEqual([2, 2, 0]);
    },
  );

  test("rejects itself as a peer, and a second URL of the same node", async () => {
    await using at = await ring(engine);
    const [a, b] = at.nodes as [RingNode, RingNode]; // three were made
    await expect(a.operator.federation.add({ base_url: a.baseUrl })).rejects.toMatchObject({
      code: "peer_unusable",
    });
    const { id } = await a.operator.federation.add({ base_url: b.baseUrl });
    await expect(a.operator.federation.add({ base_url: `${b.baseUrl}/` })).rejects.toMatchObject({
      code: "peer_known",
      problem: { peer_id: id },
    });
  });

  test("an erasure reaches the nodes that mirror the agent, which redact their events of it too", async () => {
    await using at = await ring(engine);
    const [a, b] = at.nodes as [RingNode, RingNode, RingNode]; // three were made
    const traces = ["quirinia", "wurlimond"] as const;
    const [name, host] = traces;
    await a.operator.agents.register({ agent_id: "x", name, agent_url: `https://${host}.example.com/` });
    await a.operator.agents.rename("x", { agent_id: "y" });
    const { id } = await b.operator.federation.add({ base_url: a.baseUrl });
    await b.operator.federation.sync(id);
    expect(await tablesWith(b.world, traces)).toContain("event");
    await a.operator.erasures.create({ agent_id: "y", reason: "asked for" });
    expect(await b.operator.federation.sync(id)).toMatchObject({ status: "complete", tombstoned: 1 });
    for (const { world } of [a, b]) {
      const states = async () => (await all(world.registry.erasures.list())).map(({ state }) => state);
      await expect.poll(states).toEqual(["done"]);
      expect(await outcomeOf(world.registry.agents.lookup("y"))).toBe("agent_tombstoned");
      expect(await tablesWith(world, traces)).toEqual([]);
    }
    expect(await all(b.operator.erasures.adminList())).toMatchObject([
      { agent_id: "y", imported: true, reason: null },
    ]);
    const { events } = await b.world.registry.events
      .latest({ agent_id: "y", types: ["agent.deprecated"] })
      .page();
    expect(events[0]).toMatchObject({ payload: { change: "imported", erased: true, name: "y" } });
    await a.operator.agents.register({ agent_id: "y", agent_url: "https://new.example.com/" });
    await b.operator.federation.sync(id);
    expect(await b.world.registry.agents.lookup("y")).toMatchObject({
      agent_url: "https://new.example.com/",
    });
  });
});
