/** The counter under load and under faults: one statement for many requests, and none for who has nothing to count. */
import { describe, expect, test, vi } from "vitest";
import { Counter } from "../server/registry/keys/counter.ts";
import { type EngineName, engines } from "./engines.ts";
import {
  counted,
  outcomeOf,
  rejectionOf,
  setUsed,
  spend,
  spendAtOnce,
  storedUse,
  withKey,
} from "./spending.ts";
import { createWorld, type TestWorld } from "./world.ts";

describe.each(engines)("on %s", (engine: EngineName) => {
  /** Watches the statements that count, as they begin and end. */
  function watch({ node: { database } }: TestWorld) {
    const original = database.alone.bind(database);
    const seen = { under: 0, most: 0, all: 0 };
    vi.spyOn(database, "alone").mockImplementation(async (sql, params) => {
      seen.most = Math.max(seen.most, ++seen.under);
      seen.all++;
      try {
        return (await original(sql, params)) as never; // whatever the caller asked for
      } finally {
        seen.under--;
      }
    });
    return seen;
  }

  test("a hot key has one counting statement under way, and those who wait share the next", async () => {
    await using world = await createWorld(engine);
    const { key, registry } = await withKey(world);
    const raw = key.raw_key;
    await outcomeOf(spend(registry)); // the first of the month makes the rows
    const seen = watch(world);
    const counter = new Counter(world.node.database, () => new Date("2026-11-20T16:20:00Z"));
    const claims = Array.from({ length: 64 }, () => counter.claim(raw, () => undefined));
    expect((await Promise.all(claims)).every((claim) => "over" in claim && claim.over === null)).toBe(true);
    expect(seen).toEqual({ under: 0, most: 1, all: 2 });
    await spendAtOnce([registry], 64);
    expect(seen).toMatchObject({ under: 0, most: 1 });
    expect((await storedUse(world, key.id)).own).toBe(129);
  });

  test("a key that is used up, ended or not known costs no writing", async () => {
    await using world = await createWorld(engine);
    const { developer, key, registry } = await withKey(world);
    await setUsed(world, key.id, { own: 999 });
    expect(await outcomeOf(spend(registry))).toBe("agent_not_found");
    expect(await outcomeOf(spend(registry))).toBe("quota_exceeded"); // from here on it is known
    const seen = watch(world);
    expect(await outcomeOf(spend(registry))).toBe("quota_exceeded");
    await developer.keys.revoke(key.id);
    expect(await outcomeOf(spend(registry))).toBe("credential_revoked");
    expect(seen.all).toBe(0);
  });

  test("a key that was served before is rejected as soon as it is another one", async () => {
    await using world = await createWorld(engine);
    const { developer, key, registry } = await withKey(world);
    for (let n = 0; n < 3; n++) await outcomeOf(spend(registry));
    await developer.keys.revoke(key.id);
    expect(await outcomeOf(spend(registry))).toBe("credential_revoked");
    expect((await storedUse(world, key.id)).own).toBe(3);
  });

  test("a statement that fails fails those who waited for it, and nobody after them", async () => {
    await using world = await createWorld(engine);
    const { key } = await withKey(world);
    const raw = key.raw_key;
    const counter = new Counter(world.node.database, () => new Date("2026-11-20T16:20:00Z"));
    const claim = () => counter.claim(raw, () => undefined);
    await claim();
    const away = new Error("away");
    const spy = vi.spyOn(world.node.database, "alone");
    for (const failures of [1, 2]) {
      for (let n = 0; n < failures; n++) spy.mockRejectedValueOnce(away);
      const outcomes = await Promise.allSettled([claim(), claim(), claim()]);
      const rejected = failures === 1 ? ["rejected", "fulfilled", "fulfilled"] : Array(3).fill("rejected");
      expect(outcomes.map(({ status }) => status)).toEqual(rejected);
      expect(await claim()).toMatchObject({ over: null });
    }
    const reading = vi.spyOn(world.node.database, "get").mockRejectedValue(away); // of jobs, too
    const another = new Counter(world.node.database, () => new Date("2026-11-20T16:20:00Z")); // knows no key
    await expect(another.claim(raw, () => undefined)).rejects.toBe(away);
    reading.mockRestore();
    expect(await claim()).toMatchObject({ over: null });
    expect((await storedUse(world, key.id)).own).toBe(6);
  });

  test.each([
    { errcode: 10, code: "08006" }, // the disk or the connection failed
    { errcode: 5, code: "55P03" }, // locked
  ])(
    "through the interface it is a rejection that says to come again, and nothing is counted: %j",
    async (codes) => {
      await using world = await createWorld(engine);
      const { key, registry } = await withKey(world);
      const error = Object.assign(new Error("the database failed"), codes);
      vi.spyOn(world.node.database, "alone").mockRejectedValueOnce(error);
      expect(await rejectionOf(spend(registry))).toMatchObject({ status: 503, code: "database_unavailable" });
      expect(await outcomeOf(spend(registry))).toBe(counted);
      expect((await storedUse(world, key.id)).own).toBe(1);
    },
  );

  test("who is rejected in a batch takes nothing from the others", async () => {
    await using world = await createWorld(engine);
    const { key } = await withKey(world);
    await setUsed(world, key.id, { own: 998 });
    const counter = new Counter(world.node.database, () => new Date("2026-11-20T16:20:00Z"));
    const no = new Error("not this one");
    const claims = Array.from({ length: 9 }, (_, n) =>
      counter.claim(key.raw_key, () => {
        if (n % 2 === 0) throw no;
      }),
    );
    const outcomes = (await Promise.all(claims)).map((claim) => ("over" in claim ? claim.over : "rejected"));
    expect(outcomes).toEqual([
      "rejected",
      null,
      "rejected",
      null,
      "rejected",
      "key",
      "rejected",
      "key",
      "rejected",
    ]);
    expect(await storedUse(world, key.id)).toEqual({ own: 1_000, account: 2 });
  });
});
