/** The security log: what it records, who reads what, and how long it is kept. */
import { AsyncLocalStorage } from "node:async_hooks";
import { describe, expect, test, vi } from "vitest";
import type { SecurityLogEntry } from "../client/index.ts";
import { deleteOldEntries } from "../server/features/audit/retention.ts";
import { resetOwnerPassword } from "../server/registry/accounts/owner.ts";
import { Passwords } from "../server/registry/accounts/passwords.ts";
import { idOf } from "./browser.ts";
import { engines } from "./engines.ts";
import { hang } from "./hang.ts";
import { signInAs } from "./identity-provider.ts";
import { scene } from "./oidc-scene.ts";
import { header, outcomeOf } from "./responses.ts";
import { all } from "./webhooks/scene.ts";
import { type Browser, createWorld, password, type TestWorld } from "./world.ts";

const next = "four other words";
const day = 86_400_000;
const callbackUrl = "https://hooks.example.com/a";

/** The actions of an account's own log, oldest first. */
async function actionsOf({ audit }: Browser): Promise<string[]> {
  return (await all(audit.list())).map(({ action }) => action).reverse();
}

async function linkToken(world: TestWorld, id: string): Promise<string> {
  const { url } = await (await world.owner()).accounts.issuePasswordLink(id);
  return url.slice(url.indexOf("=") + 1);
}

describe.each(engines)("the security log, on %s", (engine) => {
  test("records sign-ups, sign-ins, failed ones and ended sessions", async () => {
    await using world = await createWorld(engine);
    const developer = await world.developer();
    const id = await idOf(developer);
    const elsewhere = world.browser();
    await outcomeOf(elsewhere.accounts.signIn({ email: developer.email, password: "a wrong password" }));
    await elsewhere.accounts.signIn({ email: developer.email, password });
    const other = (await developer.accounts.sessions()).sessions.find(({ current }) => !current);
    await developer.accounts.endSession(other?.id ?? "");
    await developer.accounts.signOut();
    await developer.accounts.signIn({ email: developer.email, password });
    const entries = (await all(developer.audit.list())).reverse();
    expect(entries.map(({ action, actor_id, subject_id }) => [action, actor_id, subject_id])).toEqual([
      ["account_created", id, null],
      ["sign_in_failed", null, null],
      ["sign_in", id, null],
      ["sign_out", id, other?.id],
      ["sign_out", id, null],
      ["sign_in", id, null],
    ]);
    for (const entry of entries)
      expect(entry).toMatchObject({ account_id: id, address: "127.0.0.1", key_id: null });
  });

  test("records changes of passwords and addresses, and wrong passwords at them", async () => {
    await using world = await createWorld(engine);
    const developer = await world.developer();
    const id = await idOf(developer);
    const change = { current_password: password, new_password: next };
    await outcomeOf(developer.accounts.changePassword({ ...change, current_password: "wrong" }));
    await developer.accounts.changePassword(change);
    await developer.accounts.changeEmail({ email: "ada@example.com", current_password: next });
    const token = await linkToken(world, id);
    await outcomeOf(world.browser().accounts.resetPassword({ token: "unknown", new_password: password }));
    await world.browser().accounts.resetPassword({ token, new_password: password });
    await developer.accounts.signIn({ email: "ada@example.com", password });
    expect(await actionsOf(developer)).toEqual([
      "account_created",
      "confirmation_failed",
      "password_changed",
      "email_changed",
      "password_link_issued",
      "password_link_used",
      "sign_in",
    ]);
  });

  test("records keys, subscriptions, agents and domains by their ids, and the key that did it", async () => {
    await using world = await createWorld(engine);
    const developer = await world.developer();
    const { key } = await developer.keys.create({ name: "ci" });
    const rotated = await developer.keys.rotate(key.id, { grace_period_s: 0 });
    const keyed = world.registryWith(rotated.key.raw_key);
    const { id: hook } = await keyed.webhooks.create({ callbackUrl });
    await keyed.webhooks.update(hook, { description: "Mine" });
    await keyed.webhooks.pause(hook);
    await keyed.webhooks.pause(hook); // changes nothing
    await keyed.webhooks.resume(hook);
    await keyed.webhooks.rotateSecret(hook);
    await keyed.webhooks.remove(hook);
    await keyed.agents.register({ agent_id: "a", agent_url: "https://a.example.com" });
    await keyed.agents.rename("a", { agent_id: "b" });
    await keyed.agents.rename("b", { agent_id: "b" }); // changes nothing
    await keyed.agents.remove("b");
    await keyed.agents.remove("b"); // it is gone
    await keyed.domains.claim({ domain: "agents.example.com" });
    await keyed.domains.claim({ domain: "agents.example.com" }); // it is claimed
    await keyed.domains.remove("agents.example.com");
    await developer.keys.revoke(rotated.key.id);
    await developer.keys.revoke(rotated.key.id); // it is revoked
    const entries = (await all(developer.audit.list())).reverse();
    expect(entries.map(({ action, subject_id, key_id }) => [action, subject_id, key_id])).toEqual([
      ["account_created", null, null],
      ["key_created", key.id, null],
      ["key_rotated", key.id, null],
      ["key_created", rotated.key.id, null],
      ["webhook_created", hook, rotated.key.id],
      ["webhook_changed", hook, rotated.key.id],
      ["webhook_changed", hook, rotated.key.id],
      ["webhook_changed", hook, rotated.key.id],
      ["webhook_secret_rotated", hook, rotated.key.id],
      ["webhook_deleted", hook, rotated.key.id],
      ["agent_renamed", "b", rotated.key.id],
      ["agent_removed", "b", rotated.key.id],
      ["domain_claimed", "agents.example.com", rotated.key.id],
      ["domain_removed", "agents.example.com", rotated.key.id],
      ["key_revoked", rotated.key.id, null],
    ]);
  });

  test("records what the operator does, to the account without where the operator was", async () => {
    await using world = await createWorld(engine);
    const [developer, owner] = [await world.developer(), await world.owner()];
    const [id, operator] = [await idOf(developer), await idOf(owner)];
    const { id: hook } = await developer.webhooks.create({ callbackUrl });
    await developer.agents.register({ agent_id: "a", agent_url: "https://a.example.com" });
    await owner.accounts.update(id, { tier: "pro" });
    await owner.accounts.update(id, { tier: "pro" }); // changes nothing
    await owner.webhooks.disable(hook, { reason: "A complaint." });
    await (await world.keyed(owner)).agents.remove("a");
    await owner.accounts.update(id, { disabled: true });
    await outcomeOf(world.browser().accounts.signIn({ email: developer.email, password }));
    await owner.accounts.update(id, { disabled: false });
    await developer.accounts.signIn({ email: developer.email, password });
    const byOperator = ({ actor_id }: SecurityLogEntry) => actor_id === operator;
    const own = (await all(developer.audit.list())).reverse();
    expect(own.filter(byOperator).map(({ action }) => action)).toEqual([
      "account_changed",
      "webhook_changed",
      "agent_removed",
      "account_disabled",
      "account_enabled",
    ]);
    for (const each of own.filter(byOperator)) expect(each).toMatchObject({ address: null, key_id: null });
    expect(own.map(({ action }) => action)).toContain("sign_in_failed"); // the right password of a disabled account
    const seen = (await all(owner.audit.adminList({ account_id: id }))).reverse();
    expect(seen.map(({ id }) => id)).toEqual(own.map(({ id }) => id));
    for (const each of seen) expect(each.address).toBe("127.0.0.1");
    expect(seen.find(({ action }) => action === "agent_removed")?.key_id).toMatch(/^key_/);
  });

  test("records the identity provider's sign-ins, and the owner's reset on the command line", async () => {
    await using at = await scene(engine);
    await signInAs("ada-1", at.browser, at.provider);
    await signInAs("ada-1", at.browser, at.provider);
    expect(await actionsOf(at.browser)).toEqual(["account_created", "sign_in", "sign_in"]);
    const developer = await at.world.developer();
    await signInAs("bob-2", developer, at.provider);
    expect(await actionsOf(developer)).toEqual(["account_created", "identity_added", "sign_in"]);
    const owner = await at.world.owner();
    const passwords = new Passwords({ memory: 8, passes: 1 }, (bytes) => Buffer.alloc(bytes, 7));
    await resetOwnerPassword(at.world.node.database, next, passwords);
    await owner.accounts.signIn({ email: owner.email, password: next });
    const [, reset] = await all(owner.audit.list());
    expect(reset).toMatchObject({ action: "password_changed", actor_id: null, address: null, browser: null });
  });

  test("names browsers, and masks keys that are sent as one", async () => {
    await using world = await createWorld(engine);
    const developer = await world.developer();
    const { key } = await developer.keys.create({ name: "ci" });
    for (const agent of [
      "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
      key.raw_key,
    ])
      await developer.accounts.signIn(
        { email: developer.email, password },
        { headers: { "user-agent": agent } },
      );
    const [masked, named] = await all(developer.audit.list({ action: ["sign_in"] }));
    expect(named?.browser).toBe("Firefox on Linux");
    expect(masked?.browser).not.toContain(key.raw_key.slice(9));
  });

  test.each([
    ["masked", "127.0.0.0"],
    ["none", null],
  ] as const)("has addresses as LOG_ADDRESSES=%s says", async (logAddresses, address) => {
    await using world = await createWorld(engine, { logAddresses });
    const [entry] = await all((await world.developer()).audit.list());
    expect(entry?.address).toBe(address);
  });

  test("has no secret, and no e-mail address", async () => {
    await using world = await createWorld(engine);
    const developer = await world.developer();
    const { key } = await developer.keys.create({ name: "ci" });
    const hook = await developer.webhooks.create({ callbackUrl });
    const rotated = await developer.webhooks.rotateSecret(hook.id);
    const cookie = developer.jar.get("access_token") ?? "";
    await outcomeOf(
      developer.accounts.changePassword({ current_password: "mistyped words", new_password: next }),
    );
    const token = await linkToken(world, await idOf(developer));
    await world.browser().accounts.resetPassword({ token, new_password: next });
    const stored = JSON.stringify(await world.node.database.all("select * from security_event"));
    const secrets = [
      key.raw_key,
      hook.secret,
      rotated.secret,
      cookie,
      token,
      password,
      next,
      "mistyped words",
    ];
    for (const secret of [...secrets, developer.email]) expect(stored).not.toContain(secret);
  });

  test("is filtered by action, time and account, page by page", async () => {
    await using world = await createWorld(engine);
    const [developer, owner] = [await world.developer(), await world.owner()];
    for (let n = 0; n < 3; n++) await developer.accounts.signIn({ email: developer.email, password });
    world.pass(day);
    const since = "2026-11-21T00:00:00Z";
    await developer.keys.create({ name: "ci" });
    await developer.accounts.signIn({ email: developer.email, password });
    const actions = async (listing: AsyncIterable<SecurityLogEntry>) =>
      (await all(listing)).map(({ action }) => action);
    expect(await actions(developer.audit.list({ since }))).toEqual(["sign_in", "key_created"]);
    const both = ["key_created", "sign_in"] as const;
    expect(await actions(developer.audit.list({ action: [...both], since, limit: 1 }))).toEqual([
      "sign_in",
      "key_created",
    ]);
    for (const limit of [1, 2, 3, 100])
      expect(await all(developer.audit.list({ action: ["sign_in"], limit }))).toHaveLength(4);
    const account_id = await idOf(owner);
    expect(await actions(owner.audit.adminList({ account_id, action: ["sign_in"] }))).toEqual([]);
    expect(await actions(owner.audit.adminList({ account_id }))).toEqual(["account_created"]);
    expect(await actions(owner.audit.adminList({ action: ["account_created"] }))).toHaveLength(2);
    const page = await owner.audit.adminList({ limit: 1 }).page();
    expect(header(world, "link")).toBe(
      `</api/admin/security-log?limit=1&cursor=${page.next_cursor}>; rel="next"`,
    );
    expect(await outcomeOf(developer.audit.list({ cursor: page.next_cursor ?? "" }).page())).toBe(
      "invalid_cursor",
    );
  });

  test("shows an account its own entries only", async () => {
    await using world = await createWorld(engine);
    const [one] = [await world.developer(), await world.developer()];
    const id = await idOf(one);
    for (const entry of await all(one.audit.list())) expect(entry.account_id).toBe(id);
  });

  test("has nothing of a change that failed", async () => {
    await using world = await createWorld(engine);
    const developer = await world.developer();
    const before = await actionsOf(developer);
    const write = world.node.database.transaction;
    world.node.database.transaction = (work) =>
      write(async (tx) => {
        await work(tx);
        throw new Error("The disk is full");
      });
    await outcomeOf(developer.keys.create({ name: "ci" }));
    world.node.database.transaction = write;
    expect(await actionsOf(developer)).toEqual(before);
    expect((await developer.keys.list().page()).keys).toEqual([]);
  });

  test("names no account for an address without one, and records no attempts that have to wait", async () => {
    await using world = await createWorld(engine);
    const developer = await world.developer();
    for (const email of ["nobody@example.com", developer.email])
      for (let n = 0; n < 8; n++)
        await outcomeOf(world.browser().accounts.signIn({ email, password: "a wrong password" }));
    expect((await all(developer.audit.list({ action: ["sign_in_failed"] }))).length).toBe(5);
    const rows = await world.node.database.all<{ account_id: string | null }>(
      "select account_id from security_event where action = 'sign_in_failed' order by key",
    );
    const id = await idOf(developer);
    expect(rows.map(({ account_id }) => account_id)).toEqual([...Array(5).fill(null), ...Array(5).fill(id)]);
  });

  test("costs a failed sign-in as many writes whether the address has an account or not", async () => {
    await using world = await createWorld(engine);
    const { email } = await world.developer();
    const { database } = world.node;
    const write = database.aside;
    const asked = new AsyncLocalStorage<{ writes: number }>(); // jobs write meanwhile
    database.aside = (work, durability) => {
      const own = asked.getStore();
      if (own) own.writes++;
      return write(work, durability);
    };
    const counts: { writes: number }[] = [];
    for (const each of [email, "nobody@example.com"]) {
      const own = { writes: 0 };
      const signIn = () =>
        outcomeOf(world.browser().accounts.signIn({ email: each, password: "a wrong password" }));
      await asked.run(own, signIn);
      counts.push(own);
    }
    expect(counts).toEqual([{ writes: 2 }, { writes: 2 }]);
  });

  test("is kept for 400 days by default, and deleted in batches", async () => {
    const jobIntervals = { expiryMs: day, agingMs: 20 };
    await using world = await createWorld(engine, {}, { jobIntervals });
    const developer = await world.developer();
    world.pass(399 * day);
    await developer.accounts.signIn({ email: developer.email, password });
    expect(await actionsOf(developer)).toEqual(["account_created", "sign_in"]);
    world.pass(2 * day);
    const { database } = world.node;
    await vi.waitFor(
      async () =>
        expect(await database.all("select action from security_event")).toEqual([{ action: "sign_in" }]),
      hang,
    );
  });

  test("is deleted 500 entries at a time", async () => {
    await using world = await createWorld(engine);
    await world.developer();
    for (let n = 0; n < 9; n++)
      await world.sql(`insert into security_event (at, action, account_id, actor_id, key_id, subject_id, address, browser)
        select at, action, account_id, actor_id, key_id, subject_id, address, browser from security_event`);
    const { database } = world.node;
    expect(await deleteOldEntries(database, new Date("2100-01-01"), 1)).toBe(true);
    expect(await database.all("select key from security_event")).toHaveLength(12);
    expect(await deleteOldEntries(database, new Date("2100-01-01"), 1)).toBe(false);
  });
});
