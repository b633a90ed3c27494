/**
 * Creates methods from lines. A line describes the request of an operation, as the contract has it:
 *
 *     GET /lookup/{id}             path parameters are the first arguments of the method, the options the last
 *     POST /register body          between them: the body
 *     GET /stats query             or the query
 *     POST /lookup body reads      only reads despite its method: it may be retried
 *     POST /register body once     supports `Idempotency-Key`: it may be retried with the same key
 *     GET /list list agents        a paged query; `agents` is the field with the entries of a page
 *     GET /docs text/html          a response that is not JSON
 *     POST /sign-out none          a response without a body
 */
import type { operations as Contract } from "../generated/openapi.d.ts";
import type { operations } from "../generated/operations.ts";
import type { Call, Http } from "./http.ts";
import type { AnyOptions } from "./options.ts";
import { listing } from "./pages.ts";

/** A line for each operation of a feature. An unknown or missing operation does not compile. */
export type Lines<Feature extends keyof Operations> = {
  readonly [Name in keyof Operations[Feature]]: Operations[Feature][Name] extends Known
    ? Line<Operations[Feature][Name], `${Feature}_${Name & string}`>
    : never;
};

type Operations = typeof operations;
type Known = { method: string; path: string; body: boolean; idempotent: boolean };
type Line<
  Operation extends Known,
  Id,
> = `${Operation["method"]} ${Operation["path"]}${Operation["idempotent"] extends true
  ? Once<Operation["body"]>
  : Operation["body"] extends true
    ? Body
    : Rest<Id>}`;
type Once<HasBody> = HasBody extends true ? " body once" : " once";
type Body = " body" | " body reads";
type Rest<Id> =
  | ""
  | " none"
  | " checks"
  | ` list ${Entries<Id>}`
  | `${"" | " query"}${"" | ` ${"text" | "application"}/${string}`}`;

/** The array fields of a response. */
type Entries<Id> = Id extends keyof Contract
  ? Contract[Id] extends { responses: { 200: { content: { "application/json": infer Page } } } }
    ? { [Name in keyof Page]-?: Page[Name] extends unknown[] ? Name & string : never }[keyof Page]
    : never
  : never;

/**
 * Creates the methods of a feature.
 * @param lines one for each method; `Methods` has their types (test/client/types.ts compares them to the contract).
 */
export function methodsOf<Methods>(http: Http, lines: Record<string, string>): Methods {
  const methods = Object.entries(lines).map(([name, line]) => [name, methodOf(http, line)]);
  return Object.fromEntries(methods) as Methods; // the names are those of the lines, which Lines checks
}

function methodOf(http: Http, line: string): (...given: unknown[]) => unknown {
  const [method = "", path = "", ...words] = line.split(" ");
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  return (...given) => {
    const values = Object.fromEntries(names.map((name) => [name, given.shift()]));
    const input: object = /body|query|list/.test(words[0] ?? "") ? (given.shift() ?? {}) : {};
    const options: AnyOptions = given.shift() ?? {};
    const call: Call = { method, path, values };
    for (const word of words) {
      if (word === "body") call.body = input;
      if (word === "query") call.query = input;
      if (/reads|once/.test(word)) call.safe = word;
      if (word === "none") call.takes = (status) => status === 204;
      if (word === "checks") call.takes = (_, body) => word in body; // a 503 whose body is not a problem
      if (word.includes("/")) call.accept = word;
    }
    return words[0] === "list"
      ? pagesOf(http, call, input, options, words[1] ?? "")
      : http.send(call, options);
  };
}

/** Fetches the pages of a list. Only the first request sends `If-None-Match`: pages may share an ETag, so later ones could get a 304. */
function pagesOf(http: Http, call: Call, query: object, options: AnyOptions, entries: string) {
  return listing<unknown, Page, unknown>({
    fetch: (cursor) => {
      if (cursor === undefined) return http.send({ ...call, query }, options) as Promise<Page>; // by the contract
      const part = { ...call, query: { ...query, cursor } };
      const later = { ...options, ifNoneMatch: undefined };
      return http.send(part, later) as Promise<Page>; // the same
    },
    items: (page) => page[entries] ?? [],
    next: (page) => page.next_cursor,
  });
}

/** A page: its entries under the name of the list, and the cursor of the next page. */
type Page = { next_cursor: unknown } & { [entries: string]: unknown[] | undefined };
