/** Plays every scenario of every operation and declared status; each answer is held against the published document. */
import { describe, expect, test } from "vitest";
import { createRegistry } from "../client/index.ts";
import { operations } from "../generated/operations.ts";
import type { Handlers } from "../server/context.ts";
import { createApp } from "../server/http/app.ts";
import { realConnectionTimes } from "../server/http/connections.ts";
import { cases, played } from "./contract/all.ts";
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

  const successes = cases.filter(({ status }) => status < 300);

  test.each(successes)(
    "$id answers 503, or $status where it needs no database, when the database is gone",
    async ({ id, status: success, list }) => {
      await using world = await createWorld(engine);
      await played(list[0] as Scenario, world); // every case has at least one
      const { method, url, headers, body } = requestOf(id, world);
      await world.node.database[Symbol.asyncDispose]();
      const answer = await world.send(method, url, { headers, ...(body !== undefined && { body }) });
      expect(answer.status).toBe(statusesOf(id).includes(503) ? 503 : success);
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

/** An app all of whose handlers fail. */
const broken = createApp<undefined>(
  new Proxy(
    {},
    { get: () => new Proxy({}, { get: () => () => Promise.reject(new Error("a secret of the node")) }) },
  ) as Handlers as never, // any operation fails alike
  {
    publicUrl,
    hosts: null,
    connections: { total: 100, perNetwork: null },
    connectionTimes: realConnectionTimes,
    logLevel: "silent",
    trustProxy: false,
    unavailable: () => false,
    stopping: new AbortController().signal,
    applyLimit: () => null,
    contextFor: () => undefined,
    afterwards: async () => ({}),
    admit: async () => ({ caller: { account: null, role: null, session: null }, headers: {} }),
  },
);

/** The first request of an operation that a scenario made. */
function requestOf(id: string, { exchanges }: TestWorld): Exchange["request"] {
  const found = exchanges.find(({ request }) => operationOf(request.method, request.url) === id);
  if (!found) throw new Error(`${id} was not asked`);
  return found.request;
}

function statusesOf(id: string): readonly number[] {
  const [feature = "", name = ""] = id.split("_");
  const table: Record<string, Record<string, { statuses: readonly number[] }>> = operations;
  return table[feature]?.[name]?.statuses ?? [];
}
