import type { Scenario, Scenarios, ScenarioWorld } from "../scenario.ts";
import { badKeys } from "./invalid-requests.ts";
import {
  aboutOne,
  bodyTooMany,
  callbackUrl,
  disable,
  notLetIn,
  subscribed,
  unreadBodies,
  wrongBodies,
  wrongRequests,
} from "./subscriptions.ts";

export { deliver, deliveries, redeliver, replay, test } from "./deliveries.ts";

const hooks = "/api/webhooks";
const adminHooks = "/api/admin/webhooks";
const one = `${hooks}/{id}`;
const some = `${hooks}/whk_unknown`;

/** Creates subscriptions up to the limit of an account, and one more. */
function oneTooMany(create: "create" | "adminCreate"): Scenario {
  return async (world) => {
    const { developer } = await subscribed(world);
    await world.arrange.fillSubscriptions();
    return developer.webhooks[create]({ callbackUrl });
  };
}

/** Creates subscriptions up to the limit at one host, and one more. */
function oneTooManyThere(create: "create" | "adminCreate"): Scenario {
  return async (world) => {
    const developer = await world.developer();
    for (let index = 0; index <= 20; index++) await developer.webhooks[create]({ callbackUrl });
  };
}

/** The rejected requests of both operations that subscribe. */
function notMade(path: string, create: "create" | "adminCreate") {
  const rejected = (url: string): Scenario => {
    return async (world) => (await world.developer()).webhooks[create]({ callbackUrl: url });
  };
  return {
    ...notLetIn("POST", path),
    ...unreadBodies("POST", path),
    400: [
      ...wrongRequests("POST", path, true),
      ...wrongBodies("POST", path, { callbackUrl, events: ["agent.invented"] }),
      ...["http://hooks.example.com/", "https://localhost/", "https://10.0.0.1/", "https://[::1]/"].map(
        rejected,
      ),
      rejected(`https://hooks.example.com/${"x".repeat(2_048)}`),
      rejected(""),
    ],
    409: [oneTooMany(create), oneTooManyThere(create)],
  };
}

/** The rejected requests of both operations that delete a subscription. */
function notDeleted(family: string, remove: "remove" | "adminRemove") {
  const refused = aboutOne("DELETE", `${family}/{id}`, ({ webhooks }, id) => webhooks[remove](id), {
    disclosed: true,
  });
  return { ...refused, 400: [...refused[400], bodyTooMany("DELETE", `${family}/whk_unknown`)] };
}

/** The rejected requests of both lists. */
function notListed(path: string, list: "list" | "adminList") {
  const { 401: strangers, 403: notAllowed, 429: spent } = notLetIn("GET", path);
  return {
    401: strangers,
    403: notAllowed,
    429: spent,
    400: [
      ...wrongRequests("GET", path, false),
      async (world: ScenarioWorld) => (await world.developer()).webhooks[list]({ cursor: "foreign" }).page(),
      async (world: ScenarioWorld) => (await world.developer()).webhooks[list]({ limit: 0 }).page(),
      async (world: ScenarioWorld) => {
        const { developer } = await subscribed(world);
        await developer.webhooks.create({ callbackUrl });
        const other = list === "list" ? "adminList" : "list";
        const { next_cursor } = await developer.webhooks[other]({ limit: 1 }).page();
        return developer.webhooks[list]({ cursor: next_cursor ?? "" }).page();
      },
    ],
  };
}

export const create: Scenarios["webhooks"]["create"] = {
  201: [
    async (world) => (await world.developer()).webhooks.create({ callbackUrl }),
    async (world) =>
      (await world.keyed(await world.developer())).webhooks.create({
        callbackUrl: "https://xn--bcher-kva.example.com:8443/in?from=registry",
        events: ["cert.revoked", "agent.registered", "cert.revoked"],
        description: "Search index of the shop",
      }),
    async (world) => (await world.owner()).webhooks.create({ callbackUrl, events: [], description: null }),
    async (world) => (await world.developer()).webhooks.create({ callbackUrl, description: "" }),
  ],
  ...notMade(hooks, "create"),
  401: [...notLetIn("POST", hooks)[401], ...badKeys("POST", hooks)],
};

export const adminCreate: Scenarios["webhooks"]["adminCreate"] = {
  201: [
    async (world) => (await world.developer()).webhooks.adminCreate({ callbackUrl }),
    async (world) =>
      (await world.keyed(await world.owner())).webhooks.adminCreate({ callbackUrl, events: ["cert.issued"] }),
  ],
  ...notMade(adminHooks, "adminCreate"),
};

export const list: Scenarios["webhooks"]["list"] = {
  200: [
    async (world) => (await world.developer()).webhooks.list().page(),
    async (world) => (await subscribed(world)).developer.webhooks.list().page(),
    async (world) => {
      const { developer } = await subscribed(world);
      await developer.webhooks.create({ callbackUrl });
      for await (const _ of developer.webhooks.list({ limit: 1 }));
    },
  ],
  ...notListed(hooks, "list"),
};

export const adminList: Scenarios["webhooks"]["adminList"] = {
  200: [
    async (world) => (await subscribed(world)).developer.webhooks.adminList().page(),
    async (world) => {
      for (const _ of [1, 2]) await subscribed(world);
      for await (const _ of (await world.owner()).webhooks.adminList({ limit: 1 }));
    },
  ],
  ...notListed(adminHooks, "adminList"),
};

export const get: Scenarios["webhooks"]["get"] = {
  200: [
    async (world) => {
      const { developer, id } = await subscribed(world);
      return developer.webhooks.get(id);
    },
    async (world) => (await world.owner()).webhooks.get((await subscribed(world)).id),
    async (world) => {
      const { developer, id } = await subscribed(world);
      await developer.webhooks.rotateSecret(id);
      await disable(world);
      return developer.webhooks.get(id);
    },
  ],
  ...aboutOne("GET", one, ({ webhooks }, id) => webhooks.get(id), { by: "operator" }),
};

const changes = aboutOne("PATCH", one, ({ webhooks }, id) => webhooks.update(id, { events: [] }), {
  takesBody: true,
});

export const update: Scenarios["webhooks"]["update"] = {
  200: [
    async (world) => {
      const { developer, id } = await subscribed(world);
      return developer.webhooks.update(id, { status: "paused" });
    },
    async (world) => {
      const { developer, id } = await subscribed(world);
      await disable(world);
      return developer.webhooks.update(id, { status: "active" });
    },
    async (world) => {
      const { developer, id } = await subscribed(world);
      const description = "another";
      const url = "https://other.example.com/";
      return developer.webhooks.update(id, { callbackUrl: url, events: ["cert.issued"], description });
    },
    async (world) => {
      const { developer, id } = await subscribed(world);
      return developer.webhooks.update(id, {});
    },
  ],
  ...changes,
  ...unreadBodies("PATCH", some),
  400: [
    ...changes[400],
    ...wrongBodies("PATCH", some, { status: "disabled" }),
    async (world) => {
      const { developer, id } = await subscribed(world);
      return developer.webhooks.update(id, { callbackUrl: "https://127.0.0.1/" });
    },
  ],
  409: [
    async (world) => {
      const { developer, id } = await subscribed(world);
      await disable(world);
      return developer.webhooks.update(id, { status: "paused" });
    },
    async (world) => {
      const { developer, id } = await subscribed(world, "https://other.example.org/");
      for (let index = 0; index < 20; index++) await developer.webhooks.create({ callbackUrl });
      return developer.webhooks.update(id, { callbackUrl });
    },
  ],
};

export const remove: Scenarios["webhooks"]["remove"] = {
  200: [
    async (world) => {
      const { developer, id } = await subscribed(world);
      return developer.webhooks.remove(id);
    },
    async (world) => {
      const { developer, id } = await subscribed(world);
      await disable(world);
      return (await world.keyed(developer)).webhooks.remove(id);
    },
  ],
  ...notDeleted(hooks, "remove"),
};

export const adminRemove: Scenarios["webhooks"]["adminRemove"] = {
  200: async (world) => {
    const { developer, id } = await subscribed(world);
    return developer.webhooks.adminRemove(id);
  },
  ...notDeleted(adminHooks, "adminRemove"),
};

/** The rejected requests of pause and resume. */
function notSwitched(act: "pause" | "resume") {
  const template = `${adminHooks}/{id}/${act}`;
  const refused = aboutOne("PATCH", template, ({ webhooks }, id) => webhooks[act](id), {
    by: "operator",
    disclosed: true,
  });
  return {
    ...refused,
    400: [...refused[400], bodyTooMany("PATCH", template.replace("{id}", "whk_unknown"))],
  };
}

export const pause: Scenarios["webhooks"]["pause"] = {
  200: [
    async (world) => {
      const { developer, id } = await subscribed(world);
      return developer.webhooks.pause(id);
    },
    async (world) => {
      const { developer, id } = await subscribed(world);
      await developer.webhooks.pause(id);
      return developer.webhooks.pause(id);
    },
    async (world) => (await world.owner()).webhooks.pause((await subscribed(world)).id),
  ],
  ...notSwitched("pause"),
  409: async (world) => {
    const { developer, id } = await subscribed(world);
    await disable(world);
    return developer.webhooks.pause(id);
  },
};

export const resume: Scenarios["webhooks"]["resume"] = {
  200: [
    async (world) => {
      const { developer, id } = await subscribed(world);
      await developer.webhooks.pause(id);
      return developer.webhooks.resume(id);
    },
    async (world) => {
      const { developer, id } = await subscribed(world);
      return developer.webhooks.resume(id);
    },
    async (world) => {
      const { id } = await subscribed(world);
      await disable(world);
      return (await world.owner()).webhooks.resume(id);
    },
  ],
  ...notSwitched("resume"),
  403: [
    ...notSwitched("resume")[403],
    async (world) => {
      const { developer, id } = await subscribed(world);
      const { account } = await developer.accounts.session();
      const operator = await world.owner();
      await operator.accounts.update(account.id, { disabled: true });
      return operator.webhooks.resume(id);
    },
  ],
};

const rotation = `${one}/rotate-secret`;
const rotations = aboutOne("POST", rotation, ({ webhooks }, id) => webhooks.rotateSecret(id), {
  takesBody: true,
});

export const rotateSecret: Scenarios["webhooks"]["rotateSecret"] = {
  200: [
    async (world) => {
      const { developer, id } = await subscribed(world);
      return developer.webhooks.rotateSecret(id);
    },
    async (world) => {
      const { developer, id } = await subscribed(world);
      for (const grace_period_s of [604_800, 0])
        await developer.webhooks.rotateSecret(id, { grace_period_s });
    },
  ],
  ...rotations,
  ...unreadBodies("POST", `${some}/rotate-secret`),
  400: [
    ...rotations[400],
    ...wrongBodies("POST", `${some}/rotate-secret`, { grace_period_s: 604_801 }),
    ...wrongBodies("POST", `${some}/rotate-secret`, { grace_period_s: -1 }).slice(2, 3),
  ],
};
