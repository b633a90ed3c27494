import type { Registry } from "../../client/index.ts";
import { createTxtReaders } from "../../server/core/egress/txt-resolver.ts";
import { nameServer } from "../domains/name-server.ts";
import type { Scenario, Scenarios, ScenarioWorld } from "../scenario.ts";
import { byAccount } from "./access.ts";
import { elsewhere } from "./preparation.ts";

const domain = "weather.example.com";

/** A developer with a claim. */
async function withClaim(world: ScenarioWorld): Promise<Registry> {
  const developer = await world.developer();
  await developer.domains.claim({ domain });
  return developer;
}

/** Checks a claim whose TXT record is there. */
const proved: Scenario = async (world) => {
  await using server = await nameServer();
  const play: Scenario = async (there) => {
    const developer = await there.developer();
    const { records } = await developer.domains.claim({ domain });
    server.set(records.dns.name, [[records.dns.value_with_subdomains]]);
    await developer.domains.check(domain);
  };
  const domainResolvers = [server.address, server.address];
  await elsewhere({ domainResolvers }, play, { txtReaders: createTxtReaders })(world);
};

export const claim: Scenarios["domains"]["claim"] = {
  access: byAccount("agents:write"),
  200: {
    "a domain that is claimed": async (world) => (await withClaim(world)).domains.claim({ domain }),
    "with the URL of a card": async (world) =>
      (await withClaim(world)).domains.claim({ domain, card_url: `https://${domain}/agents/a.json` }),
  },
  201: {
    "a domain": withClaim,
    "an internationalized domain": async (world) =>
      (await world.developer()).domains.claim({ domain: "wetter.xn--mller-kva.example" }),
    "a domain that was removed": async (world) => {
      const { domains } = await withClaim(world);
      await domains.remove(domain);
      await domains.claim({ domain });
    },
  },
  400: {
    domain_not_claimable: {
      "a public suffix": async (world) => (await world.developer()).domains.claim({ domain: "co.uk" }),
      "the URL of a card elsewhere": async (world) =>
        (await world.developer()).domains.claim({ domain, card_url: "https://example.org/card.json" }),
    },
  },
  409: {
    domain_limit_reached: async (world) => {
      const { domains } = await world.developer();
      for (let n = 0; n < 51; n++) await domains.claim({ domain: `agent-${n}.example.com` });
    },
  },
};

export const list: Scenarios["domains"]["list"] = {
  access: byAccount("account:read", "agents:write"),
  200: {
    "no claims": async (world) => (await world.developer()).domains.list(),
    "a claim": async (world) => (await withClaim(world)).domains.list(),
    "by a key": async (world) => (await world.keyed(await world.developer())).domains.list(),
  },
};

export const check: Scenarios["domains"]["check"] = {
  access: byAccount("agents:write"),
  200: {
    "nothing published": async (world) => (await withClaim(world)).domains.check(domain),
    "a record": proved,
  },
  404: {
    domain_not_found: async (world) => (await world.developer()).domains.check(domain),
  },
  409: {
    domain_claim_ended: async (world) => {
      const { domains } = await world.keyed(await world.developer()); // a session would end
      await domains.claim({ domain });
      world.pass(8 * 86_400_000);
      await domains.check(domain);
      world.pass(60_000);
      await domains.check(domain);
    },
  },
  429: {
    domain_checked_recently: async (world) => {
      const { domains } = await withClaim(world);
      await domains.check(domain);
      await domains.check(domain);
    },
  },
};

export const remove: Scenarios["domains"]["remove"] = {
  access: byAccount("agents:write"),
  200: async (world) => (await withClaim(world)).domains.remove(domain),
  404: {
    domain_not_found: async (world) => (await world.developer()).domains.remove(domain),
  },
};
