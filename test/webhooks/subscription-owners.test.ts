/** What other accounts learn of subscriptions, and what the lists of an account and of the operator have. */
import { describe, expect, test } from "vitest";
import type { Registry } from "../../client/index.ts";
import { type EngineName, engines } from "../engines.ts";
import { outcomeOf } from "../responses.ts";
import { createWorld, type TestWorld } from "../world.ts";
import { all } from "./scene.ts";
import { callbackUrl } from "./subscriber.ts";

type Operation = (registry: Registry, id: string, deliveryId: string) => Promise<unknown>;

/** Operations on one subscription that do not say whether another account has it. */
const onOne: Record<string, Operation> = {
  get: ({ webhooks }, id) => webhooks.get(id),
  deliveries: ({ webhooks }, id) => webhooks.deliveries(id).page(),
  "update of nothing": ({ webhooks }, id) => webhooks.update(id, {}),
  update: ({ webhooks }, id) => webhooks.update(id, { description: "mine now", status: "paused" }),
  "update to a rejected URL": ({ webhooks }, id) => webhooks.update(id, { callbackUrl: "https://10.0.0.1/" }),
  rotateSecret: ({ webhooks }, id) => webhooks.rotateSecret(id),
  test: ({ webhooks }, id) => webhooks.test(id),
  redeliver: ({ webhooks }, id, deliveryId) => webhooks.redeliver(id, deliveryId),
  replay: ({ webhooks }, id) => webhooks.replay(id, { since_seq: 0 }),
};

/** Two accounts and the operator; ada has a subscription with a delivery. */
async function people(engine: EngineName) {
  const world = await createWorld(engine);
  const [ada, bob, operator] = [await world.developer("pro"), await world.developer(), await world.owner()];
  const adasKey = await world.keyed(ada);
  const bobsKey = await world.keyed(bob);
  const { id } = await ada.webhooks.create({ callbackUrl, description: "Ada's" });
  await adasKey.agents.register({ agent_id: "a", agent_url: "https://a.example.com" });
  const [delivery] = await all(ada.webhooks.deliveries(id));
  return { world, id, deliveryId: delivery?.id ?? "", ada, bobsKey, operator };
}

/** All rows of subscriptions and their deliveries. */
async function kept({ node: { database } }: TestWorld): Promise<unknown[]> {
  const tables = ["webhook order by key", "delivery order by id", "delivery_attempt order by 1"];
  return Promise.all(tables.map((table) => database.all(`select * from ${table}`)));
}

describe.each(engines)("on %s", (engine) => {
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
    const before = await kept(world);
    for (const [name, operation] of Object.entries(onOne)) {
      const [ofAnother, unknown] = [
        await responseTo(operation(bobsKey, id, deliveryId), id),
        await responseTo(operation(bobsKey, "whk_none", deliveryId), "whk_none"),
      ];
      expect({ name, ...ofAnother }).toEqual({ name, ...unknown });
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
