/** Reports of usage: what each key did on each day, and when it was last used. */
import { describe, expect, test, vi } from "vitest";
import { Activity } from "../server/registry/keys/activity.ts";
import { deleteOldUsage } from "../server/registry/keys/usage-retention.ts";
import { type EngineName, engines } from "./engines.ts";
import { outcomeOf, rejectionOf, setUsed, spend, storedUse, withKey } from "./spending.ts";
import { type Browser, createWorld, password } from "./world.ts";

const lastUse = async (browser: Browser) => (await browser.keys.list().page()).keys[0]?.last_used_at;
const nothing = { served: 0, refused: 0, over_quota: 0, failed: 0 };
const weather = { agent_id: "weather", agent_url: "https://weather.example.com/" };

describe.each(engines)("on %s", (engine: EngineName) => {
  test("a report has 30 days, oldest first, each with what was served, refused, over quota and failed", async () => {
    await using world = await createWorld(engine);
    const { developer, key, registry } = await withKey(world);
    const signIn = () => developer.accounts.signIn({ email: developer.email, password });
    await registry.agents.register(weather); // on the first day, which is then too long ago
    world.stand("2026-11-21T00:00:00.000Z");
    await registry.agents.register(weather);
    for (let n = 0; n < 2; n++) await outcomeOf(spend(registry));
    world.stand("2026-11-30T23:59:59.999Z");
    await setUsed(world, key.id, { own: 999 });
    vi.spyOn(world.node.database, "transaction").mockRejectedValueOnce(new Error("a fault of the node"));
    expect((await rejectionOf(registry.agents.register(weather))).status).toBe(500);
    for (let n = 0; n < 3; n++) await outcomeOf(spend(registry));
    world.stand("2026-12-20T12:00:00.000Z");
    await registry.agents.remove("weather");

    await signIn();
    const { usage, days } = await developer.keys.usage(key.id);
    expect(usage).toEqual({
      period: "2026-12",
      used: 1,
      limit: 1_000,
      remaining: 999,
      resets_at: "2027-01-01T00:00:00.000Z",
    });
    expect(days).toHaveLength(30);
    expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).sort());
    expect(days[0]).toEqual({ ...nothing, date: "2026-11-21", served: 1, refused: 2 });
    expect(days[9]).toEqual({ ...nothing, date: "2026-11-30", refused: 1, over_quota: 2, failed: 1 });
    expect(days[29]).toEqual({ ...nothing, date: "2026-12-20", served: 1 });
    const quiet = days.filter((_, index) => ![0, 9, 29].includes(index));
    expect(quiet.map(({ date, ...counts }) => counts)).toEqual(Array(27).fill(nothing));
  });

  test.each([1, 7, 90])("a report may have %i days, by operation too", async (days) => {
    await using world = await createWorld(engine);
    const { developer, key, registry } = await withKey(world);
    const signIn = () => developer.accounts.signIn({ email: developer.email, password });
    await registry.agents.register(weather);
    world.pass((days - 1) * 86_400_000);
    await registry.accounts.whoami();
    await registry.agents.remove("weather");
    for (let n = 0; n < 2; n++) await outcomeOf(spend(registry));
    await signIn();
    const expected = [
      { ...nothing, operation: "facts_put", refused: 2 },
      { ...nothing, operation: "accounts_whoami", served: 1 },
      { ...nothing, operation: "agents_register", served: 1 },
      { ...nothing, operation: "agents_remove", served: 1 },
    ];
    const report = await developer.keys.usage(key.id, { days });
    expect(report.by_operation).toEqual(expected);
    expect([report.days.length, report.days[0]?.served]).toEqual([days, days === 1 ? 3 : 1]);
    world.pass(86_400_000);
    await signIn();
    const next = await developer.keys.usage(key.id, { days });
    const left = expected.filter(({ operation }) => days > 1 && operation !== "agents_register");
    expect(next.by_operation).toEqual(left);
  });

  test("days are deleted when they are older than 90 days, and none before; what was stored, much earlier", async () => {
    await using world = await createWorld(engine);
    const { developer, key, registry } = await withKey(world);
    await registry.agents.register(weather);
    await developer.keys.usage(key.id); // which writes it
    const kept = async () => {
      while (
        await deleteOldUsage(world.node.database, new Date((await world.registry.node.health()).timestamp))
      );
      const tables = [
        "key_day",
        "key_operation_day",
        "figure where kind = 'stored on 2026-11-20 by account'",
      ];
      const rows = tables.map((table) => world.node.database.all(`select * from ${table}`));
      return (await Promise.all(rows)).map(({ length }) => length);
    };
    expect(await kept()).toEqual([1, 1, 1]);
    world.pass(89 * 86_400_000);
    expect(await kept()).toEqual([1, 1, 0]);
    world.pass(86_400_000);
    expect(await kept()).toEqual([0, 0, 0]);
  });

  test("what others do, what reads do and what is rejected at the door is in nobody's report", async () => {
    await using world = await createWorld(engine);
    const { developer, key, registry } = await withKey(world);
    const other = await withKey(world);
    await outcomeOf(spend(other.registry));
    await other.registry.agents.list().page();
    await outcomeOf(registry.accounts.list().page());
    await developer.keys.revoke(key.id);
    await outcomeOf(spend(registry));
    expect((await developer.keys.usage(key.id)).days.at(-1)).toEqual({ ...nothing, date: "2026-11-20" });
    expect(await lastUse(developer)).toBeNull();
  });

  test("the last use is reported to the minute, and never goes back", async () => {
    await using world = await createWorld(engine);
    const { developer, key, registry } = await withKey(world);
    expect(await lastUse(developer)).toBeNull();
    for (const [instant, minute] of [
      ["2026-11-20T17:00:59.999Z", "2026-11-20T17:00:00.000Z"],
      ["2026-11-20T17:01:00.000Z", "2026-11-20T17:01:00.000Z"],
      ["2026-11-20T16:59:00.000Z", "2026-11-20T17:01:00.000Z"], // a clock that was set back
    ] as const) {
      world.stand(instant);
      await outcomeOf(spend(registry));
      await developer.keys.usage(key.id);
      expect(await lastUse(developer)).toBe(minute);
    }
    await setUsed(world, key.id, { own: 1_000 });
    world.stand("2026-11-20T18:00:00.000Z");
    expect(await outcomeOf(spend(registry))).toBe("quota_exceeded"); // tried, not used
    await developer.keys.usage(key.id);
    expect(await lastUse(developer)).toBe("2026-11-20T17:01:00.000Z");
  });

  test("reads are uses without quota, also those of kept pages, and are written together", async () => {
    await using world = await createWorld(engine);
    const { developer, key, registry } = await withKey(world);
    const writes = vi.spyOn(world.node.database, "aside");
    for (const [instant, minute] of [
      ["2026-11-20T17:00:59.999Z", "2026-11-20T17:00:00.000Z"],
      ["2026-11-20T17:01:00.000Z", "2026-11-20T17:01:00.000Z"],
    ] as const) {
      world.stand(instant);
      writes.mockClear();
      for (let n = 0; n < 20; n++) await registry.agents.list().page();
      await developer.keys.usage(key.id); // which writes what is recorded
      expect(await lastUse(developer)).toBe(minute);
      expect(writes.mock.calls.length).toBeLessThan(10);
    }
    world.stand("2026-11-20T17:02:00.000Z");
    await registry.node.stats();
    expect((await developer.keys.usage(key.id)).usage.used).toBe(0);
    expect(await lastUse(developer)).toBe("2026-11-20T17:02:00.000Z");
  });

  test("rotated keys share the month's count, and each has days of its own", async () => {
    await using world = await createWorld(engine);
    const { developer, key, registry } = await withKey(world);
    await outcomeOf(spend(registry));
    const { key: next } = await developer.keys.rotate(key.id, { grace_period_s: 3_600 });
    for (let n = 0; n < 2; n++) await outcomeOf(spend(world.registryWith(next.raw_key)));
    const reports = await Promise.all([key, next].map(({ id }) => developer.keys.usage(id)));
    expect(reports.map(({ usage, days }) => [usage.used, days.at(-1)?.refused])).toEqual([
      [3, 1],
      [3, 2],
    ]);
  });

  test("while the report cannot be brought up to date it is late; when it can, nothing is lost or counted twice", async () => {
    await using world = await createWorld(engine);
    const { developer, key, registry } = await withKey(world);
    const rejected = async () => (await developer.keys.usage(key.id)).days.at(-1)?.refused;
    await outcomeOf(spend(registry));
    expect(await rejected()).toBe(1);
    const away = vi.spyOn(world.node.database, "aside").mockRejectedValue(new Error("away"));
    for (let n = 0; n < 2; n++) {
      await outcomeOf(spend(registry));
      expect(await rejected()).toBe(1);
    }
    away.mockRestore();
    expect(await rejected()).toBe(3);
    expect(await rejected()).toBe(3);
    expect(await storedUse(world, key.id)).toMatchObject({ own: 3 });
  });

  test("a report waits for what is just being written", async () => {
    await using world = await createWorld(engine);
    const { developer, key, registry } = await withKey(world);
    await outcomeOf(spend(registry));
    const { database } = world.node;
    const original = database.aside.bind(database);
    const gate = Promise.withResolvers<void>();
    vi.spyOn(database, "aside").mockImplementationOnce(async (work) => {
      await gate.promise;
      return original(work);
    });
    const first = developer.keys.usage(key.id);
    const second = developer.keys.usage(key.id);
    await developer.keys.list().page(); // both wait by now, and reading goes on
    gate.resolve();
    const reports = await Promise.all([first, second]);
    expect(reports.map(({ days }) => days.at(-1)?.refused)).toEqual([1, 1]);
  });

  test("a stop waits for the writing under way, and writes what came since", async () => {
    await using world = await createWorld(engine);
    const { developer, key } = await withKey(world);
    const { database } = world.node;
    const original = database.aside.bind(database);
    const gate = Promise.withResolvers<void>();
    vi.spyOn(database, "aside").mockImplementationOnce(async (work) => {
      await gate.promise;
      return original(work);
    });
    const failures: unknown[] = [];
    const activity = new Activity(database, (error) => failures.push(error));
    const now = new Date("2026-11-20T17:00:00.000Z");
    activity.record(key.id, "facts_put", now, "served");
    const writing = activity.flush();
    activity.record(key.id, "facts_put", now, "served", 2);
    const stopped = activity[Symbol.asyncDispose]();
    gate.resolve();
    await stopped;
    expect((await developer.keys.usage(key.id)).days.at(-1)?.served).toBe(3);
    await writing;
    expect(failures).toEqual([]);
  });

  test("a stop writes the last uses that failed to be written before, and counts nothing twice", async () => {
    await using world = await createWorld(engine);
    const { developer, key } = await withKey(world);
    const { database } = world.node;
    const original = database.aside.bind(database);
    const activity = new Activity(database, () => undefined);
    activity.record(key.id, "facts_put", new Date("2026-11-20T17:00:00.000Z"), "served");
    vi.spyOn(database, "aside").mockImplementationOnce(original).mockRejectedValueOnce(new Error("away"));
    await expect(activity.flush()).rejects.toThrow("away");
    await activity[Symbol.asyncDispose]();
    const { keys } = await developer.keys.list().page();
    expect(keys).toMatchObject([{ last_used_at: "2026-11-20T17:00:00.000Z" }]);
    expect((await developer.keys.usage(key.id)).days.at(-1)?.served).toBe(1);
  });
});
