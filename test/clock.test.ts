/** A clock that is set back or forward by an hour: nothing waits for it, and no time of a change goes back. */
import { describe, expect, it, vi } from "vitest";
import { defaultInstanceTimes } from "../server/core/leases/instance.ts";
import { type EngineName, engines } from "./engines.ts";
import { numbering, record } from "./federation/fake-peer.ts";
import { scene as federationScene, testSyncTimes } from "./federation/scene.ts";
import { hang } from "./hang.ts";
import { header, outcomeOf } from "./responses.ts";
import { counted, spend } from "./spending.ts";
import { all, scene } from "./webhooks/scene.ts";
import { type Browser, createWorld, password, type TestWorld, withoutExpiry } from "./world.ts";

const hour = 3_600_000;
/** Makes all rows those of a process that gives no sign of life. */
async function leaseToTheDead({ sql }: TestWorld, table: "delivery" | "peer"): Promise<void> {
  await sql("insert into instance (id, heartbeats) values ('dead', 7)");
  await sql(`update ${table} set lease = 'dead'`);
  if (table === "delivery") await sql("update delivery set status = 'pending', finished_at = null");
}

describe.each(engines)("a clock set back by an hour, on %s", (engine) => {
  it("dates no change before an earlier one, so updated_since misses none", async () => {
    await using world = await createWorld(engine);
    const register = async (agent_id: string) =>
      (await world.registry.agents.register({ agent_id, agent_url: "https://a.example.com/" })).agent;
    const before = await register("before");
    world.pass(-hour);
    const after = await register("after");
    expect(after.updated_at >= before.updated_at).toBe(true);
    const owner = await world.owner();
    const { tombstoned_at } = await owner.agents.remove("before");
    expect(tombstoned_at >= after.updated_at).toBe(true);
    const changed = await all(world.registry.agents.list({ updated_since: before.updated_at }));
    expect(changed.map(({ agent_id }) => agent_id)).toContain("after");
    const events = await all(world.registry.events.list());
    const times = events.map(({ timestamp }) => timestamp);
    expect(times).toEqual(times.toSorted());
    world.pass(2 * hour);
    const later = await register("later");
    expect(later.updated_at > after.updated_at).toBe(true); // and then by the clock again
  });

  it("keeps no pending delivery waiting for a lease of before", async () => {
    await using at = await scene(engine);
    const { id } = await at.subscribe();
    await at.cause();
    at.world.pass(-hour);
    await leaseToTheDead(at.world, "delivery");
    at.hook.requests.length = 0;
    await vi.waitFor(() => expect(at.keys()).toHaveLength(1), hang);
    await vi.waitFor(async () => {
      expect((await all(at.owner.webhooks.deliveries(id)))[0]?.status).toBe("delivered");
    }, hang);
  });

  it("delivers what it caused before and after at once", async () => {
    await using at = await scene(engine);
    await at.subscribe();
    await at.cause();
    at.world.pass(-hour);
    await at.cause();
    expect(at.keys()).toHaveLength(2);
  });

  it("lets a paused subscription skip what was leased before", async () => {
    await using at = await scene(engine, undefined, { pollIntervalMs: 2 ** 30 });
    const { id } = await at.subscribe();
    await at.cause();
    at.world.pass(-hour);
    await leaseToTheDead(at.world, "delivery");
    await at.owner.webhooks.pause(id);
    await vi.waitFor(async () => {
      expect((await all(at.owner.webhooks.deliveries(id)))[0]?.status).toBe("skipped");
    }, hang);
  });

  it("reads peers at their next turn, whatever their lease and their next turn were", async () => {
    const listed = [record("far", 1)];
    await using at = await federationScene(
      engine,
      [numbering(listed)],
      testSyncTimes({ pollIntervalMs: 50 }),
    );
    const { id } = await at.add();
    await expect.poll(() => at.findPeer(id).then((peer) => peer?.last_sync_at), hang).not.toBeNull();
    listed.push(record("farther", 2));
    at.world.pass(-hour); // the next turn is an hour and a minute ahead now
    await expect.poll(() => at.findPeer(id).then((peer) => peer?.agents), hang).toBe(2);
    listed.push(record("farthest", 3));
    await leaseToTheDead(at.world, "peer");
    at.world.pass(70_000);
    await expect.poll(() => at.findPeer(id).then((peer) => peer?.agents), hang).toBe(3);
  });

  it("makes the right password wait no longer than it had to", async () => {
    await using world = await createWorld(engine);
    const { email } = await world.developer();
    const signIn = (guess: string) => outcomeOf(world.browser().accounts.signIn({ email, password: guess }));
    for (let count = 0; count < 6; count++) await signIn("a wrong password");
    world.pass(1_000);
    expect(await signIn("a wrong password")).toBe("sign_in_failed"); // the sixth that counts: two seconds
    world.pass(-hour);
    expect(await signIn(password)).toBe("too_many_sign_ins");
    expect(Number(header(world, "retry-after"))).toBe(2);
    world.pass(2_000);
    expect(await signIn(password)).toBe("served");
  });

  it("keeps sessions, keys and certifications", async () => {
    await using world = await createWorld(engine);
    const developer = await world.developer();
    const keyed = await world.keyed(developer);
    const owner = await world.owner();
    await keyed.agents.register({ agent_id: "mine", agent_url: "https://a.example.com/" });
    const { id } = await owner.certifications.issue({ agent_id: "mine", level: "verified" });
    world.pass(-hour);
    expect((await developer.accounts.session()).account.email).toBe(developer.email);
    expect((await all(developer.keys.list()))[0]?.status).toBe("active");
    await keyed.agents.setStatus("mine", { status: "active" });
    expect((await world.registry.certifications.get(id)).status).toBe("active");
  });

  it("counts the next report of an account about an agent", async () => {
    await using world = await createWorld(engine);
    await world.registry.agents.register({ agent_id: "rated", agent_url: "https://a.example.com/" });
    const reporter = await world.keyed(await world.developer());
    world.pass(48 * hour); // reports of a young account do not count
    const report = () => reporter.reputation.report({ agent_id: "rated", outcome: "success" });
    expect((await report()).counted).toBe(true);
    world.pass(-hour);
    expect((await report()).counted).toBe(true);
    expect((await report()).counted).toBe(false);
  });
});

describe.each(engines)("a clock set forward by an hour and back, on %s", (engine) => {
  it("keeps nothing waiting for the hour", async () => {
    await using at = await scene(engine);
    await at.subscribe();
    at.world.pass(hour);
    await at.cause();
    at.world.pass(-hour);
    await at.cause();
    at.world.pass(hour);
    await at.cause();
    expect(at.keys()).toHaveLength(3);
    const events = await all(at.world.registry.events.list());
    const times = events.map(({ timestamp }) => timestamp);
    expect(times).toEqual(times.toSorted());
  });
});

/** A node whose job expires what has ended soon after it did. */
const withExpiry = { jobIntervals: { expiryMs: 20, agingMs: 86_400_000 } };

const second = 1_000;
const day = 24 * hour;

/** A credential that has ended, and how it is used. */
interface Ended {
  /** Sends a request with it. @returns the outcome. */
  use: () => Promise<string>;
  /** Whether the database says that it has ended, whatever the clock says. */
  isFinal: () => Promise<boolean>;
  /** How far the clock was advanced since it was valid. */
  elapsedMs: number;
}

/** Whether a key is stored as expired. */
async function isExpired({ node }: TestWorld, id: string): Promise<boolean> {
  const sql = "select expired_at from api_key where id = ?";
  return (await node.database.get<{ expired_at: string | null }>(sql, [id]))?.expired_at != null;
}

/** Creates a key that has expired an hour ago. */
async function expiredKey(world: TestWorld) {
  const developer = await world.developer();
  const { timestamp } = await world.registry.node.health();
  const expires_at = new Date(Date.parse(timestamp) + hour).toISOString();
  const { key } = await developer.keys.create({ name: "brief", expires_at });
  world.pass(2 * hour);
  return { developer, key, registry: world.registryWith(key.raw_key) };
}

/** A browser whose session ended after 7 days without use, or after 30 days of use. */
async function endedSession(world: TestWorld, end: "idle time" | "lifetime"): Promise<Ended> {
  const browser = await world.developer();
  const step = end === "idle time" ? 8 * day : 6 * day;
  for (let days = 6; end === "lifetime" && days < 30; days += 6) {
    world.pass(step);
    await browser.keys.list().page();
  }
  world.pass(step + hour);
  return {
    use: () => outcomeOf(browser.keys.list().page()),
    isFinal: async () => (await world.node.database.all("select id from session")).length === 0,
    elapsedMs: step + hour,
  };
}

const credentials: Record<string, (world: TestWorld) => Promise<Ended>> = {
  "a key after its expiry": async (world) => {
    const { key, registry } = await expiredKey(world);
    const use = () => outcomeOf(spend(registry));
    return { use, isFinal: () => isExpired(world, key.id), elapsedMs: 2 * hour };
  },
  "a key on a public read": async (world) => {
    const { key, registry } = await expiredKey(world);
    const use = () => outcomeOf(registry.agents.list().page());
    return { use, isFinal: () => isExpired(world, key.id), elapsedMs: 2 * hour };
  },
  "a rotated key after its grace period": async (world) => {
    const developer = await world.developer();
    const { key } = await developer.keys.create({ name: "old" });
    await developer.keys.rotate(key.id, { grace_period_s: 3_600 });
    world.pass(2 * hour);
    const use = () => outcomeOf(spend(world.registryWith(key.raw_key)));
    return { use, isFinal: () => isExpired(world, key.id), elapsedMs: 2 * hour };
  },
  "a session after its idle time": (world) => endedSession(world, "idle time"),
  "a session after its lifetime": (world) => endedSession(world, "lifetime"),
};

const rejected = /^credential_(expired|unknown)$/;

/** Counts the writes beside requests, from now on. */
function watchWrites({ node: { database } }: TestWorld) {
  const write = vi.spyOn(database, "aside");
  return { count: () => write.mock.calls.length, [Symbol.dispose]: () => write.mockRestore() };
}

describe.each(engines)("a clock set back after the end of a credential, on %s", (engine: EngineName) => {
  describe.each(Object.entries(credentials))("%s", (_, make) => {
    it("does not come back after a rejected request", async () => {
      await using world = await createWorld(engine, {}, withoutExpiry);
      const { use, isFinal, elapsedMs } = await make(world);
      expect(await isFinal()).toBe(false);
      expect(await use()).toBe("credential_expired");
      expect(await isFinal()).toBe(true);
      world.pass(-elapsedMs);
      expect(await use()).toMatch(rejected);
    });

    it("does not come back after the job alone", async () => {
      await using world = await createWorld(engine, {}, withExpiry);
      const { use, isFinal, elapsedMs } = await make(world);
      await expect.poll(isFinal, hang).toBe(true);
      world.pass(-elapsedMs);
      expect(await use()).toMatch(rejected);
    });

    it("is rejected with 401 while the database cannot write, and written by the next request", async () => {
      await using world = await createWorld(engine, {}, withoutExpiry);
      const { use, isFinal } = await make(world);
      const failing = vi.spyOn(world.node.database, "aside").mockRejectedValue(new Error("disk full"));
      expect(await use()).toBe("credential_expired");
      expect(failing).toHaveBeenCalled();
      failing.mockRestore();
      expect(await isFinal()).toBe(false);
      expect(await use()).toBe("credential_expired");
      expect(await isFinal()).toBe(true);
    });

    it("is written by the first rejected request alone", async () => {
      const instanceTimes = { ...defaultInstanceTimes, heartbeatMs: 86_400_000 }; // those are writes too
      await using world = await createWorld(engine, {}, { ...withoutExpiry, instanceTimes });
      const { use } = await make(world);
      using writes = watchWrites(world);
      await use();
      expect(writes.count()).toBe(1);
      await use();
      expect(writes.count()).toBe(1);
    });
  });

  it("does not bring back a key that was rotated without a grace period", async () => {
    await using world = await createWorld(engine, {}, withoutExpiry);
    const developer = await world.developer();
    const { key } = await developer.keys.create({ name: "leaked" });
    world.pass(hour);
    const { key: next } = await developer.keys.rotate(key.id, { grace_period_s: 0 });
    world.pass(-hour + second);
    expect(await outcomeOf(spend(world.registryWith(key.raw_key)))).toBe("credential_expired");
    expect(await outcomeOf(spend(world.registryWith(next.raw_key)))).toBe(counted);
    expect((await all(developer.keys.list())).map(({ status }) => status).toSorted()).toEqual([
      "active",
      "expired",
    ]);
  });

  it("does not bring back a key whose rotation was rejected because it had expired", async () => {
    await using world = await createWorld(engine, {}, withoutExpiry);
    const { developer, key, registry } = await expiredKey(world);
    expect(await outcomeOf(developer.keys.rotate(key.id, { grace_period_s: 0 }))).toBe("key_not_active");
    world.pass(-2 * hour);
    expect(await outcomeOf(spend(registry))).toBe("credential_expired");
    expect(await outcomeOf(developer.keys.rotate(key.id, { grace_period_s: 0 }))).toBe("key_not_active");
  });

  it("does not count an expired key towards the limit of active keys", async () => {
    await using world = await createWorld(engine, {}, withoutExpiry);
    const { developer, registry } = await expiredKey(world);
    await outcomeOf(spend(registry));
    world.pass(-2 * hour);
    expect((await developer.keys.list().page()).active_keys).toBe(0);
    const create = (name: string) => outcomeOf(developer.keys.create({ name }));
    for (let count = 0; count < 5; count++) expect(await create(`key ${count}`)).toBe("served");
    expect(await create("sixth")).toBe("active_key_limit_reached");
  });

  it("shows an expired key as expired, and revokes it", async () => {
    await using world = await createWorld(engine, {}, withoutExpiry);
    const { developer, key, registry } = await expiredKey(world);
    await outcomeOf(spend(registry));
    world.pass(-2 * hour);
    expect(await all(developer.keys.list())).toMatchObject([
      { status: "expired", expires_at: key.expires_at },
    ]);
    expect((await developer.keys.revoke(key.id)).key.status).toBe("revoked");
  });

  it("expires more keys and deletes more sessions than one batch holds", async () => {
    await using world = await createWorld(engine, {}, withExpiry);
    const developer: Browser = await world.developer();
    const { key } = await developer.keys.create({ name: "kept" });
    const numbers =
      "with recursive number (n) as (select 1 union all select n + 1 from number where n < 450)";
    const past = "'2026-01-01T00:00:00.000Z'";
    await world.sql(`insert into api_key
        (id, hash, account_id, name, tier, start, last4, counter, created_at, expires_at)
      ${numbers} select 'key_' || n, 'hash-' || n, account_id, name, tier, start, last4, 'key_' || n, ${past}, ${past}
      from number, api_key where id = '${key.id}'`);
    await world.sql(`insert into session (id, hash, account_id, created_at, last_used_at, expires_at)
      ${numbers} select 'ses_' || n, 'hash-' || n, 'account', ${past}, ${past}, ${past} from number`);
    const { database } = world.node;
    const active = () => database.all("select id from api_key where expired_at is null");
    await expect.poll(active, hang).toEqual([{ id: key.id }]);
    await expect.poll(() => database.all("select id from session"), hang).toHaveLength(1);
    expect(await outcomeOf(developer.accounts.session())).toBe("served");
    expect(await outcomeOf(spend(world.registryWith(key.raw_key)))).toBe(counted);
  });
});
