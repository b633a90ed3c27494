/** The MCP server of the node for the versions before 2026-07-28, based on the protocol's official SDK. */
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from "@modelcontextprotocol/sdk/types.js";
import type { Tool } from "../../../generated/tools.ts";
import { toJson } from "./calls.ts";
import { capabilities, serverInfo } from "./identity.ts";
import { type Message, resultText } from "./messages.ts";
import { callTool, listedTools, type ToolCaller, type Toolset } from "./tools.ts";

/**
 * Handles one message of a version before 2026-07-28.
 * @param message a message that conforms to the contract.
 * @returns the response as JSON; null for a notification.
 * @throws errors of a tool call, which the SDK would only send to the client, so that the node logs them.
 */
export async function handleMessage(
  message: Message,
  client: ToolCaller,
  publicUrl: string,
  toolset: Toolset,
): Promise<string | null> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const errors: unknown[] = [];
  const { rest, toolArguments } = takeArguments(message);
  let result: string | undefined;
  const call = async (tool: Tool) => {
    result = toJson(await callTool(tool, toolArguments, client, publicUrl));
  };
  const server = createServer(publicUrl, toolset, call, (error) => errors.push(error));
  await server.connect(transport);
  try {
    const response = await transport.handleRequest(requestTo(publicUrl), { parsedBody: rest });
    const text = await response.text();
    if (errors.length > 0) throw errors[0];
    if (response.status === 202) return null;
    if (response.status !== 200) throw new Error(`The transport responded with ${response.status}: ${text}`);
    return result === undefined ? text : resultText(message, result);
  } finally {
    await server.close();
  }
}

/**
 * Takes the arguments out of a tool call. The schema of the tool checks them; the SDK would parse and copy them several
 * times, which takes long for thousands of members.
 */
function takeArguments(message: Message): { rest: unknown; toolArguments: Record<string, unknown> } {
  const { params } = message;
  const given = params?.arguments;
  if (typeof given !== "object" || given === null || Array.isArray(given))
    return { rest: message, toolArguments: {} }; // the SDK rejects arguments that are not an object
  const rest = { ...message, params: { ...params, arguments: {} } };
  return { rest, toolArguments: given as Record<string, unknown> };
}

/**
 * Builds the request for the transport. The contract has already checked media types and the protocol version. Like every
 * operation, this one responds with JSON, whatever `Accept` says.
 */
function requestTo(publicUrl: string): Request {
  const headers = { accept: "application/json, text/event-stream", "content-type": "application/json" };
  return new Request(`${publicUrl}/mcp`, { method: "POST", headers });
}

/** Replaces the SDK's default validator, which compiles schemas of elicitation forms: this server has none. */
const noElicitation = {
  getValidator: () => {
    throw new Error("This server has no elicitation");
  },
};

/** What the SDK gets as the result of a tool call, which it would copy and serialize. */
const placeholder: CallToolResult = { content: [] };

/** Creates the server for one message. It is stateless, so this is cheap. */
function createServer(
  publicUrl: string,
  toolset: Toolset,
  call: (tool: Tool) => Promise<void>,
  onError: (error: unknown) => void,
): Server {
  const options = { capabilities, instructions: toolset.instructions, jsonSchemaValidator: noElicitation };
  const server = new Server(serverInfo(publicUrl), options);
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: listedTools(toolset) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = toolset.tools.find(({ name }) => name === params.name);
    if (!tool) throw new McpError(ErrorCode.InvalidParams, `Unknown tool: ${params.name.slice(0, 200)}`);
    try {
      await call(tool);
      return placeholder;
    } catch (error) {
      onError(error);
      throw error;
    }
  });
  return server;
}
