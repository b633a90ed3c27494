/** All that a fake registry knows, in memory. */
import { sha256 } from "@noble/hashes/sha2.js";
import type { components } from "../../generated/openapi.d.ts";
import type { Counts } from "../../reputation/counts.ts";
import type { Described, Origin, Standing } from "../../server/agents/described.ts";
import type { CertificationRow } from "../../server/certifications/certification.ts";
import type { ViolationRow } from "../../server/compliance/violation.ts";
import type { KeyRow, Outcome } from "../../server/keys/key-state.ts";
import { hex } from "../webhooks/secret.ts";
import { base64url } from "./bytes.ts";
import { Journal } from "./journal.ts";

type Schemas = components["schemas"];

/** How a fake behaves, all of it decided. */
export interface Settings {
  /** Where it pretends to be; no slash at the end. */
  baseUrl: string;
  now: () => Date;
  /** Whether the owner alone is served beside readers. */
  singleOperator: boolean;
  /** Whether writes need a key or a session. */
  keysRequired: boolean;
  /** Whether AgentFacts that do not follow v1 wholly are refused. */
  strictFacts: boolean;
  /** Places that cards and peers may be at by plain http, each as `host:port`. */
  pins: readonly string[];
  /** Takes deliveries. */
  deliver: (request: Request) => Promise<Response> | Response;
  /** Answers for the hosts that have cards and peers. */
  reach: (request: Request) => Promise<Response> | Response;
}

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

export interface Session {
  id: string;
  token: string;
  account_id: string;
  created_at: string;
  last_used_at: string;
  expires_at: string;
  user_agent: string | null;
}

export interface ApiKey extends KeyRow {
  raw_key: string;
  /** Day -> outcome -> requests. */
  days: Map<string, Record<Outcome, number>>;
}

/** An agent. What a filter or a search looks at is computed from it, not kept. */
export interface Agent extends Described, Standing {
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
  /** What its card or facts say of its skills, for search only. */
  details: string;
  card: { document: string; url: string | null; seq: number } | null;
  facts: Facts | null;
}

export interface Facts {
  document: string;
  digest: string;
  version: number;
  /** Sent by its publisher, or derived from the card; only the latter is derived anew. */
  origin: "sent" | "card";
  updated_at: string;
  seq: number;
}

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

export interface Delivery {
  id: string;
  webhook: Webhook;
  event: { id: string; seq: number; type: Schemas["EventType"]; body: string };
  status: Schemas["DeliveryStatus"];
  cause: Schemas["DeliveryAttempt"]["cause"];
  /** Whether an attempt is being made. */
  under_way: boolean;
  /** Oldest first. */
  attempts: Schemas["DeliveryAttempt"][];
  created_at: string;
  finished_at: string | null;
}

/** What an account counts for an agent: its counts on a day, and when a report last counted. */
export interface Reporter extends Counts {
  day: string;
  counted_at: string;
}

/** A peer; what is counted of its agents and conflicts is counted when it is shown. */
export interface Peer extends Omit<Schemas["Peer"], "agents" | "conflicts"> {
  /** The peer's number up to which its changes are here. */
  cursor: number;
  /** By the agent's id. */
  conflicting: Map<string, Schemas["PeerConflict"]>;
  /** Whether a sync is under way. */
  reading: boolean;
}

/** A fake registry's memory. Nothing in it is random: ids, keys and secrets are the same in every run. */
export class State {
  readonly settings: Settings;
  readonly startedAt: string;
  readonly journal: Journal;
  readonly accounts: Account[] = [];
  readonly sessions: Session[] = [];
  readonly keys: ApiKey[] = [];
  /** Requests by account or counter of keys, and month. */
  readonly used = new Map<string, number>();
  /** Sign-ins that failed in a row, by e-mail address. */
  readonly failures = new Map<string, { count: number; at: number }>();
  readonly agents = new Map<string, Agent>();
  readonly webhooks: Webhook[] = [];
  readonly deliveries: Delivery[] = [];
  readonly certifications: CertificationRow[] = [];
  readonly violations: ViolationRow[] = [];
  /** By the agent's id. */
  readonly reputations = new Map<
    string,
    { snapshot: Schemas["Reputation"]; told: Schemas["ReputationSummary"] }
  >();
  /** By the agent's id, then by account. */
  readonly reporters = new Map<string, Map<string, Reporter>>();
  readonly peers: Peer[] = [];
  #count = 0;

  constructor(settings: Settings) {
    this.settings = settings;
    this.startedAt = this.now();
    this.journal = new Journal(this);
  }

  /** The time: RFC 3339, UTC, milliseconds. */
  now(): string {
    return this.settings.now().toISOString();
  }

  /** An id that was not given before. */
  newId(prefix: string): string {
    return `${prefix}_${++this.#count}`;
  }

  /** Bytes that are the same in every run: what is secret in a node is only unique here. */
  bytes(): Uint8Array {
    return sha256(`fake registry ${++this.#count}`);
  }

  /** A secret of a subscription. */
  newSecret(): string {
    return hex(this.bytes());
  }

  /** The token of a session. */
  newToken(): string {
    return base64url(this.bytes());
  }

  /** Who shows this makes the owner's account. */
  get setupToken(): string {
    return "fake-setup-token";
  }
}
