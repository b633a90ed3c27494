/** A node whose log a test seals, and a monitor of it that runs as the program does, without a socket. */
import { createPrivateKey, createPublicKey, hash, sign } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "../../client/command/monitor-command.ts";
import type { Database } from "../../server/core/database/database.ts";
import { LogSealer, type SealerOptions } from "../../server/features/log/sealer.ts";
import { inject, toResponse } from "../../server/testing.ts";
import type { EngineName } from "../engines.ts";
import { createWorld, publicUrl, type TestWorld, withoutExpiry } from "../world.ts";

export const nodeKey = Buffer.alloc(32, 7);
export const origin = "registry.test/log";

/** Where the clocks of worlds begin. */
const startOfClock = Date.parse("2026-11-20T16:15:00.000Z");

/** Answers a request in the place of the node; null lets it pass. */
export type Instead = (path: string, pass: () => Promise<Response>) => Promise<Response> | Response | null;

/** What a run of the program did. */
export interface Ran {
  code: number;
  /** What it printed. */
  text: string;
  /** The files beside the state, by what their names end with: `state.json.event-5.json` is `event-5.json`. */
  files: Record<string, string>;
}

/** A node with its monitor. */
export interface MonitorScene extends AsyncDisposable {
  world: TestWorld;
  /** Writes events and seals them. */
  grow(count: number): Promise<void>;
  seal(options?: Partial<SealerOptions>): Promise<void>;
  /** Seals everything again, as an operator can who rewrites history and has the key. */
  resealAll(): Promise<void>;
  /** Runs the program with its state in a file, with a clock that is some milliseconds ahead of the node's. */
  monitor(args?: string[], instead?: Instead, later?: number): Promise<Ran>;
  /** The paths that the last run requested. */
  requested: string[];
}

/** Creates a node whose own job seals nothing, and a folder for the monitor. */
export async function monitorScene(engine: EngineName): Promise<MonitorScene> {
  const world = await createWorld(engine, {}, withoutExpiry);
  const folder = await mkdtemp(join(tmpdir(), "registry-monitor-"));
  const { database } = world.node;
  const requested: string[] = [];
  const seal = (options: Partial<SealerOptions> = {}) => sealAll(database, options);
  return {
    world,
    requested,
    seal,
    async grow(count) {
      await write(database, count);
      await seal();
    },
    async resealAll() {
      await world.sql("delete from log_bundle");
      await world.sql("delete from log_tile");
      await world.sql("update log set size = 0, published_size = 0, note = null");
      await seal();
    },
    async monitor(args = [], instead = () => null, later = 0) {
      requested.length = 0;
      let text = "";
      const output = { write: (part: string) => (text += part) };
      const fetch = async (request: Request) => {
        const { pathname, search } = new URL(request.url);
        requested.push(pathname + search);
        // Without a comparison with the contract, which the events of these tests do not keep.
        const pass = async () => {
          const headers = Object.fromEntries(request.headers);
          const payload = undefined;
          return toResponse(
            "GET",
            await inject(world.node, { method: "GET", url: pathname + search, headers, payload }),
          );
        };
        return (await instead(pathname + search, pass)) ?? pass();
      };
      let waits = 0;
      const wait = async () => {
        waits += 1;
        if (waits > 100) throw new Error(`The monitor does not end: ${text.slice(-1_000)}`);
      };
      const file = join(folder, "state.json");
      const now = () => startOfClock + later;
      const environment = { stdout: output, stderr: output, fetch, wait, now };
      const code = await runCommand(["monitor", publicUrl, "--state", file, ...args], environment);
      const files: Record<string, string> = {};
      for (const name of await readdir(folder))
        files[name.replace("state.json.", "")] = await readFile(join(folder, name), "utf8");
      return { code, text, files };
    },
    async [Symbol.asyncDispose]() {
      await world[Symbol.asyncDispose]();
      await rm(folder, { recursive: true });
    },
  };
}

async function sealAll(database: Database, options: Partial<SealerOptions>): Promise<void> {
  const sealer = new LogSealer({
    database,
    guard: null,
    nodeKey,
    publicUrl,
    clock: () => new Date("2026-11-20T16:15:00.000Z"),
    onHalt: () => undefined,
    onUnwritten: () => undefined,
    ...options,
  });
  while ((await sealer.run()) !== null);
}

/** Writes events, as changes do. */
async function write(database: Database, count: number): Promise<void> {
  for (let done = 0; done < count; done += 500)
    await database.transaction(async (tx) => {
      for (let each = 0; each < Math.min(500, count - done); each++)
        await tx.emit({
          type: "agent.registered",
          agentId: "a",
          payload: { agent_id: "a", seq: await tx.nextSeq(), change: "updated", changed: ["name"] },
        });
    });
}

/** A witness, which signs what it is given. */
export interface Witness {
  vkey: string;
  /** Adds its cosignature to a note. */
  cosign(note: string, time?: number): string;
}

/** Creates a witness with a key of its own (https://c2sp.org/tlog-cosignature). */
export function createWitness(name: string, seed: number): Witness {
  const head = Buffer.from("302e020100300506032b657004220420", "hex"); // RFC 8410 section 7
  const key = createPrivateKey({
    key: Buffer.concat([head, Buffer.alloc(32, seed)]),
    format: "der",
    type: "pkcs8",
  });
  const publicKey = createPublicKey(key).export({ format: "der", type: "spki" }).subarray(12);
  const typed = Buffer.concat([Buffer.of(4), publicKey]);
  const id = hash("sha256", Buffer.concat([Buffer.from(`${name}\n`), typed]), "buffer").subarray(0, 4);
  return {
    vkey: `${name}+${id.toString("hex")}+${typed.toString("base64")}`,
    cosign(note, time = 1_700_000_000) {
      const text = note.slice(0, note.lastIndexOf("\n\n") + 1);
      const seconds = Buffer.alloc(8);
      seconds.writeBigUInt64BE(BigInt(time));
      const signature = sign(null, Buffer.from(`cosignature/v1\ntime ${time}\n${text}`), key);
      return `${note}\u2014 ${name} ${Buffer.concat([id, seconds, signature]).toString("base64")}\n`;
    },
  };
}
