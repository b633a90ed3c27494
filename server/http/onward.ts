/** Requests that the node makes of itself for who asked it, so that what they do is done as if asked for directly. */
import type { FastifyRequest } from "fastify";
import inject from "light-my-request";

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

/** What goes on to the request that is made: who asks, by which program, and whether it waits. Cookies stay behind. */
const passedOn = ["authorization", "x-api-key", "user-agent", "prefer"] as const;

/**
 * Makes requests for the caller of a request: with its key, from its address and under its id. They go through the
 * router as those from outside do, so admission, counting, validation and the log are the same.
 */
export function askFor({ server, ip, id, headers }: FastifyRequest): Ask {
  return async ({ method, url, body }) => {
    const passed = passedOn.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]));
    // The app's own `inject` refuses once the node is stopping, and what is under way is to be finished.
    const answer = await inject((sent, reply) => server.routing(sent, reply), {
      method,
      url,
      remoteAddress: ip,
      headers: {
        ...Object.fromEntries(passed),
        accept: "application/json",
        "x-request-id": id,
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
    return { status: answer.statusCode, headers: answer.headers, text: answer.payload };
  };
}
