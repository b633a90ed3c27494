/** The state of a fake registry, in memory. */
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

/** The settings of a fake registry, with defaults applied. */
export interface Settings {
  /** Its URL, without a trailing slash. */
  baseUrl: string;
  now: () => Date;
  /** Whether only the owner may write (single-operator mode). */
  singleOperator: boolean;
  /** Whether writes need a key or a session. */
  keysRequired: boolean;
  /** Whether AgentFacts that are invalid by v1 are rejected. */
  strictFacts: boolean;
  /** The hosts of cards and peers that may use plain http, each as `host:port`. */
  pins: readonly string[];
  /** Receives deliveries. */
  deliver: (request: Request) => Promise<Response> | Response;
  /** Responds for the hosts of cards and peers. */
  reach: (request: Request) => Promise<Response> | Response;
}

/** The state of a fake registry. Nothing is random: ids, keys and secrets are the same in every run. */
export class State {
  readonly settings: Settings;
  readonly startedAt: string;
  readonly journal: Journal;
  readonly accounts: Account[] = [];
  readonly sessions: Session[] = [];
  readonly keys: ApiKey[] = [];
  /** Requests by account or key counter, and month. */
  readonly used = new Map<string, number>();
  /** Consecutive failed sign-ins, by e-mail address. */
  readonly failures = new Map<string, { count: number; at: number }>();
  readonly agents = new Map<string, Agent>();
  readonly webhooks: Webhook[] = [];
  readonly deliveries: Delivery[] = [];
  readonly certifications: CertificationRow[] = [];
  readonly violations: ViolationRow[] = [];
  /** Reputations by agent id. */
  readonly reputations = new Map<
    string,
    { snapshot: Schemas["Reputation"]; emitted: Schemas["ReputationSummary"] }
  >();
  /** Reporters by agent id and account. */
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

  /** Creates a unique id. */
  newId(prefix: string): string {
    return `${prefix}_${++this.#count}`;
  }

  /** Unique bytes, the same in every run. They replace the random bytes of a node. */
  bytes(): Uint8Array {
    return sha256(`fake registry ${++this.#count}`);
  }

  /** Creates the secret of a subscription. */
  newSecret(): string {
    return hex(this.bytes());
  }

  /** Creates the token of a session. */
  newToken(): string {
    return base64url(this.bytes());
  }

  /** The token that creates the owner account. */
  get setupToken(): string {
    return "fake-setup-token";
  }
}
