/** A whole node per test, reached by the published client without a socket. */
import { randomUUID } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { createRegistry, type Registry } from "../client/index.ts";
import type { Config } from "../server/assembly/config.ts";
import { createNode, type RegistryNode } from "../server/node.ts";
import { inject, TestClock, testConfig, testUrl, testWorld, toResponse } from "../server/testing.ts";
import type { World } from "../server/world.ts";
import { arrangedIn } from "./arranged.ts";
import { type Browser, openBrowser } from "./browser.ts";
import { type EngineName, type Scratch, scratch } from "./engines.ts";
import { type Exchange, holdAgainstContract } from "./exchange.ts";
import type { ScenarioWorld } from "./scenario.ts";
import { createSharedApp } from "./shared-apps.ts";
import { lendDatabase } from "./shared-databases.ts";

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

/** The token of metrics of every world: all tests run with them. */
export const metricsToken = "token-of-test-monitoring";

/** Where to report vulnerabilities of every world. */
const securityContact = "mailto:security@example.com";

/** Where the node believes to be. */
export const publicUrl = testUrl;

/** The environment of a node whose job does not expire anything while a test runs. */
export const withoutExpiry = { jobIntervals: { expiryMs: 86_400_000, agingMs: 86_400_000 } };

/** The configuration of a node on a database, as an operator's would be with an empty environment. */
export function configOf(database: Config["database"]): Config {
  const config = testConfig(database);
  return { ...config, logLevel: process.env.TEST_LOG_LEVEL ?? config.logLevel };
}

/** No limit of requests per client network. */
export const noRateLimits = testConfig({ engine: "sqlite", file: "" }).rateLimits;

/** A file of SQLite with its tables and nothing in them: making the tables takes longer than most tests. */
let emptyFile: Promise<Buffer> | undefined;

async function makeEmptyFile(): Promise<Buffer> {
  await using own = await scratch("sqlite");
  const node = await createNode(configOf(own.database));
  await node.database.aside((rows) => rows.all("delete from node_key")); // a world may have a key of its own
  await node[Symbol.asyncDispose](); // which writes all into the one file
  return await readFile(own.database.file); // before the folder is removed
}

/** Gives a new database of SQLite its tables. */
async function fillEmpty({ database }: Scratch): Promise<void> {
  if (database.engine !== "sqlite") return;
  emptyFile ??= makeEmptyFile();
  await writeFile(database.file, await emptyFile);
}

/** Makes a node on an empty database. */
export async function createWorld(
  engine: EngineName,
  settings: Partial<Config> = {},
  surroundings: Partial<World> = {},
): Promise<TestWorld> {
  const own = await lendDatabase(engine, fillEmpty, surroundings.openDatabase !== undefined);
  const clock = new TestClock();
  const config = { ...configOf(own.database), metricsToken, securityContact, ...settings };
  const surrounding = {
    ...testWorld(clock),
    openDatabase: own.open,
    createApp: createSharedApp,
    ...surroundings,
  };
  const node = await createNode(config, surrounding);
  const exchanges: Exchange[] = [];

  const sendRequest = async (request: Request): Promise<Response> => {
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
    const response = await inject(node, { method, url, headers, payload });
    const exchange: Exchange = {
      request: { method, url, headers, body: payload?.toString() },
      response: { status: response.statusCode, headers: response.headers, body: response.body },
    };
    exchanges.push(exchange);
    holdAgainstContract(exchange);
    return toResponse(method, response);
  };
  const fetcher = (input: RequestInfo | URL, init?: RequestInit) => sendRequest(new Request(input, init));
  const registryWith = (apiKey?: string) =>
    createRegistry({ baseUrl: publicUrl, fetch: fetcher, apiKey, maxRetries: 0, timeout: 600_000 }); // each response counts

  const browser = () => openBrowser(publicUrl, sendRequest);
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

  /** The worlds of `sharedElsewhere`, by their settings. */
  const others = new Map<string, Promise<TestWorld>>();
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
    arrange: arrangedIn(node, surrounding.checkpointFile(config.database)),
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
    sharedElsewhere(otherSettings) {
      const key = JSON.stringify(otherSettings);
      const shared = others.get(key) ?? world.elsewhere(otherSettings);
      others.set(key, shared);
      return shared;
    },
    registry: registryWith(),
    registryWith,
    exchanges,
    send: (method, path, { headers = {}, body } = {}) => deliver(method, path, headers, body),
    pass: (milliseconds) => clock.advance(milliseconds),
    stand: (instant) => clock.stopAt(instant),
    sql: async (statement) => {
      await node.database.transaction((tx) => tx.run(statement));
    },
    async [Symbol.asyncDispose]() {
      for (const other of others.values()) await (await other)[Symbol.asyncDispose]();
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
