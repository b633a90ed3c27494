/** What one request may reach. */
import type { Routes } from "../generated/routes.ts";
import type { IdentityProvider } from "./accounts/identity-provider.ts";
import type { Flows } from "./accounts/oidc-flow.ts";
import type { Passwords } from "./accounts/passwords.ts";
import type { SearchLimits } from "./agents/search/budget.ts";
import type { Cursors } from "./cursors.ts";
import type { Database } from "./database/database.ts";
import type { Monitor } from "./database/monitor.ts";
import type { Egress } from "./egress/egress.ts";
import type { Syncs } from "./federation/syncs.ts";
import type { Caller, Origin } from "./http/admission.ts";
import type { Activity } from "./keys/activity.ts";
import type { SecretEncryption } from "./secret-encryption.ts";
import type { DashboardBuild } from "./site/dashboard-build.ts";
import type { Attempts } from "./webhooks/attempts.ts";
import type { Pace } from "./webhooks/dispatcher.ts";
import type { Dispatching } from "./webhooks/dispatching.ts";
import type { RequestLimits } from "./webhooks/request-limits.ts";

export interface Context {
  /** Who asks. */
  caller: Caller;
  /** From where. */
  origin: Origin;
  /** Reading and writing; what changes owe to subscribers is sent. */
  database: Database;
  /** Whether the database can be written. */
  monitor: Monitor;
  /** The deliveries that this request causes. */
  dispatching: Dispatching;
  /** Attempts outside of deliveries: tests. */
  attempts: Attempts;
  /** Limits deliveries that callers request by hand. */
  requestLimits: RequestLimits;
  /** Encrypts and decrypts secrets of subscriptions. */
  secretEncryption: SecretEncryption;
  /** How long deliveries take at most. */
  pace: Pace;
  /** What one search may cost. */
  searchLimits: SearchLimits;
  /** Where pages start. */
  cursors: Cursors;
  /** The time. */
  clock: () => Date;
  /** Makes the unique part of an id. */
  newId: () => string;
  /** Makes bytes that nobody can guess. */
  random: (bytes: number) => Buffer;
  /** Hashes and verifies passwords. */
  passwords: Passwords;
  /** Who vouches for people who sign in without a password, and their sign-ins under way; null for nobody. */
  oidc: { provider: IdentityProvider; flows: Flows } | null;
  /** What keys did, before it is written. */
  activity: Activity;
  /** The way to other hosts. */
  egress: Egress;
  /** Reads peers. */
  syncs: Syncs;
  /** The dashboard, as its build left it. */
  dashboard: DashboardBuild;
  /** The node itself. */
  node: NodeFacts;
}

/** What a node knows of itself. */
export interface NodeFacts {
  /** Which node this is; no secret. */
  id: string;
  /** Where people reach it; no slash at the end. */
  publicUrl: string;
  /** Whether AgentFacts that do not follow v1 wholly are refused. */
  strictFacts: boolean;
  /** Whether the node is not yet open to the public. */
  singleOperator: boolean;
  /** Accounts that a client network may make in 24 hours; 0 for no limit. */
  signUpsPerNetwork: number;
  /** Whether writes without a credential are served, now. */
  anonymousWrites: () => boolean;
  /** What the owner shows to set up a node that has none. */
  setupToken: string;
  startedAt: Date;
  /** Aborted when the node stops: ends what would never end. */
  stopping: AbortSignal;
}

/** All handlers, by feature. */
export type Handlers = Routes<Context>;
