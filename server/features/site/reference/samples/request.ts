/** The example request of an operation: what its samples in the document send. */
import { type ExampleRequest, exampleRequests } from "../../../../../generated/example-requests.ts";
import type { Document, Entry } from "../document.ts";

/** The URL of the node in the examples of the contract. */
const exampleUrl = "http://localhost:3000";

const empty: ExampleRequest = { path: [], query: [], headers: [] };

/** The example request, with the URL of this node; empty for an operation that the contract does not have. */
export function exampleRequestOf({ servers }: Document, { operation }: Entry): ExampleRequest {
  const id = operation.operationId ?? "";
  const request = Object.hasOwn(exampleRequests, id) ? exampleRequests[id] : undefined;
  if (request === undefined) return empty;
  const text = JSON.stringify(request).replaceAll(exampleUrl, servers?.[0]?.url ?? exampleUrl);
  return JSON.parse(text) as ExampleRequest; // the same request, with another URL
}

/** A value as it is in a URL or a header. The node takes several values of a query parameter separated by commas. */
export function textOf(value: unknown): string {
  return [value ?? ""].flat().join(",");
}
