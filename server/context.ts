/** The context that handlers receive with each request. */
import type { Routes } from "../generated/routes.ts";
import type { IdentityProvider } from "./accounts/identity-provider.ts";
import type { Flows } from "./accounts/oidc-flow.ts";
import type { Passwords } from "./accounts/passwords.ts";
import type { Logos } from "./agents/logo/logos.ts";
import type { NewIdRules } from "./agents/new-ids.ts";
import type { SearchLimits } from "./agents/search/budget.ts";
import type { AgentSearch } from "./agents/search/search.ts";
import type { Cursors } from "./cursors.ts";
import type { Database } from "./database/database.ts";
import type { DiskSpace } from "./database/disk-space.ts";
import type { Monitor } from "./database/monitor.ts";
import type { DomainChecks } from "./domains/domain-checks.ts";
import type { Egress } from "./egress/egress.ts";
import type { SyncScheduler } from "./federation/sync-scheduler.ts";
import type { Caller, Client } from "./http/authentication.ts";
import type { ForwardedHeaders } from "./http/forwarded-headers.ts";
import type { JobWatch } from "./job-watch.ts";
import type { Activity } from "./keys/activity.ts";
import type { ProbeSigner } from "./liveness/probe-signature.ts";
import type { Prober } from "./liveness/prober.ts";
import type { Cosigner } from "./log/log-key.ts";
import type { LogSealer } from "./log/sealer.ts";
import type { TileCache } from "./log/tile-nodes.ts";
import type { LoggedAddresses } from "./logged-address.ts";
import type { PageCache } from "./page-cache.ts";
import type { SecretEncryption } from "./secret-encryption.ts";
import type { DashboardBuild } from "./site/dashboard-build.ts";
import type { Attempts } from "./webhooks/attempts.ts";
import type { RequestDeliveries } from "./webhooks/request-deliveries.ts";
import type { RequestedDeliveryLimits } from "./webhooks/requested-delivery-limits.ts";

export interface Context {
  /** The caller of the request. */
  caller: Caller;
  /** The client that sent the request. */
  client: Client;
  /** Reads and writes. After a change is committed, its webhook deliveries are sent. */
  database: Database;
  /** Whether the database can be written. */
  monitor: Monitor;
  /** Whether a proxy in front is not trusted. */
  forwardedHeaders: Pick<ForwardedHeaders, "warning">;
  /** The periodic jobs of this process. */
  jobs: JobWatch;
  /** Seals the journal in the transparency log. */
  sealer: Pick<LogSealer, "halt">;
  /** The key with which the node cosigns checkpoints of other logs. */
  cosigner: Cosigner;
  /** Has the keys of the signatures of probes. */
  probeSigner: Pick<ProbeSigner, "directory">;
  /** The tiles of which proofs of the log were made lately. */
  logTiles: TileCache;
  /** Reads the disk of the database. */
  diskSpace: () => Promise<DiskSpace>;
  /** The deliveries that this request creates. */
  requestDeliveries: RequestDeliveries;
  /** Makes delivery attempts; handlers use it for test deliveries. */
  attempts: Attempts;
  /** Limits deliveries that callers request by hand. */
  requestedDeliveryLimits: RequestedDeliveryLimits;
  /** Encrypts and decrypts secrets of subscriptions. */
  secretEncryption: SecretEncryption;
  /** Limits of one search. */
  searchLimits: SearchLimits;
  /** Searches agents. */
  agentSearch: AgentSearch;
  /** Signs and reads pagination cursors. */
  cursors: Cursors;
  /** Public responses that many callers ask for. */
  pages: PageCache;
  /** The icons of agents. */
  logos: Logos;
  /** The time. */
  clock: () => Date;
  /** Generates the unique part of an id. */
  newId: () => string;
  /** Generates cryptographically secure random bytes. */
  random: (bytes: number) => Buffer;
  /** Hashes and verifies passwords. */
  passwords: Passwords;
  /** The OpenID Connect provider and the sign-in flows under way; null if none is configured. */
  oidc: { provider: IdentityProvider; flows: Flows } | null;
  /** Records the activity of API keys. */
  activity: Activity;
  /** Sends requests to other hosts. */
  egress: Egress;
  /** Looks for the proofs of domains. */
  domainChecks: DomainChecks;
  /** Probes agents; null if the node probes none. */
  prober: Pick<Prober, "probeNow" | "lateSince"> | null;
  /** Synchronizes peers. */
  syncs: SyncScheduler;
  /** The built files of the dashboard. */
  dashboard: DashboardBuild;
  /** Writes the node's metrics in the text format of Prometheus; null if it serves none. */
  metrics: (() => Promise<string>) | null;
  /** The node itself. */
  node: NodeFacts;
}

/** Facts about the node itself. */
export interface NodeFacts {
  /** The id of this node; not secret. */
  id: string;
  /** The public URL, without a trailing slash. */
  publicUrl: string;
  /** Whether AgentFacts that do not conform to v1 are rejected. */
  strictFacts: boolean;
  /** Whether the node is not yet open to the public. */
  singleOperator: boolean;
  /** How many accounts a client network may create in 24 hours; 0 for no limit. */
  signUpsPerNetwork: number;
  /** How many bytes callers without an account may store per day together; 0 for no limit. */
  anonymousStorageLimit: number;
  /** What the node records of the addresses of clients. */
  logAddresses: LoggedAddresses;
  /** Which ids new agents may have. */
  newIds: NewIdRules;
  /** Where to report vulnerabilities, as a URI; null if the operator has named nowhere. */
  securityContact: string | null;
  /** The node as a publisher of ARD: the domain in its names, and whether its manifest lists agents. */
  ard: { domain: string; manifest: "all" | "node" };
  /** Whether writes without a credential are accepted now. */
  anonymousWrites: () => boolean;
  /** What the guides say about writes without a credential now. */
  transition: () => string;
  /** The token that authorizes setting up a node that has no owner. */
  setupToken: string;
  startedAt: Date;
  /** Aborted when the node stops; ends streams and waits. */
  stopping: AbortSignal;
}

/** All handlers, by feature. */
export type Handlers = Routes<Context>;
