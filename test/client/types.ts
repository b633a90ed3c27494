/**
 * What the methods of the client take and return, held against the contract by the compiler: nothing here runs. An operation
 * whose method returns something else, or takes its parameters in another order, is named by the error.
 */
import type { Listing, Registry } from "../../client/index.ts";
import type { OperationName } from "../../client/testing.ts";
import type { operations as Contract } from "../../generated/openapi.d.ts";
import type { operations as table } from "../../generated/operations.ts";

type Table = typeof table;

/** The body of a successful response of an operation. */
type Success<Id extends keyof Contract> = Contract[Id]["responses"] extends infer Responses
  ? { [Status in keyof Responses & (200 | 201 | 202 | 204)]: BodyOf<Responses[Status]> }[keyof Responses &
      (200 | 201 | 202 | 204)]
  : never;

type BodyOf<Response> = Response extends { content: infer Media }
  ? Media extends { "application/json": infer Body }
    ? Body
    : Media extends { "text/html": unknown } | { "application/yaml": unknown } | { "text/css": unknown }
      ? string
      : never
  : undefined;

/** The result of a method; for a list, a page. */
type Given<Method> = Method extends (...given: never[]) => infer Returned
  ? Returned extends Listing<unknown, infer Page>
    ? Page
    : Nothing<Awaited<Returned>>
  : never;

/** The result of a method without a response body is void. */
type Nothing<Value> = undefined extends Value ? undefined : Value;

/** The arguments for path parameters, which come first. */
type Texts<
  Path extends string,
  Found extends unknown[] = [],
> = Path extends `${string}{${string}}${infer Rest}` ? Texts<Rest, [...Found, string]> : Found;

type Operation<
  Feature extends keyof Table,
  Name extends keyof Table[Feature],
> = `${Feature}_${Name & string}` & keyof Contract;

/** The intended exceptions: a URL for browsers; null for no response. */
type Special = "accounts_oidcStart" | "accounts_oidcCallback" | "mcp_call";

/** `true` for each operation whose method has the right types. */
type Agreement = {
  [Feature in keyof Table]: {
    [Name in keyof Table[Feature]]: Name extends keyof Registry[Feature]
      ? Operation<Feature, Name> extends Special
        ? true
        : Same<Given<Registry[Feature][Name]>, Success<Operation<Feature, Name>>> extends true
          ? Registry[Feature][Name] extends (...given: infer Parameters) => unknown
            ? Parameters extends [...Texts<PathOf<Table[Feature][Name]>>, ...infer _Rest]
              ? true
              : { parameters: Parameters }
            : never
          : { gives: Given<Registry[Feature][Name]>; contract: Success<Operation<Feature, Name>> }
      : "there is no method";
  };
};

type PathOf<Known> = Known extends { path: infer Path extends string } ? Path : never;

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

type All = { [Feature in keyof Table]: { [Name in keyof Table[Feature]]: true } };

/** Does not compile unless all types are right; the error names the operation. */
export const agreement: All = {} as Agreement; // there is no value to it: it is for the compiler

/** The operations by their names in the mock registry. */
type Named = {
  [Feature in keyof Table & string]: `${Feature}.${keyof Table[Feature] & string}`;
}[keyof Table & string];

/** Does not compile unless the mock registry has exactly these. */
export const known: Same<Named, OperationName> = true;
