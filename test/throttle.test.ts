/** What slows down those who guess passwords, and whom it must not hold up. */
import { describe, expect, test } from "vitest";
import { type EngineName, engines } from "./engines.ts";
import { dump, header, outcomeOf, setClock } from "./responses.ts";
import { createWorld, password, type TestWorld } from "./world.ts";

const second = 1_000;
const day = 86_400 * second;

/** A node behind a proxy, so that requests may come from anywhere. */
function behindProxy(engine: EngineName): Promise<TestWorld> {
  return createWorld(engine, { trustProxy: 1 });
}

/** Signs in from an address. */
function tryFrom(world: TestWorld, from: string, email: string, guess = "a wrong password"): Promise<string> {
  const headers = { "x-forwarded-for": from };
  return outcomeOf(world.browser().accounts.signIn({ email, password: guess }, { headers }));
}

/** How long the last response wants to be waited for. */
function retryAfter(world: TestWorld): number {
  return Number(header(world, "retry-after"));
}

/** Fails so often from an address that it has to wait. */
async function exhaust(world: TestWorld, from: string, email: string): Promise<void> {
  for (let count = 0; count < 5; count++) expect(await tryFrom(world, from, email)).toBe("sign_in_failed");
  expect(await tryFrom(world, from, email)).toBe("too_many_sign_ins");
}

/** The n-th of many addresses. */
function place(n: number): string {
  return `198.51.${Math.floor(n / 250)}.${n % 250}`;
}

const home = "203.0.113.7";
const away = "198.51.100.1";

describe.each(engines)("on %s", (engine) => {
  test("five failures cost nothing; then each doubles the wait, up to 15 minutes", async () => {
    await using world = await behindProxy(engine);
    const { email } = await world.developer();
    for (let count = 0; count < 5; count++) expect(await tryFrom(world, away, email)).toBe("sign_in_failed");
    const waits: number[] = [];
    for (let count = 0; count < 12; count++) {
      expect(await tryFrom(world, away, email)).toBe("too_many_sign_ins");
      waits.push(retryAfter(world));
      world.pass(retryAfter(world) * second);
      expect(await tryFrom(world, away, email)).toBe("sign_in_failed");
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
  });

  test("an attempt that has to wait is not counted, and does not make the wait longer", async () => {
    await using world = await behindProxy(engine);
    const { email } = await world.developer();
    await exhaust(world, away, email);
    const held = await dump(world);
    for (let count = 0; count < 20; count++)
      expect(await tryFrom(world, away, email)).toBe("too_many_sign_ins");
    expect(await dump(world)).toBe(held);
    world.pass(second);
    expect(await tryFrom(world, away, email)).toBe("sign_in_failed");
  });

  test("Retry-After is whole seconds, enough of them, and one less is too few", async () => {
    await using world = await behindProxy(engine);
    const { email } = await world.developer();
    await exhaust(world, away, email);
    world.pass(second);
    expect(await tryFrom(world, away, email)).toBe("sign_in_failed"); // the next waits two seconds from here
    world.pass(500);
    expect(await tryFrom(world, away, email)).toBe("too_many_sign_ins");
    expect(retryAfter(world)).toBe(2);
    world.pass(second);
    expect(await tryFrom(world, away, email)).toBe("too_many_sign_ins");
    expect(retryAfter(world)).toBe(1);
    world.pass(second);
    expect(await tryFrom(world, away, email, password)).toBe("served");
  });

  test("the right password has to wait too, and then resets the count", async () => {
    await using world = await behindProxy(engine);
    const { email } = await world.developer();
    await exhaust(world, away, email);
    expect(await tryFrom(world, away, email, password)).toBe("too_many_sign_ins");
    world.pass(second);
    expect(await tryFrom(world, away, email, password)).toBe("served");
    await exhaust(world, away, email);
  });

  test("failures are forgotten a day after the last", async () => {
    await using world = await behindProxy(engine);
    const { email } = await world.developer();
    await exhaust(world, away, email);
    for (let count = 0; count < 10; count++) {
      world.pass(900 * second);
      expect(await tryFrom(world, away, email)).toBe("sign_in_failed");
    }
    const [last] = await world.node.database.all<{ at: string }>(
      "select max(last_at) as at from sign_in_failure where scope <> 'turn'",
    );
    await setClock(world, Date.parse(last?.at ?? "") + day);
    await exhaust(world, away, email);
    const rows = await world.node.database.all("select scope from sign_in_failure where scope <> 'turn'");
    expect(rows).toHaveLength(3); // what was forgotten is gone
  });

  test("many guesses at once are no way round", async () => {
    await using world = await behindProxy(engine);
    const { email } = await world.developer();
    const guesses = await Promise.all(Array.from({ length: 64 }, () => tryFrom(world, away, email)));
    expect(guesses.filter((outcome) => outcome === "sign_in_failed")).toHaveLength(5);
    expect(guesses.filter((outcome) => outcome === "too_many_sign_ins")).toHaveLength(59);
  });

  test("many at once, right and wrong, from many places, all get a response", async () => {
    await using world = await behindProxy(engine);
    const { email } = await world.developer();
    for (let round = 0; round < 4; round++) {
      const tries = Array.from({ length: 40 }, (_, n) =>
        tryFrom(world, place(n % 8), email, n % 3 === 0 ? password : "a wrong password"),
      );
      for (const outcome of await Promise.all(tries))
        expect(outcome).toMatch(/^(served|sign_in_failed|too_many_sign_ins)$/);
    }
  });

  describe("an account", () => {
    test("is guessed at from many places no faster than from one, after 20 failures", async () => {
      await using world = await behindProxy(engine);
      const { email } = await world.developer();
      for (let n = 0; n < 20; n++) expect(await tryFrom(world, place(n), email)).toBe("sign_in_failed");
      expect(await tryFrom(world, place(20), email)).toBe("too_many_sign_ins");
      expect(retryAfter(world)).toBe(1);
      world.pass(second);
      expect(await tryFrom(world, place(21), email)).toBe("sign_in_failed");
      expect(await tryFrom(world, place(22), email)).toBe("too_many_sign_ins");
      expect(retryAfter(world)).toBe(2);
      expect(await tryFrom(world, place(22), "nobody@example.com")).toBe("sign_in_failed");
    });

    test("is guessed at by many at once from many places no faster either", async () => {
      await using world = await behindProxy(engine);
      const { email } = await world.developer();
      const guesses = Array.from({ length: 64 }, (_, n) => tryFrom(world, place(n), email));
      const outcomes = await Promise.all(guesses);
      expect(outcomes.filter((outcome) => outcome === "sign_in_failed")).toHaveLength(20);
    });

    test("lets its people in from where they signed in before, however many guess elsewhere", async () => {
      await using world = await behindProxy(engine);
      const { email } = await world.developer();
      expect(await tryFrom(world, home, email, password)).toBe("served");
      for (let n = 0; n < 30; n++) {
        await tryFrom(world, place(n), email);
        world.pass(100 * second);
      }
      expect(await tryFrom(world, away, email, password)).toBe("too_many_sign_ins");
      expect(await tryFrom(world, home, email, password)).toBe("served");
    });

    test("has been signed in to from where it was made", async () => {
      await using world = await behindProxy(engine);
      const headers = { "x-forwarded-for": home };
      const made = { owner: "owner@example.com", developer: "ada@example.com" };
      await world
        .browser()
        .accounts.setup({ token: world.setupToken, email: made.owner, password }, { headers });
      await world.browser().accounts.signUp({ email: made.developer, password }, { headers });
      for (const email of Object.values(made)) {
        for (let n = 0; n < 20; n++) await tryFrom(world, place(n), email);
        expect(await tryFrom(world, away, email, password)).toBe("too_many_sign_ins");
        expect(await tryFrom(world, home, email, password)).toBe("served");
      }
    });
  });

  describe("a place", () => {
    test("from which many accounts are tried has to wait after 50 failures, with any account", async () => {
      await using world = await behindProxy(engine);
      const { email } = await world.developer();
      for (let n = 0; n < 50; n++)
        expect(await tryFrom(world, away, `nobody-${n}@example.com`)).toBe("sign_in_failed");
      expect(await tryFrom(world, away, email, password)).toBe("too_many_sign_ins");
      expect(await tryFrom(world, home, email, password)).toBe("served");
    });

    test("does not hold up those who signed in from there before: offices share an address", async () => {
      await using world = await behindProxy(engine);
      const { email } = await world.developer();
      expect(await tryFrom(world, away, email, password)).toBe("served");
      for (let n = 0; n < 55; n++) await tryFrom(world, away, `nobody-${n}@example.com`);
      expect(await tryFrom(world, away, "new@example.com")).toBe("too_many_sign_ins");
      expect(await tryFrom(world, away, email, password)).toBe("served");
      await exhaust(world, away, email); // its own failures count as ever
    });

    test("does not fill the disk by guessing addresses that it has to wait for", async () => {
      await using world = await behindProxy(engine);
      for (let n = 0; n < 50; n++) await tryFrom(world, away, `nobody-${n}@example.com`);
      const rows = () => world.node.database.all("select scope from sign_in_failure");
      const before = (await rows()).length;
      for (let n = 50; n < 80; n++)
        expect(await tryFrom(world, away, `nobody-${n}@example.com`)).toBe("too_many_sign_ins");
      expect(await rows()).toHaveLength(before);
    });

    test.each([
      ["a /64", "2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", true],
      ["the next IPv4 address", "192.0.2.1", "192.0.2.2", false],
    ])("is %s", async (_what, one, other, same) => {
      await using world = await behindProxy(engine);
      const { email } = await world.developer();
      await exhaust(world, one, email);
      expect(await tryFrom(world, other, email)).toBe(same ? "too_many_sign_ins" : "sign_in_failed");
    });
  });

  describe("the address", () => {
    test("is that of the connection, whatever is sent, where no proxy is in front", async () => {
      await using world = await createWorld(engine);
      const { email } = await world.developer();
      for (let n = 0; n < 5; n++) expect(await tryFrom(world, place(n), email)).toBe("sign_in_failed");
      expect(await tryFrom(world, place(5), email)).toBe("too_many_sign_ins");
    });

    test("is what the proxy in front adds, whatever stands before it", async () => {
      await using world = await behindProxy(engine);
      const { email } = await world.developer();
      for (let n = 0; n < 5; n++)
        expect(await tryFrom(world, `${place(n)}, ${away}`, email)).toBe("sign_in_failed");
      expect(await tryFrom(world, `${place(5)}, ${home}, ${away}`, email)).toBe("too_many_sign_ins");
      expect(await tryFrom(world, `${away}, ${home}`, email)).toBe("sign_in_failed");
    });

    test("is what the first of two proxies adds, where two are in front", async () => {
      await using world = await createWorld(engine, { trustProxy: 2 });
      const { email } = await world.developer();
      await exhaust(world, `1.1.1.1, ${away}, 10.0.0.1`, email);
      expect(await tryFrom(world, `2.2.2.2, ${away}, 10.0.0.2`, email)).toBe("too_many_sign_ins");
      expect(await tryFrom(world, `1.1.1.1, ${home}, 10.0.0.1`, email)).toBe("sign_in_failed");
    });
  });

  test("nobody learns from waits whether an address has an account", async () => {
    await using world = await behindProxy(engine);
    const { email } = await world.developer();
    const course = async (email: string, from: string) => {
      const responses: unknown[] = [];
      for (let count = 0; count < 12; count++) {
        const outcome = await tryFrom(world, from, email);
        const { headers, body } = world.exchanges.at(-1)?.response ?? {};
        const { request_id: _, ...problem } = JSON.parse(body ?? "");
        responses.push([outcome, Object.keys(headers ?? {}).sort(), headers?.["retry-after"], problem]);
        if (count % 2 === 0) world.pass(2 * second);
      }
      return responses;
    };
    expect(await course(email, place(1))).toEqual(await course("nobody@example.com", place(2)));
  });

  test("the counts tell nobody who signs in from where", async () => {
    await using world = await behindProxy(engine);
    const { email } = await world.developer();
    await tryFrom(world, home, email);
    await tryFrom(world, home, email, password);
    await tryFrom(world, away, "nobody@example.com");
    const rows = JSON.stringify([
      await world.node.database.all("select * from sign_in_failure"),
      await world.node.database.all("select * from sign_in_network"),
    ]);
    for (const text of [home, away, email, "nobody@example.com"]) expect(rows).not.toContain(text);
  });
});
