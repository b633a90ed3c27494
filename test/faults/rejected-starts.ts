/** Faults that a node must not start with: it says why, and leaves the database as it is. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Config } from "../../server/assembly/config.ts";
import { createNode } from "../../server/node.ts";
import { inject, testConfig } from "../../server/testing.ts";
import { createCluster, hasClusters } from "./cluster.ts";
import { contentOf } from "./content.ts";
import { atServer, execute } from "./database.ts";
import { mayMount } from "./fault.ts";
import { folder, run, urlOf } from "./process.ts";
import { mountSmallDisk } from "./small-disk.ts";

type Database = Config["database"];

/** A fault that a node must not start with. */
export interface RejectedStart {
  engine: Database["engine"];
  name: string;
  /** Whether this machine can make it. */
  possible: boolean;
  /** The test that shows it without a process, so that only `npm run faults` plays it. */
  shownBy?: string;
  /** What the message has to say. */
  says: RegExp;
  /** Makes the fault, after a node has used the database and was stopped. */
  make(database: Database, env: Record<string, string>): Promise<void> | void;
}

/** Makes a server read-only. It reads its configuration again after it has said that it will. */
async function makeReadOnly(url: string): Promise<void> {
  await atServer(url, "alter system set default_transaction_read_only = on", "select pg_reload_conf()");
  for (;;) {
    const isWritable = await atServer(url, "create temporary table probe (id integer)").then(
      () => true,
      () => false,
    );
    if (!isWritable) return;
    await pause(20);
  }
}

/** What came of a start. */
export interface RejectedStartOutcome {
  code: number | null;
  /** All that the node wrote on its standard error. */
  message: string;
  /** Whether the database is as it was before. */
  unchanged: boolean;
}

/** Uses a database once, makes the fault, and starts a node with it. */
export async function playRejectedStart({ engine, make }: RejectedStart): Promise<RejectedStartOutcome> {
  await using opened = new AsyncDisposableStack();
  const { path } = opened.use(await folder());
  const database =
    engine === "sqlite" ? await ownFile(opened) : { engine, url: opened.use(await createCluster()).url };
  const env = { DATABASE_URL: urlOf(database), PORT: "0", LOG_LEVEL: "silent", NODE_KEY: key(7) };
  await useOnce(database);
  await make(database, env);
  const before = await digestOf(database);
  await using node = run(path, env);
  const { code, err } = await node.ended;
  return { code, message: err.trim(), unchanged: before === (await digestOf(database)) };
}

/** Registers an agent, by a node that is stopped then. */
async function useOnce(database: Database): Promise<void> {
  await using node = await createNode(testConfig(database));
  const payload = JSON.stringify({ agent_id: "a", agent_url: "https://a.example.com/" });
  const headers = { "content-type": "application/json" };
  await inject(node, { method: "POST", url: "/register", headers, payload });
}

/** A file on a file system of its own, where the machine has that. */
async function ownFile(opened: AsyncDisposableStack): Promise<Database> {
  const { path } = mayMount ? await mountSmallDisk(opened, "16m") : opened.use(await folder());
  return { engine: "sqlite", file: join(path, "registry.sqlite") };
}

async function digestOf(database: Database): Promise<string> {
  // A node that was stopped leaves one file, and contentOf wants the log of one that runs.
  const content = database.engine === "sqlite" ? await readFile(database.file) : await contentOf(database);
  return createHash("sha256").update(content).digest("hex");
}

function key(byte: number): string {
  return Buffer.alloc(32, byte).toString("base64");
}

/** A fault of a database of either engine. */
function ofEither(
  name: string,
  says: RegExp,
  make: RejectedStart["make"],
  more: { shownBy?: string } = {},
): RejectedStart[] {
  return [
    { engine: "sqlite", name, possible: true, says, make },
    { engine: "postgres", name, possible: hasClusters, says, make, ...more },
  ];
}

/** The key is compared by the same statements on both engines. */
const keyOnPostgres = { shownBy: "test/node-key.test.ts" };

/** All faults that a node must not start with. */
export const rejectedStarts: RejectedStart[] = [
  ...ofEither(
    "newer schema",
    /made by a newer version of the node, or by one from development: it has the migrations 9001-teleport/,
    (database) => execute(database, "insert into migration (name) values ('9001-teleport')"),
  ),
  ...ofEither(
    "wrong key",
    /NODE_KEY \(fingerprint \S+\) is not the key/,
    (_database, env) => {
      env.NODE_KEY = key(8);
    },
    keyOnPostgres,
  ),
  ...ofEither(
    "key missing",
    /node\.key is missing, and NODE_KEY is not set/,
    (_database, env) => {
      delete env.NODE_KEY;
    },
    keyOnPostgres,
  ),
  {
    engine: "sqlite",
    name: "read-only file system",
    possible: mayMount,
    says: /cannot read and write .*registry\.sqlite/,
    make(database) {
      if (database.engine === "sqlite")
        execFileSync("mount", ["-o", "remount,ro", join(database.file, "..")]);
    },
  },
  {
    engine: "postgres",
    name: "read-only server",
    possible: hasClusters,
    says: /is read-only \(a standby\?\): set DATABASE_URL to the primary/,
    make: (database) => makeReadOnly(urlOf(database)),
  },
];
