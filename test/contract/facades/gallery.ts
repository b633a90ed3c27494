import type { Scenarios, ScenarioWorld } from "../../scenario.ts";
import { suspended, withWeather } from "../preparation.ts";
import { read as readAfter, reads as readsAfter, unchanged } from "./reads.ts";

/** Registers an MCP server. */
export async function withServer(world: ScenarioWorld): Promise<ScenarioWorld> {
  await world.registry.agents.register({
    agent_id: "maps:1",
    agent_url: "https://maps.example.com/",
    mcp_url: "https://maps.example.com/mcp",
    name: "Maps",
    description: "Finds places.",
    version: "1.0.0",
    documentation_url: "https://maps.example.com/docs",
    icon_url: "https://maps.example.com/icon.png",
    tags: ["maps"],
  });
  return world;
}

const read = (path: string) => readAfter(path, withServer);
const reads = (path: string) => readsAfter(path, withServer);

export const list: Scenarios["gallery"]["list"] = {
  200: {
    "all servers": read("/v0.1/servers?limit=50&version=latest&cursor="),
    "a search": read("/v0.1/servers?search=maps&limit=30"),
    "changed servers": read(
      "/v0.1/servers?updated_since=2020-01-01T00:00:00Z&include_deleted=true&colour=red",
    ),
    "another version": read("/v0.1/servers?version=2.0.0"),
  },
  304: unchanged("/v0.1/servers", withServer),
  400: {
    "a limit of zero": ({ send }) => send("GET", "/v0.1/servers?limit=0"),
    "a cursor of another registry": ({ send }) => send("GET", "/v0.1/servers?cursor=none.of-these"),
  },
};

export const file: Scenarios["gallery"]["file"] = reads("/v0.1/servers.json");

const encoded = "/v0.1/servers/test.registry%2Fmaps_3a1/versions";
const unencoded = "/v0.1/servers/test.registry/maps_3a1/versions";

export const versions: Scenarios["gallery"]["versions"] = {
  ...reads(encoded),
  404: { "no server": read("/v0.1/servers/test.registry%2Fmaps/versions") },
};

export const versionsUnencoded: Scenarios["gallery"]["versionsUnencoded"] = {
  ...reads(unencoded),
  404: { "of another registry": read("/v0.1/servers/com.example/maps_3a1/versions") },
};

export const version: Scenarios["gallery"]["version"] = {
  ...reads(`${encoded}/latest`),
  200: { latest: read(`${encoded}/latest`), "by its version": read(`${encoded}/1.0.0`) },
  404: {
    "another version": read(`${encoded}/2.0.0`),
    "an agent without an MCP endpoint": async (world) =>
      (await withWeather(world)).send("GET", "/v0.1/servers/test.registry%2Fweather-agent/versions/latest"),
  },
};

export const versionUnencoded: Scenarios["gallery"]["versionUnencoded"] = {
  ...reads(`${unencoded}/latest`),
  404: read(`${unencoded}/2.0.0`),
};

export const card: Scenarios["gallery"]["card"] = {
  ...reads("/agents/maps:1/server-card"),
  404: {
    "no MCP endpoint": async (world) =>
      (await withWeather(world)).send("GET", "/agents/weather-agent/server-card"),
    suspended: async (world) => (await suspended(world)).send("GET", "/agents/weather-agent/server-card"),
  },
};

export const nodeCard: Scenarios["gallery"]["nodeCard"] = reads("/mcp/server-card");
