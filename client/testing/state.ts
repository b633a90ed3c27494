/** All that a fake registry knows, in memory. */
import { sha256 } from "@noble/hashes/sha2.js";
import type { components } from "../../generated/openapi.d.ts";
import type { CertificationRow } from "../../server/certifications/certification.ts";
import type { ViolationRow } from "../../server/compliance/violation.ts";
import { hex } from "../webhooks/secret.ts";
import { base64url } from "./bytes.ts";
import { Journal } from "./events/journal.ts";
import type { KeyedRequest } from "./http/idempotency.ts";
import type { Account, Agent, ApiKey, Delivery, Peer, Reporter, Session, Webhook } from "./tables.ts";

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
  /** Requests with an `Idempotency-Key`, by caller, operation and key. */
  readonly keyed = new Map<string, KeyedRequest>();
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
