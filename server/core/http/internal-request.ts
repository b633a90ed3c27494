/** Requests that the node dispatches to itself, and their responses: see dispatch.ts. */

/** A request of another operation. */
export interface InternalRequest {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The path and query, percent-encoded. */
  url: string;
  /** The JSON body; undefined for none. */
  body?: unknown;
}

/** Its response. */
export interface InternalResponse {
  status: number;
  /** The headers, with names in lower case. */
  headers: Record<string, string | string[] | number | undefined>;
  /** The body as text. */
  text: string;
}

/** Dispatches a request to an operation of the node. A problem is a response too. */
export type Dispatch = (request: InternalRequest) => Promise<InternalResponse>;
