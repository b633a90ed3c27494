/** `npm run owner:reset`, as an operator runs it who lost the owner's password. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { engines, scratch } from "../engines.ts";
import { outcomeOf } from "../responses.ts";
import { type configOf, createWorld, password } from "../world.ts";
import { urlOf } from "./process.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const next = "four other words";

/** Runs it on the database of a world; gives what it said and its status. */
async function reset(database: ReturnType<typeof configOf>["database"], typed: string, more: object = {}) {
  const { PATH = "", HOME = "", NODE_COMPILE_CACHE = "" } = process.env;
  const npm = spawn("npm", ["run", "-s", "owner:reset"], {
    cwd: root,
    env: { PATH, HOME, NODE_COMPILE_CACHE, DATABASE_URL: urlOf(database), ...more },
  });
  let said = "";
  for (const stream of [npm.stdout, npm.stderr])
    stream.setEncoding("utf8").on("data", (text) => (said += text));
  npm.stdin.on("error", () => undefined); // it may end without reading
  npm.stdin.end(`${typed}\n`);
  const [status] = await once(npm, "close");
  return { said, status };
}

describe.each(engines)("on %s, owner:reset", (engine) => {
  it("sets the password while the node runs", async () => {
    await using own = await scratch(engine);
    await using world = await createWorld(engine, { database: own.database });
    const { email, accounts } = await world.owner();
    const { said, status } = await reset(own.database, next);
    expect({ said, status }).toMatchObject({ said: expect.stringContaining(email), status: 0 });
    expect(said).not.toContain(next);
    expect(await outcomeOf(accounts.session())).toBe("credential_unknown");
    const signIn = (password: string) => outcomeOf(world.browser().accounts.signIn({ email, password }));
    expect(await signIn(password)).toBe("sign_in_failed");
    expect(await signIn(next)).toBe("served");
    expect(await reset(own.database, "ignored", { OWNER_NEW_PASSWORD: password })).toMatchObject({
      status: 0,
    });
    expect(await signIn(password)).toBe("served");
  });

  it("says in one line what keeps it from doing so, and changes nothing", async () => {
    await using own = await scratch(engine);
    await using world = await createWorld(engine, { database: own.database });
    expect(await reset(own.database, next)).toEqual({
      status: 1,
      said: expect.stringMatching(/^The node has no owner yet[^\n]*\n$/),
    });
    const { email } = await world.owner();
    for (const [typed, reason] of [
      ["short", /12 to 256 characters/],
      [" ".repeat(12), /5 different characters/],
      ["leavemealone", /common password/],
      [email, /e-mail address/],
    ] as const) {
      const { said, status } = await reset(own.database, typed);
      expect({ status, lines: said.trim().split("\n").length }).toEqual({ status: 1, lines: 1 });
      expect(said).toMatch(reason);
    }
    expect(await outcomeOf(world.browser().accounts.signIn({ email, password }))).toBe("served");
  });
});

it("makes no database where there is none", async () => {
  const { said, status } = await reset({ engine: "sqlite", file: "/nonexistent/registry.sqlite" }, next);
  expect(status).toBe(1);
  expect(said).toMatch(/^There is no database \/nonexistent\/registry.sqlite[^\n]*\n$/);
});
