/**
 * Connections that sent too much. They are not read any more and closed later, because closing one at once invites the
 * next one.
 *
 * A client that opens a new connection for each one that is closed still costs what is read of it first. So once a network
 * has several connections held, its new ones are held unread.
 */
import type { Server } from "node:http";
import type { Socket } from "node:net";
import { CountsByName } from "../values/counts-by-name.ts";
import { clientNetwork } from "./client-network.ts";

/** How many held connections of a network were read before its new ones no longer are. */
const maxReadPerNetwork = 32;

/** The held connections of all servers. */
const held = new WeakSet<Socket>();

/** Whether a connection is held. That it is paused says nothing: Node.js also pauses those whose body nobody reads yet. */
export function isHeld(socket: Socket): boolean {
  return held.has(socket);
}

/** The held connections of a server. */
export class HeldConnections {
  readonly #byNetwork = new CountsByName();
  readonly #holdMs: number;

  /**
   * @param holdMs for how long, in milliseconds.
   * @param isProxy whether others come through an address: its connections are all read.
   * @param reject closes a connection that was not read.
   */
  constructor(
    server: Server,
    holdMs: number,
    isProxy: (address: string) => boolean,
    reject: (socket: Socket) => void,
  ) {
    this.#holdMs = holdMs;
    server.on("connection", (socket: Socket) => {
      if (isProxy(socket.remoteAddress ?? "")) return;
      if (this.#byNetwork.of(networkOf(socket)) < maxReadPerNetwork) return;
      // The HTTP server begins to read when this event is over, whether the socket is paused or not.
      setImmediate(() => this.hold(socket, () => reject(socket)));
    });
  }

  /** Reads a connection no further, and closes it later with a last response, if any. */
  hold(socket: Socket, close: () => void): void {
    if (isHeld(socket)) return;
    held.add(socket);
    socket.pause();
    const network = networkOf(socket);
    this.#byNetwork.add(network, 1);
    setTimeout(() => {
      this.#byNetwork.add(network, -1);
      if (!socket.destroyed) close();
    }, this.#holdMs).unref();
  }
}

function networkOf({ remoteAddress = "" }: Socket): string {
  return clientNetwork(remoteAddress);
}
