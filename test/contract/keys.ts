import type { Browser } from "../browser.ts";
import type { Scenarios, ScenarioWorld } from "../scenario.ts";
import {
  badSessions,
  keyForSession,
  malformedJson,
  nobodySignedIn,
  notAllowed,
  signedIn,
  tooLarge,
  twoSessions,
  unknownParameter,
  wrongMediaType,
} from "./invalid-requests.ts";

const keys = "/api/developers/keys";
const someKey = `${keys}/key_unknown`;

/** A developer with a key. */
async function withKey(world: ScenarioWorld): Promise<{ developer: Browser; id: string }> {
  const developer = await world.developer();
  const { key } = await developer.keys.create({ name: "ci" });
  return { developer, id: key.id };
}

/** The rejected requests of every operation on keys. */
function refusals(method: string, path: string) {
  return {
    400: [signedIn(unknownParameter(method, path)), twoSessions(method, path)],
    401: [nobodySignedIn(method, path), ...badSessions(method, path)],
    403: [...notAllowed(method, path), keyForSession(method, path)],
  };
}

export const create: Scenarios["keys"]["create"] = {
  201: [
    async (world) => (await world.developer()).keys.create({ name: "ci" }),
    async (world) => (await world.developer("pro")).keys.create({ name: "ci", tier: "pro" }),
    async (world) =>
      (await world.owner()).keys.create({ name: "ci", expires_at: "2027-01-01T00:00:00+01:00" }),
  ],
  ...refusals("POST", keys),
  400: [
    ...refusals("POST", keys)[400],
    async (world) => (await world.developer()).keys.create({ name: " " }),
    async (world) =>
      (await world.developer()).keys.create({ name: "ci", expires_at: "2026-11-20T16:00:00Z" }),
    signedIn(malformedJson("POST", keys)),
  ],
  403: [
    ...refusals("POST", keys)[403],
    async (world) => (await world.developer()).keys.create({ name: "ci", tier: "enterprise" }),
  ],
  409: async (world) => {
    const developer = await world.developer();
    for (let n = 0; n < 6; n++) await developer.keys.create({ name: `key ${n}` });
  },
  413: signedIn(tooLarge("POST", keys)),
  415: signedIn(wrongMediaType("POST", keys)),
};

export const list: Scenarios["keys"]["list"] = {
  200: [
    async (world) => (await world.developer()).keys.list().page(),
    async (world) => (await withKey(world)).developer.keys.list().page(),
    async (world) => (await world.owner()).keys.list().page(),
    async (world) => {
      const { developer } = await withKey(world);
      await developer.keys.create({ name: "another" });
      for await (const _ of developer.keys.list({ limit: 1 }));
    },
  ],
  ...refusals("GET", keys),
  400: [
    ...refusals("GET", keys)[400],
    async (world) => (await world.developer()).keys.list({ cursor: "foreign" }).page(),
    async (world) => (await world.developer()).keys.list({ limit: 0 }).page(),
  ],
};

export const revoke: Scenarios["keys"]["revoke"] = {
  200: [
    async (world) => {
      const { developer, id } = await withKey(world);
      return developer.keys.revoke(id);
    },
    async (world) => {
      const { developer, id } = await withKey(world);
      await developer.keys.revoke(id);
      return developer.keys.revoke(id);
    },
  ],
  ...refusals("DELETE", someKey),
  400: [
    ...refusals("DELETE", someKey)[400],
    async (world) => (await world.developer()).keys.revoke("not an id"),
  ],
  404: [
    async (world) => (await world.developer()).keys.revoke("key_unknown"),
    async (world) => {
      const { id } = await withKey(world);
      return (await world.developer()).keys.revoke(id);
    },
  ],
};

export const rotate: Scenarios["keys"]["rotate"] = {
  201: async (world) => {
    const { developer, id } = await withKey(world);
    return developer.keys.rotate(id, { grace_period_s: 3_600 });
  },
  ...refusals("POST", `${someKey}/rotate`),
  400: [
    ...refusals("POST", `${someKey}/rotate`)[400],
    async (world) => (await world.developer()).keys.rotate("not an id", { grace_period_s: 0 }),
    async (world) => (await world.developer()).keys.rotate("key_a", { grace_period_s: 5 as 0 }), // none of the four
    signedIn(malformedJson("POST", `${someKey}/rotate`)),
  ],
  404: async (world) => (await world.developer()).keys.rotate("key_unknown", { grace_period_s: 0 }),
  409: [
    async (world) => {
      const { developer, id } = await withKey(world);
      await developer.keys.revoke(id);
      return developer.keys.rotate(id, { grace_period_s: 0 });
    },
    async (world) => {
      const { developer, id } = await withKey(world);
      await developer.keys.rotate(id, { grace_period_s: 3_600 });
      return developer.keys.rotate(id, { grace_period_s: 0 });
    },
  ],
  413: signedIn(tooLarge("POST", `${someKey}/rotate`)),
  415: signedIn(wrongMediaType("POST", `${someKey}/rotate`)),
};

export const usage: Scenarios["keys"]["usage"] = {
  200: async (world) => {
    const { developer, id } = await withKey(world);
    return developer.keys.usage(id);
  },
  ...refusals("GET", `${someKey}/usage`),
  400: [
    ...refusals("GET", `${someKey}/usage`)[400],
    async (world) => (await world.developer()).keys.usage("not an id"),
  ],
  404: async (world) => (await world.developer()).keys.usage("key_unknown"),
};
