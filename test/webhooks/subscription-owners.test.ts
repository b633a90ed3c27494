/** Access control of subscriptions: their account, other accounts, the operator and anonymous callers. */
import { describe, expect, test } from "vitest";
import type { Registry } from "../../client/index.ts";
import { type EngineName, engines } from "../engines.ts";
import { outcomeOf } from "../responses.ts";
import { createWorld, type TestWorld } from "../world.ts";
import { all } from "./scene.ts";
import { callbackUrl } from "./subscriber.ts";

type Operation = (registry: Registry, id: string, deliveryId: string) => Promise<unknown>;

/** Operations that the operator may use on any subscription. */
const forOperator: Record<string, Operation> = {
  get: ({ webhooks }, id) => webhooks.get(id),
  deliveries: ({ webhooks }, id) => webhooks.deliveries(id).page(),
  pause: ({ webhooks }, id) => webhooks.pause(id),
  resume: ({ webhooks }, id) => webhooks.resume(id),
};

/** Operations for the owning account only. */
const forOwner: Record<string, Operation> = {
  "update of nothing": ({ webhooks }, id) => webhooks.update(id, {}),
  update: ({ webhooks }, id) => webhooks.update(id, { description: "mine now", status: "paused" }),
  "update to a rejected URL": ({ webhooks }, id) => webhooks.update(id, { callbackUrl: "https://10.0.0.1/" }),
  rotateSecret: ({ webhooks }, id) => webhooks.rotateSecret(id),
  test: ({ webhooks }, id) => webhooks.test(id),
  redeliver: ({ webhooks }, id, deliveryId) => webhooks.redeliver(id, deliveryId),
  replay: ({ webhooks }, id) => webhooks.replay(id, { since_seq: 0 }),
  remove: ({ webhooks }, id) => webhooks.remove(id),
  adminRemove: ({ webhooks }, id) => webhooks.adminRemove(id),
};

/** The operation that takes only a delivery id. */
const deliver: Operation = ({ webhooks }, _id, deliveryId) => webhooks.deliver({ delivery_id: deliveryId });

const onOne = Object.entries({ ...forOperator, ...forOwner });

/** Two accounts and the operator, each with a session and a key; ada has a subscription with a delivery. */
async function people(engine: EngineName) {
  const world = await createWorld(engine);
  const [ada, bob, operator] = [await world.developer("pro"), await world.developer(), await world.owner()];
  const adasKey = await world.keyed(ada);
  const bobsKey = await world.keyed(bob);
  const operatorsKey = await world.keyed(operator);
  const { id } = await ada.webhooks.create({ callbackUrl, description: "Ada's" });
  await adasKey.agents.register({ agent_id: "a", agent_url: "https://a.example.com" });
  const [delivery] = await all(ada.webhooks.deliveries(id));
  return { world, id, deliveryId: delivery?.id ?? "", ada, adasKey, bob, bobsKey, operator, operatorsKey };
}

/** All rows of subscriptions and their deliveries. */
async function kept({ node: { database } }: TestWorld): Promise<unknown[]> {
  return Promise.all(
    [
      "select * from webhook order by key",
      "select * from delivery order by id",
      "select * from delivery_attempt order by 1",
    ].map((sql) => database.all(sql)),
  );
}

describe.each(engines)("on %s", (engine) => {
  test("rejects every operation of another account, by key and by session, without a change", async () => {
    const { world, id, deliveryId, bob, bobsKey } = await people(engine);
    await using _ = world;
    const before = await kept(world);
    for (const registry of [bob, bobsKey]) {
      for (const [name, operation] of onOne) {
        const outcome = await outcomeOf(operation(registry, id, deliveryId));
        const expected = /remove|pause|resume/i.test(name)
          ? "not_subscription_owner"
          : "subscription_not_found";
        expect({ name, outcome }).toEqual({ name, outcome: expected });
      }
      expect(await outcomeOf(deliver(registry, id, deliveryId))).toBe("delivery_not_found");
      expect(await all(registry.webhooks.list())).toEqual([]);
      expect(await all(registry.webhooks.adminList())).toEqual([]);
    }
    expect(await kept(world)).toEqual(before);
  });

  test("responds to another account's delivery or subscription as to an unknown one", async () => {
    const { world, id, deliveryId, bobsKey } = await people(engine);
    await using _ = world;
    const mine = await bobsKey.webhooks.create({ callbackUrl });
    const responseTo = async (attempt: Promise<unknown>, ...ids: string[]) => {
      await outcomeOf(attempt);
      const { status, body } = world.exchanges.at(-1)?.response ?? {};
      const { request_id: _, ...problem } = JSON.parse(body ?? "");
      return {
        status,
        problem: ids.reduce((text, each) => text.replaceAll(each, "ID"), JSON.stringify(problem)),
      };
    };
    const { webhooks } = bobsKey;
    const none = "dlv_99999_99999";
    expect(await responseTo(webhooks.deliver({ delivery_id: deliveryId }), deliveryId)).toEqual(
      await responseTo(webhooks.deliver({ delivery_id: none }), none),
    );
    expect(await responseTo(webhooks.redeliver(mine.id, deliveryId), deliveryId)).toEqual(
      await responseTo(webhooks.redeliver(mine.id, none), none),
    );
    for (const [name, operation] of onOne) {
      if (/remove|pause|resume/i.test(name)) continue; // these disclose the subscription: 403
      const [ofAnother, unknown] = [
        await responseTo(operation(bobsKey, id, deliveryId), id),
        await responseTo(operation(bobsKey, "whk_none", deliveryId), "whk_none"),
      ];
      expect({ name, ...ofAnother }).toEqual({ name, ...unknown });
    }
  });

  test("rejects the operator for operations of the owner, without a change", async () => {
    const { world, id, deliveryId, operator, operatorsKey } = await people(engine);
    await using _ = world;
    const before = await kept(world);
    for (const registry of [operator, operatorsKey]) {
      for (const [name, operation] of Object.entries(forOwner)) {
        const outcome = await outcomeOf(operation(registry, id, deliveryId));
        expect({ name, outcome }).toEqual({ name, outcome: "not_subscription_owner" });
      }
    }
    expect(await kept(world)).toEqual(before);
  });

  test("lets the operator read, pause, resume and deliver any subscription, including disabled ones", async () => {
    const { world, id, deliveryId, ada, operator, operatorsKey } = await people(engine);
    await using _ = world;
    for (const registry of [operator, operatorsKey]) {
      for (const operation of [...Object.values(forOperator), deliver])
        expect(await outcomeOf(operation(registry, id, deliveryId))).toBe("served");
      expect((await registry.webhooks.get(id)).description).toBe("Ada's");
      expect((await registry.webhooks.pause(id)).status).toBe("paused");
      await world.sql(`update webhook set status = 'disabled', disabled_at = '2026-11-20T16:00:00.000Z'`);
      expect((await registry.webhooks.resume(id)).status).toBe("active");
    }
    expect(await ada.webhooks.get(id)).toMatchObject({ status: "active", disabled_at: null });
  });

  test("accepts a key and a session of the owning account", async () => {
    const { world, deliveryId, id, ada, adasKey } = await people(engine);
    await using _ = world;
    for (const registry of [ada, adasKey]) {
      const mine = await registry.webhooks.create({ callbackUrl });
      for (const [name, operation] of onOne) {
        if (/remove|redeliver|rejected/i.test(name)) continue; // those below
        expect({ name, outcome: await outcomeOf(operation(registry, mine.id, deliveryId)) }).toEqual({
          name,
          outcome: "served",
        });
      }
      expect(await outcomeOf(registry.webhooks.redeliver(id, deliveryId))).toBe("served");
      expect(await outcomeOf(deliver(registry, id, deliveryId))).toBe("served");
      await registry.webhooks.remove(mine.id);
    }
    // A delivery is found in its own subscription alone.
    const other = await ada.webhooks.create({ callbackUrl });
    expect(await outcomeOf(ada.webhooks.redeliver(other.id, deliveryId))).toBe("delivery_not_found");
  });

  test("responds with 404 to an unknown id for every credential", async () => {
    const { world, adasKey, bob, operator } = await people(engine);
    await using _ = world;
    for (const registry of [adasKey, bob, operator]) {
      for (const [name, operation] of onOne) {
        if (name === "redeliver") continue; // with a delivery of no subscription, below
        const outcome = await outcomeOf(operation(registry, "whk_none", "dlv_none"));
        expect({ name, outcome }).toEqual({ name, outcome: "subscription_not_found" });
      }
      expect(await outcomeOf(registry.webhooks.redeliver("whk_none", "dlv_none"))).toBe(
        "subscription_not_found",
      );
      expect(await outcomeOf(deliver(registry, "whk_none", "dlv_none"))).toBe("delivery_not_found");
    }
  });

  test("responds with 401 without a credential, although agents can be written anonymously", async () => {
    const { world, id, deliveryId } = await people(engine);
    await using _ = world;
    const { registry } = world;
    await registry.agents.register({ agent_id: "b", agent_url: "https://b.example.com" });
    const before = await kept(world);
    const operations: [string, Operation][] = [
      ...onOne,
      ["deliver", deliver],
      ["create", ({ webhooks }) => webhooks.create({ callbackUrl })],
      ["adminCreate", ({ webhooks }) => webhooks.adminCreate({ callbackUrl })],
      ["list", ({ webhooks }) => webhooks.list().page()],
      ["adminList", ({ webhooks }) => webhooks.adminList().page()],
    ];
    for (const [name, operation] of operations) {
      const outcome = await outcomeOf(operation(registry, id, deliveryId));
      expect({ name, outcome }).toEqual({ name, outcome: "credential_missing" });
    }
    expect(await kept(world)).toEqual(before);
  });

  test("lists own subscriptions, and all of them to the operator in the admin list", async () => {
    const { world, id, ada, bobsKey, operator } = await people(engine);
    await using _ = world;
    const bobs = await bobsKey.webhooks.create({ callbackUrl });
    const own = await operator.webhooks.adminCreate({ callbackUrl });
    const idsOf = async (list: ReturnType<Registry["webhooks"]["list"]>) =>
      (await all(list)).map((each) => each.id);
    for (const [registry, mine] of [
      [ada, id],
      [bobsKey, bobs.id],
    ] as const) {
      expect(await idsOf(registry.webhooks.list())).toEqual([mine]);
      expect(await idsOf(registry.webhooks.adminList())).toEqual([mine]);
    }
    expect(await idsOf(operator.webhooks.list())).toEqual([own.id]);
    expect(await idsOf(operator.webhooks.adminList())).toEqual([own.id, bobs.id, id]);
  });
});
