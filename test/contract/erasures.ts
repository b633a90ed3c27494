import type { Scenarios, ScenarioWorld } from "../scenario.ts";
import { byAnyone, byOwner } from "./access.ts";
import { weather, withWeather } from "./preparation.ts";

const request = { agent_id: weather.agent_id, reason: "The person whom it described asked for it." };

async function erased(world: ScenarioWorld) {
  await withWeather(world);
  const owner = await world.owner();
  await owner.erasures.create(request);
  return owner;
}

export const create: Scenarios["erasures"]["create"] = {
  access: { ...byOwner, body: ({ agent: agent_id }) => ({ agent_id, reason: "asked for" }) },
  201: {
    "an agent": async (world) => {
      await withWeather(world);
      return (await world.owner()).erasures.create(request);
    },
    "a deleted agent": async (world) => {
      await withWeather(world);
      const owner = await world.owner();
      await owner.agents.remove(weather.agent_id);
      return owner.erasures.create(request);
    },
  },
  404: {
    agent_not_found: async (world) =>
      (await world.owner()).erasures.create({ ...request, agent_id: "nobody" }),
  },
  409: {
    agent_already_erased: async (world) => (await erased(world)).erasures.create(request),
    agent_moved: async (world) => {
      await withWeather(world);
      const owner = await world.owner();
      await owner.agents.rename(weather.agent_id, { agent_id: "weather-2" });
      return owner.erasures.create(request);
    },
  },
};

export const adminList: Scenarios["erasures"]["adminList"] = {
  access: byOwner,
  200: async (world) => (await erased(world)).erasures.adminList().page(),
  400: {
    invalid_cursor: async (world) => (await world.owner()).erasures.adminList({ cursor: "foreign" }).page(),
  },
};

export const list: Scenarios["erasures"]["list"] = {
  access: byAnyone,
  200: {
    "no erasures": ({ registry }) => registry.erasures.list().page(),
    "several pages": async (world) => {
      const owner = await world.owner();
      for (const agent_id of ["a", "b"]) {
        await owner.agents.register({ ...weather, agent_id });
        await owner.erasures.create({ ...request, agent_id });
      }
      for await (const _ of world.registry.erasures.list({ limit: 1 }));
    },
  },
  400: { invalid_cursor: ({ registry }) => registry.erasures.list({ cursor: "foreign" }).page() },
};
