/** The delivery queue, in virtual time. */
import { describe, expect, it } from "vitest";
import {
  concurrency,
  DeliveryQueue,
  type Destination,
  perOriginConcurrency,
  type ReceiverHealth,
} from "../../server/registry/webhooks/delivery-queue.ts";

interface Delivery extends Destination {
  /** The response time of its receiver. */
  durationMs: number;
  addedAt: number;
}

/** Creates a delivery, by default to its own host. */
let count = 0;
function delivery(given: Partial<Delivery> = {}): Delivery {
  const name = `host-${++count}.example`;
  const host = given.host ?? name;
  return {
    account: "ada",
    origin: `https://${host}`,
    host,
    site: host,
    hostReached: true,
    health: "fast",
    durationMs: 1_000,
    addedAt: 0,
    ...given,
  };
}

function many(times: number, given: Partial<Delivery> = {}): Delivery[] {
  return Array.from({ length: times }, () => delivery(given));
}

function queueOf(...items: Delivery[]): DeliveryQueue<Delivery> {
  const queue = new DeliveryQueue<Delivery>({ clock: () => 0 });
  for (const item of items) queue.add(item);
  return queue;
}

describe("the delivery queue", () => {
  it("takes the deliveries of an origin in order, within its concurrency", () => {
    const items = many(10, { origin: "https://one.example" });
    const queue = queueOf(...items);
    const first = queue.take();
    expect(first).toEqual(items.slice(0, perOriginConcurrency));
    expect(queue.take()).toEqual([]);
    for (const item of first.slice(2, 3)) queue.release(item);
    expect(queue.take()).toEqual(items.slice(perOriginConcurrency, perOriginConcurrency + 1));
    expect(queue.length).toBe(5);
  });

  it("serves the origins of an account in turn", () => {
    const a = many(3, { origin: "https://a.example" });
    const b = delivery();
    expect(
      queueOf(...a, b)
        .take()
        .slice(0, 2),
    ).toEqual([a[0], b]);
  });

  it("serves an account's fast receivers before new ones, slow ones and failing ones", () => {
    const healths: ReceiverHealth[] = ["failing", "slow", "new", "fast"];
    const queue = queueOf(...healths.map((health) => delivery({ health })));
    expect(queue.take().map(({ health }) => health)).toEqual(healths.toReversed());
  });

  it("reserves slots for fast receivers, and one per origin", () => {
    const queue = queueOf(
      ...["ada", "bob", "cyd", "dan", "eve"].flatMap((account) => many(200, { account, health: "slow" })),
    );
    const slow = queue.take().length;
    expect(slow).toBeGreaterThan(concurrency / 3);
    expect(slow).toBeLessThanOrEqual(concurrency / 2);
    const fast = delivery({ account: "ada" });
    queue.add(fast);
    expect(queue.take()).toEqual([fast]);

    const shared = queueOf(...many(10, { origin: "https://one.example", health: "failing" }));
    expect(shared.take()).toHaveLength(perOriginConcurrency - 1);
    const beside = delivery({ origin: "https://one.example", account: "bob" });
    shared.add(beside);
    expect(shared.take()).toEqual([beside]);
  });

  it("leaves slots for other accounts, whatever one account does", () => {
    for (const health of ["fast", "new", "slow", "failing"] as const) {
      const queue = queueOf(...many(500, { health }));
      queue.take();
      const other = delivery({ account: "bob", health });
      queue.add(other);
      expect(queue.take()).toEqual([other]);
    }
  });

  it("makes one attempt at a time to a host that has never responded with 2xx, including its ports and its domain", () => {
    const unreached = { hostReached: false, health: "new", site: "victim.example" } as const;
    const items = Array.from({ length: 30 }, (_, index) =>
      delivery({
        ...unreached,
        account: `account-${index % 3}`,
        host: `${index % 5}.victim.example`,
        origin: `https://${index % 5}.victim.example:${8_000 + index}`,
      }),
    );
    const queue = queueOf(...items);
    for (let served = 0; served < items.length; served++) {
      const [item, ...others] = queue.take();
      expect(others).toEqual([]);
      if (item) queue.release(item, false);
    }
    expect(queue.length).toBe(0);
  });

  it("makes several attempts as soon as the host has responded with 2xx", () => {
    const queue = queueOf(...many(6, { host: "new.example", hostReached: false, health: "new" }));
    const [first] = queue.take();
    if (first) queue.release(first, true);
    expect(queue.take()).toHaveLength(perOriginConcurrency - 1);
  });

  it("reserves a slot for an attempt that does not wait only within the same limits", () => {
    const queue = queueOf();
    const victim = { host: "victim.example", hostReached: false, health: "new" } as const;
    const [first, second] = [delivery(victim), delivery({ ...victim, account: "bob" })];
    expect(queue.tryTake(first)).toBe(true);
    expect(queue.tryTake(second)).toBe(false);
    queue.release(first);
    expect(queue.tryTake(second)).toBe(true);
  });

  it("releases all slots, and returns all waiting deliveries when it is cleared", () => {
    const queue = queueOf(...many(500));
    const first = queue.take();
    for (const item of first) queue.release(item);
    expect(queue.take()).toHaveLength(first.length);
    expect(queue.clear()).toHaveLength(500 - 2 * first.length);
    expect(queue.length).toBe(0);
  });
});

/** A pseudorandom generator with a fixed seed. */
function randomOf(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0; // Numerical Recipes, section 7.1
    return state / 2 ** 32;
  };
}

/** The results of an account in a simulation. */
interface Result {
  placeMs: number;
  waitsMs: number[];
}

/** The behaviour of an account: the deliveries it adds at the start of each second. */
type Behaviour = (now: number) => Delivery[];

/** Simulates behaviours for some time, and calls a function after each step. */
function simulate(
  behaviours: Record<string, Behaviour>,
  untilMs: number,
  check: (queue: DeliveryQueue<Delivery>, underWay: ReadonlySet<Delivery>) => void = () => undefined,
): Record<string, Result> {
  let now = 0;
  const queue = new DeliveryQueue<Delivery>({ clock: () => now });
  const results: Record<string, Result> = {};
  for (const account of Object.keys(behaviours)) results[account] = { placeMs: 0, waitsMs: [] };
  const underWay = new Set<Delivery>();
  const ends = new Map<number, Delivery[]>();
  const step = 100;
  for (; now < untilMs; now += step) {
    for (const item of ends.get(now) ?? []) {
      underWay.delete(item);
      queue.release(item, item.durationMs < 10_000);
    }
    ends.delete(now);
    if (now % 1_000 === 0) {
      for (const [account, behave] of Object.entries(behaviours)) {
        for (const item of behave(now)) queue.add({ ...item, account, addedAt: now });
      }
    }
    for (const item of queue.take()) {
      underWay.add(item);
      results[item.account]?.waitsMs.push(now - item.addedAt);
      const end = now + Math.max(step, Math.round(item.durationMs / step) * step);
      ends.set(end, [...(ends.get(end) ?? []), item]);
    }
    for (const { account } of underWay) {
      const result = results[account];
      if (result) result.placeMs += step;
    }
    check(queue, underWay);
  }
  return results;
}

/** An account that floods the queue: many receivers of one health, with a response time. */
function flood(
  health: ReceiverHealth,
  durationMs: () => number,
  perSecond: number,
  origins: number,
): Behaviour {
  const hosts = Array.from({ length: origins }, () => `flood-${++count}.example`);
  let next = 0;
  return () =>
    Array.from({ length: perSecond }, () => {
      const host = hosts[next++ % hosts.length] ?? "";
      return delivery({ host, site: host, origin: `https://${host}`, health, durationMs: durationMs() });
    });
}

const seeds = Array.from({ length: Number(process.env.PROPERTY_RUNS ?? 15) }, (_, index) => index);

describe("the delivery queue over time", () => {
  it.each(seeds)("gives every account with work its share of place-time (seed %i)", (seed) => {
    const random = randomOf(seed);
    const accounts = 2 + Math.floor(random() * 8);
    const health = (["slow", "failing", "new", "fast"] as const)[Math.floor(random() * 4)] ?? "slow";
    const behaviours: Record<string, Behaviour> = {};
    for (let index = 0; index < accounts; index++) {
      const longest = 100 + random() * 9_900;
      // Some send much more than others, and take much longer: neither gains anything.
      behaviours[`account-${index}`] = flood(health, () => longest * (0.5 + random() / 2), 150, 60);
    }
    const untilMs = 120_000;
    const results = simulate(behaviours, untilMs);
    const limit =
      health === "fast" ? concurrency : health === "new" ? (concurrency * 3) / 4 : concurrency / 2;
    // Of a share, the dynamic threshold leaves one part in 3n + 1 free; the rest is for rounding.
    const fair = ((limit * (1 - 1 / (3 * accounts + 1))) / accounts) * untilMs;
    // Attempts that end at once need more than 150 deliveries a second to fill a share.
    for (const [account, { placeMs, waitsMs }] of Object.entries(results)) {
      const hadWork = waitsMs.length < (150 * untilMs) / 1_000 - 150;
      if (hadWork) expect(placeMs / fair, account).toBeGreaterThan(0.85);
    }
  });

  it.each(seeds)(
    "lets a fast receiver wait less than a second, whatever ten other accounts do (seed %i)",
    (seed) => {
      const random = randomOf(seed);
      const behaviours: Record<string, Behaviour> = {};
      const healths: ReceiverHealth[] = ["fast", "new", "slow", "failing"]; // `fast`: responded fast until now, and hangs
      for (let index = 0; index < 10; index++) {
        const health = healths[Math.floor(random() * 4)] ?? "slow";
        const hangs = () => (random() < 0.8 ? 10_000 : 9_500);
        behaviours[`hog-${index}`] = flood(health, hangs, 1 + Math.floor(random() * 200), 500);
      }
      behaviours.ada = flood("fast", () => 100, 5, 1);
      const { ada } = simulate(behaviours, 60_000);
      expect(ada?.waitsMs).toHaveLength(300);
      expect(Math.max(...(ada?.waitsMs ?? []))).toBeLessThan(1_000); // its own origin takes four at once
    },
  );

  it.each(seeds)("leaves no place free that a waiting delivery may have (seed %i)", (seed) => {
    const random = randomOf(seed);
    const behaviours: Record<string, Behaviour> = {};
    const healths: ReceiverHealth[] = ["fast", "new", "slow", "failing"];
    for (let index = 0; index < 4; index++) {
      const health = healths[Math.floor(random() * 4)] ?? "slow";
      const burst = Math.floor(random() * 60);
      behaviours[`account-${index}`] = flood(
        health,
        () => random() * 10_000,
        burst,
        1 + Math.floor(random() * 40),
      );
    }
    simulate(behaviours, 30_000, (queue, underWay) => {
      const origins = new Map<string, number>();
      const accounts = new Map<string, number>();
      for (const { origin, account } of underWay) {
        origins.set(origin, (origins.get(origin) ?? 0) + 1);
        accounts.set(account, (accounts.get(account) ?? 0) + 1);
      }
      expect(underWay.size).toBeLessThanOrEqual(concurrency);
      for (const busy of origins.values()) expect(busy).toBeLessThanOrEqual(perOriginConcurrency);
      // An owner without a running delivery gets a slot at a free origin immediately: there is no other reason to wait.
      if (underWay.size < concurrency / 3) {
        const other = delivery({ account: "newcomer", health: "failing" });
        expect(queue.tryTake(other)).toBe(true);
        queue.release(other);
      }
      // Nothing waits that could be taken.
      expect(queue.take()).toEqual([]);
    });
  });
});
