/** Links with which users set a new password: what they do, how long they work, and what others learn from them. */
import { hash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { idOf } from "./browser.ts";
import { engines } from "./engines.ts";
import { signInAs } from "./identity-provider.ts";
import { scene } from "./oidc-scene.ts";
import { outcomeOf } from "./responses.ts";
import { type Browser, createWorld, password, type TestWorld } from "./world.ts";

const next = "four other words";
const day = 86_400_000;

/** Issues a link. @returns its token. */
async function issue(world: TestWorld, developer: Browser): Promise<string> {
  const { url } = await (await world.owner()).accounts.issuePasswordLink(await idOf(developer));
  return new URLSearchParams(new URL(url).hash.split("?")[1]).get("token") ?? "";
}

/** Uses a link in a browser that is not signed in. */
function use(world: TestWorld, token: string, new_password = next): Promise<string> {
  return outcomeOf(world.browser().accounts.resetPassword({ token, new_password }));
}

function signIn(world: TestWorld, email: string, password: string): Promise<string> {
  return outcomeOf(world.browser().accounts.signIn({ email, password }));
}

describe.each(engines)("on %s", (engine) => {
  test("sets a new password, and ends all sessions and this browser's, but no key", async () => {
    await using world = await createWorld(engine);
    const developer = await world.developer();
    const keyed = await world.keyed(developer);
    const token = await issue(world, developer);
    const { account } = await developer.accounts.resetPassword({ token, new_password: next });
    expect(account.email).toBe(developer.email);
    expect(developer.jar.get("access_token")).toBeUndefined();
    expect(
      await world.node.database.all("select id from session where account_id = ?", [account.id]),
    ).toEqual([]);
    expect(await outcomeOf(keyed.webhooks.list().page())).toBe("served");
    expect(await signIn(world, developer.email, password)).toBe("sign_in_failed");
    expect(await signIn(world, developer.email, next)).toBe("served");
  });

  test("has the token in the fragment of the link alone, and stores its hash alone", async () => {
    await using world = await createWorld(engine);
    const developer = await world.developer();
    const { url, expires_at } = await (await world.owner()).accounts.issuePasswordLink(await idOf(developer));
    expect(url).toMatch(/^http:\/\/registry\.test\/dashboard#\/password\?token=[\w-]{43}$/);
    const token = url.slice(url.indexOf("=") + 1);
    expect(await world.node.database.all("select * from password_link")).toEqual([
      { account_id: await idOf(developer), hash: hash("sha256", token), expires_at },
    ]);
  });

  test("works once", async () => {
    await using world = await createWorld(engine);
    const token = await issue(world, await world.developer());
    expect(await use(world, token)).toBe("served");
    expect(await use(world, token)).toBe("password_link_invalid");
  });

  test("of many uses at once one is made", async () => {
    await using world = await createWorld(engine);
    const developer = await world.developer();
    const token = await issue(world, developer);
    const passwords = ["first of the words", "second of the words", "third of the words"];
    const outcomes = await Promise.all(passwords.map((each) => use(world, token, each)));
    expect([...outcomes].sort()).toEqual(["password_link_invalid", "password_link_invalid", "served"]);
    const winner = passwords[outcomes.indexOf("served")] ?? "";
    for (const each of passwords)
      expect(await signIn(world, developer.email, each)).toBe(each === winner ? "served" : "sign_in_failed");
  });

  test("works for 24 hours, and not again after the clock is set back", async () => {
    await using world = await createWorld(engine);
    const developer = await world.developer();
    const early = await issue(world, developer);
    world.pass(day - 60_000);
    expect(await use(world, early)).toBe("served");
    const late = await issue(world, await world.developer());
    world.pass(day);
    expect(await use(world, late)).toBe("password_link_invalid");
    world.pass(-day);
    expect(await use(world, late)).toBe("password_link_invalid");
  });

  test("is replaced by a new one", async () => {
    await using world = await createWorld(engine);
    const developer = await world.developer();
    const [old, current] = [await issue(world, developer), await issue(world, developer)];
    expect(await use(world, old)).toBe("password_link_invalid");
    expect(await use(world, current)).toBe("served");
  });

  test("gives an unknown, a used, a replaced and an expired token the same response", async () => {
    await using world = await createWorld(engine);
    const [one, other] = [await world.developer(), await world.developer()];
    const [used, replaced] = [await issue(world, one), await issue(world, other)];
    await use(world, used);
    const expired = await issue(world, other);
    world.pass(day);
    const problems = [];
    for (const token of ["unknown", used, replaced, expired]) {
      await use(world, token);
      const { response } = world.exchanges.at(-1) ?? {};
      const { request_id: _, ...problem } = JSON.parse(response?.body ?? "{}");
      problems.push([response?.status, problem]);
    }
    expect(problems[0]?.[0]).toBe(403);
    for (const each of problems) expect(each).toEqual(problems[0]);
  });

  test("changes only the account that it was issued for", async () => {
    await using world = await createWorld(engine);
    const [one, other] = [await world.developer(), await world.developer()];
    const token = await issue(world, one);
    await other.accounts.resetPassword({ token, new_password: next });
    expect(await signIn(world, one.email, next)).toBe("served");
    expect(await signIn(world, other.email, next)).toBe("sign_in_failed");
    expect(await signIn(world, other.email, password)).toBe("served");
  });

  test("keeps its link if the new password is weak, or its own e-mail address", async () => {
    await using world = await createWorld(engine);
    const developer = await world.developer();
    const token = await issue(world, developer);
    expect(await use(world, token, "123456789012")).toBe("weak_password");
    expect(await use(world, token, developer.email)).toBe("weak_password");
    expect(await use(world, token)).toBe("served");
  });

  test.each([
    [
      "disables the account",
      async (world: TestWorld, developer: Browser) => {
        const id = await idOf(developer);
        const owner = await world.owner();
        await owner.accounts.update(id, { disabled: true });
        await owner.accounts.update(id, { disabled: false });
      },
    ],
    [
      "changes its password",
      (_: TestWorld, developer: Browser) =>
        developer.accounts.changePassword({
          current_password: password,
          new_password: "yet other long words",
        }),
    ],
    [
      "changes its e-mail address",
      (_: TestWorld, developer: Browser) =>
        developer.accounts.changeEmail({ current_password: password, email: "elsewhere@example.com" }),
    ],
  ])("ends when the operator or the user %s", async (_, happen) => {
    await using world = await createWorld(engine);
    const developer = await world.developer();
    const token = await issue(world, developer);
    await happen(world, developer);
    expect(await use(world, token)).toBe("password_link_invalid");
  });

  test("sets no password of an account that is disabled while the link is used", async () => {
    await using world = await createWorld(engine);
    const developer = await world.developer();
    const id = await idOf(developer);
    const owner = await world.owner();
    const token = await issue(world, developer);
    const change = world.node.database.transaction;
    world.node.database.transaction = async (work) => {
      world.node.database.transaction = change;
      await owner.accounts.update(id, { disabled: true }); // the link was found, and is about to be used
      return change(work);
    };
    expect(await use(world, token)).toBe("password_link_invalid");
    await owner.accounts.update(id, { disabled: false });
    expect(await signIn(world, developer.email, password)).toBe("served");
  });

  test("lets its user sign in at once after many wrong passwords", async () => {
    await using world = await createWorld(engine);
    const developer = await world.developer();
    for (let n = 0; n < 6; n++) await signIn(world, developer.email, "a wrong password");
    expect(await signIn(world, developer.email, next)).toBe("too_many_sign_ins");
    expect(await use(world, await issue(world, developer))).toBe("served");
    expect(await signIn(world, developer.email, next)).toBe("served");
  });

  test("slows down guesses of tokens, and not for ever", async () => {
    await using world = await createWorld(engine);
    const token = await issue(world, await world.developer());
    for (let n = 0; n < 50; n++) expect(await use(world, `guess-${n}`)).toBe("password_link_invalid");
    expect(await use(world, "another guess")).toBe("too_many_sign_ins");
    world.pass(day / 2);
    expect(await use(world, token)).toBe("served");
  });

  test("gives an account of the identity provider a password, if it has an address", async () => {
    await using at = await scene(engine);
    at.provider.users.set("ada-1", { email: "ada@example.com", email_verified: true });
    await signInAs("ada-1", at.browser, at.provider);
    const token = await issue(at.world, at.browser);
    const { account } = await at.world.browser().accounts.resetPassword({ token, new_password: next });
    expect(account.sign_in).toEqual(["password", "oidc"]);
    expect(await signIn(at.world, "ada@example.com", next)).toBe("served");
  });
});
