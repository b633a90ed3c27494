/** Dispatches requests through the node's own router on behalf of a caller. */
import type { FastifyRequest } from "fastify";
import inject from "light-my-request";
import type { Body } from "./body.ts";
import type { Ticket } from "./fair-queue.ts";
import type { Dispatch, InternalRequest, InternalResponse } from "./internal-request.ts";
import { completeProblem, ProblemError } from "./problem-response.ts";
import { enterQueue, holdTicket } from "./request-queue.ts";

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
 * wait for their turn in the queue and go through the router like requests of clients, so authentication, counting, validation
 * and logging are the same. A redirect to the present id of a renamed agent is followed.
 */
export function createDispatch(request: FastifyRequest, publicUrl: string): Dispatch {
  const dispatch: Dispatch = async (internal) => {
    let ticket: Ticket;
    try {
      ticket = await enterQueue(request.raw);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      return responseOf(error, publicUrl, request.id);
    }
    try {
      return await send(request, internal, ticket);
    } finally {
      ticket.end();
    }
  };
  return async (internal) => {
    const response = await dispatch(internal);
    const { location } = response.headers;
    // A read of a former id of an agent. One redirect leads to the present id.
    return response.status === 301 && location !== undefined
      ? dispatch({ ...internal, url: String(location) })
      : response;
  };
}

function inheritedHeadersOf({ id, headers }: FastifyRequest): Record<string, string | string[]> {
  const inherited = inheritedHeaders.flatMap((name) =>
    headers[name] === undefined ? [] : [[name, headers[name]] as const],
  );
  return {
    ...(headers.cookie !== undefined && allChanges), // the page of a caller who may have written before
    ...Object.fromEntries(inherited),
    accept: "application/json",
    "x-request-id": id,
  };
}

async function send(
  outer: FastifyRequest,
  { method, url, body }: InternalRequest,
  ticket: Ticket,
): Promise<InternalResponse> {
  const { server, ip } = outer;
  // The app's own `inject` rejects requests while the node stops, but requests under way must finish.
  const route: Parameters<typeof inject>[0] = (request, reply) => {
    holdTicket(request, ticket);
    if (body !== undefined) bodies.set(request, { json: body, text: JSON.stringify(body) });
    server.routing(request, reply);
  };
  const headers = {
    ...inheritedHeadersOf(outer),
    ...(body !== undefined && { "content-type": "application/json" }),
  };
  const payload = body !== undefined && { payload: standIn };
  const response = await inject(route, { method, url, remoteAddress: ip, headers, ...payload });
  return { status: response.statusCode, headers: response.headers, text: response.payload };
}

/** The response to an internal request that the queue rejected. */
function responseOf({ response }: ProblemError, publicUrl: string, requestId: string): InternalResponse {
  const text = JSON.stringify(completeProblem(response, publicUrl, requestId));
  return { status: response.status, headers: lowerCased(response.headers), text };
}

function lowerCased(headers: Record<string, string | string[]> = {}): InternalResponse["headers"] {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
