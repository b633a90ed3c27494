import type { Scenarios, ScenarioWorld } from "../../scenario.ts";
import { deleted, elsewhere, imported, json, ownedByAnother, weather, withWeather } from "../preparation.ts";
import { withServer } from "./gallery.ts";
import { post, read as readAfter, reads as readsAfter } from "./reads.ts";

const read = (path: string, prepare = withWeather) => readAfter(path, prepare);
const reads = (path: string, prepare = withWeather) => readsAfter(path, prepare);

/** As the adapters send it. */
const registration = { ...weather, api_url: null, agent_facts_url: "https://weather.example.com/facts" };

const register_ = (world: ScenarioWorld, more: object = {}) =>
  post(world, "/nanda/register", { ...registration, ...more });

const keysRequired = { keysRequiredFrom: new Date(0) };

export const register: Scenarios["nanda"]["register"] = {
  200: {
    "a new agent": (world) => register_(world),
    "a known agent": async (world) => register_(await withWeather(world)),
    "all fields of the clients": (world) =>
      register_(world, {
        name: "Weather",
        domain: "climate",
        specialization: "forecasts",
        description: "Forecasts.",
        capabilities: ["streaming"],
        url: "https://weather.example.com",
        supported_protocols: ["A2A", "grpc"],
        endpoints: { a2a: "https://weather.example.com/a2a" },
      }),
  },
  400: {
    "no URL": (world) => register_(world, { agent_url: "weather" }),
    "an id with a slash": (world) => register_(world, { agent_id: "weather/1" }),
  },
  401: elsewhere(keysRequired, (world) => register_(world)),
  403: async (world) => register_(await ownedByAnother(world)),
};

export const remove: Scenarios["nanda"]["remove"] = {
  200: async (world) => (await withWeather(world)).send("DELETE", "/nanda/agents/weather-agent"),
  400: ({ send }) => send("DELETE", "/nanda/agents/weather-agent", { headers: json, body: '{"a":1}' }),
  401: elsewhere(keysRequired, ({ send }) => send("DELETE", "/nanda/agents/weather-agent")),
  403: async (world) => (await ownedByAnother(world)).send("DELETE", "/nanda/agents/weather-agent"),
  404: ({ send }) => send("DELETE", "/nanda/agents/weather-agent"),
};

const unknown = (path: string) => ({
  404: { unknown: read(path, async (world) => world), deleted: read(path, deleted) },
});

export const lookup: Scenarios["nanda"]["lookup"] = {
  ...reads("/nanda/lookup/weather-agent"),
  ...unknown("/nanda/lookup/weather-agent"),
};
export const agent: Scenarios["nanda"]["agent"] = {
  ...reads("/nanda/agents/weather-agent"),
  ...unknown("/nanda/agents/weather-agent"),
};
export const alive: Scenarios["nanda"]["alive"] = {
  ...reads("/nanda/status/weather-agent"),
  ...unknown("/nanda/status/weather-agent"),
};
export const isAlive: Scenarios["nanda"]["isAlive"] = reads("/nanda/v1/status/weather-agent");
export const sender: Scenarios["nanda"]["sender"] = reads("/nanda/sender/weather-agent");
export const list: Scenarios["nanda"]["list"] = reads("/nanda/list");
export const urls: Scenarios["nanda"]["urls"] = reads("/nanda/v1/list");
export const clients: Scenarios["nanda"]["clients"] = reads("/nanda/clients");
export const search: Scenarios["nanda"]["search"] = reads(
  "/nanda/search?q=&capabilities=&tags=&structure_type=any",
);
export const found: Scenarios["nanda"]["found"] = reads("/nanda/v1/search?q=weather&limit=5");
export const mcpServers: Scenarios["nanda"]["mcpServers"] = reads(
  "/nanda/mcp_servers?registry_provider=local",
  withServer,
);
export const stats: Scenarios["nanda"]["stats"] = reads("/nanda/stats");

const endpoint = "/nanda/get_mcp_registry?registry_provider=local&qualified_name=";

export const mcpEndpoint: Scenarios["nanda"]["mcpEndpoint"] = {
  ...reads(`${endpoint}maps:1`, withServer),
  404: read(`${endpoint}weather-agent`),
};

export const health: Scenarios["nanda"]["health"] = {
  200: ({ send }) => send("GET", "/nanda/health"),
  400: ({ send }) => send("GET", `/nanda/health?${"x&".repeat(101)}`),
};

function beats(world: ScenarioWorld, body: object, headers: Record<string, string> = {}) {
  const init = { headers: { ...json, ...headers }, body: JSON.stringify(body) };
  return world.send("PUT", "/nanda/agents/weather-agent/status", init);
}

export const beat: Scenarios["nanda"]["beat"] = {
  200: {
    alive: async (world) =>
      beats(await withWeather(world), { agent_id: "weather-agent", status: "running", last_seen: "now" }),
    "not alive": async (world) => beats(await withWeather(world), { alive: false, assigned_to: null }),
    "other tags": async (world) =>
      beats(await withWeather(world), { tags: ["climate"], capabilities: ["streaming"] }),
  },
  400: (world) => beats(world, { alive: "yes" }),
  401: elsewhere(keysRequired, (world) => beats(world, {})),
  403: {
    "of another account": async (world) => beats(await ownedByAnother(world), {}),
    imported: async (world) => beats(await imported(world), {}),
  },
  404: { unknown: (world) => beats(world, {}), deleted: async (world) => beats(await deleted(world), {}) },
};
