/**
 * Measures a node whose PostgreSQL server is some milliseconds away: registrations of `CONNECTIONS` (default 32) and of one
 * connection, with a key and without; of two processes; the deliveries of registrations to 50 subscribers; and the start. `DELAYS`
 * (default `0,1,5`) are the milliseconds of each direction, `SECONDS` (default 4) are measured; `ONLY` names what is measured.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createRegistry } from "../../client/index.ts";
import { scratch } from "../engines.ts";
import { browserAt, folder } from "../faults/process.ts";
import type { Printed } from "./writes/receivers.ts";
import {
  type Load,
  type Measured,
  measureAll,
  startNode,
  startProcess,
  type Target,
} from "./writes/target.ts";

const seconds = Number(process.env.SECONDS ?? 4);
const connections = Number(process.env.CONNECTIONS ?? 32);
const delays = (process.env.DELAYS ?? "0,1,5").split(",").map(Number);
const only = process.env.ONLY?.split(",") ?? ["keyed", "anonymous", "alone", "two", "deliveries"];
const here = import.meta.dirname;
const owner = { email: "owner@example.com", password: "correct horse battery" };

/** The URL of a server by way of a process that delays what it carries. */
async function delayed(opened: AsyncDisposableStack, url: string, delayMs: number): Promise<string> {
  if (delayMs === 0) return url;
  const args = [join(here, "delayed-wire.ts"), url, String(delayMs)];
  return opened.use(await startProcess(args, {}, /listening on (.+)/)).found;
}

async function createKey(url: string): Promise<string> {
  const browser = browserAt(url);
  await browser.accounts.signIn(owner);
  return (await browser.keys.create({ name: "bench", tier: "enterprise" })).key.raw_key;
}

function print(what: string, { rate, p50, p99 }: Measured, times = 1): void {
  console.log(
    `| ${what} | ${Math.round(times * rate).toLocaleString("en")} | ${p50.toFixed(1)} | ${p99.toFixed(1)} |`,
  );
}

async function measureOne(target: Target, load: Partial<Load> = {}): Promise<Measured> {
  const [found] = await measureAll([target], { connections, seconds, ...load }, 1);
  return found ?? { rate: 0, p50: 0, p99: 0 };
}

async function measureRegistrations(delayMs: number): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const { database } = opened.use(await scratch("postgres", { durable: true }));
  const url = await delayed(opened, database.url, delayMs);
  const settings = {
    OWNER_EMAIL: owner.email,
    OWNER_PASSWORD: owner.password,
    MAX_REQUESTS_PER_NETWORK: String(connections),
  };
  const start = async () => opened.use(await startNode({ engine: "postgres", url }, settings));
  const node = await start();
  console.log(`| start, ${delayMs} ms | ${Math.round(node.startMs)} ms | | |`);
  const keyed = { ...node, apiKey: await createKey(node.url) };
  const name = (what: string) => `${what}, ${delayMs} ms`;
  if (only.includes("keyed")) print(name("with a key"), await measureOne(keyed));
  if (only.includes("anonymous")) print(name("without a key"), await measureOne(node));
  if (only.includes("alone")) print(name("one, with a key"), await measureOne(keyed, { connections: 1 }));
  if (!only.includes("two")) return;
  const other = await start();
  console.log(`| second start, ${delayMs} ms | ${Math.round(other.startMs)} ms | | |`);
  print(name("two processes, with a key"), await measureOne({ ...keyed, moreUrls: [other.url] }));
}

async function measureDeliveries(delayMs: number): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const { path } = opened.use(await folder());
  const { found } = opened.use(
    await startProcess([join(here, "writes", "receivers.ts")], { HOSTS: "25" }, /^receivers (.+)/),
  );
  const { urls, pins, authority } = JSON.parse(found) as Printed; // as its process prints it
  const file = join(path, "authority.pem");
  await writeFile(file, authority);
  const { database } = opened.use(await scratch("postgres", { durable: true }));
  const url = await delayed(opened, database.url, delayMs);
  const node = opened.use(
    await startNode(
      { engine: "postgres", url },
      {
        OWNER_EMAIL: owner.email,
        OWNER_PASSWORD: owner.password,
        NODE_EXTRA_CA_CERTS: file,
        EGRESS_PINS: pins,
      },
    ),
  );
  const registry = createRegistry({ baseUrl: node.url, apiKey: await createKey(node.url) });
  for (let index = 0; index < 50; index++)
    await registry.webhooks.create({ callbackUrl: urls[index % urls.length] ?? "" });
  print(`deliveries, ${delayMs} ms`, await measureOne(node, { connections: 8 }), 50);
}

console.log(`PostgreSQL, ${connections} connections, ${seconds} s`);
console.log("|  | a second | p50 ms | p99 ms |");
console.log("|---|---:|---:|---:|");
for (const delayMs of delays) {
  await measureRegistrations(delayMs);
  if (only.includes("deliveries")) await measureDeliveries(delayMs);
}
