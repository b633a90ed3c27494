import type { Scenarios } from "../scenario.ts";
import { unknownParameter, withWeather } from "./invalid-requests.ts";

const longHeader = { headers: { "if-none-match": "x".repeat(1_001) } };

export const health: Scenarios["node"]["health"] = {
  200: ({ registry }) => registry.node.health(),
  400: unknownParameter("GET", "/health"),
};

export const live: Scenarios["node"]["live"] = {
  200: ({ registry }) => registry.node.live(),
  400: unknownParameter("GET", "/health/live"),
};

export const ready: Scenarios["node"]["ready"] = {
  200: ({ registry }) => registry.node.ready(),
  400: unknownParameter("GET", "/health/ready"),
};

export const stats: Scenarios["node"]["stats"] = {
  200: async (world) => (await withWeather(world)).registry.node.stats(),
  304: ({ registry }) => registry.node.stats({ ifNoneMatch: "*" }),
  400: [unknownParameter("GET", "/stats"), ({ send }) => send("GET", "/stats", longHeader)],
};

export const openapiJson: Scenarios["node"]["openapiJson"] = {
  200: ({ registry }) => registry.node.openapiJson(),
  304: ({ registry }) => registry.node.openapiJson({ ifNoneMatch: "*" }),
  400: [unknownParameter("GET", "/openapi.json"), ({ send }) => send("GET", "/openapi.json", longHeader)],
};

export const openapiYaml: Scenarios["node"]["openapiYaml"] = {
  200: ({ registry }) => registry.node.openapiYaml(),
  304: ({ registry }) => registry.node.openapiYaml({ ifNoneMatch: "*" }),
  400: [unknownParameter("GET", "/openapi.yaml"), ({ send }) => send("GET", "/openapi.yaml", longHeader)],
};

export const webhookVectors: Scenarios["node"]["webhookVectors"] = {
  200: ({ registry }) => registry.node.webhookVectors(),
  304: ({ registry }) => registry.node.webhookVectors({ ifNoneMatch: "*" }),
  400: [
    unknownParameter("GET", "/docs/webhook-vectors.json"),
    ({ send }) => send("GET", "/docs/webhook-vectors.json", longHeader),
  ],
};
