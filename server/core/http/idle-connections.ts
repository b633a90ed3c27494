/** The connections that wait for another request of their client. The oldest is closed where a new one would be one too many. */

import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { RoundRobin } from "../values/round-robin.ts";
import { clientNetwork } from "./client-network.ts";

/** How many requests are under way on a connection. A member of it, because weak maps with every request cost the collector much. */
const underWay = Symbol("requests under way");

/** Its network: a closed socket has no address any more. */
const networkOf = Symbol("network");

type Connection = Socket & { [underWay]?: number; [networkOf]?: string };

/** The idle connections of a server, oldest first. One without any request yet is none of them. */
export class IdleConnections {
  readonly #all = new Set<Connection>();
  readonly #byNetwork = new RoundRobin<Connection>();

  /** Begins to follow the requests of a server. */
  watch(server: Server): void {
    server.prependListener("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
      const connection: Connection = socket;
      if (connection[underWay] === undefined) {
        connection[networkOf] = clientNetwork(socket.remoteAddress ?? "");
        connection.once("close", () => this.#remove(connection));
      }
      connection[underWay] = (connection[underWay] ?? 0) + 1;
      this.#remove(connection);
      response.once("close", () => {
        connection[underWay] = (connection[underWay] ?? 1) - 1;
        if (connection[underWay] === 0 && !connection.destroyed && connection.writable) this.#add(connection);
      });
    });
  }

  /** Closes the oldest of a network, or of all. @returns whether there was one. */
  closeOldest(network?: string): boolean {
    const [oldest] = network === undefined ? this.#all : [this.#byNetwork.take(network)];
    if (!oldest) return false;
    this.#remove(oldest);
    oldest.destroy();
    return true;
  }

  #add(connection: Connection): void {
    this.#byNetwork.add(connection[networkOf] ?? "", connection);
    this.#all.add(connection);
  }

  #remove(connection: Connection): void {
    this.#all.delete(connection);
    this.#byNetwork.delete(connection[networkOf] ?? "", connection);
  }
}
