/** `npm run migrate:sqlite-to-postgres`: a node moves from SQLite to PostgreSQL. */
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { copyFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { verifyDelivery } from "../client/webhooks/verify.ts";
import { openPostgres } from "../server/core/database/postgres.ts";
import { keyFileOf } from "../server/core/secrets/node-key.ts";
import { readConfig } from "../server/core/settings/config.ts";
import { checkpointFileOf } from "../server/features/log/rollback-guard.ts";
import { type MigrationOptions, migrateToPostgres, type Progress } from "../server/migrate/migrate.ts";
import { nodeTables } from "../server/migrate/tables.ts";
import { TerminalProgress } from "../server/migrate/terminal.ts";
import { run } from "./backup/scene.ts";
import { engines, scratch } from "./engines.ts";
import { execute } from "./faults/database.ts";
import { hang } from "./hang.ts";
import { receiver } from "./webhooks/receiver.ts";
import { answers, emptyTarget, filled, later, type Postgres, silent, worldOn } from "./whole-node.ts";
import { type Browser, createWorld } from "./world.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** A node that was filled and has stopped, its file, and what clients got from it. */
async function fill() {
  const { database } = opened.use(await scratch("sqlite"));
  const hook = opened.use(await receiver());
  await using world = await worldOn(database, hook);
  const held = await filled(world, hook);
  return { file: database.file, hook, held, before: await answers(world, held) };
}

/** Filled once for all tests. It is deleted after them. */
let filledOnce: ReturnType<typeof fill> | undefined;
const opened = new AsyncDisposableStack();
afterAll(() => opened.disposeAsync());

/** A source with a copy of the filled file. */
async function source() {
  filledOnce ??= fill();
  const once = await filledOnce;
  const own = await scratch("sqlite");
  const { file } = own.database;
  await copyFile(once.file, file);
  return { ...once, file, [Symbol.asyncDispose]: () => own[Symbol.asyncDispose]() };
}

/** Migrates with small batches. */
function migrate(file: string, target: Postgres, more: Partial<MigrationOptions> = {}) {
  return migrateToPostgres({ file, target, restart: false, progress: silent, batchRows: 3, ...more });
}

/** Stops a migration like a failure, after so many calls of its progress, of all tables or one. */
function stopsAfter(calls: number, only?: string): Progress {
  let seen = 0;
  const advance = (table: string) => {
    if ((only ?? table) === table && ++seen > calls) throw new Error("stopped here");
  };
  return { ...silent, advance };
}

/** Runs the command like an operator. */
async function command(args: string[], env: Record<string, string> = {}) {
  const { PATH = "", HOME = "", NODE_COMPILE_CACHE = "" } = process.env;
  const npm = spawn("npm", ["run", "-s", "migrate:sqlite-to-postgres", "--", ...args], {
    cwd: root,
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...env },
  });
  let said = "";
  for (const stream of [npm.stdout, npm.stderr])
    stream.setEncoding("utf8").on("data", (text) => (said += text));
  const [status] = await once(npm, "close");
  return { said, status };
}

/** A program that migrates one row at a time. */
const slowly = `
  import { migrateToPostgres } from ${JSON.stringify(new URL("../server/migrate/migrate.ts", import.meta.url).href)};
  const [file, url] = process.argv.slice(1);
  const say = (...words) => process.stdout.write(words.join(" ") + "\\n");
  const progress = { begin: say, advance: say, end: () => undefined };
  await migrateToPostgres({ file, target: { url }, restart: false, progress, batchRows: 1 });
`;

/** Runs that program, and kills it after it has said so many lines. */
async function killedAfter(lines: number, file: string, { url }: Postgres): Promise<void> {
  const child = spawn(process.execPath, ["--input-type=module", "-e", slowly, file, url]);
  const closed = once(child, "close");
  let said = "";
  child.stdout.setEncoding("utf8").on("data", (text) => {
    said += text;
    if (said.split("\n").length > lines) child.kill("SIGKILL");
  });
  let failure = "";
  child.stderr.setEncoding("utf8").on("data", (text) => (failure += text));
  const [, signal] = await closed;
  if (signal !== "SIGKILL") throw new Error(`It was not killed: ${said}${failure}`);
}

describe.skipIf(!engines.includes("postgres"))("a migration from SQLite to PostgreSQL", () => {
  it("keeps every response, key, session, secret and number", async () => {
    await using from = await source();
    const { file, hook, held, before } = from;
    const target = await emptyTarget();

    const result = await migrate(file, target);
    expect(result).toMatchObject({ tables: nodeTables().length });

    await using world = await worldOn(target, hook);
    expect(await answers(world, held)).toEqual(before);
    const { response, ...request } = held.repeated;
    expect(await (await world.send("POST", "/register", request)).text()).toBe(response);
    const received = hook.requests.length;
    await world
      .registryWith(held.rawKey)
      .agents.register({ agent_id: "next", agent_url: "https://next.example.com/" });
    await expect.poll(() => hook.requests.length, hang).toBeGreaterThan(received);
    const last = hook.requests.at(-1);
    const body = String(last?.body);
    expect(
      await verifyDelivery(body, last?.headers ?? {}, held.secret, { now: () => new Date(later) }),
    ).toBeTruthy();
    const owner: Pick<Browser, "webhooks"> = world.registryWith(held.rawKey);
    await owner.webhooks.create({ callbackUrl: hook.url("/other") }); // its key is generated
  });

  it("goes on after failures, in the copy and the comparison, and ends exact", async () => {
    await using from = await source();
    const target = await emptyTarget();
    const failures = [stopsAfter(0), stopsAfter(5), stopsAfter(60)];
    for (const progress of failures)
      await expect(migrate(from.file, target, { progress })).rejects.toThrow("stopped here");
    const { rows } = await migrate(from.file, target);
    expect(rows).toBeGreaterThan(100);
  });

  it("goes on after it was killed at several points", async () => {
    await using from = await source();
    const target = await emptyTarget();
    for (const lines of [2, 90]) await killedAfter(lines, from.file, target);
    expect((await migrate(from.file, target)).rows).toBeGreaterThan(100);
  });

  it("lets no node start on the target before it is verified", async () => {
    await using from = await source();
    const target = await emptyTarget();
    await expect(migrate(from.file, target, { progress: stopsAfter(3) })).rejects.toThrow("stopped here");
    const start = () => openPostgres(target, [], () => new Date(), randomUUID);
    await expect(start()).rejects.toThrow(
      /has not finished. Continue it: npm run migrate:sqlite-to-postgres -- sqlite:/,
    );
    await migrate(from.file, target);
    await (await start())[Symbol.asyncDispose]();
  });

  it("finds a row that was changed, added or removed on the target", async () => {
    await using from = await source();
    const target = await emptyTarget();
    const rows = migrate(from.file, target, {
      progress: {
        ...silent,
        begin: (phase) => {
          if (phase === "Verifying") throw new Error("stopped here");
        },
      },
    });
    await expect(rows).rejects.toThrow("stopped here");
    await execute(
      target,
      `update agent set name = 'Another' where agent_id = 'agent-1'; delete from event where seq = 2;
       insert into figure (kind, value, count) values ('tags', 'a', 1)`,
    );
    const failure = await migrate(from.file, target).catch(String);
    expect(failure).toMatch(/agent: the row \[2\] differs/);
    expect(failure).toMatch(
      /event: the row \[2\] is missing on the target \(\d+ rows, SHA-256 \w{12} on SQLite/,
    );
    expect(failure).toMatch(/figure: the row \["tags","a"\] is only on the target/);
    await migrate(from.file, target, { restart: true });
  });

  it("rejects a source that has changed since it was interrupted", async () => {
    await using from = await source();
    const target = await emptyTarget();
    await expect(migrate(from.file, target, { progress: stopsAfter(3) })).rejects.toThrow("stopped here");
    await execute({ engine: "sqlite", file: from.file }, "update journal set seq = seq + 1");
    await expect(migrate(from.file, target)).rejects.toThrow(/has changed since .* add --restart/);
    await execute({ engine: "sqlite", file: from.file }, "update node_key set fingerprint = 'another'");
    await expect(migrate(from.file, target)).rejects.toThrow(/unfinished migration of another node/);
    await migrate(from.file, target, { restart: true });
  });

  it("rejects a source that a node uses, also an idle one", async () => {
    await using own = await scratch("sqlite");
    await using _world = await createWorld("sqlite", { database: own.database });
    const { file } = own.database;
    await expect(migrate(file, await emptyTarget())).rejects.toThrow(/uses .*: stop it, and run this again/);
  });

  it("names the process that uses the source", async () => {
    await using from = await source();
    const open = `const { DatabaseSync } = await import("node:sqlite");
      const database = new DatabaseSync(process.argv[1]); database.prepare("select * from agent").all();
      console.log("open"); setInterval(() => database, 1000);`;
    const child = spawn(process.execPath, ["--input-type=module", "-e", open, from.file]);
    try {
      await once(child.stdout, "data");
      await expect(migrate(from.file, await emptyTarget())).rejects.toThrow(`Process ${child.pid} (`);
    } finally {
      child.kill("SIGKILL");
      await once(child, "close");
    }
  });

  it("rejects null characters before it copies anything", async () => {
    await using from = await source();
    const target = await emptyTarget();
    await execute(
      { engine: "sqlite", file: from.file },
      "update agent set description = 'a' || char(0) where key = 1",
    );
    const failure = await migrate(from.file, target).catch(String);
    const remedy = /agent \[1\], column description: (update .*)/.exec(String(failure))?.[1] ?? "";
    await execute({ engine: "sqlite", file: from.file }, remedy);
    await migrate(from.file, target);
  });

  it("rejects a target with data, and leaves it as it is", async () => {
    await using from = await source();
    await using to = await scratch("postgres");
    {
      await using world = await createWorld("postgres", { database: to.database });
      await world.owner();
    }
    await expect(migrate(from.file, to.database)).rejects.toThrow(
      /already \(table account\). Nothing was copied/,
    );
    await expect(migrate(from.file, to.database, { restart: true })).rejects.toThrow(/Nothing was copied/);
  });

  it("rejects files that are not those of a node", async () => {
    await using own = await scratch("sqlite");
    const { file } = own.database;
    const target = await emptyTarget();
    await expect(migrate(file, target)).rejects.toThrow(/There is no database/);
    await execute(own.database, "create table other (id integer)");
    await expect(migrate(file, target)).rejects.toThrow(/has no tables of a node/);
  });
});

describe.skipIf(!engines.includes("postgres"))("npm run migrate:sqlite-to-postgres", () => {
  it("moves a node, and says what to do next", async () => {
    await using from = await source();
    const { url } = await emptyTarget();
    const checkpoint = checkpointFileOf(keyFileOf({ engine: "sqlite", file: from.file }));
    await writeFile(checkpoint, "");
    const { said, status } = await command([`sqlite:${from.file}`], { DATABASE_URL: url });
    expect({ said, status }).toMatchObject({
      status: 0,
      said: expect.stringContaining("All rows are equal"),
    });
    expect(said).toMatch(/Copying [\d,]+ rows …/);
    expect(said).toMatch(/NODE_KEY of this node \(fingerprint [\w-]+\)/);
    expect(said).toContain(`in ${checkpoint}: move it to ./data/log.checkpoint`);
    expect(said).toContain(`DATABASE_URL=${url}`);
    expect(readConfig({ DATABASE_URL: url }).database).toMatchObject({ engine: "postgres" });
    const again = await command(["--from", `sqlite:${from.file}`, "--to", url]);
    expect(again).toMatchObject({ status: 1, said: expect.stringContaining("Nothing was copied") });
  });

  it("explains what is wrong with its arguments", async () => {
    const migrating = (...args: string[]) => run("migrate-to-postgres", args);
    expect(await migrating()).toMatchObject({
      status: 1,
      said: expect.stringContaining("There is no target"),
    });
    const swapped = await migrating("postgres://u:secret@127.0.0.1/x", "sqlite:x");
    expect(swapped).toMatchObject({ status: 1, said: expect.stringContaining("is not a SQLite file") });
    expect(swapped.said).not.toContain("secret");
    await using from = await source();
    const missing = await migrating(`sqlite:${from.file}`, "postgres://postgres@127.0.0.1:1/registry");
    expect(missing).toMatchObject({ status: 1, said: expect.stringContaining("Then run this again") });
  });
});

describe("the progress of a migration", () => {
  const shown = (isTTY: boolean) => {
    let now = 0;
    let text = "";
    const output = { isTTY, columns: 200, write: (more: string) => (text += more) };
    const progress = new TerminalProgress(output, () => now);
    progress.begin("Copying", 4_000, 1_000);
    now = 10_000;
    progress.advance("agent", 1_000);
    now = 30_000;
    progress.advance("agent", 2_000);
    progress.end();
    return text;
  };

  it("is a bar on a terminal", () => {
    expect(shown(true)).toContain(
      "Copying ████████████░░░░░░░░░░░░ 50 % · agent · 2,000 of 4,000 rows · 100 rows/s · 20 s left",
    );
    expect(shown(true)).toMatch(/100 % · done · 4,000 of 4,000 rows · 100 rows\/s in 30 s\n$/);
  });

  it("is lines elsewhere", () => {
    expect(shown(false).split("\n")).toEqual([
      "Copying 4,000 rows, continuing after 1,000 …",
      "Copying agent: 2,000 of 4,000 rows · 100 rows/s · 20 s left",
      "Copying agent: 4,000 of 4,000 rows · 100 rows/s · 0.0 s left",
      "Copying done: 4,000 of 4,000 rows · 100 rows/s in 30 s",
      "",
    ]);
  });
});
