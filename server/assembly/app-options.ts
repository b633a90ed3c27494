/** The options of the HTTP application of a node. */
import { type Operation, operations } from "../../generated/operations.ts";
import { isOutcomeUnknown } from "../core/database/commit-outcome.ts";
import type { Monitor } from "../core/database/monitor.ts";
import type { Replicas } from "../core/database/replicas.ts";
import { connectionLimits } from "../core/http/connections.ts";
import { fairQueueLimits } from "../core/http/fair-queue.ts";
import type { ForwardedHeaders } from "../core/http/forwarded-headers.ts";
import { acceptedHosts } from "../core/http/host.ts";
import type { CompleteOptions } from "../core/http/options.ts";
import { prefersAsync } from "../core/http/prefer.ts";
import type { StreamLimit } from "../core/http/stream-limit.ts";
import { Idempotency } from "../core/idempotency/idempotency.ts";
import { createNetworkLimits } from "../core/limits/network-limits.ts";
import { StorageLimits } from "../core/limits/storage-limits.ts";
import { openFileLimit } from "../core/process/open-files.ts";
import { SecretEncryption } from "../core/secrets/secret-encryption.ts";
import type { Context, Core } from "../feature.ts";
import { errorPage } from "../features/site/error-page.ts";
import { securityHeaders } from "../features/site/page.ts";
import type { Activity } from "../registry/keys/activity.ts";
import type { Dispatcher } from "../registry/webhooks/dispatcher.ts";
import { RequestDeliveries } from "../registry/webhooks/request-deliveries.ts";
import type { World } from "../world.ts";
import { authenticationOf } from "./authentication.ts";
import { limitedTierOf } from "./facts.ts";
import type { Observers } from "./observers.ts";

/** What the application needs beside the core. */
export interface AppParts {
  observers: Observers;
  monitor: Monitor;
  dispatcher: Dispatcher;
  activity: Activity;
  replicas: Replicas | null;
  streams: StreamLimit;
  forwardedHeaders: ForwardedHeaders;
  /** What all handlers get, for every caller. */
  shared: Omit<Context, "caller" | "client" | "database" | "requestDeliveries">;
  /** What the handlers of each feature get besides. */
  partsOf: ReadonlyMap<string, object>;
}

/** The options of a node. */
export function appOptionsOf(core: Core, world: World, given: AppParts): CompleteOptions<Context> {
  const { config, database, stopping, clock } = core;
  const { observers, monitor, activity, streams, forwardedHeaders } = given;
  const storage = storageOf(core, observers);
  return {
    publicUrl: config.publicUrl,
    featuresOff: core.node.featuresOff,
    connections: connectionLimits(config, openFileLimit()),
    requests: { ...fairQueueLimits, perNetwork: config.maxRequestsPerNetwork || null },
    recorder: observers.recorder,
    tracer: observers.tracing?.requests ?? null,
    connectionTimes: world.connectionTimes,
    hosts: acceptedHosts(config.host, config.publicUrl),
    logLevel: config.logLevel,
    logAddresses: config.logAddresses,
    trustProxy: config.trustProxy,
    forwardedHeaders,
    unavailable: database.unavailable,
    outcomeUnknown: isOutcomeUnknown,
    databaseFailed: () => monitor.requestFailed(),
    problemPages: { headers: securityHeaders, render: errorPage },
    stopping,
    ...createNetworkLimits(config, clock),
    streams,
    authenticate: authenticationOf(core, activity),
    limitStorage: (operation, caller, address) => storage.check(operation, caller, address),
    contextFor: contextsOf(storage, given),
    runOnce: runOnceOf(core),
    afterwards: async ({ requestDeliveries }, { method }, prefer) => {
      const { emitted, seq } = requestDeliveries;
      const headers = seq === null || method === "GET" ? {} : { "Registry-Seq": String(seq) };
      if (emitted === 0) return headers;
      if (prefersAsync(prefer)) return { ...headers, "Preference-Applied": "respond-async" };
      await requestDeliveries.waitUntilAttempted();
      return headers;
    },
  };
}

function storageOf({ config, database, clock }: Core, { recorder }: Observers): StorageLimits {
  return new StorageLimits({
    database,
    settings: config.storageLimits,
    clock,
    tierOf: (id) => limitedTierOf(database, id),
    stored: recorder?.stored ?? null,
  });
}

/** Makes the context of each request: what all handlers get, and the parts of the feature whose operation it is. */
function contextsOf(
  storage: StorageLimits,
  { dispatcher, replicas, shared, partsOf }: AppParts,
): CompleteOptions<Context>["contextFor"] {
  const contexts = new Map<Operation, AppParts["shared"]>();
  for (const [feature, all] of Object.entries<Record<string, Operation>>(operations))
    for (const operation of Object.values(all))
      contexts.set(operation, { ...shared, ...partsOf.get(feature) });
  return (caller, client, seq, operation) => {
    const counted = storage.countedFor(caller, client.address, operation.limitsStorage);
    const requestDeliveries = new RequestDeliveries(counted, dispatcher);
    const database = replicas?.readFrom(requestDeliveries.database, seq) ?? requestDeliveries.database;
    return { ...(contexts.get(operation) ?? shared), caller, client, database, requestDeliveries };
  };
}

/** Honours `Idempotency-Key`. */
function runOnceOf({ nodeKey, random, clock, warn }: Core): CompleteOptions<Context>["runOnce"] {
  const idempotency = new Idempotency({
    encryption: new SecretEncryption(nodeKey, "stored responses", random),
    nodeKey,
    clock,
    warn: (error) => warn("a response was not kept for its Idempotency-Key", error),
  });
  return (request, context, handle) =>
    idempotency.run(context.database, request, (database) => handle({ ...context, database }));
}
