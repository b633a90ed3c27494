import type { Certification, Schemas } from "../../client/index.ts";
import type { Browser } from "../browser.ts";
import type { Scenarios, ScenarioWorld } from "../scenario.ts";
import {
  deleted,
  malformedJson,
  tooLarge,
  unknownParameter,
  weather,
  withWeather,
  wrongMediaType,
} from "./invalid-requests.ts";
import { accountRefusals, ownerAsks } from "./rejected-requests.ts";

const path = "/api/admin/certifications";
const somePath = `${path}/cert_unknown`;
const { agent_id } = weather;

/** Makes a developer an issuer. */
export async function issuer(world: ScenarioWorld): Promise<Browser> {
  const one = await world.developer();
  const { account } = await one.accounts.session();
  await (await world.owner()).accounts.update(account.id, { issuer: true });
  return one;
}

/** Certifies the agent as the owner of the node. */
async function certified(
  world: ScenarioWorld,
  more: Partial<Schemas["CertificationRequest"]> = {},
): Promise<Certification> {
  await withWeather(world);
  return (await world.owner()).certifications.issue({ agent_id, level: "verified", ...more });
}

export const issue: Scenarios["certifications"]["issue"] = {
  200: async (world) => {
    await certified(world);
    return certified(world, { evidence_url: "https://audit.example.com/1" });
  },
  201: [
    (world) => certified(world),
    (world) =>
      certified(world, {
        issuer: "Example Audit",
        evidence_url: null,
        expires_at: "2027-11-20T00:00:00+01:00",
      }),
    async (world) => {
      await withWeather(world);
      return (await issuer(world)).certifications.issue({ agent_id, level: "basic" });
    },
  ],
  ...accountRefusals("POST", path),
  400: [
    ...accountRefusals("POST", path)[400],
    ownerAsks(malformedJson("POST", path)),
    (world) => certified(world, { expires_at: "2026-11-20T16:00:00Z" }),
    (world) => certified(world, { issuer: " " }),
    async (world) => (await world.owner()).certifications.issue({ agent_id, level: "golden" as "audited" }), // which is no level
  ],
  403: [
    ...accountRefusals("POST", path)[403],
    async (world) => {
      await withWeather(world);
      return (await world.developer()).certifications.issue({ agent_id, level: "basic" });
    },
    async (world) => {
      await certified(world, { issuer: "Example Audit" });
      const request = { agent_id, level: "verified" as const, issuer: "Example Audit" };
      return (await issuer(world)).certifications.issue(request);
    },
    async (world) => {
      await withWeather(world);
      const { certifications } = await issuer(world);
      return certifications.issue({ agent_id, level: "basic", issuer: "http://registry.test" });
    },
    async (world) => {
      const one = await issuer(world);
      await one.agents.register(weather);
      return one.certifications.issue({ agent_id, level: "basic" });
    },
  ],
  404: async (world) => (await world.owner()).certifications.issue({ agent_id: "nobody", level: "basic" }),
  410: async (world) => {
    await deleted(world);
    return (await world.owner()).certifications.issue({ agent_id, level: "basic" });
  },
  413: ownerAsks(tooLarge("POST", path)),
  415: ownerAsks(wrongMediaType("POST", path)),
};

export const revoke: Scenarios["certifications"]["revoke"] = {
  200: [
    async (world) => {
      const { id } = await certified(world);
      const { certifications } = await world.owner();
      await certifications.revoke(id, { reason: "key_compromise" });
      return certifications.revoke(id, { reason: "unspecified" });
    },
    async (world) => {
      await withWeather(world);
      const { certifications } = await issuer(world);
      const { id } = await certifications.issue({ agent_id, level: "audited" });
      return certifications.revoke(id, { reason: "superseded" });
    },
  ],
  ...accountRefusals("DELETE", somePath),
  400: [
    ...accountRefusals("DELETE", somePath)[400],
    async (world) => (await world.owner()).certifications.revoke("not an id", { reason: "unspecified" }),
    async (world) =>
      (await world.owner()).certifications.revoke("cert_1", { reason: "a whim" as "unspecified" }), // which is no reason
    ownerAsks((world) => world.send("DELETE", somePath)),
  ],
  403: [
    ...accountRefusals("DELETE", somePath)[403],
    async (world) => {
      const { id } = await certified(world);
      return (await world.developer()).certifications.revoke(id, { reason: "unspecified" });
    },
    async (world) => {
      const { id } = await certified(world);
      return (await issuer(world)).certifications.revoke(id, { reason: "unspecified" });
    },
  ],
  404: async (world) =>
    (await world.owner()).certifications.revoke("cert_unknown", { reason: "unspecified" }),
  413: ownerAsks(tooLarge("DELETE", somePath)),
  415: ownerAsks(wrongMediaType("DELETE", somePath)),
};

export const list: Scenarios["certifications"]["list"] = {
  200: [
    ({ registry }) => registry.certifications.list().page(),
    async (world) => {
      for (const issuer of ["A", "B", "C"]) await certified(world, { issuer });
      const query = { agent_id, status: ["active" as const], level: ["verified" as const], limit: 2 };
      for await (const _ of world.registry.certifications.list(query));
    },
  ],
  400: [
    unknownParameter("GET", "/certifications"),
    ({ registry }) => registry.certifications.list({ cursor: "foreign" }).page(),
    ({ send }) => send("GET", "/certifications?status=golden"),
  ],
};

export const get: Scenarios["certifications"]["get"] = {
  200: async (world) => world.registry.certifications.get((await certified(world)).id),
  400: [
    unknownParameter("GET", "/certifications/cert_1"),
    ({ registry }) => registry.certifications.get("not an id"),
  ],
  404: ({ registry }) => registry.certifications.get("cert_unknown"),
};
