import type { Registry } from "../../client/index.ts";
import { cosignerOf } from "../../server/features/log/log-key.ts";
import { OtherLog, otherOrigin } from "../log/other-log.ts";
import type { Scenario, Scenarios, ScenarioWorld } from "../scenario.ts";
import { withoutExpiry } from "../world.ts";
import { byAnyone, byOwner } from "./access.ts";
import { asBrowser, elsewhere, json, ownerAsks, weather, withWeather } from "./preparation.ts";

/** Registers an agent, and seals its event. */
async function withLog(world: ScenarioWorld): Promise<ScenarioWorld> {
  await withWeather(world);
  await world.arrange.seal();
  return world;
}

export const read: Scenarios["log"]["read"] = {
  access: byAnyone,
  histories: ["monitor", "audit"],
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
  access: byAnyone,
  histories: ["monitor", "audit"],
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
  access: byAnyone,
  histories: ["monitor", "audit"],
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
  access: byAnyone,
  histories: ["monitor", "audit"],
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
  access: byAnyone,
  200: {
    "a program": async (world) => (await withLog(world)).registry.log.proof(1),
    "a browser": async (world) => (await withLog(world)).send("GET", "/events/1/proof", asBrowser),
  },
  304: async (world) => {
    const { registry, send } = await withLog(world);
    const { headers } = await send("GET", "/events/1/proof");
    await registry.log.proof(1, { ifNoneMatch: headers.get("etag") ?? "" });
  },
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

/** The key of a witness. */
const vkeyOf = (seed = 1) => cosignerOf(Buffer.alloc(32, seed), "witness.example/w").vkey;

const north = { vkey: vkeyOf(), url: "https://witness.example/w" };

/** Runs a scenario as the owner of a node whose log has a witness. */
function withWitness(play: (owner: Registry) => Promise<unknown>): Scenario {
  return async (world) => {
    const owner = await world.owner();
    await owner.log.addWitness("north", north);
    await play(owner);
  };
}

export const witnesses: Scenarios["log"]["witnesses"] = {
  access: byOwner,
  200: {
    none: async (world) => (await world.owner()).log.witnesses(),
    "a witness": withWitness((owner) => owner.log.witnesses()),
    "a witness of a log": async (world) => {
      await withLog(world);
      await withWitness((owner) => owner.log.witnesses())(world);
    },
  },
};

export const addWitness: Scenarios["log"]["addWitness"] = {
  access: byOwner,
  200: {
    "a new one": withWitness(() => Promise.resolve()),
    "another URL": withWitness((owner) =>
      owner.log.addWitness("north", { ...north, url: "https://witness.example/2" }),
    ),
  },
  400: {
    verifier_key_rejected: {
      "a key that signs checkpoints": async (world) =>
        (await world.owner()).log.addWitness("north", { ...north, vkey: new OtherLog([]).key.vkey }),
      "a key with another id": async (world) =>
        (await world.owner()).log.addWitness("north", {
          ...north,
          vkey: north.vkey.replace(/\+[0-9a-f]{8}\+/, "+00000000+"),
        }),
      "the key of the node": async (world) => {
        const { witness_vkey } = await world.registry.log.read();
        await (await world.owner()).log.addWitness("north", { ...north, vkey: witness_vkey ?? "" });
      },
    },
    witness_url_rejected: {
      "a loopback address": async (world) =>
        (await world.owner()).log.addWitness("north", { ...north, url: "https://127.0.0.1/" }),
      "a URL with a query": async (world) =>
        (await world.owner()).log.addWitness("north", { ...north, url: "https://witness.example/?a=b" }),
    },
  },
  409: {
    witness_name_reserved: async (world) => (await world.owner()).log.addWitness("none", north),
    witness_known: withWitness((owner) => owner.log.addWitness("south", north)),
    witness_limit_reached: withWitness(async (owner) => {
      for (let n = 2; n <= 33; n++) await owner.log.addWitness(`witness-${n}`, { ...north, vkey: vkeyOf(n) });
    }),
  },
};

export const removeWitness: Scenarios["log"]["removeWitness"] = {
  access: byOwner,
  200: withWitness((owner) => owner.log.removeWitness("north")),
  404: { witness_not_found: async (world) => (await world.owner()).log.removeWitness("north") },
};

const { vkey } = new OtherLog([]).key;

/** Runs a scenario as the owner of a node that witnesses a log. */
function withWatched(play: (owner: Registry) => Promise<unknown>): Scenario {
  return async (world) => {
    const owner = await world.owner();
    await owner.log.watch(otherOrigin, { vkeys: [vkey] });
    await play(owner);
  };
}

export const watched: Scenarios["log"]["watched"] = {
  access: byOwner,
  200: {
    none: async (world) => (await world.owner()).log.watched(),
    "a log": withWatched((owner) => owner.log.watched()),
  },
};

export const watch: Scenarios["log"]["watch"] = {
  access: byOwner,
  200: {
    "a new one": withWatched(() => Promise.resolve()),
    "a name with slashes as they are": ownerAsks(({ send }) =>
      send("PUT", `/api/admin/log/watched/${otherOrigin}`, {
        headers: json,
        body: JSON.stringify({ vkeys: [vkey] }),
      }),
    ),
    "further keys": withWatched((owner) =>
      owner.log.watch(otherOrigin, { vkeys: [vkey, new OtherLog([], { seed: 6 }).key.vkey, vkey] }),
    ),
    "one that was removed": withWatched(async (owner) => {
      await owner.log.unwatch(otherOrigin);
      await owner.log.watch(otherOrigin, { vkeys: [vkey] });
    }),
  },
  400: {
    verifier_key_rejected: async (world) =>
      (await world.owner()).log.watch(otherOrigin, { vkeys: [vkey, vkeyOf()] }),
  },
  409: {
    watched_log_limit_reached: withWatched(async (owner) => {
      for (let n = 2; n <= 101; n++) await owner.log.watch(`${n}.example/log`, { vkeys: [vkey] });
    }),
  },
};

export const unwatch: Scenarios["log"]["unwatch"] = {
  access: byOwner,
  200: withWatched((owner) => owner.log.unwatch(otherOrigin)),
  404: {
    log_not_watched: {
      "an unknown one": async (world) => (await world.owner()).log.unwatch(otherOrigin),
      "one that was removed": withWatched(async (owner) => {
        await owner.log.unwatch(otherOrigin);
        await owner.log.unwatch(otherOrigin);
      }),
    },
  },
};
