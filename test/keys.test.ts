/** API keys: limits per account, responses, rotation, expiry and revocation. */
import { describe, expect, test } from "vitest";
import type { Key } from "../client/index.ts";
import { type EngineName, engines } from "./engines.ts";
import { counted, outcomeOf, rejectionOf, spend, tally, withKey } from "./spending.ts";
import { all } from "./webhooks/scene.ts";
import { type Browser, createWorld, password } from "./world.ts";

/** Creates keys in sequence. */
async function make(browser: Browser, count: number): Promise<Key[]> {
  const made: Key[] = [];
  for (let n = 0; n < count; n++) made.push((await browser.keys.create({ name: `key ${n}` })).key);
  return made;
}

const signIn = (browser: Browser) => browser.accounts.signIn({ email: browser.email, password });

describe.each(engines)("on %s", (engine: EngineName) => {
  test.each([
    ["free", 5],
    ["pro", 25],
  ] as const)(
    "of 64 keys made at once by a %s account that has all but one of %i, one is made",
    async (tier, limit) => {
      await using world = await createWorld(engine);
      const developer = await world.developer(tier);
      await make(developer, limit - 1);
      const attempts = Array.from({ length: 64 }, (_, n) => developer.keys.create({ name: `at once ${n}` }));
      const outcomes = tally(await Promise.all(attempts.map(outcomeOf)));
      expect(outcomes).toEqual({ done: 1, active_key_limit_reached: 63 });

      const { problem } = await rejectionOf(developer.keys.create({ name: "more" }));
      expect(problem).toMatchObject({ status: 409, limit, active: limit });
      const page = await developer.keys.list().page();
      expect(page).toMatchObject({ active_keys: limit, active_key_limit: limit, count: limit });
    },
  );

  test("an enterprise account may have any number of active keys", async () => {
    await using world = await createWorld(engine);
    const developer = await world.developer("enterprise");
    const attempts = Array.from({ length: 64 }, (_, n) => developer.keys.create({ name: `at once ${n}` }));
    expect(tally(await Promise.all(attempts.map(outcomeOf)))).toEqual({ done: 64 });
    const page = await developer.keys.list({ limit: 100 }).page();
    expect(page).toMatchObject({ active_keys: 64, active_key_limit: null, count: 64 });
  });

  test("revoked keys, expired keys and keys of other accounts do not count towards the limit", async () => {
    await using world = await createWorld(engine);
    const developer = await world.developer();
    const other = await world.developer();
    const [first] = await make(developer, 4);
    await make(other, 5);
    await developer.keys.create({ name: "brief", expires_at: "2026-11-20T17:00:00.000Z" });
    expect((await rejectionOf(developer.keys.create({ name: "sixth" }))).code).toBe(
      "active_key_limit_reached",
    );

    world.stand("2026-11-20T17:00:00.000Z");
    await make(developer, 1);
    await developer.keys.revoke(first?.id ?? "");
    await make(developer, 1);
    expect(await rejectionOf(developer.keys.create({ name: "one too many" }))).toMatchObject({
      problem: { limit: 5, active: 5 },
    });
  });

  test("a key has the tier of its account when it is created, unless another is sent", async () => {
    await using world = await createWorld(engine);
    const developer = await world.developer("pro");
    const { account } = await developer.accounts.session();
    const operator = await world.owner();
    expect((await developer.keys.create({ name: "default" })).key).toMatchObject({
      tier: "pro",
      usage: { limit: 10_000 },
    });
    expect((await developer.keys.create({ name: "sent", tier: "free" })).key.tier).toBe("free");
    await operator.accounts.update(account.id, { tier: "enterprise" });
    expect((await developer.keys.create({ name: "raised" })).key.tier).toBe("enterprise");
    await operator.accounts.update(account.id, { tier: "free" });
    expect((await developer.keys.create({ name: "lowered" })).key.tier).toBe("free");
    expect((await all(developer.keys.list())).map(({ tier }) => tier)).toEqual([
      "free",
      "enterprise",
      "free",
      "pro",
    ]);
  });

  test("an account whose tier was lowered keeps its keys, but creates no key above the new limit", async () => {
    await using world = await createWorld(engine);
    const developer = await world.developer("pro");
    const keys = await make(developer, 6);
    const { account } = await developer.accounts.session();
    await (await world.owner()).accounts.update(account.id, { tier: "free" });
    expect(await rejectionOf(developer.keys.create({ name: "more" }))).toMatchObject({
      problem: { limit: 5, active: 6 },
    });
    expect((await all(developer.keys.list())).map(({ status }) => status)).toEqual(Array(6).fill("active"));
    for (const { id } of keys.slice(0, 2)) await developer.keys.revoke(id);
    await make(developer, 1);
    expect((await rejectionOf(developer.keys.create({ name: "pro", tier: "pro" }))).code).toBe(
      "tier_not_available",
    );
  });

  test("a key expires to the millisecond; a revoked key stays revoked after its expiry", async () => {
    await using world = await createWorld(engine);
    const end = "2026-11-20T18:00:00.000Z";
    const { developer, key, registry } = await withKey(world, { expires_at: end });
    const { key: revoked } = await developer.keys.create({ name: "revoked", expires_at: end });
    await developer.keys.revoke(revoked.id);
    const statuses = async () => (await all(developer.keys.list())).map(({ status }) => status);

    world.stand("2026-11-20T17:59:59.999Z");
    expect(await outcomeOf(spend(registry))).toBe(counted);
    expect(await statuses()).toEqual(["revoked", "active"]);
    world.stand(end);
    expect(await outcomeOf(spend(registry))).toBe("credential_expired");
    expect(await outcomeOf(spend(world.registryWith(revoked.raw_key)))).toBe("credential_revoked");
    expect(await statuses()).toEqual(["revoked", "expired"]);
    expect((await developer.keys.revoke(key.id)).key).toMatchObject({ status: "revoked", expires_at: end });
  });

  test.each([
    ["the past", "2026-11-20T16:00:00Z"],
    ["now", "2026-11-20T18:00:00.000Z"],
  ])("a key cannot end in %s, whatever zone it is written in", async (_, expires_at) => {
    await using world = await createWorld(engine);
    const developer = await world.developer();
    world.stand("2026-11-20T18:00:00.000Z");
    for (const written of [expires_at, expires_at.replace("Z", "+00:00"), "2026-11-20T19:00:00.000+01:00"]) {
      const { code, problem } = await rejectionOf(developer.keys.create({ name: "ci", expires_at: written }));
      expect({ code, errors: problem?.errors }).toMatchObject({
        code: "expiry_in_past",
        errors: [{ pointer: "/expires_at" }],
      });
    }
    const { key } = await developer.keys.create({ name: "ci", expires_at: "2026-11-20T19:00:00.001+01:00" });
    expect(key.expires_at).toBe("2026-11-20T18:00:00.001Z");
  });

  test("revoking applies from the next request, and is idempotent", async () => {
    await using world = await createWorld(engine);
    const { developer, key, registry } = await withKey(world);
    expect(await outcomeOf(spend(registry))).toBe(counted);
    const first = await developer.keys.revoke(key.id);
    expect(await outcomeOf(spend(registry))).toBe("credential_revoked");
    world.pass(60_000);
    expect(await developer.keys.revoke(key.id)).toEqual(first);
    expect(first.key.revoked_at).not.toBeNull();
  });

  test("keys of another account are not found when read, rotated or revoked", async () => {
    await using world = await createWorld(engine);
    const { developer, key } = await withKey(world);
    for (const other of [await world.developer(), await world.owner()]) {
      const { problem } = await rejectionOf(other.keys.revoke(key.id));
      const unknown = await rejectionOf(other.keys.revoke("key_nobody-has"));
      expect(problem?.detail.replace(key.id, "")).toBe(unknown.problem?.detail.replace("key_nobody-has", ""));
      expect(await outcomeOf(other.keys.usage(key.id))).toBe("key_not_found");
      expect(await outcomeOf(other.keys.rotate(key.id, { grace_period_s: 0 }))).toBe("key_not_found");
      expect(await all(other.keys.list())).toEqual([]);
    }
    expect((await all(developer.keys.list())).map(({ status }) => status)).toEqual(["active"]);
  });

  test("a list has keys of every status, newest first, paginated, without raw keys", async () => {
    await using world = await createWorld(engine);
    const developer = await world.developer();
    const made: string[] = [];
    for (let round = 0; round < 3; round++) {
      const [first, second] = await make(developer, 2);
      await developer.keys.revoke(second?.id ?? "");
      const { key } = await developer.keys.rotate(first?.id ?? "", { grace_period_s: 0 });
      await developer.keys.revoke(key.id);
      made.push(...[first, second, key].map((each) => each?.id ?? ""));
    }
    for (const limit of [1, 2, 9, 100]) {
      const keys = await all(developer.keys.list({ limit }));
      expect(keys.map(({ id }) => id)).toEqual(made.toReversed());
      for (const key of keys) {
        expect(key).not.toHaveProperty("raw_key");
        expect(key).not.toHaveProperty("hash");
      }
    }
    const before = developer.keys.list({ limit: 4 });
    const { next_cursor } = await before.page();
    await make(developer, 1); // keys that are created between pages do not shift them
    const rest = await developer.keys.list({ limit: 100, cursor: next_cursor ?? "" }).page();
    expect(rest.keys.map(({ id }) => id)).toEqual(made.toReversed().slice(4));
    expect(await outcomeOf((await world.developer()).keys.list({ cursor: next_cursor ?? "" }).page())).toBe(
      "invalid_cursor",
    );
  });

  test("a name is stored as sent, without surrounding whitespace, and has no effect", async () => {
    await using world = await createWorld(engine);
    const developer = await world.developer("pro");
    const names = ["a", "x".repeat(64), "Größe 😀", "  padded  ", "'; drop table api_key; --", "a"];
    for (const name of names) {
      expect((await developer.keys.create({ name })).key.name).toBe(name.trim());
    }
    for (const name of ["", "  ", "x".repeat(65), "line\nbreak"]) {
      expect(await outcomeOf(developer.keys.create({ name }))).toBe("invalid_body");
    }
    expect((await all(developer.keys.list())).map(({ name }) => name)).toEqual(
      names.map((each) => each.trim()).toReversed(),
    );
  });

  test("responses include the first 13 and the last 4 characters of a raw key", async () => {
    await using world = await createWorld(engine);
    const { developer, key } = await withKey(world);
    const { raw_key, ...shown } = key;
    expect(shown).toMatchObject({ start: raw_key.slice(0, 13), last4: raw_key.slice(-4) });
    expect(await all(developer.keys.list())).toEqual([shown]);
    expect(
      world.exchanges.find(({ response }) => response.body.includes(raw_key))?.response.headers,
    ).toMatchObject({
      "cache-control": "no-store",
    });
  });
});

describe.each(engines)("rotation on %s", (engine: EngineName) => {
  test("both keys are valid until the grace period ends, to the millisecond", async () => {
    await using world = await createWorld(engine);
    const { developer, key, registry } = await withKey(world);
    world.stand("2026-11-20T20:00:00.000Z");
    const rotated = await developer.keys.rotate(key.id, { grace_period_s: 3_600 });
    expect(rotated).toMatchObject({
      key: {
        name: "ci",
        tier: "free",
        status: "active",
        expires_at: null,
        rotated_from: key.id,
        rotated_to: null,
      },
      replaced: {
        id: key.id,
        status: "active",
        expires_at: "2026-11-20T21:00:00.000Z",
        rotated_to: rotated.key.id,
      },
    });
    const next = world.registryWith(rotated.key.raw_key);
    const both = async () => [await outcomeOf(spend(registry)), await outcomeOf(spend(next))];
    expect(await both()).toEqual([counted, counted]);
    world.stand("2026-11-20T20:59:59.999Z");
    expect(await both()).toEqual([counted, counted]);
    world.stand("2026-11-20T21:00:00.000Z");
    expect(await both()).toEqual(["credential_expired", counted]);
  });

  test("a grace period does not extend the expiry of a key", async () => {
    await using world = await createWorld(engine);
    const expires_at = "2026-11-20T17:00:00.000Z";
    const { developer, key } = await withKey(world, { expires_at });
    const rotated = await developer.keys.rotate(key.id, { grace_period_s: 604_800 });
    expect(rotated).toMatchObject({ key: { expires_at }, replaced: { expires_at } });
  });

  test("all keys of an account at its limit can be rotated, because replaced keys do not count", async () => {
    await using world = await createWorld(engine);
    const developer = await world.developer();
    for (const { id } of await make(developer, 5)) {
      await developer.keys.rotate(id, { grace_period_s: 604_800 });
      expect((await developer.keys.list().page()).active_keys).toBe(5);
      expect(await outcomeOf(developer.keys.create({ name: "sixth" }))).toBe("active_key_limit_reached");
    }
    const keys = await all(developer.keys.list());
    expect(keys.map(({ status }) => status)).toEqual(Array(10).fill("active"));
    await developer.keys.revoke(keys[0]?.id ?? "");
    await make(developer, 1);
  });

  test("one of many concurrent rotations of a key succeeds", async () => {
    await using world = await createWorld(engine);
    const { developer, key } = await withKey(world);
    const attempts = Array.from({ length: 16 }, () =>
      developer.keys.rotate(key.id, { grace_period_s: 3_600 }),
    );
    expect(tally(await Promise.all(attempts.map(outcomeOf)))).toEqual({ done: 1, key_already_rotated: 15 });
    expect(await all(developer.keys.list())).toHaveLength(2);
  });

  test("a revoked or expired key cannot be rotated, and revoking a key ends its grace period", async () => {
    await using world = await createWorld(engine);
    const { developer, key, registry } = await withKey(world);
    const { key: next } = await developer.keys.rotate(key.id, { grace_period_s: 86_400 });
    expect((await developer.keys.revoke(key.id)).key.status).toBe("revoked");
    expect(await outcomeOf(spend(registry))).toBe("credential_revoked");
    expect(await outcomeOf(spend(world.registryWith(next.raw_key)))).toBe(counted);
    await developer.keys.revoke(next.id);
    expect(await outcomeOf(developer.keys.rotate(next.id, { grace_period_s: 0 }))).toBe("key_not_active");

    const { key: brief } = await developer.keys.create({ name: "brief", expires_at: "2026-11-21T00:00:00Z" });
    world.stand("2026-11-21T00:00:00.000Z");
    await signIn(developer);
    expect(await outcomeOf(developer.keys.rotate(brief.id, { grace_period_s: 0 }))).toBe("key_not_active");
  });
});
