/** The origin and lifecycle status of an agent, for any storage; for its description see client/description.ts. */
import { emptyDescription } from "../../../../client/description.ts";
import { sameJson } from "../../../core/values/json.ts";
import type { Verification } from "./verification.ts";

export type Protocol = "a2a" | "mcp" | "http" | "nlweb" | "acp" | "other";
export type AgentStatus = "active" | "deprecated" | "suspended" | "tombstoned";

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
  /** What the origin says about the agent's URLs; absent if it says nothing. */
  verification?: Verification;
  /** The number of the last change while another source had the id; absent if none had it. */
  others_until_seq?: number;
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

/**
 * The `agent_url` of a deleted agent, because a record always has one. Names under `.invalid` never resolve (RFC 6761
 * section 6.4).
 */
export const tombstoneUrl = "https://tombstoned.invalid/";

/** Creates the public description of a suspended agent: only its name and URL remain, until it is active again. */
export function suspendedDescription() {
  return { ...emptyDescription(), has_facts: false, card_signature: null };
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
