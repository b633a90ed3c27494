/** The verification of backups: whatever is damaged or contradicts itself is found. */
import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { backUp } from "../../server/backup/backup.ts";
import type { Header } from "../../server/backup/format.ts";
import { keyToWrite } from "../../server/backup/restored-key.ts";
import { verifyBackup } from "../../server/backup/verify.ts";
import { StartError } from "../../server/core/process/start-error.ts";
import { fingerprintOf } from "../../server/core/secrets/key-fingerprint.ts";
import { scratch } from "../engines.ts";
import { folder, urlOf } from "../faults/process.ts";
import { silent } from "../whole-node.ts";
import { createWorld } from "../world.ts";
import { backedUp, deleteBackedUp, rewritten, run, target } from "./scene.ts";

let opened: AsyncDisposableStack;
beforeEach(() => {
  opened = new AsyncDisposableStack();
});
afterEach(() => opened.disposeAsync());
afterAll(deleteBackedUp);

async function newFile(): Promise<string> {
  return join(opened.use(await folder()).path, "a.backup");
}

/** Verifies a copy of a backup with other bytes. */
async function verifyBytes(content: Buffer | string) {
  const file = await newFile();
  await writeFile(file, content);
  return verifyBackup(file, silent);
}

function unpacksTo(content: Buffer, text: Buffer): boolean {
  try {
    return gunzipSync(content).equals(text);
  } catch {
    return false;
  }
}

/** Removes the first row of a table that has a text, and counts the others. */
function withoutRow(lines: string[], table: string, text: string): string[] {
  const at = lines.findIndex((line, index) => {
    const begin = lines.slice(0, index).findLast((each) => each.startsWith('{"table"'));
    return line.startsWith("[") && line.includes(text) && begin === JSON.stringify({ table });
  });
  const end = lines.findIndex((line, index) => index > at && line.startsWith('{"rows"'));
  const header = JSON.parse(lines[0] ?? "") as Header;
  for (const each of header.tables) if (each.name === table) each.rows--;
  const { rows, ...rest } = JSON.parse(lines[end] ?? "");
  const changed = lines
    .with(0, JSON.stringify(header))
    .with(end, JSON.stringify({ rows: rows - 1, ...rest }));
  return changed.toSpliced(at, 1);
}

describe("a backup", () => {
  it("is whole as it was made", async () => {
    const { file } = await backedUp("sqlite");
    const { header, digests, faults } = await verifyBackup(file, silent);
    expect(faults).toEqual([]);
    expect(digests.size).toBe(header.tables.length);
    expect(header).toMatchObject({ engine: "sqlite", nodeKey: null });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it("is rejected with any byte flipped", async () => {
    const content = await readFile((await backedUp("sqlite")).file);
    const text = gunzipSync(content);
    const begin = 10; // the header of gzip before has a time and a system, which mean nothing here (RFC 1952 section 2.3.1)
    for (let at = begin; at < content.length; at += Math.ceil(content.length / 97)) {
      const flipped = Buffer.from(content);
      flipped.writeUInt8(flipped.readUInt8(at) ^ 0x10, at);
      if (unpacksTo(flipped, text)) continue; // a bit that fills the last byte means nothing (RFC 1951 section 3.1.1)
      await expect(verifyBytes(flipped), `byte ${at}`).rejects.toThrow(StartError);
    }
  });

  it("is rejected without its end", async () => {
    const content = await readFile((await backedUp("sqlite")).file);
    for (const length of [0, 5, 100, Math.floor(content.length / 2), content.length - 9, content.length - 1])
      await expect(verifyBytes(content.subarray(0, length)), `${length} bytes`).rejects.toThrow(/is damaged/);
  });

  it("is rejected if a row, a table or the end is missing, although the file can be unpacked", async () => {
    const { file } = await backedUp("sqlite");
    const changes: Record<string, (lines: string[]) => string[]> = {
      "has \\d+ rows, and should have": (lines) =>
        lines.toSpliced(
          lines.findIndex((line) => line.startsWith("[")),
          1,
        ),
      "does not begin": (lines) => lines.toSpliced(lines.lastIndexOf('{"table":"webhook"}'), 3),
      "the table write_probe is missing": (lines) => lines.slice(0, -3),
      "a row of .* is not right": (lines) => lines.with(2, "[1]"),
    };
    for (const [message, change] of Object.entries(changes)) {
      const changed = await newFile();
      await rewritten(file, changed, change);
      await expect(verifyBackup(changed, silent)).rejects.toThrow(new RegExp(message));
    }
    const lines = [JSON.stringify((await verifyBackup(file, silent)).header), ""].join("\n");
    await expect(verifyBytes(gzipSync(lines))).rejects.toThrow(/ends too early/);
  });

  it("is rejected if it is another file, or of a later format", async () => {
    await expect(verifyBytes("hello")).rejects.toThrow(/is damaged/);
    await expect(verifyBytes(gzipSync("hello\n"))).rejects.toThrow(/is not a backup of a node/);
    await expect(verifyBackup("/nowhere/a.backup", silent)).rejects.toThrow(/There is no file/);
    const later = `${JSON.stringify({ format: "registry-node backup", version: 2, nodeVersion: "9.0.0" })}\n`;
    await expect(verifyBytes(gzipSync(later))).rejects.toThrow(/version 2 of the format.*9\.0\.0/);
  });

  it("says what its rows contradict each other in", async () => {
    const { file } = await backedUp("sqlite");
    const faultsAfter = async (change: (lines: string[]) => string[]) => {
      const changed = await newFile();
      await rewritten(file, changed, change);
      return (await verifyBackup(changed, silent)).faults.join("\n");
    };
    expect(await faultsAfter((lines) => withoutRow(lines, "event", "[3,"))).toMatch(
      /after the number 2 comes 4/,
    );
    expect(await faultsAfter((lines) => withoutRow(lines, "account", "owner@"))).toMatch(
      /webhook \[\d+\]: account_id is "[^"]+", which no account has/,
    );
    expect(
      await faultsAfter(([header = "", ...rest]) => [header.replace(/"seq":\d+/, '"seq":999'), ...rest]),
    ).toMatch(/the journal is at 999/);
    expect(
      await faultsAfter(([header = "", ...rest]) => [
        header.replace(/"fingerprint":"[^"]+"/, '"fingerprint":"another"'),
        ...rest,
      ]),
    ).toMatch(/node_key: the fingerprint/);
  });
});

describe("the NODE_KEY after a restore", () => {
  const [own, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const header = (nodeKey: Buffer | null) =>
    ({ fingerprint: fingerprintOf(own), nodeKey: nodeKey?.toString("base64") ?? null }) as Header; // what is read of it
  const at = (key: Buffer | null) => ({ key, place: "/data/node.key" });

  it("is the configured one if it is that of the backup", () => {
    expect(keyToWrite(header(null), at(own), false)).toBe(null);
    expect(keyToWrite(header(own), at(own), false)).toBe(null);
  });

  it("is that in the backup if none is configured", () => {
    expect(keyToWrite(header(own), at(null), false)).toEqual(own);
  });

  it("is asked for if there is none, or another one", () => {
    expect(() => keyToWrite(header(null), at(null), false)).toThrow(/node.key is missing.*Set NODE_KEY/);
    expect(() => keyToWrite(header(null), at(other), false)).toThrow(/The key in .* has the fingerprint/);
    expect(() => keyToWrite(header(own), at(other), false)).toThrow(/The backup has its key: unset NODE_KEY/);
    expect(keyToWrite(header(null), at(null), true)).toBe(null);
  });

  it("must be that of the database to be put into a backup", async () => {
    await using scratched = await scratch("sqlite");
    await using _world = await createWorld("sqlite", { database: scratched.database, nodeKey: own });
    const file = await newFile();
    const options = { database: scratched.database, file, progress: silent };
    await expect(backUp({ ...options, nodeKey: other })).rejects.toThrow(/is not that of the database/);
    const { header } = await backUp({ ...options, nodeKey: own });
    expect(header.nodeKey).toBe(own.toString("base64"));
  });
});

describe("the commands", () => {
  it("back up, verify and restore a node, with its key", async () => {
    await using scratched = await scratch("sqlite");
    const nodeKey = Buffer.alloc(32, 7);
    const NODE_KEY = nodeKey.toString("base64");
    const world = await createWorld("sqlite", { database: scratched.database, nodeKey });
    await world.owner();
    await world[Symbol.asyncDispose]();
    const DATABASE_URL = urlOf(scratched.database);
    const [file, keyed] = [await newFile(), await newFile()];
    const fingerprint = fingerprintOf(nodeKey);

    const backup = await run("backup", [file], { DATABASE_URL, NODE_KEY });
    expect(backup).toMatchObject({
      status: 0,
      said: expect.stringContaining("NODE_KEY IS NOT IN THIS BACKUP"),
    });
    expect(backup.said).toContain(fingerprint);
    const withKey = await run("backup", [keyed, "--with-key"], { DATABASE_URL, NODE_KEY });
    expect(withKey).toMatchObject({ status: 0, said: expect.stringContaining("NODE_KEY IS IN THIS BACKUP") });
    expect(withKey.said).not.toContain(NODE_KEY);

    expect(await run("verify-backup", [file], { NODE_KEY })).toMatchObject({
      status: 0,
      said: expect.stringMatching(/is whole.*not in the backup: keep it elsewhere; NODE_KEY is this key/s),
    });

    const to = await target("sqlite", opened);
    const settings = { DATABASE_URL: urlOf(to) };
    expect(await run("restore", [file], settings)).toMatchObject({
      status: 1,
      said: expect.stringContaining("Nothing was changed. Set NODE_KEY"),
    });
    expect(await run("restore", [keyed], settings)).toMatchObject({
      status: 0,
      said: expect.stringMatching(/All rows are equal.*NODE_KEY of the backup is in .*node\.key now/s),
    });
    expect(await run("restore", [keyed, "--replace"], settings)).toMatchObject({
      status: 1,
      said: expect.stringContaining("add --yes"),
    });
    expect(await run("restore", [keyed, "--replace", "--yes"], settings)).toMatchObject({
      status: 0,
      said: expect.stringMatching(/The database that was there is now .*replaced-/),
    });
    await using again = await createWorld("sqlite", { database: to, nodeKey });
    expect(again.node.setupUrl).toBe(null); // it has its owner
  });

  it("say what is wrong with their arguments", async () => {
    const usages: [string, string[], RegExp][] = [
      ["backup", ["a", "b"], /There are 2 arguments\. Use it like this: registry-node backup/],
      ["verify-backup", [], /There is no file/],
      ["restore", [], /There is no file/],
      ["backup", [await newFile()], /There is no database .*nowhere/],
    ];
    for (const [name, args, message] of usages) {
      const { said, status } = await run(name, args, { DATABASE_URL: "sqlite:/nowhere/registry.sqlite" });
      expect({ said, status }).toEqual({ said: expect.stringMatching(message), status: 1 });
    }
  });
});
