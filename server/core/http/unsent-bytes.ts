/**
 * Limits the memory of responses that their clients do not read. What the kernel does not take of a response stays in the
 * process until it does, and a client that sends requests and reads nothing would fill the memory with responses.
 *
 * Event streams are not among them: an event is made when there is room for it (stream-limit.ts limits their number).
 */
import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { CountsByName } from "../values/counts-by-name.ts";
import type { ConnectionTimes } from "./connections.ts";

/** The maximum bytes that are kept for clients, in total and for one network. */
export interface UnsentLimits {
  total: number;
  network: number;
}

/** The network's share is twice the longest list, so that one client which reads slowly gets it. */
export const unsentLimits: UnsentLimits = { total: 64_000_000, network: 16_000_000 };

/** A connection with bytes that the kernel has not taken. */
interface Connection {
  socket: Socket;
  network: string;
  bytes: number;
  forget: () => void;
}

/** The unsent bytes of the responses of one server. */
export class UnsentBytes {
  readonly #limits: UnsentLimits;
  readonly #times: Pick<ConnectionTimes, "unreadTimeoutMs" | "silenceTimeoutMs">;
  readonly #networkOf: (response: ServerResponse) => string;
  /** The bytes of each network. */
  readonly #bytes = new CountsByName();
  /** In the order in which they began to have unsent bytes. */
  readonly #connections = new Map<Socket, Connection>();

  /** @param networkOf the network of the client that gets a response. */
  constructor(
    limits: UnsentLimits,
    times: Pick<ConnectionTimes, "unreadTimeoutMs" | "silenceTimeoutMs">,
    networkOf: (response: ServerResponse) => string,
  ) {
    this.#limits = limits;
    this.#times = times;
    this.#networkOf = networkOf;
  }

  /** Counts what is unsent of a response that is whole, until the kernel has taken it or the connection is closed. */
  add(response: ServerResponse): void {
    const bytes = response.writableLength;
    const { socket } = response.req;
    if (bytes === 0 || socket.destroyed) return; // of nearly all responses the kernel takes all at once
    const connection = this.#connections.get(socket) ?? this.#begin(socket, this.#networkOf(response));
    this.#count(connection, bytes);
    // A timeout is one without progress: Node.js also looks at what the kernel has taken of a long write.
    response.setTimeout(this.#times.unreadTimeoutMs, () => this.#end(connection));
    response.once("finish", () => {
      if (this.#connections.get(socket) !== connection) return;
      this.#count(connection, -bytes);
      if (connection.bytes === 0) this.#forget(connection);
    });
    this.#keepLimits(connection.network);
  }

  #begin(socket: Socket, network: string): Connection {
    const forget = () => this.#forget(connection);
    const connection: Connection = { socket, network, bytes: 0, forget };
    this.#connections.set(socket, connection);
    socket.once("close", forget);
    return connection;
  }

  #count(connection: Connection, bytes: number): void {
    connection.bytes += bytes;
    this.#bytes.add(connection.network, bytes);
  }

  #forget(connection: Connection): void {
    const { socket, forget } = connection;
    this.#count(connection, -connection.bytes);
    this.#connections.delete(socket);
    socket.off("close", forget);
    const { unreadTimeoutMs, silenceTimeoutMs } = this.#times;
    // Unless the server has set the time that it waits for the next request.
    if (socket.timeout === unreadTimeoutMs) socket.setTimeout(silenceTimeoutMs);
  }

  /** Resets a connection: closing it would leave what the kernel has taken in the memory of the machine. */
  #end(connection: Connection): void {
    connection.socket.resetAndDestroy();
    this.#forget(connection);
  }

  /** Ends the connections that have waited longest: those of clients that read do not wait long. */
  #keepLimits(network: string): void {
    while (this.#bytes.of(network) > this.#limits.network) this.#endOldest(network);
    while (this.#bytes.total > this.#limits.total) this.#endOldest(this.#largest());
  }

  #endOldest(network: string): void {
    const oldest = [...this.#connections.values()].find((each) => each.network === network);
    if (oldest) this.#end(oldest);
  }

  /** The network with the most unsent bytes. */
  #largest(): string {
    return [...this.#bytes.names()].reduce((a, b) => (this.#bytes.of(b) > this.#bytes.of(a) ? b : a));
  }
}
