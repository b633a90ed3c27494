/** Handler of the operation that implements the Model Context Protocol. */

import { crossSite } from "../../core/http/authentication.ts";
import { isLoopback } from "../../core/http/host.ts";
import type { Handlers } from "../../feature.ts";
import { toResponse } from "./response.ts";

export const call: Handlers["mcp"]["call"] = async ({ headers, body }, { client, node }) => {
  // Servers must check `Origin` against DNS rebinding (MCP, Transports, Security Warning). A public node serves all origins.
  if (client.crossSite && isLoopback(new URL(node.publicUrl).hostname))
    throw crossSite(headers, node.publicUrl);
  const [{ handle }, { toolsetWithout }] = await Promise.all([import("./protocol.ts"), import("./tools.ts")]); // imported at the first call, so that a node starts faster
  return toResponse(await handle(body, headers, client, node.publicUrl, toolsetWithout(node.featuresOff)));
};
