/** Quotas and limits of keys where several nodes serve one database: exact, whichever serves a request. */
import { randomUUID } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createRegistry, type Registry } from "../../client/index.ts";
import { engines, scratch } from "../engines.ts";
import { counted, outcomeOf, setUsed, spend, tally } from "../spending.ts";
import { type Browser, createWorld, password, type TestWorld } from "../world.ts";
import { holdCounts } from "./database.ts";
import { browserAt, start } from "./process.ts";
import { surroundings } from "./surroundings.ts";

/** Signs a developer up at a node, and gives it a browser at each. */
async function developerAt(nodes: TestWorld[], email: string): Promise<Browser[]> {
  const browsers = nodes.map((node) => node.browser());
  await browsers[0]?.accounts.signUp({ email, password });
  for (const { jar } of browsers.slice(1))
    jar.set("access_token", browsers[0]?.jar.get("access_token") ?? "");
  return browsers;
}

/** Asks all at once, and says what came. On a busy machine one may wait too long, which changed nothing: again. */
async function askAll(asks: (() => Promise<unknown>)[]): Promise<Record<string, number>> {
  const settled = async (ask: () => Promise<unknown>): Promise<string> => {
    const outcome = await outcomeOf(ask());
    return outcome === "database_unavailable" ? settled(ask) : outcome;
  };
  return tally(await Promise.all(asks.map(settled)));
}

/** A keyed change that is served. */
const change = (registry: Registry, name: string, n: number) => () =>
  registry.agents.register({ agent_id: `${name}-${n % 20}`, agent_url: `https://${n % 7}.example.com/` });

/** How many requests fight for a key's quota; a fifth of them is left of it. */
const requests = 300;
const left = requests / 5;

/** The tests of an engine share its two nodes, which the last test stops. */
describe.each(engines)("on %s", (engine) => {
  const opened = new AsyncDisposableStack();
  const nodes: TestWorld[] = [];
  let another: () => Promise<TestWorld>;
  let database: Awaited<ReturnType<typeof scratch>>["database"];

  beforeAll(async () => {
    ({ database } = opened.use(await scratch(engine)));
    another = () => createWorld(engine, { database }, { newId: () => randomUUID() });
    nodes.push(await another(), await another());
  });
  const stopAll = async () => {
    for (const node of nodes.splice(0)) await node[Symbol.asyncDispose]();
  };
  afterAll(async () => {
    await stopAll();
    await opened.disposeAsync();
  });

  /** The node that a request goes to: each in turn. */
  const nodeOf = (n: number) => nodes[n % 2] as TestWorld; // one of two

  test("of 64 keys made at once at two nodes, by an account that has all but one, one is made", async () => {
    const browsers = await developerAt(nodes, "many-keys@example.com");
    const create = (n: number) => (browsers[n % 2] as Browser).keys.create({ name: `key ${n}` }); // one of two
    for (let n = 0; n < 4; n++) await create(n);
    const outcomes = await askAll(Array.from({ length: 64 }, (_, n) => () => create(n)));
    expect(outcomes).toEqual({ done: 1, active_key_limit_reached: 63 });
    for (const { keys } of browsers) {
      expect(await keys.list().page()).toMatchObject({ active_keys: 5, count: 5 });
    }
  });

  test("five used-up keys and any number of new ones have 5,000 requests together, at two nodes", async () => {
    const [{ keys }] = (await developerAt(nodes, "many-uses@example.com")) as [Browser]; // one at each node
    const make = () =>
      Promise.all(Array.from({ length: 5 }, async () => (await keys.create({ name: "one of many" })).key));
    const inTurn = (made: { raw_key: string }[], times: number) =>
      Array.from({ length: times }, (_, n) => {
        const registry = nodeOf(n).registryWith(made[n % 5]?.raw_key ?? "");
        return () => spend(registry);
      });
    const first = await make();
    for (const { id } of first) await setUsed(nodeOf(0), id, { own: 980, account: 4_900 });
    expect(await askAll(inTurn(first, 90))).toEqual({ [counted]: 90 });

    for (const { id } of first) await keys.revoke(id);
    expect(await askAll(inTurn(await make(), 100))).toEqual({ [counted]: 10, quota_exceeded: 90 });
    const all = (await keys.list({ limit: 100 }).page()).keys;
    expect(all.reduce((sum, { usage }) => sum + usage.used, 0)).toBe(5_000);
  });

  test("a key that is revoked at one node is rejected at the other from its next request on", async () => {
    const [{ keys }] = (await developerAt(nodes, "revoking@example.com")) as [Browser]; // one at each node
    const { key } = await keys.create({ name: "brief" });
    const asks = nodes.map((node) => change(node.registryWith(key.raw_key), "revoking", 0));
    for (const ask of asks) expect(await outcomeOf(ask())).toBe("done");
    await keys.revoke(key.id);
    for (const ask of asks) expect(await outcomeOf(ask())).toBe("credential_revoked");
  });

  test("while another process hangs within counting, a request is rejected and not counted later", async () => {
    const [{ keys }] = (await developerAt(nodes, "held@example.com")) as [Browser]; // one at each node
    const { key } = await keys.create({ name: "held" });
    const registry = nodeOf(0).registryWith(key.raw_key);
    expect(await outcomeOf(spend(registry))).toBe(counted);
    {
      await using _held = await holdCounts(database);
      const outcomes = await Promise.all([1, 2, 3].map(() => outcomeOf(spend(registry))));
      expect(outcomes).toEqual(Array(3).fill("database_unavailable"));
    }
    expect(await outcomeOf(spend(registry))).toBe(counted);
    expect((await keys.list().page()).keys[0]?.usage.used).toBe(2);
  });

  test(`of ${requests} requests with one key at two nodes, the ${left} that are left are served, and the days have all`, async () => {
    const email = "hot-key@example.com";
    const [{ keys }] = (await developerAt(nodes, email)) as [Browser]; // one at each node
    const { key } = await keys.create({ name: "hot" });
    await setUsed(nodeOf(0), key.id, { own: 1_000 - left });
    const registries = nodes.map((node) => node.registryWith(key.raw_key));
    const asks = Array.from({ length: requests }, (_, n) => {
      const registry = registries[n % 2] as Registry; // one of two
      return n % 10 < 2 ? change(registry, "hot", n) : () => spend(registry);
    });
    const { done = 0, [counted]: rejected = 0, ...others } = await askAll(asks);
    expect(others).toEqual({ quota_exceeded: requests - left });
    expect(done + rejected).toBe(left);
    expect((await keys.list().page()).keys[0]?.usage).toMatchObject({ used: 1_000, remaining: 0 });

    await stopAll(); // which writes what they saw of the day
    await using next = await another();
    const again = next.browser();
    await again.accounts.signIn({ email, password });
    const { usage, days } = await again.keys.usage(key.id);
    expect(usage.used).toBe(1_000);
    const sum = (outcome: "served" | "over_quota" | "refused" | "failed") =>
      days.reduce((total, day) => total + day[outcome], 0);
    const sums = [sum("served"), sum("refused"), sum("over_quota"), sum("failed")];
    expect(sums).toEqual([done, rejected, requests - left, 0]);
  });
});

test("a killed process has counted all that it responded to", async () => {
  await using place = await surroundings("sqlite");
  await using node = await start(place.path, place.env);
  const { accounts, keys } = browserAt(node.url);
  await accounts.signUp({ email: "killed@example.com", password });
  const { key } = await keys.create({ name: "hot" });
  const registry = createRegistry({ baseUrl: node.url, apiKey: key.raw_key, maxRetries: 0 });
  let confirmed = 0;
  const lines = Array.from({ length: 8 }, async (_, line) => {
    for (let n = line; ; n += 8) {
      try {
        await change(registry, "killed", n)();
      } catch {
        return; // the end
      }
      if (++confirmed === 200) node.send("SIGKILL");
    }
  });
  await Promise.all(lines);
  await node.ended;
  using file = new DatabaseSync(place.env.DATABASE_URL.slice("sqlite:".length));
  const row = file.prepare("select used from quota where owner = (select counter from api_key)").get();
  expect(row?.used).toBeGreaterThanOrEqual(confirmed);
  expect(row?.used).toBeLessThanOrEqual(confirmed + 8); // and what was under way
});
