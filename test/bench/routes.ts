/**
 * Measures the reads of a node with many agents, each figure as a ratio to the bare framework in the same run: `npm run bench`.
 *
 * `AGENTS` (default 100000) and `SECONDS` (default 3 a route) may be set. The load comes from another process on
 * loopback, with 16 connections.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import autocannon from "autocannon";
import fastify from "fastify";
import { createNode } from "../../server/node.ts";
import { environment } from "../../server/process-settings.ts";
import { engines, scratch } from "../engines.ts";
import { startArguments } from "../faults/process.ts";
import { configOf } from "../world.ts";
import { fill } from "./fill.ts";

const agents = Number(process.env.AGENTS ?? 100_000);
const seconds = Number(process.env.SECONDS ?? 3);
const connections = 16;

const routes = [
  ["lookup", "/lookup/agent-4711"],
  ["list, 50", "/list"],
  ["list by tag, 50", "/list?tags=weather"],
  ["list unchanged (304)", "/list", { "if-none-match": "*" }],
  ["agents by seq, 100", "/list?after_seq=5000&limit=100"],
  ["search, a rare word", "/search?q=babebodo"],
  ["search, a common word", "/search?q=weather"],
  ["search, a word of every agent", "/search?q=agent"],
  ["search, two words", "/search?q=weather+forecast"],
  ["search, a phrase", "/search?q=%22weather+forecast%22"],
  ["search, misspelt", "/search?q=wether"],
  ["search with facets", "/search?q=weather+forecast&facets=tags,provider"],
  ["stats", "/stats"],
  ["events, 100", "/events?limit=100"],
] as const;

interface Measured {
  rate: number;
  p50: number;
  p99: number;
}

async function measure(url: string, headers: Record<string, string> = {}): Promise<Measured> {
  const result = await autocannon({ url, headers, connections, duration: seconds, workers: 1 });
  if (result.errors > 0 || result["5xx"] > 0)
    throw new Error(`${url}: ${result.errors} errors, ${result["5xx"]} × 5xx`);
  return { rate: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

async function bareFramework(): Promise<number> {
  const app = fastify();
  app.get("/lookup/:id", async () => ({ status: "ok" }));
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const { rate } = await measure(`${address}/lookup/agent-4711`);
  await app.close();
  return rate;
}

for (const engine of engines) {
  await using own = await scratch(engine, { durable: true });
  const config = configOf(own.database);
  {
    await using node = await createNode(config);
    const rate = await fill(node.database, 0, agents);
    if (engine === "postgres") await node.database.transaction((tx) => tx.run("analyze"));
    console.log(
      `\n${engine}: ${agents.toLocaleString("en")} agents, ${rate.toLocaleString("en")} registered a second`,
    );
  }
  const bare = await bareFramework();
  const url = own.database.engine === "sqlite" ? `sqlite:${own.database.file}` : own.database.url;
  const env = {
    ...environment,
    ...process.env,
    PORT: "0",
    DATABASE_URL: url,
    LOG_LEVEL: "silent",
    NODE_KEY: config.nodeKey?.toString("base64") ?? "",
  };
  const server = spawn(process.execPath, startArguments, { env, stdio: ["ignore", "pipe", "inherit"] });
  let address = "";
  for await (const line of createInterface(server.stdout)) {
    address = /listening on (http:\/\/[^)]+)/.exec(line)?.[1] ?? "";
    if (address) break;
  }
  console.log(`| ${"route".padEnd(30)} | responses/s | of the bare framework | p50 ms | p99 ms |`);
  console.log(`|${"-".repeat(32)}|----------:|----------------------:|-------:|-------:|`);
  const row = (name: string, { rate, p50, p99 }: Measured) =>
    console.log(
      `| ${name.padEnd(30)} | ${Math.round(rate).toLocaleString("en").padStart(9)} | ${`${((100 * rate) / bare).toFixed(1)} %`.padStart(21)} | ${String(p50).padStart(6)} | ${String(p99).padStart(6)} |`,
    );
  row("bare framework", { rate: bare, p50: 0, p99: 0 });
  for (const [name, path, headers] of routes) row(name, await measure(address + path, headers));
  server.kill();
  await once(server, "exit");
}
