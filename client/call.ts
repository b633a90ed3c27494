/** The requests of the client's methods, with the types of the contract: of the parameters, the body and the response. */
import type { Bodies, Queries, Responses } from "../generated/models.d.ts";
import type { operations } from "../generated/operations.ts";
import type { Call, Http } from "./http.ts";
import type { AnyOptions } from "./options.ts";
import { type Listing, listing } from "./pages.ts";

type Operations = typeof operations;

/** The properties of every operation, by its request: `GET /lookup/{id}`. */
type Requests = {
  [Feature in keyof Operations]: {
    [Name in keyof Operations[Feature]]: Described<Operations[Feature][Name], `${Feature}_${Name & string}`>;
  }[keyof Operations[Feature]];
}[keyof Operations];

type Known = {
  method: string;
  path: string;
  body: boolean;
  idempotent: boolean;
  statuses: readonly number[];
};
type Described<Operation, Id extends string> = Operation extends Known
  ? Operation & {
      id: Id;
      request: `${Operation["method"]} ${Operation["path"]}`;
      status: Operation["statuses"][number];
    }
  : never;
type RequestName = Requests["request"];
type Named<Name extends RequestName> = Extract<Requests, { request: Name }>;

/** What a request consists of. What the contract requires is required here, and what it does not have does not compile. */
type Parts<Operation extends Requests> = PathPart<ParametersIn<Operation["path"]>> &
  QueryPart<Operation["id"]> &
  BodyPart<Operation["id"]> &
  (Operation["idempotent"] extends true ? { safe: "once" } : { safe?: "reads" }) &
  (Operation["id"] extends keyof Responses
    ? Pick<Call, "takes">
    : 204 extends Operation["status"]
      ? { takes: typeof empty }
      : { accept: `${"text" | "image" | "application"}/${string}` });
type PathPart<Names extends string> = [Names] extends [never]
  ? { path?: never }
  : { path: Record<Names, string> };
type ParametersIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParametersIn<Rest>
  : never;
type QueryPart<Id> = Id extends keyof Queries ? { query: Given<Queries[Id]> | undefined } : { query?: never };
/** A query before it is serialized: booleans are `true` or `false`, and one value is sent like a list of one. */
type Given<Query> = { [Name in keyof Query]: GivenValue<Query[Name]> | undefined };
type GivenValue<Value> = Value extends (infer Item)[]
  ? Item | readonly Item[]
  : Value extends "true" | "false"
    ? boolean
    : Value;
type BodyPart<Id> = Id extends keyof Bodies ? { body: Bodies[Id] } : { body?: never };

/** The result of a method: an object, nothing (204), bytes, or a text. */
type Success<Operation extends Requests> = Operation["id"] extends keyof Responses
  ? Responses[Operation["id"]] | (202 extends Operation["status"] ? undefined : never)
  : 204 extends Operation["status"]
    ? undefined
    : Operation["id"] extends "site_favicon" | "log_tile" | "log_entries"
      ? ArrayBuffer
      : string;

/**
 * The methods of a feature: one for each operation, with its path parameters first. A missing method, or one with another
 * result than in the contract, does not compile. Pages for browsers, which redirect, have methods that return their URL.
 */
export type Methods<Feature extends keyof Operations> = {
  [Name in keyof Operations[Feature]]: Method<Extract<Requests, { id: `${Feature}_${Name & string}` }>>;
};
type Method<Operation extends Requests> = (
  ...given: [...Texts<Operation["path"]>, ...rest: never[]]
) => [Operation["status"] & (200 | 201 | 204)] extends [never]
  ? string
  : 204 extends Operation["status"]
    ? Promise<void>
    : Promise<NullFor<Success<Operation>>> | Listing<unknown, Success<Operation>>;
/** A method returns null if a response has no body although others of its operation have one (202). */
type NullFor<Value> = Value extends undefined ? null : Value;
type Texts<Path> = Path extends `${string}{${string}}${infer Rest}` ? [string, ...Texts<Rest>] : [];

/** Sends a request. */
export function call<Name extends RequestName>(
  http: Http,
  request: Name,
  parts: Parts<Named<Name>>,
  options?: AnyOptions,
): Promise<Success<Named<Name>>> {
  // The transport only returns responses that the contract declares.
  return http.send({ request, ...parts }, options ?? {}) as Promise<Success<Named<Name>>>;
}

/** The part `takes` of requests whose response has no body. */
export const empty = (status: number): boolean => status === 204;

/** The part `takes` of health checks: a 503 is a result too, with the checks that failed. */
export const checks = (_: number, body: object): boolean => "checks" in body;

/** The URL of a page for browsers. */
export function pageUrl(http: Http, request: RequestName & `GET ${string}`): string {
  return http.root + request.slice("GET ".length);
}

/**
 * Creates a list, which sends a request for each page. Only the first one sends `If-None-Match`: pages may share an ETag, so
 * later ones could get a 304.
 * @param entries the field with the entries of a page.
 */
export function list<Name extends RequestName, Entries extends Arrays<Success<Named<Name>>>>(
  http: Http,
  request: Name,
  entries: Entries,
  parts: Parts<Named<Name>>,
  options?: AnyOptions,
): Listing<Item<Success<Named<Name>>, Entries>, Success<Named<Name>>> {
  return listing({
    fetch: (position?: { cursor: unknown; seq: number | undefined }) => {
      if (position === undefined) return call(http, request, parts, options);
      const later = { ...parts, query: { ...parts.query, cursor: position.cursor } };
      return call(http, request, later, {
        ...options,
        ifNoneMatch: undefined,
        seq: position.seq ?? options?.seq,
      });
    },
    // TypeScript does not derive these from Arrays.
    items: (page) => (page as PageWith<Entries, Item<typeof page, Entries>>)[entries] ?? [],
    next: (page) => {
      const { next_cursor: cursor, as_of_seq: seq } = page as PageWith<never, never>;
      return cursor == null ? null : { cursor, seq };
    },
  });
}

/** The array fields of a page; none of other responses. */
type Arrays<Page> = {
  [Field in keyof Page]-?: [Page, Page[Field]] extends [{ next_cursor: unknown }, unknown[]] ? Field : never;
}[keyof Page];
type Item<Page, Entries extends keyof Page> = Page[Entries] extends (infer Entry)[] ? Entry : never;
/** What the pages of all lists have: entries, and the cursor of the next page. A response without entries ends the list. */
type PageWith<Entries extends PropertyKey, Entry> = { [Name in Entries]?: Entry[] } & {
  next_cursor?: unknown;
  /** The state of the page: later ones must not be of an earlier state. */
  as_of_seq?: number;
};
