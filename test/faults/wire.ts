/** A wire to a server, which a test can cut without a word, or lay to another server. */
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A wire; its disposal ends all connections. */
export interface Wire extends AsyncDisposable {
  /** The URL of the server by way of the wire. */
  url: string;
  /** Stops to carry anything, new connections too, without closing any. */
  cut(): void;
  /** Carries new connections again; the old ones stay silent. */
  restore(): void;
  /** Leads new connections to another port; the old ones stay. */
  leadTo(port: number): void;
}

/** Lays a wire to a server. */
export async function layWire(target: string): Promise<Wire> {
  const url = new URL(target);
  const host = url.hostname;
  let port = Number(url.port || 5432);
  let whole = true;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    return socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    keep(near);
    if (!whole) return;
    const far = keep(connect(port, host));
    near.pipe(far).pipe(near);
    near.on("close", () => far.destroy());
    far.on("close", () => near.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
  return {
    url: url.href,
    cut() {
      whole = false;
      for (const socket of sockets) socket.unpipe().pause().removeAllListeners("close");
    },
    restore: () => {
      whole = true;
    },
    leadTo: (other) => {
      port = other;
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
