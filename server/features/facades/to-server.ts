/** Converts agents that are MCP servers to servers of the MCP registry, within the limits of its schema 2025-12-11. */
import type { components } from "../../../generated/openapi.d.ts";
import { mcpUrlOf } from "../../registry/agents/record/mcp-url.ts";
import type { AgentRecord } from "../../registry/agents/record/records.ts";
import { isInOwnNamespace, namespaceOf } from "../../registry/agents/record/server-name.ts";
import { cutLine, maxLine, versionOf } from "./lines.ts";
import { type Document, readDocument } from "./server-document.ts";

type Schemas = components["schemas"];
type Fields = Omit<Schemas["Gallery.Server"], "$schema">;
type Status = Schemas["Gallery.Official"]["status"];

const serverSchema = "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json";
export const cardSchema = "https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json";

/** The limits of the schema, in characters. */
const maxName = 200;
const maxIconUrl = 255;
const maxStatusMessage = 500;

/**
 * The name of a server, of its stored name: see agents/server-name.ts. Undefined for one that is in the namespace of the node and not
 * made of the id: the agent got it when the node had another URL.
 */
function nameOf(publicUrl: string, stored: string): string | undefined {
  if (!stored.includes("/")) return `${namespaceOf(publicUrl)}/${stored}`;
  return isInOwnNamespace(stored, publicUrl) ? undefined : stored;
}

/** The stored name of a server with a name: without the namespace of this node. */
export function storedNameOf(publicUrl: string, name: string): string {
  const own = `${namespaceOf(publicUrl)}/`;
  return name.toLowerCase().startsWith(own) ? name.slice(own.length) : name;
}

/** The statuses of agents, as those of servers. */
const statuses: Record<AgentRecord["status"], Status> = {
  active: "active",
  deprecated: "deprecated",
  suspended: "deleted",
  tombstoned: "deleted",
};

/** An agent that is or was a server. */
export interface Listed {
  record: AgentRecord;
  deprecatedAt: string | null;
  /** Its stored name. */
  name: string;
  /** Its `server.json`, if it was registered with one. */
  document: string | null;
}

/**
 * Converts an agent.
 * @returns undefined for an agent without a name, or whose name would be too long, because that of the node is.
 */
export function toServer(listed: Listed, publicUrl: string): Schemas["Gallery.ServerResponse"] | undefined {
  const { record, deprecatedAt } = listed;
  const name = nameOf(publicUrl, listed.name);
  if (name === undefined || name.length > maxName) return undefined;
  const document = documentOf(listed);
  const status = document === null ? "deleted" : statuses[record.status];
  const message = [record.status_message, ...endOf(record)].filter(Boolean).join(" ");
  const official = {
    status,
    ...(message !== "" && { statusMessage: cutLine(message, maxStatusMessage) }),
    statusChangedAt: status === "active" ? record.registered_at : (deprecatedAt ?? record.updated_at),
    publishedAt: record.registered_at,
    updatedAt: record.updated_at,
    isLatest: true as const,
  };
  const { packages, ...fields }: Document = (status !== "deleted" && document) || {};
  return {
    server: {
      $schema: serverSchema,
      ...fieldsOf(record, name, fields, publicUrl),
      ...(packages && { packages }),
    },
    _meta: { "io.modelcontextprotocol.registry/official": official },
  };
}

/** What the `server.json` of an agent says, with its endpoint; null for an agent that is no server. */
function documentOf({ record, document }: Listed): Document | null {
  const url = mcpUrlOf(record);
  const sent = document === null ? null : readDocument(document);
  const isKnown = url === null || sent?.remotes?.some((remote) => remote.url === url);
  return isKnown ? sent : { ...sent, remotes: [{ type: "streamable-http", url }] };
}

function endOf({ sunset_at, successor_agent_id }: AgentRecord): string[] {
  return [
    ...(sunset_at === null ? [] : [`Stops working at ${sunset_at}.`]),
    ...(successor_agent_id === null ? [] : [`Use ${successor_agent_id} instead.`]),
  ];
}

/** The server card of an agent; undefined for an agent that is no server, or is suspended or deleted. */
export function toCard(listed: Listed, publicUrl: string): Schemas["Gallery.ServerCard"] | undefined {
  const { record } = listed;
  const document = documentOf(listed);
  const name = nameOf(publicUrl, listed.name);
  if (!document || name === undefined || statuses[record.status] === "deleted") return undefined;
  const { packages: _packages, ...fields } = document; // a card has none
  return { $schema: cardSchema, ...fieldsOf(record, name, fields, publicUrl) };
}

/** The fields of a server: those of its `server.json` over those of the record. */
function fieldsOf(
  record: AgentRecord,
  name: string,
  { _meta: publisher, ...fields }: Omit<Document, "packages">,
  publicUrl: string,
): Fields {
  const { documentation_url, icon_url, agent_id } = record;
  const title = cutLine(record.name, maxLine);
  const hasIcon = icon_url !== null && /^https:/i.test(icon_url) && icon_url.length <= maxIconUrl;
  const { protocols, tags, capabilities } = record;
  const lookup = `${publicUrl}/lookup/${encodeURIComponent(agent_id)}`;
  const own = {
    [`${namespaceOf(publicUrl)}/agent`]: { agentId: agent_id, protocols, tags, capabilities, lookup },
  };
  return {
    description: cutLine(record.description ?? "", maxLine) || title,
    version: versionOf(record.version),
    title,
    ...(documentation_url !== null && { websiteUrl: documentation_url }),
    ...(hasIcon && { icons: [{ src: icon_url }] }),
    ...fields,
    name,
    _meta: { ...publisher, ...own },
  };
}
