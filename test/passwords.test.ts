/** Passwords: what is kept of them, what counts as the same, and the cost of a sign-in. */
import { argon2, argon2Sync, randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { defaultInstanceTimes } from "../server/core/leases/instance.ts";
import { managed, writeManaged } from "../server/core/sql/orm.ts";
import { type Param, type Rows, rowsFrom } from "../server/core/sql/rows.ts";
import * as argon from "../server/registry/accounts/argon2id.ts";
import { Passwords, recommendedCost } from "../server/registry/accounts/passwords.ts";
import { engines } from "./engines.ts";
import { outcomeOf } from "./responses.ts";
import { createWorld, password, type TestWorld } from "./world.ts";

/** What was hashed: with what, and how many at the same time. */
const hashed = { parameters: [] as object[], now: 0, most: 0 };

beforeAll(() => {
  const real = argon.argon2id;
  vi.spyOn(argon, "argon2id").mockImplementation(async (parameters) => {
    const { message: _, salt: __, ...cost } = parameters;
    hashed.parameters.push(cost);
    hashed.most = Math.max(hashed.most, ++hashed.now);
    try {
      return await real(parameters);
    } finally {
      hashed.now--;
    }
  });
});
afterAll(() => vi.restoreAllMocks());

/** Begins to count, once nothing is hashed any more for what was before. */
async function countHashes(): Promise<void> {
  await expect.poll(() => hashed.now).toBe(0);
  Object.assign(hashed, { parameters: [], most: 0 });
}

beforeEach(countHashes);

const cheap = { memory: 8, passes: 1 };

/** Counts what is asked of the database of a node, statement by statement. */
function statementsOf({ node: { database } }: TestWorld): string[] {
  const asked: string[] = [];
  const { engine, orm, all, aside } = database;
  const noted = (run: Rows["all"]) =>
    rowsFrom(engine, (sql, params) => {
      asked.push(sql);
      return run(sql, params);
    });
  Object.assign(database, managed(orm, noted(all)));
  database.aside = (work) =>
    aside((writer) => {
      const rows = noted((sql, params) => writer.all(sql, params));
      const run = async (sql: string, params?: readonly Param[]) => void (await rows.all(sql, params));
      return writeManaged(orm, { ...rows, run, settle: () => writer.settle() }, work);
    });
  database.transaction = () => Promise.reject(new Error("A failed sign-in changes nothing"));
  return asked;
}

describe("what is kept of a password", () => {
  test("is argon2id with its parameters, a salt and a tag, as other programs read it", async () => {
    const passwords = new Passwords(recommendedCost, randomBytes);
    const kept = await passwords.hash(password);
    expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    const [salt = "", tag] = kept.split("$").slice(4);
    const expected = argon2Sync("argon2id", {
      message: password,
      nonce: Buffer.from(salt, "base64"),
      parallelism: 1,
      tagLength: 32,
      memory: 19_456,
      passes: 2,
    });
    expect(tag).toBe(expected.toString("base64").replace(/=+$/, ""));
  });

  test("is the same from Node.js and from the package that older ones use", async () => {
    const salt = randomBytes(16);
    const parameters = { message: Buffer.from(password), salt, memory: 64, passes: 3, tagLength: 32 };
    expect(await argon.argon2idOf(undefined)(parameters)).toEqual(await argon.argon2idOf(argon2)(parameters));
  });

  test("is another text each time, and good for that password alone", async () => {
    const passwords = new Passwords(cheap, randomBytes);
    const [one, other] = [await passwords.hash(password), await passwords.hash(password)];
    expect(one).not.toBe(other);
    for (const kept of [one, other]) {
      expect(await passwords.verify(password, kept)).toBe(true);
      for (const wrong of [`${password} `, password.toUpperCase(), password.slice(1), "", `${password}\0`])
        expect(await passwords.verify(wrong, kept)).toBe(false);
    }
  });

  test("is verified at the cost that it was made with", async () => {
    const kept = await new Passwords(cheap, randomBytes).hash(password);
    expect(await new Passwords({ memory: 16, passes: 3 }, randomBytes).verify(password, kept)).toBe(true);
  });

  test("of nobody fits nothing, and costs what another costs", async () => {
    const passwords = new Passwords(cheap, randomBytes);
    const kept = await passwords.hash(password);
    const before = hashed.parameters.length;
    expect(await passwords.verify(password, null)).toBe(false);
    expect(await passwords.verify(password, kept)).toBe(true);
    const [nobodys, somebodys, ...more] = hashed.parameters.slice(before);
    expect(nobodys).toEqual(somebodys);
    expect(more).toEqual([]);
  });

  test.each([
    ["composed and decomposed letters", "Käsekuchen für alle", "Ka\u0308sekuchen fu\u0308r alle"],
    ["full-width letters", "password 12345", "ｐａｓｓｗｏｒｄ\u300012345"],
    ["ligatures", "office furniture", "oﬃce furniture"],
    ["Hangul syllables", "한국어 비밀번호 열두자리", "한국어 비밀번호 열두자리".normalize("NFD")],
    ["half a surrogate pair and what UTF-8 makes of it", "half \ud83d of a pair", "half \ufffd of a pair"],
  ])("is the same for %s", async (_what, one, other) => {
    const passwords = new Passwords(cheap, randomBytes);
    expect(one).not.toBe(other);
    expect(await passwords.verify(other, await passwords.hash(one))).toBe(true);
  });

  test("is made of two at a time, however many come", async () => {
    const passwords = new Passwords(cheap, randomBytes);
    await Promise.all(Array.from({ length: 40 }, (_, n) => passwords.hash(`password number ${n}`)));
    expect(hashed.most).toBe(2);
    expect(hashed.now).toBe(0);
  });
});

describe.each(engines)("on %s", (engine) => {
  test.each([
    [11, "invalid_body"],
    [12, "served"],
    [256, "served"],
    [257, "invalid_body"],
  ])("a password of %i characters: %s", async (length, outcome) => {
    await using world = await createWorld(engine);
    for (const character of ["x", "ü", "💐", " ", "\0"]) {
      const mixed = (n: number) => (n % 3 === 0 ? character : String.fromCodePoint(97 + ((n * 7) % 26)));
      const chosen = Array.from({ length }, (_, n) => mixed(n)).join("");
      const email = `ada-${character.codePointAt(0)}@example.com`;
      const { accounts } = world.browser();
      expect(await outcomeOf(accounts.signUp({ email, password: chosen }))).toBe(outcome);
      if (outcome === "served")
        expect(await outcomeOf(accounts.signIn({ email, password: chosen }))).toBe("served");
    }
  });

  test("concurrent sign-ups and sign-ins hash two passwords at a time, and further ones have to wait", async () => {
    await using world = await createWorld(engine);
    const { email } = await world.developer();
    await countHashes();
    const tries = Array.from({ length: 120 }, (_, n) => {
      const { accounts } = world.browser();
      return n % 2 === 0
        ? outcomeOf(accounts.signUp({ email: `new-${n}@example.com`, password }))
        : outcomeOf(accounts.signIn({ email, password }));
    });
    const outcomes = await Promise.all(tries);
    expect(hashed.most).toBe(2);
    expect(new Set(outcomes)).toEqual(new Set(["served", "too_many_sign_ins"]));
  });

  test("a wrong password, and an address without an account, get the same response for the same work", async () => {
    const never = 86_400_000; // what jobs ask of the database is not counted
    const jobIntervals = { expiryMs: never, agingMs: never };
    const instanceTimes = { ...defaultInstanceTimes, heartbeatMs: never };
    await using world = await createWorld(engine, {}, { jobIntervals, instanceTimes });
    const { email } = await world.developer();
    await world.sql("delete from sign_in_network"); // who guesses does so from elsewhere
    const asked = statementsOf(world);
    const attempt = async (email: string) => {
      asked.length = 0;
      hashed.parameters = [];
      const outcome = await outcomeOf(
        world.browser().accounts.signIn({ email, password: "a wrong password" }),
      );
      const { status, headers, body } = world.exchanges.at(-1)?.response ?? {};
      const { request_id: _, ...problem } = JSON.parse(body ?? "");
      const { "x-request-id": __, date: ___, ...same } = headers ?? {};
      return { outcome, status, problem, headers: same, hashed: hashed.parameters, asked: [...asked] };
    };
    const wrong = await attempt(email);
    const unknown = await attempt("adb@example.com");
    expect(wrong).toEqual(unknown);
    expect(wrong.outcome).toBe("sign_in_failed");
    expect(wrong.hashed).toHaveLength(1);
    expect(wrong.asked.length).toBeGreaterThan(5);
  });

  test.each(["sign-in", "sign-up", "setup"])("%s repeats nothing of a body that is no JSON", async (path) => {
    await using world = await createWorld(engine);
    const headers = { "content-type": "application/json" };
    for (const body of ['{"password": hunter2hunter2}', "hunter2", '{"password":"hunter2\\q"', '{"hunter2']) {
      const response = await world.send("POST", `/api/auth/${path}`, { headers, body });
      expect(response.status).toBe(400);
      expect(await response.text()).not.toMatch(/hunter|unter2/);
    }
  });

  test("an account without a password cannot be signed in to with any", async () => {
    await using world = await createWorld(engine);
    const { email } = await world.developer();
    await world.sql("update account set password = null");
    hashed.parameters = [];
    for (const guess of [password, "null", " "]) {
      const tried = world.browser().accounts.signIn({ email, password: guess });
      expect(await outcomeOf(tried)).toBe("sign_in_failed");
    }
    expect(hashed.parameters).toHaveLength(3);
  });
});
