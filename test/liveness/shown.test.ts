/** What is shown of an agent's liveness: the history unless its owner hides it, and whether its card says how to authenticate. */
import { describe, expect, it } from "vitest";
import { updateTargets } from "../../server/features/liveness/targets.ts";
import { engines } from "../engines.ts";
import { createWorld, type TestWorld } from "../world.ts";
import { insertLiveness, repeated } from "./known.ts";

const agent_url = "https://weather.example.com/a2a";

async function livenessOf({ registry }: TestWorld) {
  return (await registry.liveness.get({ agent_id: "weather" })).liveness[0];
}

describe.each(engines)("the liveness on %s", (engine) => {
  it("has no history if the owner hides it, and the state all the same", async () => {
    await using world = await createWorld(engine);
    const developer = await world.developer();
    await developer.agents.register({
      agent_id: "weather",
      agent_url: "https://weather.probed.example.com/",
    });
    const unverified = { level: "reachable", method: "http", isVerified: false } as const;
    await insertLiveness(world, "weather", { state: "up", days: repeated(30, 24, 0, 0), ...unverified });
    const shown = await livenessOf(world);
    expect(shown).toMatchObject({ history_hidden: false, uptime_30d: { n: 720 }, latency_p50_ms: 84 });

    const none = { history_hidden: true, uptime_30d: null, days_30: [], latency_p50_ms: null };
    const hidden = await developer.liveness.choose("weather", { probes: null, hide_history: true });
    expect(hidden).toMatchObject({ ...none, state: "up", since: shown?.since, outcome: "ok" });
    expect(await livenessOf(world)).toEqual(hidden);
    const page = await world.registry.site.agent("weather");
    expect(page).toContain("The owner of this agent does not show its history.");
    expect(page).not.toContain("Uptime");

    // Another choice leaves it as it is.
    expect(await developer.liveness.choose("weather", { probes: "reachable" })).toMatchObject(none);
    expect(await developer.liveness.choose("weather", { probes: null, hide_history: false })).toMatchObject({
      history_hidden: false,
      days_30: shown?.days_30,
    });
  });

  it("stays without history when the prober finds the agent, and when its URL changes", async () => {
    await using world = await createWorld(engine);
    const developer = await world.developer();
    await developer.agents.register({ agent_id: "weather", agent_url });
    await developer.liveness.choose("weather", { probes: null, hide_history: true });
    const { database } = world.node;
    while ((await updateTargets(database, () => new Date())) === 0);
    expect(await livenessOf(world)).toMatchObject({ history_hidden: true, level: "reachable" });
    await developer.agents.register({ agent_id: "weather", agent_url: "https://elsewhere.example.com/a2a" });
    while ((await updateTargets(database, () => new Date())) === 0);
    expect(await livenessOf(world)).toMatchObject({ history_hidden: true, level: "reachable" });
  });

  const schemes = { key: { httpAuthSecurityScheme: { scheme: "Bearer" } } };
  it.each([
    ["declares how", { name: "Weather", url: agent_url, securitySchemes: schemes }, true],
    ["declares nothing", { name: "Weather", url: agent_url }, false],
    ["is missing", null, null],
  ])("says of an agent that asks for a credential if its card %s", async (_, card, declared) => {
    await using world = await createWorld(engine);
    const developer = await world.developer();
    await developer.agents.register({
      agent_id: "weather",
      ...(card ? { agent_card: card } : { agent_url }),
    });
    const auth = { state: "auth", outcome: "auth_required", days: repeated(1, 24, 24, 0) } as const;
    await insertLiveness(world, "weather", auth);
    expect(await livenessOf(world)).toMatchObject({ state: "auth", auth_declared: declared });
    const page = await world.registry.site.agent("weather");
    expect(page.includes("Its agent card does not say how to authenticate.")).toBe(declared === false);
  });

  it("says nothing of the card of an agent that does not ask for a credential", async () => {
    await using world = await createWorld(engine);
    const developer = await world.developer();
    await developer.agents.register({ agent_id: "weather", agent_card: { name: "Weather", url: agent_url } });
    await insertLiveness(world, "weather", { state: "up", days: repeated(1, 24, 0, 0) });
    expect(await livenessOf(world)).toMatchObject({ state: "up", auth_declared: null });
  });
});
