/** Leases of processes: those of a dead one are released, those of a living one are kept, whatever the clock says. */
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import type { Database } from "../server/core/database/database.ts";
import { Instance, MissedHeartbeats } from "../server/core/leases/instance.ts";
import { currentProcess, hasEnded } from "../server/core/leases/process-identity.ts";
import { leaseChecks } from "../server/features/liveness/card-check.ts";
import { type EngineName, engines, scratch } from "./engines.ts";
import { hang } from "./hang.ts";
import { isEveryday } from "./runs.ts";
import { heldRespond, reaching, receiver } from "./webhooks/receiver.ts";
import { all, type Scene, scene, testDeliveryTimes } from "./webhooks/scene.ts";
import { createWorld } from "./world.ts";

const hour = 3_600_000;
describe("missed heartbeats", () => {
  it("are counted while the count of an instance stays the same", () => {
    const missed = new MissedHeartbeats(2);
    const silent = { id: "silent", heartbeats: 5 };
    expect(missed.see([silent, { id: "living", heartbeats: 1 }])).toEqual([]);
    expect(missed.see([silent, { id: "living", heartbeats: 2 }])).toEqual([]);
    expect(missed.see([silent, { id: "living", heartbeats: 3 }])).toEqual([silent]);
    expect(missed.see([{ id: "silent", heartbeats: 6 }])).toEqual([]);
  });

  it("do not count before an outage of the database", () => {
    const missed = new MissedHeartbeats(1);
    const silent = { id: "silent", heartbeats: 5 };
    missed.see([silent]);
    missed.reset();
    expect(missed.see([silent])).toEqual([]);
    expect(missed.see([silent])).toEqual([silent]);
  });
});

describe("the identity of a process", () => {
  it("detects whether the process has ended", async () => {
    const current = currentProcess();
    expect(hasEnded(current)).toBe(false);
    expect(hasEnded(null)).toBe(false);
    if (current === null) return; // not on Linux
    const [place = "", pid, startedAt = ""] = current.split(" ");
    expect(hasEnded(`${place} ${pid} ${Number(startedAt) + 1}`)).toBe(true); // another process had its id
    const child = spawn(process.execPath, ["--version"]);
    await once(child, "close");
    expect(hasEnded(`${place} ${child.pid} ${startedAt}`)).toBe(true);
    expect(hasEnded(`elsewhere ${child.pid} ${startedAt}`)).toBe(false);
  });
});

/** Leases the only delivery to another process, as if it had claimed it. */
async function leaseToAnother({ world }: Scene): Promise<void> {
  await world.sql("insert into instance (id, heartbeats) values ('another', 1)");
  await world.sql("update delivery set status = 'pending', finished_at = null, lease = 'another'");
}

async function statusOf({ owner }: Scene, id: string) {
  return (await all(owner.webhooks.deliveries(id)))[0]?.status;
}

async function instancesOf({ world }: Scene): Promise<string[]> {
  const rows = await world.node.database.all<{ id: string }>("select id from instance where id = 'another'");
  return rows.map(({ id }) => id);
}

/** Makes the database reject outcomes of deliveries. */
const rejectOutcomes: Record<EngineName, string[]> = {
  sqlite: [
    "create trigger broken before update of finished_at on delivery begin select raise(fail, 'broken'); end",
  ],
  postgres: [
    "create function broken() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$",
    "create trigger broken before update of finished_at on delivery for each row execute function broken()",
  ],
};

describe.each(engines)("a lease on %s", (engine) => {
  it.each(isEveryday ? [0] : [0, hour, -hour])(
    "of a dead process is released within seconds, with the clock moved by %i ms",
    async (moved) => {
      await using at = await scene(engine, undefined, { pollIntervalMs: 2 ** 30 });
      const { id } = await at.subscribe();
      await at.cause();
      at.hook.requests.length = 0;
      await leaseToAnother(at);
      at.world.pass(moved);
      await vi.waitFor(async () => expect(await statusOf(at, id)).toBe("delivered"), hang);
      expect(at.hook.requests.map(({ headers }) => headers["x-webhook-attempt"])).toEqual(["2"]);
      expect(await instancesOf(at)).toEqual([]);
      expect((await at.owner.webhooks.get(id)).consecutive_failures).toBe(0);
    },
  );

  it("of a living process is kept, while clocks jump", async () => {
    await using at = await scene(engine);
    const { id } = await at.subscribe();
    await at.cause();
    at.hook.requests.length = 0;
    await leaseToAnother(at);
    for (let beats = 0; beats < 20; beats++) {
      await at.world.sql("update instance set heartbeats = heartbeats + 1 where id = 'another'");
      at.world.pass(beats % 2 === 0 ? hour : -hour);
      await pause(200);
    }
    expect(at.hook.requests).toEqual([]);
    expect(await statusOf(at, id)).toBe("pending");
  });

  it("of a process that was silent and works again is not taken for a dead one", async () => {
    await using at = await scene(engine);
    await at.subscribe();
    const beats = () =>
      at.world.node.database.all<{ id: string; heartbeats: number }>("select id, heartbeats from instance");
    await at.cause();
    const seen = await beats();
    await at.world.sql("delete from instance"); // another process does it to one that is silent
    await at.cause();
    const now = await beats();
    expect(now.map(({ id }) => id)).toEqual(seen.map(({ id }) => id));
    expect(now).not.toEqual(seen); // or the other process would count on, and release leases that are held
  });

  it("of a process that works again just before it would be taken for dead is kept", async () => {
    await using world = await createWorld(engine);
    const { database } = world.node;
    await world.sql("insert into instance (id, heartbeats) values ('slow', 1)");
    const stopping = new AbortController();
    let attempts = 0;
    const aside: Database["aside"] = async (work, durability) => {
      attempts++;
      await world.sql("update instance set heartbeats = heartbeats + 1 where id = 'slow'");
      return database.aside(work, durability);
    };
    const release = vi.fn(async () => 0);
    await using instance = new Instance({
      database: { ...database, aside },
      random: randomBytes,
      times: { heartbeatMs: 1, maxMissedHeartbeats: 1 },
      releases: [release],
      warn: expect.fail,
      stopping: stopping.signal,
    });
    instance.start();
    await vi.waitFor(() => expect(attempts).toBeGreaterThan(0), hang);
    stopping.abort();
    await instance[Symbol.asyncDispose]();
    expect(release).not.toHaveBeenCalled();
  });

  it("of a check of a published card is taken by one of two processes that look at the same time", async () => {
    await using world = await createWorld(engine);
    const now = "2026-11-20T16:15:00.000Z";
    await world.sql(`insert into card_check (agent_key, next_at, is_reported) values (1, '${now}', false)`);
    const look = () =>
      world.node.database.aside(async (writer) => {
        const leased = await leaseChecks(writer, { now, until: "2026-11-20T16:17:00.000Z", limit: 10 });
        await pause(200); // the other one looks before this commits
        return leased;
      });
    expect((await Promise.all([look(), look()])).flat()).toHaveLength(1);
  });

  it("of a delivery whose outcome could not be written is released, while the process lives", async () => {
    await using at = await scene(engine);
    const { id } = await at.subscribe();
    for (const statement of rejectOutcomes[engine]) await at.world.sql(statement);
    await at.cause();
    expect(await statusOf(at, id)).toBe("pending");
    await at.world.sql(engine === "sqlite" ? "drop trigger broken" : "drop function broken cascade");
    await vi.waitFor(async () => expect(await statusOf(at, id)).toBe("delivered"), hang);
    const [first, second] = at.hook.requests.slice(-2).map(({ headers }) => headers);
    expect(second?.["x-idempotency-key"]).toBe(first?.["x-idempotency-key"]);
    await at.cause(); // later deliveries work as before
    expect((await all(at.owner.webhooks.deliveries(id))).map(({ status }) => status)).toEqual([
      "delivered",
      "delivered",
    ]);
    const { database } = at.world.node;
    await vi.waitFor(
      async () => expect((await database.all("select id from instance")).length).toBeLessThan(2),
      hang,
    );
  });

  it("of a delivery whose claim was committed without a response is released, while the process lives", async () => {
    await using at = await scene(engine);
    const { id } = await at.subscribe();
    const { database } = at.world.node;
    const aside = database.aside.bind(database);
    let isLost = false;
    vi.spyOn(database, "aside").mockImplementation(async (work, durability) => {
      const result = await aside(work, durability);
      if (isLost || !(await database.get("select id from delivery where lease is not null"))) return result;
      isLost = true;
      throw new Error("the response of the commit was lost");
    });
    await at.cause();
    await vi.waitFor(async () => expect(await statusOf(at, id)).toBe("delivered"), hang);
    expect(isLost).toBe(true);
  });

  it("that was lost writes no outcome over that of another process", async () => {
    const { respond, release } = heldRespond(500);
    await using at = await scene(engine, respond);
    const { id } = await at.subscribe();
    const caused = at.cause();
    await vi.waitFor(() => expect(at.hook.requests).toHaveLength(1), hang);
    await at.world.sql("update delivery set lease = 'another', attempts = 2");
    release();
    await caused;
    expect(await all(at.owner.webhooks.deliveries(id))).toMatchObject([{ status: "pending", attempts: [] }]);
    expect((await at.owner.webhooks.get(id)).consecutive_failures).toBe(0);
    await at.world.sql("update delivery set status = 'delivered', lease = null"); // the other process ends
  });

  it("of a process that stops is released, and its instance removed", async () => {
    await using own = await scratch(engine);
    await using hook = await receiver(() => undefined);
    const [settings, surroundings] = await reaching(hook);
    const deliveryTimes = testDeliveryTimes();
    const shared = { ...settings, database: own.database, deliveryWaitMs: 10 };
    await using next = await createWorld(engine, shared, {
      deliveryTimes: testDeliveryTimes({ pollIntervalMs: 2 ** 30 }),
    });
    await using world = await createWorld(engine, shared, { ...surroundings, deliveryTimes });
    const owner = await world.keyed(await world.developer());
    await owner.webhooks.create({ callbackUrl: hook.url() });
    await owner.agents.register({ agent_id: "agent", agent_url: "https://agent.example.com/" });
    await vi.waitFor(() => expect(hook.requests).toHaveLength(1), hang);
    const { database } = next.node;
    expect(await database.all("select id from instance")).toHaveLength(1);
    await world.node[Symbol.asyncDispose]();
    expect(await database.all("select id from instance")).toEqual([]);
    expect(await database.all("select lease, attempts from delivery")).toEqual([
      { lease: null, attempts: 1 },
    ]);
  });
});
