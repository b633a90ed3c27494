/** `npm run migrate:sqlite-to-postgres`: a node moves from SQLite to PostgreSQL, by a backup that is restored. */

import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { basename, dirname } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { TerminalProgress } from "../server/commands/command-output.ts";
import { openPostgres } from "../server/core/database/postgres.ts";
import { Orm } from "../server/core/sql/orm.ts";
import { backedUp, deleteBackedUp, restoreFrom, run, spawnCommand } from "./backup/scene.ts";
import { engines, scratch } from "./engines.ts";
import { execute } from "./faults/database.ts";
import { answers, emptyTarget, worldOn } from "./whole-node.ts";
import { createWorld } from "./world.ts";

const opened = new AsyncDisposableStack();
afterAll(() => opened.disposeAsync());
afterAll(deleteBackedUp);

/** The file of a node that was filled and has stopped, and what clients got from it. */
async function source() {
  const { file: backup, checkpoint, ...filled } = await backedUp("sqlite");
  const { database } = opened.use(await scratch("sqlite"));
  await restoreFrom(backup, database, { checkpoint });
  return { ...filled, database, file: database.file };
}

/** The files of the temporary backup. */
const leftBy = (file: string) =>
  readdirSync(dirname(file)).filter((name) => name.startsWith(`${basename(file)}.moving`));

/** A server that nobody runs. */
const unreachable = "postgres://postgres@127.0.0.1:1/registry";

/** Fills a table with rows that take longer to copy than to interrupt. */
const manyRows = `insert into key_day with recursive n(i) as (select 1 union all select i + 1 from n where i < 30000)
  select 'key_' || i, '2026-11-24', hex(randomblob(16)), i from n`;

const migrate = (...args: string[]) => run("migrate-to-postgres", args);

describe.skipIf(!engines.includes("postgres"))("a migration from SQLite to PostgreSQL", () => {
  it("moves a node with every response, says what to do next, and rejects a target that has data", async () => {
    const { file, hook, held, answers: before } = await source();
    const target = await emptyTarget();
    const { PATH = "", HOME = "", NODE_COMPILE_CACHE = "" } = process.env;
    const script = ["run", "-s", "migrate:sqlite-to-postgres", "--", `sqlite:${file}`];
    const env = { PATH, HOME, NODE_COMPILE_CACHE, DATABASE_URL: target.url };
    const { stdout } = await promisify(execFile)("npm", script, { env });
    expect(stdout).toMatch(/Restoring [\d,]+ rows …/);
    expect(stdout).toContain("All rows are equal");
    expect(stdout).toMatch(/NODE_KEY of this node \(fingerprint [\w-]+\)/);
    expect(stdout).toContain("log.checkpoint: move it to ./data/log.checkpoint");
    expect(stdout).toContain(`DATABASE_URL=${target.url}`);
    expect(await migrate("--from", `sqlite:${file}`, "--to", target.url)).toMatchObject({
      status: 1,
      said: expect.stringMatching(
        /already \(table account\)\. Nothing was changed\..* name it as the target/,
      ),
    });
    expect(leftBy(file)).toEqual([]);

    await using world = await worldOn(target, hook);
    expect(await answers(world, held)).toEqual(before);
    expect((await world.registry.log.read()).halted).toBeNull();
  });

  it("lets no node start on the target when it is interrupted, leaves no backup behind, and starts over", async () => {
    const { database, file } = await source();
    const target = await emptyTarget();
    await execute(database, manyRows);
    const command = spawnCommand("migrate-to-postgres", [`sqlite:${file}`, target.url]);
    let said = "";
    command.stderr.setEncoding("utf8").on("data", (text) => (said += text));
    command.stdout.on("data", (text) => String(text).includes("Restoring") && command.kill());
    await once(command, "close");
    expect(said).toBe("Interrupted (SIGTERM). Run this again: it starts over.\n");
    expect(leftBy(file)).toEqual([]);
    const start = () => openPostgres(target, new Orm([]), () => new Date(), randomUUID);
    await expect(start()).rejects.toThrow(
      `has not finished. Run it again: npm run migrate:sqlite-to-postgres -- sqlite:${file} `,
    );
    expect(await migrate(`sqlite:${file}`, target.url)).toMatchObject({ status: 0 });
    await (await start())[Symbol.asyncDispose]();
  });

  it("rejects a null character, and leaves no backup behind", async () => {
    const { database, file } = await source();
    await execute(database, "update agent set description = 'a' || char(0) where key = 1");
    expect(await migrate(`sqlite:${file}`, (await emptyTarget()).url)).toMatchObject({
      status: 1,
      said: expect.stringMatching(/\(agent \[1\], column description\)\. Nothing was copied/),
    });
    expect(leftBy(file)).toEqual([]);
  });

  it("rejects a source that a process uses, which it names", async () => {
    await using own = await scratch("sqlite");
    await using _world = await createWorld("sqlite", { database: own.database });
    expect(await migrate(`sqlite:${own.database.file}`, unreachable)).toMatchObject({
      status: 1,
      said: expect.stringMatching(new RegExp(`^Moving .*\\nProcess ${process.pid} \\(.* uses .*: stop it`)),
    });
  });

  it("explains what is wrong with its arguments", async () => {
    expect((await migrate()).said).toContain("There is no target");
    const swapped = await migrate("postgres://u:secret@127.0.0.1/x", "sqlite:x");
    expect(swapped).toMatchObject({ status: 1, said: expect.stringContaining("is not a SQLite file") });
    expect(swapped.said).not.toContain("secret");
    expect((await migrate("sqlite:/nowhere", unreachable)).said).toContain("There is no database /nowhere");
    const missing = await migrate(`sqlite:${(await source()).file}`, unreachable);
    expect(missing.said).toContain("Then run this again: it starts over");
  });
});

describe("the progress of a command", () => {
  const shown = (isTTY: boolean, columns = 200, phase = "Restoring") => {
    let now = 0;
    let text = "";
    const output = { isTTY, columns, write: (more: string) => (text += more) };
    const progress = new TerminalProgress(output, () => now);
    progress.begin(phase, 4_000);
    now = 10_000;
    progress.advance("agent", 1_000);
    now = 20_000;
    progress.advance("agent", 3_000);
    progress.end();
    return text;
  };

  it("is a bar on a terminal", () => {
    expect(shown(true)).toContain(
      "Restoring ██████░░░░░░░░░░░░░░░░░░ 25 % · agent · 1,000 of 4,000 rows · 100 rows/s · 30 s left",
    );
    expect(shown(true)).toMatch(/100 % · done · 4,000 of 4,000 rows · 200 rows\/s in 20 s\n$/);
  });

  it("fits into the columns of the terminal, and keeps the time that is left", () => {
    for (const columns of [120, 80, 60, 40, 20]) {
      const lines = shown(true, columns, "Copying to PostgreSQL").split("\r\u001b[K").slice(1);
      for (const line of lines) expect(line.trimEnd().length).toBeLessThan(columns);
      expect(lines[0]).toMatch(/ 30 s left$/);
    }
  });

  it("is lines elsewhere", () => {
    expect(shown(false).split("\n")).toEqual([
      "Restoring 4,000 rows …",
      "Restoring agent: 1,000 of 4,000 rows · 100 rows/s · 30 s left",
      "Restoring agent: 4,000 of 4,000 rows · 200 rows/s · 0.0 s left",
      "Restoring done: 4,000 of 4,000 rows · 200 rows/s in 20 s",
      "",
    ]);
  });
});
