/**
 * Measures registrations and AgentFacts against their floor: a bare route that writes the same rows in a durable transaction
 * for each request. Then deliveries: see writes/deliveries.ts. `SECONDS` (default 5) are measured `ROUNDS` times (default 3),
 * alternating, with `CONNECTIONS` (default 32); `ENGINE` is `sqlite` or `postgres`; `ONLY` is `registrations`, `facts` or
 * `deliveries`. The load comes from this process, all that is measured are processes of their own.
 */
import { join } from "node:path";
import type { Config } from "../../server/assembly/config.ts";
import { type EngineName, scratch } from "../engines.ts";
import { browserAt } from "../faults/process.ts";
import { measureDeliveries } from "./writes/deliveries.ts";
import {
  type Measured,
  measureAll,
  registration,
  startNode,
  startTarget,
  type Target,
  type Write,
} from "./writes/target.ts";

const seconds = Number(process.env.SECONDS ?? 5);
const rounds = Number(process.env.ROUNDS ?? 3);
const connections = Number(process.env.CONNECTIONS ?? 32);
const engine: EngineName = process.env.ENGINE === "postgres" ? "postgres" : "sqlite";

/** Starts a process of a node that has an owner. */
function startOwned(database: Config["database"]): Promise<Target> {
  return startNode(database, {
    OWNER_EMAIL: "owner@example.com",
    OWNER_PASSWORD: "correct horse battery",
    MAX_REQUESTS_PER_NETWORK: String(connections),
  });
}

/** Creates a key, whose quota is counted. */
async function createKey(url: string): Promise<string> {
  const browser = browserAt(url);
  await browser.accounts.signIn({ email: "owner@example.com", password: "correct horse battery" });
  return (await browser.keys.create({ name: "bench", tier: "enterprise" })).key.raw_key;
}

/** Starts the floor on a database. */
function startFloor(database: Config["database"]): Promise<Target> {
  return startTarget("floor", [join(import.meta.dirname, "writes", "floor.ts")], {
    FLOOR_DATABASE: JSON.stringify(database),
  });
}

async function measureRegistrations(): Promise<void> {
  await using own = await scratch(engine, { durable: true });
  await using floors = await scratch(engine, { durable: true });
  await using floor = await startFloor(floors.database);
  await using nodes = new AsyncDisposableStack();
  const start = async () => nodes.use(await startOwned(own.database));
  const node = await start();
  const keyed = { ...node, name: "node, with a key and its quota", apiKey: await createKey(node.url) };
  const targets: Target[] = [floor, node, keyed];
  if (engine === "postgres") {
    const more = [await start(), await start(), await start()];
    targets.push({ ...node, name: "four processes", moreUrls: more.map(({ url }) => url) });
  }
  printTable("registrations", targets, await measureAll(targets, { connections, seconds }, rounds));
}

/** Agents whose facts are written. */
const withFacts = 1_000;

/** A document of 4 kB, another one each time. */
function factsOf(n: number, id: string): string {
  const skills = Array.from({ length: 20 }, (_, index) => ({
    id: `skill-${index}`,
    name: `Skill ${index}`,
    description:
      "Forecasts the weather of the next days, by the hour, for any place on Earth, with its probability.",
    inputModes: ["text"],
    outputModes: ["application/json"],
  }));
  return JSON.stringify({
    id,
    agent_name: `urn:agent:${id}`,
    label: `Weather ${n}`,
    description: "Weather.",
    skills,
  });
}

async function measureFacts(): Promise<void> {
  await using own = await scratch(engine, { durable: true });
  await using floors = await scratch(engine, { durable: true });
  await using floor = await startFloor(floors.database);
  await using node = await startOwned(own.database);
  for (const { url } of [floor, node])
    for (let n = 1; n <= withFacts; n++) {
      const { method, path, body } = registration(n);
      await fetch(url + path, { method, body, headers: { "content-type": "application/json" } });
    }
  let documents = 0;
  const next = (): Write => {
    const id = `agent-${1 + (++documents % withFacts)}`;
    return { method: "PUT", path: `/agentfacts/${id}`, body: factsOf(documents, id) };
  };
  const targets = [floor, node];
  printTable("AgentFacts", targets, await measureAll(targets, { connections, seconds, next }, rounds));
}

function printTable(what: string, targets: Target[], found: Measured[]): void {
  console.log(`\n${engine}, ${connections} connections, median of ${rounds} × ${seconds} s`);
  console.log(`|  | ${what}/s | of the floor | p50 ms | p99 ms |`);
  console.log("|---|---:|---:|---:|---:|");
  for (const [index, { name }] of targets.entries()) {
    const { rate = 0, p50 = 0, p99 = 0 } = found[index] ?? {};
    const share = `${((100 * rate) / (found[0]?.rate ?? 1)).toFixed(0)} %`;
    const cells = [name, Math.round(rate).toLocaleString("en"), share, p50.toFixed(0), p99.toFixed(0)];
    console.log(`| ${cells.join(" | ")} |`);
  }
}

const only = process.env.ONLY ?? "";
if (only === "" || only === "registrations") await measureRegistrations();
if (only === "" || only === "facts") await measureFacts();
if (only === "" || only === "deliveries") await measureDeliveries(engine, seconds, rounds);
