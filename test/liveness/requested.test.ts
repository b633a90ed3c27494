/** Probes that owners request. */
import { setImmediate } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import type { Schemas } from "../../client/models.ts";
import type { Database } from "../../server/core/database/database.ts";
import type { TargetRow } from "../../server/features/liveness/probe-target.ts";
import { memoryOf } from "../../server/features/liveness/prober.ts";
import { TestClock } from "../../server/testing.ts";
import { engines } from "../engines.ts";
import { hang } from "../hang.ts";
import { createWorld, type TestWorld } from "../world.ts";
import { agent, type Behaviour, type LocalAgent, probing } from "./agents.ts";
import { egressTo, proberOf, readAgents } from "./own-prober.ts";

const jobIntervals = { expiryMs: 50, agingMs: 86_400_000 };
const pauseMs = 11_000;
const minute = 60_000;

const ok: Behaviour = (_, response) => response.end("hello");
const failing: Behaviour = (_, response) => response.writeHead(500).end();
const busy: Behaviour = (_, response) => response.writeHead(429, { "retry-after": "300" }).end();

function rowOf({ node: { database } }: TestWorld): Promise<TargetRow | undefined> {
  return database.get<TargetRow>("select * from probe_target order by key limit 1");
}

function soon(check: () => Promise<void>): Promise<void> {
  return vi.waitFor(check, hang);
}

/** A node that has probed the agent `weather` of a developer, whose host may be probed again. */
async function probedNode(engine: TestWorld["engine"], server: LocalAgent) {
  const world = await createWorld(engine, probing(server), { jobIntervals });
  const developer = await world.developer();
  await developer.agents.register({ agent_id: "weather", agent_url: server.url });
  const first = async () => (await developer.liveness.get({ agent_id: "weather" })).liveness[0]?.outcome;
  await soon(async () => expect(await first()).not.toBeFalsy());
  world.pass(pauseMs);
  return { world, developer };
}

/** The probes that are counted in the uptime. */
function counted(row: TargetRow | undefined): number {
  const days = JSON.parse(row?.days ?? "[]") as { responded: number; failed: number }[];
  return days.reduce((sum, { responded, failed }) => sum + responded + failed, 0);
}

describe.each(engines)("a requested probe on %s", (engine) => {
  test("responds with what was found, and neither counts in the uptime nor puts off the next probe", async () => {
    await using server = await agent(ok);
    const { world, developer } = await probedNode(engine, server);
    await using _ = world;
    const before = await rowOf(world);
    server.respondWith(failing);
    const found: Schemas["AgentLiveness"] | null = await developer.liveness.probe("weather");
    expect(found).toMatchObject({ agent_id: "weather", state: "reachable", outcome: "server_error" });
    expect(server.requests).toHaveLength(2);
    expect(counted(await rowOf(world))).toBe(counted(before));
    // The failure is confirmed in a minute.
    server.respondWith(ok);
    world.pass(minute);
    await soon(async () => expect(server.requests).toHaveLength(3));
    await soon(async () =>
      expect(memoryOf((await rowOf(world)) ?? { memory: "{}" }).failingSince).toBeNull(),
    );
    world.pass(minute);
    expect(await developer.liveness.probe("weather")).toMatchObject({ outcome: "ok" });
    const row = await rowOf(world);
    expect(row).toMatchObject({ resume_at: null });
    expect(counted(row)).toBe(counted(before));
  });

  test("keeps the time of the probe that was due after it", async () => {
    await using server = await agent(ok);
    const { world, developer } = await probedNode(engine, server);
    await using _ = world;
    const before = await rowOf(world);
    world.pass(60 * minute);
    await developer.liveness.probe("weather");
    const after = await rowOf(world);
    // Never later. It may be sooner, because the times of probes are drawn at random in a range.
    expect([before?.next_at, after?.next_at].sort()[0]).toBe(after?.next_at);
    expect(after?.resume_at).toBeNull();
  });

  test("is made at most once a minute, and says when the next one may be", async () => {
    await using server = await agent(ok);
    const { world, developer } = await probedNode(engine, server);
    await using _ = world;
    await developer.liveness.probe("weather");
    world.pass(20_000);
    await expect(developer.liveness.probe("weather")).rejects.toMatchObject({
      status: 429,
      code: "probed_recently",
      retryAfter: 40,
    });
    expect(server.requests).toHaveLength(2);
    world.pass(40_000);
    expect(await developer.liveness.probe("weather")).toMatchObject({ outcome: "ok" });
    expect(server.requests).toHaveLength(3);
  });

  test("waits for the pause of the host, and is then made without being counted", async () => {
    await using server = await agent(ok);
    const { world, developer } = await probedNode(engine, server);
    await using _ = world;
    await developer.agents.register({ agent_id: "other", agent_url: `${server.url}/other` });
    const other = async () => (await developer.liveness.get({ agent_id: "other" })).liveness[0]?.outcome;
    await soon(async () => expect(await other()).toBe("ok")); // a moment ago
    const before = counted(await rowOf(world));
    expect(await developer.liveness.probe("weather")).toBeNull();
    expect(server.requests).toHaveLength(2);
    world.pass(pauseMs);
    await soon(async () =>
      expect(server.requests.map(({ path }) => path)).toEqual(["/agent", "/agent/other", "/agent"]),
    );
    await soon(async () => expect(await rowOf(world)).toMatchObject({ resume_at: null }));
    expect(counted(await rowOf(world))).toBe(before);
    expect(server.atOnce()).toBe(1);
  });

  test("obeys the host that asks for fewer requests", async () => {
    await using server = await agent(busy);
    const { world, developer } = await probedNode(engine, server);
    await using _ = world;
    await expect(developer.liveness.probe("weather")).rejects.toMatchObject({
      code: "probed_recently",
    });
    expect(server.requests).toHaveLength(1);
  });

  test("obeys the robots.txt of the host", async () => {
    await using server = await agent(ok);
    server.robots = "User-agent: RegistryNode\nDisallow: /\n";
    const { world, developer } = await probedNode(engine, server);
    await using _ = world;
    expect(await developer.liveness.probe("weather")).toMatchObject({ outcome: "disallowed" });
    expect(server.requests).toHaveLength(0);
  });

  test("makes a list of live agents current at once", async () => {
    await using server = await agent((_, response) => response.writeHead(401).end());
    const { world, developer } = await probedNode(engine, server);
    await using _ = world;
    await developer.agents.register({ agent_id: "weather", agent_url: server.url, protocols: ["a2a"] });
    await developer.liveness.choose("weather", { probes: "protocol" });
    const { agents } = world.registry;
    expect(await agents.list({ live: true }).page()).toMatchObject({ agents: [], live_unknown: 1 });
    await soon(async () => {
      world.pass(minute + 1);
      expect(await developer.liveness.probe("weather")).toMatchObject({ state: "auth" });
    });
    expect(await agents.list({ live: true }).page()).toMatchObject({ count: 1, live_unknown: 0 });
  });

  test("has no body, and its agent is its owner's", async () => {
    await using server = await agent(ok);
    const { world } = await probedNode(engine, server);
    await using _ = world;
    const other = await world.developer();
    await expect(other.liveness.probe("weather")).rejects.toMatchObject({ code: "not_agent_owner" });
    expect(server.requests).toHaveLength(1);
  });
});

/** A node that does not probe, and the URL of its only agent, which is due. */
async function dueTarget(engine: TestWorld["engine"], server: LocalAgent) {
  const world = await createWorld(engine);
  const clock = new TestClock();
  const developer = await world.developer();
  await developer.agents.register({ agent_id: "weather", agent_url: server.url });
  await readAgents(world, clock.read);
  return { world, options: { egress: egressTo([server]), clock: clock.read }, target: await targetOf(world) };
}

async function targetOf(world: TestWorld): Promise<TargetRow> {
  const target = await rowOf(world);
  if (!target) throw new Error("No URL is probed");
  return target;
}

/** A database whose first transaction beside changes ends for its caller only after the second one has. */
function lateFirst(database: Database) {
  const committed = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  let count = 0;
  const aside: Database["aside"] = async (work, durability) => {
    const isFirst = ++count === 1;
    const result = await database.aside(work, durability);
    if (isFirst) {
      committed.resolve();
      await ended.promise;
      await setImmediate(); // the caller of the second one has gone on
    }
    ended.resolve();
    return result;
  };
  return { database: { ...database, aside }, committed: committed.promise };
}

describe.each(engines)("a requested probe that the job of the node has sent, on %s", (engine) => {
  test("is waited for while it begins", async () => {
    await using server = await agent(ok);
    const { world, options, target } = await dueTarget(engine, server);
    await using _ = world;
    const { database, committed } = lateFirst(world.node.database);
    const prober = proberOf(world, { ...options, database });
    const job = prober.start();
    await committed;
    expect(await prober.probeNow(target)).toBe(true);
    await job;
    expect(server.requests).toHaveLength(1);
    expect(await targetOf(world)).toMatchObject({ outcome: "ok" });
  });

  test("counts as made after it has ended, and the one before the request does not", async () => {
    await using server = await agent(ok);
    const { world, options, target } = await dueTarget(engine, server);
    await using _ = world;
    const prober = proberOf(world, options);
    await prober.start();
    await prober.idle();
    expect(await prober.probeNow(target)).toBe(true);
    expect(await prober.probeNow(await targetOf(world))).toBe(false); // the pause of its host
    expect(server.requests).toHaveLength(1);
  });
});
