/** The connections that wait for another request of their client. The oldest is closed where a new one would be one too many. */
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { clientNetwork } from "./client-network.ts";

/** How many requests are under way on a connection. A member of it, because weak maps with every request cost the collector much. */
const underWay = Symbol("requests under way");

/** Its network: a closed socket has no address any more. */
const networkOf = Symbol("network");

type Connection = Socket & { [underWay]?: number; [networkOf]?: string };

/** The idle connections of a server, oldest first. One without any request yet is none of them. */
export class IdleConnections {
  readonly #all = new Set<Connection>();
  readonly #byNetwork = new Map<string, Set<Connection>>();

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
    const [oldest] = (network === undefined ? this.#all : this.#byNetwork.get(network)) ?? [];
    if (!oldest) return false;
    this.#remove(oldest);
    oldest.destroy();
    return true;
  }

  #add(connection: Connection): void {
    const network = connection[networkOf] ?? "";
    const same = this.#byNetwork.get(network) ?? new Set();
    this.#byNetwork.set(network, same.add(connection));
    this.#all.add(connection);
  }

  #remove(connection: Connection): void {
    if (!this.#all.delete(connection)) return;
    const network = connection[networkOf] ?? "";
    const same = this.#byNetwork.get(network);
    same?.delete(connection);
    if (same?.size === 0) this.#byNetwork.delete(network);
  }
}
