/** A proxy in front of a node that puts one fault into its requests or responses. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request on its way to the node. */
export interface ProxiedRequest {
  method: string;
  /** The path and query. */
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** A response on its way to the client. */
export interface ProxiedResponse {
  status: number;
  headers: Record<string, string | string[]>;
  body: string;
}

/** What is wrong with a node. */
export interface Fault {
  /** Changes a request before the node gets it. */
  request?(request: ProxiedRequest): ProxiedRequest;
  /** Changes a response; `original` is the request as the client sent it. */
  response?(response: ProxiedResponse, original: ProxiedRequest): ProxiedResponse;
}

/** A running proxy. */
export interface FaultyProxy extends AsyncDisposable {
  baseUrl: string;
  /** Replaces the fault. */
  setFault(fault: Fault): void;
}

/** Headers that are of one connection, or change with the body. */
const ofConnection = new Set(["connection", "content-length", "keep-alive", "transfer-encoding", "host"]);

/** Starts a proxy without a fault. */
export async function faultyProxy(target: string): Promise<FaultyProxy> {
  let fault: Fault = {};
  const server = createServer((incoming, outgoing) => {
    forward(target, incoming, outgoing, fault).catch(() => outgoing.destroy());
  });
  server.keepAliveTimeout = 600_000; // it must not close a connection while a request is on its way
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    setFault: (next) => {
      fault = next;
    },
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

async function forward(target: string, incoming: IncomingMessage, outgoing: ServerResponse, fault: Fault) {
  const original = await read(incoming);
  const sent = fault.request?.(structuredClone(original)) ?? original;
  const response = await fetch(target + sent.url, {
    method: sent.method,
    headers: sent.headers,
    redirect: "manual",
    ...(sent.body !== "" && { body: sent.body }),
  });
  const headers = headersOf(response);
  if (response.headers.get("content-type")?.startsWith("text/event-stream")) {
    outgoing.writeHead(response.status, headers);
    for await (const chunk of response.body ?? []) outgoing.write(chunk);
    outgoing.end();
    return;
  }
  const received = { status: response.status, headers, body: await response.text() };
  const changed = fault.response?.(received, original) ?? received;
  outgoing.writeHead(changed.status, changed.headers);
  outgoing.end(original.method === "HEAD" ? undefined : changed.body);
}

async function read(incoming: IncomingMessage): Promise<ProxiedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const headers = Object.entries(incoming.headers).flatMap(([name, value]) =>
    value === undefined || ofConnection.has(name) ? [] : [[name, String(value)]],
  );
  return {
    method: incoming.method ?? "GET",
    url: incoming.url ?? "/",
    headers: Object.fromEntries(headers) as Record<string, string>, // of pairs of texts
    body: Buffer.concat(chunks).toString(),
  };
}

function headersOf(response: Response): ProxiedResponse["headers"] {
  const headers: ProxiedResponse["headers"] = Object.fromEntries(
    [...response.headers].filter(([name]) => !ofConnection.has(name)),
  );
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers["set-cookie"] = cookies;
  return headers;
}
