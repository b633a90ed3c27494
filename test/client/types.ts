/**
 * What the compiler checks of the client's methods, shown by what does not compile: nothing here runs. `call` has the types of
 * the contract's requests and responses, and `Methods` the operations of a feature (client/call.ts).
 */
import { call, list, type Methods } from "../../client/call.ts";
import type { Http } from "../../client/http.ts";
import type { Agent, KeyPage, KeyUsageReport, Schemas } from "../../client/index.ts";
import type { OperationName } from "../../client/testing.ts";
import type { operations as table } from "../../generated/operations.ts";

type Table = typeof table;
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** The features of the registry's own interface, which the client has. */
type OwnFeature = {
  [Feature in keyof Table & string]: Table[Feature] extends Record<string, { facade: null }>
    ? Feature
    : never;
}[keyof Table & string];

/** The operations by their names in the mock registry. */
type Named = {
  [Feature in OwnFeature]: `${Feature}.${keyof Table[Feature] & string}`;
}[OwnFeature];

/** Does not compile unless the mock registry has exactly these. */
export const known: Same<Named, OperationName> = true;

/** Requests that the contract does not have. */
export function requests(http: Http, key: Schemas["KeyRequest"]): unknown[] {
  return [
    // @ts-expect-error: there is no such operation
    call(http, "GET /lookup", {}),
    // @ts-expect-error: without its path parameter
    call(http, "GET /lookup/{id}", {}),
    // @ts-expect-error: a path parameter of another name
    call(http, "GET /lookup/{id}", { path: { agent: "weather" } }),
    // @ts-expect-error: a query that the operation does not have
    call(http, "GET /lookup/{id}", { path: { id: "weather" }, query: { limit: 1 } }),
    // @ts-expect-error: without its body
    call(http, "POST /api/developers/keys", { safe: "once" }),
    // @ts-expect-error: another body
    call(http, "POST /api/developers/keys", { body: { title: "ci" }, safe: "once" }),
    // @ts-expect-error: it supports Idempotency-Key
    call(http, "POST /api/developers/keys", { body: key }),
    // @ts-expect-error: it does not support Idempotency-Key
    call(http, "GET /health", { safe: "once" }),
    // @ts-expect-error: its response has no body
    call(http, "POST /api/auth/sign-out", {}),
    // @ts-expect-error: its response is not JSON
    call(http, "GET /docs", {}),
    // @ts-expect-error: the pages have no such list
    list(http, "GET /api/developers/keys", "agents", { query: {} }),
    // @ts-expect-error: its pages have no cursor, but a number
    list(http, "GET /events", "events", { query: {} }),
  ];
}

/** Results that the contract does not have. */
export function results(http: Http): unknown[] {
  // @ts-expect-error: the contract's response is an agent
  const page: Promise<KeyPage> = call(http, "GET /lookup/{id}", { path: { id: "weather" } });
  // @ts-expect-error: a list has keys
  const agents: AsyncIterable<Agent> = list(http, "GET /api/developers/keys", "keys", { query: {} });
  return [page, agents];
}

const keys = {} as Methods<"keys">; // there are no values: these are for the compiler

/** Methods that the contract does not have. */
export const methods = [
  // @ts-expect-error: without `create`
  { list: keys.list, revoke: keys.revoke, rotate: keys.rotate, usage: keys.usage } satisfies Methods<"keys">,
  // @ts-expect-error: it takes the id first
  { ...keys, usage: (_query: object) => keys.usage("key_1") } satisfies Methods<"keys">,
  // @ts-expect-error: its result is another one
  { ...keys, usage: (id: string) => keys.revoke(id) } satisfies Methods<"keys">,
  // @ts-expect-error: it returns the result without a promise
  { ...keys, usage: (_id: string) => ({}) as KeyUsageReport } satisfies Methods<"keys">,
];
