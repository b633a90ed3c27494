/** The rows that a fake registry stores. */
import type { components } from "../../generated/openapi.d.ts";
import type { Counts } from "../../reputation/counts.ts";
import type { Description, LifecycleStatus, Origin } from "../../server/agents/description.ts";
import type { KeyRow, Outcome } from "../../server/keys/key-state.ts";

type Schemas = components["schemas"];

/** An account. */
export interface Account {
  id: string;
  email: string;
  name: string | null;
  password: string;
  role: Schemas["Role"];
  tier: Schemas["Tier"];
  disabled_at: string | null;
  issuer: boolean;
  created_at: string;
}

/** A signed-in session. */
export interface Session {
  id: string;
  token: string;
  account_id: string;
  created_at: string;
  last_used_at: string;
  expires_at: string;
  user_agent: string | null;
}

/** A key. */
export interface ApiKey extends KeyRow {
  raw_key: string;
  /** Day -> outcome -> requests. */
  days: Map<string, Record<Outcome, number>>;
}

/** An agent. Values for filters and searches are computed, not stored. */
export interface Agent extends Description, LifecycleStatus {
  /** The order of first registration. */
  key: number;
  agent_id: string;
  source: string;
  origin: Origin | null;
  owner_id: string | null;
  has_facts: boolean;
  registered_at: string;
  updated_at: string;
  tombstoned_at: string | null;
  seq: number;
  /** The texts of its skills, from its card or facts, for search only. */
  details: string;
  card: { document: string; url: string | null; seq: number } | null;
  facts: Facts | null;
}

/** The AgentFacts of an agent. */
export interface Facts {
  document: string;
  digest: string;
  version: number;
  /** SentResponse by its publisher, or derived from the card; only the latter is derived again. */
  origin: "sent" | "card";
  updated_at: string;
  seq: number;
}

/** A subscription. */
export interface Webhook {
  key: number;
  id: string;
  account_id: string;
  callback_url: string;
  events: Schemas["EventType"][];
  source: Schemas["WebhookSource"];
  description: string | null;
  status: Schemas["WebhookStatus"];
  secret: string;
  previous_secret: string | null;
  previous_secret_until: string | null;
  created_at: string;
  last_delivered_at: string | null;
  consecutive_failures: number;
  disabled_at: string | null;
}

/** A delivery of an event to a subscription. */
export interface Delivery {
  id: string;
  webhook: Webhook;
  event: { id: string; seq: number; type: Schemas["EventType"]; body: string };
  status: Schemas["DeliveryStatus"];
  cause: Schemas["DeliveryAttempt"]["cause"];
  /** Whether an attempt is under way. */
  under_way: boolean;
  /** Oldest first. */
  attempts: Schemas["DeliveryAttempt"][];
  created_at: string;
  finished_at: string | null;
}

/** The reports of an account about an agent: its counts on a day, and the time of the last counted report. */
export interface Reporter extends Counts {
  day: string;
  counted_at: string;
}

/** A peer, without the counts of agents and conflicts, which are computed for responses. */
export interface Peer extends Omit<Schemas["Peer"], "agents" | "conflicts"> {
  /** The sequence number at the peer up to which changes are imported. */
  cursor: number;
  /** Conflicts by agent id. */
  conflicting: Map<string, Schemas["PeerConflict"]>;
  /** Whether a sync is under way. */
  reading: boolean;
}
