/** Connections to a file of SQLite, which several processes open at once. */
import { once } from "node:events";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { openFile } from "../server/core/database/sqlite-connection.ts";
import { scratch } from "./engines.ts";
import { folder } from "./faults/process.ts";
import { isEveryday } from "./runs.ts";
import { createWorld } from "./world.ts";

/** Another process that writes to a file for a while. */
const writing = `
  const { DatabaseSync } = require("node:sqlite");
  const { parentPort, workerData } = require("node:worker_threads");
  const database = new DatabaseSync(workerData);
  database.exec("begin immediate; create table other (value integer)");
  parentPort.postMessage("it writes");
  setTimeout(() => { database.exec("commit"); database.close(); }, 200);
`;

test("a new file that another process writes to is switched to WAL mode when that has committed", async () => {
  await using own = await folder();
  const file = join(own.path, "new.sqlite");
  await using other = new Worker(writing, { eval: true, workerData: file });
  await once(other, "message");
  using opened = openFile(file, false);
  expect(opened.prepare("pragma journal_mode").get()).toEqual({ journal_mode: "wal" });
  expect(opened.prepare("select count(*) as count from other").get()).toEqual({ count: 0 });
});

test.skipIf(isEveryday)("a file that stays locked is reported as locked", async () => {
  await using own = await folder();
  const file = join(own.path, "locked.sqlite");
  using other = new DatabaseSync(file);
  other.exec("begin exclusive");
  expect(() => openFile(file, false)).toThrow(expect.objectContaining({ errcode: 5 }));
});

test("a change that a full disk has no space for is rejected as one to repeat later", async () => {
  await using own = await scratch("sqlite");
  await using world = await createWorld("sqlite", { database: own.database });
  await world.sql("pragma max_page_count = 1"); // SQLite takes the pages that there are
  const description = "word ".repeat(400);
  const change = async () => {
    for (let n = 0; n < 100; n++)
      await world.registry.agents.register({
        agent_id: `a-${n}`,
        agent_url: "https://a.example.com/",
        description,
      });
  };
  await expect(change()).rejects.toMatchObject({ status: 503, code: "database_unavailable" });
});
