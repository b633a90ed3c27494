/** Limits of the number of connections of clients, and of their duration. */
import type { Server } from "node:http";
import type { Socket } from "node:net";
import { CountsByName } from "../values/counts-by-name.ts";
import { clientNetwork } from "./client-network.ts";
import type { IdleConnections } from "./idle-connections.ts";
import { type ProblemResponse, problemResponse } from "./problem-response.ts";
import { rejectConnection } from "./raw-problem.ts";
import { RepeatedWarnings, type Warn } from "./repeated-warnings.ts";

/** Timeouts of connections, in milliseconds. */
export interface ConnectionTimes {
  /** From the connection, or the end of the request before, to the end of the headers. */
  headersTimeoutMs: number;
  /** To the end of the body. 120 seconds are 67 kbit/s for the largest body that is read. */
  requestTimeoutMs: number;
  /**
   * Between two requests. Proxies must be the first to close, or a request meets a connection that is being closed: Google's
   * load balancers keep connections for 600 seconds, which is the most of the common ones.
   */
  keepAliveTimeoutMs: number;
  /** Without a byte in either direction. Event streams send one every 15 seconds. */
  silenceTimeoutMs: number;
  /** Without the client taking a byte of a whole response. */
  unreadTimeoutMs: number;
  /** For how long a connection that sent too much is not read, before it is closed. */
  holdMs: number;
  /** For how long the rest of a request is read after its response, before the connection is closed. */
  lingerMs: number;
  /** How often the first two are checked. */
  checkMs: number;
  /** How often rejected connections are counted in the log. */
  reportMs: number;
}

export const realConnectionTimes: ConnectionTimes = {
  headersTimeoutMs: 20_000,
  requestTimeoutMs: 120_000,
  keepAliveTimeoutMs: 630_000,
  silenceTimeoutMs: 300_000,
  unreadTimeoutMs: 30_000,
  holdMs: 2_000,
  lingerMs: 30_000,
  checkMs: 5_000,
  reportMs: 60_000,
};

/** Limits of the number of connections. */
export interface ConnectionLimits {
  total: number;
  /** Of one client network; null for no limit, behind a proxy that all clients come through. */
  perNetwork: number | null;
}

/** The most connections by default: more cost memory, and belong on several processes. */
const mostByDefault = 8_192;

/**
 * The limits of a process. A quarter of its open files, 128 at least, stays for the database, deliveries and files; one
 * network gets a quarter of the connections, so that it cannot take all.
 * @param openFiles how many files the process may have open.
 */
export function connectionLimits(
  {
    maxConnections,
    maxConnectionsPerNetwork,
    trustProxy,
  }: {
    maxConnections: number | null;
    maxConnectionsPerNetwork: number | null;
    trustProxy: false | number;
  },
  openFiles: number,
): ConnectionLimits {
  const spare = openFiles - Math.max(128, Math.ceil(openFiles / 4));
  const total = maxConnections ?? Math.max(16, Math.min(spare, mostByDefault));
  const share = maxConnectionsPerNetwork ?? Math.ceil(total / 4);
  return { total, perNetwork: trustProxy === false || maxConnectionsPerNetwork !== null ? share : null };
}

/** Seconds after which a rejected client may try again. */
const retryAfterS = 5;

/** Learns of rejected connections. */
export interface RejectionReports {
  warn: Warn;
  rejected(reason: "total" | "network"): void;
}

/** Rejects the connections of a server that are too many. */
export function limitConnections(
  server: Server,
  { total, perNetwork }: ConnectionLimits,
  { reportMs }: Pick<ConnectionTimes, "reportMs">,
  { warn, rejected }: RejectionReports,
  publicUrl: string,
  idle: IdleConnections,
): void {
  const open = new CountsByName();
  const warnings = new RepeatedWarnings(reportMs, warn, "more connections rejected");
  const report = (fields: { reason: "network" | "total"; limit: number; network?: string }) => {
    rejected(fields.reason);
    const message =
      "connection rejected: the limit is reached (MAX_CONNECTIONS, MAX_CONNECTIONS_PER_NETWORK)";
    warnings.add(fields.reason, fields, message);
  };
  server.maxConnections = total + 64; // beyond what responses to the rejected need
  server.on("drop", () => report({ reason: "total", limit: total }));
  server.on("close", () => warnings.stop());
  server.on("connection", (socket: Socket) => {
    const network = clientNetwork(socket.remoteAddress ?? "");
    open.add(network, 1);
    socket.once("close", () => open.add(network, -1));
    const isOverShare = perNetwork !== null && open.of(network) > perNetwork;
    if (!isOverShare && open.total <= total) return;
    // An idle connection makes room, because its client wants nothing now.
    if (idle.closeOldest(isOverShare ? network : undefined)) return;
    if (isOverShare) report({ reason: "network", network, limit: perNetwork });
    else report({ reason: "total", limit: total });
    const detail = isOverShare
      ? `Your network has ${perNetwork} connections to this node, as many as it may have.`
      : "The node has as many connections as it may have.";
    rejectConnection(socket, publicUrl, tooManyConnections(detail));
  });
}

/** The rejection of a connection that is one too many. */
export function tooManyConnections(detail: string): ProblemResponse {
  const wait = `${detail} Try again in ${retryAfterS} seconds, and close or reuse connections.`;
  return problemResponse("too_many_connections", wait, {}, { "Retry-After": String(retryAfterS) });
}
