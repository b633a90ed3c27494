/** Which agents are MCP servers. */
import type { AgentRecord } from "./records.ts";

/** What says where an agent is reached. */
interface Endpoints extends Pick<AgentRecord, "protocols" | "agent_url"> {
  mcp_url?: string | null | undefined;
}

/**
 * The URL of the MCP endpoint of an agent: the one that it names, or its endpoint if MCP is its only protocol. Null for an
 * agent that is no MCP server, whatever else it speaks.
 */
export function mcpUrlOf({ mcp_url, protocols, agent_url }: Endpoints): string | null {
  if (mcp_url != null) return mcp_url;
  return protocols.length === 1 && protocols[0] === "mcp" ? agent_url : null;
}
