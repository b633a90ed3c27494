/** What an agent says of itself, where it comes from and where it is in its life, whatever it is kept in. */
import { sameJson } from "../json.ts";

export type Protocol = "a2a" | "mcp" | "http" | "nlweb" | "acp" | "other";
export type AgentStatus = "active" | "deprecated" | "suspended" | "tombstoned";

/** The members of an agent that a registration may set. */
export interface Described {
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

/** Where an imported agent comes from, and what its origin says of its status. */
export interface Origin {
  peer_id: string;
  base_url: string;
  /** The number of its last change there; null if the peer does not number changes. */
  seq: number | null;
  /** When it last changed there; null if the peer does not say. */
  updated_at: string | null;
  /** When this record was last taken over. */
  fetched_at: string;
  /** While the operator of this node has it suspended: what its status is otherwise. Absent if that is not so. */
  standing?: Standing;
}

/** Where an agent is in its life. */
export interface Standing {
  status: AgentStatus;
  status_message: string | null;
  successor_agent_id: string | null;
  sunset_at: string | null;
  deprecated_at: string | null;
}

/** The members that a registration may set. */
export const described = [
  ...["name", "description", "agent_url", "api_url", "facts_url", "documentation_url", "icon_url", "version"],
  ...["provider", "protocols", "capabilities", "tags", "skills", "extra"],
] as (keyof Described)[]; // the list is of these names, which a spread of texts forgets

/** What an agent has said that only has a name and an address. It is made anew each time, because lists can be written to. */
export function nothingSaid(): Omit<Described, "name" | "agent_url"> {
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
 * Where a deleted agent is: nowhere. A record has an address always, and no name under `.invalid` is ever resolved
 * (RFC 6761 section 6.4).
 */
export const tombstoneUrl = "https://tombstoned.invalid/";

/** What is public of what a suspended agent says, beside its name and address: nothing, until it is active again. */
export function nothingServed() {
  return { ...nothingSaid(), has_facts: false };
}

/** Whether two values of a member are the same; lists are sets, and have no order. */
export function same(a: unknown, b: unknown): boolean {
  return Array.isArray(a) && Array.isArray(b) ? sameJson(a.toSorted(), b.toSorted()) : sameJson(a, b);
}

/** Of an agent, what decides who may change it. */
export interface Owned {
  agent_id: string;
  /** The account that owns it. */
  owner_id?: string | null | undefined;
  status: AgentStatus;
  source: string;
  /** Null for a local agent. */
  origin?: Origin | null | undefined;
}
