/** Backups and restores: a node goes on from its backup, on either engine. */

import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { verifyDelivery } from "../../client/webhooks/verify.ts";
import { restore } from "../../server/backup/restore.ts";
import { verifyBackup } from "../../server/backup/verify.ts";
import { openPostgres } from "../../server/core/database/postgres.ts";
import { steps } from "../../server/core/database/schema.ts";
import { openSqlite } from "../../server/core/database/sqlite.ts";
import { restoringFile } from "../../server/core/database/unfinished-restore.ts";
import { Orm } from "../../server/core/sql/orm.ts";
import { continueLog } from "../../server/features/log/continue-log.ts";
import { logKeyOf } from "../../server/features/log/log-key.ts";
import { RollbackGuard } from "../../server/features/log/rollback-guard.ts";
import { type EngineName, engines, scratch } from "../engines.ts";
import { agentIds } from "../faults/database.ts";
import { mayMount } from "../faults/fault.ts";
import { folder, urlOf } from "../faults/process.ts";
import { mountSmallDisk } from "../faults/small-disk.ts";
import { hang } from "../hang.ts";
import { receiver } from "../webhooks/receiver.ts";
import { answers, later, silent, worldOn } from "../whole-node.ts";
import { createWorld, publicUrl, type TestWorld, withoutExpiry } from "../world.ts";
import {
  asOlder,
  backedUp,
  backUpTo,
  type Database,
  deleteBackedUp,
  restoreFrom,
  rewritten,
  run,
  spawnCommand,
  target,
} from "./scene.ts";

let opened: AsyncDisposableStack;
beforeEach(() => {
  opened = new AsyncDisposableStack();
});
afterEach(() => opened.disposeAsync());
/** The backups of lost nodes with a log, which several tests restore. */
const lost = new AsyncDisposableStack();
afterAll(() => lost.disposeAsync());
afterAll(deleteBackedUp);

async function newFile(name = "a.backup"): Promise<string> {
  return join(opened.use(await folder()).path, name);
}

/** Opens a database as a node does at its start. */
async function start(database: Database): Promise<void> {
  const now = () => new Date();
  const opening =
    database.engine === "sqlite"
      ? openSqlite(database.file, new Orm([]), now, randomUUID)
      : openPostgres(database, new Orm([]), now, randomUUID);
  await (await opening)[Symbol.asyncDispose]();
}

/** A backup does not depend on where it is restored to: each engine is read once and written once, and not by itself. */
const directions = engines.map((from) => ({ from, to: engines.find((each) => each !== from) ?? from }));

describe.each(directions)("a backup of $from, restored to $to", ({ from, to }) => {
  it("keeps every row, response, key, session, secret and number", async () => {
    const { file, held, hook, answers: before, checkpoint } = await backedUp(from);
    const database = await target(to, opened);
    const result = await restoreFrom(file, database, { checkpoint });
    expect(result).toEqual({ aside: null, log: "continues" });

    const again = await newFile();
    const { header } = await backUpTo(again, database);
    const [first, second] = [await verifyBackup(file, silent), await verifyBackup(again, silent)];
    expect(Object.fromEntries(second.digests)).toEqual(Object.fromEntries(first.digests));
    expect(second.faults).toEqual([]);
    expect(header.tables).toEqual(first.header.tables); // with the generated keys
    expect(header.engine).toBe(to);

    await using world = await worldOn(database, hook);
    if (to === "sqlite")
      expect(
        await world.node.database.all("select name from sqlite_master where name like 'sqlite_stat%'"),
      ).toEqual([]); // no statistics: the plans are those of a new node
    expect(await answers(world, held)).toEqual(before);
    const { response, ...request } = held.repeated;
    expect(await (await world.send("POST", "/register", request)).text()).toBe(response);
    const registry = world.registryWith(held.rawKey);
    const received = hook.requests.length;
    await registry.agents.register({ agent_id: "next", agent_url: "https://next.example.com/" });
    await expect.poll(() => hook.requests.length, hang).toBeGreaterThan(received);
    const last = hook.requests.at(-1);
    const now = () => new Date(later);
    expect(await verifyDelivery(String(last?.body), last?.headers ?? {}, held.secret, { now })).toBeTruthy();
    await registry.webhooks.create({ callbackUrl: hook.url("/other") }); // its key is generated
  });
});

describe.each(engines)("a backup of %s", (engine) => {
  it("is of one instant, while changes go on", async () => {
    await using own = await scratch(engine);
    await using world = await createWorld(engine, { database: own.database });
    let registered = 0;
    const register = () => {
      const agent_id = `agent-${++registered}`;
      return world.registry.agents.register({ agent_id, agent_url: "https://agent.example.com/" });
    };
    for (let n = 0; n < 30; n++) await register();
    const file = await newFile();
    const state = { isDone: false };
    const backingUp = run("backup", [file], { DATABASE_URL: urlOf(own.database) }).finally(() => {
      state.isDone = true;
    });
    while (!state.isDone) await register();
    expect(await backingUp).toMatchObject({ status: 0, said: expect.stringContaining("Backed up") });
    const { header, faults } = await verifyBackup(file, silent);
    expect(faults).toEqual([]);
    const restored = await target(engine, opened);
    await restoreFrom(file, restored);
    const ids = new Set(await agentIds(restored));
    const expected = Array.from({ length: header.seq }, (_, n) => `agent-${n + 1}`); // each change registers the next
    expect(ids).toEqual(new Set(expected));
    expect(header.seq).toBeGreaterThanOrEqual(30);
  });
});

/** What does not depend on the engine, whose rows a backup and a restore compare. */
const engine = "sqlite";

describe("a backup", () => {
  it("lets pending deliveries go on after a restore, also those that a dead process had claimed", async () => {
    await using own = await scratch(engine);
    await using hook = await receiver((_request, response) => response.writeHead(500).end());
    const file = await newFile();
    const [key] = await (async () => {
      await using world = await worldOn(own.database, hook);
      const owner = await world.owner();
      await owner.webhooks.create({ callbackUrl: hook.url() });
      await world.registry.agents.register({ agent_id: "a", agent_url: "https://a.example.com/" });
      await world.sql("insert into instance (id, heartbeats) values ('killed', 1)");
      await world.sql("update delivery set status = 'pending', finished_at = null, lease = 'killed'");
      await backUpTo(file, own.database);
      return hook.requests.map(({ headers }) => headers["x-idempotency-key"]);
    })();
    const database = await target(engine, opened);
    await restoreFrom(file, database);
    hook.requests.length = 0;
    hook.respondWith((_request, response) => response.writeHead(204).end());
    await using world = await worldOn(database, hook);
    await expect.poll(() => hook.requests.length, hang).toBe(1);
    expect(hook.requests[0]?.headers["x-idempotency-key"]).toBe(key);
    const pending = () => world.node.database.all("select id from delivery where status = 'pending'");
    await expect.poll(pending, hang).toEqual([]);
  });

  it("overwrites nothing, and leaves nothing behind when it cannot be written", async () => {
    await using own = await scratch(engine);
    await using _world = await createWorld(engine, { database: own.database });
    const file = await newFile();
    await writeFile(file, "mine");
    await expect(backUpTo(file, own.database)).rejects.toThrow(/exists, and the backup overwrites nothing/);
    expect(await readFile(file, "utf8")).toBe("mine");
    expect(readdirSync(dirname(file))).toEqual(["a.backup"]);
    await expect(backUpTo(join(file, "below"), own.database)).rejects.toThrow(/is not a folder/);
    await expect(backUpTo(join(dirname(file), "no", "a"), own.database)).rejects.toThrow(
      /There is no folder/,
    );
    await expect(backUpTo("/proc/a.backup", own.database)).rejects.toThrow(/No backup was made/);
  });

  it.skipIf(!mayMount)(
    "says that the disk is full, and leaves nothing behind (only root may mount)",
    async () => {
      await using own = await scratch(engine);
      await using _world = await createWorld(engine, { database: own.database });
      const disk = await mountSmallDisk(opened, "1m");
      disk.fill();
      await expect(backUpTo(join(disk.path, "a.backup"), own.database)).rejects.toThrow(
        /no space left in .*make room.* No backup was made/,
      );
      expect(readdirSync(disk.path)).toEqual(["filler"]);
    },
  );

  it("has no file with its name when it is killed or interrupted", async () => {
    await using own = await scratch(engine);
    await using world = await createWorld(engine, { database: own.database });
    for (let part = 0; part < 10; part++) await world.sql(manyRows(part));
    for (const signal of ["SIGKILL", "SIGTERM"] as const) {
      const file = await newFile();
      const command = spawnCommand("backup", [file], { DATABASE_URL: urlOf(own.database) });
      const closed = once(command, "close");
      let said = "";
      command.stderr.setEncoding("utf8").on("data", (text) => {
        said += text;
      });
      await expect.poll(() => readdirSync(dirname(file)).length, { ...hang, interval: 5 }).toBe(1);
      command.kill(signal);
      await closed;
      const left = readdirSync(dirname(file));
      if (signal === "SIGTERM")
        expect({ said, left }).toEqual({ said: expect.stringMatching(/^Interrupted/), left: [] });
      else expect(left).toEqual([expect.stringMatching(/^a\.backup\.[0-9a-f]{8}\.partial$/)]);
      for (const each of left)
        await expect(verifyBackup(join(dirname(file), each), silent)).rejects.toThrow(/is damaged/);
    }
  });
});

/** Fills a table with rows that take longer to back up than to kill, in parts that no time limit of a statement ends. */
const manyRows = (part: number) =>
  `insert into key_day with recursive n(i) as (select 1 union all select i + 1 from n where i < 30000)
   select 'key_${part}_' || i, '2026-11-24', hex(randomblob(16)), i from n`;

describe.each(engines)("a restore to %s", (engine) => {
  it("rejects a database with data, and leaves it as it is", async () => {
    const { file } = await backedUp(engine);
    const database = await databaseOfOther(engine);
    await expect(restoreFrom(file, database)).rejects.toThrow(/already.* Nothing was changed.*--replace/s);
    expect(await agentIds(database)).toEqual(["mine"]);
  });

  it("replaces a database if it is asked to", async () => {
    const { file } = await backedUp(engine);
    const database = await databaseOfOther(engine);
    const { aside } = await restoreFrom(file, database, { replace: true });
    expect(await agentIds(database)).toHaveLength(9);
    if (engine === "sqlite")
      expect(await agentIds({ engine, file: String(aside) })).toEqual(["mine"]); // kept, with what was in its log
    else expect(aside).toBe(null);
    await start(database);
  });

  it("rejects a database that a node uses", async () => {
    const { file } = await backedUp(engine);
    const database = await target(engine, opened);
    await using _world = await createWorld(engine, { database });
    await expect(restoreFrom(file, database, { replace: true })).rejects.toThrow(
      /[Ss]top .*Nothing was changed/,
    );
  });

  it("lets no node start before it is finished, and starts over", async () => {
    const { file } = await backedUp(engine);
    const verified = await verifyBackup(file, silent);
    const database = await target(engine, opened);
    for (const phase of ["Restoring", "Comparing"]) {
      const begin = (name: string) => {
        if (name === phase) throw new Error("stopped here");
      };
      const progress = { ...silent, begin };
      const fixed = { file, verified, database, replace: false, log: { checkpoint: null, publicUrl } };
      const stopped = restore({ ...fixed, progress });
      await expect(stopped).rejects.toThrow("stopped here");
      await expect(start(database)).rejects.toThrow(
        /restore of .* has not finished\. Run it again: .* restore/,
      );
      await expect(backUpTo(await newFile(), database)).rejects.toThrow(/There is no database|not finished/);
    }
    expect(await restoreFrom(file, database)).toMatchObject({ log: "halted" });
    await start(database);
  });

  it("runs the migrations that an older backup lacks", async () => {
    const { file } = await backedUp(engine);
    const older = await newFile();
    await rewritten(file, older, (lines) => asOlder(lines, steps.slice(0, 1)));
    const { header, digests } = await verifyBackup(older, silent);
    expect(header.migrations).toEqual(["0001-tables"]);
    expect(digests.has("connectivity")).toBe(false); // a table of a later migration
    const database = await target(engine, opened);
    await restoreFrom(older, database);
    await start(database);
    const again = await backUpTo(await newFile(), database);
    expect(again.header.migrations).toEqual(steps.map(({ name }) => name));
    expect(again.header.tables.map(({ name }) => name)).toContain("connectivity");
  });
});

/** A database with one agent. */
async function databaseOfOther(engine: EngineName): Promise<Database> {
  const database = await target(engine, opened);
  await using world = await createWorld(engine, { database });
  await world.registry.agents.register({ agent_id: "mine", agent_url: "https://mine.example.com/" });
  return database;
}

describe("a restore", () => {
  it("changes nothing for a damaged backup", async () => {
    const { file } = await backedUp(engine);
    const damaged = await newFile();
    const content = await readFile(file);
    await writeFile(damaged, content.subarray(0, content.length - 20));
    const database = await databaseOfOther(engine);
    await expect(restoreFrom(damaged, database, { replace: true })).rejects.toThrow(/ends too early/);
    expect(await agentIds(database)).toEqual(["mine"]);
  });

  it("finds a row that was changed meanwhile, and lets no node start", async () => {
    const { file } = await backedUp(engine);
    const verified = await verifyBackup(file, silent);
    const database = { engine, file: await newFile("registry.sqlite") } as const;
    const begin = (phase: string) => {
      using other = new DatabaseSync(restoringFile(database.file));
      if (phase === "Comparing") other.exec("update agent set name = 'Another' where agent_id = 'agent-1'");
    };
    const log = { checkpoint: null, publicUrl };
    const progress = { ...silent, begin };
    await expect(restore({ file, verified, database, replace: false, log, progress })).rejects.toThrow(
      /differs from the backup.*\nagent: 9 rows of 9, or with other values\n/,
    );
    await expect(start(database)).rejects.toThrow(/has not finished/);
  });

  it("rejects a backup of a newer version", async () => {
    const { file } = await backedUp(engine);
    const newer = await newFile();
    await rewritten(file, newer, ([header = "", ...lines]) => {
      const { migrations, ...rest } = JSON.parse(header);
      return [JSON.stringify({ ...rest, migrations: [...migrations, "9999-later"] }), ...lines];
    });
    await expect(restoreFrom(newer, await target(engine, opened))).rejects.toThrow(
      /newer version.*9999-later/,
    );
  });
});

/** A node whose log is only sealed when the test says so. */
const unsealed = (database: Database) =>
  createWorld(database.engine, { database }, { ...withoutExpiry, newId: randomUUID });

/** Registers agents, seals their events, and reads the checkpoint. */
async function sealed({ registry, arrange }: TestWorld, ...ids: string[]): Promise<string> {
  for (const agent_id of ids)
    await registry.agents.register({ agent_id, agent_url: `https://${agent_id}.example.com/` });
  await arrange.seal();
  return registry.log.checkpoint();
}

const sizeOf = (checkpoint: string) => Number(checkpoint.split("\n")[1]);

describe("the log of a restored database", () => {
  let file: string;
  /** The checkpoints of the lost node: when it was backed up, and its last one. */
  let [then, last] = ["", ""];
  beforeAll(async () => {
    await using own = await scratch(engine);
    await using world = await unsealed(own.database);
    file = join(lost.use(await folder()).path, "a.backup");
    then = await sealed(world, "a", "b", "c");
    await backUpTo(file, own.database);
    last = await sealed(world, "d", "e");
  });

  it.each(["nothing", "the last checkpoint"])("signs nothing if this machine has %s", async (known) => {
    const database = await target(engine, opened);
    const checkpoint = known === "nothing" ? null : last;
    expect((await restoreFrom(file, database, { checkpoint })).log).toBe("halted");
    await using world = await unsealed(database);
    expect(await sealed(world, "other", "another", "third")).toBe(then);
    expect((await world.registry.log.read()).halted?.reason).toMatch(
      known === "nothing" ? /restored from a backup of/ : /only 3 of them: it is an older copy/,
    );
  });

  it("goes on if nothing was signed after the backup", async () => {
    const database = await target(engine, opened);
    expect((await restoreFrom(file, database, { checkpoint: then })).log).toBe("continues");
    await using world = await unsealed(database);
    expect(sizeOf(await sealed(world, "other"))).toBe(4);
  });

  it("goes on if only events of the backup were signed after it", async () => {
    await using own = await scratch(engine);
    const earlier = await newFile();
    await using former = await unsealed(own.database);
    await sealed(former, "a");
    await former.registry.agents.register({ agent_id: "b", agent_url: "https://b.example.com/" });
    await backUpTo(earlier, own.database);
    const checkpoint = await sealed(former);
    const database = await target(engine, opened);
    expect((await restoreFrom(earlier, database, { checkpoint })).log).toBe("continues");
    await using world = await unsealed(database);
    expect(sizeOf(await sealed(world, "other"))).toBe(3);
  });

  it("goes on with the last checkpoint, or the word of the operator, and with no older or other one", async () => {
    const database = await target(engine, opened);
    await restoreFrom(file, database);
    await using world = await unsealed(database);
    const guard = new RollbackGuard(await newFile("log.checkpoint"));
    const nodeKey = Buffer.alloc(32, 7);
    const resume = (checkpoint: string | null) =>
      continueLog({ database: world.node.database, guard, nodeKey, checkpoint });
    expect(await resume(last)).toContain("only 3 of them");
    expect(await resume(then.replace("\n3\n", "\n2\n"))).toContain("not signed by the key");
    expect(await resume(logKeyOf(nodeKey, "registry.test/log").sign(noEntries))).toContain("is older than");
    guard.write(last);
    expect(await resume(null)).toContain("only 3 of them");
    expect(await sealed(world, "other", "another")).toBe(then);
    expect(await resume(last)).toContain("its history is another one");
    expect(await resume(then)).toBeNull();
    expect(guard.read()).toBe(then);
    expect(sizeOf(await sealed(world))).toBe(5);
    await world.arrange.haltLog();
    expect(await resume(null)).toBeNull();
  });

  it("has a name that nobody has seen if the backup has no checkpoint", async () => {
    await using own = await scratch(engine);
    const early = await newFile();
    await using former = await unsealed(own.database);
    await backUpTo(early, own.database);
    const [name] = (await sealed(former, "a", "b")).split("\n");
    const database = await target(engine, opened);
    expect((await restoreFrom(early, database)).log).toBe("renamed");
    await using world = await unsealed(database);
    const [other, size] = (await sealed(world, "other")).split("\n");
    expect([other?.replace(/\d{8}T\d{6}Z$/, "…"), size]).toEqual([`${name}/…`, "1"]);
  });
});

/** The checkpoint of a log without entries. */
const noEntries = `registry.test/log\n0\n${createHash("sha256").digest("base64")}\n`;

it("says after a restore elsewhere that the log is halted, and continues it when the operator decides so", async () => {
  const place = opened.use(await folder()).path;
  const file = join(place, "a.backup");
  const database: Database = { engine: "sqlite", file: join(place, "lost", "registry.sqlite") };
  {
    await using world = await unsealed(database);
    await sealed(world, "a", "b", "c");
  }
  const env = { NODE_KEY: Buffer.alloc(32, 7).toString("base64"), PUBLIC_URL: publicUrl };
  await run("backup", [file], { ...env, DATABASE_URL: urlOf(database) });
  const restored: Database = { engine: "sqlite", file: join(place, "new", "registry.sqlite") };
  const here = { ...env, DATABASE_URL: urlOf(restored) };
  expect((await run("restore", [file], here)).said).toMatch(/THE TRANSPARENCY LOG IS HALTED.*log continue/s);
  const health = async () => {
    await using world = await createWorld("sqlite", { database: restored });
    return (await world.registry.node.health()).warnings.map(({ code }) => code);
  };
  await expect.poll(health, hang).toEqual(["log_halted"]);
  expect(await run("log", ["continue"], here)).toMatchObject({
    status: 1,
    said: expect.stringMatching(/There is no file .*new\/log\.checkpoint.* --newest.* log new-epoch/s),
  });
  const checkpoint = join(place, "lost", "log.checkpoint");
  expect(await run("log", ["continue", "--checkpoint", checkpoint], here)).toMatchObject({ status: 0 });
  expect(await health()).toEqual([]);
});

describe("a restore to a full disk", () => {
  it.skipIf(!mayMount)("says so, lets no node start, and starts over (only root may mount)", async () => {
    const { file } = await backedUp("sqlite");
    const disk = await mountSmallDisk(opened, "4m");
    const database: Database = { engine: "sqlite", file: join(disk.path, "registry.sqlite") };
    disk.fill();
    expect(await run("restore", [file, "--without-key", "--to", urlOf(database)])).toMatchObject({
      status: 1,
      said: expect.stringMatching(/There is no space left .* Then run this again: it starts over/),
    });
    await expect(start(database)).rejects.toThrow(/has not finished/);
    disk.clear();
    await restoreFrom(file, database);
    await start(database);
  });
});

describe.skipIf(!engines.includes("postgres"))("a text with a null character", () => {
  it("is restored to SQLite, and rejected for PostgreSQL before anything is changed", async () => {
    const { file } = await backedUp("sqlite");
    const odd = await newFile();
    await rewritten(file, odd, (lines) => lines.map((line) => line.replace('"plain"', '"pl\\u0000n"')));
    const database = await target("postgres", opened);
    await expect(restoreFrom(odd, database)).rejects.toThrow(/agent \[\d+\], column description/);
    await start(database); // without a restore that has not finished
    await restoreFrom(odd, await target("sqlite", opened));
  });
});
