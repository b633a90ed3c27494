/** `registry-node key rotate`: nothing that is encrypted is lost, whenever it ends. */
import { randomBytes, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import type { Config } from "../../server/config.ts";
import type { Writer } from "../../server/database/database.ts";
import { openPostgres } from "../../server/database/postgres.ts";
import { openSqlite } from "../../server/database/sqlite.ts";
import { entities } from "../../server/entities.ts";
import { fingerprintOf, keyOf } from "../../server/key-fingerprint.ts";
import { RotationMismatch, rotateSecrets } from "../../server/key-rotation.ts";
import { SecretEncryption } from "../../server/secret-encryption.ts";
import { command, type Ended } from "../doctor/scene.ts";
import { type EngineName, engines } from "../engines.ts";
import { browserAt, folder, start, urlOf } from "../faults/process.ts";
import { emptyTarget } from "../whole-node.ts";
import { password } from "../world.ts";

type Database = Config["database"];

const world = { clock: () => new Date(), random: randomBytes };
const yes = ["key", "rotate", "--yes"];

/** Kills at every second moment by default: each takes two seconds. */
const killEvery = Number(process.env.KILL_EVERY ?? 2);

/** A folder to start in, with a database of its own, which no pool of the tests uses. */
async function place(engine: EngineName) {
  const own = await folder();
  const database: Database =
    engine === "postgres" ? await emptyTarget() : { engine, file: join(own.path, "data", "registry.sqlite") };
  const env = { DATABASE_URL: urlOf(database), PORT: "0", LOG_LEVEL: "silent" };
  return { ...own, database, env, keyFile: join(own.path, "data", "node.key") };
}

type Place = Awaited<ReturnType<typeof place>>;

/** Lets a node use a database: two webhooks, one with a former secret, and a kept response. @returns the secrets by id. */
async function used({ path, env }: Place, nodeKey?: Buffer): Promise<Map<string, string[]>> {
  await using node = await start(path, { ...env, ...(nodeKey && { NODE_KEY: nodeKey.toString("base64") }) });
  const browser = browserAt(node.url);
  await browser.accounts.signUp({ email: "ada@example.com", password });
  const first = await browser.webhooks.create({ callbackUrl: "https://hooks.example.com/1" });
  const second = await browser.webhooks.create({ callbackUrl: "https://hooks.example.com/2" });
  const rotated = await browser.webhooks.rotateSecret(second.id, {});
  node.send("SIGTERM");
  await node.ended;
  return new Map([
    [first.id, [first.secret]],
    [second.id, [rotated.secret, second.secret]],
  ]);
}

/** Opens the database as a start does, and reads what it needs the key for. */
async function opened({ database, keyFile }: Place, nodeKey: Buffer | null = null) {
  await using own =
    database.engine === "sqlite"
      ? await openSqlite(database.file, entities, world.clock, randomUUID)
      : await openPostgres(database, entities, world.clock, randomUUID);
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
  it("replaces the key file, and all secrets stay what they are", async () => {
    await using own = await place(engine);
    const secrets = await used(own);
    const before = await readFile(own.keyFile, "utf8");
    const { code, out, err } = await command(own.path, yes, own.env);
    expect([code, err]).toEqual([0, ""]);
    const found = await opened(own);
    expect(found.secrets).toEqual(secrets);
    expect(found.responses).toBe(0);
    expect(await readFile(own.keyFile, "utf8")).not.toBe(before);
    expect((await stat(own.keyFile)).mode & 0o777).toBe(0o600);
    expect((await readdir(dirname(own.keyFile))).filter((name) => name.startsWith("node.key"))).toEqual([
      "node.key",
    ]);
    expect(out).toContain(`fingerprint ${fingerprintOf(found.key)}`);
    expect(out).toContain("3 of webhooks");
    expect(out).not.toContain((await readFile(own.keyFile, "utf8")).trim());
  });

  it("prints the new key where it is in NODE_KEY, and the node starts with it alone", async () => {
    await using own = await place(engine);
    const former = randomBytes(32);
    const secrets = await used(own, former);
    const { code, out } = await command(own.path, yes, { ...own.env, NODE_KEY: former.toString("base64") });
    expect(code).toBe(0);
    const next = Buffer.from(/NODE_KEY=(\S+)/.exec(out)?.[1] ?? "", "base64");
    expect(next).toHaveLength(32);
    expect((await opened(own, next)).secrets).toEqual(secrets);
    await expect(opened(own, former)).rejects.toThrow("is not the key that the database was written with");
    expect(existsSync(own.keyFile)).toBe(false);
  });

  it("refuses while a node runs, and changes nothing", async () => {
    await using own = await place(engine);
    const secrets = await used(own);
    const before = await readFile(own.keyFile, "utf8");
    {
      await using _node = await start(own.path, own.env);
      const { code, err } = await command(own.path, yes, own.env);
      expect(code).toBe(1);
      expect(err).toMatch(
        /^(Process|Others are connected).*\b(stop it|Stop the nodes).*Nothing was changed\.\n$/,
      );
    }
    expect(await readdir(dirname(own.keyFile))).not.toContain("node.key.new");
    expect(await readFile(own.keyFile, "utf8")).toBe(before);
    expect((await opened(own)).secrets).toEqual(secrets);
  });

  it("refuses a key that is not the database's, and a database that has no key yet", async () => {
    await using own = await place(engine);
    await using other = await place(engine);
    await used(own);
    const wrong = { ...own.env, NODE_KEY: Buffer.alloc(32, 8).toString("base64") };
    const { code, err, out } = await command(own.path, yes, wrong);
    expect([code, out]).toEqual([1, ""]);
    expect(err).toMatch(/^The key in NODE_KEY \(fingerprint \S+\) is not the one .* Nothing was changed\./);
    expect((await command(other.path, yes, other.env)).err).toMatch(/no database|no tables/);
  });

  it("refuses a key file that another database of an earlier version has, until that has its own", async () => {
    await using own = await place(engine);
    const other = join(own.path, "data", "other.sqlite");
    const startOther = async () => {
      await using neighbour = await start(own.path, { ...own.env, DATABASE_URL: `sqlite:${other}` });
      neighbour.send("SIGTERM");
      await neighbour.ended;
    };
    await startOther();
    await rename(`${other}.key`, own.keyFile); // earlier versions had one for all databases of a folder
    const secrets = await used(own);
    const before = await readFile(own.keyFile, "utf8");
    const { code, err } = await command(own.path, yes, own.env);
    expect(code).toBe(1);
    expect(err).toContain(`is also the key of ${other}: start the node on that database once`);
    expect(await readFile(own.keyFile, "utf8")).toBe(before);
    await startOther();
    expect(await readFile(`${other}.key`, "utf8")).toBe(before);
    expect(await command(own.path, yes, own.env)).toMatchObject({ code: 0 });
    expect((await opened(own)).secrets).toEqual(secrets);
    await startOther();
  });

  it("does nothing without --yes where it cannot ask, and says what becomes invalid", async () => {
    await using own = await place(engine);
    const { code, err } = await command(own.path, ["key", "rotate"], own.env);
    expect(code).toBe(1);
    expect(err).toMatch(/add --yes.*Nothing was changed\./);
    for (const word of ["cursors", "sign-ins", "Idempotency-Keys", "node_id", "backups"])
      expect(err).toContain(word);
  });

  it("leaves a database and a key that start, whenever it is killed", async () => {
    await using own = await place(engine);
    const secrets = await used(own);
    const keys = new Set([(await opened(own)).key.toString("hex")]);
    let deaths = 0;
    let completed = 0;
    for (let at = 1; ; at += killEvery) {
      const ended = await rotatedAndKilled(own, at);
      const isBetween = existsSync(`${own.keyFile}.new`);
      if (isBetween) {
        const { code, out } = await command(own.path, ["doctor"], own.env);
        expect([code, out], `after a death at moment ${at}`).toEqual([
          0,
          expect.stringContaining("database's"),
        ]);
        if (out.includes("completes the rotation")) completed += 1;
      }
      const found = await opened(own);
      expect(found.secrets, `after a death at moment ${at}`).toEqual(secrets);
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
    const database = await openSqlite(join(own.path, "registry.sqlite"), entities, world.clock, randomUUID);
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
      run: async (sql, params) => (sql.startsWith("update") ? undefined : writer.run(sql, params)),
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
