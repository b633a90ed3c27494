/** The operation that speaks the Model Context Protocol. */
import { Verbatim } from "../../generated/routes.ts";
import type { Handlers } from "../context.ts";
import { crossSite } from "../http/admission.ts";

export const call: Handlers["mcp"]["call"] = async ({ headers, body }, { origin, node }) => {
  // With a key too: the protocol wants `Origin` checked against DNS rebinding (MCP, Transports, Security Warning).
  if (origin.crossSite) throw crossSite(headers, node.publicUrl);
  const { answerTo } = await import("./server.ts"); // a node that nobody asks this starts without the SDK, and sooner
  const text = await answerTo(body, origin, node.publicUrl);
  return text === null ? { status: 202 } : { status: 200, body: new Verbatim(text) };
};
