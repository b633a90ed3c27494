/** Quotas and limits of keys where several processes serve one database: exact, whichever process serves a request. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createRegistry, type Registry } from "../../client/index.ts";
import { type EngineName, engines, scratch } from "../engines.ts";
import { outcomeOf, tally } from "../spending.ts";
import { password } from "../world.ts";
import { execute, holdCounts } from "./database.ts";
import { browserAt, folder, type NodeProcess, start, urlOf } from "./process.ts";

/** So many nodes on one database. */
async function nodesOn(engine: EngineName, count: number) {
  await using opened = new AsyncDisposableStack();
  const { database } = opened.use(await scratch(engine));
  const { path } = opened.use(await folder());
  const env = { DATABASE_URL: urlOf(database) };
  const nodes = [opened.use(await start(path, env))];
  const others = await Promise.all(Array.from({ length: count - 1 }, () => start(path, env)));
  for (const node of others) nodes.push(opened.use(node));
  const closing = opened.move();
  return {
    database,
    nodes,
    again: () => start(path, env),
    [Symbol.asyncDispose]: () => closing.disposeAsync(),
  };
}

/** Signs a developer up at a node, and gives it a browser at each. */
async function developerAt(nodes: NodeProcess[], email: string): Promise<Registry[]> {
  const cookies: string[] = [];
  const browsers = nodes.map(({ url }) => browserAt(url, cookies));
  await browsers[0]?.accounts.signUp({ email, password });
  return browsers;
}

/** Asks again and again, so many at a time, and says what came. */
async function askAll(asks: (() => Promise<unknown>)[], atOnce: number): Promise<Record<string, number>> {
  const outcomes: string[] = [];
  const lines = Array.from({ length: atOnce }, async () => {
    for (let ask = asks.shift(); ask; ask = asks.shift()) outcomes.push(await outcomeOf(ask()));
  });
  await Promise.all(lines);
  return tally(outcomes);
}

const keyed = ({ url }: NodeProcess, apiKey: string, options: { maxRetries?: number } = {}) =>
  createRegistry({ baseUrl: url, apiKey, ...options });

/** The SQL of an account's id. */
const accountOf = (email: string) => `(select id from account where email = '${email}')`;

/** A keyed change that is served. */
const change = (registry: Registry, name: string, n: number) => () =>
  registry.agents.register({ agent_id: `${name}-${n % 20}`, agent_url: `https://${n % 7}.example.com/` });

/** A keyed change that is rejected by the form of its path: it is counted, and counting is all that it costs. */
const rejected = (registry: Registry) => () => registry.facts.put("a/b", {});

/** How many requests fight for a key's quota; a fifth of them is left of it. `QUOTA_REQUESTS=5000` for a whole month's. */
const requests = Number(process.env.QUOTA_REQUESTS ?? 500);
const left = requests / 5;

const month = () => new Date().toISOString().slice(0, 7);

/** The tests of an engine share its four nodes, which the last test stops. */
describe.each(engines)("on %s", (engine) => {
  let place: Awaited<ReturnType<typeof nodesOn>>;
  beforeAll(async () => {
    place = await nodesOn(engine, 4);
  });
  afterAll(() => place[Symbol.asyncDispose]());

  test("of 64 keys made at once at two processes, by an account that has all but one, one is made", async () => {
    const browsers = await developerAt(place.nodes.slice(0, 2), "many-keys@example.com");
    const create = (n: number) => (browsers[n % 2] as Registry).keys.create({ name: `key ${n}` }); // one of two
    for (let n = 0; n < 4; n++) await create(n);
    const outcomes = await askAll(
      Array.from({ length: 64 }, (_, n) => () => create(n)),
      64,
    );
    expect(outcomes).toEqual({ done: 1, active_key_limit_reached: 63 });
    for (const { keys } of browsers) {
      expect(await keys.list().page()).toMatchObject({ active_keys: 5, count: 5 });
    }
  });

  test("five used-up keys and any number of new ones have 5,000 requests together, at two processes", async () => {
    const email = "many-uses@example.com";
    const [browser] = await developerAt(place.nodes, email);
    const made: { id: string; raw_key: string }[] = [];
    const make = async () => {
      const { key } = (await browser?.keys.create({ name: "one of many" })) ?? {};
      if (key) made.push(key);
    };
    const inTurn = (times: number) =>
      Array.from({ length: times }, (_, n) => {
        const registry = keyed(place.nodes[n % 2] as NodeProcess, made[n % 5]?.raw_key ?? ""); // one of two
        return rejected(registry);
      });
    while (made.length < 5) await make();
    await execute(
      place.database,
      `insert into quota (owner, period, used, granted)
        select counter, '${month()}', 980, 0 from api_key where account_id = ${accountOf(email)}
        union all select id, '${month()}', 4900, 0 from account where email = '${email}'`,
    );
    expect(await askAll(inTurn(90), 64)).toEqual({ agent_not_found: 90 });

    for (const { id } of made.splice(0)) await browser?.keys.revoke(id);
    while (made.length < 5) await make();
    expect(await askAll(inTurn(200), 64)).toEqual({ agent_not_found: 10, quota_exceeded: 190 });
    const { keys } = (await browser?.keys.list({ limit: 100 }).page()) ?? {};
    expect(keys?.reduce((sum, { usage }) => sum + usage.used, 0)).toBe(5_000);
  });

  test("a key that is revoked at one process is rejected at the other from its next request on", async () => {
    const nodes = place.nodes.slice(0, 2);
    const [browser] = await developerAt(nodes, "revoking@example.com");
    for (let round = 0; round < 5; round++) {
      const { key } = (await browser?.keys.create({ name: "brief" })) ?? {};
      const asks = nodes.map((node) => change(keyed(node, key?.raw_key ?? ""), "revoking", round));
      for (const ask of asks) expect(await outcomeOf(ask())).toBe("done");
      await browser?.keys.revoke(key?.id ?? "");
      for (const ask of asks) expect(await outcomeOf(ask())).toBe("credential_revoked");
    }
  });

  test("while another process hangs within counting, a request is rejected and not counted later", async () => {
    const [node] = place.nodes as [NodeProcess]; // there are four
    const [browser] = await developerAt([node], "held@example.com");
    const { key } = (await browser?.keys.create({ name: "held" })) ?? {};
    const ask = rejected(keyed(node, key?.raw_key ?? "", { maxRetries: 0 }));
    expect(await outcomeOf(ask())).toBe("agent_not_found");
    {
      await using _held = await holdCounts(place.database);
      const outcomes = await Promise.all([ask(), ask(), ask()].map(outcomeOf));
      expect(outcomes).toEqual(Array(3).fill("database_unavailable"));
    }
    expect(await outcomeOf(ask())).toBe("agent_not_found");
    expect((await browser?.keys.list().page())?.keys[0]?.usage.used).toBe(2);
  });

  test("a killed process has counted all that it responded to", async () => {
    await using killed = await place.again();
    const [browser] = await developerAt(place.nodes, "killed@example.com");
    const { key } = (await browser?.keys.create({ name: "hot" })) ?? {};
    const registry = keyed(killed, key?.raw_key ?? "", { maxRetries: 0 });
    let confirmed = 0;
    const lines = Array.from({ length: 8 }, async (_, line) => {
      for (let n = line; ; n += 8) {
        try {
          await change(registry, "killed", n)();
        } catch {
          return; // the end
        }
        if (++confirmed === 200) killed.send("SIGKILL");
      }
    });
    await Promise.all(lines);
    const used = (await browser?.keys.list().page())?.keys[0]?.usage.used ?? 0;
    expect(used).toBeGreaterThanOrEqual(confirmed);
    expect(used).toBeLessThanOrEqual(confirmed + 8); // and what was under way
  });

  test(`of ${requests} requests with one key at four processes, 64 at a time, the ${left} that are left are served`, async () => {
    const email = "hot-key@example.com";
    const [browser] = await developerAt(place.nodes, email);
    const { key } = (await browser?.keys.create({ name: "hot" })) ?? {};
    const registries = place.nodes.map((node) => keyed(node, key?.raw_key ?? ""));
    await execute(
      place.database,
      `insert into quota (owner, period, used, granted) select counter, '${month()}', ${1_000 - left}, 0 from api_key
        where account_id = ${accountOf(email)}`,
    );
    const asks = Array.from({ length: requests }, (_, n) => {
      const registry = registries[n % 4] as Registry; // one of four
      return n % 10 === 0 ? change(registry, "hot", n) : rejected(registry);
    });
    const { done = 0, agent_not_found = 0, ...others } = await askAll(asks, 64);
    expect(others).toEqual({ quota_exceeded: requests - left });
    expect(done + agent_not_found).toBe(left);

    expect((await browser?.keys.list().page())?.keys[0]?.usage).toMatchObject({ used: 1_000, remaining: 0 });
    await Promise.all(
      place.nodes.map(async (node) => {
        node.send("SIGTERM"); // which writes what it saw of the day
        expect((await node.ended).code).toBe(0);
      }),
    );
    await using next = await place.again();
    const again = browserAt(next.url);
    await again.accounts.signIn({ email, password });
    const { usage, days } = await again.keys.usage(key?.id ?? "");
    expect(usage.used).toBe(1_000);
    const sum = (outcome: "served" | "over_quota" | "refused" | "failed") =>
      days.reduce((total, day) => total + day[outcome], 0);
    const sums = [sum("served"), sum("refused"), sum("over_quota"), sum("failed")];
    expect(sums).toEqual([done, agent_not_found, requests - left, 0]);
  });
});
