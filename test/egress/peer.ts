/** Something on this machine that a request reaches and that does as it likes: a server below HTTP. */
import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { createServer as createSecureServer, type TlsOptions } from "node:tls";
import { Egress, type EgressSettings } from "../../server/egress/egress.ts";
import type { Limits } from "../../server/egress/limits.ts";
import { parsePins } from "../../server/egress/pins.ts";
import { authority, identityOf, trustInAuthority } from "../webhooks/authority.ts";

export interface Peer extends AsyncDisposable {
  url: string;
  host: string;
  port: number;
  pin: string;
  /** Connections of TCP so far. */
  connections(): number;
}

/** What a peer does with a connection. */
export type Behaviour = (socket: Socket, reset: () => void) => void;

/** As a peer's name and certificate say it is. */
export const peerHost = "peer.example.test";

let usual: ReturnType<typeof identityOf> | undefined;

/** A peer behind TLS, with the certificate that test nodes trust unless told otherwise. */
export async function securePeer(behave: Behaviour, options: TlsOptions = {}): Promise<Peer> {
  usual ??= identityOf(peerHost, await authority());
  return started(createSecureServer({ ...(await usual), ...options }), "secureConnection", behave);
}

/** A peer without TLS; its URL is that of one with it. */
export function plainPeer(behave: Behaviour, address?: string): Promise<Peer> {
  return started(createServer(), "connection", behave, address);
}

/** An egress that reaches peers and trusts them, with short limits. */
export async function egressTo(
  peers: { pin: string }[],
  { limits = {}, ...settings }: Partial<EgressSettings> & { limits?: Partial<Limits> } = {},
): Promise<Egress> {
  return new Egress({
    resolve: async () => [],
    pins: parsePins(peers.map(({ pin }) => pin).join(",")) ?? new Map(),
    trust: await trustInAuthority(),
    limits: { ...patience, ...limits },
    ...settings,
  });
}

/** Long enough for everything that happens at all, on a busy machine too; tests of what never does have shorter ones. */
const patience: Partial<Limits> = { totalMs: 8_000, connectMs: 6_000, drainMs: 100 };

/** A whole answer. */
export function answerOf(status: number, headers: Record<string, string> = {}, body = ""): string {
  const fields = Object.entries({ "Content-Length": String(body.length), ...headers });
  return `HTTP/1.1 ${status} Text\r\n${fields.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n${body}`;
}

/** Does something once for each request, which comes in one piece. */
export function onRequest(answer: (socket: Socket, count: number, reset: () => void) => void): Behaviour {
  return (socket, reset) => {
    let count = 0;
    socket.on("data", () => answer(socket, ++count, reset));
  };
}

/** Repeats something until the other side hangs up. */
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
