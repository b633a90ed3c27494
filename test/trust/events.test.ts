/** Events of certifications, compliance and reputation, as subscribers receive them. */
import { describe, expect, test, vi } from "vitest";
import { verifyDelivery } from "../../client/receiver.ts";
import { engines } from "../engines.ts";
import { hang } from "../hang.ts";
import { reaching, receiver } from "../webhooks/receiver.ts";
import { testDeliveryTimes } from "../webhooks/scene.ts";
import { createWorld } from "../world.ts";
import { agent_id, oneReporter, reports, withAgent } from "./people.ts";

describe.each(engines)("on %s", (engine) => {
  test("a subscriber receives each event once, from the action that causes it", async () => {
    await using hook = await receiver();
    const [settings, surroundings] = await reaching(hook);
    const jobIntervals = { expiryMs: 20, agingMs: 60_000 };
    await using world = await createWorld(engine, settings, {
      ...surroundings,
      deliveryTimes: testDeliveryTimes(),
      jobIntervals,
    });
    await withAgent(world);
    const { certifications, compliance, webhooks } = await world.owner();
    const { secret } = await webhooks.create({ callbackUrl: hook.url() });
    let seen = 0;
    /** What has arrived since the last look, verified, in the order of commitment: deliveries go side by side. */
    const arrived = async () => {
      const fresh = hook.requests.slice(seen);
      seen = hook.requests.length;
      const verified = fresh.map(({ headers, body }) =>
        verifyDelivery(body, headers, secret, { toleranceS: Number.POSITIVE_INFINITY }),
      );
      const events = (await Promise.all(verified)).sort((a, b) => a.payload.seq - b.payload.seq);
      return events.map(({ event, payload }) => ({ event, ...payload }));
    };
    const about = { agent_id, name: "Weather" };

    const expires_at = "2026-11-20T18:00:00.000Z";
    const { id } = await certifications.issue({ agent_id, level: "basic", expires_at });
    const certification = { id, level: "basic", expires_at };
    expect(await arrived()).toMatchObject([
      { ...about, event: "cert.issued", change: "issued", certification },
    ]);
    await certifications.issue({ agent_id, level: "basic", expires_at });
    expect(await arrived()).toMatchObject([
      { ...about, event: "cert.issued", change: "renewed", certification },
    ]);

    world.pass(2 * 3_600_000);
    await vi.waitUntil(() => hook.requests.length > seen, hang);
    const ended = { reason: null, revoked_at: expires_at, certification };
    expect(await arrived()).toMatchObject([{ ...about, event: "cert.revoked", change: "expired", ...ended }]);

    const { id: next } = await certifications.issue({ agent_id, level: "verified" });
    await certifications.revoke(next, { reason: "privilege_withdrawn" });
    await certifications.revoke(next, { reason: "privilege_withdrawn" });
    expect(await arrived()).toMatchObject([
      { ...about, event: "cert.issued", change: "issued" },
      { ...about, event: "cert.revoked", change: "revoked", reason: "privilege_withdrawn" },
    ]);

    const finding = { agent_id, rule: "endpoint-https", detail: "in the clear" };
    const { id: violation } = await compliance.report({ ...finding, severity: "low" });
    await compliance.report({ ...finding, severity: "low" });
    await compliance.report({ ...finding, severity: "medium" });
    await compliance.decide(violation, { status: "resolved" });
    await compliance.report({ ...finding, severity: "low" });
    expect(await arrived()).toMatchObject(
      ["opened", "escalated", "reopened"].map((change) => ({
        ...about,
        event: "compliance.violation",
        change,
        violation: { id: violation, rule: "endpoint-https" },
      })),
    );

    await reports(world, await oneReporter(world), Array(10).fill("success"));
    expect(await arrived()).toMatchObject([
      {
        ...about,
        event: "reputation.updated",
        change: "grade",
        method: "observer-wilson-v2",
        previous: { score: null, grade: "NR" },
        current: { grade: "C" },
      },
    ]);
    // What an action moves beside itself comes after it.
    await compliance.report({ ...finding, rule: "fraud", severity: "critical" });
    expect(await arrived()).toMatchObject([
      { event: "compliance.violation", change: "opened" },
      { event: "reputation.updated", change: "grade", previous: { grade: "C" }, current: { grade: "F" } },
    ]);

    const keys = hook.requests.map(({ headers }) => headers["x-idempotency-key"]);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
