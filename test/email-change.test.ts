/** Changing the e-mail address of an account, and what becomes of its sessions. */
import { describe, expect, test } from "vitest";
import { engines } from "./engines.ts";
import { signInAs } from "./identity-provider.ts";
import { scene } from "./oidc-scene.ts";
import { outcomeOf } from "./responses.ts";
import { createWorld, password, type TestWorld } from "./world.ts";

const email = "countess@example.com";
const change = { email, current_password: password };

function signIn(world: TestWorld, email: string): Promise<string> {
  return outcomeOf(world.browser().accounts.signIn({ email, password }));
}

describe.each(engines)("on %s", (engine) => {
  test("ends the other sessions, gives this browser a new one, and leaves the keys", async () => {
    await using world = await createWorld(engine);
    const here = await world.developer();
    const keyed = await world.keyed(here);
    const elsewhere = world.browser();
    await elsewhere.accounts.signIn({ email: here.email, password });
    const before = here.jar.get("access_token");
    const { account } = await here.accounts.changeEmail(change);
    expect(account.email).toBe(email);
    expect((await here.accounts.session()).account).toEqual(account);
    expect(here.jar.get("access_token")).not.toBe(before);
    expect(await outcomeOf(elsewhere.accounts.session())).toBe("credential_unknown");
    expect(await outcomeOf(keyed.webhooks.list().page())).toBe("served");
    expect(await signIn(world, here.email)).toBe("sign_in_failed");
    expect(await signIn(world, email)).toBe("served");
  });

  test("normalizes the address as the sign-up does", async () => {
    await using world = await createWorld(engine);
    const here = await world.developer();
    const typed = "ＡＤＡ@Example.COM"; // full-width letters
    expect((await here.accounts.changeEmail({ ...change, email: typed })).account.email).toBe(
      "ada@example.com",
    );
    for (const email of ["ada\u200b@example.com", "аdа@example.com", "ada@example.com."])
      expect(await outcomeOf(here.accounts.changeEmail({ ...change, email }))).toBe("email_rejected");
  });

  test("says of a taken address what the sign-up says, and changes nothing", async () => {
    await using world = await createWorld(engine);
    const here = await world.developer();
    const { email: taken } = await world.developer();
    const problems = [];
    for (const tried of [
      () => here.accounts.changeEmail({ ...change, email: taken.toUpperCase() }),
      () => world.browser().accounts.signUp({ email: taken.toUpperCase(), password }),
    ]) {
      expect(await outcomeOf(tried())).toBe("email_taken");
      const { response } = world.exchanges.at(-1) ?? {};
      problems.push({ ...JSON.parse(response?.body ?? "{}"), request_id: null });
    }
    expect(problems[0]).toEqual(problems[1]);
    expect((await here.accounts.session()).account.email).toBe(here.email);
  });

  test("of several accounts that want one address at once, one gets it", async () => {
    await using world = await createWorld(engine);
    const browsers = [await world.developer(), await world.developer(), await world.developer()];
    const outcomes = await Promise.all(browsers.map((each) => outcomeOf(each.accounts.changeEmail(change))));
    expect(outcomes.sort()).toEqual(["email_taken", "email_taken", "served"]);
  });

  test("frees the old address, which others can sign up with", async () => {
    await using world = await createWorld(engine);
    const here = await world.developer();
    await here.accounts.changeEmail(change);
    expect(await outcomeOf(world.browser().accounts.signUp({ email: here.email, password }))).toBe("served");
    expect(await outcomeOf(here.accounts.changeEmail({ ...change, email: here.email }))).toBe("email_taken");
  });

  test("accepts the address that the account has", async () => {
    await using world = await createWorld(engine);
    const here = await world.developer();
    const { account } = await here.accounts.changeEmail({ ...change, email: here.email });
    expect(account.email).toBe(here.email);
  });

  test("is slowed down like a sign-in after wrong passwords", async () => {
    await using world = await createWorld(engine);
    const here = await world.developer();
    const guess = { email, current_password: "a wrong password" };
    for (let n = 0; n < 5; n++)
      expect(await outcomeOf(here.accounts.changeEmail(guess))).toBe("wrong_password");
    expect(await outcomeOf(here.accounts.changeEmail(change))).toBe("too_many_sign_ins");
    expect(await signIn(world, here.email)).toBe("too_many_sign_ins"); // one count for both
  });

  test("is not made by a key, from another site's page, or by a session that was ended meanwhile", async () => {
    await using world = await createWorld(engine);
    const here = await world.developer();
    expect(await outcomeOf((await world.keyed(here)).accounts.changeEmail(change))).toBe("session_required");
    const headers = { "sec-fetch-site": "cross-site" };
    expect(await outcomeOf(here.accounts.changeEmail(change, { headers }))).toBe("cross_site_request");
    const write = world.node.database.transaction;
    world.node.database.transaction = async (work) => {
      world.node.database.transaction = write;
      await world.sql("delete from session");
      return write(work);
    };
    expect(await outcomeOf(here.accounts.changeEmail(change))).toBe("credential_unknown");
    expect(await signIn(world, here.email)).toBe("served");
  });

  test("without a password, is confirmed by a sign-in of the last ten minutes", async () => {
    await using at = await scene(engine);
    await signInAs("ada-1", at.browser, at.provider);
    at.world.pass(590_000);
    const { account } = await at.browser.accounts.changeEmail({ email });
    expect(account).toMatchObject({ email, sign_in: ["oidc"] });
    at.world.pass(610_000);
    const late = at.browser.accounts.changeEmail({ email: "late@example.com" });
    expect(await outcomeOf(late)).toBe("recent_sign_in_required");
    await signInAs("ada-1", at.browser, at.provider);
    expect(await outcomeOf(at.browser.accounts.changeEmail({ email: "late@example.com" }))).toBe("served");
  });
});
