/** Requests that each operation rejects before its handler runs, by the code of the problem. */
import type { Operation } from "../../generated/operations.ts";
import { bodyWithUnknownField, examplePath, exampleQuery } from "./examples.ts";

/** The parts of a request in which it differs from a plain one. */
export interface Parts {
  path?: string;
  query?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A request with the examples of the contract. */
export interface ExampleRequest {
  method: string;
  /** The path and query. */
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
}

const json = { "content-type": "application/json" };

const tooLong = "x".repeat(1_001);

/** An invalid value for each header of the contract that has a form. */
const invalidHeaders = {
  "if-match": tooLong,
  prefer: tooLong,
  "if-none-match": tooLong,
  "idempotency-key": tooLong,
  "last-event-id": "x",
  "registry-seq": "x",
  "mcp-protocol-version": tooLong,
};

/** What makes a request invalid. */
export const invalidRequests = {
  unknown_query_parameter: () => ({ query: "colour=red" }),
  // Pages ignore what they do not have.
  duplicate_query_parameter: ({ page }) => ({
    query: page ? "q=a&q=b&agent_id=a&agent_id=b&a=a&a=b&from=1&from=2" : "colour=red&colour=red",
  }),
  invalid_query: ({ page }) => ({ query: page ? "colour=red&".repeat(101) : "colour=%ff" }),
  invalid_path: ({ path }) => ({ path: path.replaceAll(/\{\w+\}/g, "a%2Fb%00") }),
  invalid_header: () => ({ headers: invalidHeaders }),
  malformed_json: () => ({ body: '{"agent_id": ' }),
  json_too_deep: () => ({ body: "[".repeat(65) + "]".repeat(65) }),
  invalid_body: () => ({ body: "[]" }),
  unknown_member: (operation) => ({ body: JSON.stringify(bodyWithUnknownField(operation)) }),
  unexpected_body: () => ({ headers: json, body: '{"a":1}' }),
  body_too_large: () => ({ body: `"${"x".repeat(999_999)}"` }),
  unsupported_media_type: () => ({ headers: { "content-type": "text/plain" } }),
} satisfies Record<string, (operation: Operation) => Parts>;

/** The code of a request that is rejected before its handler runs. */
export type InvalidRequestCode = keyof typeof invalidRequests;

/** A request to an operation: with the examples of the contract, and an empty object if it takes a body. */
export function exampleRequest(
  operation: Operation,
  {
    path = examplePath(operation),
    query = "",
    headers,
    body = operation.body ? "{}" : undefined,
  }: Parts = {},
): ExampleRequest {
  const parameters = [...exampleQuery(operation), query].filter((each) => each !== "").join("&");
  return {
    method: operation.method,
    url: parameters === "" ? path : `${path}?${parameters}`,
    headers: { ...(operation.body && json), ...headers },
    body,
  };
}
