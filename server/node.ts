/** The composition root: opens the core, installs the features, and returns a node. */
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { appOptionsOf } from "./assembly/app-options.ts";
import type { Config } from "./assembly/config.ts";
import { type OpenDatabase, openNodeDatabase, replicasOf } from "./assembly/databases.ts";
import { factsOf } from "./assembly/facts.ts";
import { createObservers, type Observers } from "./assembly/observers.ts";
import { createSearch, type NodeSearch } from "./assembly/search.ts";
import type { Database } from "./core/database/database.ts";
import { readDiskSpace } from "./core/database/disk-space.ts";
import { Egress } from "./core/egress/egress.ts";
import { drain, drainTimes } from "./core/http/drain.ts";
import { ForwardedHeaders } from "./core/http/forwarded-headers.ts";
import { StreamLimit } from "./core/http/stream-limit.ts";
import { JobWatch } from "./core/jobs/job-watch.ts";
import { type JobRan, PeriodicJob } from "./core/jobs/jobs.ts";
import { Instance } from "./core/leases/instance.ts";
import { Cursors } from "./core/paging/cursors.ts";
import { PageCache } from "./core/paging/page-cache.ts";
import { protectFiles } from "./core/process/private-files.ts";
import { keyOf } from "./core/secrets/key-fingerprint.ts";
import { keyFileOf } from "./core/secrets/node-key.ts";
import type { Core, Log, Started, Warning } from "./feature.ts";
import { features, type Given, handlers, releases } from "./features.ts";
import { hasOwner } from "./registry/accounts/accounts.ts";
import { createOwner } from "./registry/accounts/owner.ts";
import { Passwords } from "./registry/accounts/passwords.ts";
import { Activity } from "./registry/keys/activity.ts";
import { createDispatcher } from "./registry/webhooks/create-dispatcher.ts";
import { RequestDeliveries } from "./registry/webhooks/request-deliveries.ts";
import { realWorld, type World } from "./world.ts";

/** A node, ready to listen or to be injected into. */
export interface RegistryNode extends AsyncDisposable {
  app: FastifyInstance;
  database: Database;
  /** The URL to create the owner's account; null if there is one. */
  setupUrl: string | null;
}

/** The folder of the built dashboard (`npm run build:dashboard`). */
const dashboardFolder = join(import.meta.dirname, "dashboard", "dist");

/**
 * Creates a node: opens its database and migrates it. It does not listen.
 * @throws if the database cannot be reached.
 */
export async function createNode(config: Config, world: World = realWorld): Promise<RegistryNode> {
  await using opened = new AsyncDisposableStack();
  const files = protectFiles(filesOf(config.database));
  const log = logOf(() => app);
  const observers = await createObservers(config, world, log);
  if (observers.tracing) opened.use(observers.tracing);
  const stopping = new AbortController();
  const use: Core["use"] = (part) => opened.use(part);
  const databases = await openNodeDatabase(config, world, observers, log, use);
  const nodeKey = await keyOf(databases.own, { ...config, file: keyFileOf(config.database) }, world);
  const passwords = new Passwords(world.passwordCost, world.random);
  if (config.owner) await createOwner(databases.own, config.owner, passwords, world.newId);
  const made = { config, world, observers, databases, nodeKey, log, use, stopping: stopping.signal };
  const { core, sending, activity } = createCore(made);
  const search = createSearch(core, world, observers, databases.noVectors);
  const installed = install(core, made, {
    passwords,
    sending,
    activity,
    search,
    connections: () => connectionsOf(app),
  });
  const replicas = replicasOf(config, databases.own, installed.ran, core);
  if (replicas) use(replicas);
  const options = appOptionsOf(core, world, {
    ...{ observers, monitor: databases.monitor, dispatcher: sending.dispatcher, activity, replicas },
    ...installed,
    shared: {
      ...{ clock: core.clock, newId: core.newId, random: core.random, egress: core.egress, node: core.node },
      ...{ cursors: new Cursors(nodeKey), pages: new PageCache(), agentSearch: search.agentSearch },
    },
  });
  const app = world.createApp(handlers, options);
  opened.defer(async () => {
    stopping.abort();
    await drain(app, drainTimes);
  });
  warnAtStart(core, files, databases);
  const { database } = databases;
  const { setupToken } = core.node;
  const setupUrl = (await hasOwner(database)) ? null : `${config.publicUrl}/?setup=${setupToken}`;
  core.instance.onReleased = () => sending.dispatcher.pollNow();
  core.instance.start();
  await installed.begin();
  search.begin();
  replicas?.start();
  const closing = opened.move();
  return { app, database, setupUrl, [Symbol.asyncDispose]: () => closing.disposeAsync() };
}

/** What is there before the core. */
interface Made {
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
function createCore({ config, world, observers, databases, nodeKey, log, use, stopping }: Made) {
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
    ...{
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
    },
    databaseOfJob: () => new RequestDeliveries(database, sending.dispatcher).database,
    isNetworkDown: () => sending.connectivity.isNetworkDown(),
    node: factsOf(config, nodeKey, clock, stopping),
  };
  return { core, sending, activity };
}

/** What the features of a node are given besides. */
interface Parts extends Pick<Given, "passwords" | "sending"> {
  activity: Activity;
  search: NodeSearch;
  /** Counts the open connections of clients. */
  connections: () => Promise<number>;
}

/** Starts the features. */
function install(core: Core, { world, observers, databases }: Made, parts: Parts) {
  const { config, clock, database } = core;
  const { monitor } = databases;
  const watch = new JobWatch(clock);
  const forwardedHeaders = new ForwardedHeaders(config.trustProxy, clock);
  const streams = new StreamLimit(config.eventStreamsPerNetwork || null);
  const diskSpace = () => readDiskSpace({ rows: database, config: config.database }, world.readDisk);
  const metrics = observers.metricsOf({
    ...{ database, monitor, jobs: watch, diskSpace, clock, connections: parts.connections },
    eventStreams: () => streams.total,
    deliveriesInMemory: () => parts.sending.dispatcher.inMemory,
    agentsToEmbed: parts.search.agentsToEmbed,
  });
  const running = new Map<string, Started<object>>();
  const warnings = () => [
    ...[...running.values()].flatMap((each) => each.warnings?.() ?? []),
    ...proxyWarning(forwardedHeaders),
  ];
  const node = { monitor, warnings, jobs: watch, diskSpace, metrics };
  const given: Given = { ...world, ...parts, keys: { activity: parts.activity }, node, dashboardFolder };
  for (const [name, feature] of Object.entries(features)) {
    const { parts: own = {}, ...works } = feature.start(core, given);
    running.set(name, { parts: own, ...(!core.node.featuresOff.has(name) && works) });
  }
  const ran = observers.recorder?.ran ?? null;
  const jobs = jobsOf(core, running, watch, ran);
  return {
    ...{ streams, forwardedHeaders, ran },
    // Web pages stand before operations of other features, for browsers.
    partsOf: new Map(
      [...running].map(([name, { parts }]) => [name, { ...running.get("site")?.parts, ...parts }]),
    ),
    async begin() {
      for (const { begin } of running.values()) await begin?.();
      for (const job of jobs) await job.start();
    },
  };
}

/** The periodic jobs of the features, which a watch observes. */
function jobsOf(
  { warn, stopping, use }: Core,
  running: ReadonlyMap<string, Started<object>>,
  watch: JobWatch,
  ran: JobRan | null,
): PeriodicJob[] {
  const all = [...running.values()].flatMap(({ jobs = [] }) => jobs);
  return all.map(({ name, failure, ...options }) => {
    watch.add(name, options.intervalMs);
    const job = new PeriodicJob({
      ...options,
      warn: (error) => warn(failure, error),
      ran: (ms, failed) => {
        watch.ran(name, failed);
        ran?.(name, ms, failed);
      },
      stopping,
    });
    return use(job);
  });
}

/** Logs what the operator should know of from the start on. */
function warnAtStart(
  { config, log }: Core,
  { corrected, failed }: ReturnType<typeof protectFiles>,
  { database, noVectors }: OpenDatabase,
): void {
  if (corrected.length > 0)
    log.warn({ paths: corrected }, "others could read these: their modes were corrected");
  if (failed.length > 0) log.warn({ paths: failed }, "others can read these, and they are not this user's");
  for (const { code, remedy } of database.warnings()) log.error({ code }, remedy);
  const level = config.embeddings?.url ? "warn" : "info";
  if (noVectors)
    log[level]({ reason: noVectors.missing }, "hybrid ranking is off: searches rank by words alone");
}

/** The warning that a proxy in front is not trusted. */
function proxyWarning({ warning }: ForwardedHeaders): Warning[] {
  return warning
    ? [{ code: "proxy_not_trusted", detail: warning.detail, since: warning.since.toISOString() }]
    : [];
}

/** The log of an application, as soon as there is one. */
function logOf(app: () => FastifyInstance): Log {
  return {
    info: (details, what) => app().log.info(details, what),
    warn: (details, what) => app().log.warn(details, what),
    error: (details, what) => app().log.error(details, what),
  };
}

/** The number of open connections of clients. */
function connectionsOf({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}

/** The private files of the node; the first is in the folder of all. */
function filesOf(database: Config["database"]): string[] {
  const key = keyFileOf(database);
  if (database.engine === "postgres") return [key];
  const ends = ["", "-wal", "-shm", "-journal", "-search", "-search-journal"];
  return [...ends.map((end) => `${database.file}${end}`), key];
}
