/** Changing a password, and what becomes of sessions, keys and guesses. */
import { describe, expect, test } from "vitest";
import { resetOwnerPassword } from "../server/registry/accounts/owner.ts";
import { engines } from "./engines.ts";
import { outcomeOf } from "./responses.ts";
import { createWorld, password } from "./world.ts";

const next = "four other words";
const change = { current_password: password, new_password: next };

describe.each(engines)("on %s", (engine) => {
  test("a changed password ends the other sessions, gives this browser a new one, and leaves the keys", async () => {
    await using world = await createWorld(engine);
    const here = await world.developer();
    const keyed = await world.keyed(here);
    const elsewhere = world.browser();
    await elsewhere.accounts.signIn({ email: here.email, password });
    const stolen = here.jar.get("access_token") ?? "";

    const { account } = await here.accounts.changePassword(change);
    expect(account.email).toBe(here.email);
    expect(await outcomeOf(elsewhere.accounts.session())).toBe("credential_unknown");
    expect(await outcomeOf(here.accounts.session())).toBe("served");
    expect((await here.accounts.sessions()).sessions).toMatchObject([{ current: true }]);
    const old = world.browser();
    old.jar.set("access_token", stolen);
    expect(await outcomeOf(old.accounts.session())).toBe("credential_unknown");
    expect(await outcomeOf(keyed.webhooks.list().page())).toBe("served");

    const signIn = (password: string) =>
      outcomeOf(world.browser().accounts.signIn({ email: here.email, password }));
    expect(await signIn(password)).toBe("sign_in_failed");
    expect(await signIn(next)).toBe("served");
  });

  test("a wrong current password changes nothing, and is slowed down like a sign-in", async () => {
    await using world = await createWorld(engine);
    const here = await world.developer();
    const guess = { current_password: "a wrong password", new_password: next };
    for (let n = 0; n < 5; n++)
      expect(await outcomeOf(here.accounts.changePassword(guess))).toBe("wrong_password");
    expect(await outcomeOf(here.accounts.changePassword(guess))).toBe("too_many_sign_ins");
    expect(await outcomeOf(here.accounts.changePassword(change))).toBe("too_many_sign_ins");
    const again = world.browser().accounts.signIn({ email: here.email, password });
    expect(await outcomeOf(again)).toBe("too_many_sign_ins"); // one count for both
    world.pass(1_000);
    expect(await outcomeOf(here.accounts.changePassword(change))).toBe("served");
  });

  test("a change resets the count of wrong passwords", async () => {
    await using world = await createWorld(engine);
    const here = await world.developer();
    const guess = { current_password: "a wrong password", new_password: next };
    const guesses = async () => {
      for (let n = 0; n < 4; n++)
        expect(await outcomeOf(here.accounts.changePassword(guess))).toBe("wrong_password");
    };
    await guesses();
    expect(await outcomeOf(here.accounts.changePassword(change))).toBe("served");
    await guesses();
  });

  test("of two changes at once one is made", async () => {
    await using world = await createWorld(engine);
    const here = await world.developer();
    const there = world.browser();
    await there.accounts.signIn({ email: here.email, password });
    const outcomes = await Promise.all([
      outcomeOf(here.accounts.changePassword(change)),
      outcomeOf(there.accounts.changePassword({ ...change, new_password: "yet other long words" })),
    ]);
    expect(outcomes.filter((outcome) => outcome === "served")).toHaveLength(1);
  });

  test("a session that was ended meanwhile changes no password", async () => {
    await using world = await createWorld(engine);
    const here = await world.developer();
    const write = world.node.database.transaction;
    world.node.database.transaction = async (work) => {
      world.node.database.transaction = write;
      await world.sql("delete from session"); // the password was found right, and is about to be changed
      return write(work);
    };
    expect(await outcomeOf(here.accounts.changePassword(change))).toBe("credential_unknown");
    expect(await outcomeOf(world.browser().accounts.signIn({ email: here.email, password }))).toBe("served");
  });

  test("a password that was changed meanwhile signs nobody in", async () => {
    await using world = await createWorld(engine);
    const { email } = await world.developer();
    const write = world.node.database.transaction;
    world.node.database.transaction = async (work) => {
      world.node.database.transaction = write;
      await world.sql("update account set password = 'the hash of another'"); // this one was found right
      return write(work);
    };
    const late = world.browser();
    expect(await outcomeOf(late.accounts.signIn({ email, password }))).toBe("sign_in_failed");
    expect(late.jar.get("access_token")).toBeUndefined();
  });

  test("the owner's password is reset beside the running node: the owner is let in at once, others are not", async () => {
    await using world = await createWorld(engine);
    const owner = await world.owner();
    const signIn = (password: string) =>
      outcomeOf(world.browser().accounts.signIn({ email: owner.email, password }));
    for (let n = 0; n < 6; n++) await signIn("a wrong password");
    expect(await signIn(password)).toBe("too_many_sign_ins");
    const { Passwords } = await import("../server/registry/accounts/passwords.ts");
    const { randomBytes } = await import("node:crypto");
    const passwords = new Passwords({ memory: 8, passes: 1 }, randomBytes);
    await resetOwnerPassword(world.node.database, next, passwords);
    expect(await outcomeOf(owner.accounts.session())).toBe("credential_unknown");
    expect(await signIn(password)).toBe("sign_in_failed");
    expect(await signIn(next)).toBe("served");
  });

  test("a sign-up with a taken address costs the hash that one with a free address costs", async () => {
    await using world = await createWorld(engine);
    const { email } = await world.developer();
    const { Passwords } = await import("../server/registry/accounts/passwords.ts");
    const { vi } = await import("vitest");
    const hash = vi.spyOn(Passwords.prototype, "hash");
    for (const [typed, outcome] of [
      [email, "email_taken"],
      ["free@example.com", "served"],
    ] as const) {
      hash.mockClear();
      expect(await outcomeOf(world.browser().accounts.signUp({ email: typed, password }))).toBe(outcome);
      expect(hash).toHaveBeenCalledTimes(1);
    }
    hash.mockRestore();
  });
});
