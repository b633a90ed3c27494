/** A whole node per test, reached by the published client without a socket. */
import { randomBytes, randomUUID } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { createRegistry, type Registry } from "../client/index.ts";
import { realSearchLimits } from "../server/agents/search/budget.ts";
import { type Config, readConfig } from "../server/config.ts";
import { defaultSyncTimes } from "../server/federation/sync-scheduler.ts";
import { realConnectionTimes } from "../server/http/connections.ts";
import { defaultJobIntervals } from "../server/jobs.ts";
import { createNode, type RegistryNode, type World } from "../server/node.ts";
import { defaultDeliveryTimes } from "../server/webhooks/dispatcher.ts";
import { arrangedIn } from "./arranged.ts";
import { type Browser, openBrowser } from "./browser.ts";
import { type EngineName, scratch } from "./engines.ts";
import { type Exchange, holdAgainstContract } from "./exchange.ts";
import type { ScenarioWorld } from "./scenario.ts";

export type { Browser } from "./browser.ts";

export interface TestWorld extends ScenarioWorld {
  engine: EngineName;
  /** A client that sends this as its key. */
  registryWith(apiKey: string): Registry;
  node: RegistryNode;
  /** Stops the clock of the node at an instant, until it stands elsewhere. Otherwise it gains a millisecond a look. */
  stand(instant: string): void;
  /** What the database says, for what no operation shows. */
  sql(statement: string): Promise<void>;
  elsewhere(settings: Partial<Config>, surroundings?: Partial<World>): Promise<TestWorld>;
}

/** The password of every account of tests. */
export const password = "correct horse battery";

/** No limit of requests per client network: all requests of a test come from one address. */
export const noRateLimits: Config["rateLimits"] = {
  sign_up: 0,
  sign_in: 0,
  anonymous_write: 0,
  search: 0,
  report: 0,
};

/** Where the node believes to be. */
export const publicUrl = "http://registry.test";

/** The configuration of a node on a database, as an operator's would be with an empty environment. */
export function configOf(database: Config["database"]): Config {
  const LOG_LEVEL = process.env.TEST_LOG_LEVEL ?? "silent";
  const NODE_KEY = Buffer.alloc(32, 7).toString("base64");
  const config = readConfig({
    PORT: "0",
    PUBLIC_URL: publicUrl,
    LOG_LEVEL,
    NODE_KEY,
    SIGN_UPS_PER_NETWORK: "0",
  });
  return { ...config, database, rateLimits: noRateLimits, eventStreamsPerNetwork: 0 };
}

/** A file of SQLite with its tables and nothing in them: making the tables takes longer than most tests. */
let emptyFile: Promise<Buffer> | undefined;

async function makeEmptyFile(): Promise<Buffer> {
  await using own = await scratch("sqlite");
  const node = await createNode(configOf(own.database));
  await node.database.aside((rows) => rows.all("delete from node_key")); // a world may have a key of its own
  await node[Symbol.asyncDispose](); // which writes all into the one file
  return readFile(own.database.engine === "sqlite" ? own.database.file : "");
}

/** Makes a node on an empty database. */
export async function createWorld(
  engine: EngineName,
  settings: Partial<Config> = {},
  surroundings: Partial<World> = {},
): Promise<TestWorld> {
  const own = await scratch(engine);
  if (own.database.engine === "sqlite") {
    emptyFile ??= makeEmptyFile();
    await writeFile(own.database.file, await emptyFile);
  }
  let now = Date.parse("2026-11-20T16:15:00.000Z");
  let gain = 1;
  let count = 0;
  const node = await createNode(
    { ...configOf(own.database), ...settings },
    {
      clock: () => {
        const time = new Date(now);
        now += gain;
        return time;
      },
      newId: () => `test-${++count}`,
      random: randomBytes,
      fetch: (input, init) => fetch(input, init),
      resolve: async () => [], // no test asks real name servers
      trust: null,
      passwordCost: { memory: 8, passes: 1 }, // the least that argon2 takes: tests make many accounts
      deliveryTimes: defaultDeliveryTimes,
      connectionTimes: realConnectionTimes,
      jobIntervals: defaultJobIntervals,
      syncTimes: defaultSyncTimes,
      searchLimits: { ...realSearchLimits, budgetMs: { sqlite: 60_000, postgres: 60_000 } }, // none is slow
      ...surroundings,
    },
  );
  const exchanges: Exchange[] = [];

  const inject = async (request: Request): Promise<Response> => {
    const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined;
    const { pathname, search } = new URL(request.url);
    return deliver(request.method, pathname + search, Object.fromEntries(request.headers), body);
  };
  const deliver = async (
    method: string,
    url: string,
    headers: Record<string, string>,
    payload?: string | Buffer,
  ) => {
    if (world.keyedPosts && method === "POST") headers = { "idempotency-key": randomUUID(), ...headers };
    const answer = await node.app.inject({
      method: method as "GET",
      url,
      headers,
      ...(payload !== undefined && { payload }),
    }); // any method may be tried
    const exchange: Exchange = {
      request: { method, url, headers, body: payload?.toString() },
      response: { status: answer.statusCode, headers: answer.headers, body: answer.body },
    };
    exchanges.push(exchange);
    holdAgainstContract(exchange);
    const empty = method === "HEAD" || answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(empty ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: Object.entries(answer.headers).flatMap(([name, value]) =>
        [value ?? []].flat().map((each): [string, string] => [name, String(each)]),
      ),
    });
  };
  const fetcher = (input: RequestInfo | URL, init?: RequestInit) => inject(new Request(input, init));
  const registryWith = (apiKey?: string) =>
    createRegistry({ baseUrl: publicUrl, fetch: fetcher, apiKey, maxRetries: 0, timeout: 600_000 }); // each answer counts

  const browser = () => openBrowser(publicUrl, inject);
  const signedUp = async (): Promise<Browser> => {
    const email = `developer-${++people}@example.com`;
    const one = { ...browser(), email };
    await one.accounts.signUp({ email, password });
    return one;
  };
  let people = 0;
  let ownersBrowser: Promise<Browser> | undefined;
  const owner = () => {
    ownersBrowser ??= setUp(browser(), node);
    return ownersBrowser;
  };

  const world: TestWorld = {
    keyedPosts: false,
    browser,
    owner,
    async developer(tier = "free") {
      const one = await signedUp();
      if (tier === "free") return one;
      const { account } = await one.accounts.session();
      await (await owner()).accounts.update(account.id, { tier });
      return one;
    },
    async keyed(one, key = {}) {
      return registryWith((await one.keys.create({ name: "test", ...key })).key.raw_key);
    },
    engine,
    node,
    arrange: arrangedIn(node),
    setupToken: new URL(node.setupUrl ?? publicUrl).searchParams.get("setup") ?? "",
    async elsewhere(otherSettings, otherSurroundings) {
      const other = await createWorld(engine, otherSettings, otherSurroundings);
      const works = await node.database.get("select 1 as one").then(
        () => true,
        () => false,
      );
      if (!works) await other.node.database[Symbol.asyncDispose](); // a world without its database has none elsewhere
      return other;
    },
    registry: registryWith(),
    registryWith,
    exchanges,
    send: (method, path, { headers = {}, body } = {}) => deliver(method, path, headers, body),
    pass: (milliseconds) => {
      now += milliseconds;
    },
    stand: (instant) => {
      now = Date.parse(instant);
      gain = 0;
    },
    sql: async (statement) => {
      await node.database.transaction((tx) => tx.run(statement));
    },
    async [Symbol.asyncDispose]() {
      await node[Symbol.asyncDispose]();
      await own[Symbol.asyncDispose]();
    },
  };
  return world;
}

/** Creates the owner's account by the link in the node's output. */
async function setUp(browser: Browser, { setupUrl }: RegistryNode): Promise<Browser> {
  const token = new URL(setupUrl ?? "").searchParams.get("setup") ?? "";
  const email = "owner@example.com";
  await browser.accounts.setup({ token, email, password });
  return { ...browser, email };
}
