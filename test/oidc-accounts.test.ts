/** Signing in with an identity provider: which account it is, and who is let in. */
import { describe, expect, test } from "vitest";
import { engines } from "./engines.ts";
import { cameBack, signInAs, start, type User } from "./identity-provider.ts";
import { failed, redirectOutcome, scene } from "./oidc-scene.ts";
import { type Browser, password } from "./world.ts";

async function accountOf(browser: Browser) {
  return (await browser.accounts.session()).account;
}

describe.each(engines)("on %s", (engine) => {
  test("the first sign-in makes an account, and the second finds it", async () => {
    await using at = await scene(engine);
    expect(await redirectOutcome(await signInAs("ada-1", at.browser, at.provider))).toEqual({ status: 303 });
    const account = await accountOf(at.browser);
    expect(account).toMatchObject({
      email: "ada@example.com",
      name: "Ada Lovelace",
      role: "developer",
      tier: "free",
      sign_in: ["oidc"],
    });

    at.provider.users.set("ada-1", { email: "ada@elsewhere.example" }); // she is who she was
    const other = at.world.browser();
    await signInAs("ada-1", other, at.provider);
    expect(await accountOf(other)).toEqual(account);
    const bob = at.world.browser();
    await signInAs("bob-2", bob, at.provider);
    expect((await accountOf(bob)).id).not.toBe(account.id);
  });

  test("a sign-in ends the session that the browser had", async () => {
    await using at = await scene(engine);
    await signInAs("ada-1", at.browser, at.provider);
    const before = { access_token: at.browser.jar.get("access_token") };
    await signInAs("ada-1", at.browser, at.provider);
    expect((await at.browser.accounts.sessions()).sessions).toHaveLength(1);
    const old = at.world.browser();
    old.jar.set("access_token", before.access_token ?? "");
    await expect(old.accounts.session()).rejects.toMatchObject({ code: "credential_unknown" });
  });

  test("an account of the same e-mail address is not taken over, but its people add the identity", async () => {
    await using at = await scene(engine);
    at.provider.users.set("ada-1", { email: "Ada@Example.com", email_verified: true });
    await at.world.browser().accounts.signUp({ email: "ada@example.com", password });
    expect(await redirectOutcome(await signInAs("ada-1", at.browser, at.provider))).toMatchObject({
      status: 409,
      code: "email_taken",
      detail: expect.stringContaining("sign in to it with its password, then start again"),
    });
    expect(at.browser.jar.has("access_token")).toBe(false);

    await at.browser.accounts.signIn({ email: "ada@example.com", password });
    const { id } = await accountOf(at.browser);
    const token = at.browser.jar.get("access_token");
    expect(await redirectOutcome(await signInAs("ada-1", at.browser, at.provider))).toEqual({ status: 303 });
    expect(at.browser.jar.get("access_token")).not.toBe(token);
    const linked = await accountOf(at.browser);
    expect(linked).toMatchObject({ id, sign_in: ["password", "oidc"] });

    const other = at.world.browser();
    await signInAs("ada-1", other, at.provider);
    expect(await accountOf(other)).toEqual(linked);
    await at.world.browser().accounts.signIn({ email: "ada@example.com", password });
  });

  test("an identity is of one account, and an account has one", async () => {
    await using at = await scene(engine);
    await signInAs("ada-1", at.browser, at.provider);
    const developer = await at.world.developer();
    const taken = { status: 409, code: "identity_taken" };
    expect(await redirectOutcome(await signInAs("ada-1", developer, at.provider))).toMatchObject(taken);
    expect((await accountOf(developer)).sign_in).toEqual(["password"]);
    expect(await redirectOutcome(await signInAs("bob-2", developer, at.provider))).toEqual({ status: 303 });
    expect(await redirectOutcome(await signInAs("bob-2", developer, at.provider))).toEqual({ status: 303 });
    at.provider.users.set("eve-3", { email: "eve@example.com", email_verified: true });
    expect(await redirectOutcome(await signInAs("eve-3", developer, at.provider))).toMatchObject(taken);
    expect(await redirectOutcome(await signInAs("eve-3", at.world.browser(), at.provider))).toEqual({
      status: 303,
    });
  });

  test("an identity is not added once its session is over, or to another account", async () => {
    await using at = await scene(engine);
    const developer = await at.world.developer();
    const { href } = await cameBack(developer, at.provider, "ada-1");
    const token = developer.jar.get("access_token") ?? "";
    await developer.accounts.signOut();
    expect(await redirectOutcome(await developer.goTo(href))).toMatchObject(
      failed("You are no longer signed in"),
    );
    developer.jar.set("access_token", token);
    const again = await cameBack(developer, at.provider, "ada-1"); // a session that is over is as none: a new account
    developer.jar.set("access_token", (await at.world.developer()).jar.get("access_token") ?? "");
    expect(await redirectOutcome(await developer.goTo(again.href))).toEqual({ status: 303 });
    expect((await accountOf(developer)).email).toBe("ada@example.com");

    const one = await at.world.developer();
    const back = await cameBack(one, at.provider, "bob-2");
    one.jar.set("access_token", (await at.world.developer()).jar.get("access_token") ?? "");
    expect(await redirectOutcome(await one.goTo(back.href))).toMatchObject(
      failed("You are no longer signed in"),
    );
  });

  test.each(["garbage", "a".repeat(43), "a; access_token=b"])(
    "a session that is not good (%s) is as none",
    async (token) => {
      await using at = await scene(engine);
      at.browser.jar.set("access_token", token);
      expect(await redirectOutcome(await signInAs("ada-1", at.browser, at.provider))).toEqual({
        status: 303,
      });
      expect((await accountOf(at.browser)).sign_in).toEqual(["oidc"]);
    },
  );

  test("pages of other sites cannot start it", async () => {
    await using at = await scene(engine);
    const developer = await at.world.developer();
    for (const headers of [{ "sec-fetch-site": "cross-site" }, { "sec-fetch-site": "same-site" }]) {
      expect(await redirectOutcome(await developer.goTo(start, headers))).toMatchObject({
        status: 403,
        code: "cross_site_request",
      });
    }
    expect((await developer.goTo(start, { "sec-fetch-site": "same-origin" })).status).toBe(302);
    expect((await developer.goTo(start, { "sec-fetch-site": "none" })).status).toBe(302);
  });

  test("a disabled account stays out until it is enabled again", async () => {
    await using at = await scene(engine);
    await signInAs("ada-1", at.browser, at.provider);
    const { id } = await accountOf(at.browser);
    const owner = await at.world.owner();
    await owner.accounts.update(id, { disabled: true });
    expect(await redirectOutcome(await signInAs("ada-1", at.browser, at.provider))).toMatchObject({
      status: 403,
      code: "account_disabled",
    });
    await owner.accounts.update(id, { disabled: false });
    expect(await redirectOutcome(await signInAs("ada-1", at.browser, at.provider))).toEqual({ status: 303 });
  });

  test("in single-operator mode the owner signs in, and nobody else", async () => {
    await using at = await scene(engine, { singleOperator: true });
    const owner = await at.world.owner();
    expect(await redirectOutcome(await signInAs("ada-1", owner, at.provider))).toEqual({ status: 303 });
    expect(await redirectOutcome(await signInAs("ada-1", at.browser, at.provider))).toEqual({ status: 303 });
    expect(await accountOf(at.browser)).toMatchObject({ role: "owner", sign_in: ["password", "oidc"] });
    expect(await redirectOutcome(await signInAs("bob-2", at.world.browser(), at.provider))).toMatchObject({
      status: 403,
      code: "sign_up_closed",
    });
    await at.world.sql("update account set role = 'developer'");
    expect(await redirectOutcome(await signInAs("ada-1", at.world.browser(), at.provider))).toMatchObject({
      status: 403,
      code: "single_operator_mode",
    });
  });
});

const nobody = { email: null, name: null };

test.each<[string, User & Record<string, unknown>, { email: string | null; name: string | null }]>([
  ["nothing", {}, nobody],
  ["an address that is not verified", { email: "ada@example.com", email_verified: false }, nobody],
  ["the same in text", { email: "ada@example.com", email_verified: "false" as never }, nobody],
  [
    "an address that is verified, as text",
    { email: " Ada@Example.com", email_verified: "true" as never },
    { ...nobody, email: "ada@example.com" },
  ],
  ["an address, and not whether it is verified", { email: "ada@example.com" }, nobody],
  [
    "a verified address with an invisible letter",
    { email: "ada\u200B@example.com", email_verified: true },
    nobody,
  ],
  ["an address that is none", { email: "ada" }, nobody],
  ["a name of several lines", { name: "Ada\nLovelace" }, nobody],
  ["a blank name", { name: "  " }, nobody],
  ["a name that is too long", { name: "a".repeat(257) }, nobody],
  ["values of other types", { email: 5 as never, name: ["Ada"] as never }, nobody],
])("a provider that reports %s", async (_, user, account) => {
  await using at = await scene("sqlite");
  at.provider.users.set("ada-1", user);
  await signInAs("ada-1", at.browser, at.provider);
  expect(await accountOf(at.browser)).toMatchObject(account);
});

test("a provider that describes people at its userinfo endpoint alone", async () => {
  await using at = await scene("sqlite", {}, fetch, { conformIdTokenClaims: true });
  await signInAs("ada-1", at.browser, at.provider);
  expect(await accountOf(at.browser)).toMatchObject({ email: "ada@example.com", name: "Ada Lovelace" });
});

test("a subject that is none", async () => {
  await using at = await scene("sqlite");
  expect(await redirectOutcome(await signInAs("ä".repeat(3), at.browser, at.provider))).toMatchObject(
    failed("an invalid subject"),
  );
});
