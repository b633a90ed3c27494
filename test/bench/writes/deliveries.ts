/** Measures what subscribers cost: the deliveries of registrations, against a loop that only signs and posts the same bytes. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createRegistry } from "../../../client/index.ts";
import { type EngineName, scratch } from "../../engines.ts";
import { browserAt, folder, startArguments, urlOf } from "../../faults/process.ts";
import { configOf } from "../../world.ts";
import type { Printed } from "./receivers.ts";
import { measureAll, startProcess, startTarget, type Target } from "./target.ts";

const here = import.meta.dirname;
const hosts = 25;
const owner = { OWNER_EMAIL: "owner@example.com", OWNER_PASSWORD: "correct horse battery" };

/** Starts a node with subscribers at receivers. */
async function startNode(
  engine: EngineName,
  subscribers: number,
  { urls, pins }: Printed,
  authorityFile: string,
): Promise<Target> {
  await using opened = new AsyncDisposableStack();
  const { database } = opened.use(await scratch(engine, { durable: true }));
  const node = opened.use(
    await startTarget(`node, ${subscribers} subscribers`, startArguments, {
      ...owner,
      PORT: "0",
      DATABASE_URL: urlOf(database),
      LOG_LEVEL: "silent",
      NODE_KEY: configOf(database).nodeKey?.toString("base64") ?? "",
      NODE_EXTRA_CA_CERTS: authorityFile,
      EGRESS_PINS: pins,
    }),
  );
  const browser = browserAt(node.url);
  await browser.accounts.signIn({ email: owner.OWNER_EMAIL, password: owner.OWNER_PASSWORD });
  const { key } = await browser.keys.create({ name: "bench", tier: "free" });
  const registry = createRegistry({ baseUrl: node.url, apiKey: key.raw_key });
  for (let index = 0; index < subscribers; index++)
    await registry.webhooks.create({ callbackUrl: urls[index % urls.length] ?? "" });
  const closing = opened.move();
  return { ...node, [Symbol.asyncDispose]: () => closing.disposeAsync() };
}

/** Measures, and prints two tables. */
export async function measureDeliveries(engine: EngineName, seconds: number, rounds: number): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const place = opened.use(await folder());
  const file = join(place.path, "authority.pem");
  const { found: text } = opened.use(
    await startProcess([join(here, "receivers.ts")], { HOSTS: String(hosts) }, /^receivers (.+)/),
  );
  const receivers = JSON.parse(text) as Printed; // as its process prints it
  await writeFile(file, receivers.authority);
  const floor = opened.use(
    await startTarget("undici alone, 50 subscribers", [join(here, "sender.ts")], {
      RECEIVERS: text,
      SUBSCRIBERS: "50",
    }),
  );
  const singleFloor = opened.use(
    await startTarget("undici alone, 100 subscribers", [join(here, "sender.ts")], {
      RECEIVERS: text,
      SUBSCRIBERS: "100",
    }),
  );
  const [none, fifty, hundred] = [
    opened.use(await startNode(engine, 0, receivers, file)),
    opened.use(await startNode(engine, 50, receivers, file)),
    opened.use(await startNode(engine, 100, receivers, file)),
  ];

  const busy = await measureAll([floor, fifty], { connections: 8, seconds }, rounds);
  console.log(`\n${engine}, 8 connections, median of ${rounds} × ${seconds} s`);
  console.log("|  | deliveries/s | of undici alone | p50 ms | p99 ms |");
  console.log("|---|---:|---:|---:|---:|");
  for (const [index, { name }] of [floor, fifty].entries()) {
    const { rate = 0, p50 = 0, p99 = 0 } = busy[index] ?? {};
    const share = `${((100 * rate) / (busy[0]?.rate ?? 1)).toFixed(0)} %`;
    const cells = [name, Math.round(50 * rate).toLocaleString("en"), share, p50.toFixed(0), p99.toFixed(0)];
    console.log(`| ${cells.join(" | ")} |`);
  }

  const single = await measureAll([none, singleFloor, hundred], { connections: 1, seconds }, rounds);
  console.log(`\n${engine}, one registration at a time, median of ${rounds} × ${seconds} s`);
  console.log("|  | p50 ms | p99 ms |");
  console.log("|---|---:|---:|");
  for (const [index, { name }] of [none, singleFloor, hundred].entries()) {
    const { p50 = 0, p99 = 0 } = single[index] ?? {};
    console.log(`| ${name} | ${p50.toFixed(1)} | ${p99.toFixed(1)} |`);
  }
}
