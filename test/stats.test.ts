/** Figures of webhooks, and the validator of all figures. */
import { describe, expect, test } from "vitest";
import { engines } from "./engines.ts";
import { header, outcomeOf } from "./responses.ts";
import { scene } from "./webhooks/scene.ts";

const none = { subscriptions: { active: 0, paused: 0, disabled: 0 }, deliveries: ended() };

function ended({ delivered = 0, failed = 0, skipped = 0 } = {}) {
  return { delivered, failed, skipped };
}

describe.each(engines)("on %s", (engine) => {
  test("each thing that moves a figure of webhooks shows in it, and gives the figures a new validator", async () => {
    await using at = await scene(engine);
    const { world, owner, hook } = at;
    const { node } = world.registry;
    let last = { webhooks: none, etag: "" };
    const look = async () => {
      const { webhooks } = await node.stats();
      return { webhooks, etag: header(world, "etag") ?? "" };
    };
    /** Holds that a figure moves with a step, and the validator with it. */
    const moves = async (step: () => Promise<unknown>, webhooks: typeof none) => {
      await step();
      const now = await look();
      expect(now.webhooks).toEqual(webhooks);
      expect(await outcomeOf(node.stats({ ifNoneMatch: last.etag }))).toBe("served");
      expect(await outcomeOf(node.stats({ ifNoneMatch: now.etag }))).toBe("not_modified");
      last = now;
    };
    const standing = (active: number, paused: number, disabled: number, deliveries = {}) => ({
      subscriptions: { active, paused, disabled },
      deliveries: ended(deliveries),
    });

    await moves(async () => undefined, none);
    await moves(() => at.subscribe(), standing(1, 0, 0));
    const [{ id } = { id: "" }] = (await owner.webhooks.list().page()).webhooks;
    await moves(() => at.cause(), standing(1, 0, 0, { delivered: 1 }));
    await moves(() => owner.webhooks.pause(id), standing(0, 1, 0, { delivered: 1 }));
    await moves(() => at.cause(), standing(0, 1, 0, { delivered: 1, skipped: 1 }));
    await moves(
      () => owner.webhooks.replay(id, { status: "skipped" }),
      standing(0, 1, 0, { delivered: 2, skipped: 1 }),
    );
    await moves(() => owner.webhooks.resume(id), standing(1, 0, 0, { delivered: 2, skipped: 1 }));
    hook.respondWith((_request, response) => response.writeHead(500).end());
    await moves(() => at.cause(), standing(1, 0, 0, { delivered: 2, failed: 1, skipped: 1 }));
    await world.sql(`update webhook set consecutive_failures = 9 where id = '${id}'`);
    await moves(() => at.cause(), standing(0, 0, 1, { delivered: 2, failed: 2, skipped: 1 }));
    const [delivery] = (await owner.webhooks.deliveries(id).page()).deliveries;
    await moves(
      () => owner.webhooks.redeliver(id, delivery?.id ?? ""),
      standing(0, 0, 1, { delivered: 2, failed: 3, skipped: 1 }),
    );
    await moves(() => owner.webhooks.remove(id), standing(0, 0, 0, { delivered: 2, failed: 3, skipped: 1 }));
  });

  test("what moves no figure leaves the validator: a test, another description, a read", async () => {
    await using at = await scene(engine);
    const { id } = await at.subscribe();
    await at.world.registry.node.stats();
    const ifNoneMatch = header(at.world, "etag");
    await at.owner.webhooks.test(id);
    await at.owner.webhooks.update(id, { description: "Other words" });
    await at.owner.webhooks.rotateSecret(id);
    expect(at.hook.requests).toHaveLength(1);
    expect(await outcomeOf(at.world.registry.node.stats({ ifNoneMatch }))).toBe("not_modified");
  });
});
