/** What the doctor says of the database, the node key and the disk. */
import { execFileSync } from "node:child_process";
import { chmod, copyFile, readdir, readFile, stat, unlink, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { version } from "../../generated/operations.ts";
import { realSurroundings } from "../../server/commands/doctor/surroundings.ts";
import { steps } from "../../server/core/database/schema.ts";
import { fingerprintOf } from "../../server/core/secrets/key-fingerprint.ts";
import { createNode } from "../../server/node.ts";
import { databaseServer } from "../database-server.ts";
import { engines } from "../engines.ts";
import { createCluster, hasClusters } from "../faults/cluster.ts";
import { atServer, execute } from "../faults/database.ts";
import { mayMount } from "../faults/fault.ts";
import { start, urlOf } from "../faults/process.ts";
import { mountSmallDisk } from "../faults/small-disk.ts";
import { configOf } from "../world.ts";
import { examined, failures, fileOf, installation, key, of, stateOf } from "./scene.ts";

describe.each(engines)("on %s", (engine) => {
  it("an installation that is stopped is sound, and is left as it is", async () => {
    await using place = await installation(engine);
    const before = await stateOf(place.database);
    const findings = await examined(place.env);
    expect(failures(findings)).toEqual([]);
    expect(of(findings, "Schema")).toEqual([`ok: ${steps.at(-1)?.name}, that of this version (${version})`]);
    expect(of(findings, "Node key")).toEqual([
      "ok: NODE_KEY is set",
      `ok: It is the database's (fingerprint ${fingerprintOf(key)})`,
    ]);
    expect(await stateOf(place.database)).toBe(before);
  });

  it("an installation with a running node is sound, and its node is found at its port", async () => {
    await using place = await installation(engine);
    await using node = await start(place.path, { ...place.env, PORT: "0" });
    const findings = await examined({ ...place.env, PORT: new URL(node.url).port });
    expect(failures(findings)).toEqual([]);
    expect(of(findings, "Port")).toEqual([
      `ok: The node runs at port ${new URL(node.url).port} of 127.0.0.1 (version ${version})`,
    ]);
    await node.registry.agents.register({ agent_id: "a", agent_url: "https://a.example.com/" }); // it still writes
  });

  it("a wrong key is named by its fingerprint, and is never shown", async () => {
    await using place = await installation(engine);
    const wrong = Buffer.alloc(32, 8);
    const findings = await examined({ ...place.env, NODE_KEY: wrong.toString("base64") });
    expect(of(findings, "Node key")[1]).toMatch(/^failure: It is not the database's/);
    expect(of(findings, "Node key")[1]).toContain(fingerprintOf(wrong));
    expect(of(findings, "Node key")[1]).toContain(fingerprintOf(key));
    expect(JSON.stringify(findings)).not.toContain(wrong.toString("base64").slice(0, 20));
  });

  it("a missing key of a database that has one is a failure", async () => {
    await using place = await installation(engine);
    const { NODE_KEY: _, ...env } = place.env;
    const cwd = process.cwd();
    process.chdir(place.path); // for PostgreSQL the key file is below it
    try {
      expect(of(await examined(env), "Node key")).toEqual([
        expect.stringMatching(
          /^failure: \S+node\.key is missing, and NODE_KEY is not set.*put that key back/,
        ),
      ]);
    } finally {
      process.chdir(cwd);
    }
  });

  it("an older schema is a warning that says what the next start does", async () => {
    await using place = await installation(engine);
    const last = steps.at(-1)?.name ?? "";
    await execute(place.database, `delete from migration where name = '${last}'`);
    const [line, ...more] = of(await examined(place.env), "Schema");
    expect(more).toEqual([]);
    expect(line).toContain(
      `warning: The database is of an older version: it ends with ${steps.at(-2)?.name}`,
    );
    expect(line).toContain("make a backup with that version before");
  });

  it("a newer schema is a failure that names both versions", async () => {
    await using place = await installation(engine);
    await execute(place.database, "insert into migration (name) values ('9001-teleport')");
    const [line] = of(await examined(place.env), "Schema");
    expect(line).toMatch(
      /^failure: .*it has the migrations 9001-teleport, which this version .* up to 0\d+-.*Start the version that made it/,
    );
  });

  it("a database without tables waits for its first start", async () => {
    await using place = await installation(engine);
    if (engine === "sqlite") await unlink(fileOf(place.database));
    else await execute(place.database, "drop schema public cascade; create schema public");
    const findings = await examined(place.env);
    expect(failures(findings)).toEqual([]);
    expect(of(findings, "Schema")[0]).toMatch(
      /^(ok: The database has no tables yet|not checked: There is no database yet)/,
    );
    expect(of(findings, "Node key")).toContain(
      "ok: The database has no key yet: the next start records this one",
    );
  });
});

describe.skipIf(!engines.includes("postgres"))("a PostgreSQL database in another encoding than UTF-8", () => {
  it.each(["LATIN1", "WIN1252", "SQL_ASCII"])(
    "is a failure, and no node starts on it: %s",
    async (encoding) => {
      const name = `registry_test_${process.env.TEST_RUN}_${encoding.toLowerCase()}`;
      await atServer(
        databaseServer,
        `create database ${name} encoding '${encoding}' template template0 lc_collate 'C' lc_ctype 'C'`,
      );
      const url = new URL(databaseServer);
      url.pathname = `/${name}`;
      const fault = `The PostgreSQL database ${name} has the encoding ${encoding}, which cannot store all texts.`;
      const todo = `create database ${name}_utf8 encoding 'UTF8' template template0`;
      const env = { DATABASE_URL: url.href, NODE_KEY: key.toString("base64"), PORT: "0" };
      expect(failures(await examined(env))).toEqual([expect.stringContaining(fault)]);
      const started = createNode(configOf({ engine: "postgres", url: url.href }));
      await expect(started).rejects.toThrow(fault);
      await expect(started).rejects.toThrow(todo);
    },
  );
});

describe("on a file", () => {
  it("a restore that has not finished is a failure", async () => {
    await using place = await installation("sqlite");
    await writeFile(`${fileOf(place.database)}.restoring`, "");
    expect(of(await examined(place.env), "Schema")[0]).toMatch(
      /^failure: The restore of a backup to .* has not finished. Run it again/,
    );
  });

  it("files and a key that others can read are named, with the command that corrects it", async () => {
    await using place = await installation("sqlite");
    const file = fileOf(place.database);
    const keyFile = join(dirname(file), "node.key");
    await writeFile(keyFile, key.toString("base64"));
    await chmod(keyFile, 0o644);
    await chmod(file, 0o640);
    const { NODE_KEY: _, ...env } = place.env;
    const findings = await examined(env);
    expect(of(findings, "Node key")[0]).toContain(
      `failure: ${keyFile} can be used by other users (mode 0644): chmod 600`,
    );
    expect(of(findings, "Files")[0]).toBe(`warning: Other users can read ${file}: chmod 600 ${file}`);
    expect((await stat(keyFile)).mode & 0o777).toBe(0o644); // it is not corrected
  });

  it("a key file without a key is a failure, and what depends on it is not checked", async () => {
    await using place = await installation("sqlite");
    await writeFile(join(dirname(fileOf(place.database)), "node.key"), "hunter2\n", { mode: 0o600 });
    const { NODE_KEY: _, ...env } = place.env;
    const lines = of(await examined(env), "Node key");
    expect(lines[0]).toMatch(/^failure: \S+ does not hold a key/);
    expect(lines[1]).toMatch(/^not checked: .*cannot be read$/);
  });

  it("a file of another program, a folder and a damaged database are failures", async () => {
    await using place = await installation("sqlite");
    const file = fileOf(place.database);
    const sound = await readFile(file);
    await writeFile(file, "x".repeat(10_000));
    expect(of(await examined(place.env), "Database").at(-1)).toContain("is not a database of SQLite");
    expect(
      of(await examined({ ...place.env, DATABASE_URL: `sqlite:${dirname(file)}` }), "Database").at(-1),
    ).toContain("is a folder");
    const damaged = Buffer.from(sound);
    for (let page = 2; page < sound.length / 4_096; page++)
      damaged.fill(0xa5, page * 4_096, page * 4_096 + 512);
    await writeFile(file, damaged);
    expect(failures(await examined(place.env)).join("\n")).toMatch(/is damaged|malformed/);
  });

  it("a log of changes without its index is not read, because that would write", async () => {
    await using place = await installation("sqlite");
    const file = fileOf(place.database);
    await using node = await start(place.path, place.env);
    await node.registry.agents.register({ agent_id: "a", agent_url: "https://a.example.com/" });
    node.send("SIGKILL");
    await node.ended;
    await copyFile(`${file}-shm`, join(place.path, "shm"));
    await unlink(`${file}-shm`);
    const files = await readdir(dirname(file));
    expect(of(await examined(place.env), "Database").at(-1)).toMatch(
      /^failure: .*-wal has changes.*start the node/,
    );
    expect(await readdir(dirname(file))).toEqual(files);
    await copyFile(join(place.path, "shm"), `${file}-shm`);
    expect(failures(await examined(place.env))).toEqual([]); // killed, and as it was left
  });

  it("little space is a warning, and none a failure", async () => {
    await using place = await installation("sqlite");
    expect(of(await examined(place.env, { freeBytes: () => 500e6 }), "Disk space")[0]).toMatch(
      /^warning: 500 MB are free beside the database/,
    );
    expect(of(await examined(place.env, { freeBytes: () => 1e6 }), "Disk space")[0]).toMatch(
      /^failure: 1.0 MB are free/,
    );
  });

  it.runIf(mayMount)("a disk that is full, and one that is read-only, are failures", async () => {
    await using opened = new AsyncDisposableStack();
    const place = opened.use(await installation("sqlite"));
    const disk = await mountSmallDisk(opened, "16m");
    const file = join(disk.path, basename(fileOf(place.database)));
    await copyFile(fileOf(place.database), file);
    await chmod(file, 0o600);
    const env = { ...place.env, DATABASE_URL: `sqlite:${file}` };
    disk.fill();
    const { freeBytes } = realSurroundings;
    expect(of(await examined(env, { freeBytes }), "Disk space")[0]).toMatch(/^failure: 0 bytes are free/);
    disk.clear();
    execFileSync("mount", ["-o", "remount,ro", disk.path]);
    expect(of(await examined(env), "Database")[0]).toMatch(
      /^failure: The node cannot write .*its file system is read-only/,
    );
  });
});

describe.runIf(engines.includes("postgres"))("on a server", () => {
  it("no server, no database and a wrong user are failures, and what depends on them is not checked", async () => {
    await using place = await installation("postgres");
    const missing = new URL(urlOf(place.database));
    missing.pathname = "/nowhere";
    const findings = await examined({ ...place.env, DATABASE_URL: missing.href });
    expect(of(findings, "Database")).toEqual([
      expect.stringMatching(/^failure: .*has no database nowhere: create it/),
    ]);
    expect(of(findings, "Schema")).toEqual(["not checked: The database cannot be read"]);
    const nobody = await examined({ ...place.env, DATABASE_URL: "postgres://127.0.0.1:9/registry" });
    expect(of(nobody, "Database")[0]).toMatch(/^failure: Nothing listens at 127\.0\.0\.1:9/);
    expect(of(nobody, "Node key")[1]).toMatch(/^not checked/);
  });

  it("the server's clock is compared, and an hour is a failure", async () => {
    await using place = await installation("postgres");
    expect(of(await examined(place.env), "Clock")).toEqual(["ok: It agrees with the PostgreSQL server"]);
    const late = (ms: number) => ({ clock: () => new Date(Date.now() + ms) });
    expect(of(await examined(place.env, late(-3_600_000)), "Clock")[0]).toMatch(
      /^failure: This machine is 60 minutes behind the PostgreSQL server: synchronize/,
    );
    expect(of(await examined(place.env, late(20_000)), "Clock")[0]).toMatch(
      /^warning: This machine is 20 seconds ahead/,
    );
  });

  it.runIf(hasClusters)("a server that is read-only is a failure", async () => {
    await using cluster = await createCluster();
    await atServer(
      cluster.url,
      "alter system set default_transaction_read_only = on",
      "select pg_reload_conf()",
    );
    const findings = await examined({
      DATABASE_URL: cluster.url,
      PORT: "0",
      NODE_KEY: key.toString("base64"),
    });
    expect(of(findings, "Database")[1]).toMatch(
      /^failure: .*is read-only \(a standby\?\): set DATABASE_URL to the primary/,
    );
  });
});
