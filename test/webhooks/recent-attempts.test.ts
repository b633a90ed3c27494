/** The success rates of subscriptions: how many of the attempts of the last day and of the last week succeeded. */
import { describe, expect, test } from "vitest";
import { deleteOldDeliveries } from "../../server/registry/webhooks/retention.ts";
import { engines } from "../engines.ts";
import { all, scene } from "./scene.ts";

const hourMs = 3_600_000;

describe.each(engines)("on %s", (engine) => {
  test("counts attempts of a day and of a week, in whole hours, without tests", async () => {
    await using at = await scene(engine);
    const { id, attempts } = await at.subscribe();
    const none = { delivered: 0, failed: 0, success_rate: null };
    expect(attempts).toEqual({ "24h": none, "7d": none });
    at.world.stand("2026-11-20T16:30:00.000Z");
    await at.cause();
    at.hook.respondWith((_request, response) => response.writeHead(500).end());
    await at.owner.webhooks.test(id);
    const [delivery] = await all(at.owner.webhooks.deliveries(id));
    for (let n = 0; n < 2; n++) await at.owner.webhooks.redeliver(id, delivery?.id ?? "");

    const first = { delivered: 1, failed: 2, success_rate: 1 / 3 };
    const readAt = async (instant: string) => {
      at.world.stand(instant);
      return (await at.owner.webhooks.get(id)).attempts;
    };
    expect(await readAt("2026-11-21T15:59:59.000Z")).toEqual({ "24h": first, "7d": first });
    expect(await readAt("2026-11-21T16:00:00.000Z")).toEqual({ "24h": none, "7d": first });
    at.hook.respondWith((_request, response) => response.writeHead(200).end());
    await at.cause();
    const one = { delivered: 1, failed: 0, success_rate: 1 };
    const both = { delivered: 2, failed: 2, success_rate: 0.5 };
    expect(await readAt("2026-11-21T16:00:00.000Z")).toEqual({ "24h": one, "7d": both });
    expect((await all(at.owner.webhooks.list()))[0]?.attempts["7d"]).toEqual(both);
    expect(await readAt("2026-11-27T16:00:00.000Z")).toEqual({ "24h": none, "7d": one });
  });

  test("deletes counts after a week, and those of a deleted subscription with it", async () => {
    await using at = await scene(engine);
    const { database } = at.world.node;
    const hours = () => database.all("select hour from webhook_hour order by hour");
    at.world.stand("2026-11-20T16:30:00.000Z");
    const { id } = await at.subscribe();
    await at.cause();
    at.world.stand("2026-11-21T16:30:00.000Z");
    await at.cause();
    const now = new Date(Date.parse("2026-11-20T16:00:00.000Z") + 168 * hourMs);
    await deleteOldDeliveries(database, now, new AbortController().signal, 30 * 24 * hourMs);
    expect(await hours()).toEqual([{ hour: "2026-11-21T16" }]);
    await at.owner.webhooks.remove(id);
    expect(await hours()).toEqual([]);
  });
});
