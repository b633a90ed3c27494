/** A whole node per test, reached by the published client without a socket. */
import { randomBytes } from "node:crypto";
import { createRegistry, type Registry } from "../client/index.ts";
import type { Config } from "../server/config.ts";
import { createNode, type RegistryNode } from "../server/node.ts";
import { type EngineName, scratch } from "./engines.ts";
import { type Exchange, holdAgainstContract } from "./exchange.ts";

export interface TestWorld extends AsyncDisposable {
  engine: EngineName;
  /** The published client, without a credential. */
  registry: Registry;
  /** A client that sends this as its key. */
  registryWith(apiKey: string): Registry;
  node: RegistryNode;
  /** Sends a request as it is, for what the client would not send. */
  send(
    method: string,
    path: string,
    init?: { headers?: Record<string, string>; body?: string | Buffer },
  ): Promise<Response>;
  /** Everything that was asked and answered, in order; each was held against the contract. */
  exchanges: Exchange[];
  /** Moves the clock of the node, in milliseconds. */
  pass(milliseconds: number): void;
  /** What the database says, for what no operation shows. */
  sql(statement: string): Promise<void>;
}

/** Where the node believes to be. */
export const publicUrl = "http://registry.test";

/** Makes a node on an empty database. */
export async function createWorld(engine: EngineName, settings: Partial<Config> = {}): Promise<TestWorld> {
  const own = await scratch(engine);
  let now = Date.parse("2026-11-20T16:15:00.000Z");
  let count = 0;
  const config: Config = {
    ...{ port: 0, host: "127.0.0.1", publicUrl, database: own.database, strictFacts: false },
    ...{ logLevel: process.env.TEST_LOG_LEVEL ?? "silent", trustProxy: false, nodeKey: Buffer.alloc(32, 7) },
    ...settings,
  };
  const node = await createNode(config, {
    clock: () => new Date(now++),
    newId: () => `test-${++count}`,
    random: randomBytes,
  });
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
        value === undefined ? [] : [[name, String(value)] as [string, string]],
      ),
    });
  };
  const fetcher = (input: RequestInfo | URL, init?: RequestInit) => inject(new Request(input, init));
  const registryWith = (apiKey?: string) =>
    createRegistry({ baseUrl: publicUrl, fetch: fetcher, ...(apiKey !== undefined && { apiKey }) });

  return {
    engine,
    node,
    registry: registryWith(),
    registryWith,
    exchanges,
    send: (method, path, { headers = {}, body } = {}) => deliver(method, path, headers, body),
    pass: (milliseconds) => {
      now += milliseconds;
    },
    sql: async (statement) => {
      await node.database.transaction((tx) => tx.run(statement));
    },
    async [Symbol.asyncDispose]() {
      await node[Symbol.asyncDispose]();
      await own[Symbol.asyncDispose]();
    },
  };
}
