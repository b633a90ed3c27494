import type { Scenarios, ScenarioWorld } from "../scenario.ts";
import { byAnyone, byAnyoneForNow } from "./access.ts";
import {
  deleted,
  elsewhere,
  imported,
  json,
  ownedByAnother,
  readOfFormerId,
  renamed,
  suspended,
  weather,
  withWeather,
} from "./preparation.ts";

const { agent_id: id } = weather;
const path = `/agentfacts/${id}`;

async function withFacts(world: ScenarioWorld): Promise<ScenarioWorld> {
  await withWeather(world);
  await world.registry.facts.put(id, { label: "Weather", skills: [{ id: "forecast" }] });
  return world;
}

export const get: Scenarios["facts"]["get"] = {
  access: byAnyone,
  histories: ["lookup", "audit"],
  200: async (world) => (await withFacts(world)).registry.facts.get(id),
  304: async (world) => (await withFacts(world)).registry.facts.get(id, { ifNoneMatch: '"facts-2"' }),
  301: readOfFormerId(path),
  404: {
    agent_not_found: ({ registry }) => registry.facts.get("nobody"),
    facts_not_found: {
      "an agent without AgentFacts": async (world) => (await withWeather(world)).registry.facts.get(id),
      "a suspended agent": async (world) => {
        await withFacts(world);
        await world.arrange.suspendAgents();
        return world.registry.facts.get(id);
      },
    },
  },
  410: { agent_tombstoned: async (world) => (await deleted(world)).registry.facts.get(id) },
};

export const put: Scenarios["facts"]["put"] = {
  access: {
    ...byAnyoneForNow("facts:write"),
    object: "agent",
    others: "not_agent_owner",
    body: () => ({ label: "A" }),
  },
  histories: ["facts", "key"],
  200: withFacts,
  400: {
    invalid_body: {
      "fields of other types": ({ send }) =>
        send("PUT", path, { headers: json, body: '{"label":5,"skills":["forecast"]}' }),
    },
    json_too_deep: {
      "16 arrays in the document": ({ send }) =>
        send("PUT", path, { headers: json, body: `{"x":${"[".repeat(16)}${"]".repeat(16)}}` }),
    },
    facts_not_conformant: elsewhere({ strictFacts: true }, async (strict) =>
      (await withWeather(strict)).registry.facts.put(id, { label: "Weather" }),
    ),
  },
  403: {
    not_agent_owner: async (world) => (await ownedByAnother(world)).registry.facts.put(id, {}),
    agent_suspended: async (world) => (await suspended(world)).registry.facts.put(id, {}),
    agent_imported: async (world) => (await imported(world)).registry.facts.put(id, {}),
  },
  404: { agent_not_found: ({ registry }) => registry.facts.put("nobody", {}) },
  409: { agent_moved: async (world) => (await renamed(world)).facts.put(id, {}) },
  410: { agent_tombstoned: async (world) => (await deleted(world)).registry.facts.put(id, {}) },
  412: {
    precondition_failed: {
      "another document": async (world) =>
        (await withFacts(world)).registry.facts.put(id, {}, { ifMatch: '"facts-9"' }),
      "a document where there must be none": async (world) =>
        (await withFacts(world)).registry.facts.put(id, {}, { ifNoneMatch: "*" }),
      "no document where there must be one": async (world) =>
        (await withWeather(world)).registry.facts.put(id, {}, { ifMatch: "*" }),
    },
  },
  413: {
    body_too_large: {
      "a document": async (world) =>
        (await withWeather(world)).registry.facts.put(id, { description: "x".repeat(262_144) }),
    },
  },
};
