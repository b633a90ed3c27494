import type { Browser } from "../browser.ts";
import type { Scenarios, ScenarioWorld } from "../scenario.ts";
import { bySession } from "./access.ts";
import { continuedBy } from "./preparation.ts";

/** A developer with a key. */
async function withKey(world: ScenarioWorld): Promise<{ developer: Browser; id: string }> {
  const developer = await world.developer();
  const { key } = await developer.keys.create({ name: "ci" });
  return { developer, id: key.id };
}

export const create: Scenarios["keys"]["create"] = {
  access: bySession,
  histories: ["create key"],
  201: {
    "a key of the account's tier": async (world) => (await world.developer()).keys.create({ name: "ci" }),
    "a key of a named tier": async (world) =>
      (await world.developer("pro")).keys.create({ name: "ci", tier: "pro" }),
    "a key with scopes": async (world) =>
      (await world.developer()).keys.create({ name: "ci", scopes: ["agents:write", "facts:write"] }),
    "a key with an expiry": async (world) =>
      (await world.owner()).keys.create({ name: "ci", expires_at: "2027-01-01T00:00:00+01:00" }),
  },
  400: {
    invalid_body: {
      "a blank name": async (world) => (await world.developer()).keys.create({ name: " " }),
      "an unknown scope": async (world) =>
        (await world.developer()).keys.create({ name: "ci", scopes: ["keys:write" as "facts:write"] }), // of none that exist
    },
    expiry_in_past: async (world) =>
      (await world.developer()).keys.create({ name: "ci", expires_at: "2026-11-20T16:00:00Z" }),
  },
  403: {
    tier_not_available: async (world) =>
      (await world.developer()).keys.create({ name: "ci", tier: "enterprise" }),
  },
  409: {
    active_key_limit_reached: async (world) => {
      const developer = await world.developer();
      for (let n = 0; n < 6; n++) await developer.keys.create({ name: `key ${n}` });
    },
  },
};

export const list: Scenarios["keys"]["list"] = {
  access: bySession,
  histories: ["audit"],
  200: {
    "no keys": async (world) => (await world.developer()).keys.list().page(),
    "a key": async (world) => (await withKey(world)).developer.keys.list().page(),
    "the keys of the owner": async (world) => (await world.owner()).keys.list().page(),
    "several pages": async (world) => {
      const { developer } = await withKey(world);
      await developer.keys.create({ name: "another" });
      for await (const _ of developer.keys.list({ limit: 1 }));
    },
    "by what they contain": async (world) =>
      (await withKey(world)).developer.keys.list({ contains: "CI" }).page(),
  },
  400: {
    invalid_cursor: {
      "a foreign cursor": async (world) => (await world.developer()).keys.list({ cursor: "foreign" }).page(),
      "a cursor of another account": async (world) => {
        const { developer } = await withKey(world);
        await developer.keys.create({ name: "another" });
        const { keys } = await world.developer();
        return continuedBy(developer.keys.list({ limit: 1 }), (cursor) => keys.list({ cursor }));
      },
      "a cursor of another text": async (world) => {
        const { keys } = (await withKey(world)).developer;
        await keys.create({ name: "another" });
        return continuedBy(keys.list({ limit: 1 }), (cursor) => keys.list({ cursor, contains: "c" }));
      },
    },
    invalid_query: {
      "a limit of 0": async (world) => (await world.developer()).keys.list({ limit: 0 }).page(),
    },
  },
};

export const revoke: Scenarios["keys"]["revoke"] = {
  access: { ...bySession, object: "key", others: "key_not_found", operator: "key_not_found" },
  histories: ["key"],
  200: {
    "an active key": async (world) => {
      const { developer, id } = await withKey(world);
      return developer.keys.revoke(id);
    },
    "a revoked key": async (world) => {
      const { developer, id } = await withKey(world);
      await developer.keys.revoke(id);
      return developer.keys.revoke(id);
    },
  },
  404: {
    key_not_found: {
      "an unknown key": async (world) => (await world.developer()).keys.revoke("key_unknown"),
      "a key of another account": async (world) => {
        const { id } = await withKey(world);
        return (await world.developer()).keys.revoke(id);
      },
    },
  },
};

export const rotate: Scenarios["keys"]["rotate"] = {
  access: {
    ...bySession,
    object: "key",
    others: "key_not_found",
    operator: "key_not_found",
    body: () => ({ grace_period_s: 0 }),
  },
  histories: ["key"],
  201: async (world) => {
    const { developer, id } = await withKey(world);
    return developer.keys.rotate(id, { grace_period_s: 3_600 });
  },
  400: {
    invalid_body: {
      "another grace period": async (world) =>
        (await world.developer()).keys.rotate("key_a", { grace_period_s: 5 as 0 }), // none of the four
    },
  },
  404: {
    key_not_found: async (world) =>
      (await world.developer()).keys.rotate("key_unknown", { grace_period_s: 0 }),
  },
  409: {
    key_not_active: async (world) => {
      const { developer, id } = await withKey(world);
      await developer.keys.revoke(id);
      return developer.keys.rotate(id, { grace_period_s: 0 });
    },
    key_already_rotated: async (world) => {
      const { developer, id } = await withKey(world);
      await developer.keys.rotate(id, { grace_period_s: 3_600 });
      return developer.keys.rotate(id, { grace_period_s: 0 });
    },
  },
};

export const usage: Scenarios["keys"]["usage"] = {
  access: { ...bySession, object: "key", others: "key_not_found", operator: "key_not_found" },
  200: {
    "a key without requests": async (world) => {
      const { developer, id } = await withKey(world);
      return developer.keys.usage(id);
    },
    "the requests of a week": async (world) => {
      const developer = await world.developer();
      await (await world.keyed(developer)).accounts.whoami();
      const [key] = (await developer.keys.list().page()).keys;
      return developer.keys.usage(key?.id ?? "", { days: 7 });
    },
  },
  400: {
    invalid_query: {
      "more days than are kept": async (world) =>
        (await world.developer()).keys.usage("key_unknown", { days: 91 }),
    },
  },
  404: { key_not_found: async (world) => (await world.developer()).keys.usage("key_unknown") },
};

export const update: Scenarios["keys"]["update"] = {
  access: {
    ...bySession,
    object: "key",
    others: "key_not_found",
    operator: "key_not_found",
    body: () => ({ name: "renamed" }),
  },
  200: {
    "an active key": async (world) => {
      const { developer, id } = await withKey(world);
      return developer.keys.update(id, { name: "renamed" });
    },
    "a revoked key, with spaces around the name": async (world) => {
      const { developer, id } = await withKey(world);
      await developer.keys.revoke(id);
      return developer.keys.update(id, { name: " renamed " });
    },
  },
  400: {
    invalid_body: {
      "a blank name": async (world) => (await world.developer()).keys.update("key_a", { name: " " }),
    },
  },
  404: {
    key_not_found: {
      "an unknown key": async (world) => (await world.developer()).keys.update("key_unknown", { name: "a" }),
      "a key of another account": async (world) => {
        const { id } = await withKey(world);
        return (await world.developer()).keys.update(id, { name: "mine" });
      },
    },
  },
};
