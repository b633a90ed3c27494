import type { Scenario, Scenarios, ScenarioWorld } from "../scenario.ts";
import { byAccount, byOwner } from "./access.ts";
import { continuedBy, json, ownerAsks } from "./preparation.ts";
import {
  barred,
  callbackUrl,
  disableAll,
  disclosing,
  invalidBody,
  operatorsToo,
  ownersAlone,
  subscribed,
} from "./subscriptions.ts";

export { deliver, deliveries, delivery, redeliver, replay, test } from "./deliveries.ts";

const hooks = "/api/webhooks";
const some = `${hooks}/whk_unknown`;

/** What both operations that subscribe reject. */
function notCreated(path: string, create: "create" | "adminCreate") {
  const withUrl = (url: string): Scenario => {
    return async (world) => (await world.developer()).webhooks[create]({ callbackUrl: url });
  };
  const oneTooMany: Scenario = async (world) => {
    const { developer } = await subscribed(world);
    await world.arrange.fillSubscriptions();
    return developer.webhooks[create]({ callbackUrl });
  };
  const oneTooManyThere: Scenario = async (world) => {
    const developer = await world.developer();
    for (let index = 0; index <= 20; index++) await developer.webhooks[create]({ callbackUrl });
  };
  return {
    400: {
      invalid_body: {
        "an unknown event": invalidBody("POST", path, { callbackUrl, events: ["agent.invented"] }),
        "no URL": withUrl(""),
      },
      callback_url_rejected: {
        http: withUrl("http://hooks.example.com/"),
        "a loopback name": withUrl("https://localhost/"),
        "a private address": withUrl("https://10.0.0.1/"),
        "a loopback address": withUrl("https://[::1]/"),
        "a URL that is too long": withUrl(`https://hooks.example.com/${"x".repeat(2_048)}`),
      },
    },
    409: { subscription_limit_reached: oneTooMany, callback_host_limit_reached: oneTooManyThere },
  };
}

/** What both lists reject. */
function notListed(list: "list" | "adminList") {
  const other = list === "list" ? "adminList" : "list";
  return {
    400: {
      invalid_cursor: {
        "a foreign cursor": async (world: ScenarioWorld) =>
          (await world.developer()).webhooks[list]({ cursor: "foreign" }).page(),
        "a cursor of the other list": async (world: ScenarioWorld) => {
          const { developer } = await subscribed(world);
          await developer.webhooks.create({ callbackUrl });
          const { webhooks } = developer;
          return continuedBy(webhooks[other]({ limit: 1 }), (cursor) => webhooks[list]({ cursor }));
        },
        "a cursor of another account": async (world: ScenarioWorld) => {
          const { developer } = await subscribed(world);
          await developer.webhooks.create({ callbackUrl });
          const { webhooks } = await world.developer();
          return continuedBy(developer.webhooks[list]({ limit: 1 }), (cursor) => webhooks[list]({ cursor }));
        },
      },
      invalid_query: {
        "a limit of 0": async (world: ScenarioWorld) =>
          (await world.developer()).webhooks[list]({ limit: 0 }).page(),
      },
    },
  };
}

export const create: Scenarios["webhooks"]["create"] = {
  access: byAccount("webhooks:manage"),
  histories: ["subscribe"],
  201: {
    "with a session": async (world) => (await world.developer()).webhooks.create({ callbackUrl }),
    "with a key, and all fields": async (world) =>
      (await world.keyed(await world.developer())).webhooks.create({
        callbackUrl: "https://xn--bcher-kva.example.com:8443/in?from=registry",
        events: ["cert.revoked", "agent.registered", "cert.revoked"],
        description: "Search index of the shop",
      }),
    "by the operator, to no events": async (world) =>
      (await world.owner()).webhooks.create({ callbackUrl, events: [], description: null }),
    "with an empty description": async (world) =>
      (await world.developer()).webhooks.create({ callbackUrl, description: "" }),
  },
  ...notCreated(hooks, "create"),
};

export const adminCreate: Scenarios["webhooks"]["adminCreate"] = {
  access: byAccount("webhooks:manage"),
  201: {
    "with a session": async (world) => (await world.developer()).webhooks.adminCreate({ callbackUrl }),
    "with a key of the operator": async (world) =>
      (await world.keyed(await world.owner())).webhooks.adminCreate({ callbackUrl, events: ["cert.issued"] }),
  },
  ...notCreated("/api/admin/webhooks", "adminCreate"),
};

export const list: Scenarios["webhooks"]["list"] = {
  access: byAccount("account:read", "webhooks:manage"),
  200: {
    "no subscriptions": async (world) => (await world.developer()).webhooks.list().page(),
    "a subscription": async (world) => (await subscribed(world)).developer.webhooks.list().page(),
    "several pages": async (world) => {
      const { developer } = await subscribed(world);
      await developer.webhooks.create({ callbackUrl });
      for await (const _ of developer.webhooks.list({ limit: 1 }));
    },
    "by status and by what they contain": async (world) =>
      (await subscribed(world)).developer.webhooks.list({ status: ["active"], contains: "HTTPS" }).page(),
  },
  ...notListed("list"),
};

export const adminList: Scenarios["webhooks"]["adminList"] = {
  access: byAccount("account:read", "webhooks:manage"),
  histories: ["audit"],
  200: {
    "of an account": async (world) => (await subscribed(world)).developer.webhooks.adminList().page(),
    "of all accounts, in several pages": async (world) => {
      for (const _ of [1, 2]) await subscribed(world);
      for await (const _ of (await world.owner()).webhooks.adminList({ limit: 1 }));
    },
  },
  ...notListed("adminList"),
};

export const get: Scenarios["webhooks"]["get"] = {
  access: {
    ...byAccount("account:read", "webhooks:manage"),
    object: "subscription",
    others: "subscription_not_found",
  },
  200: {
    "to its account": async (world) => {
      const { developer, id } = await subscribed(world);
      return developer.webhooks.get(id);
    },
    "to the operator": async (world) => (await world.owner()).webhooks.get((await subscribed(world)).id),
    "a disabled subscription with two secrets": async (world) => {
      const { developer, id } = await subscribed(world);
      await developer.webhooks.rotateSecret(id);
      await disableAll(world);
      return developer.webhooks.get(id);
    },
  },
  ...operatorsToo(({ webhooks }, id) => webhooks.get(id)),
};

export const update: Scenarios["webhooks"]["update"] = {
  access: {
    ...byAccount("webhooks:manage"),
    object: "subscription",
    others: "subscription_not_found",
    operator: "not_subscription_owner",
    body: () => ({ description: "Changed" }),
  },
  histories: ["subscription"],
  200: {
    "a pause": async (world) => {
      const { developer, id } = await subscribed(world);
      return developer.webhooks.update(id, { status: "paused" });
    },
    "a disabled subscription that is resumed": async (world) => {
      const { developer, id } = await subscribed(world);
      await disableAll(world);
      return developer.webhooks.update(id, { status: "active" });
    },
    "all fields": async (world) => {
      const { developer, id } = await subscribed(world);
      const description = "another";
      const url = "https://other.example.com/";
      return developer.webhooks.update(id, { callbackUrl: url, events: ["cert.issued"], description });
    },
    "no fields": async (world) => {
      const { developer, id } = await subscribed(world);
      return developer.webhooks.update(id, {});
    },
  },
  ...ownersAlone(({ webhooks }, id) => webhooks.update(id, { events: [] })),
  403: {
    ...ownersAlone(({ webhooks }, id) => webhooks.update(id, { events: [] }))[403],
    ...barred(({ webhooks }, id) => webhooks.update(id, { status: "active" })),
  },
  400: {
    invalid_body: { "a status of the node": invalidBody("PATCH", some, { status: "disabled" }) },
    callback_url_rejected: async (world) => {
      const { developer, id } = await subscribed(world);
      return developer.webhooks.update(id, { callbackUrl: "https://127.0.0.1/" });
    },
  },
  409: {
    subscription_disabled: async (world) => {
      const { developer, id } = await subscribed(world);
      await disableAll(world);
      return developer.webhooks.update(id, { status: "paused" });
    },
    callback_host_limit_reached: async (world) => {
      const { developer, id } = await subscribed(world, "https://other.example.org/");
      for (let index = 0; index < 20; index++) await developer.webhooks.create({ callbackUrl });
      return developer.webhooks.update(id, { callbackUrl });
    },
  },
};

export const remove: Scenarios["webhooks"]["remove"] = {
  access: {
    ...byAccount("webhooks:manage"),
    object: "subscription",
    others: "not_subscription_owner",
    operator: "not_subscription_owner",
  },
  histories: ["subscription"],
  200: {
    "with a session": async (world) => {
      const { developer, id } = await subscribed(world);
      return developer.webhooks.remove(id);
    },
    "a disabled subscription, with a key": async (world) => {
      const { developer, id } = await subscribed(world);
      await disableAll(world);
      return (await world.keyed(developer)).webhooks.remove(id);
    },
  },
  ...disclosing(({ webhooks }, id) => webhooks.remove(id)),
};

export const adminRemove: Scenarios["webhooks"]["adminRemove"] = {
  access: {
    ...byAccount("webhooks:manage"),
    object: "subscription",
    others: "not_subscription_owner",
    operator: "not_subscription_owner",
  },
  200: async (world) => {
    const { developer, id } = await subscribed(world);
    return developer.webhooks.adminRemove(id);
  },
  ...disclosing(({ webhooks }, id) => webhooks.adminRemove(id)),
};

const pauses = disclosing(({ webhooks }, id) => webhooks.pause(id));

export const pause: Scenarios["webhooks"]["pause"] = {
  access: { ...byAccount("webhooks:manage"), object: "subscription", others: "not_subscription_owner" },
  histories: ["subscription"],
  200: {
    "an active subscription": async (world) => {
      const { developer, id } = await subscribed(world);
      return developer.webhooks.pause(id);
    },
    "a paused subscription": async (world) => {
      const { developer, id } = await subscribed(world);
      await developer.webhooks.pause(id);
      return developer.webhooks.pause(id);
    },
    "by the operator": async (world) => (await world.owner()).webhooks.pause((await subscribed(world)).id),
  },
  ...pauses,
  403: { ...pauses[403], ...barred(({ webhooks }, id) => webhooks.pause(id)) },
  409: {
    subscription_disabled: async (world) => {
      const { developer, id } = await subscribed(world);
      await disableAll(world);
      return developer.webhooks.pause(id);
    },
  },
};

const resumptions = disclosing(({ webhooks }, id) => webhooks.resume(id));

export const resume: Scenarios["webhooks"]["resume"] = {
  access: { ...byAccount("webhooks:manage"), object: "subscription", others: "not_subscription_owner" },
  histories: ["subscription"],
  200: {
    "a paused subscription": async (world) => {
      const { developer, id } = await subscribed(world);
      await developer.webhooks.pause(id);
      return developer.webhooks.resume(id);
    },
    "an active subscription": async (world) => {
      const { developer, id } = await subscribed(world);
      return developer.webhooks.resume(id);
    },
    "a subscription that the operator disabled, by the operator": async (world) => {
      const { id } = await subscribed(world);
      const operator = await world.owner();
      await operator.webhooks.disable(id, { reason: "A complaint." });
      return operator.webhooks.resume(id);
    },
    "a disabled subscription, by the operator": async (world) => {
      const { id } = await subscribed(world);
      await disableAll(world);
      return (await world.owner()).webhooks.resume(id);
    },
  },
  ...resumptions,
  403: {
    ...resumptions[403],
    ...barred(({ webhooks }, id) => webhooks.resume(id)),
    account_disabled: {
      "a subscription of a disabled account": async (world) => {
        const { developer, id } = await subscribed(world);
        const { account } = await developer.accounts.session();
        const operator = await world.owner();
        await operator.accounts.update(account.id, { disabled: true });
        return operator.webhooks.resume(id);
      },
    },
  },
};

export const rotateSecret: Scenarios["webhooks"]["rotateSecret"] = {
  access: {
    ...byAccount("webhooks:manage"),
    object: "subscription",
    others: "subscription_not_found",
    operator: "not_subscription_owner",
    body: () => ({ grace_period_s: 0 }),
  },
  histories: ["subscription"],
  200: {
    "without a grace period": async (world) => {
      const { developer, id } = await subscribed(world);
      return developer.webhooks.rotateSecret(id);
    },
    "with the longest grace period, and none": async (world) => {
      const { developer, id } = await subscribed(world);
      for (const grace_period_s of [604_800, 0])
        await developer.webhooks.rotateSecret(id, { grace_period_s });
    },
  },
  ...ownersAlone(({ webhooks }, id) => webhooks.rotateSecret(id)),
  400: {
    invalid_body: {
      "a grace period that is too long": invalidBody("POST", `${some}/rotate-secret`, {
        grace_period_s: 604_801,
      }),
      "a negative grace period": invalidBody("POST", `${some}/rotate-secret`, { grace_period_s: -1 }),
    },
  },
};

export const disable: Scenarios["webhooks"]["disable"] = {
  access: byOwner,
  histories: ["subscription"],
  200: {
    "a subscription of an account": async (world) => {
      const { id } = await subscribed(world);
      return (await world.owner()).webhooks.disable(id, {
        reason: "The operator of the receiver complained.",
      });
    },
    "with a key, and with another reason": async (world) => {
      const { id } = await subscribed(world);
      const operator = await world.keyed(await world.owner());
      for (const reason of ["A complaint.", "Two complaints."])
        await operator.webhooks.disable(id, { reason });
    },
  },
  400: {
    invalid_body: {
      "no reason": ownerAsks(({ send }) =>
        send("PATCH", "/api/admin/webhooks/whk_unknown/disable", { headers: json, body: '{"reason":""}' }),
      ),
    },
  },
  404: {
    subscription_not_found: async (world) =>
      (await world.owner()).webhooks.disable("whk_unknown", { reason: "A complaint." }),
  },
};
