/** A clock that is set back or forward by an hour: nothing waits for it, and no time of a change goes back. */
import { describe, expect, it, vi } from "vitest";
import { engines } from "./engines.ts";
import { numbering, record } from "./federation/fake-peer.ts";
import { scene as federationScene, testSyncTimes } from "./federation/scene.ts";
import { header, outcomeOf } from "./responses.ts";
import { all, scene } from "./webhooks/scene.ts";
import { createWorld, password, type TestWorld } from "./world.ts";

const hour = 3_600_000;
const polling = { timeout: 120_000 };

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
    await vi.waitFor(() => expect(at.keys()).toHaveLength(1), polling);
    await vi.waitFor(async () => {
      expect((await all(at.owner.webhooks.deliveries(id)))[0]?.status).toBe("delivered");
    }, polling);
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
    }, polling);
  });

  it("reads peers at their next turn, whatever their lease and their next turn were", async () => {
    const listed = [record("far", 1)];
    await using at = await federationScene(
      engine,
      [numbering(listed)],
      testSyncTimes({ pollIntervalMs: 50 }),
    );
    const { id } = await at.add();
    await expect.poll(() => at.findPeer(id).then((peer) => peer?.last_sync_at), polling).not.toBeNull();
    listed.push(record("farther", 2));
    at.world.pass(-hour); // the next turn is an hour and a minute ahead now
    await expect.poll(() => at.findPeer(id).then((peer) => peer?.agents), polling).toBe(2);
    listed.push(record("farthest", 3));
    await leaseToTheDead(at.world, "peer");
    at.world.pass(70_000);
    await expect.poll(() => at.findPeer(id).then((peer) => peer?.agents), polling).toBe(3);
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
