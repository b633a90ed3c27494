/**
 * Measures the reads of facades against the matching reads of the registry at the same node, in the same run, alternating:
 * `npm run bench -- facades`.
 *
 * `ENGINE` is `sqlite` or `postgres`; `AGENTS` (default 20000), `SECONDS` (default 2) of each of `ROUNDS` (default 3) and
 * `CONNECTIONS` (default 16) may be set. The load comes from this process.
 */
import autocannon from "autocannon";
import { createNode } from "../../server/node.ts";
import { type EngineName, scratch } from "../engines.ts";
import { configOf } from "../world.ts";
import { fill } from "./fill.ts";
import { median, startNode } from "./writes/target.ts";

const engine: EngineName = process.env.ENGINE === "postgres" ? "postgres" : "sqlite";
const agents = Number(process.env.AGENTS ?? 20_000);
const seconds = Number(process.env.SECONDS ?? 2);
const rounds = Number(process.env.ROUNDS ?? 3);
const connections = Number(process.env.CONNECTIONS ?? 16);

type Request = Pick<autocannon.Request, "method" | "path" | "body" | "headers">;

const get = (path: string): Request => ({ method: "GET", path });
const post = (path: string, body: object): Request => ({
  method: "POST",
  path,
  body: JSON.stringify(body),
  headers: { "content-type": "application/json" },
});
const search = "/search?q=weather+forecast&limit=10";

/** An entry of ARD. */
interface Entry {
  identifier: string;
  metadata: { agentId: string };
}

/** What is compared: the reads of the registry, and those of the facade. */
function pairsOf(entries: readonly Entry[]): [name: string, own: Request[], facade: Request[]][] {
  const ids = entries.map(({ metadata }) => metadata.agentId);
  const lookups = ids.map((id) => get(`/lookup/${id}`));
  const named = entries.map(({ identifier }) => get(`/ard/agents/${identifier}`));
  const seen = ids.map((id) => get(`/nanda/lookup/${id}`));
  return [
    ["ARD, an entry", lookups.slice(0, 1), named.slice(0, 1)],
    ["ARD, 500 entries", lookups, named],
    ["ARD, list of 50", [get("/list?limit=50")], [get("/ard/agents?pageSize=50")]],
    ["ARD, search", [get(search)], [post("/ard/search", { query: { text: "weather forecast" } })]],
    ["MCP registry, list of 50", [get("/list?limit=50")], [get("/v0.1/servers?limit=50")]],
    ["MCP registry, search", [get(search)], [get("/v0.1/servers?search=weather+forecast&limit=10")]],
    ["MCP registry, a server", [get("/lookup/mcp")], [get("/v0.1/servers/localhost%2Fmcp/versions/latest")]],
    ["NANDA, lookup", lookups.slice(0, 1), seen.slice(0, 1)],
    ["NANDA, 500 lookups", lookups, seen],
    ["NANDA, search", [get(search)], [get("/nanda/search?q=weather+forecast&limit=10")]],
  ];
}

/** Reads 500 entries. */
async function readEntries(url: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (let token = ""; entries.length < 500; ) {
    const response = await fetch(`${url}/ard/agents?pageSize=100${token && `&pageToken=${token}`}`);
    const { items, pageToken } = (await response.json()) as { items: Entry[]; pageToken: string }; // by the contract
    entries.push(...items);
    token = pageToken;
  }
  return entries;
}

async function rateOf(url: string, requests: Request[]): Promise<number> {
  const result = await autocannon({ url, connections, duration: seconds, requests });
  const failed = result.errors + result["4xx"] + result["5xx"];
  if (failed > 0) throw new Error(`${requests[0]?.path}: ${failed} responses are errors`);
  return result.requests.average;
}

await using own = await scratch(engine, { durable: true });
{
  await using node = await createNode(configOf(own.database));
  await fill(node.database, 0, agents);
}
await using node = await startNode(own.database);
for (let n = 0; n < 60; n++) {
  const body = {
    agent_id: n === 0 ? "mcp" : `mcp-${n}`,
    agent_url: "https://m.example.com/",
    protocols: ["mcp"],
  };
  await fetch(`${node.url}/register`, post("/register", body) as RequestInit);
}

const whole = (value: number) => Math.round(value).toLocaleString("en");
console.log(
  `${engine}, ${whole(agents)} agents, ${connections} connections, median of ${rounds} × ${seconds} s\n`,
);
console.log("| read | the registry's, responses/s | the facade's | share |\n| --- | ---: | ---: | ---: |");
for (const [name, ownRequests, facadeRequests] of pairsOf(await readEntries(node.url))) {
  const found: [number, number][] = [];
  for (let round = 0; round <= rounds; round++) {
    const rates: [number, number] = [
      await rateOf(node.url, ownRequests),
      await rateOf(node.url, facadeRequests),
    ];
    if (round > 0) found.push(rates); // the first one warms up
  }
  const [mine, facade] = [median(found.map(([rate]) => rate)), median(found.map(([, rate]) => rate))];
  console.log(`| ${name} | ${whole(mine)} | ${whole(facade)} | ${(facade / mine).toFixed(2)} |`);
}
