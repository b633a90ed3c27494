/** What a credential is: the operation that says it, which uses no quota. */
import { describe, expect, test } from "vitest";
import { type EngineName, engines } from "./engines.ts";
import { quotaHeaders, rejectionOf, setUsed, storedUse } from "./spending.ts";
import { createWorld } from "./world.ts";

describe.each(engines)("whoami on %s", (engine: EngineName) => {
  test("names the account, tier and expiry of a session, which has no quota", async () => {
    await using world = await createWorld(engine);
    const developer = await world.developer("pro");
    const { account, expires_at } = await developer.accounts.session();
    expect(await developer.accounts.whoami()).toEqual({
      credential: "session",
      account,
      key: null,
      tier: "pro",
      quota: null,
      expires_at,
    });
    expect(quotaHeaders(world)).toEqual({});
  });

  test("names the key, without the raw key, and what is left of its quota, which it does not use", async () => {
    await using world = await createWorld(engine);
    const developer = await world.developer();
    const { key } = await developer.keys.create({ name: "ci", expires_at: "2027-01-01T00:00:00Z" });
    await setUsed(world, key.id, { own: 400, account: 400 });
    const { raw_key, ...rest } = key;
    const { usage } = rest;
    const { account } = await developer.accounts.session();
    for (let n = 0; n < 3; n++) {
      expect(await world.registryWith(raw_key).accounts.whoami()).toEqual({
        credential: "key",
        account,
        key: {
          ...rest,
          last_used_at: expect.toSatisfy((at) => at === null || typeof at === "string"),
          usage: { ...usage, used: 400, remaining: 600 },
        },
        tier: "free",
        quota: { limit: 1_000, remaining: 600, resets_at: usage.resets_at },
        expires_at: key.expires_at,
      });
      expect(world.exchanges.at(-1)?.response.headers).toMatchObject({ "cache-control": "no-store" });
    }
    expect((await storedUse(world, key.id)).own).toBe(400);
    expect((await developer.keys.usage(key.id)).days.at(-1)).toMatchObject({ served: 3 });
  });

  test.each([
    ["the key has", { own: 1_000 }],
    ["all keys of the account together have", { own: 10, account: 5_000 }],
  ])("responds when %s used the whole quota: nothing remains", async (_, used) => {
    await using world = await createWorld(engine);
    const { key } = await (await world.developer()).keys.create({ name: "ci" });
    await setUsed(world, key.id, used);
    const registry = world.registryWith(key.raw_key);
    expect((await registry.accounts.whoami()).quota).toMatchObject({ limit: 1_000, remaining: 0 });
    expect(quotaHeaders(world)).toMatchObject({ "x-ratelimit-remaining": "0" });
    const wanted = { agent_id: "weather", agent_url: "https://weather.example.com/" };
    expect((await rejectionOf(registry.agents.register(wanted))).code).toBe("quota_exceeded");
  });

  test("the tier of a key is that of its account if that is lower", async () => {
    await using world = await createWorld(engine);
    const developer = await world.developer("pro");
    const { key } = await developer.keys.create({ name: "ci", tier: "pro" });
    const { account } = await developer.accounts.session();
    await (await world.owner()).accounts.update(account.id, { tier: "free" });
    const who = await world.registryWith(key.raw_key).accounts.whoami();
    expect(who).toMatchObject({ tier: "free", key: { tier: "pro" }, quota: { limit: 1_000 } });
  });
});
