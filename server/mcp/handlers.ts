/** Handler of the operation that implements the Model Context Protocol. */
import type { Schemas } from "../../generated/models.d.ts";
import { Verbatim } from "../../generated/routes.ts";
import type { Handlers } from "../context.ts";
import { crossSite } from "../http/authentication.ts";
import { isLoopback } from "../http/host.ts";

export const call: Handlers["mcp"]["call"] = async ({ headers, body }, { client, node }) => {
  // Servers must check `Origin` against DNS rebinding (MCP, Transports, Security Warning). A public node serves all origins.
  if (client.crossSite && isLoopback(new URL(node.publicUrl).hostname))
    throw crossSite(headers, node.publicUrl);
  const [{ handle }, { registryToolset }] = await Promise.all([
    import("./protocol.ts"),
    import("./tools.ts"),
  ]); // imported at the first call, so that a node starts faster
  const reply = await handle(body, headers, client, node.publicUrl, registryToolset);
  if (reply.status === 202) return reply;
  if (reply.status === 200) return { status: 200, body: new Verbatim(reply.text) };
  const rejection = { body: new Verbatim<Schemas["McpRejection"]>(reply.text) };
  return reply.status === 400 ? { status: 400, ...rejection } : { status: 404, ...rejection };
};
