import type { Scenarios } from "../scenario.ts";
import { weather, withWeather } from "./preparation.ts";

export const list: Scenarios["events"]["list"] = {
  200: {
    "no events": ({ registry }) => registry.events.list({}).page(),
    "an event of a type": async (world) =>
      (await withWeather(world)).registry.events.list({ types: ["agent.registered"], limit: 1 }).page(),
    "several pages": async ({ registry }) => {
      for (const agent_id of ["a", "b", "c"]) await registry.agents.register({ ...weather, agent_id });
      for await (const _ of registry.events.list({ limit: 2 }));
    },
  },
  400: {
    invalid_query: {
      "a negative number": ({ send }) => send("GET", "/events?after=-1"),
      "an unknown type": ({ send }) => send("GET", "/events?types=agent.invented"),
    },
  },
  410: {
    cursor_expired: async (world) => {
      for (const agent_id of ["a", "b", "c"]) await world.registry.agents.register({ ...weather, agent_id });
      await world.arrange.deleteEvents();
      await world.send("GET", "/events?after=1");
    },
  },
};
