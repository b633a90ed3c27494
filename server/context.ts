/** The context that handlers receive with each request. */
import type { Routes } from "../generated/routes.ts";
import type { Database } from "./core/database/database.ts";
import type { Egress } from "./core/egress/egress.ts";
import type { Caller, Client } from "./core/http/authentication.ts";
import type { LoggedAddresses } from "./core/http/logged-address.ts";
import type { Cursors } from "./core/paging/cursors.ts";
import type { PageCache } from "./core/paging/page-cache.ts";
import type { NewIdRules } from "./registry/agents/new-ids.ts";
import type { AgentSearch } from "./registry/search/search.ts";
import type { RequestDeliveries } from "./registry/webhooks/request-deliveries.ts";

/** What all handlers have; those of some features have parts of it besides. */
export interface Context {
  /** The caller of the request. */
  caller: Caller;
  /** The client that sent the request. */
  client: Client;
  /** Reads and writes. After a change is committed, its webhook deliveries are sent. */
  database: Database;
  /** The deliveries that this request creates. */
  requestDeliveries: RequestDeliveries;
  /** Searches agents. */
  agentSearch: AgentSearch;
  /** Signs and reads pagination cursors. */
  cursors: Cursors;
  /** Public responses that many callers ask for. */
  pages: PageCache;
  /** The time. */
  clock: () => Date;
  /** Generates the unique part of an id. */
  newId: () => string;
  /** Generates cryptographically secure random bytes. */
  random: (bytes: number) => Buffer;
  /** Sends requests to other hosts. */
  egress: Egress;
  /** The node itself. */
  node: NodeFacts;
}

/** Facts about the node itself. */
export interface NodeFacts {
  /** The id of this node; not secret. */
  id: string;
  /** The public URL, without a trailing slash. */
  publicUrl: string;
  /** The features that are switched off. */
  featuresOff: ReadonlySet<string>;
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
