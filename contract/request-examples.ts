/** A valid request of each operation, for tests of servers: with the examples of the contract as values. */
import { type ExampleValue, exampleRequests } from "../generated/example-requests.ts";
import { type Operation, operations } from "../generated/operations.ts";

/** A valid request of an operation. Credentials are not part of it. */
export interface RequestExample {
  readonly method: string;
  /** The path and the query, percent-encoded. */
  readonly url: string;
  /** The JSON body; undefined for none. */
  readonly body?: unknown;
}

/** A valid request of each operation, by the name of the operation, such as `agents.register`. */
export const requestExamples: Readonly<Record<string, RequestExample>> = Object.fromEntries(
  Object.entries(operations).flatMap(([feature, named]) =>
    Object.entries<Operation>(named).map(([name, operation]) => [
      `${feature}.${name}`,
      requestOf(`${feature}_${name}`, operation),
    ]),
  ),
);

function requestOf(id: string, { method, path }: Operation): RequestExample {
  const { path: segments = [], query = [], body } = exampleRequests[id] ?? {};
  const filled = segments.reduce(
    (url, value) => url.replace(`{${value.name}}`, encodeURIComponent(textOf(value))),
    path,
  );
  const pairs = query.map((value) => `${value.name}=${encodeURIComponent(textOf(value))}`);
  return {
    method,
    url: pairs.length > 0 ? `${filled}?${pairs.join("&")}` : filled,
    ...(body && { body: body.value }),
  };
}

/** Several values of a parameter are separated by commas. */
function textOf({ value }: ExampleValue): string {
  return [value].flat().join(",");
}
