/** Outages of the node's own network, and the retention of deliveries. */
import { describe, expect, test, vi } from "vitest";
import { parsePins } from "../../server/core/egress/pins.ts";
import { deleteOldDeliveries } from "../../server/registry/webhooks/retention.ts";
import { engines } from "../engines.ts";
import { freePort } from "../free-port.ts";
import { hang } from "../hang.ts";
import { createWorld } from "../world.ts";
import { all, scene, testDeliveryTimes } from "./scene.ts";

describe.each(engines)("on %s", (engine) => {
  test("records failures during an outage of the node's network, but does not count them", async () => {
    const port = await freePort();
    const hosts = [1, 2, 3, 4, 5].map((index) => `down-${index}.example.test:${port}`);
    const egressPins = parsePins(hosts.map((host) => `${host}=127.0.0.1`).join(","));
    if (!egressPins) throw new Error("These pins are none");
    await using world = await createWorld(engine, { egressPins }, { deliveryTimes: testDeliveryTimes() });
    const owner = await world.keyed(await world.developer());
    for (const host of hosts) await owner.webhooks.create({ callbackUrl: `https://${host}/` });
    for (let index = 0; index < 12; index++) {
      await owner.agents.register({ agent_id: `agent-${index}`, agent_url: "https://agent.example.com/" });
    }
    const webhooks = await all(owner.webhooks.list());
    expect(webhooks.map(({ status }) => status)).toEqual(Array(5).fill("active"));
    // The first nineteen are as many as do not yet say whose fault it is.
    expect(webhooks.reduce((sum, { consecutive_failures }) => sum + consecutive_failures, 0)).toBe(19);
    for (const { id } of webhooks) {
      const found = await all(owner.webhooks.deliveries(id));
      expect(found.map(({ status, attempts }) => [status, attempts[0]?.error])).toEqual(
        Array(12).fill(["failed", "connection_refused"]),
      );
    }
  });

  test("deletes deliveries after 30 days, except pending ones", async () => {
    await using at = await scene(engine);
    const { id } = await at.subscribe();
    await at.cause();
    await at.cause();
    at.world.pass(30 * 86_400_000 - 60_000);
    await at.cause();
    expect((await all(at.owner.webhooks.deliveries(id))).map(({ seq }) => seq)).toEqual([3, 2, 1]);
    at.world.pass(3_600_000);
    await vi.waitFor(async () => {
      expect((await all(at.owner.webhooks.deliveries(id))).map(({ seq }) => seq)).toEqual([3]);
    }, hang);
    await at.world.sql("update delivery set status = 'pending', finished_at = null, lease = 'another'");
    await deleteOldDeliveries(
      at.world.node.database,
      new Date("2027-02-01"),
      new AbortController().signal,
      30 * 86_400_000,
    );
    expect((await all(at.owner.webhooks.deliveries(id))).map(({ seq }) => seq)).toEqual([3]);
  });
});
