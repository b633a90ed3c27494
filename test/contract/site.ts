import { ownAssets } from "../../server/site/assets.ts";
import type { Scenarios } from "../scenario.ts";
import { deleted, unknownParameter, withWeather } from "./invalid-requests.ts";

const longHeader = { headers: { "if-none-match": "x".repeat(1_001) } };

export const landing: Scenarios["site"]["landing"] = {
  200: [
    async (world) => (await withWeather(world)).registry.site.landing(),
    async (world) => (await withWeather(world)).registry.site.landing({ q: "weather", protocol: "a2a" }),
    ({ registry }) => registry.site.landing({ q: "", status: "", protocol: "", tags: "" }),
    ({ registry }) => registry.site.landing({ setup: "k3cVZb0Wc4Q0Y5hHcU1m2w" }),
  ],
  400: [
    unknownParameter("GET", "/"),
    ({ registry }) => registry.site.landing({ q: "weather", cursor: "none.of-this-node" }),
    ({ send }) => send("GET", "/?q=weather&status=sleeping"),
  ],
};

export const docs: Scenarios["site"]["docs"] = {
  200: ({ registry }) => registry.site.docs(),
  400: unknownParameter("GET", "/docs"),
};

export const guide: Scenarios["site"]["guide"] = {
  200: ({ registry }) => registry.site.guide("reference"),
  400: [unknownParameter("GET", "/docs/reference"), ({ send }) => send("GET", "/docs/No_Such")],
  404: ({ registry }) => registry.site.guide("no-such-guide"),
};

export const problem: Scenarios["site"]["problem"] = {
  200: ({ registry }) => registry.site.problem("agent_not_found"),
  400: [unknownParameter("GET", "/problems/agent_not_found"), ({ send }) => send("GET", "/problems/No-Such")],
  404: ({ registry }) => registry.site.problem("no_such_problem"),
};

export const agent: Scenarios["site"]["agent"] = {
  200: async (world) => (await withWeather(world)).registry.site.agent("weather-agent"),
  400: [
    unknownParameter("GET", "/agents/weather-agent/view"),
    ({ send }) => send("GET", "/agents/a%20b/view"),
  ],
  404: ({ registry }) => registry.site.agent("weather-agent"),
  410: async (world) => (await deleted(world)).registry.site.agent("weather-agent"),
};

export const dashboard: Scenarios["site"]["dashboard"] = {
  200: ({ registry }) => registry.site.dashboard(),
  400: unknownParameter("GET", "/dashboard"),
};

const sheet = ownAssets.sheet.name;

export const asset: Scenarios["site"]["asset"] = {
  200: Object.values(ownAssets).map(
    ({ name }) =>
      ({ registry }) =>
        registry.site.asset(name),
  ),
  304: ({ registry }) => registry.site.asset(sheet, { ifNoneMatch: ownAssets.sheet.etag }),
  400: [
    unknownParameter("GET", `/assets/${sheet}`),
    ({ send }) => send("GET", `/assets/${sheet}`, longHeader),
    ({ send }) => send("GET", "/assets/..%2Fhandlers.ts"),
  ],
  404: [
    ({ registry }) => registry.site.asset("site.css"),
    ({ registry }) => registry.site.asset("handlers.ts"),
  ],
};
