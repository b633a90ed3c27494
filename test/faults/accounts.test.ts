/** Accounts of real processes: how the owner comes, what several processes share, and that secrets are nowhere. */
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { describe, expect, test } from "vitest";
import type { Config } from "../../server/config.ts";
import { openBrowser } from "../browser.ts";
import { engines } from "../engines.ts";
import { outcomeOf } from "../responses.ts";
import { type NodeProcess, run, start } from "./process.ts";
import { surroundings } from "./surroundings.ts";

const email = "owner@example.com";
const password = "correct horse battery";
const owner = { OWNER_EMAIL: email, OWNER_PASSWORD: password };

/** The set-up link in what a process says at its start; null if it says none. */
async function setupUrl({ said }: NodeProcess): Promise<URL | null> {
  const [all] = await said(/starting[\s\S]*Stop {7}Ctrl\+C/);
  const [, link] = /Set up {5}(\S+)/.exec(all) ?? [];
  return link === undefined ? null : new URL(link);
}

async function stop(node: NodeProcess): Promise<string> {
  node.send("SIGTERM");
  const { code, out, err } = await node.ended;
  expect({ code, err }).toEqual({ code: 0, err: "" });
  return out;
}

function signIn({ url }: NodeProcess, secret: string): Promise<string> {
  return outcomeOf(openBrowser(url).accounts.signIn({ email, password: secret }));
}

/** Reads rows while processes have the database open. */
async function query(database: Config["database"], sql: string): Promise<Record<string, unknown>[]> {
  if (database.engine === "sqlite") {
    using file = new DatabaseSync(database.file, { readOnly: true });
    return file.prepare(sql).all();
  }
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** All bytes of a database: every file of SQLite, every row of every table of PostgreSQL. */
async function bytesOf(database: Config["database"]): Promise<string> {
  if (database.engine === "sqlite") {
    const folder = dirname(database.file);
    const files = await readdir(folder);
    expect(files).toContain("registry.sqlite-wal");
    return (await Promise.all(files.map((file) => readFile(join(folder, file), "latin1")))).join("");
  }
  const tables = await query(database, "select tablename from pg_tables where schemaname = 'public'");
  const texts = tables.map(({ tablename }) =>
    query(database, `select row_to_json(t)::text as row from "${tablename}" t`),
  );
  return JSON.stringify(await Promise.all(texts));
}

describe.each(engines)("on %s", (engine) => {
  test("the first start prints a link that makes the owner's account once; later starts print none", async () => {
    await using place = await surroundings(engine);
    await using first = await start(place.path, place.env);
    const link = await setupUrl(first);
    expect(link?.origin).toBe(first.url);
    await stop(first);

    await using second = await start(place.path, place.env);
    expect((await setupUrl(second))?.search).toBe(link?.search); // it has not been used
    const page = await fetch(`${second.url}/${link?.search}`);
    expect(await page.text()).toContain(link?.searchParams.get("setup"));
    const { accounts } = openBrowser(second.url);
    const token = link?.searchParams.get("setup") ?? "";
    expect((await accounts.setup({ token, email, password })).account.role).toBe("owner");
    expect((await accounts.session()).account.email).toBe(email);
    expect(await outcomeOf(accounts.setup({ token, email: "b@example.com", password }))).toBe(
      "already_set_up",
    );
    await stop(second);

    await using third = await start(place.path, place.env);
    expect(await setupUrl(third)).toBeNull();
    expect(await signIn(third, password)).toBe("served");
  });

  test("OWNER_EMAIL and OWNER_PASSWORD make the owner at the first start, and change nothing at a later one", async () => {
    await using place = await surroundings(engine);
    const env = { ...place.env, ...owner };
    await using first = await start(place.path, env);
    expect(await setupUrl(first)).toBeNull();
    expect(await signIn(first, password)).toBe("served");
    const before = await query(place.database, "select * from account");
    expect(before).toMatchObject([{ email, role: "owner", tier: "enterprise" }]);
    expect(before[0]?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await stop(first);

    await using second = await start(place.path, { ...env, OWNER_PASSWORD: "another password" });
    expect(await query(place.database, "select * from account")).toEqual(before);
    expect(await signIn(second, "another password")).toBe("sign_in_failed");
    expect(await signIn(second, password)).toBe("served");
  });

  test("two processes that start at once with OWNER_EMAIL make one owner", async () => {
    await using place = await surroundings(engine);
    const env = { ...place.env, ...owner };
    const [one, other] = await Promise.all([start(place.path, env), start(place.path, env)]);
    await using _one = one;
    await using _other = other;
    expect(await query(place.database, "select email from account")).toEqual([{ email }]);
    expect([await signIn(one, password), await signIn(other, password)]).toEqual(["served", "served"]);
  });

  test("an OWNER_EMAIL that is a developer's address is reported, and the node does not start", async () => {
    await using place = await surroundings(engine);
    await using first = await start(place.path, place.env);
    await openBrowser(first.url).accounts.signUp({ email, password });
    await stop(first);
    await using second = run(place.path, { ...place.env, ...owner, PORT: "0" });
    const { code, err } = await second.ended;
    expect(code).toBe(1);
    expect(err).toContain(`OWNER_EMAIL is ${email}, which another account of this node uses`);
    expect(err).not.toContain(password);
  });

  test("what one process ends, another rejects from the next request on; failures are counted together", async () => {
    await using place = await surroundings(engine);
    const env = { ...place.env, ...owner };
    await using one = await start(place.path, env);
    await using other = await start(place.path, env);
    const [here, there] = [openBrowser(one.url), openBrowser(other.url)];
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
  });

  test("passwords, tokens and keys are in no file, no table, no log and no response but the one that gives them", async () => {
    await using place = await surroundings(engine);
    await using node = await start(place.path, { ...place.env, LOG_LEVEL: "trace" });
    const token = (await setupUrl(node))?.searchParams.get("setup") ?? "";
    const responses: string[] = [];
    const listening = async (request: Request) => {
      const response = await fetch(request);
      responses.push(await response.clone().text());
      return response;
    };
    const { accounts, keys, agents, jar } = openBrowser(node.url, listening);
    const passwords = ["the password of Ada 1", "a password for the owner 2", "a wrong password 3"];
    const [adas = "", owners = "", wrong = ""] = passwords;
    const tokens: string[] = [];
    const remember = () => tokens.push(jar.get("access_token") ?? "");

    await fetch(`${node.url}/?setup=${token}`);
    await accounts.setup({ token, email, password: owners });
    remember();
    await accounts.signUp({ email: "ada@example.com", password: adas });
    remember();
    await accounts.signIn({ email: "ada@example.com", password: adas });
    remember();
    await outcomeOf(openBrowser(node.url, listening).accounts.signIn({ email, password: wrong }));
    const { key } = await keys.create({ name: "ci" });
    expect(responses.pop()).toContain(key.raw_key);
    const headers = { authorization: `Bearer ${key.raw_key}` };
    await agents.register({ agent_id: "a", agent_url: "https://a.example.com" }, { headers });
    for (const bad of [`Bearer ${key.raw_key.slice(0, -1)}`, `Basic ${key.raw_key}`])
      await outcomeOf(agents.remove("a", { headers: { authorization: bad } }));
    await outcomeOf(accounts.setup({ token, email, password: wrong }));
    for (const path of ["sign-in", "sign-up", "setup"])
      for (const body of [`{"password": ${wrong}}`, `{"password": ["${wrong}"], "${wrong}": 1}`])
        responses.push(await (await post(`${node.url}/api/auth/${path}`, body)).text());
    await fetch(`${node.url}/list?access_token=${tokens[0]}&key=${key.raw_key}`);
    await keys.list().page();
    await accounts.sessions();

    const held = await bytesOf(place.database);
    expect(held).toContain("ada@example.com");
    await stop(node);
    const { out, err } = await node.ended;
    expect(out).toContain('"answered"');
    const [greeting = "", log = ""] = out.split("Stop       Ctrl+C");
    expect(greeting).toContain(token);
    const bodies = responses.join("\n");
    for (const secret of [...passwords.slice(0, 2), ...tokens, key.raw_key])
      for (const [where, text] of Object.entries({ held, log, err, greeting, bodies }))
        expect({ where, found: text.includes(secret) }).toEqual({ where, found: false });
    for (const [where, text] of Object.entries({ held, log, err, greeting }))
      expect({ where, found: text.includes(wrong) }).toEqual({ where, found: false });
    expect(log).not.toContain(token);
  });
});

function post(url: string, body: string): Promise<Response> {
  return fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body });
}
