/** A TCP or TLS server on this machine with arbitrary behaviour, for tests of the egress. */
import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { createServer as createSecureServer, type TlsOptions } from "node:tls";
import { Egress, type EgressOptions } from "../../server/core/egress/egress.ts";
import type { Limits } from "../../server/core/egress/limits.ts";
import { parsePins } from "../../server/core/egress/pins.ts";
import { authority, identityOf, trustInAuthority } from "../webhooks/authority.ts";

export interface Peer extends AsyncDisposable {
  url: string;
  host: string;
  port: number;
  pin: string;
  /** The number of TCP connections so far. */
  connections(): number;
}

/** The behaviour of a server on a connection. */
export type Behaviour = (socket: Socket, reset: () => void) => void;

/** The host name of the servers and their certificate. */
export const peerHost = "peer.example.test";

let usual: ReturnType<typeof identityOf> | undefined;

/** A TLS server. By default, test nodes trust its certificate. */
export async function securePeer(behave: Behaviour, options: TlsOptions = {}): Promise<Peer> {
  usual ??= identityOf(peerHost, await authority());
  return started(createSecureServer({ ...(await usual), ...options }), "secureConnection", behave);
}

/** A server without TLS; its URL begins with https. */
export function plainPeer(behave: Behaviour, address?: string): Promise<Peer> {
  return started(createServer(), "connection", behave, address);
}

/** An egress that reaches and trusts the servers, with short timeouts. */
export async function egressTo(
  peers: { pin: string }[],
  { limits = {}, ...settings }: Partial<EgressOptions> & { limits?: Partial<Limits> } = {},
): Promise<Egress> {
  return new Egress({
    resolve: async () => [],
    pins: parsePins(peers.map(({ pin }) => pin).join(",")) ?? new Map(),
    trust: await trustInAuthority(),
    limits: { ...peerLimits, ...limits },
    ...settings,
  });
}

/** A timeout long enough for a busy machine. Tests of behaviour that never happens have shorter ones. */
const peerLimits: Partial<Limits> = { totalMs: 8_000, connectMs: 6_000, drainMs: 100 };

/** A complete response. */
export function responseOf(status: number, headers: Record<string, string> = {}, body = ""): string {
  const fields = Object.entries({ "Content-Length": String(body.length), ...headers });
  return `HTTP/1.1 ${status} Text\r\n${fields.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n${body}`;
}

/** Calls a function for each request, which arrives in one chunk. */
export function onRequest(response: (socket: Socket, count: number, reset: () => void) => void): Behaviour {
  return (socket, reset) => {
    let count = 0;
    socket.on("data", () => response(socket, ++count, reset));
  };
}

/** Repeats an action until the connection is closed. */
export function repeat(socket: Socket, milliseconds: number, act: () => void): void {
  const timer = setInterval(() => (socket.writable ? act() : clearInterval(timer)), milliseconds);
  socket.once("close", () => clearInterval(timer));
}

async function started(
  server: Server,
  ready: "connection" | "secureConnection",
  behave: Behaviour,
  address = "127.0.0.1",
): Promise<Peer> {
  const sockets = new Set<Socket>();
  let connections = 0;
  server.on("connection", (socket: Socket) => {
    connections++;
    socket.setNoDelay(true); // what is written at a moment arrives at that moment
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.once("close", () => sockets.delete(socket));
  });
  server.on(ready, (socket: Socket) => {
    socket.on("error", () => undefined); // hanging up on it is what many tests are about
    const reset = () =>
      [...sockets].find(({ remotePort }) => remotePort === socket.remotePort)?.resetAndDestroy();
    behave(socket, reset);
  });
  server.on("tlsClientError", () => undefined);
  server.listen(0, address);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return {
    url: `https://${peerHost}:${port}/hook`,
    host: peerHost,
    port,
    pin: `${peerHost}:${port}=127.0.0.1`,
    connections: () => connections,
    async [Symbol.asyncDispose]() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, "close");
    },
  };
}
