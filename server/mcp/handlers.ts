/** Handler of the operation that implements the Model Context Protocol. */
import { Verbatim } from "../../generated/routes.ts";
import type { Handlers } from "../context.ts";
import { crossSite } from "../http/authentication.ts";
import { isLoopback } from "../http/host.ts";

export const call: Handlers["mcp"]["call"] = async ({ headers, body }, { client, node }) => {
  // Servers must check `Origin` against DNS rebinding (MCP, Transports, Security Warning). A public node serves all origins.
  if (client.crossSite && isLoopback(new URL(node.publicUrl).hostname))
    throw crossSite(headers, node.publicUrl);
  const { handleMessage: respondTo } = await import("./server.ts"); // imported at the first call, so that a node starts faster
  const text = await respondTo(body, client, node.publicUrl);
  return text === null ? { status: 202 } : { status: 200, body: new Verbatim(text) };
};
