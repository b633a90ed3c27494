import type { Scenarios } from "../scenario.ts";
import { byAnyone } from "./access.ts";
import { asBrowser, weather, withWeather } from "./preparation.ts";

export const list: Scenarios["events"]["list"] = {
  access: byAnyone,
  histories: ["follow", "audit"],
  200: {
    "no events": ({ registry }) => registry.events.list({}).page(),
    "an event of a type": async (world) =>
      (await withWeather(world)).registry.events.list({ types: ["agent.registered"], limit: 1 }).page(),
    "a browser": async (world) => (await withWeather(world)).send("GET", "/events", asBrowser),
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
  409: {
    cursor_ahead: {
      "of a page": ({ send }) => send("GET", "/events?after=1&types=cert.issued"),
      "of a stream": ({ send }) =>
        send("GET", "/events", { headers: { accept: "text/event-stream", "last-event-id": "1" } }),
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

export const latest: Scenarios["events"]["latest"] = {
  access: byAnyone,
  histories: ["audit"],
  200: {
    "no events": ({ registry }) => registry.events.latest().page(),
    "the events of an agent in a period": async (world) =>
      (await withWeather(world)).registry.events
        .latest({
          agent_id: "weather-agent",
          types: ["agent.registered"],
          since: "2026-01-01T00:00:00Z",
          until: "2027-01-01T00:00:00+01:00",
        })
        .page(),
    "several pages": async ({ registry }) => {
      for (const agent_id of ["a", "b", "c"]) await registry.agents.register({ ...weather, agent_id });
      for await (const _ of registry.events.latest({ limit: 2 }));
    },
  },
  400: {
    invalid_query: {
      "a negative number": ({ send }) => send("GET", "/events/latest?before=-1"),
      "a day without a time": ({ send }) => send("GET", "/events/latest?since=2026-11-20"),
    },
  },
};

export const get: Scenarios["events"]["get"] = {
  access: byAnyone,
  200: async (world) => (await withWeather(world)).registry.events.get(1),
  404: { event_not_found: ({ registry }) => registry.events.get(1) },
  410: {
    event_expired: async ({ registry, arrange }) => {
      for (const agent_id of ["a", "b", "c"]) await registry.agents.register({ ...weather, agent_id });
      await arrange.deleteEvents();
      return registry.events.get(1);
    },
    event_redacted: async (world) => {
      const { registry } = await withWeather(world);
      await (await world.owner()).erasures.create({ agent_id: weather.agent_id, reason: "asked for" });
      return registry.events.get(1);
    },
  },
};
