import type { Scenario, Scenarios, ScenarioWorld } from "../scenario.ts";
import {
  deleted,
  malformedJson,
  rateLimited,
  signedIn,
  tooLarge,
  unknownParameter,
  weather,
  withWeather,
  wrongMediaType,
} from "./invalid-requests.ts";
import { accountRefusals } from "./rejected-requests.ts";

const path = "/reputation/reports";
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

const longHeader = { headers: { "if-none-match": "x".repeat(1_001) } };

export const get: Scenarios["reputation"]["get"] = {
  200: [
    async (world) => (await rated(world)).registry.reputation.get({ agent_id: [agent_id, "nobody"] }),
    async (world) => (await withWeather(world)).registry.reputation.get({ agent_id }),
    async (world) => (await rated(world)).send("GET", `/reputation?agent_id=${agent_id}&agent_id=nobody`),
    async (world) => {
      for (const each of ["a", "b", "c"]) {
        await world.registry.agents.register({ ...weather, agent_id: each });
        const reporter = await world.developer();
        world.pass(86_400_000);
        await reporter.reputation.report({ agent_id: each, outcome: "success" });
      }
      for await (const _ of world.registry.reputation.list({ limit: 2 }));
    },
  ],
  304: async (world) => (await rated(world)).registry.reputation.get({ agent_id }, { ifNoneMatch: "*" }),
  400: [
    unknownParameter("GET", "/reputation"),
    ({ registry }) => registry.reputation.list({ cursor: "foreign" }).page(),
    ({ registry }) => registry.reputation.get({ agent_id: [] }),
    ({ registry }) =>
      registry.reputation.get({ agent_id: Array.from({ length: 101 }, (_, n) => `agent-${n}`) }),
    ({ send }) => send("GET", "/reputation", longHeader),
    ({ send }) => send("GET", "/reputation?limit=1&limit=2"),
  ],
};

const said = { agent_id, outcome: "success" as const };

export const report: Scenarios["reputation"]["report"] = {
  200: [
    async (world) => {
      await withWeather(world);
      return (await world.developer()).reputation.report({ ...said, latency_ms: 12.5, fraud: true });
    },
    async (world) => {
      await withWeather(world);
      const { reputation } = await world.keyed(await world.developer());
      await reputation.report(said);
      return reputation.report(said);
    },
    async (world) => {
      await withWeather(world);
      const { reputation } = await world.developer();
      world.pass(86_400_000);
      await reputation.report(said);
      return reputation.report(said);
    },
  ],
  ...accountRefusals("POST", path),
  400: [
    ...accountRefusals("POST", path)[400],
    signedIn(malformedJson("POST", path)),
    async (world) => (await world.developer()).reputation.report({ ...said, latency_ms: -1 }),
  ],
  403: [...accountRefusals("POST", path)[403], onOwnAgent],
  404: async (world) => (await world.developer()).reputation.report({ ...said, agent_id: "nobody" }),
  410: async (world) => (await (await deleted(world)).developer()).reputation.report(said),
  413: signedIn(tooLarge("POST", path)),
  415: signedIn(wrongMediaType("POST", path)),
  429: [
    ...accountRefusals("POST", path)[429],
    rateLimited("report", ({ registry }) => registry.reputation.report(said)),
  ],
};

async function onOwnAgent(world: ScenarioWorld): ReturnType<Scenario> {
  const developer = await world.developer();
  await developer.agents.register(weather);
  return developer.reputation.report(said);
}
