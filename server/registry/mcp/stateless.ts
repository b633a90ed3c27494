/** Responds to messages of version 2026-07-28 of the Model Context Protocol. */
import { isObject } from "../../core/values/json.ts";
import { type ToolResult, toJson } from "./calls.ts";
import { capabilities, serverInfo } from "./identity.ts";
import {
  type Message,
  mismatch,
  type ProtocolHeaders,
  type Reply,
  rejection,
  resultText,
  statelessVersion,
  supportedVersions,
  versionField,
} from "./messages.ts";
import { callTool, listedTools, type ToolCaller, type Toolset } from "./tools.ts";

/** How long clients may keep the list of tools, which only changes with the node's version: an hour, the same for all. */
const cacheable = { ttlMs: 3_600_000, cacheScope: "public" };

/** The field of `_meta` with the capabilities of the client. */
const capabilitiesField = "io.modelcontextprotocol/clientCapabilities";

/** Methods whose requests repeat a name in `Mcp-Name`, and the parameter that has it (Standard Request Headers). */
const named = new Map([
  ["tools/call", "name"],
  ["prompts/get", "name"],
  ["resources/read", "uri"],
]);

/** Handles one message. Notifications are accepted; this version defines none over HTTP. */
export async function respondTo(
  message: Message,
  headers: ProtocolHeaders,
  client: ToolCaller,
  publicUrl: string,
  toolset: Toolset,
): Promise<Reply> {
  if (message.id === undefined) return { status: 202 };
  const rejected = invalidHeader(message, headers) ?? invalidMeta(message);
  if (rejected) return rejected;
  if (message.method === "tools/call") return callOf(message, client, publicUrl, toolset);
  const result = resultOf(message.method, toolset);
  if (!result)
    return rejection(message, 404, { code: -32601, message: `Method not found: ${message.method}` });
  return completed(message, result, publicUrl);
}

/** The rejection of a request whose headers do not repeat the message; undefined if they do. */
function invalidHeader(message: Message, headers: ProtocolHeaders): Reply | undefined {
  if (headers["mcp-protocol-version"] === undefined)
    return mismatch(message, "MCP-Protocol-Version", undefined, statelessVersion);
  if (headers["mcp-method"] !== message.method)
    return mismatch(message, "Mcp-Method", headers["mcp-method"], message.method);
  const parameter = named.get(message.method);
  if (parameter === undefined) return undefined;
  const name = message.params?.[parameter];
  if (typeof name !== "string") return invalidParams(message, 400, `params.${parameter} must be a text`);
  const inHeader = headers["mcp-name"];
  if (inHeader === undefined || decoded(inHeader) !== name)
    return mismatch(message, "Mcp-Name", inHeader, name);
  return undefined;
}

/** Decodes the value of a header, which may be in Base64 (Value Encoding). */
function decoded(value: string): string {
  const encoded = /^=\?base64\?([A-Za-z0-9+/]*={0,2})\?=$/.exec(value)?.[1];
  return encoded === undefined ? value : Buffer.from(encoded, "base64").toString("utf8");
}

/** The rejection of a request without the fields that every request has (Base Protocol, `_meta`). */
function invalidMeta(message: Message): Reply | undefined {
  const meta = message.params?._meta ?? {};
  if (typeof meta[versionField] !== "string") return invalidParams(message, 400, missingField(versionField));
  if (!isObject(meta[capabilitiesField])) return invalidParams(message, 400, missingField(capabilitiesField));
  return undefined;
}

function missingField(name: string): string {
  return `params._meta["${name}"] is missing or has the wrong type`;
}

/** The result of a method without parameters; undefined if there is no such method. */
function resultOf(method: string, toolset: Toolset): object | undefined {
  if (method === "server/discover")
    return { supportedVersions, capabilities, instructions: toolset.instructions, ...cacheable };
  if (method === "tools/list") return { tools: listedTools(toolset), ...cacheable };
  return undefined;
}

/** Calls a tool. */
async function callOf(
  message: Message,
  client: ToolCaller,
  publicUrl: string,
  { tools }: Toolset,
): Promise<Reply> {
  const { name, arguments: given = {} } = message.params ?? {};
  if (!isObject(given)) return invalidParams(message, 400, "params.arguments must be an object");
  const tool = tools.find((each) => each.name === name);
  if (!tool) return invalidParams(message, 200, `Unknown tool: ${String(name).slice(0, 200)}`);
  return completed(message, await callTool(tool, given, client, publicUrl), publicUrl);
}

function completed(message: Message, result: Pick<ToolResult, "_meta">, publicUrl: string): Reply {
  const _meta = { ...result._meta, "io.modelcontextprotocol/serverInfo": serverInfo(publicUrl) };
  const json = toJson({ ...result, resultType: "complete", _meta });
  return { status: 200, text: resultText(message, json) };
}

function invalidParams(message: Message, status: 200 | 400, text: string): Reply {
  return rejection(message, status, { code: -32602, message: text });
}
