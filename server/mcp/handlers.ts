/** The operation that speaks the Model Context Protocol. */
import { Verbatim } from "../../generated/routes.ts";
import { refuse } from "../answers.ts";
import type { Handlers } from "../context.ts";

export const call: Handlers["mcp"]["call"] = async ({ headers, body }, { origin, node }) => {
  // A page of another host that its name server sends here looks same-site to its browser; its `Origin` tells.
  if (headers.origin !== undefined && headers.origin !== node.publicUrl) {
    return refuse(403, "cross_site_request", `Pages of ${headers.origin} may not use this node's tools.`);
  }
  const { answerTo } = await import("./server.ts"); // a node that nobody asks this starts without the SDK, and sooner
  const text = await answerTo(body, origin, node.publicUrl);
  return text === null ? { status: 202 } : { status: 200, body: new Verbatim(text) };
};
