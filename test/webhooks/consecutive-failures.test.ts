/** Consecutive failures: the tenth disables the subscription. Redelivery and replay of missed deliveries. */
import { describe, expect, test, vi } from "vitest";
import { engines } from "../engines.ts";
import { hang } from "../hang.ts";
import { rejectionOf } from "../spending.ts";
import { heldRespond } from "./receiver.ts";
import { all, type Scene, scene } from "./scene.ts";

const fails = (_request: unknown, response: { writeHead(status: number): { end(): void } }) =>
  response.writeHead(500).end();

async function causes(at: Scene, times: number): Promise<void> {
  for (let count = 0; count < times; count++) await at.cause();
}

async function statuses(at: Scene, id: string): Promise<string[]> {
  return (await all(at.owner.webhooks.deliveries(id))).map(({ status }) => status);
}

describe.each(engines)("on %s", (engine) => {
  test("disables the subscription at the tenth consecutive failure, and skips later deliveries", async () => {
    await using at = await scene(engine, fails);
    const { id } = await at.subscribe();
    await causes(at, 9);
    expect(await at.owner.webhooks.get(id)).toMatchObject({ status: "active", consecutive_failures: 9 });
    await causes(at, 1);
    const webhook = await at.owner.webhooks.get(id);
    expect(webhook).toMatchObject({ status: "disabled", consecutive_failures: 10 });
    expect(webhook.disabled_at).toMatch(/Z$/);
    await causes(at, 2);
    expect(at.hook.requests).toHaveLength(10);
    expect(await statuses(at, id)).toEqual(["skipped", "skipped", ...Array(10).fill("failed")]);
  });

  test("disables it at the first 410, with the reason, and its owner resumes it", async () => {
    await using at = await scene(engine, (_request, response) => response.writeHead(410).end());
    const { id } = await at.subscribe();
    await causes(at, 2);
    const gone = {
      status: "disabled",
      consecutive_failures: 1,
      disabled_reason: expect.stringContaining("410"),
    };
    expect(await at.owner.webhooks.get(id)).toMatchObject(gone);
    expect(await statuses(at, id)).toEqual(["skipped", "failed"]);
    expect(await at.owner.webhooks.test(id)).toMatchObject({ response_status: 410 });
    expect(await at.owner.webhooks.resume(id)).toMatchObject({ status: "active", disabled_reason: null });
  });

  test("resets the count at a success after nine failures", async () => {
    await using at = await scene(engine, fails);
    const { id } = await at.subscribe();
    await causes(at, 9);
    at.hook.respondWith((_request, response) => response.writeHead(200).end());
    await causes(at, 1);
    expect(await at.owner.webhooks.get(id)).toMatchObject({ status: "active", consecutive_failures: 0 });
    at.hook.respondWith(fails);
    await causes(at, 9);
    expect(await at.owner.webhooks.get(id)).toMatchObject({ status: "active", consecutive_failures: 9 });
  });

  test("makes ten attempts for twenty concurrent events, and disables once", async () => {
    // The responses wait for all attempts, however busy the machine is.
    await using at = await scene(
      engine,
      (_request, response) => {
        setTimeout(() => response.writeHead(500).end(), 20);
      },
      {},
      [],
      { deliveryWaitMs: 60_000 },
    );
    const { id } = await at.subscribe();
    await Promise.all(Array.from({ length: 20 }, () => at.cause()));
    expect(at.hook.requests).toHaveLength(10);
    expect(await at.owner.webhooks.get(id)).toMatchObject({ status: "disabled", consecutive_failures: 10 });
    const found = await statuses(at, id);
    expect(found.filter((each) => each === "failed")).toHaveLength(10);
    expect(found.filter((each) => each === "skipped")).toHaveLength(10);
  });

  test("replays deliveries skipped while paused or disabled, with the same keys and bytes, begun oldest first", async () => {
    await using at = await scene(engine);
    const witness = await at.subscribe({ callbackUrl: at.hook.url("/witness") });
    const { id } = await at.subscribe();
    await at.owner.webhooks.pause(id);
    await causes(at, 3);
    expect(await statuses(at, id)).toEqual(["skipped", "skipped", "skipped"]);
    const missed = at.hook.requests.map(({ body }) => String(body));
    await at.owner.webhooks.remove(witness.id);
    await at.owner.webhooks.resume(id);
    expect(at.hook.requests).toHaveLength(3);

    expect(await at.owner.webhooks.replay(id, { status: "skipped" })).toEqual({
      replayed: 3,
      delivered: 3,
      failed: 0,
      pending: 0,
      next_since_seq: null,
    });
    const replayed = at.hook.requests.slice(3).map(({ body }) => String(body));
    expect(replayed.toSorted()).toEqual(missed.toSorted()); // several are under way at once
    const begun = (await all(at.owner.webhooks.deliveries(id))).map(
      ({ seq, attempts }) => [seq, attempts.at(-1)?.started_at ?? ""] as const,
    );
    const byStart = begun.toSorted(([, one], [, other]) => one.localeCompare(other));
    expect(byStart).toEqual(begun.toSorted(([one], [other]) => one - other));
    expect(await statuses(at, id)).toEqual(["delivered", "delivered", "delivered"]);
    expect((await at.owner.webhooks.replay(id, { status: "skipped" })).replayed).toBe(0);
    expect((await at.owner.webhooks.replay(id, { status: "delivered", since_seq: 1 })).replayed).toBe(2);
    expect(
      (await at.owner.webhooks.replay(id, { since: "2030-01-01T00:00:00Z", status: "delivered" })).replayed,
    ).toBe(0);
    expect((await rejectionOf(at.owner.webhooks.replay(id, {}))).code).toBe("invalid_body");
  });

  test("replays skipped and failed deliveries if the status is omitted", async () => {
    await using at = await scene(engine, fails);
    const { id } = await at.subscribe();
    await causes(at, 1);
    await at.owner.webhooks.pause(id);
    await causes(at, 1);
    await at.owner.webhooks.resume(id);
    at.hook.respondWith((_request, response) => response.writeHead(200).end());
    await causes(at, 1);
    expect(await statuses(at, id)).toEqual(["delivered", "skipped", "failed"]);
    const replayed = await at.owner.webhooks.replay(id, { since_seq: 0 });
    expect(replayed).toMatchObject({ replayed: 2, delivered: 2 });
    expect(await statuses(at, id)).toEqual(["delivered", "delivered", "delivered"]);
  });

  test("continues a replay that was cut off after its last delivery", async () => {
    await using at = await scene(engine, fails);
    const { id } = await at.subscribe();
    await at.owner.webhooks.pause(id);
    await causes(at, 22);
    await at.owner.webhooks.resume(id);
    // A host that has never responded with 2xx gets 20 requested deliveries at once.
    const { replayed, next_since_seq } = await at.owner.webhooks.replay(id, { status: "skipped" });
    const left = await all(at.owner.webhooks.deliveries(id, { status: ["skipped"] }));
    expect({ replayed, next_since_seq, left: left.map(({ seq }) => seq) }).toEqual({
      replayed: 20,
      next_since_seq: 20,
      left: [22, 21],
    });
  });

  test("does not count failed redeliveries and replays, but resets the count at a success", async () => {
    await using at = await scene(engine, fails);
    const { id } = await at.subscribe();
    await causes(at, 2);
    const [delivery] = await all(at.owner.webhooks.deliveries(id));
    const again = await at.owner.webhooks.redeliver(id, delivery?.id ?? "");
    expect(again).toMatchObject({ status: "failed", attempt_count: 2 });
    expect(again.attempts.map(({ attempt, cause }) => [attempt, cause])).toEqual([
      [2, "redeliver"],
      [1, "event"],
    ]);
    expect(await at.owner.webhooks.replay(id, { status: "failed" })).toMatchObject({
      replayed: 2,
      failed: 2,
    });
    expect((await at.owner.webhooks.get(id)).consecutive_failures).toBe(2);
    const [first, second] = at.hook.requests.filter(
      ({ headers }) => headers["webhook-id"] === delivery?.idempotency_key,
    );
    expect(first?.body).toEqual(second?.body);
    expect(first?.headers["x-webhook-attempt"]).toBe("1");
    expect(second?.headers["x-webhook-attempt"]).toBe("2");

    at.hook.respondWith((_request, response) => response.writeHead(202).end());
    await at.owner.webhooks.redeliver(id, delivery?.id ?? "");
    expect((await at.owner.webhooks.get(id)).consecutive_failures).toBe(0);
    expect((await rejectionOf(at.owner.webhooks.redeliver(id, "dlv_1_999"))).code).toBe("delivery_not_found");
  });

  test("permits redeliveries of a disabled subscription, and resets the count when it is resumed", async () => {
    await using at = await scene(engine, fails);
    const { id } = await at.subscribe();
    await causes(at, 10);
    at.hook.respondWith((_request, response) => response.writeHead(200).end());
    const [delivery] = await all(at.owner.webhooks.deliveries(id));
    expect((await at.owner.webhooks.redeliver(id, delivery?.id ?? "")).status).toBe("delivered");
    expect((await at.owner.webhooks.get(id)).status).toBe("disabled");
    expect(await at.owner.webhooks.resume(id)).toMatchObject({ status: "active", disabled_at: null });
    await causes(at, 1);
    expect(at.hook.requests).toHaveLength(12);
  });

  test("counts failed attempts of the queue endpoint, and does not repeat successful deliveries", async () => {
    await using at = await scene(engine, fails);
    const { id } = await at.subscribe();
    await causes(at, 1);
    const [delivery] = await all(at.owner.webhooks.deliveries(id));
    const queued = { delivery_id: delivery?.id ?? "" };
    expect(await at.owner.webhooks.deliver(queued)).toEqual({
      ...queued,
      status: "failed",
      response_status: 500,
      attempts: 2,
    });
    expect((await at.owner.webhooks.get(id)).consecutive_failures).toBe(2);
    const rejection = await rejectionOf(at.owner.webhooks.deliver({ ...queued, fail_on_error: true }));
    expect(rejection).toMatchObject({
      status: 502,
      code: "delivery_failed",
      problem: { response_status: 500, attempts: 3 },
    });
    at.hook.respondWith((_request, response) => response.writeHead(200).end());
    const delivered = { ...queued, status: "delivered", response_status: 200, attempts: 4 };
    expect(await at.owner.webhooks.deliver(queued)).toEqual(delivered);
    expect(await at.owner.webhooks.deliver(queued)).toEqual(delivered);
    expect(at.hook.requests).toHaveLength(4);
    await at.owner.webhooks.pause(id);
    at.hook.respondWith(fails);
    await causes(at, 1);
    const [skipped] = await all(at.owner.webhooks.deliveries(id));
    const paused = await rejectionOf(at.owner.webhooks.deliver({ delivery_id: skipped?.id ?? "" }));
    expect(paused).toMatchObject({ status: 409, code: "subscription_not_active" });
  });

  test("does not repeat deliveries under way, and tolerates deletion of the subscription", async () => {
    const { respond, release } = heldRespond(204);
    await using at = await scene(engine, respond);
    const { id } = await at.subscribe();
    await at.owner.agents.register(
      { agent_id: "slow", agent_url: "https://agent.example.com/" },
      { respondAsync: true },
    );
    await vi.waitFor(() => expect(at.hook.requests).toHaveLength(1), hang);
    const [delivery] = await all(at.owner.webhooks.deliveries(id));
    const delivery_id = delivery?.id ?? "";
    expect((await rejectionOf(at.owner.webhooks.deliver({ delivery_id }))).code).toBe("delivery_under_way");
    expect((await rejectionOf(at.owner.webhooks.redeliver(id, delivery_id))).code).toBe("delivery_under_way");
    await at.owner.webhooks.remove(id);
    release();
    await at.cause();
    expect(at.hook.requests).toHaveLength(1);
  });
});
