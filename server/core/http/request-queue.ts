/** Puts the fair queue in front of the router of an app. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import proxyAddr from "@fastify/proxy-addr";
import type { FastifyInstance } from "fastify";
import { nextTurn } from "../time/time-slice.ts";
import { smallBytes } from "../values/buffers.ts";
import { CountsByName } from "../values/counts-by-name.ts";
import { clientNetwork } from "./client-network.ts";
import type { ConnectionTimes } from "./connections.ts";
import { FairQueue, type FairQueueLimits, type Ticket } from "./fair-queue.ts";
import { HeldConnections, isHeld } from "./held-connections.ts";
import { ProblemError, type ProblemResponse, problemResponse } from "./problem-response.ts";
import { rejectConnection } from "./raw-problem.ts";

/** Whether to believe an address, which is so many steps away, about whom it forwards. */
export type TrustProxy = (address: string, hop: number) => boolean;

/** Seconds after which a rejected client may try again. */
const retryAfterS = 5;

/** The ticket of a request. A member of it, because weak maps with every request cost the collector much. */
const ticketOf = Symbol("ticket");

/** The queue of a request that has a ticket, and the network of its client. */
const placeOf = Symbol("place");

interface Place {
  queue: FairQueue;
  network: string;
}

type QueuedRequest = IncomingMessage & { [ticketOf]?: Ticket; [placeOf]?: Place };

const rejected = new WeakSet<IncomingMessage>();

/** How many requests may be under way on one connection. Clients that send the next before the response are rare. */
const maxPipelined = 16;

/** How many requests of a network may have been read behind those: a read of a connection brings up to 64 KiB of them at once. */
const maxBehind = 2_048;

/** How long requests may wait whose client has ended its side of the connection, and may take, in milliseconds. */
const endedWaitMs = 50;
const endedTakeMs = 15_000;

/** The requests under way on a connection, and the internal requests that these wait for. */
interface UnderWay {
  requests: Set<Ticket>;
  /** How many of them have started. */
  served: number;
  internal: Set<Ticket>;
  /** Those that wait for a place, in their order. The connection is not read meanwhile. */
  behind: (() => void)[];
}

const underWay = new WeakMap<Socket, UnderWay>();

/**
 * Lets requests that arrive on sockets reach the router in the order of the queue. Internal requests take their tickets by
 * `enterQueue`.
 * @returns the queue.
 */
export function queueRequests(
  app: FastifyInstance,
  limits: FairQueueLimits,
  { holdMs }: Pick<ConnectionTimes, "holdMs">,
  trustProxy: TrustProxy,
  publicUrl: string,
): FairQueue {
  const queue = new FairQueue(limits);
  const behind = new CountsByName();
  const { server } = app;
  const held = new HeldConnections(
    server,
    holdMs,
    (address) => trustProxy(address, 0),
    (socket) => rejectConnection(socket, publicUrl, tooManyRequests()),
  );
  server.removeAllListeners("request"); // the framework's own, which is `routing`
  server.on("request", (request: QueuedRequest, response: ServerResponse) => {
    const route = () => app.routing(request, response);
    if (isHealthCheck(request)) return route();
    const { socket } = request;
    if (isHeld(socket)) return; // read before the connection was held
    const all = underWayOn(socket);
    if (all.requests.size < maxPipelined) return enter(request, response, all, route);
    const waits = waitBehind(all, socket, response, behind, () => enter(request, response, all, route));
    if (!waits) held.hold(socket, () => socket.destroy());
  });
  const enter = (request: QueuedRequest, response: ServerResponse, all: UnderWay, route: () => void) => {
    const { socket } = request;
    const start = () => {
      all.served += 1;
      response.once("close", () => {
        all.served -= 1;
      });
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
    request[placeOf] = { queue, network };
    all.requests.add(ticket);
    response.once("close", () => {
      all.requests.delete(ticket);
      ticket.end();
      if (isHeld(socket) || socket.destroyed) return;
      all.behind.shift()?.();
      if (all.behind.length === 0 && socket.isPaused()) socket.resume();
    });
  };
  return queue;
}

/** Lets a request wait for those before it on its connection. @returns false if too many of its network wait. */
function waitBehind(
  all: UnderWay,
  socket: Socket,
  response: ServerResponse,
  behind: CountsByName,
  enter: () => void,
): boolean {
  const network = clientNetwork(socket.remoteAddress ?? "");
  if (behind.of(network) >= maxBehind) return false;
  if (all.behind.length === 0) setImmediate(() => socket.pause()); // Node.js reads on after this request
  behind.add(network, 1);
  response.once("close", () => behind.add(network, -1));
  all.behind.push(enter);
  return true;
}

/** The requests under way on a connection. They end with it, also those whose response has not begun. */
function underWayOn(socket: Socket): UnderWay {
  const found = underWay.get(socket);
  if (found) return found;
  const all: UnderWay = { requests: new Set(), served: 0, internal: new Set(), behind: [] };
  underWay.set(socket, all);
  const end = () => {
    for (const ticket of [...all.requests, ...all.internal]) ticket.end();
  };
  socket.once("close", end);
  // A client that has closed the connection cannot be told from one that only ends its side: what starts soon is still sent.
  socket.once("end", () => {
    setTimeout(() => {
      end();
      if (all.served === 0) socket.destroy();
    }, endedWaitMs).unref();
    const late = setTimeout(() => socket.destroy(), endedTakeMs).unref();
    socket.once("close", () => clearTimeout(late));
  });
  return all;
}

/** Lets the next request of the network start while this one only waits for others, or sends what comes now and then. */
export function leaveQueue(request: QueuedRequest): void {
  request[ticketOf]?.end();
}

/**
 * Waits until an internal request may start: in a turn of the event loop of its own, and in the order of the queue, as if the
 * client had sent it alone. The request that it belongs to leaves the queue, since it only waits for its internal requests.
 * @param request the request that it belongs to. If it has passed the queue by, so do its internal requests.
 * @throws ProblemError if the queue rejects it, or the client is gone.
 */
export async function enterQueue(request: QueuedRequest): Promise<Ticket> {
  const place = request[placeOf];
  if (!place) {
    await nextTurn();
    return { end: () => undefined };
  }
  leaveQueue(request);
  const { socket } = request;
  if (socket.destroyed) throw new ProblemError(clientIsGone());
  const { internal } = underWayOn(socket);
  return new Promise((resolve, reject) => {
    let ticket: Ticket | undefined;
    const entry: Ticket = {
      end: () => {
        internal.delete(entry);
        ticket?.end();
        reject(new ProblemError(clientIsGone())); // has no effect once it has started
      },
    };
    internal.add(entry);
    ticket = place.queue.add({
      network: place.network,
      start: () => resolve(entry),
      reject: () => {
        reject(new ProblemError(tooManyRequests()));
        entry.end();
      },
    });
  });
}

/** Gives an internal request its ticket. */
export function holdTicket(internal: QueuedRequest, ticket: Ticket): void {
  internal[ticketOf] = ticket;
}

/** Why the queue rejected a request; undefined if it did not. */
export function queueRejection(request: IncomingMessage): ProblemResponse | undefined {
  return rejected.has(request) ? tooManyRequests() : undefined;
}

function tooManyRequests(): ProblemResponse {
  const detail = `Your network has as many requests waiting as it may have. Try again in ${retryAfterS} seconds, and send fewer at once.`;
  return problemResponse("too_many_concurrent_requests", detail, {}, { "Retry-After": String(retryAfterS) });
}

function clientIsGone(): ProblemResponse {
  return problemResponse("malformed_request", "The connection ended before the response did.");
}

/** Whether a body is large from the start. One whose length is not known leaves the queue later, if it does (app.ts). */
function hasLargeBody({ headers }: IncomingMessage): boolean {
  return Number(headers["content-length"] ?? 0) > smallBytes;
}

/**
 * Load balancers must learn how the node is, however busy it is. What passes the queue by must cost little: no credential of it
 * is read (routes.ts).
 */
export function isHealthCheck({ url = "" }: Pick<IncomingMessage, "url">): boolean {
  return /^\/health(\/|\?|$)/.test(url);
}
