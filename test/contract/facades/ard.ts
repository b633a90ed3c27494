import type { Scenarios } from "../../scenario.ts";
import { json, withCard, withWeather } from "../preparation.ts";
import { invalid, post, read as readAfter, unchanged as unchangedAfter } from "./reads.ts";

/** The name of the card of {@link withCard}. */
const cardEntry = "urn:air:registry.test:a2a:weather-agent";

const read = (path: string) => readAfter(path, withCard);
const unchanged = (path: string) => unchangedAfter(path, withCard);

export const search: Scenarios["ard"]["search"] = {
  200: {
    "a need": async (world) =>
      post(await withCard(world), "/ard/search", { query: { text: "weather" }, federation: "referrals" }),
    "what conformance tools probe": async (world) =>
      post(await withCard(world), "/ard/search", {
        query: { text: "weather forecast tools", filter: { type: ["application/mcp-server+json"] } },
        federation: "none",
        pageSize: 2,
        unknown: true,
      }),
  },
  400: {
    "no text": (world) => post(world, "/ard/search", { query: {} }),
    "a filter with a number": (world) =>
      post(world, "/ard/search", { query: { text: "weather", filter: { tags: 1 } } }),
    "a token of another search": (world) =>
      post(world, "/ard/search", { query: { text: "weather" }, pageToken: "none.of-these" }),
  },
};

export const get: Scenarios["ard"]["get"] = {
  200: {
    "an entry": read(`/ard/agents/${cardEntry}`),
    "by the former form of its name": read(
      `/ard/agents/${encodeURIComponent(cardEntry.replace("urn:air", "urn:ai"))}`,
    ),
  },
  304: unchanged(`/ard/agents/${cardEntry}`),
  400: ({ send }) => send("GET", "/ard/agents/not-a-valid-ard-urn"),
  404: {
    "of another registry": ({ send }) =>
      send("GET", "/ard/agents/urn:air:ard-conformance.invalid:probe:not-found"),
    "of another kind": async (world) => (await withWeather(world)).send("GET", `/ard/agents/${cardEntry}`),
  },
};

export const list: Scenarios["ard"]["list"] = {
  200: {
    "a page": read("/ard/agents"),
    conditions: read(
      "/ard/agents?filter=type%20%3D%20'application%2Fagent-card%2Bjson'%20AND%20updatedAfter%20%3D%20'2020-01-01'",
    ),
    "by position": read("/ard/agents?offset=0&pageSize=5&type=application/json"),
  },
  304: unchanged("/ard/agents"),
  400: {
    "an unknown condition": ({ send }) => send("GET", "/ard/agents?filter=colour%20%3D%20'red'"),
    "too many": ({ send }) => send("GET", "/ard/agents?pageSize=101"),
    "a token of another list": ({ send }) => send("GET", "/ard/agents?pageToken=none.of-these"),
  },
};

export const explore: Scenarios["ard"]["explore"] = {
  200: {
    "all entries": async (world) =>
      post(await withCard(world), "/ard/explore", { resultType: { facets: [{ field: "type" }] } }),
    "those of a search": async (world) =>
      post(await withCard(world), "/ard/explore", {
        query: { text: "weather", filter: { publisher: "registry.test" } },
        resultType: { facets: [{ field: "metadata.status", limit: 1, minCount: 1 }] },
      }),
  },
  400: {
    "no fields": (world) => post(world, "/ard/explore", { resultType: { facets: [] } }),
    "a filter with a number": (world) =>
      post(world, "/ard/explore", {
        query: { filter: { tags: 1 } },
        resultType: { facets: [{ field: "type" }] },
      }),
  },
};

export const catalog: Scenarios["ard"]["catalog"] = {
  200: read("/ard/catalog/0.json"),
  304: unchanged("/ard/catalog/0.json"),
  400: invalid("/ard/catalog/0.json"),
  404: {
    "beyond the last": read("/ard/catalog/7.json"),
    "no number": ({ send }) => send("GET", "/ard/catalog/first.json"),
  },
};

export const manifest: Scenarios["ard"]["manifest"] = {
  200: {
    "few agents": read("/.well-known/ard.json"),
    "the node alone": async (world) => {
      await using other = await world.elsewhere({ ardManifest: "node" });
      await other.send("GET", "/.well-known/ard.json");
      world.exchanges.push(...other.exchanges);
    },
  },
  304: unchanged("/.well-known/ard.json"),
  400: invalid("/.well-known/ard.json"),
};

export const aiCatalog: Scenarios["ard"]["aiCatalog"] = {
  200: read("/.well-known/ai-catalog.json"),
  304: unchanged("/.well-known/ai-catalog.json"),
  400: invalid("/.well-known/ai-catalog.json"),
};

const rpc = { jsonrpc: "2.0", id: 1 };
const stateless = {
  "io.modelcontextprotocol/protocolVersion": "2026-07-28",
  "io.modelcontextprotocol/clientCapabilities": {},
};

export const mcp: Scenarios["ard"]["mcp"] = {
  200: {
    "the list of tools": (world) => post(world, "/ard/mcp", { ...rpc, method: "tools/list" }),
    "a search": async (world) => {
      const params = { name: "search", arguments: { query: { text: "weather" }, pageSize: 1 } };
      return post(await withCard(world), "/ard/mcp", { ...rpc, method: "tools/call", params });
    },
  },
  202: (world) => post(world, "/ard/mcp", { jsonrpc: "2.0", method: "notifications/initialized" }),
  400: ({ send }) =>
    send("POST", "/ard/mcp", {
      headers: { ...json, "mcp-protocol-version": "1999-01-01" },
      body: JSON.stringify({ ...rpc, method: "tools/list" }),
    }),
  404: ({ send }) =>
    send("POST", "/ard/mcp", {
      headers: { ...json, "mcp-protocol-version": "2026-07-28", "mcp-method": "none" },
      body: JSON.stringify({ ...rpc, method: "none", params: { _meta: stateless } }),
    }),
};
