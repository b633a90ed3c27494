/** Limits of the number of connections of clients, and of their duration. */
import type { Server } from "node:http";
import type { Socket } from "node:net";
import { clientNetwork } from "../client-network.ts";
import { CountsByName } from "../counts-by-name.ts";
import { type ProblemResponse, problemResponse } from "./problem-response.ts";
import { rejectConnection } from "./raw-problem.ts";

/** Timeouts of connections, in milliseconds. */
export interface ConnectionTimes {
  /** From the connection, or the end of the request before, to the end of the headers. */
  headersTimeoutMs: number;
  /** To the end of the body. 120 seconds are 67 kbit/s for the largest body that is read. */
  requestTimeoutMs: number;
  /** Between two requests. More than the 60 seconds of common load balancers, which must be the first to close. */
  keepAliveTimeoutMs: number;
  /** Without a byte in either direction. Event streams send one every 15 seconds. */
  silenceTimeoutMs: number;
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
  keepAliveTimeoutMs: 72_000,
  silenceTimeoutMs: 300_000,
  holdMs: 2_000,
  lingerMs: 2_000,
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

/** Writes a line of the log. */
type Warn = (fields: object, message: string) => void;

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
): void {
  const ofNetworks = new CountsByName();
  const rejections = new RejectionLog(reportMs, { warn, rejected });
  let open = 0;
  let idleClosedAt = Number.NEGATIVE_INFINITY;
  server.maxConnections = total + 64; // beyond what responses to the rejected need
  server.on("drop", () => rejections.add({ reason: "total", limit: total }));
  server.on("close", () => rejections.stop());
  server.on("connection", (socket: Socket) => {
    const network = clientNetwork(socket.remoteAddress ?? "");
    ofNetworks.add(network, 1);
    open += 1;
    socket.once("close", () => {
      open -= 1;
      ofNetworks.add(network, -1);
    });
    if (perNetwork !== null && ofNetworks.of(network) > perNetwork) {
      rejections.add({ reason: "network", network, limit: perNetwork });
      const detail = `Your network has ${perNetwork} connections to this node, as many as it may have.`;
      rejectConnection(socket, tooManyConnections(detail));
    } else if (open > total) {
      rejections.add({ reason: "total", limit: total });
      rejectConnection(socket, tooManyConnections("The node has as many connections as it may have."));
      if (performance.now() - idleClosedAt < 1_000) return;
      idleClosedAt = performance.now();
      server.closeIdleConnections(); // makes room for clients that want something
    }
  });
}

/** The rejection of a connection that is one too many. */
export function tooManyConnections(detail: string): ProblemResponse {
  const wait = `${detail} Try again in ${retryAfterS} seconds, and close or reuse connections.`;
  return problemResponse("too_many_connections", wait, {}, { "Retry-After": String(retryAfterS) });
}

/** One line when rejecting begins, then one with the count in each period that had any. */
class RejectionLog {
  readonly #periodMs: number;
  readonly #warn: Warn;
  readonly #rejected: RejectionReports["rejected"];
  #since = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(periodMs: number, { warn, rejected }: RejectionReports) {
    this.#periodMs = periodMs;
    this.#warn = warn;
    this.#rejected = rejected;
  }

  add(fields: { reason: "network" | "total"; limit: number; network?: string }): void {
    this.#rejected(fields.reason);
    if (this.#timer) {
      this.#since += 1;
      return;
    }
    this.#warn(
      fields,
      "connection rejected: the limit is reached (MAX_CONNECTIONS, MAX_CONNECTIONS_PER_NETWORK)",
    );
    this.#timer = setInterval(() => this.#report(), this.#periodMs).unref();
  }

  #report(): void {
    if (this.#since === 0) this.stop();
    else this.#warn({ rejected: this.#since }, "more connections rejected");
    this.#since = 0;
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
