/** Dispatches requests through the node's own router on behalf of a caller. */
import type { FastifyRequest } from "fastify";
import inject from "light-my-request";
import type { Body } from "./body.ts";
import type { Dispatch } from "./internal-request.ts";

/** The headers that an internal request inherits: credentials, user agent and preferences. Cookies are not inherited. */
const inheritedHeaders = ["authorization", "x-api-key", "user-agent", "prefer"] as const;

/** The internal requests, and their bodies: a copy that is sent and parsed again takes four times its size in memory. */
const internal = new WeakMap<object, Body | undefined>();

/** What is sent in place of a body: the framework has no body parsed if there is none. */
const standIn = "{}";

/** Whether the node dispatched a request to itself while it handled a request of a client. */
export function isInternal({ raw }: Pick<FastifyRequest, "raw">): boolean {
  return internal.has(raw);
}

/** The body of an internal request. */
export function internalBody({ raw }: Pick<FastifyRequest, "raw">): Body | undefined {
  return internal.get(raw);
}

/**
 * Creates the dispatch function of a request. Internal requests have the key, network address and id of that request. They
 * go through the router like requests of clients, so authentication, counting, validation and logging are the same.
 */
export function createDispatch({ server, ip, id, headers }: FastifyRequest): Dispatch {
  return async ({ method, url, body }) => {
    const inherited = inheritedHeaders.flatMap((name) =>
      headers[name] === undefined ? [] : [[name, headers[name]]],
    );
    // The app's own `inject` rejects requests while the node stops, but requests under way must finish.
    const route: Parameters<typeof inject>[0] = (request, reply) => {
      internal.set(request, body === undefined ? undefined : { json: body, text: JSON.stringify(body) });
      server.routing(request, reply);
    };
    const response = await inject(route, {
      method,
      url,
      remoteAddress: ip,
      headers: {
        ...Object.fromEntries(inherited),
        accept: "application/json",
        "x-request-id": id,
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { payload: standIn }),
    });
    return { status: response.statusCode, headers: response.headers, text: response.payload };
  };
}
