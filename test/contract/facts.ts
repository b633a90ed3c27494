import type { Scenarios, ScenarioWorld } from "../scenario.ts";
import {
  badId,
  badKeys,
  badSessions,
  deleted,
  elsewhere,
  malformedJson,
  notAllowed,
  overQuota,
  ownedByAnother,
  rateLimited,
  suspended,
  tooLarge,
  twoSessions,
  unknownParameter,
  weather,
  withWeather,
  wrongMediaType,
} from "./invalid-requests.ts";

const { agent_id: id } = weather;
const path = `/agentfacts/${id}`;
const json = { "content-type": "application/json" };

async function withFacts(world: ScenarioWorld): Promise<ScenarioWorld> {
  await withWeather(world);
  await world.registry.facts.put(id, { label: "Weather", skills: [{ id: "forecast" }] });
  return world;
}

export const get: Scenarios["facts"]["get"] = {
  200: async (world) => (await withFacts(world)).registry.facts.get(id),
  304: async (world) => (await withFacts(world)).registry.facts.get(id, { ifNoneMatch: '"facts-2"' }),
  400: [
    badId("GET", "/agentfacts/{id}"),
    unknownParameter("GET", path),
    ({ send }) => send("GET", path, { headers: { "if-none-match": "x".repeat(1_001) } }),
  ],
  404: [
    ({ registry }) => registry.facts.get("nobody"),
    async (world) => (await withWeather(world)).registry.facts.get(id),
  ],
  410: async (world) => (await deleted(world)).registry.facts.get(id),
};

export const put: Scenarios["facts"]["put"] = {
  200: withFacts,
  400: [
    badId("PUT", "/agentfacts/{id}"),
    malformedJson("PUT", path),
    unknownParameter("PUT", path),
    ({ send }) => send("PUT", path, { headers: json, body: '{"label":5,"skills":["forecast"]}' }),
    ({ send }) => send("PUT", path, { headers: json, body: `{"x":${"[".repeat(16)}${"]".repeat(16)}}` }),
    ({ registry }) => registry.facts.put(id, {}, { ifMatch: "x".repeat(1_001) }),
    elsewhere({ strictFacts: true }, async (strict) =>
      (await withWeather(strict)).registry.facts.put(id, { label: "Weather" }),
    ),
    twoSessions("PUT", path),
  ],
  401: [...badKeys("PUT", path), ...badSessions("PUT", path)],
  429: [
    ...overQuota("PUT", path),
    rateLimited("anonymous_write", ({ send }) =>
      send("PUT", path, { headers: { "content-type": "application/json" }, body: "{}" }),
    ),
  ],
  403: [
    ...notAllowed("PUT", path),
    async (world) => (await ownedByAnother(world)).registry.facts.put(id, {}),
    async (world) => (await suspended(world)).registry.facts.put(id, {}),
  ],
  404: ({ registry }) => registry.facts.put("nobody", {}),
  410: async (world) => (await deleted(world)).registry.facts.put(id, {}),
  412: [
    async (world) => (await withFacts(world)).registry.facts.put(id, {}, { ifMatch: '"facts-9"' }),
    async (world) => (await withFacts(world)).registry.facts.put(id, {}, { ifNoneMatch: "*" }),
    async (world) => (await withWeather(world)).registry.facts.put(id, {}, { ifMatch: "*" }),
  ],
  413: [
    tooLarge("PUT", path),
    async (world) => (await withWeather(world)).registry.facts.put(id, { description: "x".repeat(262_144) }),
  ],
  415: wrongMediaType("PUT", path),
};
