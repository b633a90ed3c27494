/** Long work takes short slices: other requests are served in between. Work is counted here, not timed. */
import { setImmediate } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import type { Database } from "../server/core/database/database.ts";
import type { Egress } from "../server/core/egress/egress.ts";
import { fetchJson } from "../server/core/egress/fetch-json.ts";
import { BatchSize, nextTurn, TimeSlice } from "../server/core/time/time-slice.ts";
import { streamEvents } from "../server/registry/events/stream.ts";
import { deleteOldDeliveries } from "../server/registry/webhooks/retention.ts";
import { type EngineName, engines } from "./engines.ts";
import { type Listed, numbering, record } from "./federation/fake-peer.ts";
import { scene as federationScene, testSyncTimes } from "./federation/scene.ts";
import { hang } from "./hang.ts";
import { all, scene as webhookScene } from "./webhooks/scene.ts";
import { createWorld, type TestWorld } from "./world.ts";

/** How many agents or deliveries long work is about. */
const size = Number(process.env.SLICE_ROWS ?? 60);

/**
 * Steps of work that may follow each other before a request that waits is served. On PostgreSQL several are under way at
 * once, and none holds the event loop.
 */
const most = { sqlite: 3, postgres: 24 };

describe("large responses that arrive together", () => {
  it("are parsed in a turn of the event loop each", async () => {
    const text = JSON.stringify("x".repeat(70_000));
    const get = async () => ({ ok: true, status: 200, headers: {}, body: Buffer.from(text) });
    const egress = { get } as unknown as Egress; // all that fetchJson calls
    const order: string[] = [];
    const fetching = Array.from({ length: 3 }, async () => {
      const { ok } = await fetchJson(egress, "https://a.example.com/", { limitMs: 1, maxBytes: 1 });
      order.push(ok ? "parsed" : "failed");
    });
    for (let turn = 0; turn < 4; turn++) {
      await setImmediate();
      order.push("another request");
    }
    await Promise.all(fetching);
    const parsed = order.flatMap((each, index) => (each === "parsed" ? [index] : []));
    expect(parsed).toHaveLength(3);
    expect(parsed.every((index) => order[index + 1] === "another request")).toBe(true);
  });
});

describe("a time slice", () => {
  it("is used up after 20 ms, and restarts after it yielded", async () => {
    let now = 0;
    const slice = new TimeSlice(20, () => now);
    now = 19;
    expect(slice.usedUp).toBe(false);
    now = 20;
    expect(slice.usedUp).toBe(true);
    await slice.yieldIfUsedUp();
    expect(slice.usedUp).toBe(false);
  });

  it("gives each turn of the event loop to one piece of work, first come, first served", async () => {
    const order: string[] = [];
    let turns = 0;
    let on = true;
    const counting = (async () => {
      for (; on; turns++) await setImmediate();
    })();
    const work = async (name: string) => {
      for (let step = 0; step < 3; step++) {
        await nextTurn();
        order.push(name);
      }
    };
    await Promise.all([work("a"), work("b"), work("c")]);
    on = false;
    await counting;
    expect(order.join("")).toBe("abcabcabc");
    expect(turns).toBeGreaterThanOrEqual(8);
  });
});

describe("a batch size", () => {
  it("is halved by a step that takes long, and doubled by one that does not, within its bounds", async () => {
    let now = 0;
    const batch = new BatchSize(50, 250, () => now);
    const step = async (tookMs: number) => {
      await batch.measure(async () => {
        now += tookMs;
      });
      return batch.rows;
    };
    const rows: number[] = [];
    for (const tookMs of [1, 1, 1, 7, 11, 30, 30]) rows.push(await step(tookMs));
    expect(rows).toEqual([100, 200, 250, 250, 125, 62, 50]);
  });
});

describe.each(engines)("other requests, on %s", (engine) => {
  it("are served while a peer is imported, shrinks and is removed", async () => {
    const listed: Listed[] = Array.from({ length: size }, (_, index) => record(`far-${index}`, index + 1));
    await using at = await federationScene(
      engine,
      [numbering(listed)],
      testSyncTimes({}, { timeoutMs: 600_000 }),
    );
    const { id } = await at.add();
    const imported = await between(at.world, "transaction", () => at.operator.federation.sync(id));
    expect(imported.result).toMatchObject({ status: "complete", created: size });
    expect(imported).toSatisfy(leavesRoom(engine));

    listed.splice(size / 2);
    const shrunk = await between(at.world, "transaction", () =>
      at.operator.federation.sync(id, { full: true }),
    );
    expect(shrunk.result).toMatchObject({ status: "complete", tombstoned: size / 2 });
    expect(shrunk).toSatisfy(leavesRoom(engine));

    const removed = await between(at.world, "transaction", () => at.operator.federation.remove(id));
    expect(removed.result).toMatchObject({ retired: size / 2, remaining: 0 });
    expect(removed).toSatisfy(leavesRoom(engine));
    expect((await at.world.registry.node.stats()).by_source).toEqual({});
  });

  it("are served while many streams read the journal from its beginning", async () => {
    await using world = await createWorld(engine);
    await fillJournal(world, 20 * size);
    const { database } = world.node;
    const stopping = new AbortController();
    const read = async () => {
      let text = "";
      for await (const chunk of streamEvents(
        database,
        { types: undefined, agentId: undefined },
        0,
        stopping.signal,
      )) {
        text += chunk;
        if (text.includes(`id: ${20 * size}\n`)) return text.split("\nevent: ").length - 1;
      }
      return 0;
    };
    const streamed = await between(world, "all", () => Promise.all(Array.from({ length: 12 }, read)));
    expect(streamed.result).toEqual(Array(12).fill(20 * size));
    expect(streamed).toSatisfy(leavesRoom(engine));
  });

  it("are served while the deliveries of a subscription are deleted, and old ones are forgotten", async () => {
    await using at = await webhookScene(engine);
    const kept = await at.subscribe();
    const { id } = await at.subscribe();
    await at.cause();
    await fillDeliveries(at.world, 20 * size);
    const deleted = await between(at.world, "aside", async () => {
      await at.owner.webhooks.remove(id);
      await vi.waitFor(async () => expect(await deliveriesOf(at.world)).toBe(20 * size + 1), hang);
    });
    expect(deleted).toSatisfy(leavesRoom(engine));
    const { database } = at.world.node;
    const forgotten = await between(at.world, "aside", () =>
      deleteOldDeliveries(database, new Date("2027-02-01"), new AbortController().signal, 30 * 86_400_000),
    );
    expect(forgotten).toSatisfy(leavesRoom(engine));
    expect(await all(at.owner.webhooks.deliveries(kept.id))).toEqual([]);
  });
});

describe.each(engines)("deliveries of a deleted subscription, on %s", (engine) => {
  it("that a stopped process left are deleted with the old ones", async () => {
    await using at = await webhookScene(engine);
    const kept = await at.subscribe();
    await at.subscribe();
    await at.cause();
    await at.world.sql("delete from webhook where key = (select max(key) from webhook)");
    await deleteOldDeliveries(
      at.world.node.database,
      new Date("2026-11-20"),
      new AbortController().signal,
      30 * 86_400_000,
    );
    expect(await deliveriesOf(at.world)).toBe(1);
    expect(await all(at.owner.webhooks.deliveries(kept.id))).toHaveLength(1);
  });
});

describe.each(engines)("pausing a subscription, on %s", (engine) => {
  it("skips all that is pending, though no more than fits into a slice at once", async () => {
    await using at = await webhookScene(engine);
    const { id } = await at.subscribe();
    await at.cause();
    await fillDeliveries(at.world, 20 * size, "pending");
    await at.owner.webhooks.pause(id);
    at.world.pass(120_000); // what did not fit waits until nobody has a head start on it
    await vi.waitFor(
      async () => {
        const sql = "select count(*) as count from delivery where status = 'skipped'";
        expect(Number((await at.world.node.database.get<{ count: number }>(sql))?.count)).toBe(20 * size);
      },
      { ...hang, interval: 200 },
    );
  });
});

/** What happened while work was done: how often it used the database, and what others got meanwhile. */
interface Between<Result> {
  result: Result;
  /** How often the database was used by the work. */
  steps: number;
  /** How many lookups were served. */
  lookups: number;
  /** The most steps in a row without a response to a lookup that was waiting. */
  longest: number;
}

function leavesRoom(engine: EngineName) {
  return ({ steps, lookups, longest }: Between<unknown>): boolean =>
    steps >= 3 && lookups > 0 && longest <= most[engine];
}

/** Looks agents up, one after the other, while work is done, and counts. */
async function between<Result>(
  world: TestWorld,
  method: "transaction" | "aside" | "all",
  work: () => Promise<Result>,
): Promise<Between<Result>> {
  const { database } = world.node;
  let steps = 0;
  let lookups = 0;
  let since = 0;
  let longest = 0;
  const original: Database[typeof method] = database[method];
  const counted = vi.spyOn(database, method).mockImplementation(((...args: never[]) => {
    steps++;
    longest = Math.max(longest, ++since);
    return (original as (...args: never[]) => unknown)(...args); // the arguments of the one method, whichever it is
  }) as never);
  let on = true;
  const looking = (async () => {
    while (on) {
      await setImmediate(); // as a request that comes over the network
      await world.registry.node.live();
      lookups++;
      since = 0;
    }
  })();
  const result = await work();
  on = false;
  await looking;
  counted.mockRestore();
  return { result, steps, lookups, longest };
}

const startedAt = "2026-11-20T16:15:00.000Z";

/** Writes events, from number 1 on. */
async function fillJournal(world: TestWorld, count: number): Promise<void> {
  await world.sql(`insert into event (seq, id, type, agent_id, body, committed_at)
    with recursive number (n) as (select 1 union all select n + 1 from number where n < ${count})
    select n, 'evt_' || n, 'agent.registered', 'agent', '{}', '${startedAt}' from number`);
  await world.sql(`update journal set seq = ${count}`);
}

/** Writes further deliveries for each subscription. */
async function fillDeliveries(world: TestWorld, count: number, status = "delivered"): Promise<void> {
  await world.sql(`insert into delivery (id, webhook_key, seq, type, status, cause, attempts, head_start_until, created_at)
    with recursive number (n) as (select 2 union all select n + 1 from number where n <= ${count})
    select 'dlv_' || n || '_' || w.key, w.key, n, 'agent.registered', '${status}', 'event', 0,
      '2026-11-20T16:15:08.000Z', '${startedAt}' from number cross join webhook w`);
}

async function deliveriesOf({ node }: TestWorld): Promise<number> {
  return Number(
    (await node.database.get<{ count: number }>("select count(*) as count from delivery"))?.count,
  );
}
