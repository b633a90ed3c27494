import type { Scenarios, ScenarioWorld } from "../scenario.ts";
import { byAccount, byAnyone } from "./access.ts";
import { deleted, readOfFormerId, renamed, weather, withWeather } from "./preparation.ts";

const { agent_id } = weather;

/** Sends enough reports for the agent to get a score. */
async function rated(world: ScenarioWorld): Promise<ScenarioWorld> {
  await withWeather(world);
  const { reputation } = await world.keyed(await world.developer());
  world.pass(86_400_000); // reports of younger accounts do not count
  for (let n = 0; n < 10; n++) {
    await reputation.report({ agent_id, outcome: n === 3 ? "failure" : "success", latency_ms: 100 + n });
    world.pass(60_000);
  }
  return world;
}

export const get: Scenarios["reputation"]["get"] = {
  access: byAnyone,
  histories: ["audit"],
  200: {
    "a score, and an unknown agent": async (world) =>
      (await rated(world)).registry.reputation.get({ agent_id: [agent_id, "nobody"] }),
    "a grade that a violation lowers": async (world) => {
      await rated(world);
      const violation = { agent_id, rule: "endpoint-https", severity: "critical" as const, detail: "" };
      await (await world.owner()).compliance.report(violation);
      return world.registry.reputation.get({ agent_id });
    },
    "an agent without reports": async (world) =>
      (await withWeather(world)).registry.reputation.get({ agent_id }),
    "ids in repeated parameters": async (world) =>
      (await rated(world)).send("GET", `/reputation?agent_id=${agent_id}&agent_id=nobody`),
    "several pages": async (world) => {
      for (const each of ["a", "b", "c"]) {
        await world.registry.agents.register({ ...weather, agent_id: each });
        const reporter = await world.developer();
        world.pass(86_400_000);
        await reporter.reputation.report({ agent_id: each, outcome: "success" });
      }
      for await (const _ of world.registry.reputation.list({ limit: 2 }));
    },
  },
  304: async (world) => (await rated(world)).registry.reputation.get({ agent_id }, { ifNoneMatch: "*" }),
  301: readOfFormerId(`/reputation?agent_id=nobody,${agent_id}`),
  400: {
    invalid_cursor: ({ registry }) => registry.reputation.list({ cursor: "foreign" }).page(),
    invalid_query: {
      "no ids": ({ registry }) => registry.reputation.get({ agent_id: [] }),
      "too many ids": ({ registry }) =>
        registry.reputation.get({ agent_id: Array.from({ length: 101 }, (_, n) => `agent-${n}`) }),
    },
    duplicate_query_parameter: { limit: ({ send }) => send("GET", "/reputation?limit=1&limit=2") },
  },
};

const said = { agent_id, outcome: "success" as const };

export const report: Scenarios["reputation"]["report"] = {
  access: byAccount("reputation:write"),
  histories: ["report"],
  200: {
    "a report with all fields": async (world) => {
      await withWeather(world);
      return (await world.developer()).reputation.report({ ...said, latency_ms: 12.5, fraud: true });
    },
    "a second report of a new account": async (world) => {
      await withWeather(world);
      const { reputation } = await world.keyed(await world.developer());
      await reputation.report(said);
      return reputation.report(said);
    },
    "a second report that counts": async (world) => {
      await withWeather(world);
      const { reputation } = await world.developer();
      world.pass(86_400_000);
      await reputation.report(said);
      return reputation.report(said);
    },
  },
  400: {
    invalid_body: {
      "a negative latency": async (world) =>
        (await world.developer()).reputation.report({ ...said, latency_ms: -1 }),
    },
  },
  403: {
    own_agent_report: async (world) => {
      const developer = await world.developer();
      await developer.agents.register(weather);
      return developer.reputation.report(said);
    },
  },
  404: {
    agent_not_found: async (world) =>
      (await world.developer()).reputation.report({ ...said, agent_id: "nobody" }),
  },
  409: { agent_moved: async (world) => (await renamed(world)).reputation.report(said) },
  410: {
    agent_tombstoned: async (world) => (await (await deleted(world)).developer()).reputation.report(said),
  },
};
