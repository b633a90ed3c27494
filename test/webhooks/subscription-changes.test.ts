/** Changes of subscriptions: pause, resume and update. */
import { describe, expect, test } from "vitest";
import type { Registry, Schemas, Webhook } from "../../client/index.ts";
import { engines } from "../engines.ts";
import { outcomeOf } from "../responses.ts";
import { rejectionOf } from "../spending.ts";
import { all } from "./scene.ts";
import { callbackUrl, subscriber, withoutSecret } from "./subscriber.ts";

const elsewhere = "https://hooks.example.com:8443/other?shop=1";
const events: Schemas["EventType"][] = ["agent.registered", "cert.issued"];

describe.each(engines)("on %s", (engine) => {
  describe("pause and resume", () => {
    type Step = (owner: Registry, id: string) => Promise<Webhook>;
    const pauses: [string, Step][] = [
      ["pause", ({ webhooks }, id) => webhooks.pause(id)],
      ["PATCH to paused", ({ webhooks }, id) => webhooks.update(id, { status: "paused" })],
    ];
    const resumes: [string, Step][] = [
      ["resume", ({ webhooks }, id) => webhooks.resume(id)],
      ["PATCH to active", ({ webhooks }, id) => webhooks.update(id, { status: "active" })],
    ];

    test.each(pauses)("%s keeps events back, and is no change the second time", async (_name, pause) => {
      await using at = await subscriber(engine);
      const { owner } = at;
      const made = withoutSecret(
        await owner.webhooks.create({
          callbackUrl,
          events,
          description: "Shop",
        }),
      );
      const { id } = made;
      await at.put(id, "active", 3);
      const paused = { ...made, status: "paused", consecutive_failures: 3 };
      expect(await pause(owner, id)).toEqual(paused);
      expect(await pause(owner, id)).toEqual(paused);
      expect(await owner.webhooks.get(id)).toEqual(paused);
      await at.cause("a");
      const deliveries = await all(owner.webhooks.deliveries(id));
      expect(deliveries).toMatchObject([{ status: "skipped", attempt_count: 0, attempts: [] }]);
    });

    test.each(pauses)(
      "%s of a disabled subscription is rejected, and changes nothing else either",
      async (name, pause) => {
        await using at = await subscriber(engine);
        const { owner } = at;
        const { id } = await owner.webhooks.create({ callbackUrl });
        await at.put(id, "disabled", 10);
        const before = await owner.webhooks.get(id);
        expect(before).toMatchObject({ status: "disabled", disabled_at: "2026-11-20T16:00:00.000Z" });
        expect(await rejectionOf(pause(owner, id))).toMatchObject({
          status: 409,
          code: "subscription_disabled",
        });
        if (name !== "pause") {
          const both = { status: "paused", description: "new", events } as const;
          expect(await outcomeOf(owner.webhooks.update(id, both))).toBe("subscription_disabled");
        }
        expect(await owner.webhooks.get(id)).toEqual(before);
      },
    );

    test.each(resumes)(
      "%s delivers again, from paused and from disabled, counting from zero",
      async (_name, resume) => {
        await using at = await subscriber(engine);
        const { owner } = at;
        const made = withoutSecret(
          await owner.webhooks.create({
            callbackUrl,
            events,
            description: "Shop",
          }),
        );
        for (const [status, failures] of [
          ["paused", 9],
          ["disabled", 10],
        ] as const) {
          await at.put(made.id, status, failures);
          expect(await resume(owner, made.id)).toEqual(made);
          expect(await owner.webhooks.get(made.id)).toEqual(made);
        }
        await at.cause("a");
        const deliveries = await all(owner.webhooks.deliveries(made.id));
        expect(deliveries).toMatchObject([{ attempts: [{ error: "dns_error" }] }]); // there is no such host
        expect((await owner.webhooks.get(made.id)).consecutive_failures).toBe(1);
      },
    );

    test.each(resumes)("%s of an active subscription leaves its count of failures", async (_name, resume) => {
      await using at = await subscriber(engine);
      const { owner } = at;
      const { id } = await owner.webhooks.create({ callbackUrl });
      await at.put(id, "active", 7);
      const before = await owner.webhooks.get(id);
      expect(await resume(owner, id)).toEqual(before);
      expect((await owner.webhooks.get(id)).consecutive_failures).toBe(7);
    });
  });

  test("updates only the members in the request", async () => {
    await using at = await subscriber(engine);
    const { owner } = at;
    const { update, create, get } = owner.webhooks;
    const wanted = { callbackUrl, events, description: "Shop" };
    const made = withoutSecret(await create(wanted));
    await at.put(made.id, "active", 4);
    let expected: Webhook = { ...made, consecutive_failures: 4 };
    const changes: Schemas["WebhookChange"][] = [
      {},
      { callbackUrl: elsewhere },
      { events: ["agent.deprecated"] },
      { events: [] },
      { description: "Depot" },
      { description: "" },
      { description: null },
      { status: "active" },
      { status: "paused" },
      { callbackUrl, events: ["cert.revoked", "cert.issued"], description: "Again" },
    ];
    for (const change of changes) {
      expected = { ...expected, ...change };
      expect(await update(made.id, change)).toEqual(expected);
      expect(await get(made.id)).toEqual(expected);
    }
    const doubled = await update(made.id, { events: ["cert.issued", "cert.issued"], status: "active" });
    expect(doubled).toEqual({
      ...expected,
      events: ["cert.issued"],
      status: "active",
      consecutive_failures: 0,
    });
  });

  test("applies new events and a new URL from the next event on", async () => {
    await using at = await subscriber(engine);
    const { owner } = at;
    const { id } = await owner.webhooks.create({ callbackUrl, events: ["cert.issued"] });
    await at.cause("a");
    await owner.webhooks.update(id, { events: ["agent.registered"] });
    await at.cause("b");
    await owner.webhooks.update(id, { events: ["agent.deprecated"] });
    await at.cause("c");
    await owner.webhooks.update(id, { events: [] });
    await at.cause("d");
    const found = await all(owner.webhooks.deliveries(id));
    expect(found.map(({ seq }) => seq)).toEqual([4, 2]);
  });
});
