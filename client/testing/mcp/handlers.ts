/**
 * The MCP endpoint of a fake registry, without the protocol's SDK: `initialize`, `ping`, `tools/list` and `tools/call`. A
 * tool call dispatches the request of its operation.
 */

import type { components } from "../../../generated/openapi.d.ts";
import { version } from "../../../generated/operations.ts";
import { Verbatim } from "../../../generated/routes.ts";
import { tools } from "../../../generated/tools.ts";
import { crossSite } from "../../../server/http/authentication.ts";
import { isCrossSite } from "../../../server/http/cross-site.ts";
import { completeProblem, ProblemError } from "../../../server/http/problem-response.ts";
import { problemResult, toRequest, toToolResult } from "../../../server/mcp/calls.ts";
import type { Context, Handlers } from "../context.ts";
import { checkValue } from "../http/validation.ts";

type Message = components["schemas"]["McpMessage"];

/** Error codes of JSON-RPC 2.0, section 5.1. */
const methodNotFound = -32_601;
const invalidParams = -32_602;

export const call: Handlers["mcp"]["call"] = async ({ headers, body }, context) => {
  const { baseUrl } = context.state.settings;
  if (isCrossSite(headers, baseUrl)) throw crossSite(headers, baseUrl);
  if (body.id === undefined) return { status: 202 };
  const response = { jsonrpc: "2.0", id: body.id, ...(await answerTo(body, context)) };
  return { status: 200, body: new Verbatim(JSON.stringify(response)) };
};

async function answerTo({ method, params = {} }: Message, context: Context): Promise<object> {
  switch (method) {
    case "initialize":
      return { result: initialized(params as Record<string, unknown>) };
    case "ping":
      return { result: {} };
    case "tools/list":
      return { result: { tools: tools.map(({ request: _, ...offered }) => offered) } };
    case "tools/call":
      return callTool(params as Record<string, unknown>, context); // the contract allows any fields
    default:
      return { error: { code: methodNotFound, message: "Method not found" } };
  }
}

function initialized({ protocolVersion = "2025-11-25" }: Record<string, unknown>): object {
  const serverInfo = { name: "registry-node", title: "Registry Node", version };
  return { protocolVersion, capabilities: { tools: {} }, serverInfo };
}

async function callTool(
  params: Record<string, unknown>,
  { state, requestId, dispatch }: Context,
): Promise<object> {
  const tool = tools.find(({ name }) => name === params.name);
  const given = (params.arguments ?? {}) as Record<string, unknown>; // checked below
  if (!tool) {
    const message = `MCP error ${invalidParams}: Unknown tool: ${String(params.name).slice(0, 200)}`;
    return { error: { code: invalidParams, message } };
  }
  try {
    checkValue(tool.inputSchema, given);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return { result: problemResult(completeProblem(error.response, state.settings.baseUrl, requestId)) };
  }
  return { result: toToolResult(tool, await dispatch(toRequest(tool, given))) };
}
