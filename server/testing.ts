/** A whole node for tests in Node.js: its own database, a clock that the test sets, and the client without a socket. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRegistry, type Registry } from "../client/index.ts";
import { type Config, readConfig } from "./assembly/config.ts";
import { createNode, type RegistryNode } from "./node.ts";
import { openIndexInMemory, realWorld, type World } from "./world.ts";

/** The options of a test node. */
export interface TestNodeOptions {
  /** Settings that differ from those of an empty environment without limits per client network. */
  config?: Partial<Config>;
  /** Parts of its environment: `resolve` for host names, `fetch` for the identity provider, and so on. */
  world?: Partial<World>;
}

/** A node for tests. */
export interface TestNode extends AsyncDisposable {
  /** A client of the node, without a credential. It does not retry. */
  readonly registry: Registry;
  /** The options `baseUrl` and `fetch` of `createRegistry`, for further clients. */
  readonly baseUrl: string;
  readonly fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  /** Signs up another account. @returns a client with a key of it. */
  developer(): Promise<Registry>;
  /** The clock of the node. */
  readonly clock: TestClock;
  /** The file of its database. */
  readonly databaseFile: string;
  /** The node itself. */
  readonly node: RegistryNode;
  /** Listens on a free port of this machine, for code that needs a socket. @returns the URL. */
  listen(): Promise<string>;
}

/** A clock that only moves when it is read or set, so that a test has the same times in every run. */
export class TestClock {
  #now = Date.parse("2026-11-20T16:15:00.000Z");
  #gain = 1;

  /** The time. Each call adds a millisecond, unless the clock is stopped. */
  readonly read = (): Date => {
    const time = new Date(this.#now);
    this.#now += this.#gain;
    return time;
  };

  /** Moves the clock. */
  advance(milliseconds: number): void {
    this.#now += milliseconds;
  }

  /** Stops the clock at an instant. */
  stopAt(instant: string): void {
    this.#now = Date.parse(instant);
    this.#gain = 0;
  }
}

/** The address of a test node without a socket. */
export const testUrl = "http://registry.test";

/** The configuration of a test node: that of an empty environment, without limits per client network. */
export function testConfig(database: Config["database"]): Config {
  const config = readConfig({
    PORT: "0",
    PUBLIC_URL: testUrl,
    LOG_LEVEL: "silent",
    NODE_KEY: Buffer.alloc(32, 7).toString("base64"),
    SIGN_UPS_PER_NETWORK: "0",
    NEW_AGENTS_PER_DAY: "0,0,0",
    STORED_MB_PER_NETWORK: "0",
    STORED_MB_WITHOUT_ACCOUNT: "0",
    STORED_MB_PER_ACCOUNT: "0,0,0",
    RATE_LIMIT_SESSION_WRITE: "0",
    EVENT_STREAMS_PER_NETWORK: "0",
    PROBES_PER_HOUR: "0",
    EMBEDDINGS: "off",
  });
  // All requests of a test come from one address.
  const rateLimits = { sign_up: 0, sign_in: 0, anonymous_write: 0, search: 0, report: 0 };
  return { ...config, database, rateLimits };
}

/** The environment of a test node: it resolves no names, and no request is slow. */
export function testWorld(clock: TestClock): World {
  let count = 0;
  return {
    ...realWorld,
    clock: clock.read,
    newId: () => `test-${++count}`,
    checkpointFile: (database) => (database.engine === "sqlite" ? realWorld.checkpointFile(database) : null), // no folder of its own
    resolve: async () => [],
    txtReaders: () => [async () => [], async () => []],
    passwordCost: { memory: 8, passes: 1 }, // the minimum of argon2: tests create many accounts
    openIndex: openIndexInMemory,
    searchLimits: { ...realWorld.searchLimits, budgetMs: { sqlite: 60_000, postgres: 60_000 } },
  };
}

/** Creates a node on a SQLite database of its own, which is deleted with it. */
export async function createTestNode({ config, world }: TestNodeOptions = {}): Promise<TestNode> {
  const folder = await mkdtemp(join(tmpdir(), "registry-test-"));
  await using opened = new AsyncDisposableStack();
  opened.defer(() => rm(folder, { recursive: true }));
  const clock = new TestClock();
  const databaseFile = join(folder, "registry.sqlite");
  const settings = { ...testConfig({ engine: "sqlite", file: databaseFile }), ...config };
  const node = opened.use(await createNode(settings, { ...testWorld(clock), ...world }));
  const baseUrl = settings.publicUrl;
  const fetch: TestNode["fetch"] = (input, init) => fetchFrom(node, new Request(input, init));
  const client = (options: { apiKey?: string; headers?: Record<string, string> } = {}) =>
    createRegistry({ baseUrl, fetch, maxRetries: 0, ...options });
  let accounts = 0;
  const running = opened.move();
  return {
    registry: client(),
    baseUrl,
    fetch,
    async developer() {
      accounts += 1;
      const account = { email: `developer-${accounts}@example.com`, password: "correct horse battery" };
      let Cookie = "";
      await client().accounts.signUp(account, {
        onResponse: ({ headers }) => {
          Cookie = headers
            .getSetCookie()
            .map((each) => each.split(";")[0])
            .join("; ");
        },
      });
      const { key } = await client({ headers: { Cookie } }).keys.create({ name: "test" });
      return client({ apiKey: key.raw_key });
    },
    clock,
    databaseFile,
    node,
    listen: () => node.app.listen({ port: 0, host: "127.0.0.1" }),
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

/** Sends a request to a node without a socket. */
async function fetchFrom(node: RegistryNode, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const injected = await inject(node, {
    method: request.method,
    url: pathname + search,
    headers: Object.fromEntries(request.headers),
    payload: request.body ? Buffer.from(await request.arrayBuffer()) : undefined,
  });
  return toResponse(request.method, injected);
}

/** A request that is sent without a socket. */
export interface InjectedRequest {
  method: string;
  /** The path and query. */
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer | undefined;
}

/** What Fastify responds with. */
export type InjectedResponse = Awaited<ReturnType<typeof inject>>;

/** Gives a request to the server of a node. */
export function inject({ app }: RegistryNode, { method, url, headers, payload }: InjectedRequest) {
  // Fastify's type only has some methods, and a test may try any.
  return app.inject({ method: method as "GET", url, headers, ...(payload !== undefined && { payload }) });
}

/** Converts a response of Fastify to one of `fetch`. */
export function toResponse(method: string, { statusCode, headers, rawPayload }: InjectedResponse): Response {
  const empty = method === "HEAD" || statusCode === 204 || statusCode === 304;
  return new Response(empty ? null : new Uint8Array(rawPayload), {
    status: statusCode,
    headers: Object.entries(headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((each): [string, string] => [name, String(each)]),
    ),
  });
}
