/**
 * Sends every read of the contract with usual, extreme and hostile inputs to a node with many agents, one at a time and
 * many at once, and measures the lookups of another caller meanwhile: `npm run bench -- reads`.
 *
 * `ENGINE` is `sqlite` or `postgres`, `AGENTS` (default 40000), `AT_ONCE` (default 50), `NETWORKS` (how many client
 * networks send these, default 250) and `ONLY` (words of which an operation's name has one, separated by commas) may be
 * set. `FILLED` is a file (SQLite) or a URL (PostgreSQL) where the filled database is kept for the next run; without it,
 * the database is gone with the run.
 */
import { existsSync } from "node:fs";
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { Agent, request as send } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import pg from "pg";
import type { Config } from "../../server/assembly/config.ts";
import { createNode } from "../../server/node.ts";
import { type EngineName, scratch } from "../engines.ts";
import { folder, start, urlOf } from "../faults/process.ts";
import { configOf } from "../world.ts";
import { fillAll } from "./reads/fill.ts";
import { type ReadRequest, requests } from "./reads/requests.ts";

const engine: EngineName = process.env.ENGINE === "postgres" ? "postgres" : "sqlite";
const agents = Number(process.env.AGENTS ?? 40_000);
const atOnce = Number(process.env.AT_ONCE ?? 50);
const networks = Number(process.env.NETWORKS ?? 250);
const only = (process.env.ONLY ?? "").split(",");
const filled = process.env.FILLED;
/** Longer lookups are measured again, because other work on the machine delays them too. */
const limitMs = 250;
const repeats = 2;
/** How long a client reads a stream. */
const streamMs = 1_000;
const owner = { email: "owner@example.com", password: "correct horse battery" };

await using own = await scratch(engine);
await using place = await folder();
const config = { ...configOf(own.database), owner };
config.database = await filledDatabase();
await using node = await start(place.path, {
  DATABASE_URL: urlOf(config.database),
  NODE_KEY: config.nodeKey?.toString("base64") ?? "",
});
const port = Number(new URL(node.url).port);
/** Connections from several addresses: the node shares its time between addresses. */
const connections = new Agent({ keepAlive: true });

interface Measured {
  request: ReadRequest;
  statuses: Map<number, number>;
  /** How long a response took alone. */
  ownMs: number;
  /** How long all of those at once took. */
  togetherMs: number;
  /** The slowest lookup while one was under way at a time, and while many were; the best of the repeats. */
  slowestAloneMs: number;
  slowestTogetherMs: number;
  peakMb: number;
}

const waits: number[] = [];
const probe = new Worker(join(import.meta.dirname, "reads", "probe.ts"), { workerData: { port } });
probe.on("message", (ms: number) => waits.push(ms));

const cookie = await signIn();
console.log(`${engine}, ${agents.toLocaleString("en")} agents, ${atOnce} at once`);
console.log(
  `without load: slowest lookup ${Math.round(await slowestDuring(() => pause(5_000)))} ms; ${await memory()}`,
);
const results: Measured[] = [];
for (const request of requests(cookie)) {
  if (!only.some((word) => request.operation.includes(word))) continue;
  const result = await measure(request.deep ? await withDeepestCursor(request) : request);
  results.push(result);
  print(result);
}
await probe.terminate();
connections.destroy();
const worst = results.toSorted((a, b) => slowestOf(b) - slowestOf(a)).slice(0, 10);
console.log(`\nThe ten during which a lookup took longest, of ${results.length}:`);
for (const each of worst) print(each);
console.log(`\nThe three that took the most memory; at the end ${await memory()}:`);
for (const each of results.toSorted((a, b) => b.peakMb - a.peakMb).slice(0, 3)) print(each);

/** The filled database, made if there is none. */
async function filledDatabase(): Promise<Config["database"]> {
  if (own.database.engine === "sqlite") {
    const { file } = own.database;
    if (filled && existsSync(filled)) await copyFile(filled, file);
    else await makeFilled(own.database);
    if (filled && !existsSync(filled)) await copyFile(file, filled);
    return own.database;
  }
  if (!filled) {
    await makeFilled(own.database);
    return own.database;
  }
  const database = { engine: "postgres", url: filled } as const;
  const [found] = await onServer(filled, "select to_regclass('journal') as journal");
  if (found?.journal === null) await makeFilled(database);
  return database;
}

async function makeFilled(database: Config["database"]): Promise<void> {
  await using node = await createNode({ ...config, database });
  await fillAll(node.database, agents);
  if (database.engine === "postgres") await onServer(database.url, "analyze"); // as autovacuum does
}

/** Runs a statement that takes longer than the node lets one take. */
async function onServer(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function signIn(): Promise<string> {
  const body = JSON.stringify(owner);
  const response = await fetch(`${node.url}/api/auth/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  if (!response.ok) throw new Error(`The sign-in got ${response.status}`);
  return response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

/** The status of a response, which is read to its end; of a stream, for a while. */
function respond(
  { method, path, headers = {}, body }: ReadRequest,
  index: number,
): Promise<[number, string]> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
    const from = {
      host: "127.0.0.1",
      port,
      localAddress: `127.0.1.${1 + (index % networks)}`,
      agent: connections,
    };
    const sent = send({ ...from, method, path, headers: { ...headers, ...length } }, (response) => {
      const chunks: Buffer[] = [];
      response
        .on("data", (chunk) => index === -1 && chunks.push(chunk))
        .on("end", () => resolve([response.statusCode ?? 0, Buffer.concat(chunks).toString()]))
        .on("error", reject);
      if (headers.accept === "text/event-stream")
        setTimeout(() => resolve([response.statusCode ?? 0, ""]), streamMs).unref();
    });
    sent.on("error", reject).end(body);
    if (headers.accept === "text/event-stream") setTimeout(() => sent.destroy(), streamMs + 50).unref();
  });
}

/** Follows the cursors of a request, to the last page or far enough. */
async function withDeepestCursor(request: ReadRequest): Promise<ReadRequest> {
  let deepest = request;
  for (let page = 0; page < 100; page++) {
    const [, text] = await respond(deepest, -1);
    const cursor = /"next_cursor":"([^"]+)"/.exec(text)?.[1] ?? /cursor=([\w.~-]+)/.exec(text)?.[1];
    if (!cursor) break;
    deepest = {
      ...request,
      path: `${request.path}${request.path.includes("?") ? "&" : "?"}cursor=${cursor}`,
    };
  }
  return deepest;
}

async function measure(request: ReadRequest): Promise<Measured> {
  const statuses = new Map<number, number>();
  const count = ([status]: [number, string]) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const result = { request, statuses, ownMs: Infinity, togetherMs: Infinity, peakMb: 0 };
  const [slowestAloneMs, slowestTogetherMs] = [
    await leastOf(async () => {
      await forgetPeak();
      return slowestDuring(async () => {
        for (let index = 0; index < 3; index++) {
          const startedAt = performance.now();
          count(await respond(request, index));
          result.ownMs = Math.min(result.ownMs, performance.now() - startedAt);
        }
      });
    }),
    await leastOf(async () => {
      const startedAt = performance.now();
      const slowest = await slowestDuring(async () => {
        const all = Array.from({ length: atOnce }, (_, index) => respond(request, index));
        for (const each of await Promise.all(all)) count(each);
        result.togetherMs = Math.min(result.togetherMs, performance.now() - startedAt);
      });
      return slowest;
    }),
  ];
  return { ...result, slowestAloneMs, slowestTogetherMs, peakMb: await megabytes("VmHWM") };
}

/** The least of repeated measurements, as long as they exceed the limit. */
async function leastOf(measureOnce: () => Promise<number>): Promise<number> {
  let least = await measureOnce();
  for (let repeat = 0; repeat < repeats && least > limitMs; repeat++)
    least = Math.min(least, await measureOnce());
  return least;
}

/** The slowest lookup of another caller while work is under way, also of those that end after it. */
async function slowestDuring(work: () => Promise<unknown>): Promise<number> {
  waits.length = 0;
  await work();
  const before = waits.length;
  while (waits.length < before + 2) await pause(5); // the lookup that was under way at the end, and the one after it
  return Math.max(...waits);
}

async function megabytes(name: "VmHWM" | "VmRSS" | "RssFile" | "RssAnon"): Promise<number> {
  const text = await readFile(`/proc/${node.pid}/status`, "utf8");
  return Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(text)?.[1] ?? 0) / 1_024);
}

/** Resets the peak of resident memory (https://man7.org/linux/man-pages/man5/proc_pid_clear_refs.5.html). */
async function forgetPeak(): Promise<void> {
  await writeFile(`/proc/${node.pid}/clear_refs`, "5");
}

async function memory(): Promise<string> {
  return `${await megabytes("VmRSS")} MB, of which ${await megabytes("RssFile")} MB are of files`;
}

function slowestOf({ slowestAloneMs, slowestTogetherMs }: Measured): number {
  return Math.max(slowestAloneMs, slowestTogetherMs);
}

function print(each: Measured): void {
  const { request, statuses, peakMb } = each;
  const [alone, together, ownTime, all] = [
    each.slowestAloneMs,
    each.slowestTogetherMs,
    each.ownMs,
    each.togetherMs,
  ].map((ms) => String(Math.round(ms)).padStart(5));
  const responses = [...statuses].map(([status, count]) => `${count} × ${status}`).join(", ");
  console.log(
    `lookup ${alone} ms beside one, ${together} ms beside ${atOnce} | own ${ownTime} ms, all ${all} ms | ${peakMb} MB | ${responses} | ${request.operation} ${request.name.slice(0, 90)}`,
  );
}
