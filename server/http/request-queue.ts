/** Puts the fair queue in front of the router of an app. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import proxyAddr from "@fastify/proxy-addr";
import type { FastifyInstance } from "fastify";
import { smallBytes } from "../buffers.ts";
import { clientNetwork } from "../client-network.ts";
import type { ConnectionTimes } from "./connections.ts";
import { FairQueue, type FairQueueLimits, type Ticket } from "./fair-queue.ts";
import { HeldConnections, isHeld } from "./held-connections.ts";
import { type ProblemResponse, problemResponse } from "./problem-response.ts";
import { rejectConnection } from "./raw-problem.ts";

/** Whether to believe an address, which is so many steps away, about whom it forwards. */
export type TrustProxy = (address: string, hop: number) => boolean;

/** Seconds after which a rejected client may try again. */
const retryAfterS = 5;

/** The ticket of a request. A member of it, because weak maps with every request cost the collector much. */
const ticketOf = Symbol("ticket");

type QueuedRequest = IncomingMessage & { [ticketOf]?: Ticket };

const rejected = new WeakSet<IncomingMessage>();

/** How many requests may be under way on one connection. Clients that send the next before the response are rare. */
const maxPipelined = 16;

/** The requests under way on each connection. */
const underWay = new WeakMap<Socket, Set<Ticket>>();

/**
 * Lets requests that arrive on sockets reach the router in the order of the queue. Requests of the node itself pass by.
 * @returns the queue.
 */
export function queueRequests(
  app: FastifyInstance,
  limits: FairQueueLimits,
  { holdMs }: Pick<ConnectionTimes, "holdMs">,
  trustProxy: TrustProxy,
): FairQueue {
  const queue = new FairQueue(limits);
  const { server } = app;
  const held = new HeldConnections(
    server,
    holdMs,
    (address) => trustProxy(address, 0),
    (socket) => rejectConnection(socket, tooManyRequests()),
  );
  server.removeAllListeners("request"); // the framework's own, which is `routing`
  server.on("request", (request: QueuedRequest, response: ServerResponse) => {
    const route = () => app.routing(request, response);
    if (isHealthCheck(request)) return route();
    const { socket } = request;
    if (isHeld(socket)) return; // read before the connection was held
    const siblings = requestsOn(socket);
    if (siblings.size >= maxPipelined) return held.hold(socket, () => socket.destroy());
    const start = () => {
      route();
      if (hasLargeBody(request)) ticket.end(); // it waits for room (large-bodies.ts), and the next request need not
    };
    // An immediate rejection invites the next request, and rejecting costs as much as a lookup.
    const reject = () =>
      held.hold(socket, () => {
        rejected.add(request);
        response.setHeader("Connection", "close"); // RFC 9112 section 9.6: what the client has sent after it gets no response
        route();
      });
    const network = clientNetwork(proxyAddr(request, trustProxy));
    const ticket: Ticket = queue.add({ network, start, reject });
    request[ticketOf] = ticket;
    siblings.add(ticket);
    response.once("close", () => {
      siblings.delete(ticket);
      ticket.end();
    });
  });
  return queue;
}

/** The requests under way on a connection. They end with it, also those whose response has not begun. */
function requestsOn(socket: Socket): Set<Ticket> {
  const found = underWay.get(socket);
  if (found) return found;
  const requests = new Set<Ticket>();
  underWay.set(socket, requests);
  socket.once("close", () => {
    for (const ticket of requests) ticket.end();
  });
  return requests;
}

/** Lets the next request of the network start while this one only waits for others, or sends what comes now and then. */
export function leaveQueue(request: QueuedRequest): void {
  request[ticketOf]?.end();
}

/** Why the queue rejected a request; undefined if it did not. */
export function queueRejection(request: IncomingMessage): ProblemResponse | undefined {
  return rejected.has(request) ? tooManyRequests() : undefined;
}

function tooManyRequests(): ProblemResponse {
  const detail = `Your network has as many requests waiting as it may have. Try again in ${retryAfterS} seconds, and send fewer at once.`;
  return problemResponse("too_many_concurrent_requests", detail, {}, { "Retry-After": String(retryAfterS) });
}

function hasLargeBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > smallBytes;
}

/** Load balancers must learn how the node is, however busy it is. */
function isHealthCheck({ url = "" }: IncomingMessage): boolean {
  return /^\/health(\/|\?|$)/.test(url);
}
