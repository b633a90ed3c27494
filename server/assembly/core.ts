/** Creates the core of a node. */
import { Egress } from "../core/egress/egress.ts";
import { Instance } from "../core/leases/instance.ts";
import type { Core, Log } from "../feature.ts";
import { releases } from "../features.ts";
import { Activity } from "../registry/keys/activity.ts";
import { createDispatcher } from "../registry/webhooks/create-dispatcher.ts";
import { RequestDeliveries } from "../registry/webhooks/request-deliveries.ts";
import type { World } from "../world.ts";
import type { Config } from "./config.ts";
import type { OpenDatabase } from "./databases.ts";
import { factsOf } from "./facts.ts";
import type { Observers } from "./observers.ts";

/** What is there before the core. */
export interface Made {
  config: Config;
  world: World;
  observers: Observers;
  databases: OpenDatabase;
  nodeKey: Buffer;
  log: Log;
  use: Core["use"];
  stopping: AbortSignal;
}

/** Creates the core, and what sends deliveries, which every change needs. */
export function createCore({ config, world, observers, databases, nodeKey, log, use, stopping }: Made) {
  const { database, monitor } = databases;
  const { recorder, tracing } = observers;
  const { clock, newId, random, resolve, trust, jobIntervals } = world;
  // The log line of an outage counts failed jobs.
  const warn = (what: string, error: unknown) => {
    if (database.unavailable(error)) monitor.jobFailed();
    else log.warn({ err: error }, what);
  };
  const activity = use(new Activity(database, (error) => warn("usage not written", error)));
  const sent = recorder?.sent ?? null;
  const egress = use(
    new Egress({ resolve, trust, pins: config.egressPins, sent, trace: tracing?.outgoing ?? null }),
  );
  const times = world.instanceTimes;
  const instance = use(new Instance({ database, random, times, releases, warn, stopping }));
  const sending = createDispatcher({
    ...{ database, egress, instance, nodeKey, clock, random, stopping, warn },
    times: world.deliveryTimes,
    deliveryWaitMs: config.deliveryWaitMs,
    retentionMs: config.deliveryRetentionDays * 86_400_000,
    connectivityCheckUrl: config.connectivityCheckUrl,
    attempted: recorder?.attempted ?? null,
    tracer: tracing?.deliveries ?? null,
  });
  use(sending.dispatcher);
  const core: Core = {
    config,
    database,
    egress,
    instance,
    nodeKey,
    clock,
    newId,
    random,
    jobIntervals,
    log,
    warn,
    stopping,
    use,
    databaseOfJob: () => new RequestDeliveries(database, sending.dispatcher).database,
    isNetworkDown: () => sending.connectivity.isNetworkDown(),
    node: factsOf(config, nodeKey, clock, stopping),
  };
  return { core, sending, activity };
}
