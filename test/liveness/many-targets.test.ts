/** Thousands of URLs on a clock that the test moves: when each is probed, and how many at once. */
import { describe, expect, test, vi } from "vitest";
import type { ProbeResponse } from "../../server/core/egress/egress.ts";
import { engines } from "../engines.ts";
import { hang } from "../hang.ts";
import { createWorld, type TestWorld } from "../world.ts";
import { proberOf, readAgents } from "./own-prober.ts";
import {
  gapsOf,
  insertTargets,
  runUntil,
  SimulatedHosts,
  type SimulatedTarget,
  StoppedClock,
} from "./simulated-hosts.ts";

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** How often a URL is probed. */
function intervalOf({ level, isVerified }: SimulatedTarget): number {
  return level === "reachable" ? 24 * hour : isVerified ? hour : 6 * hour;
}

/** URLs of each interval, mostly on hosts of their own; every tenth host has four. */
function targets(count: number): SimulatedTarget[] {
  return Array.from({ length: count }, (_, index) => {
    const host = index % 13 < 4 ? Math.floor(index / 13) * 13 : index;
    const kind = index % 100;
    return {
      url: `https://host-${host}.example.test/agent-${index}`,
      level: kind < 10 ? "protocol" : "reachable",
      isVerified: kind < 2,
    };
  });
}

describe.each(engines)("the prober of many URLs on %s", (engine) => {
  const count = engine === "sqlite" ? 2_000 : 500;

  test("probes each once per its interval, also after a process has died, one of an origin at a time", async () => {
    const clock = new StoppedClock();
    const start = clock.now;
    const hosts = new SimulatedHosts(clock);
    const all = targets(count);
    await using world = await createWorld(engine);
    await insertTargets(world, clock, all);
    const options = { egress: hosts, clock: clock.read, probesPerHour: 2 * count };
    const first = [proberOf(world, options), proberOf(world, options)];
    await runUntil(start + 20 * hour, clock, ...first);
    // A process dies with the origins that it has.
    const died = new AbortController();
    const hanging = vi.fn(() => new Promise<ProbeResponse>(() => undefined));
    const dead = proberOf(world, { ...options, egress: { probe: hanging }, stopping: died.signal });
    await vi.waitFor(async () => {
      clock.now += minute;
      await dead.start();
      expect(hanging).toHaveBeenCalled();
    }, hang);
    died.abort();
    const others = [proberOf(world, options), proberOf(world, options)];
    await runUntil(start + 51 * hour, clock, ...others);
    expect(hosts.overlaps).toEqual([]);
    expect(hosts.most).toBeLessThanOrEqual(100); // 50 of each process
    expect(Math.min(...hosts.originGaps())).toBeGreaterThanOrEqual(10 * second);
    const wrong = all.filter((target) => {
      const instants = hosts.requests.get(target.url) ?? [];
      const interval = intervalOf(target);
      // The pauses of its host, and the lease of the process that died.
      const most = 1.1 * interval + 5 * minute;
      const isInTime = gapsOf([...instants, clock.now]).every((gap) => gap <= most);
      return !isInTime || gapsOf(instants).some((gap) => gap < 0.9 * interval);
    });
    expect(wrong).toEqual([]);
  });

  test("keeps the budget of an hour, and is late for all alike if more is due", async () => {
    const clock = new StoppedClock();
    const start = clock.now;
    const hosts = new SimulatedHosts(clock);
    const all = targets(count / 5).map(({ url }) => ({ url, level: "protocol" as const, isVerified: true }));
    await using world = await createWorld(engine);
    await insertTargets(world, clock, all);
    const perHour = all.length / 3; // a third of what is due
    const prober = proberOf(world, { egress: hosts, clock: clock.read, probesPerHour: perHour });
    await runUntil(start + 30 * minute, clock, prober);
    expect(prober.lateSince).toBeNull();
    await runUntil(start + 10 * hour, clock, prober);
    expect(prober.lateSince).not.toBeNull();
    const instants = hosts.all();
    let from = 0;
    for (const [index, at] of instants.entries()) {
      while ((instants[from] ?? 0) <= at - hour) from++;
      expect(index - from + 1).toBeLessThanOrEqual(perHour + 50);
    }
    expect(instants.length).toBeGreaterThan(9.9 * perHour);
    // Without the first: what may be sent at once shortens it.
    const gaps = all.flatMap(({ url }) => gapsOf(hosts.requests.get(url) ?? []).slice(1));
    expect(Math.min(...gaps)).toBeGreaterThan(0.8 * 3 * hour);
    expect(Math.max(...gaps)).toBeLessThan(1.2 * 3 * hour);
  });

  test("warns in /health while probes are late", async () => {
    const clock = new StoppedClock();
    const settings = { probesPerHour: 1 };
    await using world = await createWorld(engine, settings, {
      jobIntervals: { expiryMs: 50, agingMs: 24 * hour },
    });
    const since = clock.read().toISOString(); // hours before the clock of the node
    await insertTargets(world, clock, targets(10));
    await vi.waitFor(async () => {
      const { warnings } = await world.registry.node.health();
      expect(warnings).toEqual([expect.objectContaining({ code: "probes_late", since })]);
    }, hang);
  });

  test("sends one request for 200 agents of a URL, also after the owner of one says no", async () => {
    const clock = new StoppedClock();
    const hosts = new SimulatedHosts(clock);
    await using world = await createWorld(engine);
    const developer = await world.developer();
    const agent_url = "https://agents.example.com/a2a";
    for (let index = 0; index < 200; index++)
      await developer.agents.register({ agent_id: `agent-${index}`, agent_url });
    await readAgents(world, clock.read);
    let goOn = () => {};
    const isHeld = Promise.withResolvers<void>();
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const egress = {
      async probe(request: Parameters<typeof hosts.probe>[0]) {
        if (!request.url.endsWith("/robots.txt")) {
          isHeld.resolve();
          await held;
        }
        return hosts.probe(request);
      },
    };
    const prober = proberOf(world, { egress, clock: clock.read });
    await prober.start();
    await isHeld.promise;
    // While the only request is under way.
    await developer.liveness.choose("agent-77", { probes: "none" });
    goOn();
    await prober.idle();
    await readAgents(world, clock.read);
    clock.now += 100 * hour;
    await prober.start();
    await prober.idle();
    expect(hosts.all()).toHaveLength(2);
    const { liveness } = await world.registry.liveness.get({ agent_id: ["agent-0", "agent-77"] });
    expect(liveness).toMatchObject([
      { state: "reachable", level: "reachable" },
      { state: "unknown", level: "none", outcome: null },
    ]);
  });

  // Failures of less than 15 minutes change no state in any case.
  test.each([
    ["all probes at once", 300, hour],
    ["a few probes a minute", 60, 0],
  ])("does not change states while the node is offline for 40 minutes, with %s", async (_, size, late) => {
    const clock = new StoppedClock();
    const start = clock.now;
    const offline = { from: start + 2 * hour + late, until: start + 2 * hour + late + 40 * minute };
    const hosts = new SimulatedHosts(clock, (_url, at) =>
      at < offline.from || at >= offline.until ? 200 : null,
    );
    const all = Array.from({ length: size }, (__, index) => ({
      url: `https://host-${index}.example.test/agent`,
      level: "protocol" as const,
      isVerified: true,
    }));
    await using world = await createWorld(engine);
    await insertTargets(world, clock, all);
    const prober = proberOf(world, { egress: hosts, clock: clock.read });
    await runUntil(start + 2 * hour, clock, prober);
    clock.now += late; // so that all of them are due
    const before = await statesOf(world);
    await runUntil(offline.until, clock, prober);
    expect(await statesOf(world)).toEqual(before);
    await runUntil(offline.until + 2 * hour, clock, prober);
    expect(await statesOf(world)).toEqual(before);
    const since = offline.until + 30 * minute;
    for (const { url } of all) expect(hosts.requests.get(url)?.some((at) => at > since)).toBe(true);
  });
});

/** The states of all URLs, and since when. */
async function statesOf({ node: { database } }: TestWorld): Promise<string[]> {
  const rows = await database.all<{ url: string; memory: string }>(
    "select url, memory from probe_target order by url",
  );
  return rows.map(({ url, memory }) => {
    const { state, since } = JSON.parse(memory);
    return `${url} ${state} ${since}`;
  });
}
