/** Sessions: the cookie, what the node keeps of it, how long it lives, and how it ends. */
import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { engines } from "./engines.ts";
import { dump, header, outcomeOf, setClock } from "./responses.ts";
import { type Browser, createWorld, password, type TestWorld, withoutExpiry } from "./world.ts";

const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** The token in a browser's cookie. */
function tokenOf({ jar }: Browser): string {
  return jar.get("access_token") ?? "";
}

/** Requests the signed-in account with a kept token. */
async function outcomeWith(world: TestWorld, token: string): Promise<string> {
  const browser = world.browser();
  browser.jar.set("access_token", token);
  return outcomeOf(browser.accounts.session());
}

/** Signs in to the account of a browser with another one. */
async function another(world: TestWorld, { email }: Browser, userAgent?: string): Promise<Browser> {
  const browser = world.browser();
  const headers = userAgent === undefined ? {} : { "user-agent": userAgent };
  await browser.accounts.signIn({ email, password }, { headers });
  return browser;
}

async function idOf({ accounts }: Browser): Promise<string> {
  return (await accounts.sessions()).sessions.find(({ current }) => current)?.id ?? "";
}

describe.each(engines)("on %s", (engine) => {
  describe("the cookie", () => {
    const form = /^access_token=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/;

    test("is for no script and no other site, on all paths, for 30 days", async () => {
      await using world = await createWorld(engine);
      await world.owner();
      expect(header(world, "set-cookie")).toMatch(form);
      const developer = await world.developer();
      expect(header(world, "set-cookie")).toMatch(form);
      await another(world, developer);
      expect(header(world, "set-cookie")).toMatch(form);
    });

    test("is sent over https alone exactly where people reach the node by https", async () => {
      await using world = await createWorld(engine, { publicUrl: "https://registry.test" });
      const { accounts } = await world.developer();
      expect(header(world, "set-cookie")).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
      await accounts.signOut();
      expect(header(world, "set-cookie")).toBe(
        "access_token=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax",
      );
    });

    test("is taken back at the sign-out", async () => {
      await using world = await createWorld(engine);
      const developer = await world.developer();
      await developer.accounts.signOut();
      expect(header(world, "set-cookie")).toBe("access_token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax");
      expect(await outcomeOf(developer.accounts.session())).toBe("credential_missing");
    });
  });

  describe("the token", () => {
    test("is 32 random bytes, of which the database holds the SHA-256 alone", async () => {
      await using world = await createWorld(engine);
      const tokens = [tokenOf(await world.developer()), tokenOf(await world.owner())];
      expect(tokens.map((token) => Buffer.from(token, "base64url").length)).toEqual([32, 32]);
      const held = await dump(world);
      for (const token of tokens) {
        expect(held).not.toContain(token);
        expect(held).not.toContain(Buffer.from(token, "base64url").toString("hex"));
        expect(held).toContain(createHash("sha256").update(token).digest("hex"));
      }
    });

    test("is a new one at each sign-in, and the browser's old one is dead", async () => {
      await using world = await createWorld(engine);
      const developer = await world.developer();
      const old = tokenOf(developer);
      await developer.accounts.signIn({ email: developer.email, password });
      expect(tokenOf(developer)).not.toBe(old);
      expect(await outcomeWith(world, old)).toBe("credential_unknown");
      expect(await outcomeOf(developer.accounts.session())).toBe("served");
    });

    test("that a browser had is dead after it signs up, and after it sets up the node", async () => {
      await using world = await createWorld(engine);
      const email = "owner@example.com";
      for (const [role, begin] of [
        ["developer", (browser: Browser) => browser.accounts.signUp({ email: "new@example.com", password })],
        ["owner", (browser: Browser) => browser.accounts.setup({ token: world.setupToken, email, password })],
      ] as const) {
        const browser = await world.developer();
        const old = tokenOf(browser);
        expect((await begin(browser)).account.role).toBe(role);
        expect(await outcomeWith(world, old)).toBe("credential_unknown");
      }
    });
  });

  describe("a session", () => {
    test.each([
      [-1, "served"],
      [0, "credential_expired"],
    ])("that is not used lives for 7 days, and %i ms after that it is %s", async (after, outcome) => {
      await using world = await createWorld(engine, {}, withoutExpiry);
      const developer = await world.developer();
      const [session] = (await developer.accounts.sessions()).sessions;
      const end = Date.parse(session?.last_used_at ?? "") + 7 * day;
      expect(session?.expires_at).toBe(new Date(end).toISOString());
      await setClock(world, end + after);
      expect(await outcomeOf(developer.keys.list().page())).toBe(outcome);
    });

    test("lives for 30 days at most, however much it is used, to the millisecond", async () => {
      await using world = await createWorld(engine, {}, withoutExpiry);
      const developer = await world.developer();
      const [session] = (await developer.accounts.sessions()).sessions;
      const end = Date.parse(session?.created_at ?? "") + 30 * day;
      for (let at = end - 24 * day; at < end; at += 6 * day) {
        await setClock(world, at);
        await developer.accounts.session();
      }
      expect((await developer.accounts.session()).expires_at).toBe(new Date(end).toISOString());
      await setClock(world, end - 1);
      expect(await outcomeOf(developer.keys.list().page())).toBe("served");
      await setClock(world, end);
      expect(await outcomeOf(developer.keys.list().page())).toBe("credential_expired");
    });

    test("keeps its last use to the minute, and then lives 7 days from it", async () => {
      await using world = await createWorld(engine);
      const developer = await world.developer();
      const list = async () => (await developer.accounts.sessions()).sessions[0];
      const first = await list();
      const start = Date.parse(first?.last_used_at ?? "");
      await setClock(world, start + minute - 1);
      expect((await list())?.last_used_at).toBe(first?.last_used_at);
      await setClock(world, start + minute);
      const next = await list();
      expect(next?.last_used_at).toBe(new Date(start + minute).toISOString());
      expect(next?.expires_at).toBe(new Date(start + minute + 7 * day).toISOString());
    });

    test("is ended by its sign-out, and the account's others go on", async () => {
      await using world = await createWorld(engine);
      const developer = await world.developer();
      const other = await another(world, developer);
      const kept = tokenOf(developer);
      await developer.accounts.signOut();
      expect(await outcomeWith(world, kept)).toBe("credential_unknown");
      expect(await outcomeOf(other.accounts.session())).toBe("served");
    });

    test("is ended from elsewhere, and rejected from its next request on", async () => {
      await using world = await createWorld(engine);
      const developer = await world.developer();
      const lost = await another(world, developer);
      await developer.accounts.endSession(await idOf(lost));
      expect(await outcomeOf(lost.accounts.session())).toBe("credential_unknown");
      expect(await outcomeOf(lost.agents.register({ agent_id: "a", agent_url: "https://a.example" }))).toBe(
        "credential_unknown",
      );
    });

    test("that is ended while it is asked about is rejected as one that has ended", async () => {
      await using world = await createWorld(engine);
      const developer = await world.developer();
      const { database } = world.node;
      const read = database.all;
      database.all = async (sql, params) => {
        await world.sql("delete from session"); // after the session was admitted, and before it is looked up
        return read(sql, params);
      };
      expect(await outcomeOf(developer.accounts.session())).toBe("credential_unknown");
    });

    test("is listed while it lives, newest first, with what its browser said of itself", async () => {
      await using world = await createWorld(engine);
      const developer = await world.developer();
      world.pass(second);
      const agents = ["Mozilla/5.0 (X11)", `Long ${"x".repeat(400)}`];
      const others: Browser[] = [];
      for (const agent of agents) {
        others.push(await another(world, developer, agent));
        world.pass(second);
      }
      const { sessions } = await developer.accounts.sessions();
      expect(sessions.map(({ current, user_agent }) => ({ current, user_agent }))).toEqual([
        { current: false, user_agent: `Long ${"x".repeat(400)}`.slice(0, 300) },
        { current: false, user_agent: "Mozilla/5.0 (X11)" },
        { current: true, user_agent: expect.any(String) },
      ]);
      expect(new Set(sessions.map(({ id }) => id)).size).toBe(3);
      world.pass(6 * day);
      await developer.accounts.session();
      world.pass(2 * day);
      expect((await developer.accounts.sessions()).sessions).toHaveLength(1);
    });

    test("is one of a hundred at most: a further sign-in ends the oldest", async () => {
      await using world = await createWorld(engine);
      const neighbour = await world.developer();
      await world.sql("update session set created_at = '2019-01-01T00:00:00.000Z'");
      const developer = await world.developer();
      const { account } = await developer.accounts.session();
      const many = `with recursive number (n) as (select 1 union all select n + 1 from number where n < 150)
        insert into session (id, hash, account_id, created_at, last_used_at, expires_at)
          select 'ses_' || n, 'hash-' || n, '${account.id}', '2020-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z',
            '2999-01-01T00:00:00.000Z' from number`;
      await world.sql(many);
      const other = await another(world, developer);
      const { sessions } = await other.accounts.sessions();
      expect(sessions).toHaveLength(100);
      expect(sessions[0]).toMatchObject({ current: true });
      await developer.accounts.session(); // of this browser, which is newer than the many
      await neighbour.accounts.session(); // older than all, and of another account
      const kept = await world.node.database.all("select id from session");
      expect(kept).toHaveLength(101);
    });

    test("leaves nothing behind once it has ended by itself and its account signs in again", async () => {
      await using world = await createWorld(engine);
      const developer = await world.developer();
      world.pass(8 * day);
      await another(world, developer);
      const rows = await world.node.database.all("select id from session");
      expect(rows).toHaveLength(1);
    });
  });
});
