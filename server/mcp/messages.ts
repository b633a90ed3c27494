/** The messages of the Model Context Protocol, its versions, and the rejection of messages. */
import { SUPPORTED_PROTOCOL_VERSIONS } from "@modelcontextprotocol/sdk/types.js";
import type { Schemas } from "../../generated/models.d.ts";

/** A message, as the contract has checked it. */
export type Message = Schemas["McpMessage"];

/** The headers of a request that the protocol defines. */
export interface ProtocolHeaders {
  "mcp-protocol-version"?: string;
  "mcp-method"?: string;
  "mcp-name"?: string;
}

/** The HTTP response to a message: its status and its JSON. */
export type Reply = { status: 202 } | { status: 200 | 400 | 404; text: string };

/** The field of `_meta` with the version of a request. */
export const versionField = "io.modelcontextprotocol/protocolVersion";

/** The version without handshake. */
export const statelessVersion = "2026-07-28";

/** The supported versions, latest first. The SDK implements all but the first. */
export const supportedVersions: readonly string[] = [statelessVersion, ...SUPPORTED_PROTOCOL_VERSIONS];

/** Rejects a message with a JSON-RPC error. */
export function rejection(
  { id }: { id?: Message["id"] },
  status: 200 | 400 | 404,
  error: Schemas["McpError"],
): Reply {
  return { status, text: JSON.stringify({ jsonrpc: "2.0", ...(id !== undefined && { id }), error }) };
}

/** Rejects a request whose header is missing or differs from its body (Streamable HTTP, Server Validation). */
export function mismatch(message: Message, header: string, found: unknown, expected: unknown): Reply {
  const what = found === undefined ? "is missing" : `is ${JSON.stringify(found)}`;
  const text = `Header mismatch: ${header} ${what}, and the message has ${JSON.stringify(expected)}`;
  return rejection(message, 400, { code: -32020, message: text.slice(0, 1_000) });
}
