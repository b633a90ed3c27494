/**
 * Chooses the version of the Model Context Protocol by which a message is handled. Version 2026-07-28 has no handshake and
 * no sessions: each request says its version (specification, Versioning and Compatibility).
 */
import { handleBatch } from "./batch.ts";
import {
  type Message,
  maxResponseBytes,
  mismatch,
  type ProtocolHeaders,
  type Reply,
  rejection,
  statelessVersion,
  supportedVersions,
  versionField,
  withinRoom,
} from "./messages.ts";
import { handleMessage } from "./server.ts";
import { respondTo } from "./stateless.ts";
import type { ToolCaller, Toolset } from "./tools.ts";

/** Handles a message, or the messages of a batch. */
export async function handle(
  body: Message | Message[],
  headers: ProtocolHeaders,
  client: ToolCaller,
  publicUrl: string,
  toolset: Toolset,
): Promise<Reply> {
  const one = (message: Message) => handleOne(message, headers, client, publicUrl, toolset);
  return Array.isArray(body)
    ? handleBatch(body, headers, one)
    : withinRoom(await one(body), body, maxResponseBytes);
}

async function handleOne(
  message: Message,
  headers: ProtocolHeaders,
  client: ToolCaller,
  publicUrl: string,
  toolset: Toolset,
): Promise<Reply> {
  const inHeader = headers["mcp-protocol-version"];
  const inBody = message.params?._meta?.[versionField];
  if (inHeader !== undefined && inBody !== undefined && inHeader !== inBody)
    return mismatch(message, "MCP-Protocol-Version", inHeader, inBody);
  const requested =
    inBody ?? inHeader ?? (message.method === "server/discover" ? statelessVersion : undefined);
  if (requested !== undefined && !supportedVersions.includes(String(requested))) {
    const data = { supported: supportedVersions, requested: String(requested) };
    return rejection(message, 400, { code: -32022, message: "Unsupported protocol version", data });
  }
  if (requested === statelessVersion) return respondTo(message, headers, client, publicUrl, toolset);
  const text = await handleMessage(message, client, publicUrl, toolset);
  return text === null ? { status: 202 } : { status: 200, text };
}
