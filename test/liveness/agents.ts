/** Agents of each kind on this machine, for probes: of the official SDKs, by hand, and hostile ones. */
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { LegacyJsonRpcTransportHandler } from "@a2a-js/sdk/compat/v0_3/server";
import {
  type AgentExecutor,
  DefaultRequestHandler,
  InMemoryTaskStore,
  JsonRpcTransportHandler,
  ServerCallContext,
} from "@a2a-js/sdk/server";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import { parsePins } from "../../server/core/egress/pins.ts";

/** A received request. */
export interface Sent {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Responds to a request whose body has been read. */
export type Behaviour = (request: Sent, response: ServerResponse, raw: IncomingMessage) => unknown;

/** An agent that listens. */
export interface LocalAgent extends AsyncDisposable {
  url: string;
  pin: string;
  /** The received requests without those of robots.txt, oldest first. */
  requests: Sent[];
  /** The most requests that were under way at the same time. */
  atOnce(): number;
  respondWith(behaviour: Behaviour): void;
  /** The text of its robots.txt, or what it responds; null for none. */
  robots: string | Behaviour | null;
}

let hosts = 0;

/** Starts an agent on a host of its own. */
export async function agent(behaviour: Behaviour): Promise<LocalAgent> {
  let current = behaviour;
  let underWay = 0;
  let most = 0;
  const requests: Sent[] = [];
  const server = createServer((raw, response) => {
    underWay++;
    most = Math.max(most, underWay);
    response.on("close", () => underWay--);
    response.on("error", () => undefined); // the node closes the connection at its limits
    const chunks: Buffer[] = [];
    raw.on("error", () => undefined);
    raw.on("data", (chunk: Buffer) => chunks.push(chunk));
    raw.on("end", () => {
      const { method = "", url: path = "", headers } = raw;
      const request = { method, path, headers, body: Buffer.concat(chunks).toString() };
      if (path === "/robots.txt") {
        const { robots } = local;
        if (typeof robots === "function") robots(request, response, raw);
        else response.writeHead(robots === null ? 404 : 200).end(robots ?? "");
        return;
      }
      requests.push(request);
      current(request, response, raw);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  const host = `agent-${++hosts}.example.test`;
  const local: LocalAgent = {
    url: `http://${host}:${port}/agent`,
    pin: `${host}:${port}=127.0.0.1`,
    requests,
    atOnce: () => most,
    respondWith: (next) => {
      current = next;
    },
    robots: null,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
  return local;
}

/** Settings of a node that reaches agents, and probes. */
export function probing(...agents: { pin: string }[]) {
  const egressPins = parsePins(agents.map(({ pin }) => pin).join(","));
  if (!egressPins) throw new Error("These are not valid pins");
  return { egressPins, probesPerHour: 1_000_000 };
}

/** The id and the method of a request of JSON-RPC; of another request, none. */
export function messageOf(body: string): { id?: string; method?: string; params?: Record<string, unknown> } {
  return body === "" ? {} : JSON.parse(body);
}

export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

const executor: AgentExecutor = {
  execute: () => Promise.reject(new Error("A probe must not make an agent work")),
  cancelTask: () => Promise.reject(new Error("A probe must not cancel a task")),
};

/** An A2A agent of its official SDK. @param work what it does with a message; an agent that is only probed gets none. */
export function a2a(version: "1.0" | "0.3", work: AgentExecutor = executor): Behaviour {
  const card = {
    name: "Weather",
    description: "",
    version: "1",
    supportedInterfaces: [],
    capabilities: { extensions: [] },
    securitySchemes: {},
    securityRequirements: [],
    defaultInputModes: [],
    defaultOutputModes: [],
    skills: [],
    signatures: [],
    provider: undefined,
  };
  const handler = new DefaultRequestHandler(card, new InMemoryTaskStore(), work);
  const transport =
    version === "1.0" ? new JsonRpcTransportHandler(handler) : new LegacyJsonRpcTransportHandler(handler);
  return async ({ method, body }, response) =>
    method === "GET"
      ? sendJson(response, { error: "Method Not Allowed" }, 405)
      : sendJson(
          response,
          await transport.handle(body, new ServerCallContext({ requestedVersion: version })),
        );
}

/** An MCP server of its official SDK, which has sessions or none. */
export function mcp(sessions: boolean): Behaviour {
  const byId = new Map<string, StreamableHTTPServerTransport>();
  return async ({ headers, body }, response, raw) => {
    const id = headers["mcp-session-id"];
    const known = byId.get(String(id));
    const transport =
      known ??
      new StreamableHTTPServerTransport({
        ...(sessions && { sessionIdGenerator: () => `session-${byId.size}` }),
        onsessioninitialized: (started) => void byId.set(started, transport),
      });
    if (!known) {
      // The SDK is compiled without exactOptionalPropertyTypes, so its own class does not fit its own type.
      const own = transport as Parameters<McpServer["connect"]>[0];
      await new McpServer({ name: "weather", version: "1" }).connect(own);
    }
    await transport.handleRequest(raw, response, body === "" ? undefined : JSON.parse(body));
  };
}

/** An MCP server of version 2026-07-28, which has no sessions. */
export const statelessMcp: Behaviour = ({ headers, body }, response) => {
  const { id, method } = messageOf(body);
  const isRight = method === "server/discover" && headers["mcp-method"] === method;
  if (!isRight) return sendJson(response, { jsonrpc: "2.0", id, error: { code: -32_601, message: "" } }, 404);
  const result = {
    supportedVersions: ["2026-07-28"],
    capabilities: {},
    serverInfo: { name: "w", version: "1" },
  };
  return sendJson(response, { jsonrpc: "2.0", id, result });
};
