/** The description, origin and lifecycle status of an agent, for any storage. */
import { sameJson } from "../json.ts";

export type Protocol = "a2a" | "mcp" | "http" | "nlweb" | "acp" | "other";
export type AgentStatus = "active" | "deprecated" | "suspended" | "tombstoned";

/** The fields of an agent that a registration can set. */
export interface Description {
  name: string;
  description: string | null;
  agent_url: string;
  api_url: string | null;
  facts_url: string | null;
  documentation_url: string | null;
  icon_url: string | null;
  version: string | null;
  provider: { name: string; url: string | null } | null;
  protocols: Protocol[];
  capabilities: string[];
  tags: string[];
  skills: string[];
  extra: Record<string, unknown>;
}

/** The source peer of an imported agent, and the status that it set. */
export interface Origin {
  peer_id: string;
  base_url: string;
  /** The number of its last change there; null if the peer does not number changes. */
  seq: number | null;
  /** When it last changed there; null if the peer does not say. */
  updated_at: string | null;
  /** When this record was last imported. */
  fetched_at: string;
  /** The status that the origin set, while the operator of this node suspends the agent; otherwise absent. */
  standing?: LifecycleStatus;
}

/** The lifecycle status of an agent. */
export interface LifecycleStatus {
  status: AgentStatus;
  status_message: string | null;
  successor_agent_id: string | null;
  sunset_at: string | null;
  deprecated_at: string | null;
}

/** The names of these fields. */
export const describedFields: (keyof Description)[] = [
  "name",
  "description",
  "agent_url",
  "api_url",
  "facts_url",
  "documentation_url",
  "icon_url",
  "version",
  "provider",
  "protocols",
  "capabilities",
  "tags",
  "skills",
  "extra",
];

/** Creates the description of an agent with only a name and an URL. Each call returns new lists, because they are mutable. */
export function emptyDescription(): Omit<Description, "name" | "agent_url"> {
  return {
    description: null,
    api_url: null,
    facts_url: null,
    documentation_url: null,
    icon_url: null,
    version: null,
    provider: null,
    protocols: [],
    capabilities: [],
    tags: [],
    skills: [],
    extra: {},
  };
}

/**
 * The `agent_url` of a deleted agent, because a record always has one. Names under `.invalid` never resolve (RFC 6761
 * section 6.4).
 */
export const tombstoneUrl = "https://tombstoned.invalid/";

/** Creates the public description of a suspended agent: only its name and URL remain, until it is active again. */
export function suspendedDescription() {
  return { ...emptyDescription(), has_facts: false };
}

/** Whether two values of a field are equal; lists are compared as sets. */
export function same(a: unknown, b: unknown): boolean {
  return Array.isArray(a) && Array.isArray(b) ? sameJson(a.toSorted(), b.toSorted()) : sameJson(a, b);
}

/** The fields of an agent that determine who may change it. */
export interface Owned {
  agent_id: string;
  /** The account that owns it. */
  owner_id?: string | null | undefined;
  status: AgentStatus;
  source: string;
  /** Null for a local agent. */
  origin?: Origin | null | undefined;
}
