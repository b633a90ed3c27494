/** Hosts that are not HTTP servers of Node.js, and so can send anything. */
import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { createServer as createTlsServer } from "node:tls";
import type { Resolve } from "../../server/core/egress/resolver.ts";
import { freePort } from "../free-port.ts";
import type { Identity } from "../webhooks/authority.ts";

/** A host on this machine. */
export interface LocalHost extends AsyncDisposable {
  url: string;
  /** Null if its name is resolved. */
  pin: string | null;
  /** What its name is resolved to. */
  addresses?: readonly string[];
  /** The first lines of the received requests without those of robots.txt. */
  requests: string[];
  connections(): number;
}

let hosts = 0;

/** Starts a host. @param respond called with each request, also of what is no HTTP: then the host speaks first. */
export async function rawHost(
  respond: (socket: Socket, request: string) => unknown,
  { speaksFirst = false } = {},
): Promise<LocalHost> {
  return listen(createServer(), "connection", "http", respond, speaksFirst);
}

/** Starts a host with TLS. */
export async function tlsHost(
  identity: (host: string) => Promise<Identity>,
  respond: (socket: Socket, request: string) => unknown,
): Promise<LocalHost> {
  const host = `host-${hosts + 1}.example.test`;
  return listen(createTlsServer(await identity(host)), "secureConnection", "https", respond, false);
}

async function listen(
  server: Server,
  event: "connection" | "secureConnection",
  scheme: "http" | "https",
  respond: (socket: Socket, request: string) => unknown,
  speaksFirst: boolean,
): Promise<LocalHost> {
  const sockets = new Set<Socket>();
  const requests: string[] = [];
  let connections = 0;
  server.on("connection", (socket: Socket) => {
    connections++;
    sockets.add(socket);
    socket.on("error", () => undefined); // the node closes the connection at its limits
    socket.on("close", () => sockets.delete(socket));
  });
  server.on("tlsClientError", () => undefined); // the node rejects the certificate
  server.on(event, (socket: Socket) => {
    socket.on("error", () => undefined);
    if (speaksFirst) respond(socket, "");
    else
      socket.on("data", (chunk) => {
        const text = chunk.toString("latin1");
        const [first = ""] = text.split("\r\n");
        if (first.startsWith("GET /robots.txt")) {
          socket.end("HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n");
          return;
        }
        if (/^[A-Z]+ \S+ HTTP/.test(first)) requests.push(first);
        respond(socket, text);
      });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  const host = `host-${++hosts}.example.test`;
  return {
    url: `${scheme}://${host}:${port}/agent`,
    pin: `${host}:${port}=127.0.0.1`,
    requests,
    connections: () => connections,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

/** A port of this machine that nobody listens on. */
export async function closedPort(): Promise<LocalHost> {
  const host = `host-${++hosts}.example.test:${await freePort()}`;
  return { ...nobody, url: `http://${host}/agent`, pin: `${host}=127.0.0.1` };
}

/** A host whose name is resolved to these addresses; to `never`: it is not resolved. */
export function named(...addresses: string[]): LocalHost {
  const host = `host-${++hosts}.example.test`;
  return { ...nobody, url: `https://${host}/agent`, addresses };
}

const nobody = {
  pin: null,
  requests: [],
  connections: () => 0,
  async [Symbol.asyncDispose]() {},
};

/** Resolves the names of hosts. */
export function resolverOf(hosts: readonly { url: string; addresses?: readonly string[] }[]): Resolve {
  const known = new Map(hosts.map(({ url, addresses }) => [new URL(url).hostname, addresses]));
  return async (name) => {
    const addresses = known.get(name) ?? [];
    return addresses.includes("never") ? new Promise(() => undefined) : [...addresses];
  };
}
