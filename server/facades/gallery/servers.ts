/** Converts agents with an MCP endpoint to servers of the MCP registry, within the limits of its schema 2025-12-11. */
import type { components } from "../../../generated/openapi.d.ts";
import type { AgentRecord } from "../../agents/records.ts";
import { escapeId, unescapeId } from "../escape.ts";
import { mcpUrlOf } from "../mcp-url.ts";

type Schemas = components["schemas"];
type Fields = Omit<Schemas["Gallery.Server"], "$schema">;
type Status = Schemas["Gallery.Official"]["status"];

const serverSchema = "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json";
export const cardSchema = "https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json";

/** The limits of the schema, in characters. */
const maxName = 200;
const maxLine = 100;
const maxIconUrl = 255;
const maxStatusMessage = 500;

/** The namespace of the node: its host in reverse, as in `com.example.registry`. */
export function namespaceOf(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  return hostname.replaceAll(/[[\]]/g, "").replaceAll(":", "-").split(".").reverse().join(".");
}

/** The name of an agent as a server. */
export function serverName(publicUrl: string, agentId: string): string {
  return `${namespaceOf(publicUrl)}/${escapeId(agentId)}`;
}

/** The agent of a name; undefined for a name that this node does not give. */
export function agentIdOf(publicUrl: string, name: string): string | undefined {
  const [namespace, id, ...rest] = name.split("/");
  return namespace === namespaceOf(publicUrl) && rest.length === 0 ? unescapeId(id ?? "") : undefined;
}

/** The statuses of agents, as those of servers. */
const statuses: Record<AgentRecord["status"], Status> = {
  active: "active",
  deprecated: "deprecated",
  suspended: "deleted",
  tombstoned: "deleted",
};

/** The status of an agent, as that of a server. */
export function statusOf({ status }: AgentRecord): Status {
  return statuses[status];
}

/** An agent and when its status last changed. */
export interface Listed {
  record: AgentRecord;
  deprecatedAt: string | null;
}

/**
 * Converts an agent.
 * @returns undefined for an agent that cannot be a server: its name would be too long, or it has no MCP endpoint.
 */
export function toServer(
  { record, deprecatedAt }: Listed,
  publicUrl: string,
): Schemas["Gallery.ServerResponse"] | undefined {
  const fields = fieldsOf(record, publicUrl);
  if (!fields) return undefined;
  const status = statusOf(record);
  const message = [record.status_message, ...endOf(record)].filter(Boolean).join(" ");
  const official = {
    status,
    ...(message !== "" && { statusMessage: cutLine(message, maxStatusMessage) }),
    statusChangedAt: status === "active" ? record.registered_at : (deprecatedAt ?? record.updated_at),
    publishedAt: record.registered_at,
    updatedAt: record.updated_at,
    isLatest: true as const,
  };
  return {
    server: { $schema: serverSchema, ...fields },
    _meta: { "io.modelcontextprotocol.registry/official": official },
  };
}

function endOf({ sunset_at, successor_agent_id }: AgentRecord): string[] {
  return [
    ...(sunset_at === null ? [] : [`Stops working at ${sunset_at}.`]),
    ...(successor_agent_id === null ? [] : [`Use ${successor_agent_id} instead.`]),
  ];
}

/** The server card of an agent; undefined for an agent that is no server, or is suspended. */
export function toCard(record: AgentRecord, publicUrl: string): Schemas["Gallery.ServerCard"] | undefined {
  const fields = statusOf(record) === "deleted" ? undefined : fieldsOf(record, publicUrl);
  return fields && { $schema: cardSchema, ...fields };
}

function fieldsOf(record: AgentRecord, publicUrl: string): Fields | undefined {
  const name = serverName(publicUrl, record.agent_id);
  const url = mcpUrlOf(record);
  const isDeleted = statusOf(record) === "deleted";
  if (name.length > maxName || (url === null && !isDeleted)) return undefined;
  const { documentation_url, icon_url, agent_id } = record;
  const title = cutLine(record.name, maxLine);
  const hasIcon = icon_url !== null && /^https:/i.test(icon_url) && icon_url.length <= maxIconUrl;
  const { protocols, tags, capabilities } = record;
  const lookup = `${publicUrl}/lookup/${encodeURIComponent(agent_id)}`;
  return {
    name,
    description: cutLine(record.description ?? "", maxLine) || title,
    version: versionOf(record.version),
    title,
    ...(documentation_url !== null && { websiteUrl: documentation_url }),
    ...(hasIcon && { icons: [{ src: icon_url }] }),
    ...(url !== null && !isDeleted && { remotes: [{ type: "streamable-http" as const, url }] }),
    _meta: {
      [`${namespaceOf(publicUrl)}/agent`]: { agentId: agent_id, protocols, tags, capabilities, lookup },
    },
  };
}

/** A version that is neither `latest` nor a range, which the registry's schema rejects. */
function versionOf(version: string | null): string {
  const isRange = version === null || /^(latest$|[\^~<>=*])|[*|]|\s-\s|\.[xX*](\.|$)/.test(version);
  return isRange ? "0.0.0" : version;
}

/** The beginning of a text, in one line, cut at the end of a word. */
function cutLine(text: string, characters: number): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  const all = [...line];
  if (all.length <= characters) return line;
  const start = all.slice(0, characters).join("");
  const end = all[characters] === " " ? start.length : start.lastIndexOf(" ");
  return end > 0 ? start.slice(0, end) : start;
}
