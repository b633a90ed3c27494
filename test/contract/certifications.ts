import type { Certification, Schemas } from "../../client/index.ts";
import type { Browser } from "../browser.ts";
import type { Scenarios, ScenarioWorld } from "../scenario.ts";
import { byAccount, byAnyone } from "./access.ts";
import {
  deleted,
  ownerAsks,
  readOfFormerId,
  renamed,
  weather,
  withOtherFilters,
  withWeather,
} from "./preparation.ts";

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
  access: byAccount("certifications:write"),
  histories: ["certify"],
  200: async (world) => {
    await certified(world);
    return certified(world, { evidence_url: "https://audit.example.com/1" });
  },
  201: {
    "by the owner": (world) => certified(world),
    "by the owner, for another issuer": (world) =>
      certified(world, {
        issuer: "Example Audit",
        evidence_url: null,
        expires_at: "2027-11-20T00:00:00+01:00",
      }),
    "by an issuer": async (world) => {
      await withWeather(world);
      return (await issuer(world)).certifications.issue({ agent_id, level: "basic" });
    },
  },
  400: {
    expiry_in_past: (world) => certified(world, { expires_at: "2026-11-20T16:00:00Z" }),
    invalid_body: {
      "a blank issuer": (world) => certified(world, { issuer: " " }),
      "an unknown level": async (world) =>
        (await world.owner()).certifications.issue({ agent_id, level: "golden" as "audited" }), // which is no level
    },
  },
  403: {
    not_an_issuer: async (world) => {
      await withWeather(world);
      return (await world.developer()).certifications.issue({ agent_id, level: "basic" });
    },
    not_certification_issuer: async (world) => {
      const { certifications } = await issuer(world);
      await world.registry.agents.register({ ...weather, agent_id: "another" });
      const { issuer: name } = await certifications.issue({ agent_id: "another", level: "basic" });
      await certified(world, { issuer: name });
      return certifications.issue({ agent_id, level: "verified" });
    },
    issuer_name_not_own: {
      "the name of the node": async (world) => {
        await withWeather(world);
        const { certifications } = await issuer(world);
        return certifications.issue({ agent_id, level: "basic", issuer: "http://registry.test" });
      },
      "the name of another issuer": async (world) => {
        await certified(world, { issuer: "Example Audit" });
        const request = { agent_id, level: "verified" as const, issuer: "Example Audit" };
        return (await issuer(world)).certifications.issue(request);
      },
    },
    own_agent_certification: async (world) => {
      const one = await issuer(world);
      await one.agents.register(weather);
      return one.certifications.issue({ agent_id, level: "basic" });
    },
  },
  404: {
    agent_not_found: async (world) =>
      (await world.owner()).certifications.issue({ agent_id: "nobody", level: "basic" }),
  },
  409: {
    agent_moved: async (world) => {
      await renamed(world);
      return (await world.owner()).certifications.issue({ agent_id, level: "basic" });
    },
  },
  410: {
    agent_tombstoned: async (world) => {
      await deleted(world);
      return (await world.owner()).certifications.issue({ agent_id, level: "basic" });
    },
  },
};

export const revoke: Scenarios["certifications"]["revoke"] = {
  access: byAccount("certifications:write"),
  histories: ["revoke certification"],
  200: {
    "a certification twice": async (world) => {
      const { id } = await certified(world);
      const { certifications } = await world.owner();
      await certifications.revoke(id, { reason: "key_compromise" });
      return certifications.revoke(id, { reason: "unspecified" });
    },
    "a certification of an issuer": async (world) => {
      await withWeather(world);
      const { certifications } = await issuer(world);
      const { id } = await certifications.issue({ agent_id, level: "audited" });
      return certifications.revoke(id, { reason: "superseded" });
    },
  },
  400: {
    invalid_body: {
      "an unknown reason": async (world) =>
        (await world.owner()).certifications.revoke("cert_1", { reason: "a whim" as "unspecified" }), // which is no reason
      "no body": ownerAsks((world) => world.send("DELETE", "/api/admin/certifications/cert_unknown")),
    },
  },
  403: {
    not_an_issuer: async (world) => {
      const { id } = await certified(world);
      return (await world.developer()).certifications.revoke(id, { reason: "unspecified" });
    },
    not_certification_issuer: async (world) => {
      const { id } = await certified(world);
      return (await issuer(world)).certifications.revoke(id, { reason: "unspecified" });
    },
  },
  404: {
    certification_not_found: async (world) =>
      (await world.owner()).certifications.revoke("cert_unknown", { reason: "unspecified" }),
  },
};

export const list: Scenarios["certifications"]["list"] = {
  access: byAnyone,
  histories: ["audit"],
  200: {
    "no certifications": ({ registry }) => registry.certifications.list().page(),
    "several pages": async (world) => {
      for (const issuer of ["A", "B", "C"]) await certified(world, { issuer });
      const query = { agent_id, status: ["active" as const], level: ["verified" as const], limit: 2 };
      for await (const _ of world.registry.certifications.list(query));
    },
  },
  301: readOfFormerId(`/certifications?limit=5&agent_id=${agent_id}`),
  400: {
    invalid_cursor: {
      "a foreign cursor": ({ registry }) => registry.certifications.list({ cursor: "foreign" }).page(),
      ...withOtherFilters(
        async (world) => {
          for (const issuer of ["A", "B"]) await certified(world, { issuer });
          return world.registry.certifications.list;
        },
        { agent_id, status: ["active"], level: ["verified"] },
      ),
    },
    invalid_query: { "an unknown status": ({ send }) => send("GET", "/certifications?status=golden") },
  },
};

export const get: Scenarios["certifications"]["get"] = {
  access: byAnyone,
  histories: ["certification"],
  200: async (world) => world.registry.certifications.get((await certified(world)).id),
  404: { certification_not_found: ({ registry }) => registry.certifications.get("cert_unknown") },
};
