/** The official client of the Model Context Protocol, connected to the node of a test. */
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { type CallToolResult, CallToolResultSchema } from "@modelcontextprotocol/sdk/types.js";
import { publicUrl, type TestWorld } from "./world.ts";

/** A connected client. */
export interface McpClient extends AsyncDisposable {
  client: Client;
  /** Calls a tool. */
  call(tool: string, given?: Record<string, unknown>): Promise<CallToolResult>;
}

/** Connects to a node of a test, without a socket. */
export function connect({ send }: TestWorld, headers: Record<string, string> = {}): Promise<McpClient> {
  const fetch = async (url: string | URL, init: RequestInit = {}) => {
    const { pathname, search } = new URL(url);
    const sent = { headers: Object.fromEntries(new Headers(init.headers)) };
    const body = init.body ? { body: String(init.body) } : {};
    return send(init.method ?? "GET", pathname + search, { ...sent, ...body });
  };
  const url = new URL(`${publicUrl}/mcp`);
  return open(new StreamableHTTPClientTransport(url, { fetch, requestInit: { headers } }));
}

/** Connects to a node that listens. */
export function connectTo(address: string): Promise<McpClient> {
  return open(new StreamableHTTPClientTransport(new URL("/mcp", address)));
}

async function open(transport: StreamableHTTPClientTransport): Promise<McpClient> {
  const client = new Client({ name: "test", version: "1.0.0" });
  // The SDK is compiled without exactOptionalPropertyTypes: its own transport says `undefined` where its interface says absent.
  await client.connect(transport as Parameters<Client["connect"]>[0]);
  return {
    client,
    call: async (name, given = {}) =>
      CallToolResultSchema.parse(await client.callTool({ name, arguments: given })),
    [Symbol.asyncDispose]: () => client.close(),
  };
}

/** The texts of a result. */
export function textsOf({ content }: CallToolResult): string[] {
  return content.map((each) => (each.type === "text" ? each.text : each.type));
}

/** The problem of a result that is an error, and its summary; throws if it is not an error. */
export function failureOf(result: CallToolResult): { summary: string; problem: Record<string, unknown> } {
  const [summary = "", problem = ""] = textsOf(result);
  if (!result.isError) throw new Error(`Not an error: ${summary}`);
  return { summary, problem: JSON.parse(problem) as Record<string, unknown> }; // a problem of the node
}
