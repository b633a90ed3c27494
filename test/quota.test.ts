/** The month's quota: what counts, how exactly, and what responses say of it. */
import { describe, expect, test, vi } from "vitest";
import { type EngineName, engines } from "./engines.ts";
import {
  counted,
  outcomeOf,
  quotaHeaders,
  rejectionOf,
  setUsed,
  spend,
  spendAtOnce,
  storedUse,
  withKey,
} from "./spending.ts";
import { type Browser, createWorld, password, type TestWorld } from "./world.ts";

/** The key as its account reads it. */
async function shown(browser: Browser, id: string) {
  const { keys } = await browser.keys.list().page();
  return keys.find((key) => key.id === id);
}

/** Sets the clock, and signs in again: a session does not last for months. */
async function goTo(world: TestWorld, instant: string, ...browsers: Browser[]): Promise<void> {
  world.stand(instant);
  for (const { accounts, email } of browsers) await accounts.signIn({ email, password });
}

/** Sets an account's tier, as the owner. */
async function setTier(
  world: TestWorld,
  browser: Browser,
  tier: "free" | "pro" | "enterprise",
): Promise<void> {
  const { account } = await browser.accounts.session();
  await (await world.owner()).accounts.update(account.id, { tier });
}

const weather = { agent_id: "weather", agent_url: "https://weather.example.com/" };

describe.each(engines)("what is counted on %s", (engine: EngineName) => {
  test("responses of 2xx and 4xx are, one each, and each says what remains", async () => {
    await using world = await createWorld(engine);
    const { key, registry } = await withKey(world);
    const headers = { authorization: `Bearer ${key.raw_key}`, "content-type": "application/json" };
    const raw = (body: string, more = {}) =>
      world
        .send("POST", "/register", { headers: { ...headers, ...more }, body })
        .then(({ status }) => status);
    const requests: [status: number, ask: () => Promise<unknown>][] = [
      [201, () => registry.agents.register(weather)],
      [200, () => registry.agents.register(weather)],
      [404, () => spend(registry)],
      [400, () => raw("{")],
      [400, () => raw('{"agent_id": 5}')],
      [415, () => raw("agent_id=5", { "content-type": "text/plain" })],
      [413, () => raw(`"${"x".repeat(1_000_000)}"`)],
      [412, () => registry.facts.put("weather", {}, { ifMatch: '"never"' })],
      [200, () => registry.agents.remove("weather")],
      [410, () => registry.facts.put("weather", {})],
    ];
    for (const [index, [status, ask]] of requests.entries()) {
      await ask().catch(() => undefined);
      const { response } = world.exchanges.at(-1) ?? {};
      expect({ index, status: response?.status }).toEqual({ index, status });
      expect(quotaHeaders(world)).toMatchObject({
        "ratelimit-policy": '"month";q=1000;w=2592000',
        ratelimit: expect.stringMatching(new RegExp(`^"month";r=${999 - index};t=\\d+$`)),
        "x-ratelimit-limit": "1000",
        "x-ratelimit-remaining": String(999 - index),
        "x-ratelimit-reset": String(Date.parse("2026-12-01") / 1_000),
      });
    }
    expect(await storedUse(world, key.id)).toEqual({ own: requests.length, account: requests.length });
  });

  test("reading and anonymous writing have no quota, even with a key that has none left", async () => {
    await using world = await createWorld(engine);
    const { key, registry } = await withKey(world);
    await setUsed(world, key.id, { own: 1_000 });
    await registry.agents.list().page();
    expect(quotaHeaders(world)).toEqual({});
    await world.registry.agents.register(weather);
    expect(quotaHeaders(world)).toEqual({});
    expect((await rejectionOf(registry.agents.register(weather))).code).toBe("quota_exceeded");
  });

  test.each([
    ["fails", new Error("a fault of the node"), 500],
    ["finds no database", Object.assign(new Error("disk I/O error"), { errcode: 10, code: "08006" }), 503],
  ])("a request whose handler %s is given back", async (_, error, status) => {
    await using world = await createWorld(engine);
    const { developer, key, registry } = await withKey(world);
    await setUsed(world, key.id, { own: 999 });
    vi.spyOn(world.node.database, "transaction").mockRejectedValueOnce(error);
    expect(await rejectionOf(registry.agents.register(weather))).toMatchObject({ status });
    expect(quotaHeaders(world)).toMatchObject({ "x-ratelimit-limit": "1000" });
    expect((await storedUse(world, key.id)).own).toBe(999);
    expect((await registry.agents.register(weather)).status).toBe("registered");
    expect((await storedUse(world, key.id)).own).toBe(1_000);
    expect((await developer.keys.usage(key.id)).days.at(-1)).toMatchObject({ served: 1, failed: 1 });
  });

  test("a request that fails after the month's end is given back to the month that it was counted in", async () => {
    await using world = await createWorld(engine);
    const { key, registry } = await withKey(world);
    await setUsed(world, key.id, { own: 7, period: "2026-12" });
    world.stand("2026-11-30T23:59:59.999Z");
    vi.spyOn(world.node.database, "transaction").mockImplementationOnce(async () => {
      world.stand("2026-12-01T00:00:00.000Z");
      throw new Error("a fault of the node");
    });
    await rejectionOf(registry.agents.register(weather));
    expect((await storedUse(world, key.id, "2026-11")).own).toBe(0);
    expect((await storedUse(world, key.id, "2026-12")).own).toBe(7);
  });

  test("a request is counted before its change begins, and stays so when the change is undone", async () => {
    await using world = await createWorld(engine);
    const { key, registry } = await withKey(world);
    const { database } = world.node;
    const original = database.transaction.bind(database);
    const seen: number[] = [];
    vi.spyOn(database, "transaction").mockImplementationOnce(async (work) => {
      const outcome = original(async (tx) => {
        seen.push((await storedUse(world, key.id)).own);
        await work(tx);
        throw new Error("a fault of the node");
      }).catch((error: unknown) => error);
      expect(await outcome).toBeInstanceOf(Error);
      seen.push((await storedUse(world, key.id)).own);
      throw new Error("a fault of the node");
    });
    await rejectionOf(registry.agents.register(weather));
    expect(seen).toEqual([1, 1]);
    expect((await storedUse(world, key.id)).own).toBe(0);
  });
});

describe.each(engines)("the limit on %s", (engine: EngineName) => {
  test.each([
    ["free", 1_000],
    ["pro", 10_000],
    ["enterprise", 100_000],
  ] as const)("a %s key has %i requests, to the last, however many come at once", async (tier, limit) => {
    await using world = await createWorld(engine);
    const { developer, key, registry } = await withKey(world, { tier });
    await setUsed(world, key.id, { own: limit - 10 });
    expect(await spendAtOnce([registry], 64)).toEqual({ [counted]: 10, quota_exceeded: 54 });
    expect(await storedUse(world, key.id)).toEqual({ own: limit, account: 10 });
    expect((await shown(developer, key.id))?.usage).toEqual({
      period: "2026-11",
      used: limit,
      limit,
      remaining: 0,
      resets_at: "2026-12-01T00:00:00.000Z",
    });
    world.stand("2026-11-20T23:59:59.001Z");
    const { status, problem, headers } = await rejectionOf(spend(registry));
    expect({ status, problem }).toMatchObject({
      status: 429,
      problem: { code: "quota_exceeded", scope: "key", limit, resets_at: "2026-12-01T00:00:00.000Z" },
    });
    expect(headers.get("Retry-After")).toBe("864001"); // ten days and what begins a second
    expect(quotaHeaders(world)).toMatchObject({
      ratelimit: '"month";r=0;t=864001',
      "x-ratelimit-limit": String(limit),
      "x-ratelimit-remaining": "0",
    });
  });

  test("concurrent requests each get a different remaining quota", async () => {
    await using world = await createWorld(engine);
    const { registry } = await withKey(world);
    await spendAtOnce([registry], 64);
    const remaining = world.exchanges
      .slice(-64)
      .map(({ response }) => Number(response.headers["x-ratelimit-remaining"]));
    expect(remaining.sort((a, b) => b - a)).toEqual(Array.from({ length: 64 }, (_, n) => 999 - n));
  });

  test("all keys of an account together have the quota of its active keys, whichever is used first", async () => {
    await using world = await createWorld(engine);
    const { developer, key } = await withKey(world);
    const keys = [key];
    while (keys.length < 5) keys.push((await developer.keys.create({ name: "another" })).key);
    await setUsed(world, key.id, { account: 4_950 });
    const registries = keys.map((each) => world.registryWith(each.raw_key));
    expect(await spendAtOnce(registries, 20)).toEqual({ [counted]: 50, quota_exceeded: 50 });
    const own = await Promise.all(keys.map(async ({ id }) => (await storedUse(world, id)).own));
    expect(own.reduce((sum, each) => sum + each, 0)).toBe(50);
    expect((await storedUse(world, key.id)).account).toBe(5_000);
  });

  test("making a new key in place of a used-up one gains nothing beyond the account's ceiling", async () => {
    await using world = await createWorld(engine);
    const { developer, key } = await withKey(world);
    await setUsed(world, key.id, { own: 1_000, account: 4_999 });
    await developer.keys.revoke(key.id);
    const registry = await world.keyed(developer);
    expect(await outcomeOf(spend(registry))).toBe(counted);
    expect(quotaHeaders(world)).toMatchObject({ "x-ratelimit-limit": "1000", "x-ratelimit-remaining": "0" });
    for (const again of [registry, await world.keyed(developer)]) {
      expect(await rejectionOf(spend(again))).toMatchObject({
        status: 429,
        problem: { scope: "account", limit: 5_000 },
      });
      expect(quotaHeaders(world)).toMatchObject({ "x-ratelimit-remaining": "0" });
    }
    const other = await withKey(world);
    expect(await outcomeOf(spend(other.registry))).toBe(counted);
  });

  test("an enterprise account has no ceiling", async () => {
    await using world = await createWorld(engine);
    const { key, registry } = await withKey(world, { tier: "enterprise" });
    await setUsed(world, key.id, { account: 50_000_000 });
    expect(await outcomeOf(spend(registry))).toBe(counted);
    expect(await storedUse(world, key.id)).toEqual({ own: 1, account: 50_000_001 });
    expect(quotaHeaders(world)).toMatchObject({ "x-ratelimit-remaining": "99999" });
  });

  test("a key that was rotated at 999 of 1,000 leaves one request, among the old and the new", async () => {
    await using world = await createWorld(engine);
    const { developer, key, registry } = await withKey(world);
    await setUsed(world, key.id, { own: 999 });
    const rotated = await developer.keys.rotate(key.id, { grace_period_s: 604_800 });
    expect(rotated).toMatchObject({ key: { usage: { used: 999 } }, replaced: { usage: { used: 999 } } });
    const once = await developer.keys.rotate(rotated.key.id, { grace_period_s: 604_800 });
    const heirs = [rotated, once].map((each) => world.registryWith(each.key.raw_key));
    expect(await spendAtOnce([registry, ...heirs], 10)).toEqual({ [counted]: 1, quota_exceeded: 29 });
    expect(await storedUse(world, once.key.id)).toMatchObject({ own: 1_000 });
    const { keys } = await developer.keys.list().page();
    expect(keys.map(({ usage }) => usage.used)).toEqual([1_000, 1_000, 1_000]);
  });

  test("a tier that is lowered or raised in mid-month changes the limit and never what was used", async () => {
    await using world = await createWorld(engine);
    const { developer, key, registry } = await withKey(world, { tier: "pro" });
    await setUsed(world, key.id, { own: 3_000, account: 6_000 });
    const usage = async () => (await shown(developer, key.id))?.usage;

    await setTier(world, developer, "free");
    expect((await rejectionOf(spend(registry))).problem).toMatchObject({ scope: "key", limit: 1_000 });
    expect(await usage()).toMatchObject({ used: 3_000, limit: 1_000, remaining: 0 });
    const other = await world.keyed(developer);
    expect((await rejectionOf(spend(other))).problem).toMatchObject({ scope: "account", limit: 5_000 });
    expect(await storedUse(world, key.id)).toEqual({ own: 3_000, account: 6_000 });

    await setTier(world, developer, "enterprise"); // the key stays a pro key
    expect(await outcomeOf(spend(registry))).toBe(counted);
    expect(quotaHeaders(world)).toMatchObject({
      "x-ratelimit-limit": "10000",
      "x-ratelimit-remaining": "6999",
    });
    expect(await usage()).toMatchObject({ used: 3_001, limit: 10_000, remaining: 6_999 });
  });
});

describe.each(engines)("months on %s", (engine: EngineName) => {
  test("at 00:00 UTC on the 1st of January the quota resets, and no job is needed", async () => {
    await using world = await createWorld(engine);
    const { developer, key, registry } = await withKey(world);
    await goTo(world, "2026-12-31T23:59:59.999Z", developer);
    await setUsed(world, key.id, { own: 999, account: 4_000, period: "2026-12" });
    expect(await outcomeOf(spend(registry))).toBe(counted);
    expect(await outcomeOf(spend(registry))).toBe("quota_exceeded");
    expect(quotaHeaders(world)).toMatchObject({
      "ratelimit-policy": '"month";q=1000;w=2678400',
      ratelimit: '"month";r=0;t=1',
      "retry-after": "1",
      "x-ratelimit-reset": String(Date.parse("2027-01-01") / 1_000),
    });
    expect((await shown(developer, key.id))?.usage).toMatchObject({
      period: "2026-12",
      used: 1_000,
      remaining: 0,
    });

    world.stand("2027-01-01T00:00:00.000Z");
    expect((await shown(developer, key.id))?.usage).toEqual({
      period: "2027-01",
      used: 0,
      limit: 1_000,
      remaining: 1_000,
      resets_at: "2027-02-01T00:00:00.000Z",
    });
    expect(await outcomeOf(spend(registry))).toBe(counted);
    expect(quotaHeaders(world)).toMatchObject({
      "ratelimit-policy": '"month";q=1000;w=2678400',
      ratelimit: '"month";r=999;t=2678400',
      "x-ratelimit-reset": String(Date.parse("2027-02-01") / 1_000),
    });
    expect(await storedUse(world, key.id, "2026-12")).toEqual({ own: 1_000, account: 4_001 });
    expect(await storedUse(world, key.id, "2027-01")).toEqual({ own: 1, account: 1 });
  });

  test("a response speaks of the month that its request was counted in, when midnight falls between", async () => {
    await using world = await createWorld(engine);
    const { key, registry } = await withKey(world);
    await setUsed(world, key.id, { own: 1_000 });
    world.stand("2026-11-30T23:59:59.999Z");
    const { database } = world.node;
    const original = database.get.bind(database);
    vi.spyOn(database, "get").mockImplementation(async (sql, params) => {
      const found = await original(sql, params);
      if (sql.includes('"quota"')) world.stand("2026-12-01T00:00:00.000Z"); // jobs read as well
      return found as never; // whatever the caller asked for
    });
    const { headers, problem } = await rejectionOf(spend(registry));
    expect(headers.get("Retry-After")).toBe("1");
    expect(problem).toMatchObject({ resets_at: "2026-12-01T00:00:00.000Z" });
  });

  test.each([
    ["2027-02-01T00:00:00.000Z", 28, 28 * 86_400, "2027-03-01T00:00:00.000Z"],
    ["2028-02-28T12:00:00.500Z", 29, 1.5 * 86_400, "2028-03-01T00:00:00.000Z"],
    ["2028-02-29T23:59:59.001Z", 29, 1, "2028-03-01T00:00:00.000Z"],
    ["2100-02-28T23:59:58.000Z", 28, 2, "2100-03-01T00:00:00.000Z"],
    ["2027-04-30T23:59:59.000Z", 30, 1, "2027-05-01T00:00:00.000Z"],
  ])("at %s the month has %i days, and %i seconds are left of it", async (instant, days, left, resets_at) => {
    await using world = await createWorld(engine);
    const { developer, key, registry } = await withKey(world);
    await goTo(world, instant, developer);
    await setUsed(world, key.id, { own: 999, period: instant.slice(0, 7) });
    expect(await outcomeOf(spend(registry))).toBe(counted);
    const { headers, problem } = await rejectionOf(spend(registry));
    expect(problem).toMatchObject({ resets_at });
    expect(headers.get("Retry-After")).toBe(String(left));
    expect(quotaHeaders(world)).toMatchObject({
      "ratelimit-policy": `"month";q=1000;w=${days * 86_400}`,
      ratelimit: `"month";r=0;t=${left}`,
      "x-ratelimit-reset": String(Date.parse(resets_at) / 1_000),
    });
    expect((await shown(developer, key.id))?.usage).toMatchObject({ period: instant.slice(0, 7), resets_at });
  });
});
