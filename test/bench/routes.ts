/**
 * Measures the reads of a node with many agents, each against its floor in the same run, alternating: a bare route that sends
 * the same bytes from memory, or that runs one prepared statement. `npm run bench` or `npm run bench -- routes`.
 *
 * `ENGINE` is `sqlite` or `postgres`; `AGENTS` (default 100000), `SECONDS` (default 3) of each of `ROUNDS` (default 3),
 * `CONNECTIONS` (default 16) and `ONLY` (a part of routes' names) may be set. `FILLED` is a file or the URL of a database with
 * the agents, which is filled if it has none and kept; without it the database is gone with the run. `AGAINST` is the base URL
 * of another server, which then gets the same requests instead of the floors. The load comes from this process.
 */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import autocannon from "autocannon";
import type { DatabaseConfig } from "../../server/core/settings/database-settings.ts";
import { createNode } from "../../server/node.ts";
import { type EngineName, scratch } from "../engines.ts";
import { configOf } from "../world.ts";
import { generatedAgent } from "./agents.ts";
import { fill } from "./fill.ts";
import { median, startNode, startTarget } from "./writes/target.ts";

const engine: EngineName = process.env.ENGINE === "postgres" ? "postgres" : "sqlite";
const agents = Number(process.env.AGENTS ?? 100_000);
const seconds = Number(process.env.SECONDS ?? 3);
const rounds = Number(process.env.ROUNDS ?? 3);
const connections = Number(process.env.CONNECTIONS ?? 16);
const only = process.env.ONLY ?? "";
const { FILLED: filled, AGAINST: against } = process.env;

/** What is requested, and what it is compared with. */
interface Route {
  name: string;
  paths: string[];
  floor: (path: string) => string;
  headers?: Record<string, string>;
}

const lookup = `/lookup/agent-${Math.floor(agents / 2)}`;
const bytes = (path: string) => `/bytes${path}`;
const some = Array.from({ length: 500 }, (_, n) => Math.floor((n * agents) / 500));
/** Two words of an agent: of its name, as a caller who needs one like it would send. */
const words = some.map((n) => (generatedAgent(n).set.name ?? "").split(" ").slice(1, 3).join("+"));
const rareWords = some.map((n) => (generatedAgent(n).set.name ?? "").split(" ")[0]);
const rowOf = (path: string) => path.replace("lookup", "row");

const routes: Route[] = [
  { name: "lookup", paths: [lookup], floor: bytes },
  {
    name: "lookup, unchanged",
    paths: [lookup],
    floor: bytes,
    headers: { "if-none-match": "*" },
  },
  { name: "lookup of 500 agents", paths: some.map((n) => `/lookup/agent-${n}`), floor: rowOf },
  { name: "list of 50", paths: ["/list"], floor: bytes },
  { name: "list of 50, 500 pages", paths: some.map((n) => `/list?after_seq=${n}`), floor: bytes },
  { name: "list of 50 by tag", paths: ["/list?tags=weather"], floor: bytes },
  { name: "search, two words", paths: ["/search?q=weather+forecast"], floor: bytes },
  {
    name: "search, two words, 500 searches",
    paths: words.map((each, n) => `/search?q=${each}&limit=${1 + (n % 50)}`),
    floor: bytes,
  },
  {
    name: "search, a rare word, 500 searches",
    paths: rareWords.map((each) => `/search?q=${each}`),
    floor: bytes,
  },
  { name: "search, misspelt", paths: ["/search?q=wether"], floor: bytes },
  { name: "search with facets", paths: ["/search?q=weather+forecast&facets=tags,provider"], floor: bytes },
  { name: "stats", paths: ["/stats"], floor: bytes },
  { name: "events, 100", paths: ["/events?limit=100"], floor: bytes },
];

interface Measured {
  rate: number;
  p50: number;
  p99: number;
}

async function measure(
  url: string,
  { paths, headers = {} }: Omit<Route, "floor" | "name">,
): Promise<Measured> {
  const requests = paths.map((path) => ({ method: "GET" as const, path }));
  const result = await autocannon({ url, headers, connections, duration: seconds, requests });
  const failed = result.errors + result["4xx"] + result["5xx"];
  if (failed > 0) throw new Error(`${url}${paths[0]}: ${failed} responses are errors`);
  return { rate: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

async function openDatabase(): Promise<AsyncDisposable & { database: DatabaseConfig }> {
  if (filled === undefined) return scratch(engine, { durable: true });
  const database: DatabaseConfig = engine === "sqlite" ? { engine, file: filled } : { engine, url: filled };
  return { database, [Symbol.asyncDispose]: async () => undefined };
}

/** Registers the agents, unless the database has them. */
async function prepare(database: DatabaseConfig): Promise<void> {
  if (filled !== undefined && engine === "sqlite" && existsSync(filled)) return;
  await using node = await createNode(configOf(database));
  const known =
    (await node.database.get<{ count: number }>("select count(*) as count from agent"))?.count ?? 0;
  if (known >= agents) return;
  const rate = await fill(node.database, 0, agents);
  if (engine === "postgres") await node.database.transaction((tx) => tx.run("analyze"));
  console.log(`${agents.toLocaleString("en")} agents, ${rate.toLocaleString("en")} registered a second`);
}

/** The memory of a process that belongs to no file, in megabytes. */
async function anonymousMb(pid: number): Promise<number> {
  const [, kilobytes] = /RssAnon:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kilobytes) / 1_024);
}

function row(cells: (string | number)[]): void {
  console.log(`| ${cells.join(" | ")} |`);
}

const whole = (value: number) => Math.round(value).toLocaleString("en");

async function compare(node: string, other: string, route: Route): Promise<void> {
  const floored = { ...route, paths: against ? route.paths : route.paths.map(route.floor) };
  const found: [node: Measured, other: Measured][] = [];
  for (let round = 0; round <= rounds; round++) {
    const each: [Measured, Measured] = [await measure(node, route), await measure(other, floored)];
    if (round > 0) found.push(each); // the first one warms up
  }
  const rate = median(found.map(([mine]) => mine.rate));
  const floor = median(found.map(([, theirs]) => theirs.rate));
  const times = [median(found.map(([mine]) => mine.p50)), median(found.map(([mine]) => mine.p99))];
  row([route.name, whole(rate), whole(floor), (rate / floor).toFixed(2), ...times]);
}

/** The slowest lookups while others search, of those while nobody does. */
async function besideSearches(url: string): Promise<void> {
  const lookups = { paths: some.map((n) => `/lookup/agent-${n}`) };
  const searches = {
    paths: words.map((each, n) => `/search?q=${each}&facets=tags,provider&limit=${1 + (n % 50)}`),
  };
  const pairs: [alone: number, beside: number][] = [];
  for (let round = 0; round < rounds; round++) {
    const alone = await measure(url, lookups);
    const [beside] = await Promise.all([measure(url, lookups), measure(url, searches)]);
    pairs.push([alone.p99, beside.p99]);
  }
  const [alone, beside] = [median(pairs.map(([each]) => each)), median(pairs.map(([, each]) => each))];
  console.log(
    `\nlookups: p99 ${alone} ms alone, ${beside} ms while ${connections} connections search with facets`,
  );
}

await using opened = await openDatabase();
const { database } = opened;
await prepare(database);
await using empty = await scratch(engine, { durable: true });
await using emptyNode = await startNode(empty.database);
await using node = await startNode(database);
await using floor = await startTarget("floor", [join(import.meta.dirname, "routes", "floor.ts")], {
  NODE_URL: node.url,
  FLOOR_DATABASE: JSON.stringify(database),
});
console.log(
  `${engine}, ${whole(agents)} agents, ${connections} connections, median of ${rounds} × ${seconds} s`,
);
console.log(
  `listening after ${whole(node.startMs)} ms; with an empty database after ${whole(emptyNode.startMs)} ms\n`,
);
row(["route", "responses/s", against ? "the other's" : "the floor's", "share", "p50 ms", "p99 ms"]);
row(["---", "---:", "---:", "---:", "---:", "---:"]);
for (const route of routes.filter(({ name }) => name.includes(only)))
  await compare(node.url, against ?? floor.url, route);
await besideSearches(node.url);
console.log(`memory that belongs to no file: ${await anonymousMb(node.pid)} MB`);
