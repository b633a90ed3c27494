/** A webhook receiver: an HTTPS server on this machine, which a node reaches by a pin. */
import { once } from "node:events";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import type { Config } from "../../server/assembly/config.ts";
import { parsePins } from "../../server/core/egress/pins.ts";
import type { World } from "../../server/world.ts";
import { authority, identityOf, trustInAuthority } from "./authority.ts";

/** A received request. */
export interface Received {
  method: string;
  /** Path and query. */
  path: string;
  headers: IncomingHttpHeaders;
  /** The bytes. */
  body: Buffer;
}

/** Responds to a request whose body has been read. */
export type Respond = (request: Received, response: ServerResponse, raw: IncomingMessage) => void;

/** Responds with a status to all requests, once it is released. */
export function heldRespond(status: number): { respond: Respond; release: () => void } {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const respond: Respond = (_request, response) => void released.then(() => response.writeHead(status).end());
  return { respond, release };
}

export interface Receiver extends AsyncDisposable {
  host: string;
  port: number;
  /** The pin, in the format of EGRESS_PINS. */
  pin: string;
  /** The received requests, oldest first. */
  requests: Received[];
  /** The number of connections made to it. */
  connections(): number;
  /** Returns a callback URL of this receiver. */
  url(path?: string): string;
  /** Replaces the handler. */
  respondWith(handler: Respond): void;
}

/**
 * Starts a receiver.
 * @param handler how it responds; the default is 204.
 * @param host its host name, for its certificate.
 */
export async function receiver(
  handler: Respond = (_request, response) => response.writeHead(204).end(),
  host = "hook.example.test",
): Promise<Receiver> {
  const identity = await identityOf(host, await authority());
  const requests: Received[] = [];
  let current = handler;
  let connections = 0;
  const server = createServer(identity, async (raw, response) => {
    const chunks: Buffer[] = [];
    raw.on("error", () => undefined); // an aborted connection is not an error of this receiver
    response.on("error", () => undefined);
    raw.on("data", (chunk: Buffer) => chunks.push(chunk));
    raw.on("end", () => {
      const { method = "", url: path = "", headers } = raw;
      const request = { method, path, headers, body: Buffer.concat(chunks) };
      requests.push(request);
      current(request, response, raw);
    });
  });
  server.on("connection", () => connections++);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return {
    host,
    port,
    pin: `${host}:${port}=127.0.0.1`,
    requests,
    connections: () => connections,
    url: (path = "/hook") => `https://${host}:${port}${path}`,
    respondWith: (next) => {
      current = next;
    },
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

/** Options for a node that reaches receivers and trusts their certificates: `createWorld(engine, ...(await reaching(hook)))`. */
export async function reaching(
  ...receivers: Pick<Receiver, "pin">[]
): Promise<[settings: Partial<Config>, surroundings: Partial<World>]> {
  const egressPins = parsePins(receivers.map(({ pin }) => pin).join(","));
  if (!egressPins) throw new Error("These pins are none");
  return [{ egressPins }, { trust: await trustInAuthority() }];
}
