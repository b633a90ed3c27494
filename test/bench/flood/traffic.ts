/**
 * What a flooding client sends, over bare sockets: a client library would cost more than what it asks for. It runs in a
 * process of its own (`flood.ts` starts it), and reports how many responses it got and how much of a core it took.
 */
import { createConnection, type Socket } from "node:net";

/** What a flooding client is to do. */
export interface Orders {
  kind: string;
  port: number;
  /** The address that it comes from. */
  from: string;
  connections: number;
}

/** What came of it so far. */
export interface Tally {
  /** Responses by status; `0` counts connections that ended without one. */
  statuses: Record<string, number>;
  /** Processor time, in milliseconds. */
  cpuMs: number;
}

interface Flood {
  /** The bytes of the n-th request. */
  request: (n: number) => string;
  /** Whether the connection is only held, without waiting for a response. */
  held?: boolean;
  /** What is sent each second on a connection that is held. */
  trickle?: string;
}

const json = (method: string, path: string, body: object, headers = "") => {
  const text = JSON.stringify(body);
  return `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${headers}Content-Length: ${text.length}\r\n\r\n${text}`;
};
const get = (path: string, headers = "") => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;

const registration = (n: number) => ({ agent_id: `flood-${n}`, agent_url: "https://flood.example.com/" });

const toolCall = (n: number) => ({
  jsonrpc: "2.0",
  id: n,
  method: "tools/call",
  params: { name: "registry_search_agents", arguments: { q: "weather" } },
});

/** Every kind of flood. */
export const floods: Record<string, Flood> = {
  "sign-ups": {
    request: (n) =>
      json("POST", "/api/auth/sign-up", { email: `flood-${n}@example.com`, password: "four other words" }),
  },
  "wrong passwords": {
    request: (n) =>
      json("POST", "/api/auth/sign-in", { email: `flood-${n}@example.com`, password: "four other words" }),
  },
  "searches, cheap": { request: () => get("/search?q=weather&limit=1") },
  "searches, heavy": {
    request: (n) => get(`/search?q=wether%20forecst%20ag${n % 10}&facets=tags,provider&limit=100`),
  },
  lookups: { request: (n) => get(`/lookup/agent-${n % 1_000}`) },
  "lookups, pipelined": { request: (n) => get(`/lookup/agent-${n % 1_000}`).repeat(50) },
  "lookups, each on a new connection": { request: () => get("/lookup/agent-1", "Connection: close\r\n") },
  "unknown paths": { request: (n) => get(`/nothing/${n}`) },
  garbage: { request: () => "\u0001\u0002 garbage\r\n\r\n" },
  "slow bodies": {
    request: () =>
      "POST /register HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{",
    held: true,
    trickle: " ",
  },
  "event streams": { request: () => get("/events", "Accept: text/event-stream\r\n"), held: true },
  "MCP calls": {
    request: (n) => json("POST", "/mcp", toolCall(n), "Accept: application/json, text/event-stream\r\n"),
  },
  "idle connections": { request: () => "", held: true },
  "anonymous registrations": {
    request: (n) => json("POST", "/register", registration(n), "Prefer: respond-async\r\n"),
  },
};

/** Sends until it is stopped. */
function flood({ kind, port, from, connections }: Orders): void {
  const { request, held = false, trickle } = floods[kind] ?? never(kind);
  const statuses: Tally["statuses"] = {};
  const count = (status: string) => {
    statuses[status] = (statuses[status] ?? 0) + 1;
  };
  let sent = 0;
  let connected = 0;
  const open = () => {
    let responded = false;
    let missing = 0; // bytes of the response that is being read
    const socket: Socket = createConnection({ port, host: "127.0.0.1", localAddress: from });
    const send = () => {
      const text = request(sent++);
      if (text !== "") socket.write(text);
    };
    socket.setNoDelay(true);
    socket.on("connect", () => {
      send();
      if (++connected === connections) process.send?.("connected");
    });
    socket.on("error", () => undefined);
    socket.on("data", (bytes: Buffer) => {
      if (held && responded) return;
      if (missing > 0) missing -= bytes.length;
      else {
        const end = bytes.indexOf("\r\n\r\n");
        const head = bytes.toString("latin1", 0, end === -1 ? bytes.length : end);
        count(head.slice(9, 12));
        responded = true;
        const [, length] = /\r\ncontent-length: (\d+)/i.exec(head) ?? [];
        missing = Number(length ?? 0) - (bytes.length - end - 4);
      }
      if (!held && missing <= 0) send();
    });
    const timer = trickle === undefined ? undefined : setInterval(() => socket.write(trickle), 1_000);
    socket.on("close", () => {
      clearInterval(timer);
      if (!responded) count("0");
      setImmediate(open);
    });
  };
  for (let index = 0; index < connections; index++) setTimeout(open, index / 5);
  process.on("message", () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ statuses, cpuMs: (user + system) / 1_000 } satisfies Tally);
  });
}

/** Takes a share of a core, as a flooding client does, and sends nothing. */
function burn(share: number): void {
  const end = performance.now() + 10 * Math.min(share, 1);
  while (performance.now() < end);
  setTimeout(() => burn(share), 10 * (1 - Math.min(share, 1)));
}

function never(kind: string): never {
  throw new Error(`No flood is called ${kind}`);
}

if (process.argv[2] === "flood") flood(JSON.parse(process.argv[3] ?? "{}") as Orders); // as flood.ts wrote it
if (process.argv[2] === "burn") burn(Number(process.argv[3]));
