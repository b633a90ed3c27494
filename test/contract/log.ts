import type { Scenario, Scenarios, ScenarioWorld } from "../scenario.ts";
import { withoutExpiry } from "../world.ts";
import { asBrowser, elsewhere, weather, withWeather } from "./preparation.ts";

/** Registers an agent, and seals its event. */
async function withLog(world: ScenarioWorld): Promise<ScenarioWorld> {
  await withWeather(world);
  await world.arrange.seal();
  return world;
}

export const read: Scenarios["log"]["read"] = {
  200: {
    "before the first event": ({ registry }) => registry.log.read(),
    "a log": async (world) => (await withLog(world)).registry.log.read(),
    "a browser": async (world) => (await withLog(world)).send("GET", "/log", asBrowser),
    "a halted log": async (world) => {
      await withLog(world);
      await world.arrange.haltLog();
      await world.registry.log.read();
    },
    "after another log": async (world) => {
      await withLog(world);
      await world.arrange.beginNewLog();
      await world.registry.log.read();
    },
  },
  304: async (world) => {
    const { registry, send } = await withLog(world);
    await registry.log.read({ ifNoneMatch: (await send("GET", "/log")).headers.get("etag") ?? "" });
  },
};

export const checkpoint: Scenarios["log"]["checkpoint"] = {
  200: async (world) => (await withLog(world)).registry.log.checkpoint(),
  304: async (world) => {
    const { registry, send } = await withLog(world);
    const { headers } = await send("GET", "/log/checkpoint");
    await registry.log.checkpoint({ ifNoneMatch: headers.get("etag") ?? "" });
  },
  404: { checkpoint_not_found: ({ registry }) => registry.log.checkpoint() },
};

/** Reads a file of a log with one entry. */
function missing(path: string): Scenario {
  return async (world) => (await withLog(world)).send("GET", path);
}

export const tile: Scenarios["log"]["tile"] = {
  200: {
    "with slashes": async (world) => (await withLog(world)).send("GET", "/log/tile/0/000.p/1"),
    "with encoded slashes": async (world) => (await withLog(world)).registry.log.tile("0/000.p/1"),
  },
  404: {
    tile_not_found: {
      "before the first event": ({ registry }) => registry.log.tile("0/000.p/1"),
      "a tile that is not full": missing("/log/tile/0/000"),
      "hashes that are not published": missing("/log/tile/0/000.p/2"),
      "an empty tile": missing("/log/tile/1/000.p/1"),
      "a number in another form": missing("/log/tile/0/x000/000.p/1"),
      "a width that is no width": missing("/log/tile/0/000.p/0"),
      "a level alone": missing("/log/tile/0"),
      "a parent folder": missing("/log/tile/..%2Fcheckpoint"),
    },
  },
};

export const entries: Scenarios["log"]["entries"] = {
  200: {
    "with slashes": async (world) => (await withLog(world)).send("GET", "/log/tile/entries/000.p/1"),
    "with encoded slashes": async (world) => (await withLog(world)).registry.log.entries("000.p/1"),
  },
  404: {
    tile_not_found: {
      "before the first event": ({ registry }) => registry.log.entries("000.p/1"),
      "entries that are not published": missing("/log/tile/entries/000.p/2"),
    },
  },
};

export const proof: Scenarios["log"]["proof"] = {
  200: {
    "a program": async (world) => (await withLog(world)).registry.log.proof(1),
    "a browser": async (world) => (await withLog(world)).send("GET", "/events/1/proof", asBrowser),
  },
  304: async (world) => {
    const { registry, send } = await withLog(world);
    const { headers } = await send("GET", "/events/1/proof");
    await registry.log.proof(1, { ifNoneMatch: headers.get("etag") ?? "" });
  },
  400: { invalid_path: ({ registry }) => registry.log.proof("first") },
  404: {
    event_not_logged: elsewhere(
      {},
      async (world) => {
        for (const agent_id of ["a", "b", "c"])
          await world.registry.agents.register({ ...weather, agent_id });
        await world.arrange.deleteEvents();
        await world.arrange.seal();
        await world.registry.log.proof(1);
      },
      withoutExpiry, // otherwise the node may seal the first event before it is deleted
    ),
    event_not_sealed: {
      "an event that is not sealed yet": elsewhere(
        {},
        async (world) => (await withWeather(world)).registry.log.proof(1),
        withoutExpiry,
      ),
      "an event that does not exist": async (world) => (await withLog(world)).registry.log.proof(2),
      "no event": async (world) => (await withLog(world)).registry.log.proof(0),
    },
  },
};
