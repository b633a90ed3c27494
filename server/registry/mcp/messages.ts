/** The messages of the Model Context Protocol, its versions, and the rejection of messages. */
import { SUPPORTED_PROTOCOL_VERSIONS } from "@modelcontextprotocol/sdk/types.js";
import type { Schemas } from "../../../generated/models.d.ts";

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

/** The text of the response to a message. @param result as JSON. */
export function resultText({ id }: Pick<Message, "id">, result: string): string {
  return `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${result}}`;
}

/** Rejects a message with a JSON-RPC error. */
export function rejection(
  { id }: { id?: Message["id"] },
  status: 200 | 400 | 404,
  error: Schemas["McpError"],
): Reply {
  return { status, text: JSON.stringify({ jsonrpc: "2.0", ...(id !== undefined && { id }), error }) };
}

/** The maximum size of a response, in bytes: that of a request. */
export const maxResponseBytes = 1_000_000;

/** Replaces a response that is larger than there is room for. */
export function withinRoom(reply: Reply, message: Pick<Message, "id">, roomBytes: number): Reply {
  if (reply.status === 202) return reply;
  const bytes = Buffer.byteLength(reply.text);
  if (bytes <= roomBytes) return reply;
  const advice =
    bytes <= maxResponseBytes
      ? "If the call may be made again, send it alone"
      : "Ask for less, for example by the argument limit";
  const left = `The call was made, and its response of ${bytes.toLocaleString("en")} bytes is left out`;
  return leftOut(message, left, advice);
}

/** The response to a message of a batch that is not handled, because there is no room for its response. */
export function notHandled(message: Pick<Message, "id">): Reply {
  if (message.id === undefined) return { status: 202 };
  return leftOut(message, "The message was not handled", "Send it again, in a batch with fewer messages");
}

function leftOut(message: Pick<Message, "id">, what: string, advice: string): Reply {
  const limit = maxResponseBytes.toLocaleString("en");
  const text = `${what}, because a response has at most ${limit} bytes. ${advice}.`;
  const data = { max_response_bytes: maxResponseBytes };
  return rejection(message, 200, { code: -32099, message: text, data });
}

/** Rejects a request whose header is missing or differs from its body (Streamable HTTP, Server Validation). */
export function mismatch(message: Message, header: string, found: unknown, expected: unknown): Reply {
  const what = found === undefined ? "is missing" : `is ${JSON.stringify(found)}`;
  const text = `Header mismatch: ${header} ${what}, and the message has ${JSON.stringify(expected)}`;
  return rejection(message, 400, { code: -32020, message: text.slice(0, 1_000) });
}
