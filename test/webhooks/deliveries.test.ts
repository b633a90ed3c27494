/** Deliveries: their content, how long responses wait for them, and their records. */
import { createHmac } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { describe, expect, test, vi } from "vitest";
import type { Schemas } from "../../client/index.ts";
import { verifyDelivery } from "../../client/receiver.ts";
import { examples } from "../../generated/events.ts";
import { engines } from "../engines.ts";
import { isDeclaredEvent } from "../exchange.ts";
import { hang } from "../hang.ts";
import { heldRespond } from "./receiver.ts";
import { all, scene } from "./scene.ts";

describe.each(engines)("on %s", (engine) => {
  test("delivers an event before the response, as the envelope of the journal, with all signatures", async () => {
    await using at = await scene(engine);
    const { id, secret, signing_key } = await at.subscribe();
    const agent_id = await at.cause();

    expect(at.hook.requests).toHaveLength(1);
    const [request] = at.hook.requests;
    const body = String(request?.body);
    const headers = request?.headers as Record<string, string>;
    const { events } = await at.world.registry.events.list({ agent_id }).page();
    expect(JSON.parse(body)).toEqual(events[0]);
    expect(Object.keys(JSON.parse(body))).toEqual(["event", "payload", "timestamp", "idempotency_key"]);
    expect(headers).toMatchObject({
      "content-type": "application/json",
      "x-webhook-event": "agent.registered",
      "x-idempotency-key": events[0]?.idempotency_key,
      "webhook-id": events[0]?.idempotency_key,
      "x-webhook-attempt": "1",
      "x-webhook-signature": `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`,
    });
    expect(headers["x-webhook-test"]).toBeUndefined();
    const now = () => new Date("2026-11-20T16:15:00Z");
    vi.useFakeTimers({ now: now(), toFake: ["Date"] });
    try {
      expect(new Webhook(signing_key).verify(body, headers)).toEqual(events[0]);
      expect(new Webhook(secret).verify(body, headers)).toEqual(events[0]);
      expect(new Webhook(secret, { format: "raw" }).verify(body, headers)).toEqual(events[0]);
    } finally {
      vi.useRealTimers();
    }
    expect(await verifyDelivery(body, headers, secret, { now })).toEqual(events[0]);

    const [delivery, ...more] = await all(at.owner.webhooks.deliveries(id));
    expect(more).toEqual([]);
    expect(delivery).toMatchObject({
      status: "delivered",
      event: "agent.registered",
      idempotency_key: events[0]?.idempotency_key,
      attempt_count: 1,
      seq: events[0]?.payload.seq,
      attempts: [{ attempt: 1, cause: "event", response_status: 204, error: null }],
    });
    const webhook = await at.owner.webhooks.get(id);
    expect(webhook.consecutive_failures).toBe(0);
    expect(webhook.last_delivered_at).toMatch(/Z$/);
  });

  test("delivers an event to subscriptions of its type, and to subscriptions of all types", async () => {
    await using at = await scene(engine);
    await at.subscribe({ callbackUrl: at.hook.url("/all") });
    await at.subscribe({ callbackUrl: at.hook.url("/none"), events: ["cert.issued", "cert.revoked"] });
    await at.subscribe({ callbackUrl: at.hook.url("/gone"), events: ["cert.issued", "agent.deprecated"] });
    const agent_id = await at.cause();
    expect(at.hook.requests.map(({ path }) => path)).toEqual(["/all"]);
    await at.owner.agents.remove(agent_id);
    expect(at.hook.requests.map(({ path }) => path).sort()).toEqual(["/all", "/all", "/gone"]);
    expect(new Set(at.keys()).size).toBe(2);
    const [, first, second] = at.hook.requests;
    expect(first?.body).toEqual(second?.body);
  });

  test("delivers nothing for a rejected request or a request without effect", async () => {
    await using at = await scene(engine);
    await at.subscribe();
    const agent_id = await at.cause();
    await at.owner.agents.register({ agent_id, agent_url: "https://agent.example.com/" });
    await at.owner.agents.register({ agent_id, agent_url: "nowhere" }).catch(() => undefined);
    await at.owner.agents.remove("nobody").catch(() => undefined);
    expect(at.hook.requests).toHaveLength(1);
  });

  test("responds before the delivery has finished with `Prefer: respond-async`", async () => {
    const { respond, release } = heldRespond(204);
    await using at = await scene(engine, respond);
    const { id } = await at.subscribe();
    const agent = { agent_id: "quick", agent_url: "https://agent.example.com/" };
    await at.owner.agents.register(agent, { respondAsync: true });
    expect(at.world.exchanges.at(-1)?.response.headers["preference-applied"]).toBe("respond-async");
    expect((await all(at.owner.webhooks.deliveries(id))).map(({ status }) => status)).toEqual(["pending"]);
    release();
    await vi.waitFor(async () => {
      const found = await all(at.owner.webhooks.deliveries(id));
      expect(found.map(({ status }) => status)).toEqual(["delivered"]);
    }, hang);
  });

  test("is made by a tool call that does not wait for it with `Prefer: respond-async`", async () => {
    const { respond, release } = heldRespond(204);
    await using at = await scene(engine, respond);
    const { id } = await at.subscribe();
    const params = {
      name: "registry_register_agent",
      arguments: { agent_id: "quick", agent_url: "https://agent.example.com/" },
    };
    const late = setTimeout(release, 5_000); // or a call that waits would wait for ever
    await at.world.send("POST", "/mcp", {
      headers: {
        accept: "application/json, text/event-stream",
        "content-type": "application/json",
        prefer: "respond-async",
      },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params }),
    });
    expect((await all(at.owner.webhooks.deliveries(id))).map(({ status }) => status)).toEqual(["pending"]);
    clearTimeout(late);
    release();
  });

  test("limits how long a response waits for a receiver that hangs, while the attempt continues until its timeout", async () => {
    const config = { deliveryWaitMs: 100 };
    await using at = await scene(engine, () => undefined, { attemptTimeoutMs: 600 }, [], config);
    const { id } = await at.subscribe();
    await at.cause();
    expect((await all(at.owner.webhooks.deliveries(id)))[0]?.status).toBe("pending");
    await vi.waitFor(async () => {
      const [delivery] = await all(at.owner.webhooks.deliveries(id));
      expect(delivery).toMatchObject({
        status: "failed",
        attempts: [{ error: "timeout", response_status: null }],
      });
    }, hang);
    expect((await at.owner.webhooks.get(id)).consecutive_failures).toBe(1);
  });

  test("lists deliveries by status and event, paginated", async () => {
    await using at = await scene(engine);
    const { id } = await at.subscribe();
    const first = await at.cause();
    at.hook.respondWith((_request, response) => response.writeHead(500).end());
    await at.cause();
    await at.owner.agents.remove(first);
    const seqs = async (query: Parameters<typeof at.owner.webhooks.deliveries>[1]) =>
      (await all(at.owner.webhooks.deliveries(id, query))).map(({ seq }) => seq);
    expect(await seqs({})).toEqual([3, 2, 1]);
    expect(await seqs({ limit: 1 })).toEqual([3, 2, 1]);
    expect(await seqs({ status: ["failed"] })).toEqual([3, 2]);
    expect(await seqs({ status: ["failed"], event: ["agent.deprecated"] })).toEqual([3]);
    expect(await seqs({ status: ["delivered", "skipped"], limit: 1 })).toEqual([1]);
  });

  test("sends a marked, signed example as a test, without a record, and counts only its success", async () => {
    await using at = await scene(engine);
    const { id, secret } = await at.subscribe({ events: ["cert.revoked", "cert.issued"] });
    await at.world.sql("update webhook set consecutive_failures = 3");
    const tested = await at.owner.webhooks.test(id);
    expect(tested).toMatchObject({
      delivered: true,
      response_status: 204,
      event: "cert.revoked",
      error: null,
    });
    const [request] = at.hook.requests;
    expect(request?.headers["x-webhook-test"]).toBe("true");
    const now = () => new Date("2026-11-20T16:15:00Z");
    const event = await verifyDelivery(String(request?.body), request?.headers ?? {}, secret, { now });
    expect(event).toMatchObject({ event: "cert.revoked", idempotency_key: tested.idempotency_key });
    expect(tested.idempotency_key).toMatch(/^evt_test_/);
    expect((await at.owner.webhooks.get(id)).consecutive_failures).toBe(0);

    at.hook.respondWith((_request, response) => response.writeHead(503).end());
    const failed = await at.owner.webhooks.test(id, { event: "agent.registered" });
    expect(failed).toMatchObject({
      delivered: false,
      response_status: 503,
      error: "http_status",
      event: "agent.registered",
    });
    expect(failed.idempotency_key).not.toBe(tested.idempotency_key); // or a receiver drops the second test
    expect((await at.owner.webhooks.get(id)).consecutive_failures).toBe(0);
    expect(await all(at.owner.webhooks.deliveries(id))).toEqual([]);
  });

  test("sends tests that cannot be mistaken for events: marked, with ids of examples, and dates around now", async () => {
    await using at = await scene(engine);
    const { id } = await at.subscribe();
    const now = "2027-03-04T05:06:07.000Z";
    at.world.stand(now);
    for (const event of Object.keys(examples) as Schemas["EventType"][]) {
      await at.owner.webhooks.test(id, { event });
      const body = String(at.hook.requests.at(-1)?.body);
      const envelope = JSON.parse(body);
      expect(envelope).toMatchObject({ event, timestamp: now, payload: { test: true, seq: 0 } });
      const { test: _, ...payload } = envelope.payload;
      expect(isDeclaredEvent({ ...envelope, payload })).toBe(true);
      const hosts = [...body.matchAll(/https?:\/\/([^/"]+)|@([^"]+)/g)].map(
        ([, host, domain]) => host ?? domain,
      );
      expect(hosts.filter((host) => !host?.endsWith(".example.com"))).toEqual([]);
      const ids = [...body.matchAll(/"(?:id|\w+_id)":"([^"]+)"/g)].map(([, found]) => found);
      expect(ids.length).toBeGreaterThan(0);
      expect(ids.filter((found) => !/test/.test(found ?? ""))).toEqual([]);
    }
    const dates = (event: Schemas["EventType"]) => {
      const { body } = at.hook.requests.find(({ headers }) => headers["x-webhook-event"] === event) ?? {};
      return JSON.parse(String(body)).payload;
    };
    const { sunset_at, tombstoned_at } = dates("agent.deprecated");
    expect(sunset_at > now && tombstoned_at === null).toBe(true);
    const issued = dates("cert.issued").certification;
    expect(issued.issued_at === now && issued.expires_at > now).toBe(true);
    const { certification: revoked, revoked_at } = dates("cert.revoked");
    expect(revoked.issued_at < now && revoked_at === now && revoked.expires_at > now).toBe(true);
    const { first_seen_at, last_seen_at } = dates("compliance.violation").violation;
    expect(first_seen_at < last_seen_at && last_seen_at === now).toBe(true);
  });

  test("signs events and tests with both secrets during the grace period of a rotation, then only with the new one", async () => {
    await using at = await scene(engine);
    const { id, secret: old } = await at.subscribe();
    const rotated = await at.owner.webhooks.rotateSecret(id, { grace_period_s: 3_600 });
    const { secret, previous_secret_until: until } = rotated;
    expect(secret).not.toBe(old);
    const now = () =>
      new Date(
        at.hook.requests.at(-1)?.headers["webhook-timestamp"]
          ? Number(at.hook.requests.at(-1)?.headers["webhook-timestamp"]) * 1_000
          : 0,
      );
    const verifies = async (known: string) => {
      const last = at.hook.requests.at(-1);
      return verifyDelivery(String(last?.body), last?.headers ?? {}, known, { now }).then(
        () => true,
        () => false,
      );
    };
    const verified = async (send: Promise<unknown>) => {
      await send;
      return [await verifies(old), await verifies(secret)];
    };
    const { test: sendTest } = at.owner.webhooks;
    expect(await verified(at.cause())).toEqual([true, true]);
    expect(await verified(sendTest(id))).toEqual([true, true]);
    at.world.stand(until ?? "");
    expect(await verified(at.cause())).toEqual([false, true]);
    expect(await verified(sendTest(id))).toEqual([false, true]);
  });
});
