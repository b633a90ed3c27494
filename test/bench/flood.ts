/**
 * Measures what others get of a node while one address floods it: `npm run bench -- flood`. `SECONDS` (default 3) are
 * measured `ROUNDS` times (default 1) for each figure, `CONNECTIONS` (default 1000) flood, `ENGINE` is `sqlite` or `postgres`, and `KINDS` takes the
 * floods whose names contain one of its words, separated by commas.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createNode } from "../../server/node.ts";
import { type EngineName, scratch } from "../engines.ts";
import { browserAt, folder, start, urlOf } from "../faults/process.ts";
import { authority } from "../webhooks/authority.ts";
import { receiver } from "../webhooks/receiver.ts";
import { configOf } from "../world.ts";
import { fill } from "./fill.ts";
import { activities, type Done, Others } from "./flood/others.ts";
import { floods, type Orders, type Tally } from "./flood/traffic.ts";

const seconds = Number(process.env.SECONDS ?? 3);
const rounds = Number(process.env.ROUNDS ?? 1);
const connections = Number(process.env.CONNECTIONS ?? 1_000);
const engine: EngineName = process.env.ENGINE === "postgres" ? "postgres" : "sqlite";
const wanted = (process.env.KINDS ?? "").split(",");
const traffic = join(import.meta.dirname, "flood", "traffic.ts");
const owner = { OWNER_EMAIL: "owner@example.com", OWNER_PASSWORD: "correct horse battery" };
const rampMs = 1_000;

await using own = await scratch(engine);
await using place = await folder();
await using hook = await receiver();
const config = configOf(own.database);
{
  await using node = await createNode(config);
  await fill(node.database, 0, 5_000);
}
const authorityFile = join(place.path, "authority.pem");
await writeFile(authorityFile, (await authority()).cert);
await using node = await start(place.path, {
  ...owner,
  DATABASE_URL: urlOf(own.database),
  NODE_KEY: config.nodeKey?.toString("base64") ?? "",
  NODE_EXTRA_CA_CERTS: authorityFile,
  EGRESS_PINS: hook.pin,
});
const port = Number(new URL(node.url).port);
const browser = browserAt(node.url);
await browser.accounts.signIn({ email: owner.OWNER_EMAIL, password: owner.OWNER_PASSWORD });
const key = (await browser.keys.create({ name: "bench", tier: "enterprise" })).key.raw_key;
await browser.webhooks.create({ callbackUrl: hook.url() });
const accounts = await Promise.all(Array.from({ length: 40 }, (_, index) => signUp(`127.0.1.${index + 1}`)));
using others = new Others({ port, key, accounts, receiver: hook });

await pause(2_000);
others.take();
console.log(`${engine}, ${connections} connections from one address, ${seconds} s for each figure`);
console.log(`| flood | its responses a second | its share of a core | ${activities.join(" | ")} |`);
console.log(`|---|---|---:|${"---:|".repeat(activities.length)}`);
for (const kind of Object.keys(floods).filter((kind) => wanted.some((word) => kind.includes(word)))) {
  const beside: Measured[] = [];
  const alone: Measured[] = [];
  for (let round = 0; round < rounds; round++) {
    const measured = await measureBeside(kind);
    beside.push(measured);
    alone.push(await measureAlone(measured.share));
  }
  const cells = activities.map((activity) => {
    const [with_, without] = [beside, alone].map((all) => all.flatMap(({ done }) => done[activity]));
    const wait = activity === "deliveries" ? "" : `, p50 ${median(with_)}/${median(without)} ms`;
    const share = Math.round((100 * (with_?.length ?? 0)) / (without?.length ?? 0));
    return `${share} % (${perSecond(with_?.length)}/${perSecond(without?.length)}${wait})`;
  });
  const shares = beside.map(({ share }) => share);
  const share = Math.max(...shares).toFixed(2);
  console.log(
    `| ${[kind, beside.map(({ responses }) => responses).join("; "), share, ...cells].join(" | ")} |`,
  );
  for (const { failures } of [...beside, ...alone])
    if (failures.size > 0)
      console.log(`failures: ${[...failures].map((each) => each.join(" × ")).join(", ")}`);
}

/** What others got done, and what the flooding process got for it. */
interface Measured {
  done: Done;
  failures: Map<string, number>;
  /** Its responses a second. */
  responses: string;
  /** Its share of a core. */
  share: number;
}

async function measureBeside(kind: string): Promise<Measured> {
  const orders: Orders = { kind, port, from: "127.0.0.2", connections };
  const child = fork(traffic, ["flood", JSON.stringify(orders)]);
  await once(child, "message"); // all connections are there
  await pause(rampMs);
  const before = await tallyOf(child);
  others.take();
  const startedAt = performance.now();
  await pause(seconds * 1_000);
  const { done, failures } = others.take();
  const after = await tallyOf(child);
  const elapsed = performance.now() - startedAt;
  await end(child);
  const responses = Object.entries(after.statuses)
    .map(([status, count]) => [status, count - (before.statuses[status] ?? 0)] as const)
    .filter(([, count]) => count > 0)
    .map(([status, count]) => `${(count / seconds).toFixed(0)} × ${status === "0" ? "none" : status}`);
  return { done, failures, responses: responses.join(", "), share: (after.cpuMs - before.cpuMs) / elapsed };
}

/** What others do while a process of their machine takes the processor time that the flooding client took. */
async function measureAlone(share: number): Promise<Measured> {
  const child = fork(traffic, ["burn", String(share)]);
  await pause(rampMs);
  others.take();
  await pause(seconds * 1_000);
  const taken = others.take();
  await end(child);
  return { ...taken, responses: "", share };
}

async function tallyOf(child: ChildProcess): Promise<Tally> {
  child.send("tally");
  const [tally] = await once(child, "message");
  return tally as Tally; // as traffic.ts sends it
}

async function end(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  await once(child, "exit");
}

function perSecond(count = 0): string {
  const rate = count / seconds / rounds;
  return rate.toFixed(rate < 10 ? 1 : 0);
}

function median(times: number[] = []): number {
  return Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0);
}

/** Makes an account from an address of its own. */
async function signUp(from: string) {
  const account = { email: `other-${from}@example.com`, password: "correct horse battery" };
  for (;;) {
    const status = await new Promise((resolve, reject) => {
      const headers = { "content-type": "application/json" };
      request({
        port,
        host: "127.0.0.1",
        localAddress: from,
        method: "POST",
        path: "/api/auth/sign-up",
        headers,
      })
        .on("response", (response) => response.resume().on("end", () => resolve(response.statusCode)))
        .on("error", reject)
        .end(JSON.stringify(account));
    });
    if (status === 201) return { ...account, from };
    if (status !== 429) throw new Error(`A sign-up got ${status}`);
    await pause(100); // as many hashes wait as may
  }
}
