import type { Scenarios, ScenarioWorld } from "../scenario.ts";
import {
  deleted,
  imported,
  ownedByAnother,
  readOfFormerId,
  renamed,
  suspended,
  weather,
  withWeather,
} from "./preparation.ts";

const { agent_id } = weather;

const chosen = { probes: "none" } as const;

/** An account chooses for the agent of a world. */
async function chooses(world: ScenarioWorld) {
  return (await world.developer()).liveness.choose(agent_id, chosen);
}

export const choose: Scenarios["liveness"]["choose"] = {
  200: {
    "no probes": async (world) => {
      const developer = await world.developer();
      await developer.agents.register(weather);
      return developer.liveness.choose(agent_id, chosen);
    },
    "the default again": async (world) => {
      const developer = await world.developer();
      await developer.agents.register(weather);
      await developer.liveness.choose(agent_id, chosen);
      return developer.liveness.choose(agent_id, { probes: null });
    },
  },
  403: {
    agent_imported: async (world) => chooses(await imported(world)),
    agent_suspended: async (world) => chooses(await suspended(world)),
    not_agent_owner: async (world) => chooses(await ownedByAnother(world)),
  },
  404: { agent_not_found: chooses },
  409: { agent_moved: async (world) => (await renamed(world)).liveness.choose(agent_id, chosen) },
  410: { agent_tombstoned: async (world) => chooses(await deleted(world)) },
};

export const get: Scenarios["liveness"]["get"] = {
  200: {
    "an agent that is not probed, and an unknown one": async (world) =>
      (await withWeather(world)).registry.liveness.get({ agent_id: [agent_id, "nobody", agent_id] }),
    "a deleted agent": async (world) => (await deleted(world)).registry.liveness.get({ agent_id }),
  },
  304: async (world) => (await withWeather(world)).registry.liveness.get({ agent_id }, { ifNoneMatch: "*" }),
  308: readOfFormerId(`/liveness?agent_id=nobody,${agent_id}`),
};

export const keys: Scenarios["liveness"]["keys"] = { 200: ({ registry }) => registry.liveness.keys() };
