/** The options of an app, and what holds where one is left out. */

import { type Accounts, authenticateAccounts } from "./accounts.ts";
import type { Caller, Client } from "./authentication.ts";
import { type ConnectionLimits, type ConnectionTimes, realConnectionTimes } from "./connections.ts";
import type { DatabaseFailures } from "./failures.ts";
import { type FairQueueLimits, fairQueueLimits } from "./fair-queue.ts";
import { ForwardedHeaders } from "./forwarded-headers.ts";
import type { LoggedAddresses } from "./logged-address.ts";
import { MemoryIdempotency } from "./memory-idempotency.ts";
import type { RequestTracer } from "./request-tracing.ts";
import type { Service } from "./routes.ts";
import type { ProblemPages } from "./send.ts";
import { StreamLimit } from "./stream-limit.ts";

/** All options of an app, each of them given. The node passes these, so that it forgets none. */
export interface CompleteOptions<Context> extends Service<Context>, DatabaseFailures {
  /** The accepted values of `Host`; null for any. */
  hosts: ReadonlySet<string> | null;
  /** Limits of the number of connections, and of their duration. */
  connections: ConnectionLimits;
  connectionTimes: ConnectionTimes;
  /** Limits of running and waiting requests of one client network. */
  requests: FairQueueLimits;
  /** Called for each request that fails with 503 because of the database: an outage is logged once, not for each request. */
  databaseFailed: () => void;
  /** The log level; `silent` for no log. */
  logLevel: string;
  /** How the log has the addresses of clients. */
  logAddresses: LoggedAddresses;
  /** Traces requests; null for no traces. */
  tracer: RequestTracer | null;
  /** The pages of problems, for browsers: where a page was requested, and where nothing is served. */
  problemPages: ProblemPages;
  /** Aborted when the node stops: responses then say that the connection closes. */
  stopping: AbortSignal;
  /** How many proxies in front append to `X-Forwarded-For`; earlier entries are not trusted. */
  trustProxy: false | number;
  /** Notices that more proxies are in front. */
  forwardedHeaders: ForwardedHeaders;
}

/** What handlers receive beside the request, unless `contextFor` makes something else. */
export interface RequestContext {
  /** The caller of the request. */
  caller: Caller;
  /** The client that sent the request. */
  client: Client;
}

/** How requests are authenticated, if no function `authenticate` does it. */
export interface SimpleAuthentication {
  /** Finds the accounts of keys and sessions. Left out, no credential is known. */
  accounts?: Accounts;
  /** Whether operations for which a credential is optional are served without one. By default they are not. */
  anonymousWrites?: boolean;
}

/** `contextFor` may be left out if the handlers do with the caller and the client. */
type ContextOption<Context> = RequestContext extends Context
  ? Partial<Pick<Service<Context>, "contextFor">>
  : Pick<Service<Context>, "contextFor">;

/** The options of an app. All but `publicUrl` and sometimes `contextFor` may be left out. */
export type AppOptions<Context> = Pick<Service<Context>, "publicUrl"> &
  Partial<Omit<CompleteOptions<Context>, "publicUrl" | "contextFor">> &
  ContextOption<Context> &
  SimpleAuthentication;

/** What the contract requires of the problems of pages; they are JSON here, which may do nothing in a browser. */
const problemHeaders = {
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
};

/** Completes options. By default there are no limits but those of connections, no metrics and no traces. */
export function completeOptions<Context>(given: AppOptions<Context>): CompleteOptions<Context> {
  const { publicUrl, accounts = {}, anonymousWrites = false, unavailable = () => false } = given;
  const idempotency = new MemoryIdempotency();
  return {
    // Its type lets it be left out only where a RequestContext is a Context.
    contextFor: (caller, client) => ({ caller, client }) as Context,
    authenticate: authenticateAccounts({ accounts, publicUrl, anonymousWrites, unavailable }),
    runOnce: (request, context, handle) => idempotency.run(request, () => handle(context)),
    afterwards: async () => ({}),
    applyLimit: () => null,
    limitStorage: async () => undefined,
    quotaExceeded: () => undefined,
    streams: new StreamLimit(null),
    featuresOff: new Set(),
    recorder: null,
    tracer: null,
    hosts: null,
    connections: { total: 8_192, perNetwork: null },
    connectionTimes: realConnectionTimes,
    requests: { ...fairQueueLimits, perNetwork: null },
    unavailable,
    outcomeUnknown: () => false,
    databaseFailed: () => undefined,
    logLevel: "warn",
    logAddresses: "masked",
    problemPages: { headers: problemHeaders, render: null },
    stopping: new AbortController().signal,
    trustProxy: false,
    forwardedHeaders: new ForwardedHeaders(given.trustProxy ?? false, () => new Date()),
    ...given,
  };
}
