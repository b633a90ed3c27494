import type { Scenarios } from "../scenario.ts";
import { metricsToken } from "../world.ts";
import { byAnyone, byOwner } from "./access.ts";
import { asBrowser, deleted, elsewhere, withWeather } from "./preparation.ts";

export const health: Scenarios["node"]["health"] = {
  access: byAnyone,
  200: {
    "a program": ({ registry }) => registry.node.health(),
    "a browser": ({ send }) => send("GET", "/health", asBrowser),
  },
};

export const live: Scenarios["node"]["live"] = {
  access: byAnyone,
  200: ({ registry }) => registry.node.live(),
};

export const ready: Scenarios["node"]["ready"] = {
  access: byAnyone,
  200: ({ registry }) => registry.node.ready(),
};

export const stats: Scenarios["node"]["stats"] = {
  access: byAnyone,
  histories: ["stats", "audit"],
  200: {
    "an agent": async (world) => (await withWeather(world)).registry.node.stats(),
    "a browser": async (world) => (await withWeather(world)).send("GET", "/stats", asBrowser),
    "a deleted agent": async (world) => (await deleted(world)).registry.node.stats(),
    "an agent that is a day old": async (world) => {
      await withWeather(world);
      world.pass(86_400_000);
      return world.registry.node.stats();
    },
  },
  304: ({ registry }) => registry.node.stats({ ifNoneMatch: "*" }),
};

export const openapiJson: Scenarios["node"]["openapiJson"] = {
  access: byAnyone,
  200: ({ registry }) => registry.node.openapiJson(),
  304: ({ registry }) => registry.node.openapiJson({ ifNoneMatch: "*" }),
};

export const openapiDocument: Scenarios["node"]["openapiDocument"] = {
  access: byAnyone,
  200: ({ registry }) => registry.node.openapiDocument("agents.json"),
  304: ({ registry }) => registry.node.openapiDocument("agents.json", { ifNoneMatch: "*" }),
  404: { openapi_document_not_found: ({ registry }) => registry.node.openapiDocument("client.json") },
};

export const openapiYaml: Scenarios["node"]["openapiYaml"] = {
  access: byAnyone,
  200: ({ registry }) => registry.node.openapiYaml(),
  304: ({ registry }) => registry.node.openapiYaml({ ifNoneMatch: "*" }),
};

export const workflows: Scenarios["node"]["workflows"] = {
  access: byAnyone,
  200: ({ registry }) => registry.node.workflows(),
  304: ({ registry }) => registry.node.workflows({ ifNoneMatch: "*" }),
};

export const webhookVectors: Scenarios["node"]["webhookVectors"] = {
  access: byAnyone,
  200: ({ registry }) => registry.node.webhookVectors(),
  304: ({ registry }) => registry.node.webhookVectors({ ifNoneMatch: "*" }),
};

export const metrics: Scenarios["node"]["metrics"] = {
  access: { requires: "metrics token", scopes: null },
  200: ({ registry }) => registry.node.metrics({ headers: bearerOf(metricsToken) }),
  401: {
    metrics_token_required: {
      "no token": ({ registry }) => registry.node.metrics(),
      "another token": ({ registry }) => registry.node.metrics({ headers: bearerOf(`${metricsToken}x`) }),
      "another scheme": ({ send }) =>
        send("GET", "/metrics", { headers: { authorization: "Basic dXNlcg==" } }),
      "the header of keys": ({ send }) => send("GET", "/metrics", { headers: { "x-api-key": metricsToken } }),
      "a key": async (world) => (await world.keyed(await world.owner())).node.metrics(),
      "a session": async (world) => (await world.owner()).node.metrics(),
    },
  },
  404: {
    metrics_disabled: elsewhere({ metricsToken: null }, ({ registry }) => registry.node.metrics()),
  },
};

function bearerOf(token: string): { authorization: string } {
  return { authorization: `Bearer ${token}` };
}

export const adminHealth: Scenarios["node"]["adminHealth"] = {
  access: byOwner,
  200: {
    "with a session": async (world) => (await world.owner()).node.adminHealth(),
    "with a key": async (world) => (await world.keyed(await world.owner())).node.adminHealth(),
    "late jobs": async (world) => {
      const owner = await world.owner();
      world.pass(86_400_000);
      return owner.node.adminHealth();
    },
  },
};
