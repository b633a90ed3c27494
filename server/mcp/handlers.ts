/** The Model Context Protocol, by its official SDK. */
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import { Verbatim } from "../../generated/routes.ts";
import { refuse } from "../answers.ts";
import type { Handlers } from "../context.ts";
import { createServer } from "./server.ts";

export const call: Handlers["mcp"]["call"] = async ({ headers, body }, { origin, node }) => {
  // A page of another host that its name server sends here looks same-site to its browser; its `Origin` tells.
  if (headers.origin !== undefined && headers.origin !== node.publicUrl) {
    return refuse(403, "cross_site_request", `A page of another site made this request: ${headers.origin}`);
  }
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const server = createServer(origin, node.publicUrl);
  await server.connect(transport);
  try {
    const answer = await transport.handleRequest(requestTo(node.publicUrl), { parsedBody: body });
    if (answer.status === 202) return { status: 202 };
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`The transport answered ${answer.status}: ${text}`);
    return { status: 200, body: new Verbatim(text) };
  } finally {
    await server.close();
  }
};

/**
 * The request as the transport wants it. What it would look at, media types and the version, is the contract's business
 * and was looked at before; like every operation this one answers JSON, whatever `Accept` says.
 */
function requestTo(publicUrl: string): Request {
  const headers = { accept: "application/json, text/event-stream", "content-type": "application/json" };
  return new Request(`${publicUrl}/mcp`, { method: "POST", headers });
}
