/** `npm run owner:reset`, as an operator runs it who lost the owner's password. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it, vi } from "vitest";
import { command } from "../../server/commands/owner-reset.ts";
import { engines, scratch } from "../engines.ts";
import { outcomeOf } from "../responses.ts";
import { type configOf, createWorld, password, type TestWorld } from "../world.ts";
import { urlOf } from "./process.ts";

type Database = ReturnType<typeof configOf>["database"];

const root = fileURLToPath(new URL("../..", import.meta.url));
const next = "four other words";

/** Runs it by npm on a database; gives what it said and its status. */
async function resetByNpm(database: Database, typed: string) {
  const { PATH = "", HOME = "", NODE_COMPILE_CACHE = "" } = process.env;
  const npm = spawn("npm", ["run", "-s", "owner:reset"], {
    cwd: root,
    env: { PATH, HOME, NODE_COMPILE_CACHE, DATABASE_URL: urlOf(database) },
  });
  let said = "";
  for (const stream of [npm.stdout, npm.stderr])
    stream.setEncoding("utf8").on("data", (text) => (said += text));
  npm.stdin.on("error", () => undefined); // it may end without reading
  npm.stdin.end(`${typed}\n`);
  const [status] = await once(npm, "close");
  return { said, status };
}

/** Runs it in this process on a database; gives what it said. */
async function reset(database: Database, chosen: string): Promise<string> {
  vi.stubEnv("DATABASE_URL", urlOf(database));
  vi.stubEnv("OWNER_NEW_PASSWORD", chosen);
  const said = vi.spyOn(console, "log").mockImplementation(() => undefined);
  await command.run([]);
  return said.mock.calls.join("\n");
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const signIn = (world: TestWorld, email: string, secret: string) =>
  outcomeOf(world.browser().accounts.signIn({ email, password: secret }));

describe.each(engines)("on %s, owner:reset", (engine) => {
  it("sets the password while the node runs, and ends the owner's sessions", async () => {
    await using own = await scratch(engine);
    await using world = await createWorld(engine, { database: own.database });
    const { email, accounts } = await world.owner();
    const said = await reset(own.database, next);
    expect(said).toContain(email);
    expect(said).not.toContain(next);
    expect(await outcomeOf(accounts.session())).toBe("credential_unknown");
    expect(await signIn(world, email, password)).toBe("sign_in_failed");
    expect(await signIn(world, email, next)).toBe("served");
  });

  it("says in one line what keeps it from doing so, and changes nothing", async () => {
    await using own = await scratch(engine);
    await using world = await createWorld(engine, { database: own.database });
    await expect(reset(own.database, next)).rejects.toThrow(/^The node has no owner yet.*$/);
    const { email } = await world.owner();
    for (const [chosen, reason] of [
      ["short", /^.*12 to 256 characters.*$/],
      [" ".repeat(12), /^.*5 different characters.*$/],
      ["leavemealone", /^.*common password.*$/],
      [email, /^.*e-mail address.*$/],
    ] as const)
      await expect(reset(own.database, chosen)).rejects.toThrow(reason);
    expect(await signIn(world, email, password)).toBe("served");
  });
});

describe("npm run owner:reset", () => {
  it("takes the first line of standard input", async () => {
    await using own = await scratch("sqlite");
    await using world = await createWorld("sqlite", { database: own.database });
    const { email } = await world.owner();
    const { said, status } = await resetByNpm(own.database, next);
    expect({ said, status }).toMatchObject({ said: expect.stringContaining(email), status: 0 });
    expect(said).not.toContain(next);
    expect(await signIn(world, email, next)).toBe("served");
  });

  it("makes no database where there is none, and ends with 1 and one line", async () => {
    const { said, status } = await resetByNpm(
      { engine: "sqlite", file: "/nonexistent/registry.sqlite" },
      next,
    );
    expect(status).toBe(1);
    expect(said).toMatch(/^There is no database \/nonexistent\/registry.sqlite[^\n]*\n$/);
  });
});
