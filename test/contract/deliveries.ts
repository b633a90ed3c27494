/** The scenarios of deliveries, for webhooks.ts. */
import type { DeliveriesQuery, Registry } from "../../client/index.ts";
import type { Scenario, Scenarios } from "../scenario.ts";
import { byAccount } from "./access.ts";
import { continuedBy, json, signedIn, weather, withOtherFilters } from "./preparation.ts";
import {
  callbackUrl,
  createPendingDelivery,
  disableAll,
  invalidBody,
  operatorsToo,
  ownersWhilePermitted,
  received,
  subscribed,
  takeAway,
} from "./subscriptions.ts";

const some = "/api/webhooks/whk_unknown";

/** Requests as many deliveries as a host gets that has never responded, and one more. */
function oneTooMany(act: (developer: Registry, id: string, delivery: string) => Promise<unknown>): Scenario {
  return async (world) => {
    const { developer, id, delivery } = await createPendingDelivery(world);
    for (let n = 0; n < 20; n++) await developer.webhooks.test(id);
    return act(developer, id, delivery);
  };
}

export const test: Scenarios["webhooks"]["test"] = {
  access: {
    ...byAccount("webhooks:manage"),
    object: "subscription",
    others: "subscription_not_found",
    operator: "not_subscription_owner",
  },
  200: {
    "a host that does not resolve": async (world) => {
      const { developer, id } = await subscribed(world);
      return developer.webhooks.test(id);
    },
    "a disabled subscription": async (world) => {
      const { developer, id } = await subscribed(world);
      await disableAll(world);
      return developer.webhooks.test(id, { event: "federation.peer_added" });
    },
    "a receiver": received(async (world, url) => {
      const { developer, id } = await subscribed(world, url);
      await developer.webhooks.rotateSecret(id);
      return developer.webhooks.test(id);
    }),
  },
  ...ownersWhilePermitted(({ webhooks }, id) => webhooks.test(id)),
  400: {
    invalid_body: { "an unknown event": invalidBody("POST", `${some}/test`, { event: "agent.invented" }) },
  },
  429: { too_many_deliveries: oneTooMany(({ webhooks }, id) => webhooks.test(id)) },
};

/** Sends an invalid query. */
function listedBy(query: string): Scenario {
  return signedIn(({ send }) => send("GET", `${some}/deliveries?${query}`));
}

export const deliveries: Scenarios["webhooks"]["deliveries"] = {
  access: {
    ...byAccount("account:read", "webhooks:manage"),
    object: "subscription",
    others: "subscription_not_found",
  },
  histories: ["subscription", "audit"],
  200: {
    "a pending delivery": async (world) => {
      const { developer, id } = await createPendingDelivery(world);
      return developer.webhooks.deliveries(id).page();
    },
    "no deliveries": async (world) => {
      const { developer, id } = await subscribed(world);
      return developer.webhooks.deliveries(id).page();
    },
    "to the operator": async (world) =>
      (await world.owner()).webhooks.deliveries((await createPendingDelivery(world)).id).page(),
    "several pages": async (world) => {
      const { developer, id } = await createPendingDelivery(world);
      await developer.webhooks.pause(id);
      await developer.agents.register({ ...weather, agent_id: "another" });
      const query = { limit: 1, status: ["failed" as const, "skipped" as const] };
      for await (const _ of developer.webhooks.deliveries(id, { ...query, event: ["agent.registered"] }));
    },
    "of an agent": async (world) => {
      const { developer, id } = await createPendingDelivery(world);
      await developer.agents.register({ ...weather, agent_id: "another" });
      return developer.webhooks.deliveries(id, { agent_id: "another" }).page();
    },
    "a delivery under way": async (world) => {
      const { developer, id } = await createPendingDelivery(world);
      await takeAway(world);
      return developer.webhooks.deliveries(id, { status: ["pending"] }).page();
    },
  },
  400: {
    invalid_query: {
      "a limit of 0": listedBy("limit=0"),
      "an unknown status": listedBy("status=lost"),
      "no status": listedBy("status="),
      "an unknown event": listedBy("event=agent.invented"),
    },
    invalid_cursor: {
      "a foreign cursor": async (world) => {
        const { developer, id } = await subscribed(world);
        return developer.webhooks.deliveries(id, { cursor: "foreign" }).page();
      },
      ...withOtherFilters(
        async (world) => {
          const { developer, id } = await createPendingDelivery(world);
          await developer.agents.register({ ...weather, agent_id: "another" });
          return (query?: DeliveriesQuery) => developer.webhooks.deliveries(id, query);
        },
        { status: ["failed"], event: ["agent.registered"], agent_id: "another" },
      ),
      "a cursor of another subscription": async (world) => {
        const { developer, id } = await createPendingDelivery(world);
        const other = await developer.webhooks.create({ callbackUrl });
        await developer.agents.register({ ...weather, agent_id: "another" });
        const { webhooks } = developer;
        return continuedBy(webhooks.deliveries(id, { limit: 1 }), (cursor) =>
          webhooks.deliveries(other.id, { cursor }),
        );
      },
    },
  },
  ...operatorsToo(({ webhooks }, id) => webhooks.deliveries(id).page()),
};

export const delivery: Scenarios["webhooks"]["delivery"] = {
  access: {
    ...byAccount("account:read", "webhooks:manage"),
    object: "subscription",
    others: "subscription_not_found",
  },
  200: {
    "a pending delivery": async (world) => {
      const { developer, id, delivery } = await createPendingDelivery(world);
      return developer.webhooks.delivery(id, delivery);
    },
    "to the operator": async (world) => {
      const { id, delivery } = await createPendingDelivery(world);
      return (await world.owner()).webhooks.delivery(id, delivery);
    },
    "a delivery with a response": received(async (world, url) => {
      const { developer, id, delivery } = await createPendingDelivery(world, url);
      await developer.webhooks.redeliver(id, delivery);
      return developer.webhooks.delivery(id, delivery);
    }),
  },
  404: {
    ...operatorsToo(({ webhooks }, id) => webhooks.delivery(id, "dlv_1_1"))[404],
    delivery_not_found: {
      "an id of another form": signedIn(({ send }) => send("GET", `${some}/deliveries/a%2Fb`)),
      "an unknown delivery": async (world) => {
        const { developer, id } = await subscribed(world);
        return developer.webhooks.delivery(id, "dlv_unknown");
      },
      "a delivery of another subscription": async (world) => {
        const { developer, delivery } = await createPendingDelivery(world);
        const { id } = await developer.webhooks.create({ callbackUrl });
        return developer.webhooks.delivery(id, delivery);
      },
    },
  },
};

const redeliveries = ownersWhilePermitted(({ webhooks }, id) => webhooks.redeliver(id, "dlv_1_1"));

export const redeliver: Scenarios["webhooks"]["redeliver"] = {
  access: {
    ...byAccount("webhooks:manage"),
    object: "subscription",
    others: "subscription_not_found",
    operator: "not_subscription_owner",
  },
  histories: ["subscription"],
  200: {
    "a pending delivery": async (world) => {
      const { developer, id, delivery } = await createPendingDelivery(world);
      return developer.webhooks.redeliver(id, delivery);
    },
    "a delivery of a disabled subscription": async (world) => {
      const { developer, id, delivery } = await createPendingDelivery(world);
      await disableAll(world);
      return (await world.keyed(developer)).webhooks.redeliver(id, delivery);
    },
    "to a receiver": received(async (world, url) => {
      const { developer, id, delivery } = await createPendingDelivery(world, url);
      return developer.webhooks.redeliver(id, delivery);
    }),
  },
  ...redeliveries,
  404: {
    ...redeliveries[404],
    delivery_not_found: {
      "an id of another form": signedIn(({ send }) => send("POST", `${some}/deliveries/a%2Fb/redeliver`)),
      "an unknown delivery": async (world) => {
        const { developer, id } = await createPendingDelivery(world);
        return developer.webhooks.redeliver(id, "dlv_unknown");
      },
      "a delivery of another subscription": async (world) => {
        const { developer, delivery } = await createPendingDelivery(world);
        const { id } = await developer.webhooks.create({ callbackUrl });
        return developer.webhooks.redeliver(id, delivery);
      },
    },
  },
  409: {
    delivery_under_way: async (world) => {
      const { developer, id, delivery } = await createPendingDelivery(world);
      await takeAway(world);
      return developer.webhooks.redeliver(id, delivery);
    },
  },
  429: {
    too_many_deliveries: oneTooMany(({ webhooks }, id, delivery) => webhooks.redeliver(id, delivery)),
  },
};

export const replay: Scenarios["webhooks"]["replay"] = {
  access: {
    ...byAccount("webhooks:manage"),
    object: "subscription",
    others: "subscription_not_found",
    operator: "not_subscription_owner",
    body: () => ({ since_seq: 1 }),
  },
  histories: ["subscription"],
  200: {
    "failed deliveries": async (world) => {
      const { developer, id } = await createPendingDelivery(world);
      return developer.webhooks.replay(id, { status: "failed" });
    },
    "deliveries since a time": async (world) => {
      const { developer, id } = await subscribed(world);
      return developer.webhooks.replay(id, { since: "2026-11-20T16:15:00+01:00" });
    },
    "deliveries that a paused subscription skipped": received(async (world, url) => {
      const { developer, id } = await subscribed(world, url);
      await developer.webhooks.pause(id);
      await developer.agents.register(weather);
      return developer.webhooks.replay(id, { since_seq: 0 });
    }),
  },
  ...ownersWhilePermitted(({ webhooks }, id) => webhooks.replay(id, { since_seq: 0 })),
  400: {
    invalid_body: {
      "a status that is not replayed": invalidBody("POST", `${some}/replay`, { status: "pending" }),
      "no filter": async (world) => {
        const { developer, id } = await createPendingDelivery(world);
        return developer.webhooks.replay(id, {});
      },
    },
  },
  429: {
    too_many_deliveries: oneTooMany(async ({ webhooks }, id) => webhooks.replay(id, { status: "failed" })),
  },
};

const queue = "/api/queue/webhook-deliver";

export const deliver: Scenarios["webhooks"]["deliver"] = {
  access: {
    ...byAccount("webhooks:manage"),
    object: "delivery",
    others: "delivery_not_found",
    body: ({ delivery: delivery_id }) => ({ delivery_id }),
  },
  200: {
    "a failed attempt": async (world) => {
      const { developer, delivery } = await createPendingDelivery(world);
      return developer.webhooks.deliver({ delivery_id: delivery });
    },
    "by the operator": async (world) => {
      const { delivery } = await createPendingDelivery(world);
      return (await world.keyed(await world.owner())).webhooks.deliver({ delivery_id: delivery });
    },
    "to a receiver": received(async (world, url) => {
      const { developer, delivery } = await createPendingDelivery(world, url);
      return developer.webhooks.deliver({ delivery_id: delivery, fail_on_error: true });
    }),
    "a delivery that failed for good": received(async (world, url) => {
      const { developer, delivery } = await createPendingDelivery(world, url);
      await world.arrange.failDeliveries();
      return developer.webhooks.deliver({ delivery_id: delivery });
    }),
  },
  400: {
    invalid_body: {
      "an id that is a URL": invalidBody("POST", queue, { delivery_id: "https://hooks.example.com/" }),
    },
    invalid_query: {
      "a flag that is neither true nor false": signedIn(({ send }) =>
        send("POST", `${queue}?fail_on_error=maybe`, { headers: json, body: '{"delivery_id":"dlv_1_1"}' }),
      ),
    },
  },
  404: {
    delivery_not_found: {
      "a delivery of another account": async (world) => {
        const { delivery } = await createPendingDelivery(world);
        return (await world.developer()).webhooks.deliver({ delivery_id: delivery });
      },
      "an unknown delivery": async (world) =>
        (await world.developer()).webhooks.deliver({ delivery_id: "dlv_unknown" }),
      "a delivery of a deleted subscription": async (world) => {
        const { developer, id, delivery } = await createPendingDelivery(world);
        await developer.webhooks.remove(id);
        return developer.webhooks.deliver({ delivery_id: delivery });
      },
    },
  },
  409: {
    subscription_not_active: {
      "a paused subscription": async (world) => {
        const { developer, id, delivery } = await createPendingDelivery(world);
        await developer.webhooks.pause(id);
        return developer.webhooks.deliver({ delivery_id: delivery });
      },
      "a disabled subscription": async (world) => {
        const { developer, delivery } = await createPendingDelivery(world);
        await disableAll(world);
        return developer.webhooks.deliver({ delivery_id: delivery });
      },
    },
    delivery_under_way: async (world) => {
      const { developer, delivery } = await createPendingDelivery(world);
      await takeAway(world);
      return developer.webhooks.deliver({ delivery_id: delivery });
    },
  },
  429: {
    too_many_deliveries: oneTooMany(({ webhooks }, _id, delivery_id) => webhooks.deliver({ delivery_id })),
  },
  502: {
    delivery_failed: async (world) => {
      const { developer, delivery } = await createPendingDelivery(world);
      return developer.webhooks.deliver({ delivery_id: delivery, fail_on_error: true });
    },
  },
};
