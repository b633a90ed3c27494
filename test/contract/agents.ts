import type { ServerResponse } from "node:http";
import { fakePeer, reachingPeers } from "../federation/fake-peer.ts";
import type { Scenario, Scenarios, ScenarioWorld } from "../scenario.ts";
import {
  badId,
  badKeys,
  badSessions,
  deleted,
  elsewhere,
  imported,
  keyForSession,
  malformedJson,
  nobodySignedIn,
  notAllowed,
  overQuota,
  ownedByAnother,
  rateLimited,
  signedIn,
  suspended,
  tooLarge,
  twoSessions,
  unknownParameter,
  weather,
  withCard,
  withWeather,
  wrongMediaType,
} from "./invalid-requests.ts";

const { agent_id: id } = weather;

/** Responds with the card of {@link weather}. */
function json(response: ServerResponse): void {
  const card = { name: "Weather", url: weather.agent_url };
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(card));
}

/** Runs a scenario with a node that can fetch a card. */
function atCard(
  answer: (response: ServerResponse) => void,
  play: (url: string, world: ScenarioWorld) => Promise<unknown>,
): Scenario {
  return async (world) => {
    await using peer = await fakePeer((_url, response) => answer(response), "cards.example.test");
    await elsewhere(reachingPeers(peer), (other) => play(`${peer.baseUrl}/card.json`, other))(world);
  };
}

export const register: Scenarios["agents"]["register"] = {
  201: [
    ({ registry }) => registry.agents.register(weather),
    withCard,
    atCard(json, (card_url, { registry }) => registry.agents.register({ card_url })),
  ],
  200: async (world) => (await withWeather(world)).registry.agents.register({ ...weather, name: "Weather" }),
  400: [
    malformedJson("POST", "/register"),
    unknownParameter("POST", "/register"),
    ({ registry }) => registry.agents.register({ agent_id: "..", agent_url: weather.agent_url }),
    ({ registry }) => registry.agents.register({ agent_card: { name: "Nowhere" } }),
    ({ registry }) => registry.agents.register({ ...weather, note: "x".repeat(17_000) }),
    ({ registry }) => registry.agents.register({ card_url: "https://localhost/card.json" }),
    ({ registry }) => registry.agents.register({ card_url: "http://cards.example.test/card.json" }),
    ({ send }) =>
      send("POST", "/register", {
        headers: { "content-type": "application/json" },
        body: `${"[".repeat(10_000)}${"]".repeat(10_000)}`,
      }),
    twoSessions("POST", "/register"),
  ],
  401: [...badKeys("POST", "/register"), ...badSessions("POST", "/register")],
  429: [
    ...overQuota("POST", "/register"),
    rateLimited("anonymous_write", ({ registry }) => registry.agents.register(weather)),
  ],
  403: [
    ...notAllowed("POST", "/register"),
    async (world) => (await ownedByAnother(world)).registry.agents.register(weather),
    async (world) => (await suspended(world)).registry.agents.register(weather),
    async (world) => (await imported(world)).registry.agents.register(weather),
  ],
  502: [
    ({ registry }) => registry.agents.register({ card_url: "https://nowhere.example.test/card.json" }),
    atCard(
      (response) => response.writeHead(302, { location: "/elsewhere" }).end(),
      (card_url, { registry }) => registry.agents.register({ card_url }),
    ),
  ],
  413: [
    tooLarge("POST", "/register"),
    ({ registry }) =>
      registry.agents.register({
        agent_card: { name: "Large", url: weather.agent_url, note: "x".repeat(262_144) },
      }),
  ],
  415: wrongMediaType("POST", "/register"),
};

export const list: Scenarios["agents"]["list"] = {
  200: async (world) =>
    (await withWeather(world)).registry.agents.list({ status: ["active"], tags: ["a", "b"] }).page(),
  304: async ({ registry }) => registry.agents.list({}, { ifNoneMatch: '"0"' }).page(),
  400: [
    unknownParameter("GET", "/list"),
    ({ send }) => send("GET", "/list?limit=0"),
    ({ send }) => send("GET", "/list?limit=5&limit=6"),
    ({ registry }) => registry.agents.list({ cursor: "made-up" }).page(),
    ({ send }) => send("GET", "/list", { headers: { "if-none-match": "x".repeat(1_001) } }),
  ],
};

const own = "/api/developers/agents";

export const mine: Scenarios["agents"]["mine"] = {
  200: [
    async (world) => (await world.developer()).agents.mine().page(),
    async (world) => {
      const developer = await world.developer();
      for (const agent_id of ["a", "b", "c"]) await developer.agents.register({ ...weather, agent_id });
      await developer.agents.remove("b");
      for await (const _ of developer.agents.mine({ limit: 1 }));
    },
  ],
  400: [
    signedIn(unknownParameter("GET", own)),
    twoSessions("GET", own),
    async (world) => (await world.developer()).agents.mine({ cursor: "foreign" }).page(),
  ],
  401: [nobodySignedIn("GET", own), ...badSessions("GET", own)],
  403: [...notAllowed("GET", own), keyForSession("GET", own)],
};

export const search: Scenarios["agents"]["search"] = {
  200: async (world) => {
    const { registry } = await withWeather(world);
    return registry.agents
      .search({ q: "weather", facets: ["tags", "status", "provider", "protocol", "capabilities", "source"] })
      .page();
  },
  304: ({ registry }) => registry.agents.search({ q: "weather" }, { ifNoneMatch: "*" }).page(),
  400: [
    unknownParameter("GET", "/search"),
    ({ send }) => send("GET", "/search"),
    ({ registry }) => registry.agents.search({ q: "weather", cursor: "made-up" }).page(),
    ({ send }) => send("GET", "/search?q=a", { headers: { "if-none-match": "x".repeat(1_001) } }),
  ],
  429: rateLimited("search", ({ registry }) => registry.agents.search({ q: "weather" }).page()),
};

export const lookup: Scenarios["agents"]["lookup"] = {
  200: [
    async (world) => (await withWeather(world)).registry.agents.lookup(id),
    async (world) => {
      const { registry } = await withWeather(world);
      const sunset_at = "2027-01-01T00:00:00+01:00";
      await registry.agents.setStatus(id, {
        status: "deprecated",
        successor_agent_id: "weather-2",
        sunset_at,
      });
      return registry.agents.lookup(id);
    },
  ],
  304: async (world) => (await withWeather(world)).registry.agents.lookup(id, { ifNoneMatch: 'W/"1"' }),
  400: [
    badId("GET", "/lookup/{id}"),
    unknownParameter("GET", `/lookup/${id}`),
    ({ send }) => send("GET", `/lookup/${id}`, { headers: { "if-none-match": "x".repeat(1_001) } }),
  ],
  404: ({ registry }) => registry.agents.lookup("nobody"),
  410: async (world) => (await deleted(world)).registry.agents.lookup(id),
};

export const lookupMany: Scenarios["agents"]["lookupMany"] = {
  200: async (world) =>
    (await withWeather(world)).registry.agents.lookupMany({ agent_ids: [id, "nobody", id] }),
  400: [
    malformedJson("POST", "/lookup"),
    unknownParameter("POST", "/lookup"),
    ({ registry }) => registry.agents.lookupMany({ agent_ids: [] }),
  ],
  413: tooLarge("POST", "/lookup"),
  415: wrongMediaType("POST", "/lookup"),
};

export const card: Scenarios["agents"]["card"] = {
  200: async (world) => (await withCard(world)).registry.agents.card(id),
  304: async (world) => (await withCard(world)).registry.agents.card(id, { ifNoneMatch: '"card-1"' }),
  400: [
    badId("GET", "/agents/{id}/card"),
    unknownParameter("GET", `/agents/${id}/card`),
    ({ send }) => send("GET", `/agents/${id}/card`, { headers: { "if-none-match": "x".repeat(1_001) } }),
  ],
  404: [
    ({ registry }) => registry.agents.card("nobody"),
    async (world) => (await withWeather(world)).registry.agents.card(id),
  ],
  410: async (world) => (await deleted(world)).registry.agents.card(id),
};

export const setStatus: Scenarios["agents"]["setStatus"] = {
  200: async (world) => (await withWeather(world)).registry.agents.setStatus(id, { status: "deprecated" }),
  400: [
    badId("PUT", "/agents/{id}/status"),
    malformedJson("PUT", `/agents/${id}/status`),
    unknownParameter("PUT", `/agents/${id}/status`),
    ({ send }) =>
      send("PUT", `/agents/${id}/status`, {
        headers: { "content-type": "application/json" },
        body: '{"status":"sleeping"}',
      }),
    ({ send }) =>
      send("PUT", `/agents/${id}/status`, {
        headers: { "content-type": "application/json" },
        body: '{"status":"active","colour":1}',
      }),
    ({ registry }) => registry.agents.setStatus(id, { status: "active" }, { ifMatch: "x".repeat(1_001) }),
    twoSessions("PUT", `/agents/${id}/status`),
  ],
  401: [...badKeys("PUT", `/agents/${id}/status`), ...badSessions("PUT", `/agents/${id}/status`)],
  429: [
    ...overQuota("PUT", `/agents/${id}/status`),
    rateLimited("anonymous_write", ({ registry }) => registry.agents.setStatus(id, { status: "active" })),
  ],
  403: [
    ...notAllowed("PUT", `/agents/${id}/status`),
    async (world) => (await ownedByAnother(world)).registry.agents.setStatus(id, { status: "deprecated" }),
    async (world) => (await suspended(world)).registry.agents.setStatus(id, { status: "active" }),
    async (world) => (await withWeather(world)).registry.agents.setStatus(id, { status: "suspended" }),
  ],
  404: ({ registry }) => registry.agents.setStatus("nobody", { status: "active" }),
  410: async (world) => (await deleted(world)).registry.agents.setStatus(id, { status: "active" }),
  412: async (world) =>
    (await withWeather(world)).registry.agents.setStatus(id, { status: "deprecated" }, { ifMatch: '"99"' }),
  413: tooLarge("PUT", `/agents/${id}/status`),
  415: wrongMediaType("PUT", `/agents/${id}/status`),
};

export const remove: Scenarios["agents"]["remove"] = {
  200: async (world) => {
    const { registry } = await withWeather(world);
    await registry.agents.remove(id, { ifMatch: '"1"' });
    return registry.agents.remove(id);
  },
  400: [
    badId("DELETE", "/agents/{id}"),
    unknownParameter("DELETE", `/agents/${id}`),
    ({ send }) =>
      send("DELETE", `/agents/${id}`, { headers: { "content-type": "application/json" }, body: "{}" }),
    ({ registry }) => registry.agents.remove(id, { ifMatch: "x".repeat(1_001) }),
    twoSessions("DELETE", `/agents/${id}`),
  ],
  401: [...badKeys("DELETE", `/agents/${id}`), ...badSessions("DELETE", `/agents/${id}`)],
  429: [
    ...overQuota("DELETE", `/agents/${id}`),
    rateLimited("anonymous_write", ({ registry }) => registry.agents.remove(id)),
  ],
  403: [
    ...notAllowed("DELETE", `/agents/${id}`),
    async (world) => (await ownedByAnother(world)).registry.agents.remove(id),
    async (world) => (await suspended(world)).registry.agents.remove(id),
  ],
  404: ({ registry }) => registry.agents.remove("nobody"),
  412: async (world) => (await withWeather(world)).registry.agents.remove(id, { ifMatch: '"99"' }),
};
