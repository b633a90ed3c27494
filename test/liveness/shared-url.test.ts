/** Agents of several accounts with one URL, which anyone may register: what one chooses changes nothing of another. */
import { describe, expect, test } from "vitest";
import { engines } from "../engines.ts";
import { createWorld } from "../world.ts";
import { proberOf, readAgents } from "./own-prober.ts";
import { runUntil, SimulatedHosts, StoppedClock } from "./simulated-hosts.ts";

const hour = 3_600_000;

describe.each(engines)("agents that share a URL, on %s", (engine) => {
  /** Two agents of one URL: `weather` of its owner, and `mallory` of another account, as a prober finds them. */
  async function shared() {
    const clock = new StoppedClock();
    const hosts = new SimulatedHosts(clock);
    const world = await createWorld(engine);
    const prober = proberOf(world, { egress: hosts, clock: clock.read });
    const agent_url = "https://agents.example.com/a2a";
    const [owner, mallory] = [await world.developer(), await world.developer()];
    await owner.agents.register({ agent_id: "weather", agent_url });
    await readAgents(world, clock.read);
    const probe = async (hours: number) => {
      await runUntil(clock.now + hours * hour, clock, prober);
      await readAgents(world, clock.read);
    };
    await probe(30);
    /** Looks once, after hours in which nothing is to be probed. */
    const look = async (hours: number) => {
      clock.now += hours * hour;
      await prober.start();
      await prober.idle();
    };
    const livenessOf = async (agent_id: string) =>
      (await world.registry.liveness.get({ agent_id })).liveness[0];
    const join = async (level: "none" | "reachable" | "protocol" | "task" | null) => {
      await mallory.agents.register({ agent_id: "mallory", agent_url });
      await readAgents(world, clock.read);
      await mallory.liveness.choose("mallory", { probes: level });
    };
    /** Sets what proves the URLs of agents to be their owners'. */
    const verify = async (agent_id: string, level: "domain" | null) => {
      const value = level === null ? "null" : `'${level}'`;
      await world.sql(`update agent set verified_level = ${value} where agent_id = '${agent_id}'`);
      await world.sql("update probe_progress set seq = 0"); // reads all again
      await readAgents(world, clock.read);
    };
    return { world, hosts, probe, look, livenessOf, join, verify, owner, mallory };
  }

  test.each(["none", "reachable", "protocol", "task", null] as const)(
    "are probed as before when another account registers the URL and chooses %s",
    async (level) => {
      const { world, probe, livenessOf, join, owner, mallory } = await shared();
      await using _ = world;
      await owner.liveness.choose("weather", { probes: "protocol" });
      await probe(12);
      const before = await livenessOf("weather");
      expect(before).toMatchObject({ level: "protocol", choice: "protocol" });
      await join(level);
      expect(await livenessOf("weather")).toEqual(before);
      expect(await livenessOf("mallory")).toMatchObject({ level: level ?? "reachable" });
      await owner.liveness.choose("weather", { probes: "none" });
      expect(await livenessOf("weather")).toMatchObject({ state: "unknown", level: "none" });
      expect(await livenessOf("mallory")).toMatchObject({ level: level ?? "reachable" });
      await owner.liveness.choose("weather", { probes: "reachable" });
      await mallory.agents.remove("mallory");
      await probe(30);
      expect(await livenessOf("weather")).toMatchObject({ state: "reachable", level: "reachable" });
    },
  );

  test("are probed as a verified one chose, and keep what is known after that", async () => {
    const { world, hosts, probe, look, livenessOf, join, verify, owner } = await shared();
    await using _ = world;
    await join("task");
    await verify("weather", "domain");
    expect(await livenessOf("mallory")).toMatchObject({ level: "protocol", choice: "task" });
    expect((await livenessOf("weather"))?.days_30).not.toEqual([]);
    await owner.liveness.choose("weather", { probes: "none" });
    const sent = hosts.all().length;
    await look(48);
    expect(hosts.all()).toHaveLength(sent);
    expect(await livenessOf("mallory")).toMatchObject({ level: "none", choice: "task" });
    await owner.liveness.choose("weather", { probes: "reachable" });
    await probe(48);
    const [known, other] = [await livenessOf("weather"), await livenessOf("mallory")];
    expect(known).toMatchObject({ level: "reachable", state: "reachable" });
    expect(other?.days_30).toEqual(known?.days_30);
    await verify("weather", null);
    expect(await livenessOf("weather")).toMatchObject({ level: "reachable", days_30: known?.days_30 });
    expect(await livenessOf("mallory")).toMatchObject({ level: "task", days_30: known?.days_30 });
    expect((await world.node.database.all("select key from probe_target")).length).toBe(2);
  });
});
