/**
 * Backs a node up while it is written to, kills it, restores the backup elsewhere, and compares: `node test/bench/backup.ts`.
 *
 * `RATE` (default 200) writes a second, of which each causes a delivery; `AGENTS` (default 20,000) are there before. The table
 * has what the backup took, how many of the agents that were registered before it began are missing from the restored node,
 * and how often the receiver got the delivery that it got most often: once from the killed node, once from the restored one.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { run } from "../backup/scene.ts";
import { type EngineName, engines, scratch } from "../engines.ts";
import { browserAt, folder, type NodeProcess, start, urlOf } from "../faults/process.ts";
import { authority } from "../webhooks/authority.ts";
import { receiver } from "../webhooks/receiver.ts";

const rate = Number(process.env.RATE ?? 200);
const agents = Number(process.env.AGENTS ?? 20_000);
const owner = { OWNER_EMAIL: "owner@example.com", OWNER_PASSWORD: "correct horse battery" };

console.log(
  "| Engine | Writes a second | Backup, s | Restore, s | Registered before it began | Missing | During it | Of those restored | Most deliveries of one event |",
);
console.log("|---|---:|---:|---:|---:|---:|---:|---:|---:|");
for (const engine of engines) console.log(`| ${(await played(engine)).join(" | ")} |`);
process.exit(0);

/** Plays it all on an engine, and returns the cells of its row. */
async function played(engine: EngineName): Promise<(string | number)[]> {
  await using place = await folder();
  await using hook = await receiver();
  await using database = await scratch(engine, { durable: true });
  await using other = await scratch(engine, { durable: true });
  const certificate = join(place.path, "authority.pem");
  await writeFile(certificate, (await authority()).cert);
  const settings = {
    ...owner,
    NODE_EXTRA_CA_CERTS: certificate,
    NODE_KEY: Buffer.alloc(32, 7).toString("base64"),
    EGRESS_PINS: hook.pin,
    API_KEY_MODE: "optional",
  };
  const node = await start(place.path, { ...settings, DATABASE_URL: urlOf(database.database) });
  const writer = writes(node);
  await writer.many(agents);
  const browser = browserAt(node.url);
  await browser.accounts.signIn({ email: owner.OWNER_EMAIL, password: owner.OWNER_PASSWORD });
  await browser.webhooks.create({ callbackUrl: hook.url() });

  const paced = writer.paced();
  await pause(5_000);
  const before = writer.registered.length;
  const file = join(place.path, "node.backup");
  const backedUpIn = await secondsOf("backup", [file], urlOf(database.database));
  const during = writer.registered.length - before;
  await pause(2_000);
  node.send("SIGKILL");
  await node.ended;
  const perSecond = await paced;

  const restoredIn = await secondsOf("restore", [file], urlOf(other.database), settings.NODE_KEY);
  await using restored = await start(place.path, { ...settings, DATABASE_URL: urlOf(other.database) });
  const there = new Set<string>();
  for await (const { agent_id } of restored.registry.agents.list({ limit: 100 })) there.add(agent_id);
  await settled(restored, hook.requests);
  const counts = new Map<unknown, number>();
  for (const { headers } of hook.requests) {
    const key = headers["x-idempotency-key"];
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const missing = writer.registered.slice(0, before).filter((id) => !there.has(id)).length;
  const restoredOfDuring = writer.registered
    .slice(before, before + during)
    .filter((id) => there.has(id)).length;
  return [
    engine,
    Math.round(perSecond),
    backedUpIn,
    restoredIn,
    before,
    missing,
    during,
    restoredOfDuring,
    Math.max(...counts.values()),
  ];
}

/** Writes to a node, and notes the ids of the agents whose registration it confirmed, in their order. */
function writes({ registry }: NodeProcess) {
  const registered: string[] = [];
  let sent = 0;
  const register = async (respondAsync: boolean) => {
    const agent_id = `agent-${++sent}`;
    const registration = { agent_id, agent_url: `https://${agent_id}.example.com/`, name: `Agent ${sent}` };
    await registry.agents.register(registration, { respondAsync });
    registered.push(agent_id);
  };
  return {
    registered,
    /** As fast as a few callers can. */
    async many(count: number): Promise<void> {
      const caller = async () => {
        while (sent < count) await register(false);
      };
      await Promise.all(Array.from({ length: 8 }, caller));
    },
    /** At the rate, until the node is gone. Returns how many a second were confirmed. */
    async paced(): Promise<number> {
      const from = registered.length;
      const startedAt = performance.now();
      let gone = false;
      const late = () => ((performance.now() - startedAt) / 1_000) * rate - (sent - from);
      while (!gone) {
        for (let due = Math.floor(late()); due > 0; due--) {
          register(true).catch(() => {
            gone = true;
          });
        }
        await pause(10);
      }
      return ((registered.length - from) / (performance.now() - startedAt)) * 1_000;
    },
  };
}

/** Runs a command, and returns how many seconds it took. */
async function secondsOf(name: string, args: string[], url: string, key = ""): Promise<string> {
  const startedAt = performance.now();
  const { said, status } = await run(name, args, { DATABASE_URL: url, NODE_KEY: key });
  if (status !== 0) throw new Error(`${name} failed:\n${said}`);
  return ((performance.now() - startedAt) / 1_000).toFixed(1);
}

/** Waits until the node has no pending deliveries. */
async function settled({ url }: NodeProcess, received: readonly unknown[]): Promise<void> {
  for (let quiet = 0, last = -1; quiet < 5; quiet++) {
    await pause(1_000);
    if (received.length !== last) quiet = 0;
    last = received.length;
  }
  console.error(`${url}: ${received.length} deliveries received`);
}
