/**
 * Measures what a key costs: counting one hot key, and a keyed change beside an anonymous one. `node test/bench/keys.ts`;
 * `SECONDS` (default 3 a figure) may be set. The node is in this process, so figures compare with each other alone.
 */
import { randomUUID } from "node:crypto";
import autocannon from "autocannon";
import { createRegistry } from "../../client/index.ts";
import { createNode, type RegistryNode } from "../../server/node.ts";
import { Counter } from "../../server/registry/keys/counter.ts";
import { engines, scratch } from "../engines.ts";
import { configOf, password } from "../world.ts";

const seconds = Number(process.env.SECONDS ?? 3);
const atOnce = 64;
const clock = () => new Date();

/** How often a second something is done, so many at once. */
async function rate(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  const end = began + seconds * 1_000;
  let done = 0;
  const loop = async () => {
    for (; performance.now() < end && done < 90_000; done++) await act();
  };
  await Promise.all(Array.from({ length: atOnce }, loop));
  return Math.round((done * 1_000) / (performance.now() - began));
}

/** A key of the enterprise tier that the measurement does not use up. */
async function makeKey({ app, database, setupUrl }: RegistryNode, baseUrl: string): Promise<string> {
  const jar: string[] = [];
  const fetcher = async (request: Request) => {
    for (const cookie of jar) request.headers.set("cookie", cookie);
    const response = await fetch(request);
    jar.push(...response.headers.getSetCookie().map((text) => text.split(";")[0] ?? ""));
    return response;
  };
  const registry = createRegistry({ baseUrl, fetch: fetcher });
  const token = new URL(setupUrl ?? "").searchParams.get("setup") ?? "";
  await registry.accounts.setup({ token, email: "owner@example.com", password });
  await database.transaction((tx) => tx.run("update account set tier = 'enterprise'"));
  const { key } = await registry.keys.create({ name: randomUUID(), tier: "enterprise" });
  app.log.info("key made");
  return key.raw_key;
}

const show = (engine: string, what: string, figure: number) =>
  console.log(`| ${engine.padEnd(8)} | ${what.padEnd(44)} | ${figure.toLocaleString("en").padStart(8)} |`);

console.log(
  `| engine   | ${`${atOnce} at once`.padEnd(44)} | a second |\n|${"-".repeat(10)}|${"-".repeat(46)}|---------:|`,
);
for (const engine of engines) {
  await using own = await scratch(engine, { durable: true });
  await using node = await createNode(configOf(own.database));
  const address = await node.app.listen({ port: 0, host: "127.0.0.1" });
  const raw = await makeKey(node, address);
  const resetQuota = () => node.database.transaction((tx) => tx.run("delete from quota"));

  const counter = new Counter(node.database, clock);
  show(engine, "claims of a hot key, coalesced", await rate(() => counter.claim(raw, () => undefined)));
  await resetQuota();
  const single = () => new Counter(node.database, clock).claim(raw, () => undefined);
  show(engine, "claims of a hot key, each by itself", await rate(single));
  await node.database.transaction((tx) => tx.run("update quota set used = 100000 where owner like 'key%'"));
  show(engine, "claims of a used-up key, coalesced", await rate(() => counter.claim(raw, () => undefined)));

  const agent_url = "https://a.example.com/";
  await createRegistry({ baseUrl: address }).agents.register({ agent_id: "a", agent_url });
  const body = JSON.stringify({ id: "a", agent_name: "urn:agent:a", label: "A" });
  for (const [what, headers] of [
    ["anonymous", {}],
    ["keyed", { authorization: `Bearer ${raw}` }],
  ] as const) {
    await resetQuota();
    const result = await autocannon({
      url: `${address}/agentfacts/a`,
      method: "PUT",
      body,
      connections: atOnce,
      duration: seconds,
      headers: { "content-type": "application/json", ...headers },
    });
    if (result.non2xx > 0) throw new Error(`${what}: ${result.non2xx} responses were rejections`);
    show(engine, `PUT of AgentFacts, ${what}`, Math.round(result.requests.average));
  }
}
process.exit(0);
