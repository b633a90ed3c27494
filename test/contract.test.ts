/** Plays every scenario of every operation and declared status; each answer is held against the published document. */
import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { createRegistry } from "../client/index.ts";
import { type Operation, operations } from "../generated/operations.ts";
import type { Handlers } from "../server/context.ts";
import { type AppOptions, createApp } from "../server/http/app.ts";
import { realConnectionTimes } from "../server/http/connections.ts";
import { fairQueueLimits } from "../server/http/fair-queue.ts";
import { StreamLimit } from "../server/http/stream-limit.ts";
import { Idempotency } from "../server/idempotency/idempotency.ts";
import { SecretEncryption } from "../server/secret-encryption.ts";
import { cases, keyedRequest, played } from "./contract/all.ts";
import { type EngineName, engines } from "./engines.ts";
import { type Exchange, holdAgainstContract, operationOf } from "./exchange.ts";
import type { ClientMethods, Scenario } from "./scenario.ts";
import { createWorld, publicUrl, type TestWorld } from "./world.ts";

createRegistry({ baseUrl: publicUrl }) satisfies ClientMethods;

describe.each(engines)("on %s", (engine) => {
  describe.each(cases)("$id $status", ({ id, status, list }) => {
    test.each(waysOn(engine, status, list))("way $way", async ({ play }) => {
      await using world = await createWorld(engine);
      await played(play, world);
      const last = world.exchanges.at(-1);
      expect({
        id: last && operationOf(last.request.method, last.request.url),
        status: last?.response.status,
      }).toEqual({ id, status });
    });
  });

  /** Its scenario plays in a world of its own. */
  const elsewhere = "federation_add";
  const repeated = cases.filter(
    ({ id, status, list }) => rowOf(id)?.idempotent && (status === 200 || status === 201) && list.length > 0,
  );

  test.each(repeated.filter(({ id }) => id !== elsewhere))(
    "$id $status is replayed for its Idempotency-Key",
    async ({ id, status, list }) => {
      await using world = await createWorld(engine);
      const { method, url, headers, body } = await keyedRequest(id, list[0] as Scenario, world); // every case has at least one
      const first = world.exchanges.findLast(({ request }) => request.headers === headers);
      const seq = await journalOf(world);
      const again = await world.send(method, url, { headers, ...(body !== undefined && { body }) });
      expect({ status: again.status, replayed: again.headers.get("idempotency-replayed") }).toEqual({
        status,
        replayed: "true",
      });
      expect(await again.text()).toBe(first?.response.body);
      expect(again.headers.get("location")).toBe(first?.response.headers.location ?? null);
      expect(await journalOf(world)).toBe(seq);
    },
  );

  const honouring = repeated.filter(
    ({ id }, index) => repeated.findIndex((each) => each.id === id) === index,
  );

  test.each(honouring)(
    "$id answers 409 and 422 to its Idempotency-Key in use and reused",
    async ({ id, list }) => {
      await using world = await createWorld(engine);
      await played(list[0] as Scenario, world); // every case has at least one
      const request = requestOf(id, world);
      const ended = Promise.withResolvers<object>();
      const entered = Promise.withResolvers<void>();
      const app = stubApp(world, () => {
        entered.resolve();
        return ended.promise;
      });
      const send = async (url: string, body: string | undefined) => {
        const headers = { ...request.headers, "idempotency-key": "one" };
        const sent = {
          method: request.method as "POST",
          url,
          headers,
          ...(body !== undefined && { payload: body }),
        };
        const answer = await app.inject(sent);
        const { statusCode: status, body: text } = answer;
        holdAgainstContract({
          request: { ...request, headers },
          response: { status, headers: answer.headers, body: text },
        });
        return { status, code: JSON.parse(text).code, retryAfter: answer.headers["retry-after"] };
      };
      const first = app.inject({
        method: request.method as "POST",
        url: request.url,
        headers: { ...request.headers, "idempotency-key": "one" },
        ...(request.body !== undefined && { payload: request.body }),
      });
      await entered.promise;
      const inUse = { status: 409, code: "idempotency_key_in_use", retryAfter: "1" };
      const reused = { status: 422, code: "idempotency_key_reused", retryAfter: undefined };
      const [otherUrl, otherBody] = otherRequest(request);
      expect(await send(request.url, request.body)).toEqual(inUse);
      expect(await send(otherUrl, otherBody)).toEqual(reused);
      ended.resolve({ status: 200, body: {} });
      expect((await first).statusCode).toBe(200);
      expect(await send(otherUrl, otherBody)).toEqual(reused);
    },
  );

  const successes = cases.filter(({ status }) => status < 300);

  test.each(successes)(
    "$id answers 503, or $status where it needs no database, when the database is gone",
    async ({ id, status: success, list }) => {
      await using world = await createWorld(engine);
      await played(list[0] as Scenario, world); // every case has at least one
      const { method, url, headers, body } = requestOf(id, world);
      await world.node.database[Symbol.asyncDispose]();
      const answer = await world.send(method, url, { headers, ...(body !== undefined && { body }) });
      // A call of MCP reads the database for its key, and this one has none; the result of a tool tells its own failure.
      const needsDatabase = statusesOf(id).includes(503) && id !== "mcp_call";
      expect(answer.status).toBe(needsDatabase ? 503 : success);
    },
  );
});

test.each(cases.filter(({ status }) => status < 300))(
  "$id answers a fault of its handler with 500 and without its message",
  async ({ id, list }) => {
    await using world = await createWorld("sqlite");
    await played(list[0] as Scenario, world); // every case has at least one
    const request = requestOf(id, world);
    const { method, url, headers, body } = request;
    const answer = await broken.inject({
      method: method as "GET",
      url,
      headers,
      ...(body !== undefined && { payload: body }),
    }); // as it was sent before
    holdAgainstContract({
      request,
      response: { status: answer.statusCode, headers: answer.headers, body: answer.body },
    });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain("secret");
  },
);

/** Most ways to be refused end before the database: they are all played on the first engine, and one on each other. */
function waysOn(engine: EngineName, status: number, list: Scenario[]): { play: Scenario; way: number }[] {
  const ways = list.map((play, index) => ({ play, way: index + 1 }));
  return engine === engines[0] || status < 400 ? ways : ways.slice(0, 1);
}

/** What lets everybody in and reads no database. */
const openToAll: AppOptions<undefined> = {
  publicUrl,
  hosts: null,
  connections: { total: 100, perNetwork: null },
  connectionTimes: realConnectionTimes,
  requests: { ...fairQueueLimits, perNetwork: null },
  logLevel: "silent",
  trustProxy: false,
  unavailable: () => false,
  databaseFailed: () => undefined,
  outcomeUnknown: () => false,
  runOnce: (_request, context, handle) => handle(context),
  stopping: new AbortController().signal,
  applyLimit: () => null,
  streams: new StreamLimit(null),
  contextFor: () => undefined,
  afterwards: async () => ({}),
  authenticate: async () => ({ caller: { account: null, role: null, session: null }, headers: {} }),
};

/** An app all of whose handlers fail. */
const broken = createApp<undefined>(
  new Proxy(
    {},
    { get: () => new Proxy({}, { get: () => () => Promise.reject(new Error("a secret of the node")) }) },
  ) as Handlers as never, // any operation fails alike
  openToAll,
);

/** An app that lets everybody in, and all of whose handlers answer the same; keys are kept in the world's database. */
function stubApp({ node }: TestWorld, handle: () => Promise<object>) {
  const nodeKey = Buffer.alloc(32, 7);
  const idempotency = new Idempotency({
    encryption: new SecretEncryption(nodeKey, "stored responses", randomBytes),
    nodeKey,
    clock: () => new Date(),
    warn: () => undefined,
  });
  return createApp<undefined>(
    new Proxy({}, { get: () => new Proxy({}, { get: () => handle }) }) as Handlers as never, // any operation answers alike
    {
      ...openToAll,
      runOnce: (request, context, handler) =>
        idempotency.run(node.database, { ...request, account: "acc_1", network: "" }, () => handler(context)),
    },
  );
}

/** Another request to the same operation. */
function otherRequest({ url, body }: Exchange["request"]): [url: string, body: string | undefined] {
  if (body === undefined) return [url.replace(/[^/]+(?=\/[^/]*$)/, "dlv_1_999"), body];
  return [url, body.includes('"email"') ? body.replace('"email":"', '"email":"other-') : `${body} `];
}

/** The first request of an operation that a scenario made. */
function requestOf(id: string, { exchanges }: TestWorld): Exchange["request"] {
  const found = exchanges.find(({ request }) => operationOf(request.method, request.url) === id);
  if (!found) throw new Error(`${id} was not asked`);
  return found.request;
}

function statusesOf(id: string): readonly number[] {
  return rowOf(id)?.statuses ?? [];
}

function rowOf(id: string): Operation | undefined {
  const [feature = "", name = ""] = id.split("_");
  const table: Record<string, Record<string, Operation>> = operations;
  return table[feature]?.[name];
}

/** The number of the last change. */
async function journalOf({ node }: TestWorld): Promise<number | undefined> {
  return (await node.database.get<{ seq: number }>("select seq from journal where id = 1"))?.seq;
}
