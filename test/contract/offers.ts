import type { Browser } from "../browser.ts";
import { tokenOf } from "../offers/scene.ts";
import type { Scenarios, ScenarioWorld } from "../scenario.ts";
import { byAccount } from "./access.ts";
import { elsewhere, weather } from "./preparation.ts";

const id = weather.agent_id;
const week = 7 * 86_400_000;

/** An agent that is offered, and the two accounts. */
interface Offered {
  id: string;
  giver: Browser;
  recipient: Browser;
}

/** Offers an agent to an account, by its address. @param age that of the agent when it is offered. */
async function offered(world: ScenarioWorld, age = 0): Promise<Offered> {
  const giver = await world.developer();
  await giver.agents.register(weather);
  world.pass(age);
  if (age > 0) await giver.accounts.signIn({ email: giver.email ?? "", password: "correct horse battery" });
  const recipient = await world.developer();
  const { id: offerId } = await giver.agents.transfer(id, { to: recipient.email ?? "" });
  return { id: offerId, giver, recipient };
}

export const list: Scenarios["offers"]["list"] = {
  access: byAccount("account:read", "agents:write"),
  histories: ["transfer"],
  200: {
    "no offers": async (world) => (await world.developer()).offers.list().page(),
    "incoming ones": async (world) => (await offered(world)).recipient.offers.list().page(),
    "outgoing ones": async (world) =>
      (await offered(world)).giver.offers.list({ direction: "outgoing" }).page(),
    "by a key": async (world) => (await world.keyed((await offered(world)).recipient)).offers.list().page(),
    "several pages": async (world) => {
      const { giver, recipient } = await offered(world);
      await giver.agents.register({ ...weather, agent_id: "second" });
      await giver.agents.transfer("second", { to: recipient.email ?? "" });
      for await (const _ of recipient.offers.list({ limit: 1 }));
    },
    "an expired one": async (world) => {
      const { recipient } = await offered(world);
      const keyed = await world.keyed(recipient);
      world.pass(2 * week);
      return keyed.offers.list().page();
    },
  },
  400: {
    invalid_cursor: async (world) => (await world.developer()).offers.list({ cursor: "foreign" }).page(),
    invalid_query: async (world) =>
      (await world.keyed(await world.developer())) &&
      world.send("GET", "/api/developers/offers?direction=both", {
        headers: { cookie: `access_token=${(await world.developer()).jar.get("access_token")}` },
      }),
  },
};

export const accept: Scenarios["offers"]["accept"] = {
  access: byAccount("agents:write"),
  histories: ["transfer"],
  200: {
    "a young agent": async (world) => {
      const { id, recipient } = await offered(world);
      return recipient.offers.accept(id);
    },
    "an older agent": async (world) => {
      const { id, recipient } = await offered(world, week);
      return recipient.offers.accept(id);
    },
  },
  403: {
    not_offer_recipient: async (world) => {
      const { id, giver } = await offered(world);
      return giver.offers.accept(id);
    },
  },
  404: {
    offer_not_found: {
      "an unknown id": async (world) => (await world.developer()).offers.accept("offer_unknown"),
      "an offer of others": async (world) => {
        const { id } = await offered(world);
        return (await world.developer()).offers.accept(id);
      },
      "as the operator": async (world) => {
        const { id } = await offered(world);
        return (await world.owner()).offers.accept(id);
      },
    },
  },
  409: {
    offer_not_open: {
      "accepted already": async (world) => {
        const { id, recipient } = await offered(world, week);
        await recipient.offers.accept(id);
        return recipient.offers.accept(id);
      },
      cancelled: async (world) => {
        const { id, giver, recipient } = await offered(world);
        await giver.offers.cancel(id);
        return recipient.offers.accept(id);
      },
      expired: async (world) => {
        const { id, recipient } = await offered(world);
        const keyed = await world.keyed(recipient);
        world.pass(2 * week);
        return keyed.offers.accept(id);
      },
      "an agent that was deleted": async (world) => {
        const { id: offerId, giver, recipient } = await offered(world);
        await giver.agents.remove(id);
        return recipient.offers.accept(offerId);
      },
      "an agent that has another owner": async (world) => {
        const { id, recipient } = await offered(world);
        await world.arrange.giveAwayAgents();
        return recipient.offers.accept(id);
      },
    },
  },
  429: {
    new_agent_limit_reached: elsewhere(
      { newAgentsPerDay: { free: 1, pro: 1, enterprise: 1 } },
      async (world) => {
        const { id, recipient } = await offered(world);
        await recipient.agents.register({ ...weather, agent_id: "own" });
        return recipient.offers.accept(id);
      },
    ),
  },
};

export const decline: Scenarios["offers"]["decline"] = {
  access: byAccount("agents:write"),
  histories: ["transfer"],
  200: async (world) => {
    const { id, recipient } = await offered(world);
    return recipient.offers.decline(id);
  },
  403: {
    not_offer_recipient: async (world) => {
      const { id, giver } = await offered(world);
      return giver.offers.decline(id);
    },
  },
  404: {
    offer_not_found: async (world) => (await world.developer()).offers.decline("offer_unknown"),
  },
  409: {
    offer_not_open: async (world) => {
      const { id, recipient } = await offered(world);
      await recipient.offers.decline(id);
      return recipient.offers.decline(id);
    },
  },
};

export const cancel: Scenarios["offers"]["cancel"] = {
  access: byAccount("agents:write"),
  histories: ["transfer"],
  200: {
    "by its giver": async (world) => {
      const { id, giver } = await offered(world);
      return giver.offers.cancel(id);
    },
    "by its giver, after it was accepted": async (world) => {
      const { id, giver, recipient } = await offered(world, week);
      await recipient.offers.accept(id);
      return giver.offers.cancel(id);
    },
    "by its recipient, after it was accepted": async (world) => {
      const { id, recipient } = await offered(world, week);
      await recipient.offers.accept(id);
      return recipient.offers.cancel(id);
    },
  },
  403: {
    not_offer_giver: async (world) => {
      const { id, recipient } = await offered(world);
      return recipient.offers.cancel(id);
    },
  },
  404: {
    offer_not_found: async (world) => (await world.developer()).offers.cancel("offer_unknown"),
  },
  409: {
    offer_not_open: async (world) => {
      const { id, giver, recipient } = await offered(world);
      await recipient.offers.accept(id);
      return giver.offers.cancel(id);
    },
  },
};

/** Offers an agent to an address that no account has. */
async function offeredByLink(world: ScenarioWorld): Promise<{ giver: Browser; id: string; token: string }> {
  const giver = await world.developer();
  await giver.agents.register(weather);
  const offer = await giver.agents.transfer(id, { to: "grace@example.com" });
  return { giver, id: offer.id, token: tokenOf(offer) };
}

export const claim: Scenarios["offers"]["claim"] = {
  access: byAccount("agents:write"),
  200: {
    "an account with any address": async (world) => {
      const { token } = await offeredByLink(world);
      return (await world.developer()).offers.claim({ token });
    },
    "by a key": async (world) => {
      const { token } = await offeredByLink(world);
      return (await world.keyed(await world.developer())).offers.claim({ token });
    },
  },
  403: {
    not_offer_recipient: async (world) => {
      const { giver, token } = await offeredByLink(world);
      return giver.offers.claim({ token });
    },
  },
  404: {
    offer_not_found: {
      "an unknown token": async (world) => (await world.developer()).offers.claim({ token: "unknown" }),
      "a used one": async (world) => {
        const { token } = await offeredByLink(world);
        const recipient = await world.developer();
        await recipient.offers.claim({ token });
        return (await world.developer()).offers.claim({ token });
      },
    },
  },
  409: {
    offer_not_open: async (world) => {
      const { giver, id, token } = await offeredByLink(world);
      await giver.offers.cancel(id);
      return (await world.developer()).offers.claim({ token });
    },
  },
};
