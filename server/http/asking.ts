/** Requests that a node makes of itself, and their answers: see onward.ts. */

/** A request of another operation. */
export interface Asked {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path and query, percent-encoded. */
  url: string;
  /** The JSON body; undefined for none. */
  body?: unknown;
}

/** Its answer. */
export interface Answered {
  status: number;
  /** By their names in lower case. */
  headers: Record<string, string | string[] | number | undefined>;
  /** The body as it would be sent. */
  text: string;
}

/** Asks an operation of the node, and gives whatever it answers: a problem is an answer too. */
export type Ask = (asked: Asked) => Promise<Answered>;
