/**
 * Measures registrations against their floor: a bare route that writes the same rows in a durable transaction for each request.
 * `SECONDS` (default 5) are measured `ROUNDS` times (default 3), alternating, with `CONNECTIONS` (default 32); `ENGINE` is
 * `sqlite` or `postgres`. The load comes from this process, the node and the floor are processes of their own.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Pool } from "undici";
import { environment } from "../../server/process-settings.ts";
import { type EngineName, scratch } from "../engines.ts";
import { startArguments, urlOf } from "../faults/process.ts";
import { configOf } from "../world.ts";

const seconds = Number(process.env.SECONDS ?? 5);
const rounds = Number(process.env.ROUNDS ?? 3);
const connections = Number(process.env.CONNECTIONS ?? 32);
const engine: EngineName = process.env.ENGINE === "postgres" ? "postgres" : "sqlite";

interface Target extends AsyncDisposable {
  name: string;
  url: string;
}

/** What was measured of a target: responses a second, and times in milliseconds. */
interface Measured {
  rate: number;
  p50: number;
  p99: number;
}

/** Starts a process that prints where it listens. */
async function startTarget(name: string, args: string[], env: Record<string, string>): Promise<Target> {
  const child = spawn(process.execPath, args, {
    env: { ...environment, ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let url = "";
  for await (const line of createInterface(child.stdout)) {
    url = /listening on (http:\/\/[^\s)]+)/.exec(line)?.[1] ?? "";
    if (url) break;
  }
  const stop = async () => {
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  return { name, url, [Symbol.asyncDispose]: stop };
}

let agents = 0;

function registration(): string {
  const id = `agent-${++agents}`;
  return JSON.stringify({
    agent_id: id,
    name: `Agent ${agents}`,
    agent_url: `https://${id}.example.com/a2a`,
    description: "Forecasts the weather of the next days, by the hour.",
    protocols: ["a2a"],
    capabilities: ["streaming"],
    tags: ["weather", `tag-${agents % 50}`],
    skills: ["forecast"],
  });
}

async function measure(pool: Pool): Promise<Measured> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1_000;
  const register = async () => {
    while (performance.now() < end) {
      const startedAt = performance.now();
      const { statusCode, body } = await pool.request({
        method: "POST",
        path: "/register",
        headers: { "content-type": "application/json" },
        body: registration(),
      });
      const text = await body.text();
      if (statusCode !== 201) throw new Error(`${statusCode}: ${text}`);
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: connections }, register));
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { rate: times.length / seconds, p50: at(0.5), p99: at(0.99) };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

await using own = await scratch(engine, { durable: true });
await using floors = await scratch(engine, { durable: true });
const nodeKey = configOf(own.database).nodeKey?.toString("base64") ?? "";
await using node = await startTarget("node", startArguments, {
  PORT: "0",
  DATABASE_URL: urlOf(own.database),
  LOG_LEVEL: "silent",
  NODE_KEY: nodeKey,
  MAX_REQUESTS_PER_NETWORK: String(connections),
});
await using floor = await startTarget("floor", [join(import.meta.dirname, "writes", "floor.ts")], {
  FLOOR_DATABASE: JSON.stringify(floors.database),
});
const targets = [floor, node];
const pools = targets.map(({ url }) => new Pool(url, { connections }));
const found: Measured[][] = targets.map(() => []);
for (const pool of pools) await measure(pool); // to warm up
for (let round = 0; round < rounds; round++)
  for (const [index, pool] of pools.entries()) found[index]?.push(await measure(pool));
for (const pool of pools) await pool.destroy();

const rates = found.map((all) => median(all.map(({ rate }) => rate)));
console.log(`${engine}, ${connections} connections, median of ${rounds} × ${seconds} s`);
console.log("|  | registrations/s | of the floor | p50 ms | p99 ms |");
console.log("|---|---:|---:|---:|---:|");
for (const [index, { name }] of targets.entries()) {
  const all = found[index] ?? [];
  const rate = rates[index] ?? 0;
  const share = `${((100 * rate) / (rates[0] ?? 1)).toFixed(0)} %`;
  const times = [median(all.map(({ p50 }) => p50)), median(all.map(({ p99 }) => p99))];
  console.log(
    `| ${[name, Math.round(rate).toLocaleString("en"), share, ...times.map((each) => each.toFixed(0))].join(" | ")} |`,
  );
}
