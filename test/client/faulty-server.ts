/** A faulty server, byte by byte, like the proxies between a client and its node. */
import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

/** The behaviour for a request; a text is sent unchanged. */
export type Behaviour = string | ((socket: Socket) => void);

export interface FaultyServer extends AsyncDisposable {
  baseUrl: string;
  /** The requests so far: method, path and body. */
  requests: string[];
}

/** Serves each request by the next behaviour; the last one is repeated. One request per connection. */
export async function faultyServer(...behaviours: Behaviour[]): Promise<FaultyServer> {
  const requests: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => {}); // clients that have enough of it break off
    let heard = "";
    socket.on("data", (chunk) => {
      heard += chunk.toString();
      const [head = "", body = ""] = heard.split(/\r\n\r\n(.*)/s);
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
      if (!heard.includes("\r\n\r\n") || Buffer.byteLength(body) < length) return;
      socket.removeAllListeners("data").resume();
      const behaviour = behaviours[Math.min(requests.length, behaviours.length - 1)];
      requests.push(`${head.split(" HTTP/")[0]} ${body}`.trim());
      if (typeof behaviour === "string") socket.end(behaviour);
      else behaviour?.(socket);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // of a server that listens on a port
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    requests,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

/** A response, as it is sent. */
export function responseWith(
  status: number,
  body: string | object,
  headers: Record<string, string> = {},
): string {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const lines = Object.entries({
    "Content-Type": "application/json",
    "Content-Length": String(Buffer.byteLength(text)),
    Connection: "close",
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} Text\r\n${lines.join("")}\r\n${text}`;
}

/** An error response, as a node sends it. */
export function problemWith(
  status: number,
  code: string,
  { headers = {}, ...members }: { headers?: Record<string, string>; [member: string]: unknown } = {},
): string {
  const type = `http://node.test/problems/${code}`;
  const problem = { type, title: "A title", status, detail: "A detail.", code, request_id: "r1", ...members };
  return responseWith(status, problem, { "Content-Type": "application/problem+json", ...headers });
}
