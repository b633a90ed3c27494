/** Requests that the node makes of itself for who asked it, so that what they do is done as if asked for directly. */
import type { FastifyRequest } from "fastify";
import inject from "light-my-request";
import type { Ask } from "./asking.ts";

/** What goes on to the request that is made: who asks, by which program, and whether it waits. Cookies stay behind. */
const passedOn = ["authorization", "x-api-key", "user-agent", "prefer"] as const;

/** The requests that the node made of itself. */
const internal = new WeakSet<object>();

/** Whether the node made a request of itself, while it handles one that came from outside. */
export function isInternal({ raw }: Pick<FastifyRequest, "raw">): boolean {
  return internal.has(raw);
}

/**
 * Makes requests for the caller of a request: with its key, from its address and under its id. They go through the
 * router as those from outside do, so admission, counting, validation and the log are the same.
 */
export function askFor({ server, ip, id, headers }: FastifyRequest): Ask {
  return async ({ method, url, body }) => {
    const passed = passedOn.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]));
    // The app's own `inject` refuses once the node is stopping, and what is under way is to be finished.
    const route: Parameters<typeof inject>[0] = (sent, reply) => {
      internal.add(sent);
      server.routing(sent, reply);
    };
    const answer = await inject(route, {
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
