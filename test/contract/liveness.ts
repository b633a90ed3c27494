import { expect, vi } from "vitest";
import type { Browser } from "../browser.ts";
import { hang } from "../hang.ts";
import { agent, probing } from "../liveness/agents.ts";
import type { Scenario, Scenarios, ScenarioWorld } from "../scenario.ts";
import { byAccount, byAnyone } from "./access.ts";
import {
  deleted,
  elsewhere,
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
  access: {
    ...byAccount("agents:write"),
    object: "agent",
    others: "not_agent_owner",
    body: () => ({ probes: "none" }),
  },
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
  access: byAnyone,
  200: {
    "an agent that is not probed, and an unknown one": async (world) =>
      (await withWeather(world)).registry.liveness.get({ agent_id: [agent_id, "nobody", agent_id] }),
    "a deleted agent": async (world) => (await deleted(world)).registry.liveness.get({ agent_id }),
  },
  304: async (world) => (await withWeather(world)).registry.liveness.get({ agent_id }, { ifNoneMatch: "*" }),
  301: readOfFormerId(`/liveness?agent_id=nobody,${agent_id}`),
};

/** An account requests a probe of the agent of a world. */
async function probes(world: ScenarioWorld) {
  return (await world.developer()).liveness.probe(agent_id);
}

/** A node that has probed the agent of a developer. */
function probed(play: (developer: Browser, world: ScenarioWorld) => Promise<unknown>): Scenario {
  return async (world) => {
    await using server = await agent((_, response) => response.end("hello"));
    const request: Scenario = async (other) => {
      const developer = await other.developer();
      await developer.agents.register({ agent_id, agent_url: server.url });
      const outcome = async () => (await developer.liveness.get({ agent_id })).liveness[0]?.outcome;
      await vi.waitFor(async () => expect(await outcome()).toBe("ok"), hang);
      await play(developer, other);
    };
    const jobIntervals = { expiryMs: 50, agingMs: 86_400_000 };
    await elsewhere(probing(server), request, { jobIntervals })(world);
  };
}

/** The time that a host is left alone after a probe, and more. */
const pauseMs = 11_000;

export const probe: Scenarios["liveness"]["probe"] = {
  access: {
    ...byAccount("agents:write"),
    object: "agent",
    others: "not_agent_owner",
    permitted: "agent_not_probed",
  },
  200: probed(async (developer, world) => {
    world.pass(pauseMs);
    await developer.liveness.probe(agent_id);
  }),
  202: probed((developer) => developer.liveness.probe(agent_id)),
  403: {
    agent_imported: async (world) => probes(await imported(world)),
    agent_suspended: async (world) => probes(await suspended(world)),
    not_agent_owner: async (world) => probes(await ownedByAnother(world)),
  },
  404: { agent_not_found: probes },
  409: {
    agent_moved: async (world) => (await renamed(world)).liveness.probe(agent_id),
    agent_not_probed: {
      "a node that probes no agents": async (world) => {
        const developer = await world.developer();
        await developer.agents.register(weather);
        return developer.liveness.probe(agent_id);
      },
      "an agent that is not probed": probed(async (developer) => {
        await developer.liveness.choose(agent_id, chosen);
        await developer.liveness.probe(agent_id);
      }),
    },
  },
  410: { agent_tombstoned: async (world) => probes(await deleted(world)) },
  429: {
    probed_recently: probed(async (developer) => {
      await developer.liveness.probe(agent_id);
      await developer.liveness.probe(agent_id);
    }),
  },
};
export const keys: Scenarios["liveness"]["keys"] = {
  access: byAnyone,
  200: ({ registry }) => registry.liveness.keys(),
};
