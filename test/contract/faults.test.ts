/** Handlers that fail: an operation of each kind responds with the codes that it declares, and says nothing of the cause. */
import { expect, test } from "vitest";
import { contractOperations, declaredCodes } from "../../conformance/contract/operations.ts";
import { createApp } from "../../server/core/http/app.ts";
import type { AppOptions } from "../../server/core/http/options.ts";
import type { Handlers } from "../../server/feature.ts";
import { openToAll } from "../open-app.ts";
import type { FaultCode } from "../scenario.ts";
import { createWorld } from "../world.ts";
import { cases, played } from "./all.ts";
import { expectHeld, outcomeOf, requestOf } from "./outcomes.ts";

/** What goes wrong in a handler, and the code that a response has then. */
const faults: { code: FaultCode; app: ReturnType<typeof failingApp> }[] = [
  { code: "internal_error", app: failingApp({}) },
  { code: "database_unavailable", app: failingApp({ unavailable: () => true }) },
  { code: "outcome_unknown", app: failingApp({ outcomeUnknown: () => true }) },
];

/** What the functions that respond to a failure read of an operation. */
const kinds = Map.groupBy(contractOperations, ({ id, method, page, facade, body, text }) =>
  [method === "GET", page, facade, body, text, faults.map(({ code }) => declares(id, code))].join(),
);

test.each([...kinds.values()].flatMap(([first]) => (first?.facade === null ? [first] : [])))(
  "$id responds to the faults of its handler",
  async ({ id }) => {
    await using world = await createWorld("sqlite");
    await played(successOf(id), world);
    const request = requestOf(id, world);
    const { method, url, headers, body } = request;
    for (const { code, app } of faults.filter((each) => declares(id, each.code))) {
      const response = await app.inject({
        method: method as "GET", // as it was sent before
        url,
        headers,
        ...(body !== undefined && { payload: body }),
      });
      const exchange = {
        request,
        response: { status: response.statusCode, headers: response.headers, body: response.body },
      };
      expectHeld([exchange]);
      expect(outcomeOf(exchange)).toEqual({ id, status: code === "internal_error" ? 500 : 503, code });
      expect(response.body).not.toContain("secret");
    }
  },
);

function declares(id: string, code: string): boolean {
  return declaredCodes(id).some((each) => each.code === code);
}

/** The first scenario of an operation that succeeds. */
function successOf(id: string) {
  const found = cases.find((each) => each.id === id && each.status < 400);
  if (!found) throw new Error(`${id} has no scenario that succeeds`);
  return found.play;
}

test("a handler in JavaScript that returns an undeclared problem fails without a word of it", async () => {
  const problem = { code: "agent_not_fuond", detail: "a secret of the node" };
  const response = await appOf(async () => ({ status: 404, problem })).inject({ url: "/lookup/a" });
  expect(response.json()).toMatchObject({ code: "internal_error", request_id: expect.any(String) });
  expect(response.body).not.toContain("secret");
});

/** An app all of whose handlers fail. */
function failingApp(options: Partial<AppOptions<undefined>>) {
  return appOf(() => Promise.reject(new Error("a secret of the node")), options);
}

/** An app with one handler for all operations. */
function appOf(handle: () => Promise<unknown>, options: Partial<AppOptions<undefined>> = {}) {
  return createApp<undefined>(
    new Proxy({}, { get: () => new Proxy({}, { get: () => handle }) }) as Handlers as never, // any operation responds alike
    { ...openToAll, ...options },
  );
}
