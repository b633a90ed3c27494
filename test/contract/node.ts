import type { Scenarios } from "../scenario.ts";
import { deleted, withWeather } from "./preparation.ts";

export const health: Scenarios["node"]["health"] = { 200: ({ registry }) => registry.node.health() };

export const live: Scenarios["node"]["live"] = { 200: ({ registry }) => registry.node.live() };

export const ready: Scenarios["node"]["ready"] = { 200: ({ registry }) => registry.node.ready() };

export const stats: Scenarios["node"]["stats"] = {
  200: {
    "an agent": async (world) => (await withWeather(world)).registry.node.stats(),
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
  200: ({ registry }) => registry.node.openapiJson(),
  304: ({ registry }) => registry.node.openapiJson({ ifNoneMatch: "*" }),
};

export const openapiYaml: Scenarios["node"]["openapiYaml"] = {
  200: ({ registry }) => registry.node.openapiYaml(),
  304: ({ registry }) => registry.node.openapiYaml({ ifNoneMatch: "*" }),
};

export const webhookVectors: Scenarios["node"]["webhookVectors"] = {
  200: ({ registry }) => registry.node.webhookVectors(),
  304: ({ registry }) => registry.node.webhookVectors({ ifNoneMatch: "*" }),
};
