/** `registry-node key rotate`: nothing that is encrypted is lost, whenever it ends. */
import { randomBytes, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Config } from "../../server/assembly/config.ts";
import { openPostgres } from "../../server/core/database/postgres.ts";
import { openSqlite } from "../../server/core/database/sqlite.ts";
import { fingerprintOf, keyOf } from "../../server/core/secrets/key-fingerprint.ts";
import { RotationMismatch, rotateSecrets } from "../../server/core/secrets/key-rotation.ts";
import { SecretEncryption } from "../../server/core/secrets/secret-encryption.ts";
import type { Writer } from "../../server/core/sql/rows.ts";
import { orm } from "../../server/features.ts";
import { command, type Ended, examined, failures, of } from "../doctor/scene.ts";
import { type EngineName, engines } from "../engines.ts";
import { folder, urlOf } from "../faults/process.ts";
import { emptyTarget } from "../whole-node.ts";
import { createWorld } from "../world.ts";

type Database = Config["database"];

const world = { clock: () => new Date(), random: randomBytes };
const yes = ["key", "rotate", "--yes"];
const key = randomBytes(32);

/** What a node has left when it was stopped. */
interface Used {
  database: Database;
  /** The secrets of its webhooks, by id. */
  secrets: Map<string, string[]>;
}

/** Lets a node use a database: two webhooks, one with a former secret, and kept responses. */
async function used(engine: EngineName, path: string): Promise<Used> {
  const database: Database =
    engine === "postgres" ? await emptyTarget() : { engine, file: join(path, "registry.sqlite") };
  await using node = await createWorld(engine, { database, nodeKey: key }, { clock: world.clock });
  node.keyedPosts = true;
  const { webhooks } = await node.developer();
  const first = await webhooks.create({ callbackUrl: "https://hooks.example.com/1" });
  const second = await webhooks.create({ callbackUrl: "https://hooks.example.com/2" });
  const rotated = await webhooks.rotateSecret(second.id, {});
  const secrets = new Map([
    [first.id, [first.secret]],
    [second.id, [rotated.secret, second.secret]],
  ]);
  return { database, secrets };
}

/** A folder to start in, with a copy of a database, which no pool of the tests uses, and its key file. */
async function copyOf({ database: original }: Used) {
  const own = await folder();
  const keyFile = join(own.path, "data", "node.key");
  await mkdir(dirname(keyFile));
  await writeFile(keyFile, key.toString("base64"), { mode: 0o600 });
  const database = await copied(original, join(own.path, "data", "registry.sqlite"));
  const env = { DATABASE_URL: urlOf(database), PORT: "0", LOG_LEVEL: "silent" };
  return { ...own, database, env, keyFile };
}

async function copied(original: Database, file: string): Promise<Database> {
  if (original.engine === "postgres") return emptyTarget(original);
  await copyFile(original.file, file);
  return { engine: "sqlite", file };
}

type Place = Awaited<ReturnType<typeof copyOf>>;

/** Opens the database as a start does, and reads what it needs the key for. */
async function opened(
  { database, keyFile }: Pick<Place, "database" | "keyFile">,
  nodeKey: Buffer | null = null,
) {
  await using own =
    database.engine === "sqlite"
      ? await openSqlite(database.file, orm, world.clock, randomUUID)
      : await openPostgres(database, orm, world.clock, randomUUID);
  const key = await keyOf(own, { nodeKey, file: keyFile, lostKey: null }, world);
  const encryption = new SecretEncryption(key, "webhook secrets", randomBytes);
  const rows = await own.all<{ id: string; secret: string; previous_secret: string | null }>(
    "select id, secret, previous_secret from webhook order by key",
  );
  const secrets = rows.map(
    ({ id, secret, previous_secret }) =>
      [
        id,
        [secret, ...(previous_secret === null ? [] : [previous_secret])].map((each) =>
          encryption.decrypt(each, id),
        ),
      ] as const,
  );
  const responses = await own.all("select id from idempotent_request");
  return { key, secrets: new Map(secrets), responses: responses.length };
}

describe.each(engines)("on %s", (engine) => {
  let before: Used;
  const opening = new AsyncDisposableStack();
  beforeAll(async () => {
    before = await used(engine, opening.use(await folder()).path);
  });
  afterAll(() => opening.disposeAsync());

  it("replaces the key file, and all secrets stay what they are", async () => {
    await using own = await copyOf(before);
    expect((await opened(own)).responses).toBeGreaterThan(0);
    const { code, out, err } = await command(own.path, yes, own.env);
    expect([code, err]).toEqual([0, ""]);
    const found = await opened(own);
    expect(found.secrets).toEqual(before.secrets);
    expect(found.responses).toBe(0);
    expect(found.key).not.toEqual(key);
    expect((await stat(own.keyFile)).mode & 0o777).toBe(0o600);
    expect(await readdir(dirname(own.keyFile))).not.toContain("node.key.new");
    expect(out).toContain(`fingerprint ${fingerprintOf(found.key)}`);
    expect(out).toContain("3 of webhooks");
    expect(out).not.toContain((await readFile(own.keyFile, "utf8")).trim());
  });

  it("prints the new key where it is in NODE_KEY, and the node starts with it alone", async () => {
    await using own = await copyOf(before);
    await rm(own.keyFile);
    const { code, out } = await command(own.path, yes, { ...own.env, NODE_KEY: key.toString("base64") });
    expect(code).toBe(0);
    const next = Buffer.from(/NODE_KEY=(\S+)/.exec(out)?.[1] ?? "", "base64");
    expect(next).toHaveLength(32);
    expect((await opened(own, next)).secrets).toEqual(before.secrets);
    await expect(opened(own, key)).rejects.toThrow("is not the key that the database was written with");
    expect(existsSync(own.keyFile)).toBe(false);
  });

  it("refuses while a node runs, and a key that is not the database's, and changes nothing", async () => {
    await using own = await copyOf(before);
    {
      await using _node = await createWorld(engine, { database: own.database, nodeKey: key });
      const { code, err } = await command(own.path, yes, own.env);
      expect(code).toBe(1);
      expect(err).toMatch(
        /^(Process|Others are connected).*\b(stop it|Stop the nodes).*Nothing was changed\.\n$/,
      );
    }
    const wrong = { ...own.env, NODE_KEY: Buffer.alloc(32, 8).toString("base64") };
    const { code, err, out } = await command(own.path, yes, wrong);
    expect([code, out]).toEqual([1, ""]);
    expect(err).toMatch(/^The key in NODE_KEY \(fingerprint \S+\) is not the one .* Nothing was changed\./);
    expect(await readdir(dirname(own.keyFile))).not.toContain("node.key.new");
    expect(await opened(own)).toMatchObject({ key, secrets: before.secrets });
  });

  it("refuses a database that has no key yet", async () => {
    await using own = await folder();
    const database: Database =
      engine === "postgres" ? await emptyTarget() : { engine, file: join(own.path, "registry.sqlite") };
    const { err } = await command(own.path, yes, { DATABASE_URL: urlOf(database) });
    expect(err).toMatch(/no database|no tables/);
  });

  it("refuses a key file that another database of an earlier version has, until that has its own", async () => {
    await using own = await copyOf(before);
    const file = join(dirname(own.keyFile), "other.sqlite");
    const other = { database: { engine: "sqlite", file } as const, keyFile: `${file}.key` };
    await writeFile(other.keyFile, key.toString("base64"));
    await opened(other);
    await rm(other.keyFile); // earlier versions had one for all databases of a folder
    const { code, err } = await command(own.path, yes, own.env);
    expect(code).toBe(1);
    expect(err).toContain(`is also the key of ${file}: start the node on that database once`);
    expect((await opened(own)).key).toEqual(key);
    expect((await opened(other)).key).toEqual(key);
    expect(existsSync(other.keyFile)).toBe(true);
    expect(await command(own.path, yes, own.env)).toMatchObject({ code: 0 });
    expect((await opened(own)).secrets).toEqual(before.secrets);
    expect((await opened(other)).key).toEqual(key);
  });

  it("leaves a database and a key that start, whenever it is killed", async () => {
    await using own = await copyOf(before);
    const keys = new Set([key.toString("hex")]);
    let deaths = 0;
    let completed = 0;
    for (let at = 1; ; at++) {
      const ended = await rotatedAndKilled(own, at);
      if (existsSync(`${own.keyFile}.new`)) {
        const findings = await examinedIn(own);
        expect(failures(findings), `after a death at moment ${at}`).toEqual([]);
        const lines = of(findings, "Node key").join();
        expect(lines, `after a death at moment ${at}`).toContain("database's");
        if (lines.includes("completes the rotation")) completed += 1;
      }
      const found = await opened(own);
      expect(found.secrets, `after a death at moment ${at}`).toEqual(before.secrets);
      keys.add(found.key.toString("hex"));
      if (ended.signal === null) {
        expect(ended.err).toBe("");
        break;
      }
      deaths += 1;
    }
    expect(deaths).toBeGreaterThan(10);
    expect(completed).toBeGreaterThan(0); // some died between the commit and the replacement of the file
    expect(keys.size).toBeGreaterThanOrEqual(completed + 2); // and the last did not die
  });
});

/** Has the doctor examine a place from its folder, where the key file of PostgreSQL is. */
async function examinedIn({ path, env }: Place) {
  const former = process.cwd();
  process.chdir(path);
  try {
    return await examined(env);
  } finally {
    process.chdir(former);
  }
}

it("does nothing without --yes where it cannot ask, and says what becomes invalid", async () => {
  await using own = await folder();
  const { code, err } = await command(own.path, ["key", "rotate"], {});
  expect(code).toBe(1);
  expect(err).toMatch(/add --yes.*Nothing was changed\./);
  for (const word of ["cursors", "sign-ins", "Idempotency-Keys", "node_id", "backups"])
    expect(err).toContain(word);
});

function rotatedAndKilled({ path, env }: Place, moment: number): Promise<Ended> {
  const die = pathToFileURL(join(import.meta.dirname, "die.ts")).href;
  return command(path, yes, { ...env, DIE_AT: String(moment) }, { flags: ["--import", die] });
}

describe("the rotation of secrets", () => {
  const [from, to] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const now = new Date("2027-01-01T00:00:00Z");

  /** A database with a webhook whose secret was encrypted with a key. */
  async function withSecret(key: Buffer) {
    const own = await folder();
    const database = await openSqlite(join(own.path, "registry.sqlite"), orm, world.clock, randomUUID);
    const secret = new SecretEncryption(key, "webhook secrets", randomBytes).encrypt("whsec_1", "whk_1");
    await database.aside((writer) =>
      writer.run(
        `insert into webhook (id, account_id, callback_url, origin, host, site, events, source, status, secret, created_at, consecutive_failures)
          values ('whk_1', 'acc_1', 'https://a.example/', 'https://a.example', 'a.example', 'a.example', '', 'local', 'active', ?, '', 0)`,
        [secret],
      ),
    );
    return {
      database,
      secret,
      async [Symbol.asyncDispose]() {
        await database[Symbol.asyncDispose]();
        await own[Symbol.asyncDispose]();
      },
    };
  }

  it("leaves a secret whose key was lost earlier as it is, and counts it", async () => {
    await using own = await withSecret(Buffer.alloc(32, 9));
    const result = await own.database.aside((writer) =>
      rotateSecrets(writer, { from, to }, { now, random: randomBytes }),
    );
    expect(result).toEqual({ secrets: 0, lost: 1, responses: 0 });
    expect(await own.database.get("select secret from webhook")).toEqual({ secret: own.secret });
  });

  it("is undone if what was written is not what was read", async () => {
    await using own = await withSecret(from);
    const forgetful = (writer: Writer): Writer => ({
      ...writer,
      all: async (sql, params) => (sql.startsWith("update") ? [] : writer.all(sql, params)),
    });
    const rotation = own.database.aside((writer) =>
      rotateSecrets(forgetful(writer), { from, to }, { now, random: randomBytes }),
    );
    await expect(rotation).rejects.toThrow(RotationMismatch);
    expect(await own.database.get("select secret from webhook")).toEqual({ secret: own.secret });
  });

  it("is completed by the next start, which ignores a next key that is not the database's or not whole", async () => {
    await using own = await withSecret(from);
    await using place = await folder();
    const file = join(place.path, "data", "node.key");
    const source = { nodeKey: null, file, lostKey: null };
    await mkdir(dirname(file));
    await writeFile(file, from.toString("base64"));
    await keyOf(own.database, source, world);
    for (const text of [to.toString("base64"), "abc"]) {
      await writeFile(`${file}.new`, text);
      expect(await keyOf(own.database, source, world)).toEqual(from);
    }
    await writeFile(`${file}.new`, to.toString("base64"));
    await own.database.aside((writer) => rotateSecrets(writer, { from, to }, { now, random: randomBytes }));
    expect(await keyOf(own.database, source, world)).toEqual(to);
    expect(await readFile(file, "utf8")).toBe(to.toString("base64"));
    expect(existsSync(`${file}.new`)).toBe(false);
  });
});
