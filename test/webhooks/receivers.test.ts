/** The recorded health of receivers, by which deliveries are scheduled. */
import { describe, expect, it, vi } from "vitest";
import { RequestedDeliveryLimits } from "../../server/registry/webhooks/requested-delivery-limits.ts";
import { engines } from "../engines.ts";
import { hang } from "../hang.ts";
import { heldRespond } from "./receiver.ts";
import { type Scene, scene } from "./scene.ts";

interface Row {
  host: string;
  site: string;
  reached_at: string | null;
  response_ms: number | null;
}

async function recordOf({ world }: Scene, id: string): Promise<Row | undefined> {
  const sql = "select host, site, reached_at, response_ms from webhook where id = ?";
  return world.node.database.get<Row>(sql, [id]);
}

describe.each(engines)("the record of a receiver on %s", (engine) => {
  it("starts with the first success, and is reset when the URL changes to another host", async () => {
    await using at = await scene(engine);
    const { id } = await at.subscribe();
    const unknown = { host: "hook.example.test", site: "example.test", reached_at: null, response_ms: null };
    expect(await recordOf(at, id)).toEqual(unknown);
    await at.cause();
    expect(await recordOf(at, id)).toMatchObject({
      reached_at: expect.any(String),
      response_ms: expect.any(Number),
    });
    await at.owner.webhooks.update(id, { callbackUrl: at.hook.url("/other") });
    expect(await recordOf(at, id)).toMatchObject({ reached_at: expect.any(String), response_ms: null });
    await at.owner.webhooks.update(id, { callbackUrl: "https://a.b.elsewhere.co.uk/" });
    expect(await recordOf(at, id)).toEqual({
      host: "a.b.elsewhere.co.uk",
      site: "elsewhere.co.uk",
      reached_at: null,
      response_ms: null,
    });
  });

  it("adopts a slower response time at once, and a faster one gradually", async () => {
    await using at = await scene(engine);
    const { id } = await at.subscribe();
    // Times are in whole milliseconds, so that of an immediate response may be 0.
    at.hook.respondWith((_request, response) => void setTimeout(() => response.writeHead(204).end(), 20));
    await at.cause();
    await at.world.sql("update webhook set response_ms = 0");
    await at.cause();
    const slower = (await recordOf(at, id))?.response_ms ?? 0;
    expect(slower).toBeGreaterThan(0);
    await at.world.sql("update webhook set response_ms = 100000");
    await at.cause();
    expect((await recordOf(at, id))?.response_ms).toBeGreaterThan(70_000);
    expect((await recordOf(at, id))?.response_ms).toBeLessThan(100_000);
  });

  it("is not changed by a delivery to an earlier URL", async () => {
    const { respond, release } = heldRespond(204);
    await using at = await scene(engine, respond);
    const { id } = await at.subscribe();
    const agent = { agent_id: "slow", agent_url: "https://agent.example.com/" };
    await at.owner.agents.register(agent, { respondAsync: true });
    await vi.waitFor(() => expect(at.hook.requests).toHaveLength(1), hang);
    await at.owner.webhooks.update(id, { callbackUrl: "https://elsewhere.example.com/" });
    release();
    await vi.waitFor(
      async () => expect((await at.owner.webhooks.get(id)).last_delivered_at).not.toBeNull(),
      hang,
    );
    expect(await recordOf(at, id)).toMatchObject({ reached_at: null, response_ms: null });
  });

  it("forgets failures and silence when the URL changes to another host", async () => {
    await using at = await scene(engine);
    const { id } = await at.subscribe();
    const stateOf = () =>
      at.world.node.database.get("select consecutive_failures, unresponsive_at from webhook where id = ?", [
        id,
      ]);
    const failing = { consecutive_failures: 9, unresponsive_at: "2026-11-20T16:00:00.000Z" };
    await at.world.sql(
      "update webhook set consecutive_failures = 9, unresponsive_at = '2026-11-20T16:00:00.000Z'",
    );
    await at.owner.webhooks.update(id, { callbackUrl: at.hook.url("/other") });
    expect(await stateOf()).toEqual(failing);
    await at.owner.webhooks.update(id, { callbackUrl: "https://elsewhere.example.com/" });
    expect(await stateOf()).toEqual({ consecutive_failures: 0, unresponsive_at: null });
  });

  it("is not changed by a test, except that the host was reached", async () => {
    await using at = await scene(engine);
    const { id } = await at.subscribe();
    expect(await at.owner.webhooks.test(id)).toMatchObject({ delivered: true });
    expect(await recordOf(at, id)).toMatchObject({ reached_at: expect.any(String), response_ms: null });
  });
});

describe("requested deliveries", () => {
  const to = (account: string, site: string, hostReached = true) => ({ account, site, hostReached });

  it("are limited per account and host, and per account", () => {
    let now = 0;
    const limits = new RequestedDeliveryLimits(() => now);
    expect(limits.take(to("ada", "a.test"), 1_500).granted).toBe(1_000);
    expect(limits.take(to("ada", "a.test"))).toEqual({ granted: 0, retryAfterS: 1 });
    expect(limits.take(to("ada", "b.test"), 1_500).granted).toBe(1_000);
    expect(limits.take(to("ada", "c.test")).granted).toBe(0);
    expect(limits.take(to("bob", "a.test")).granted).toBe(1);
    now += 1_000;
    expect(limits.take(to("ada", "a.test"), 100).granted).toBe(5);
    now -= 10_000; // the clock is set back
    expect(limits.take(to("ada", "c.test"), 100).granted).toBe(5);
    now += 1_000;
    expect(limits.take(to("ada", "c.test"), 100).granted).toBe(10);
  });

  it("have a lower limit for a host that has never responded with 2xx", () => {
    let now = 0;
    const limits = new RequestedDeliveryLimits(() => now);
    expect(limits.take(to("ada", "a.test", false), 100).granted).toBe(20);
    expect(limits.take(to("ada", "a.test", false))).toEqual({ granted: 0, retryAfterS: 5 });
    now += 5_000;
    expect(limits.take(to("ada", "a.test", false), 100).granted).toBe(1);
    expect(limits.take(to("ada", "a.test", true), 100).granted).toBe(100);
  });

  it("use no memory once the limit is restored", () => {
    let now = 0;
    const limits = new RequestedDeliveryLimits(() => now);
    for (let index = 0; index < 20_000; index++) {
      limits.take(to(`account-${index}`, "a.test"));
      now += 1_000;
    }
    expect(limits.size).toBeLessThan(11_000);
  });
});
