/** Accounts of nodes that share a database, and of those that start on it one after the other. */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Config } from "../../server/assembly/config.ts";
import { recommendedCost } from "../../server/registry/accounts/passwords.ts";
import { type EngineName, engines } from "../engines.ts";
import { outcomeOf } from "../responses.ts";
import { createWorld, password, type TestWorld } from "../world.ts";
import { startLine } from "./start-line.ts";
import { surroundings } from "./surroundings.ts";

const email = "owner@example.com";

/** A place for nodes on one database, each as a process of its own would make it. */
async function place(engine: EngineName) {
  const own = await surroundings(engine);
  const start = (owner: Config["owner"] = null) =>
    createWorld(
      engine,
      { database: own.database, owner },
      { newId: () => randomUUID(), passwordCost: recommendedCost },
    );
  return Object.assign(own, { start });
}

const signIn = (world: TestWorld, secret: string) =>
  outcomeOf(world.browser().accounts.signIn({ email, password: secret }));

test.each(engines)(
  "on %s the link of the first start makes the owner's account once; later starts have none",
  async (engine) => {
    await using at = await place(engine);
    let token = "";
    {
      await using first = await at.start();
      token = first.setupToken;
      expect(token).not.toBe("");
    }
    {
      await using second = await at.start();
      expect(second.setupToken).toBe(token); // it has not been used
      expect(await (await second.send("GET", `/?setup=${token}`)).text()).toContain(token);
      const { accounts } = second.browser();
      expect((await accounts.setup({ token, email, password })).account.role).toBe("owner");
      expect((await accounts.session()).account.email).toBe(email);
      expect(await outcomeOf(accounts.setup({ token, email: "b@example.com", password }))).toBe(
        "already_set_up",
      );
    }
    await using third = await at.start();
    expect(third.node.setupUrl).toBeNull();
    expect(await signIn(third, password)).toBe("served");
  },
);

test.each(engines)(
  "on %s OWNER_EMAIL and OWNER_PASSWORD make the owner at the first start, and change nothing later",
  async (engine) => {
    await using at = await place(engine);
    const rows = ({ node }: TestWorld) => node.database.all<{ password: string }>("select * from account");
    let before: { password: string }[] = [];
    {
      await using first = await at.start({ email, password });
      expect(first.node.setupUrl).toBeNull();
      expect(await signIn(first, password)).toBe("served");
      before = await rows(first);
      expect(before).toMatchObject([{ email, role: "owner", tier: "enterprise" }]);
      expect(before[0]?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    }
    await using second = await at.start({ email, password: "another password" });
    expect(await rows(second)).toEqual(before);
    expect(await signIn(second, "another password")).toBe("sign_in_failed");
    expect(await signIn(second, password)).toBe("served");
  },
);

test.each(engines)(
  "on %s an OWNER_EMAIL that is a developer's address is reported, and the node does not start",
  async (engine) => {
    await using at = await place(engine);
    {
      await using first = await at.start();
      await first.browser().accounts.signUp({ email, password });
    }
    const said = await startLine({ ...at.env, OWNER_EMAIL: email, OWNER_PASSWORD: password });
    expect(said).toContain(`OWNER_EMAIL is ${email}, which another account of this node uses`);
    expect(said).not.toContain(password);
  },
);

test.each(engines)(
  "on %s what one node ends, another rejects from the next request on; failures are counted together",
  async (engine) => {
    await using at = await place(engine);
    await using one = await at.start({ email, password });
    await using other = await at.start({ email, password });
    const [here, there] = [one.browser(), other.browser()];
    await here.accounts.signIn({ email, password });
    there.jar.set("access_token", here.jar.get("access_token") ?? "");
    expect((await there.accounts.session()).account.email).toBe(email);
    await here.accounts.signOut();
    expect(await outcomeOf(there.accounts.session())).toBe("credential_unknown");

    const guesses = Array.from({ length: 10 }, (_, n) =>
      signIn(n % 2 === 0 ? one : other, "a wrong password"),
    );
    const outcomes = await Promise.all(guesses);
    expect(outcomes.filter((outcome) => outcome === "sign_in_failed")).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === "too_many_sign_ins")).toHaveLength(5);
  },
);
