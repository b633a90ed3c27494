/** Certifications: authorization of issuers, renewal, revocation, expiry, and their events. */
import { randomUUID } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import { expireCertifications } from "../../server/features/certifications/expiry.ts";
import { engines, scratch } from "../engines.ts";
import { hang } from "../hang.ts";
import { outcomeOf } from "../responses.ts";
import { all } from "../webhooks/scene.ts";
import { createWorld, withoutExpiry } from "../world.ts";
import { agent_id, eventsOf, issuer, weather, withAgent } from "./people.ts";

const hour = 3_600_000;

describe.each(engines)("on %s", (engine) => {
  test("a certification is public, and issuing it again renews it", async () => {
    await using world = await createWorld(engine);
    await withAgent(world);
    const { certifications } = await world.owner();
    const first = await certifications.issue({ agent_id, level: "verified", issuer: "Example Audit" });
    expect(first).toMatchObject({
      agent_id,
      level: "verified",
      issuer: "Example Audit",
      status: "active",
      renewed_at: null,
      evidence_url: null,
      expires_at: null,
      revoked_at: null,
      reason: null,
    });
    const evidence_url = "https://audit.example.com/7";
    const request = { agent_id, level: "verified", issuer: "Example Audit", evidence_url } as const;
    const renewed = await certifications.issue({ ...request, expires_at: "2027-11-20T00:00:00+01:00" });
    expect(renewed).toMatchObject({
      id: first.id,
      issued_at: first.issued_at,
      evidence_url,
      expires_at: "2027-11-19T23:00:00.000Z",
    });
    expect(renewed.renewed_at).toMatch(/^2026-11-20T/);
    expect(await world.registry.certifications.get(first.id)).toEqual(renewed);

    await certifications.issue({ agent_id, level: "audited", issuer: "Example Audit" });
    await certifications.issue({ agent_id, level: "verified" });
    const listed = await all(world.registry.certifications.list({ agent_id, limit: 1 }));
    expect(listed.map(({ level, issuer }) => [level, issuer])).toEqual([
      ["verified", "http://registry.test"],
      ["audited", "Example Audit"],
      ["verified", "Example Audit"],
    ]);
    const audited = await all(world.registry.certifications.list({ level: ["audited"] }));
    expect(audited).toHaveLength(1);
    expect((await eventsOf(world, "cert.issued")).map(({ payload }) => payload.change)).toEqual([
      "issued",
      "renewed",
      "issued",
      "issued",
    ]);
  });

  test("only the operator and issuers issue certifications, and issuers not for their own agents", async () => {
    await using world = await createWorld(engine);
    await withAgent(world);
    const [one, other] = [await issuer(world), await issuer(world)];
    await world.sql("update account set name = 'Example Audit' where issuer = true"); // both are called so
    const request = { agent_id, level: "verified", issuer: "Example Audit" } as const;
    const stranger = await world.developer();
    expect(await outcomeOf(stranger.certifications.issue(request))).toBe("not_an_issuer");
    const { account } = await one.accounts.session();
    const { id, issued_by } = await one.certifications.issue(request);
    expect(issued_by).toBe(account.id);
    expect(await outcomeOf(other.certifications.issue(request))).toBe("not_certification_issuer");
    expect(await outcomeOf(other.certifications.revoke(id, { reason: "unspecified" }))).toBe(
      "not_certification_issuer",
    );

    await one.agents.register({ ...weather, agent_id: "own" });
    const own = { agent_id: "own", level: "basic" } as const;
    expect(await outcomeOf(one.certifications.issue(own))).toBe("own_agent_certification");
    const attested = await one.certifications.issue({ ...own, level: "self_attested" });
    expect(attested.issuer).toBe("Example Audit");

    const changed = await (await world.owner()).accounts.update(account.id, { issuer: false });
    expect(changed.account.issuer).toBe(false);
    expect(await outcomeOf(one.certifications.revoke(id, { reason: "unspecified" }))).toBe("not_an_issuer");
    const owner = await world.owner();
    expect(await owner.certifications.revoke(id, { reason: "superseded" })).toMatchObject({
      status: "revoked",
    });
  });

  test("revoking is idempotent and records the reason; issuing again creates a new certification", async () => {
    await using world = await createWorld(engine);
    await withAgent(world);
    const { certifications } = await world.owner();
    const { id } = await certifications.issue({ agent_id, level: "audited" });
    const ended = await certifications.revoke(id, { reason: "key_compromise" });
    expect(ended).toMatchObject({ id, status: "revoked", reason: "key_compromise" });
    expect(await certifications.revoke(id, { reason: "unspecified" })).toEqual(ended);
    const next = await certifications.issue({ agent_id, level: "audited" });
    expect(next.id).not.toBe(id);
    const [event, ...more] = await eventsOf(world, "cert.revoked");
    expect(more).toEqual([]);
    expect(event?.payload).toMatchObject({
      agent_id,
      name: "Weather",
      change: "revoked",
      reason: "key_compromise",
      certification: { id, level: "audited" },
      revoked_at: ended.revoked_at,
    });
    const revoked = await all(world.registry.certifications.list({ status: ["revoked", "expired"] }));
    expect(revoked).toEqual([ended]);
  });

  test("an expiry is visible at once, and the job emits its event with the time of the expiry", async () => {
    await using world = await createWorld(engine, {}, { jobIntervals: { expiryMs: 20, agingMs: 60_000 } });
    await withAgent(world);
    const { certifications } = await world.owner();
    const expires_at = "2026-11-20T17:00:00.000Z";
    const { id } = await certifications.issue({ agent_id, level: "basic", expires_at });
    world.pass(hour);
    const expired = { id, status: "expired", revoked_at: expires_at, reason: null };
    expect(await world.registry.certifications.get(id)).toMatchObject(expired);
    expect(await all(world.registry.certifications.list({ status: ["active"] }))).toEqual([]);
    const [event] = await vi.waitUntil(async () => {
      const events = await eventsOf(world, "cert.revoked");
      return events.length > 0 && events;
    }, hang);
    expect(event?.payload).toMatchObject({ change: "expired", reason: null, revoked_at: expires_at });
    expect(await world.registry.certifications.get(id)).toMatchObject(expired);
    expect((await world.registry.node.stats()).certifications).toEqual({ active: 0, revoked: 0, expired: 1 });
  });

  test("an expired certification is not renewed: its expiry is written, and a new one is issued", async () => {
    await using world = await createWorld(engine);
    await withAgent(world);
    const { certifications } = await world.owner();
    const request = { agent_id, level: "basic" } as const;
    const old = await certifications.issue({ ...request, expires_at: "2026-11-20T16:15:05.000Z" });
    world.pass(hour);
    const next = await certifications.issue(request);
    expect(next.id).not.toBe(old.id);
    expect(await certifications.revoke(old.id, { reason: "unspecified" })).toMatchObject({
      status: "expired",
    });
    const events = await eventsOf(world, "cert.issued", "cert.revoked");
    expect(events.map(({ payload }) => payload.change)).toEqual(["issued", "expired", "issued"]);
  });

  test("a certification can be renewed until its expiry, to the millisecond", async () => {
    await using world = await createWorld(engine);
    await withAgent(world);
    const { certifications } = await world.owner();
    const expires_at = "2026-11-20T17:00:00.000Z";
    const request = { agent_id, level: "basic", expires_at } as const;
    const { id } = await certifications.issue(request);
    world.stand("2026-11-20T16:59:59.999Z");
    expect((await certifications.issue(request)).id).toBe(id);
    world.stand(expires_at);
    expect((await certifications.issue({ agent_id, level: "basic" })).id).not.toBe(id);
  });

  test("revoking an expired certification only writes its expiry", async () => {
    await using world = await createWorld(engine, {}, withoutExpiry);
    await withAgent(world);
    const { certifications } = await world.owner();
    const expires_at = "2026-11-20T16:15:05.000Z";
    const { id } = await certifications.issue({ agent_id, level: "basic", expires_at });
    world.pass(hour);
    const expired = { id, status: "expired", revoked_at: expires_at, reason: null };
    expect(await certifications.revoke(id, { reason: "key_compromise" })).toMatchObject(expired);
    const [event, ...more] = await eventsOf(world, "cert.revoked");
    expect(more).toEqual([]);
    expect(event?.payload).toMatchObject({ change: "expired", reason: null, revoked_at: expires_at });
  });

  test("an expiry while no node runs emits one event at the next start", async () => {
    await using own = await scratch(engine);
    const settings = { database: own.database };
    const surroundings = { newId: () => randomUUID(), jobIntervals: { expiryMs: 20, agingMs: 60_000 } };
    {
      await using world = await createWorld(engine, settings, surroundings);
      await withAgent(world);
      const { certifications } = await world.owner();
      for (const level of ["basic", "verified"] as const) {
        await certifications.issue({ agent_id, level, expires_at: "2026-11-20T20:00:00Z" });
      }
    }
    for (let start = 0; start < 2; start++) {
      const clock = () => new Date(`2026-11-2${1 + start}T00:00:00.000Z`);
      await using world = await createWorld(engine, settings, { ...surroundings, clock });
      const events = await vi.waitUntil(async () => {
        const events = await eventsOf(world, "cert.revoked");
        return events.length >= 2 && events;
      }, hang);
      expect(events.map(({ payload }) => payload)).toMatchObject([
        { change: "expired", revoked_at: "2026-11-20T20:00:00.000Z" },
        { change: "expired", revoked_at: "2026-11-20T20:00:00.000Z" },
      ]);
      expect(events.map(({ timestamp }) => timestamp)).toEqual(Array(2).fill("2026-11-21T00:00:00.000Z"));
    }
  });

  test("two nodes on one database emit one event per expiry", async () => {
    await using own = await scratch(engine);
    const settings = { database: own.database };
    let now = new Date("2026-11-20T16:15:00.000Z");
    const clock = () => now;
    const surroundings = {
      newId: () => randomUUID(),
      clock,
      jobIntervals: { expiryMs: 60_000, agingMs: 60_000 },
    };
    await using one = await createWorld(engine, settings, surroundings);
    await using other = await createWorld(engine, settings, surroundings);
    await withAgent(one);
    const { certifications } = await one.owner();
    for (let n = 0; n < 5; n++) {
      const expires_at = "2026-11-20T17:00:00Z";
      await certifications.issue({ agent_id, level: "basic", issuer: `Issuer ${n}`, expires_at });
    }
    now = new Date("2026-11-20T18:00:00.000Z");
    const databases = [one.node.database, other.node.database, one.node.database, other.node.database];
    await Promise.all(databases.map((database) => expireCertifications(database, clock)));
    expect(await eventsOf(other, "cert.revoked")).toHaveLength(5);
  });

  test("deleting an agent revokes its certifications, and a deleted agent gets none", async () => {
    await using world = await createWorld(engine);
    const owner = await withAgent(world);
    const { certifications } = await world.owner();
    const { id } = await certifications.issue({ agent_id, level: "basic" });
    await owner.agents.remove(agent_id);
    const ended = await world.registry.certifications.get(id);
    expect(ended).toMatchObject({ status: "revoked", reason: "cessation_of_operation" });
    expect(await eventsOf(world, "cert.revoked")).toHaveLength(1);
    expect(await outcomeOf(certifications.issue({ agent_id, level: "basic" }))).toBe("agent_tombstoned");
  });
});
