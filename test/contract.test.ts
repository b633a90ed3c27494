/** Plays every scenario of every operation, declared status and code; each response is held against the published document. */
import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createRegistry } from "../client/index.ts";
import { declaredCodes } from "../conformance/contract/operations.ts";
import { type Operation, operations } from "../generated/operations.ts";
import type { Handlers } from "../server/context.ts";
import { createApp } from "../server/http/app.ts";
import type { AppOptions } from "../server/http/options.ts";
import { Idempotency } from "../server/idempotency/idempotency.ts";
import { SecretEncryption } from "../server/secret-encryption.ts";
import { repetitionCodes, unplayedCodes } from "../spec/generate/supplied-codes.ts";
import { type Case, cases, keyedRequest, played } from "./contract/all.ts";
import { expectConsistent } from "./contract/consistency.ts";
import { expectCaching, expectDistinctPages, expectReflected } from "./contract/exchanges.ts";
import { type EngineName, engines } from "./engines.ts";
import { type Exchange, holdAgainstContract, operationOf } from "./exchange.ts";
import { openToAll } from "./open-app.ts";
import type { ClientMethods, FaultCode, Scenario } from "./scenario.ts";
import { expectStoredRecords } from "./stored.ts";
import { createWorld, publicUrl, type TestWorld, withoutExpiry } from "./world.ts";

createRegistry({ baseUrl: publicUrl }) satisfies ClientMethods;

const operationIds = [...new Set(cases.map(({ id }) => id))];

/** The first scenario of each status that is a success. */
const successes = cases.filter(
  ({ id, status }, index) =>
    status < 300 && cases.findIndex((each) => each.id === id && each.status === status) === index,
);

/** Whether it is an everyday run, which plays the successes alone on engines but the first: see runs.ts. */
const isEveryday = process.env.TEST_EVERYDAY === "1";

describe.each(engines)("on %s", (engine) => {
  const playsAll = engine === engines[0] || !isEveryday;
  const ofHandlers = cases.filter((each) => !each.isStandard && (playsAll || successes.includes(each)));

  test.each(ofHandlers.map((each) => [each.title, each] as const))("%s", async (_, scenario) => {
    const { play, ...expected } = scenario;
    await using world = await createWorld(engine);
    await played(play, world);
    expect(outcomeOf(world.exchanges.at(-1))).toEqual(outcomeExpected(expected));
    world.exchanges.forEach(holdAgainstContract); // the client made an error of a violation, which the scenario may expect
    world.exchanges.forEach(expectReflected);
    world.exchanges.forEach(expectCaching);
    expectDistinctPages(world.exchanges);
    if (expected.status < 400) await expectConsistent(world.registry);
    await expectStoredRecords(world.node.database);
    if (!successes.includes(scenario)) return;
    const request = requestOf(scenario.id, world);
    if (scenario.play === successOf(scenario.id)) succeeded.set(scenario.id, request);
    await expectWithoutDatabase(world, scenario, request);
  });

  describe.each([...standardCasesOn(engine)])("%s", (_, sameCode) => {
    let world: TestWorld; // no request of these does anything, so one world serves all operations

    beforeAll(async () => {
      // The job would delete the session of a scenario before the request that says that it has expired.
      world = await createWorld(engine, {}, withoutExpiry);
    });

    afterAll(() => world[Symbol.asyncDispose]());

    test.each(sameCode.map((each) => [each.title, each] as const))("%s", async (_, { play, ...expected }) => {
      const before = world.exchanges.length;
      await played(play, world);
      expect(outcomeOf(world.exchanges.at(-1))).toEqual(outcomeExpected(expected));
      world.exchanges.slice(before).forEach(holdAgainstContract);
    });
  });

  /** Its scenario plays in a world of its own. */
  const elsewhere = "federation_add";
  const repeated = successes.filter(({ id, status }) => rowOf(id)?.idempotent && status !== 202);

  test.runIf(playsAll).each(repeated.filter(({ id }) => id !== elsewhere))(
    "$id $status is replayed for its Idempotency-Key",
    async ({ id, status, play }) => {
      await using world = await createWorld(engine);
      const { method, url, headers, body } = await keyedRequest(id, play, world);
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

  test.runIf(playsAll).each(honouring)(
    "$id responds with 409 and 422 to its Idempotency-Key in use and reused",
    async ({ id, play }) => {
      await using world = await createWorld(engine);
      await played(play, world);
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
        const response = await app.inject(sent);
        const { statusCode: status, body: text } = response;
        holdAgainstContract({
          request: { ...request, headers },
          response: { status, headers: response.headers, body: text },
        });
        return { status, code: JSON.parse(text).code, retryAfter: response.headers["retry-after"] };
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
});

/** What goes wrong in a handler, and the code that a response has then. */
const faults: { code: FaultCode; app: ReturnType<typeof failingApp> }[] = [
  { code: "internal_error", app: failingApp({}) },
  { code: "database_unavailable", app: failingApp({ unavailable: () => true }) },
  { code: "outcome_unknown", app: failingApp({ outcomeUnknown: () => true }) },
];

test.each(operationIds.map((id) => ({ id, declared: faults.filter(({ code }) => declares(id, code)) })))(
  "$id responds to the faults of its handler with $declared.length codes",
  async ({ id, declared }) => {
    const request = succeeded.get(id) ?? (await playSuccess(id)); // it was sent in a world, the apps have none
    const { method, url, headers, body } = request;
    for (const { code, app } of declared) {
      const response = await app.inject({
        method: method as "GET",
        url,
        headers,
        ...(body !== undefined && { payload: body }),
      }); // as it was sent before
      const exchange = {
        request,
        response: { status: response.statusCode, headers: response.headers, body: response.body },
      };
      holdAgainstContract(exchange);
      expect(outcomeOf(exchange)).toEqual({ id, status: code === "internal_error" ? 500 : 503, code });
      expect(response.body).not.toContain("secret");
    }
  },
);

test.each(operationIds)("%s has a scenario of every code that it declares", (id) => {
  const known = new Set<string>([
    ...cases.filter((each) => each.id === id).map(({ status, code }) => `${status} ${code}`),
    ...faults.map(({ code }) => `${code === "internal_error" ? 500 : 503} ${code}`),
    ...(rowOf(id)?.idempotent ? repetitionCodes.map((code, index) => `${[409, 422][index]} ${code}`) : []),
  ]);
  const missing = declaredCodes(id).filter(({ status, code }) => !known.has(`${status} ${code}`));
  const excepted = Object.keys(unplayedCodes).filter((code) => declares(id, code));
  expect(missing.map(({ code }) => code)).toEqual(excepted);
});

/** The scenarios of standard problems, by code. They mostly end before the database: on engines but the first, one of each. */
function standardCasesOn(engine: EngineName): Map<string | null, Case[]> {
  const byCode = Map.groupBy(
    cases.filter(({ isStandard }) => isStandard),
    ({ code }) => code,
  );
  if (engine === engines[0]) return byCode;
  return new Map([...byCode].map(([code, [first]]) => [code, first ? [first] : []]));
}

/** What a scenario must end with. */
function outcomeExpected({ id, status, code }: Pick<Case, "id" | "status" | "code">) {
  return { id, status, code };
}

/** What an exchange ended with: the code is null without a problem. */
function outcomeOf(exchange: Exchange | undefined) {
  if (!exchange) return undefined;
  const { request, response } = exchange;
  const isProblem = String(response.headers["content-type"]).startsWith("application/problem+json");
  const problem: { code: string } | null = isProblem ? JSON.parse(response.body) : null;
  return {
    id: operationOf(request.method, request.url),
    status: response.status,
    code: problem?.code ?? null,
  };
}

function declares(id: string, code: string): boolean {
  return declaredCodes(id).some((each) => each.code === code);
}

/** The first scenario of an operation that succeeds. */
function successOf(id: string): Scenario {
  const found = cases.find((each) => each.id === id && each.status < 400);
  if (!found) throw new Error(`${id} has no scenario that succeeds`);
  return found.play;
}

/** An app all of whose handlers fail. */
function failingApp(options: Partial<AppOptions<undefined>>) {
  return createApp<undefined>(
    new Proxy(
      {},
      { get: () => new Proxy({}, { get: () => () => Promise.reject(new Error("a secret of the node")) }) },
    ) as Handlers as never, // any operation fails alike
    { ...openToAll, ...options },
  );
}

/** An app that lets everybody in, and all of whose handlers respond alike; keys are kept in the world's database. */
function stubApp({ node }: TestWorld, handle: () => Promise<object>) {
  const nodeKey = Buffer.alloc(32, 7);
  const idempotency = new Idempotency({
    encryption: new SecretEncryption(nodeKey, "stored responses", randomBytes),
    nodeKey,
    clock: () => new Date(),
    warn: () => undefined,
  });
  return createApp<undefined>(
    new Proxy({}, { get: () => new Proxy({}, { get: () => handle }) }) as Handlers as never, // any operation responds alike
    {
      ...openToAll,
      runOnce: (request, context, handler) =>
        idempotency.run(node.database, { ...request, account: "acc_1", network: "" }, () => handler(context)),
    },
  );
}

/** The requests of operations that succeeded, by operation. */
const succeeded = new Map<string, Exchange["request"]>();

/** Plays the first scenario of an operation that succeeds, for a run without it, and returns its request. */
async function playSuccess(id: string): Promise<Exchange["request"]> {
  await using world = await createWorld("sqlite");
  await played(successOf(id), world);
  return requestOf(id, world);
}

/** Repeats a request when the database is gone: it ends with 503, or as before where the operation needs no database. */
async function expectWithoutDatabase(
  { node, send }: TestWorld,
  { id, status: success }: Case,
  { method, url, headers, body }: Exchange["request"],
): Promise<void> {
  await node.database[Symbol.asyncDispose]();
  const response = await send(method, url, { headers, ...(body !== undefined && { body }) });
  // A call of MCP reads the database for its key, and this one has none; the result of a tool has its own failure.
  const needsDatabase = statusesOf(id).includes(503) && id !== "mcp_call";
  expect(response.status, "without the database").toBe(needsDatabase ? 503 : success);
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
