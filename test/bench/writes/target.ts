/** The processes that are measured, and how. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { BalancedPool, type Dispatcher } from "undici";
import type { Config } from "../../../server/assembly/config.ts";
import { environment } from "../../../server/core/settings/process-settings.ts";
import { startArguments, urlOf, withoutLimits } from "../../faults/process.ts";
import { configOf } from "../../world.ts";

export interface Target extends AsyncDisposable {
  name: string;
  url: string;
  /** Of further processes that share the load. */
  moreUrls?: string[];
  /** Sent as its key. */
  apiKey?: string;
  pid: number;
  /** The time until it listened, in milliseconds. */
  startMs: number;
}

/** What was measured of a target: responses a second, and times in milliseconds. */
export interface Measured {
  rate: number;
  p50: number;
  p99: number;
}

/** A request that writes. */
export interface Write {
  method: "POST" | "PUT";
  path: string;
  body: string;
}

/** How writes are sent. */
export interface Load {
  connections: number;
  seconds: number;
  /** Makes the next one; registrations by default. */
  next?: () => Write;
}

/** Starts a process, and waits until it prints something. */
export async function startProcess(
  args: string[],
  env: Record<string, string>,
  printed: RegExp,
): Promise<AsyncDisposable & { found: string; pid: number; startMs: number }> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    env: { ...environment, ...withoutLimits, ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let found = "";
  for await (const line of createInterface(child.stdout)) {
    found = printed.exec(line)?.[1] ?? "";
    if (found) break;
  }
  const stop = async () => {
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  return { found, pid: child.pid ?? 0, startMs: performance.now() - startedAt, [Symbol.asyncDispose]: stop };
}

/** Starts a process that prints where it listens. */
export async function startTarget(
  name: string,
  args: string[],
  env: Record<string, string>,
): Promise<Target> {
  const { found: url, ...rest } = await startProcess(args, env, /listening on (http:\/\/[^\s)]+)/);
  return { name, url, ...rest };
}

/** Starts a process of a node on a database, without a limit of requests at once. @param env further settings */
export function startNode(database: Config["database"], env: Record<string, string> = {}): Promise<Target> {
  return startTarget("node", startArguments, {
    PORT: "0",
    DATABASE_URL: urlOf(database),
    LOG_LEVEL: "silent",
    NODE_KEY: configOf(database).nodeKey?.toString("base64") ?? "",
    MAX_REQUESTS_PER_NETWORK: "0",
    EMBEDDINGS: process.env.EMBEDDINGS ?? "off",
    ...env,
  });
}

let agents = 0;

/** The registration of the next agent. */
function nextRegistration(): Write {
  return registration(++agents);
}

/** The registration of the n-th agent. */
export function registration(n: number): Write {
  const id = `agent-${n}`;
  const body = JSON.stringify({
    agent_id: id,
    name: `Agent ${n}`,
    agent_url: `https://${id}.example.com/a2a`,
    description: "Forecasts the weather of the next days, by the hour.",
    protocols: ["a2a"],
    capabilities: ["streaming"],
    tags: ["weather", `tag-${n % 50}`],
    skills: ["forecast"],
  });
  return { method: "POST", path: "/register", body };
}

/** Sends writes for some seconds, each connection one after another. */
async function measure(
  pool: Dispatcher,
  apiKey: string | undefined,
  { connections, seconds, next = nextRegistration }: Load,
): Promise<Measured> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1_000;
  const write = async () => {
    while (performance.now() < end) {
      const startedAt = performance.now();
      const { statusCode, body } = await pool.request({
        ...next(),
        headers: { "content-type": "application/json", ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
      });
      const text = await body.text();
      if (statusCode > 201) throw new Error(`${statusCode}: ${text}`);
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: connections }, write));
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { rate: times.length / seconds, p50: at(0.5), p99: at(0.99) };
}

/** Measures targets in alternating rounds, after one to warm up. @returns the medians, by target. */
export async function measureAll(targets: Target[], load: Load, rounds: number): Promise<Measured[]> {
  const senders = targets.map(({ url, moreUrls = [], apiKey }) => {
    const urls = [url, ...moreUrls];
    const pool = new BalancedPool(urls, { connections: Math.ceil(load.connections / urls.length) });
    return { pool, measure: () => measure(pool, apiKey, load) };
  });
  for (const sender of senders) await sender.measure();
  const found: Measured[][] = targets.map(() => []);
  for (let round = 0; round < rounds; round++)
    for (const [index, sender] of senders.entries()) found[index]?.push(await sender.measure());
  for (const { pool } of senders) await pool.destroy();
  return found.map((all) => ({
    rate: median(all.map(({ rate }) => rate)),
    p50: median(all.map(({ p50 }) => p50)),
    p99: median(all.map(({ p99 }) => p99)),
  }));
}

/** The middle one of some values. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
