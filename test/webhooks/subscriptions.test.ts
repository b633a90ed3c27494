/** Creation, limits and deletion of subscriptions. */
import { describe, expect, test } from "vitest";
import type { Schemas } from "../../client/index.ts";
import { engines } from "../engines.ts";
import { header, outcomeOf } from "../responses.ts";
import { rejectionOf } from "../spending.ts";
import { all } from "./scene.ts";
import { callbackUrl, subscriber, withoutSecret } from "./subscriber.ts";

const elsewhere = "https://hooks.example.com:8443/other?shop=1";
const events: Schemas["EventType"][] = ["agent.registered", "cert.issued"];

describe.each(engines)("on %s", (engine) => {
  describe("creation", () => {
    test("creates an active subscription to all events, and returns the secret in both forms", async () => {
      await using at = await subscriber(engine);
      const { world, owner } = at;
      world.stand("2026-11-20T17:00:00.000Z");
      const { secret, signing_key, ...shown } = await owner.webhooks.create({ callbackUrl });
      expect(header(world, "cache-control")).toBe("no-store");
      expect(secret).toMatch(/^[0-9a-f]{64}$/);
      expect(signing_key).toBe(`whsec_${Buffer.from(secret, "hex").toString("base64")}`);
      expect(shown).toEqual({
        id: expect.stringMatching(/^whk_/),
        account_id: expect.stringMatching(/^acc_/),
        callbackUrl,
        events: [],
        description: null,
        status: "active",
        created_at: "2026-11-20T17:00:00.000Z",
        last_delivered_at: null,
        consecutive_failures: 0,
        attempts: {
          "24h": { delivered: 0, failed: 0, success_rate: null },
          "7d": { delivered: 0, failed: 0, success_rate: null },
        },
        disabled_at: null,
        disabled_reason: null,
        previous_secret_until: null,
        source: "local",
      });
      expect(await owner.webhooks.get(shown.id)).toEqual(shown);
      const other = await owner.webhooks.create({ callbackUrl });
      expect([other.id === shown.id, other.secret === secret]).toEqual([false, false]);
    });

    test("stores the members of the request, each event once", async () => {
      await using at = await subscriber(engine);
      const { owner } = at;
      const wanted = { callbackUrl: elsewhere, description: "Suchindex – Läden 🛒" };
      const made = await owner.webhooks.create({ ...wanted, events: [...events, ...events] });
      expect(made).toMatchObject({ ...wanted, events });
      expect(await owner.webhooks.create({ callbackUrl, events: [], description: null })).toMatchObject({
        events: [],
        description: null,
      });
    });

    test("creates the same subscription through both paths", async () => {
      await using at = await subscriber(engine);
      const { owner } = at;
      const { webhooks } = owner;
      const first = withoutSecret(await webhooks.create({ callbackUrl }));
      const second = withoutSecret(await webhooks.adminCreate({ callbackUrl, events: [] }));
      expect(await webhooks.get(second.id)).toEqual(second);
      for (const list of [webhooks.list, webhooks.adminList])
        expect((await list().page()).webhooks).toEqual([second, first]);
      expect((await webhooks.pause(first.id)).status).toBe("paused");
      expect((await webhooks.update(second.id, { status: "paused" })).status).toBe("paused");
      expect((await webhooks.update(first.id, { status: "active" })).status).toBe("active");
      expect((await webhooks.resume(second.id)).status).toBe("active");
      for (const description of ["Search index", null])
        expect((await webhooks.update(first.id, { description })).description).toBe(description);
      await webhooks.adminRemove(first.id);
      await webhooks.remove(second.id);
      for (const list of [webhooks.list, webhooks.adminList])
        expect((await list().page()).webhooks).toEqual([]);
    });

    test("is rejected at the limit of the account, until a subscription is deleted", async () => {
      await using at = await subscriber(engine);
      const { world, owner } = at;
      const { id } = await owner.webhooks.create({ callbackUrl });
      await world.sql(`insert into webhook (id, account_id, callback_url, origin, host, site, events, source, status, secret,
          created_at, consecutive_failures)
        with recursive number (n) as (select 1 union all select n + 1 from number where n < 499)
        select 'whk_' || n, account_id, callback_url, origin, n || '.example', n || '.example', events, source, status,
          secret, created_at, 0 from webhook cross join number`);
      const create = () => owner.webhooks.create({ callbackUrl });
      expect(await rejectionOf(create())).toMatchObject({
        code: "subscription_limit_reached",
        problem: { limit: 500, count: 500 },
      });
      expect(await outcomeOf(owner.webhooks.adminCreate({ callbackUrl }))).toBe("subscription_limit_reached");
      expect(await at.count("webhook")).toBe(500);
      const other = await world.keyed(await world.developer());
      await other.webhooks.create({ callbackUrl });
      await owner.webhooks.remove(id);
      const made = await Promise.allSettled([create(), create(), create()]);
      expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    });
  });

  describe.each([["remove"], ["adminRemove"]] as const)("%s", (remove) => {
    test.each(["active", "paused", "disabled"] as const)(
      "of one that is %s takes its deliveries along",
      async (status) => {
        await using at = await subscriber(engine);
        const { owner } = at;
        const { id } = await owner.webhooks.create({ callbackUrl });
        const kept = await owner.webhooks.create({ callbackUrl });
        await at.cause("a");
        await at.put(id, status, 1);
        await at.cause("b");
        expect(await at.count("delivery")).toBe(4);
        expect(await at.count("delivery_attempt")).toBe(status === "active" ? 4 : 3);

        expect(await owner.webhooks[remove](id)).toEqual({ id, message: expect.any(String) });
        const left = await all(owner.webhooks.deliveries(kept.id));
        expect(left.map(({ attempt_count }) => attempt_count)).toEqual([1, 1]);
        expect(await at.count("delivery")).toBe(2);
        expect(await at.count("delivery_attempt")).toBe(2);
        expect((await all(owner.webhooks.list())).map((each) => each.id)).toEqual([kept.id]);
        for (const call of [owner.webhooks.get, owner.webhooks.deliveries, owner.webhooks[remove]])
          expect(await gone(call(id))).toBe("subscription_not_found");
      },
    );
  });
});

/** The code of the problem of a call or a list. */
function gone(response: PromiseLike<unknown> | { page(): Promise<unknown> }): Promise<string> {
  return outcomeOf("page" in response ? response.page() : Promise.resolve(response));
}
