/** Accounts: how the owner's is made, how others come, and what the owner does with them. */
import { describe, expect, test } from "vitest";
import { idOf } from "./browser.ts";
import { engines } from "./engines.ts";
import { header, outcomeOf } from "./responses.ts";
import { all } from "./webhooks/scene.ts";
import { createWorld, password } from "./world.ts";

const email = "owner@example.com";

describe.each(engines)("on %s", (engine) => {
  describe("the set-up link", () => {
    test("makes the owner's account, which may all, and signs it in", async () => {
      await using world = await createWorld(engine);
      const browser = world.browser();
      const { account } = await browser.accounts.setup({ token: world.setupToken, email, password });
      expect(account).toMatchObject({
        email,
        name: null,
        role: "owner",
        tier: "enterprise",
        disabled: false,
        sign_in: ["password"],
      });
      expect((await browser.accounts.session()).account).toEqual(account);
      expect(await all(browser.accounts.list())).toEqual([account]);
    });

    test("works once, also for two who follow it at the same moment", async () => {
      await using world = await createWorld(engine);
      const token = world.setupToken;
      const tries = ["a@example.com", "b@example.com", "c@example.com"].map((email) =>
        outcomeOf(world.browser().accounts.setup({ token, email, password })),
      );
      expect((await Promise.all(tries)).sort()).toEqual(["already_set_up", "already_set_up", "served"]);
      expect(await outcomeOf(world.browser().accounts.setup({ token, email, password }))).toBe(
        "already_set_up",
      );
    });

    test.each(["", " ", "x", "é", "x".repeat(200)])("does not work with the token %j", async (wrong) => {
      await using world = await createWorld(engine);
      const right = world.setupToken;
      for (const token of wrong === "" ? ["Z"] : [wrong, right + wrong, wrong + right].filter(fits)) {
        const tried = world.browser().accounts.setup({ token, email, password });
        expect(await outcomeOf(tried)).toBe("setup_token_invalid");
      }
      expect(await world.node.database.all("select id from account")).toEqual([]);
    });

    test("says so when a developer has the address, and works with another", async () => {
      await using world = await createWorld(engine);
      const { email } = await world.developer();
      const { accounts } = world.browser();
      const token = world.setupToken;
      expect(await outcomeOf(accounts.setup({ token, email, password }))).toBe("email_taken");
      expect(await outcomeOf(accounts.setup({ token, email: "else@example.com", password }))).toBe("served");
    });

    test("is not there on a node that has its owner", async () => {
      await using world = await createWorld(engine, { owner: { email, password } });
      expect(world.node.setupUrl).toBeNull();
      const { account } = await world.browser().accounts.signIn({ email, password });
      expect(account).toMatchObject({ email, role: "owner", tier: "enterprise" });
    });
  });

  describe("signing up", () => {
    test("makes a developer's account of the free tier", async () => {
      await using world = await createWorld(engine);
      const { account } = await world.browser().accounts.signUp({
        email: "Ada@Example.com",
        password,
        name: " Ada Lovelace ",
      });
      expect(account).toMatchObject({
        email: "ada@example.com",
        name: "Ada Lovelace",
        role: "developer",
        tier: "free",
      });
      expect(account.id).toMatch(/^acc_/);
    });

    test("of one address by many at once makes one account", async () => {
      await using world = await createWorld(engine);
      const addresses = ["ada@example.com", "ADA@example.com", "Ada@Example.COM", "ada@example.com"];
      const outcomes = addresses.map((email) =>
        outcomeOf(world.browser().accounts.signUp({ email, password })),
      );
      expect((await Promise.all(outcomes)).filter((outcome) => outcome === "served")).toHaveLength(1);
    });

    test("takes all spellings of an address for one, wherever it is compared", async () => {
      await using world = await createWorld(engine);
      const giver = await world.developer();
      const taker = world.browser();
      const email = "grace@example.com";
      const { account } = await taker.accounts.signUp({ email, password });
      await giver.agents.register({ agent_id: "a", agent_url: "https://a.example.com/" });
      for (const spelling of ["Grace@EXAMPLE。com", '"grace"@example.com', "grace@example｡COM"]) {
        expect(await outcomeOf(world.browser().accounts.signUp({ email: spelling, password }))).toBe(
          "email_taken",
        );
        expect(
          await outcomeOf(giver.accounts.changeEmail({ email: spelling, current_password: password })),
        ).toBe("email_taken");
        expect((await world.browser().accounts.signIn({ email: spelling, password })).account.id).toBe(
          account.id,
        );
        const { id } = await giver.agents.transfer("a", { to: spelling });
        expect(await taker.offers.decline(id)).toMatchObject({ to_account: account.id, to_email: email });
      }
    });

    test("of an address in a spelling that was stored before leaves its account able to sign in", async () => {
      await using world = await createWorld(engine);
      const [older, newer] = [world.browser(), world.browser()];
      const spelling = "owner@example。com";
      const { account } = await older.accounts.signUp({ email: "other@example.com", password });
      await world.sql(`update account set email = '${spelling}' where id = '${account.id}'`);
      const signIn = async (email: string) =>
        (await world.browser().accounts.signIn({ email, password })).account.id;
      expect(await signIn("OWNER@example。com")).toBe(account.id);
      const other = await newer.accounts.signUp({ email: "owner@example.com", password });
      expect(await signIn(spelling)).toBe(account.id);
      expect(await signIn("Owner@example.com")).toBe(other.account.id);
    });

    test("does not mind the letter case of the address at the sign-in", async () => {
      await using world = await createWorld(engine);
      for (const [email, typed] of [
        ["ada@example.com", "ADA@EXAMPLE.COM"],
        ["Émile@Example.com", "émile@example.com"],
        [`${"İ".repeat(64)}@example.com`, `${"İ".repeat(64)}@EXAMPLE.com`], // lower case would make it 128 letters
      ] as const) {
        const { account } = await world.browser().accounts.signUp({ email, password });
        expect((await world.browser().accounts.signIn({ email: typed, password })).account).toEqual(account);
      }
    });

    test.each(["", "ada", "ada@", "@example.com", "a b@example.com", "a@b@c", "ada@example.com\n", "a\0@b"])(
      "is rejected with the address %j",
      async (email) => {
        await using world = await createWorld(engine);
        expect(await outcomeOf(world.browser().accounts.signUp({ email, password }))).toBe("invalid_body");
      },
    );
  });

  describe("the owner", () => {
    test("sees all accounts, newest first, page by page", async () => {
      await using world = await createWorld(engine);
      const owner = await world.owner();
      const emails = [email];
      for (let count = 0; count < 5; count++) emails.unshift((await world.developer()).email);
      for (const limit of [1, 2, 5, 6, 100])
        expect((await all(owner.accounts.list({ limit }))).map((account) => account.email)).toEqual(emails);
      const page = await owner.accounts.list({ limit: 2 }).page();
      expect(page.count).toBe(2);
      expect(header(world, "link")).toBe(
        `</api/admin/accounts?limit=2&cursor=${page.next_cursor}>; rel="next"`,
      );
      expect(header(world, "cache-control")).toBe("no-store");
    });

    test("finds accounts by their ids, page by page", async () => {
      await using world = await createWorld(engine);
      const owner = await world.owner();
      const [first, , third] = [await world.developer(), await world.developer(), await world.developer()];
      const id = ["acc_unknown", await idOf(first), await idOf(third)];
      const found: (string | null)[] = [];
      for await (const account of owner.accounts.list({ id, limit: 1 })) found.push(account.email);
      expect(found).toEqual([third.email, first.email]);
    });

    test("sees every account once while others come", async () => {
      await using world = await createWorld(engine);
      const owner = await world.owner();
      for (let count = 0; count < 4; count++) await world.developer();
      const before = (await all(owner.accounts.list())).map(({ id }) => id);
      const seen: string[] = [];
      for await (const { id } of owner.accounts.list({ limit: 1 })) {
        seen.push(id);
        await world.developer();
      }
      expect(seen).toEqual(before);
    });

    test("gives a tier, which keys may then have", async () => {
      await using world = await createWorld(engine);
      const developer = await world.developer();
      const id = await idOf(developer);
      expect(await outcomeOf(developer.keys.create({ name: "x", tier: "pro" }))).toBe("tier_not_available");
      const { account } = await (await world.owner()).accounts.update(id, { tier: "pro" });
      expect(account).toMatchObject({ id, tier: "pro", disabled: false });
      expect((await developer.accounts.session()).account).toEqual(account);
      expect(await outcomeOf(developer.keys.create({ name: "x", tier: "pro" }))).toBe("served");
    });

    test("disables an account: its keys and sessions stop at once", async () => {
      await using world = await createWorld(engine);
      const developer = await world.developer();
      const keyed = await world.keyed(developer);
      const owner = await world.owner();
      const agent = { agent_id: "a", agent_url: "https://a.example.com" };
      await keyed.agents.register(agent);
      const { account } = await owner.accounts.update(await idOf(developer), { disabled: true });
      expect(account.disabled).toBe(true);
      expect(await outcomeOf(keyed.agents.register({ ...agent, name: "B" }))).toBe("account_disabled");
      expect(await outcomeOf(developer.accounts.session())).toBe("credential_unknown");
      const again = world.browser().accounts.signIn({ email: developer.email, password });
      expect(await outcomeOf(again)).toBe("account_disabled");
      const guess = world.browser().accounts.signIn({ email: developer.email, password: "a wrong one" });
      expect(await outcomeOf(guess)).toBe("sign_in_failed"); // only the account's owner learns more
      expect((await world.registry.agents.lookup("a")).name).toBe("a");
    });

    test("enables it again: its keys come back, its sessions do not", async () => {
      await using world = await createWorld(engine);
      const developer = await world.developer();
      const keyed = await world.keyed(developer);
      const owner = await world.owner();
      const id = await idOf(developer);
      await owner.accounts.update(id, { disabled: true });
      expect((await owner.accounts.update(id, { disabled: true })).account.disabled).toBe(true);
      expect((await owner.accounts.update(id, { disabled: false })).account.disabled).toBe(false);
      const agent = { agent_id: "a", agent_url: "https://a.example.com" };
      expect(await outcomeOf(keyed.agents.register(agent))).toBe("served");
      expect(await outcomeOf(developer.accounts.session())).toBe("credential_unknown");
      expect(await outcomeOf(developer.accounts.signIn({ email: developer.email, password }))).toBe("served");
    });

    test("disables an account that is signing in: no session of it is left", async () => {
      await using world = await createWorld(engine);
      const developer = await world.developer();
      const id = await idOf(developer);
      const owner = await world.owner();
      const change = world.node.database.transaction;
      let first = true;
      world.node.database.transaction = async (work) => {
        if (first) {
          first = false; // its password was found right, and its session is about to begin
          await owner.accounts.update(id, { disabled: true });
        }
        return change(work);
      };
      const { accounts } = world.browser();
      expect(await outcomeOf(accounts.signIn({ email: developer.email, password }))).toBe("account_disabled");
      await owner.accounts.update(id, { disabled: false });
      expect(await outcomeOf(accounts.session())).toBe("credential_missing");
    });

    test("cannot be disabled, and keeps what else of the change there was", async () => {
      await using world = await createWorld(engine);
      const owner = await world.owner();
      const id = await idOf(owner);
      const tried = owner.accounts.update(id, { disabled: true, tier: "free" });
      expect(await outcomeOf(tried)).toBe("owner_cannot_be_disabled");
      expect((await owner.accounts.session()).account).toMatchObject({ disabled: false, tier: "enterprise" });
      expect(await outcomeOf(owner.accounts.update(id, { disabled: false }))).toBe("served");
    });

    test("changes nothing by a change of nothing", async () => {
      await using world = await createWorld(engine);
      const developer = await world.developer();
      const { account } = await developer.accounts.session();
      expect((await (await world.owner()).accounts.update(account.id, {})).account).toEqual(account);
      expect(await outcomeOf(developer.accounts.session())).toBe("served");
    });
  });
});

/** Whether a token has the length that the contract allows. */
function fits(token: string): boolean {
  return token.length <= 200;
}
