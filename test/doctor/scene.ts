/** An installation to examine, in a healthy world that a test breaks. */
import { type ChildProcess, spawn } from "node:child_process";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Config } from "../../server/assembly/config.ts";
import { examine } from "../../server/commands/doctor/examine.ts";
import type { Finding } from "../../server/commands/doctor/finding.ts";
import { realSurroundings, type Surroundings } from "../../server/commands/doctor/surroundings.ts";
import { createNode } from "../../server/node.ts";
import { realWorld } from "../../server/world.ts";
import type { EngineName } from "../engines.ts";
import { contentOf } from "../faults/content.ts";
import { folder, urlOf } from "../faults/process.ts";
import { surroundings } from "../faults/surroundings.ts";
import { emptyTarget, type Postgres } from "../whole-node.ts";
import { configOf } from "../world.ts";

/** The key of the node. */
export const key = Buffer.alloc(32, 7);

/** What nodes have left of an empty database, which is copied: making the tables takes longer than most tests. */
let usedFile: Promise<Buffer> | undefined;
let usedServer: Promise<Postgres> | undefined;

async function useFile(): Promise<Buffer> {
  await using place = await surroundings("sqlite");
  await use(place.database);
  return readFile(fileOf(place.database));
}

async function useServer(): Promise<Postgres> {
  const database = await emptyTarget();
  await use(database);
  return database;
}

/** Starts a node on a database, and stops it. */
async function use(database: Config["database"]): Promise<void> {
  const node = await createNode({ ...configOf(database), nodeKey: key }, realWorld);
  await node[Symbol.asyncDispose]();
}

/** A database that a node has used, and the variables of that node, which is stopped. */
export async function installation(engine: EngineName) {
  const place = engine === "sqlite" ? await onFile() : await onServer();
  const env: Record<string, string> = {
    DATABASE_URL: urlOf(place.database),
    LOG_LEVEL: "warn",
    NODE_KEY: key.toString("base64"),
    PORT: "0",
    EMBEDDINGS: "off",
  };
  return { ...place, env };
}

async function onFile() {
  usedFile ??= useFile();
  const place = await surroundings("sqlite");
  await writeFile(fileOf(place.database), await usedFile, { mode: 0o600 });
  return place;
}

async function onServer() {
  usedServer ??= useServer();
  return { ...(await folder()), database: await emptyTarget(await usedServer) };
}

/** Nothing leaves the machine: names resolve to an address for documentation, which is not public. */
const healthy: Surroundings = {
  ...realSurroundings,
  resolve: async () => ["192.0.2.1"],
  freeBytes: () => 10e9,
};

/** Examines an installation. */
export function examined(env: Record<string, string>, world: Partial<Surroundings> = {}): Promise<Finding[]> {
  return examine(env, new Set(), { ...healthy, ...world });
}

/** The findings of a part as lines: `failure: …`. */
export function of(findings: readonly Finding[], check: string): string[] {
  return findings
    .filter((each) => each.check === check)
    .map(({ status, message }) => `${status}: ${message}`);
}

/** The parts with failures. */
export function failures(findings: readonly Finding[]): string[] {
  return findings
    .filter(({ status }) => status === "failure")
    .map(({ check, message }) => `${check}: ${message}`);
}

const program = join(import.meta.dirname, "..", "..", "server", "registry-node.js");

/** How a command ended. */
export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  out: string;
  err: string;
}

/** Runs a command as a process. The environment is all that it gets. */
export function command(
  cwd: string,
  args: readonly string[],
  env: Record<string, string>,
  { uid, flags = [] }: { uid?: number; flags?: readonly string[] } = {},
): Promise<Ended> {
  const { NODE_COMPILE_CACHE = "" } = process.env;
  const child: ChildProcess = spawn(process.execPath, [...flags, program, ...args], {
    cwd,
    env: { NODE_COMPILE_CACHE, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    ...(uid !== undefined && { uid }),
  });
  let out = "";
  let err = "";
  child.stdout?.setEncoding("utf8").on("data", (text) => (out += text));
  child.stderr?.setEncoding("utf8").on("data", (text) => (err += text));
  return new Promise((resolve) => {
    child.once("close", (code, signal) => resolve({ code, signal, out, err }));
  });
}

/** All that a database consists of: the files beside each other, or the rows of a server. */
export async function stateOf(database: Config["database"]): Promise<string> {
  if (database.engine === "postgres") return contentOf(database);
  const folder = dirname(database.file);
  const files = (await readdir(folder)).sort();
  const contents = await Promise.all(files.map((name) => readFile(join(folder, name), "base64")));
  return JSON.stringify([files, contents]);
}

/** The file of a database. */
export function fileOf(database: Config["database"]): string {
  if (database.engine !== "sqlite") throw new Error("This database has no file");
  return database.file;
}
