/** Dispatches requests through the node's own router on behalf of a caller. */
import type { FastifyRequest } from "fastify";
import inject from "light-my-request";
import type { Body } from "./body.ts";
import type { Dispatch } from "./internal-request.ts";

/**
 * The headers that an internal request inherits: credentials, user agent, preferences, and those by which a page of another
 * site is detected. Cookies are not inherited.
 */
const inheritedHeaders = [
  "authorization",
  "x-api-key",
  "user-agent",
  "prefer",
  "registry-seq",
  "host",
  "origin",
  "sec-fetch-site",
] as const;

/** Beyond every change: reads then use the primary. */
const allChanges = { "registry-seq": String(Number.MAX_SAFE_INTEGER) };

/** The bodies of internal requests: a copy that is sent and parsed again takes four times its size in memory. */
const bodies = new WeakMap<object, Body>();

/**
 * What is sent in place of a body: the framework has no body parsed if there is none. It is small, so it does not wait for
 * room, which the request that it belongs to may have taken.
 */
const standIn = "{}";

/** The body of an internal request; undefined for other requests. */
export function internalBody({ raw }: Pick<FastifyRequest, "raw">): Body | undefined {
  return bodies.get(raw);
}

/**
 * Creates the dispatch function of a request. Internal requests have the key, network address and id of that request. They
 * go through the router like requests of clients, so authentication, counting, validation and logging are the same. A redirect
 * to the present id of a renamed agent is followed.
 */
export function createDispatch({ server, ip, id, headers }: FastifyRequest): Dispatch {
  const dispatch: Dispatch = async ({ method, url, body }) => {
    const inherited = inheritedHeaders.flatMap((name) =>
      headers[name] === undefined ? [] : [[name, headers[name]]],
    );
    // The app's own `inject` rejects requests while the node stops, but requests under way must finish.
    const route: Parameters<typeof inject>[0] = (request, reply) => {
      if (body !== undefined) bodies.set(request, { json: body, text: JSON.stringify(body) });
      server.routing(request, reply);
    };
    const response = await inject(route, {
      method,
      url,
      remoteAddress: ip,
      headers: {
        ...(headers.cookie !== undefined && allChanges), // the page of a caller who may have written before
        ...Object.fromEntries(inherited),
        accept: "application/json",
        "x-request-id": id,
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { payload: standIn }),
    });
    return { status: response.statusCode, headers: response.headers, text: response.payload };
  };
  return async (request) => {
    const response = await dispatch(request);
    const { location } = response.headers;
    // A read of a former id of an agent. One redirect leads to the present id.
    return response.status === 308 && location !== undefined
      ? dispatch({ ...request, url: String(location) })
      : response;
  };
}
