/** What a feature is: a folder of the server beside its `.tsp`, plugged in by a line of features.ts. */
import type { EntitySchema } from "@mikro-orm/sql";
import type { Routes } from "../generated/routes.ts";
import type { Config } from "./assembly/config.ts";
import type { Database } from "./core/database/database.ts";
import type { Egress } from "./core/egress/egress.ts";
import type { Caller, Client } from "./core/http/authentication.ts";
import type { LoggedAddresses } from "./core/http/logged-address.ts";
import type { JobIntervals } from "./core/jobs/jobs.ts";
import type { Listener } from "./core/journal/hook.ts";
import type { Instance, ReleaseLeases } from "./core/leases/instance.ts";
import type { Cursors } from "./core/paging/cursors.ts";
import type { PageCache } from "./core/paging/page-cache.ts";
import type { NewIdRules } from "./registry/agents/registration/new-ids.ts";
import type { AgentSearch } from "./registry/search/search.ts";
import type { RequestDeliveries } from "./registry/webhooks/request-deliveries.ts";

/** What is plugged in without operations. What it does not have is left out. */
export interface Plugin {
  /** The entities of its tables. */
  entities?: readonly EntitySchema[];
  /** What it does when something changes: see registry/hooks.ts. */
  listeners?: readonly Listener[];
  /** Releases the leases in its tables. */
  releases?: ReleaseLeases;
}

/** A feature with operations: one word for its folder, its `.tsp` and its handlers. */
export type Feature<
  Name extends keyof Handlers,
  Parts extends object = object,
  Options = unknown,
> = Plugin & {
  /** A handler for each of its operations. */
  handlers: Routes<Context & Parts>[Name];
} & Starts<Parts, Options>;

/** Creates the parts of a feature for a node; left out where it has none, and no jobs. */
type Starts<Parts, Options> = object extends Parts
  ? { start?: (core: Core, options: Options) => Started<Parts> }
  : { start: (core: Core, options: Options) => Started<Parts> };

/** What the core gives to the features of a node. */
export interface Core {
  config: Config;
  /** Reads and writes. */
  database: Database;
  /** Makes a database that sends the deliveries of its changes, for one run of a job. */
  databaseOfJob: () => Database;
  /** Sends requests to other hosts. */
  egress: Egress;
  /** This process as a holder of leases. */
  instance: Instance;
  /** The secret that others are derived from; 32 bytes. */
  nodeKey: Buffer;
  /** The node itself. */
  node: NodeFacts;
  /** The time. */
  clock: () => Date;
  /** Generates the unique part of an id. */
  newId: () => string;
  /** Generates cryptographically secure random bytes. */
  random: (bytes: number) => Buffer;
  /** Whether the node's own network seems down. */
  isNetworkDown: () => Promise<boolean>;
  jobIntervals: JobIntervals;
  /** The log of the node. Use it from the start on, not before. */
  log: Log;
  /** Logs a failure that is retried. */
  warn: (what: string, error: unknown) => void;
  /** Aborted when the node stops. */
  stopping: AbortSignal;
  /** Disposes of a part when the node stops: of the latest one first. */
  use: <Part extends Disposable | AsyncDisposable>(part: Part) => Part;
}

/** Writes lines with details. */
export type Log = Record<"info" | "warn" | "error", (details: object, what: string) => void>;

/** What a feature does in a node. `parts` are what its handlers get beside what all handlers have. */
export type Started<Parts = object> = Running & (object extends Parts ? { parts?: Parts } : { parts: Parts });

export interface Running {
  jobs?: readonly Job[];
  /** What `/health` warns of now. */
  warnings?: () => Warning[];
  /** Begins its work, when the node is complete. */
  begin?: () => void | Promise<void>;
}

/** Work at intervals: see core/jobs/jobs.ts. */
export interface Job {
  name: string;
  run: () => Promise<number | null>;
  intervalMs: number;
  /** What the log says of a run that fails. */
  failure: string;
}

/** A state that the operator should know of. */
export interface Warning {
  code: string;
  detail: string;
  /** RFC 3339. */
  since: string;
}

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
  /** Aborted some seconds before the node stops: it still serves, and says that it is not ready. */
  leaving: AbortController;
  /** Aborted when the node stops; ends streams and waits. */
  stopping: AbortSignal;
}

/** All handlers, by feature. */
export type Handlers = Routes<Context>;
