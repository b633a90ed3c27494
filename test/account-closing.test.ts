/** Closing an account: what ends at once, what ends afterwards, and what remains. */
import { describe, expect, test } from "vitest";
import { continueClosing } from "../server/registry/accounts/closed-accounts.ts";
import { idOf } from "./browser.ts";
import { engines } from "./engines.ts";
import { signInAs } from "./identity-provider.ts";
import { scene } from "./oidc-scene.ts";
import { outcomeOf } from "./responses.ts";
import { type Browser, createWorld, password, type TestWorld, withoutExpiry } from "./world.ts";

const closing = { current_password: password };
const withAgents = { ...closing, agents: "tombstone" } as const;
const hour = 3_600_000;

/** A world whose job runs only when a test runs it. */
function quietWorld(engine: (typeof engines)[number]): Promise<TestWorld> {
  return createWorld(engine, {}, withoutExpiry);
}

/** Runs the job until nothing is due. @returns the number of its runs. */
async function removeRest({ node }: TestWorld): Promise<number> {
  for (let runs = 0; runs < 100; runs++)
    if ((await continueClosing(node.database, later)) === null) return runs;
  throw new Error("The job does not end");
}

/** A time at which all is due: its transaction decides by the clock of the node. */
function later(): Date {
  return new Date("2100-01-01");
}

async function register(browser: Pick<Browser, "agents">, ...ids: string[]): Promise<void> {
  for (const agent_id of ids)
    await browser.agents.register({ agent_id, agent_url: `https://${agent_id}.example.com` });
}

describe.each(engines)("closing an account, on %s", (engine) => {
  test("ends its sessions, keys, subscriptions and links at once", async () => {
    await using world = await quietWorld(engine);
    const developer = await world.developer();
    const id = await idOf(developer);
    const keyed = await world.keyed(developer);
    const elsewhere = world.browser();
    await elsewhere.accounts.signIn({ email: developer.email, password });
    await keyed.webhooks.create({ callbackUrl: "https://hooks.example.com/a" });
    const { url } = await (await world.owner()).accounts.issuePasswordLink(id);
    await developer.accounts.close(closing);
    expect(developer.jar.get("access_token")).toBeUndefined();
    expect(await outcomeOf(elsewhere.accounts.session())).toBe("credential_unknown");
    expect(await outcomeOf(keyed.accounts.whoami())).toBe("credential_revoked");
    expect((await (await world.owner()).webhooks.adminList().page()).webhooks).toEqual([]);
    const reset = { token: url.slice(url.indexOf("=") + 1), new_password: "four other words" };
    expect(await outcomeOf(world.browser().accounts.resetPassword(reset))).toBe("password_link_invalid");
    expect(await outcomeOf(elsewhere.accounts.signIn({ email: developer.email, password }))).toBe(
      "sign_in_failed",
    );
  });

  test("erases the address, the name and the identity, keeps the id, and frees the address", async () => {
    await using at = await scene(engine);
    await signInAs("ada-1", at.browser, at.provider);
    await at.browser.keys.create({ name: "Ada's laptop" });
    const id = await idOf(at.browser);
    await at.browser.accounts.close({});
    const owner = await at.world.owner();
    const { accounts } = await owner.accounts.list({ id: [id] }).page();
    expect(accounts).toMatchObject([
      { id, email: null, name: null, sign_in: [], disabled: true, closed_at: expect.any(String) },
    ]);
    for (const table of ["account", "api_key"]) {
      const stored = JSON.stringify(await at.world.node.database.all(`select * from ${table}`));
      for (const word of ["ada@example.com", "Ada", "ada-1"]) expect(stored).not.toContain(word);
    }
    const { account } = await at.world.browser().accounts.signUp({ email: "ada@example.com", password });
    expect(account.id).not.toBe(id);
    const again = at.world.browser();
    at.provider.users.set("ada-1", { name: "Ada" });
    await signInAs("ada-1", again, at.provider);
    expect(await idOf(again)).not.toBe(id);
  });

  test("is rejected while it has agents, with their number, and changes nothing", async () => {
    await using world = await quietWorld(engine);
    const developer = await world.developer();
    await register(developer, "a", "b", "c");
    await developer.agents.remove("c");
    await expect(developer.accounts.close(closing)).rejects.toMatchObject({
      code: "account_has_agents",
      problem: { agents: 2 },
    });
    expect(await outcomeOf(developer.accounts.session())).toBe("served");
    await developer.agents.remove("a");
    await developer.agents.remove("b");
    expect(await outcomeOf(developer.accounts.close(closing))).toBe("served");
  });

  test("deletes its agents in batches, suspended ones too, and no other account's", async () => {
    await using world = await quietWorld(engine);
    const [developer, other] = [await world.developer(), await world.developer()];
    const ids = Array.from({ length: 25 }, (_, index) => `agent-${index}`);
    await register(developer, ...ids);
    await register(other, "other");
    await (await world.owner()).agents.setStatus("agent-3", { status: "suspended" });
    await developer.accounts.close(withAgents);
    expect(await removeRest(world)).toBeGreaterThanOrEqual(3);
    for (const id of ids) expect(await outcomeOf(world.registry.agents.lookup(id))).toBe("agent_tombstoned");
    expect(await outcomeOf(world.registry.agents.lookup("other"))).toBe("served");
    const again = other.agents.register({ agent_id: "agent-3", agent_url: "https://mine.example.com" });
    expect(await outcomeOf(again)).toBe("not_agent_owner");
    const { events } = await world.registry.events.list({ agent_id: "agent-24" }).page();
    expect(events.at(-1)).toMatchObject({ event: "agent.deprecated", payload: { change: "tombstoned" } });
  });

  test("goes on by itself after a crash between two batches", async () => {
    await using world = await quietWorld(engine);
    const developer = await world.developer();
    const id = await idOf(developer);
    await register(developer, ...Array.from({ length: 15 }, (_, index) => `agent-${index}`));
    await developer.accounts.close(withAgents);
    const write = world.node.database.transaction;
    world.node.database.transaction = (work) =>
      write(async (tx) => {
        await work(tx);
        throw new Error("The process was killed");
      });
    await expect(continueClosing(world.node.database, later)).rejects.toThrow();
    world.node.database.transaction = write;
    expect(await outcomeOf(world.registry.agents.lookup("agent-0"))).toBe("served");
    await removeRest(world);
    const living = "select agent_id from agent where status <> 'tombstoned' and owner_id = ?";
    expect(await world.node.database.all(living, [id])).toEqual([]);
  });

  test("is made as a whole or not at all", async () => {
    await using world = await quietWorld(engine);
    const developer = await world.developer();
    const keyed = await world.keyed(developer);
    await keyed.webhooks.create({ callbackUrl: "https://hooks.example.com/a" });
    const write = world.node.database.transaction;
    world.node.database.transaction = (work) =>
      write(async (tx) => {
        await work(tx);
        throw new Error("The process was killed");
      });
    expect(await outcomeOf(developer.accounts.close(closing))).not.toBe("served");
    world.node.database.transaction = write;
    expect((await developer.accounts.session()).account).toMatchObject({
      email: developer.email,
      disabled: false,
    });
    expect((await keyed.webhooks.list().page()).webhooks).toHaveLength(1);
  });

  test("also removes what a request that was under way registers afterwards", async () => {
    await using world = await quietWorld(engine);
    const developer = await world.developer();
    const keyed = await world.keyed(developer);
    const write = world.node.database.transaction;
    world.node.database.transaction = async (work) => {
      world.node.database.transaction = write;
      await developer.accounts.close(closing); // the key was good, and the agent is about to be registered
      await removeRest(world);
      return write(work);
    };
    await register(keyed, "late");
    expect(await outcomeOf(world.registry.agents.lookup("late"))).toBe("served");
    expect(await removeRest(world)).toBe(0); // it looks again an hour later
    world.pass(2 * hour);
    await removeRest(world);
    expect(await outcomeOf(world.registry.agents.lookup("late"))).toBe("agent_tombstoned");
    const [row] = await world.node.database.all<{ closing_at: string | null }>(
      "select closing_at from account where closed_at is not null",
    );
    expect(row).toEqual({ closing_at: null });
  });

  test("gives an account that is signing in no session", async () => {
    await using world = await quietWorld(engine);
    const developer = await world.developer();
    const write = world.node.database.transaction;
    world.node.database.transaction = async (work) => {
      world.node.database.transaction = write;
      await developer.accounts.close(closing); // the password was found right
      return write(work);
    };
    const signingIn = world.browser().accounts.signIn({ email: developer.email, password });
    expect(await outcomeOf(signingIn)).toBe("sign_in_failed");
    expect(await world.node.database.all("select id from session")).toEqual([]);
  });

  test("of two at once, closes it once", async () => {
    await using world = await quietWorld(engine);
    const developer = await world.developer();
    const elsewhere = world.browser();
    await elsewhere.accounts.signIn({ email: developer.email, password });
    const outcomes = await Promise.all(
      [developer, elsewhere].map((each) => outcomeOf(each.accounts.close(closing))),
    );
    expect(outcomes.sort()).toEqual(["credential_unknown", "served"]);
  });

  test("revokes its certifications, and its reports count no longer", async () => {
    await using world = await quietWorld(engine);
    const [issuer, publisher, owner] = [
      await world.developer(),
      await world.developer(),
      await world.owner(),
    ];
    await register(publisher, "rated");
    const id = await idOf(issuer);
    await owner.accounts.update(id, { issuer: true });
    world.pass(25 * hour);
    for (let n = 0; n < 12; n++) {
      await issuer.reputation.report({ agent_id: "rated", outcome: "success" });
      world.pass(60_000);
    }
    const { id: certification } = await issuer.certifications.issue({ agent_id: "rated", level: "verified" });
    await issuer.accounts.close(closing);
    await removeRest(world);
    expect(await world.registry.certifications.get(certification)).toMatchObject({
      status: "revoked",
      reason: "cessation_of_operation",
    });
    const { reputations } = await world.registry.reputation.get({ agent_id: ["rated"] });
    expect(JSON.stringify(reputations)).not.toContain('"successes":12');
    const counted = await world.node.database.all("select counted from reputation_reporter");
    expect(counted.map((each) => Boolean((each as { counted: unknown }).counted))).toEqual([false]);
  });

  test("cannot be undone by the operator, and the operator's own account cannot be closed", async () => {
    await using world = await quietWorld(engine);
    const [developer, owner] = [await world.developer(), await world.owner()];
    const id = await idOf(developer);
    await developer.accounts.close(closing);
    for (const change of [{ disabled: false }, { tier: "pro" }, {}] as const)
      expect(await outcomeOf(owner.accounts.update(id, change))).toBe("account_is_closed");
    expect(await outcomeOf(owner.accounts.issuePasswordLink(id))).toBe("account_is_closed");
    expect(await outcomeOf(owner.accounts.close(closing))).toBe("owner_cannot_close");
  });

  test("needs the password", async () => {
    await using world = await quietWorld(engine);
    const developer = await world.developer();
    expect(await outcomeOf(developer.accounts.close({}))).toBe("wrong_password");
    expect(await outcomeOf(developer.accounts.close({ current_password: "wrong" }))).toBe("wrong_password");
    expect(await outcomeOf(developer.accounts.session())).toBe("served");
  });

  test("is in the security log, with the agents that were deleted", async () => {
    await using world = await quietWorld(engine);
    const [developer, owner] = [await world.developer(), await world.owner()];
    const account_id = await idOf(developer);
    await register(developer, "a");
    await developer.accounts.close(withAgents);
    await removeRest(world);
    const { entries } = await owner.audit.adminList({ account_id }).page();
    expect(entries.map(({ action, actor_id, subject_id }) => [action, actor_id, subject_id])).toEqual([
      ["agent_removed", account_id, "a"],
      ["account_closed", account_id, null],
      ["account_created", account_id, null],
    ]);
  });

  test("is finished by the job of the node", async () => {
    await using world = await createWorld(engine, {}, { jobIntervals: { expiryMs: 20, agingMs: 60_000 } });
    const developer = await world.developer();
    await register(developer, "a");
    await developer.accounts.close(withAgents);
    await expect.poll(() => outcomeOf(world.registry.agents.lookup("a"))).toBe("agent_tombstoned");
  });
});
