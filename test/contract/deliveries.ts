/** The scenarios of deliveries, for webhooks.ts. */
import type { Scenarios, ScenarioWorld } from "../scenario.ts";
import { signedIn, weather } from "./invalid-requests.ts";
import {
  aboutOne,
  bodyTooMany,
  callbackUrl,
  createPendingDelivery,
  disable,
  json,
  notLetIn,
  received,
  subscribed,
  takeAway,
  unreadBodies,
  wrongBodies,
  wrongRequests,
} from "./subscriptions.ts";

const one = "/api/webhooks/{id}";
const some = "/api/webhooks/whk_unknown";

const tests = aboutOne("POST", `${one}/test`, ({ webhooks }, id) => webhooks.test(id), { takesBody: true });

export const test: Scenarios["webhooks"]["test"] = {
  200: [
    async (world) => {
      const { developer, id } = await subscribed(world);
      return developer.webhooks.test(id);
    },
    async (world) => {
      const { developer, id } = await subscribed(world);
      await disable(world);
      return developer.webhooks.test(id, { event: "federation.peer_added" });
    },
    received(async (world, url) => {
      const { developer, id } = await subscribed(world, url);
      await developer.webhooks.rotateSecret(id);
      return developer.webhooks.test(id);
    }),
  ],
  ...tests,
  ...unreadBodies("POST", `${some}/test`),
  400: [...tests[400], ...wrongBodies("POST", `${some}/test`, { event: "agent.invented" })],
};

const listed = aboutOne("GET", `${one}/deliveries`, ({ webhooks }, id) => webhooks.deliveries(id).page(), {
  by: "operator",
});

export const deliveries: Scenarios["webhooks"]["deliveries"] = {
  200: [
    async (world) => {
      const { developer, id } = await createPendingDelivery(world);
      return developer.webhooks.deliveries(id).page();
    },
    async (world) => {
      const { developer, id } = await subscribed(world);
      return developer.webhooks.deliveries(id).page();
    },
    async (world) =>
      (await world.owner()).webhooks.deliveries((await createPendingDelivery(world)).id).page(),
    async (world) => {
      const { developer, id } = await createPendingDelivery(world);
      await developer.webhooks.pause(id);
      await developer.agents.register({ ...weather, agent_id: "another" });
      const query = { limit: 1, status: ["failed" as const, "skipped" as const] };
      for await (const _ of developer.webhooks.deliveries(id, { ...query, event: ["agent.registered"] }));
    },
    async (world) => {
      const { developer, id } = await createPendingDelivery(world);
      await takeAway(world);
      return developer.webhooks.deliveries(id, { status: ["pending"] }).page();
    },
  ],
  ...listed,
  400: [
    ...listed[400],
    ...["limit=0", "status=lost", "status=", "event=agent.invented"].map((query) =>
      signedIn(({ send }) => send("GET", `${some}/deliveries?${query}`)),
    ),
    async (world) => {
      const { developer, id } = await subscribed(world);
      return developer.webhooks.deliveries(id, { cursor: "foreign" }).page();
    },
    async (world) => {
      const { developer, id } = await createPendingDelivery(world);
      await developer.agents.register({ ...weather, agent_id: "another" });
      const { next_cursor } = await developer.webhooks.deliveries(id, { limit: 1 }).page();
      return developer.webhooks.deliveries(id, { cursor: next_cursor ?? "", status: ["failed"] }).page();
    },
  ],
};

const redelivery = `${one}/deliveries/dlv_1_1/redeliver`;
const redelivered = aboutOne("POST", redelivery, ({ webhooks }, id) => webhooks.redeliver(id, "dlv_1_1"));

export const redeliver: Scenarios["webhooks"]["redeliver"] = {
  200: [
    async (world) => {
      const { developer, id, delivery } = await createPendingDelivery(world);
      return developer.webhooks.redeliver(id, delivery);
    },
    async (world) => {
      const { developer, id, delivery } = await createPendingDelivery(world);
      await disable(world);
      return (await world.keyed(developer)).webhooks.redeliver(id, delivery);
    },
    received(async (world, url) => {
      const { developer, id, delivery } = await createPendingDelivery(world, url);
      return developer.webhooks.redeliver(id, delivery);
    }),
  ],
  ...redelivered,
  400: [
    ...redelivered[400],
    bodyTooMany("POST", redelivery.replace("{id}", "whk_unknown")),
    signedIn(({ send }) => send("POST", `${some}/deliveries/a%2Fb/redeliver`)),
  ],
  404: [
    ...redelivered[404],
    async (world) => {
      const { developer, id } = await createPendingDelivery(world);
      return developer.webhooks.redeliver(id, "dlv_unknown");
    },
    async (world) => {
      const { developer, delivery } = await createPendingDelivery(world);
      const { id } = await developer.webhooks.create({ callbackUrl });
      return developer.webhooks.redeliver(id, delivery);
    },
  ],
  409: async (world) => {
    const { developer, id, delivery } = await createPendingDelivery(world);
    await takeAway(world);
    return developer.webhooks.redeliver(id, delivery);
  },
};

const replays = aboutOne(
  "POST",
  `${one}/replay`,
  ({ webhooks }, id) => webhooks.replay(id, { since_seq: 0 }),
  {
    takesBody: true,
  },
);

export const replay: Scenarios["webhooks"]["replay"] = {
  200: [
    async (world) => {
      const { developer, id } = await createPendingDelivery(world);
      return developer.webhooks.replay(id, { status: "failed" });
    },
    async (world) => {
      const { developer, id } = await subscribed(world);
      return developer.webhooks.replay(id, { since: "2026-11-20T16:15:00+01:00" });
    },
    received(async (world, url) => {
      const { developer, id } = await subscribed(world, url);
      await developer.webhooks.pause(id);
      await developer.agents.register(weather);
      return developer.webhooks.replay(id, { since_seq: 0 });
    }),
  ],
  ...replays,
  ...unreadBodies("POST", `${some}/replay`),
  400: [
    ...replays[400],
    ...wrongBodies("POST", `${some}/replay`, { status: "pending" }),
    async (world) => {
      const { developer, id } = await createPendingDelivery(world);
      return developer.webhooks.replay(id, {});
    },
  ],
};

const queue = "/api/queue/webhook-deliver";
const notAttempted = notLetIn("POST", queue);

export const deliver: Scenarios["webhooks"]["deliver"] = {
  200: [
    async (world) => {
      const { developer, delivery } = await createPendingDelivery(world);
      return developer.webhooks.deliver({ delivery_id: delivery });
    },
    async (world) => {
      const { delivery } = await createPendingDelivery(world);
      return (await world.keyed(await world.owner())).webhooks.deliver({ delivery_id: delivery });
    },
    received(async (world, url) => {
      const { developer, delivery } = await createPendingDelivery(world, url);
      return developer.webhooks.deliver({ delivery_id: delivery, fail_on_error: true });
    }),
    received(async (world, url) => {
      const { developer, delivery } = await createPendingDelivery(world, url);
      await world.arrange.failDeliveries();
      return developer.webhooks.deliver({ delivery_id: delivery });
    }),
  ],
  ...notAttempted,
  ...unreadBodies("POST", queue),
  400: [
    ...wrongRequests("POST", queue, true),
    ...wrongBodies("POST", queue, { delivery_id: "https://hooks.example.com/" }),
    signedIn(({ send }) =>
      send("POST", `${queue}?fail_on_error=maybe`, { headers: json, body: '{"delivery_id":"dlv_1_1"}' }),
    ),
  ],
  404: [
    async (world) => {
      const { delivery } = await createPendingDelivery(world);
      return (await world.developer()).webhooks.deliver({ delivery_id: delivery });
    },
    async (world) => (await world.developer()).webhooks.deliver({ delivery_id: "dlv_unknown" }),
    async (world) => {
      const { developer, id, delivery } = await createPendingDelivery(world);
      await developer.webhooks.remove(id);
      return developer.webhooks.deliver({ delivery_id: delivery });
    },
  ],
  409: [
    async (world: ScenarioWorld) => {
      const { developer, id, delivery } = await createPendingDelivery(world);
      await developer.webhooks.pause(id);
      return developer.webhooks.deliver({ delivery_id: delivery });
    },
    async (world: ScenarioWorld) => {
      const { developer, delivery } = await createPendingDelivery(world);
      await disable(world);
      return developer.webhooks.deliver({ delivery_id: delivery });
    },
    async (world: ScenarioWorld) => {
      const { developer, delivery } = await createPendingDelivery(world);
      await takeAway(world);
      return developer.webhooks.deliver({ delivery_id: delivery });
    },
  ],
  502: async (world) => {
    const { developer, delivery } = await createPendingDelivery(world);
    return developer.webhooks.deliver({ delivery_id: delivery, fail_on_error: true });
  },
};
