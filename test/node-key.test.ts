/** The database and the key that it was written with belong together; a node of an older version leaves it alone. */
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { steps } from "../server/core/database/schema.ts";
import { fingerprintOf, keyOf } from "../server/core/secrets/key-fingerprint.ts";
import { createNode } from "../server/node.ts";
import { engines } from "./engines.ts";
import { execute } from "./faults/database.ts";
import { folder } from "./faults/process.ts";
import { surroundings } from "./faults/surroundings.ts";
import { configOf, createWorld } from "./world.ts";

const first = Buffer.alloc(32, 7);
const second = Buffer.alloc(32, 8);
const world = { clock: () => new Date(), random: randomBytes };

describe.each(engines)("on %s", (engine) => {
  describe("the key of a database", () => {
    it("has to be the one that the database was written with", async () => {
      await using node = await createWorld(engine, { nodeKey: first });
      const { database } = node.node;
      const start = (nodeKey: Buffer, lostKey: string | null = null) =>
        keyOf(database, { nodeKey, file: "/nonexistent/node.key", lostKey }, world);
      expect(await start(first)).toEqual(first);
      const said = await start(second).catch((error: Error) => error.message);
      expect(said).toMatch(/^NODE_KEY \(fingerprint \S+\) is not the key that the database was written with/);
      expect(said).toContain(`start once with NODE_KEY_LOST=${fingerprintOf(first)}`);
      await expect(start(second, fingerprintOf(second))).rejects.toThrow("is not the key");

      expect(await start(second, fingerprintOf(first))).toEqual(second); // the loss is accepted, once
      expect(await start(second, fingerprintOf(first))).toEqual(second);
      await expect(start(first, fingerprintOf(first))).rejects.toThrow("is not the key");
    });

    it("is not made again when its file is missing", async () => {
      await using place = await folder();
      await using node = await createWorld(engine);
      const { database } = node.node;
      await node.sql("delete from node_key");
      const source = { nodeKey: null, file: `${place.path}/data/node.key`, lostKey: null };
      const key = await keyOf(database, source, world);
      expect(await keyOf(database, source, world)).toEqual(key);
      await rename(source.file, `${place.path}/elsewhere`);
      await expect(keyOf(database, source, world)).rejects.toThrow(/node\.key is missing.*Put the file back/);
      expect(existsSync(source.file)).toBe(false);
      const lostKey = fingerprintOf(key);
      expect(await keyOf(database, { ...source, lostKey }, world)).not.toEqual(key);
    });

    it("is copied to a file of its own from the one that all databases of a folder had, if it is the database's", async () => {
      await using place = await folder();
      await using node = await createWorld(engine, { nodeKey: first });
      const { database } = node.node;
      const shared = `${place.path}/node.key`;
      const source = { nodeKey: null, file: `${place.path}/west.sqlite.key`, lostKey: null };
      await writeFile(shared, second.toString("base64"));
      await expect(keyOf(database, source, world)).rejects.toThrow(/west\.sqlite\.key is missing/);
      await writeFile(shared, first.toString("base64"));
      expect(await keyOf(database, source, world)).toEqual(first);
      await rm(shared);
      expect(await keyOf(database, source, world)).toEqual(first);
    });

    it("decrypts what a database of an earlier version has", async () => {
      await using node = await createWorld(engine, { nodeKey: first });
      const developer = await node.developer();
      await developer.webhooks.create({ callbackUrl: "https://hooks.example.com/" });
      const { database } = node.node;
      const source = { nodeKey: second, file: "/nonexistent/node.key", lostKey: null };
      await node.sql("delete from node_key");
      await expect(keyOf(database, source, world)).rejects.toThrow("is not the key");
      await expect(keyOf(database, { ...source, nodeKey: null }, world)).rejects.toThrow("is missing");
      expect(await keyOf(database, { ...source, nodeKey: first }, world)).toEqual(first);
      await node.sql("delete from node_key");
      expect(await keyOf(database, { ...source, lostKey: "unrecorded" }, world)).toEqual(second);
    });

    it("is that of one of two processes that start at once with different ones", async () => {
      await using node = await createWorld(engine);
      await node.sql("delete from node_key");
      const outcomes = await Promise.allSettled(
        [first, second].map((nodeKey) =>
          keyOf(node.node.database, { nodeKey, file: "/nonexistent/node.key", lostKey: null }, world),
        ),
      );
      expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    });
  });

  describe("a database of a newer version", () => {
    it("is rejected with the versions, and is not written to", async () => {
      await using place = await surroundings(engine);
      await (await createNode(configOf(place.database)))[Symbol.asyncDispose]();
      const own = [...steps];
      await using _undone = {
        // On PostgreSQL the database is used again.
        [Symbol.asyncDispose]: () => {
          steps.splice(0, steps.length, ...own);
          return execute(place.database, "delete from migration where name = '9001-teleport'");
        },
      };
      await execute(place.database, "insert into migration (name) values ('9001-teleport')");
      steps.push({ name: "9000-waiting", statements: () => ["create table waiting (id integer)"] });
      const said = await createNode(configOf(place.database)).then(
        () => "started",
        (error: Error) => `${error.name}: ${error.message}`,
      );
      expect(said).toMatch(
        /^StartError: .*newer version of the node, .*: it has the migrations 9001-teleport, which this version \(/,
      );
      expect(said).toContain("DATABASE_URL");
      await expect(execute(place.database, "select * from waiting")).rejects.toThrow(/waiting/); // no step was taken
    });
  });
});
