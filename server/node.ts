/** The composition root: the only constructor of a node. */
import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { join } from "node:path";
import type { SecureContext } from "node:tls";
import type { FastifyInstance } from "fastify";
import { Registry } from "prom-client";
import { operations, version } from "../generated/operations.ts";
import { accountById, hasOwner } from "./accounts/accounts.ts";
import * as accounts from "./accounts/handlers.ts";
import { IdentityProvider } from "./accounts/identity-provider.ts";
import { Flows } from "./accounts/oidc-flow.ts";
import { createOwner } from "./accounts/owner.ts";
import { type PasswordCost, Passwords, recommendedCost } from "./accounts/passwords.ts";
import { authenticateSession } from "./accounts/sessions.ts";
import { createEmbeddings } from "./agents/embeddings/create-embeddings.ts";
import { defaultEmbeddingTimes, type EmbeddingTimes } from "./agents/embeddings/embedding-job.ts";
import { countWaiting } from "./agents/embeddings/vectors.ts";
import * as agents from "./agents/handlers.ts";
import { Logos } from "./agents/logo/logos.ts";
import { realSearchLimits, type SearchLimits } from "./agents/search/budget.ts";
import { type Index, openHere, openInThread } from "./agents/search/index-thread.ts";
import { AgentSearch } from "./agents/search/search.ts";
import { SearchIndex } from "./agents/search/search-index.ts";
import * as audit from "./audit/handlers.ts";
import * as certifications from "./certifications/handlers.ts";
import * as compliance from "./compliance/handlers.ts";
import type { Config } from "./config.ts";
import type { Context, Handlers, NodeFacts } from "./context.ts";
import { Cursors } from "./cursors.ts";
import { isOutcomeUnknown } from "./database/commit-outcome.ts";
import type { Database } from "./database/database.ts";
import { type ReadDisk, readDisk, readDiskSpace } from "./database/disk-space.ts";
import type { Committed } from "./database/group-commit.ts";
import { measured } from "./database/measured.ts";
import { Monitor, watched } from "./database/monitor.ts";
import { openPostgres } from "./database/postgres.ts";
import { defaultReplicaTimes, type ReplicaLog, Replicas } from "./database/replicas.ts";
import { openSqlite } from "./database/sqlite.ts";
import { traced } from "./database/traced.ts";
import { type NoVectors, preparePgvector, sqliteVectors } from "./database/vector-support.ts";
import { DomainChecks } from "./domains/domain-checks.ts";
import * as domains from "./domains/handlers.ts";
import { Egress } from "./egress/egress.ts";
import { createResolver, type Resolve } from "./egress/resolver.ts";
import { createTxtReaders } from "./egress/txt-resolver.ts";
import { managedEntities } from "./entities.ts";
import * as erasures from "./erasures/handlers.ts";
import * as events from "./events/handlers.ts";
import * as ard from "./facades/ard/handlers.ts";
import { domainOf } from "./facades/ard/identifier.ts";
import * as gallery from "./facades/gallery/handlers.ts";
import * as nanda from "./facades/nanda/handlers.ts";
import * as witness from "./facades/witness/handlers.ts";
import * as facts from "./facts/handlers.ts";
import * as federation from "./federation/handlers.ts";
import { releasePeers } from "./federation/peer.ts";
import { defaultSyncTimes, SyncScheduler, type SyncTimes } from "./federation/sync-scheduler.ts";
import { createApp } from "./http/app.ts";
import { type Authenticate, createAuthentication } from "./http/authentication.ts";
import { type ConnectionTimes, connectionLimits, realConnectionTimes } from "./http/connections.ts";
import { drain, drainTimes } from "./http/drain.ts";
import { fairQueueLimits } from "./http/fair-queue.ts";
import { ForwardedHeaders } from "./http/forwarded-headers.ts";
import { acceptedHosts } from "./http/host.ts";
import type { CompleteOptions } from "./http/options.ts";
import { prefersAsync } from "./http/prefer.ts";
import { StreamLimit } from "./http/stream-limit.ts";
import { Idempotency } from "./idempotency/idempotency.ts";
import { defaultInstanceTimes, Instance, type InstanceTimes } from "./instance.ts";
import { JobWatch } from "./job-watch.ts";
import { defaultJobIntervals, type JobIntervals, type JobRan } from "./jobs.ts";
import { keyOf } from "./key-fingerprint.ts";
import { Activity } from "./keys/activity.ts";
import { Counter } from "./keys/counter.ts";
import { authenticateKey, checkKey } from "./keys/credential.ts";
import { expireKey } from "./keys/expiry.ts";
import * as keys from "./keys/handlers.ts";
import { findKey } from "./keys/lookup.ts";
import { mayBeKey } from "./keys/raw-key.ts";
import { SessionQuota } from "./keys/session-quota.ts";
import * as liveness from "./liveness/handlers.ts";
import { canBeVerified, probeSignerOf } from "./liveness/probe-signature.ts";
import { Prober } from "./liveness/prober.ts";
import * as log from "./log/handlers.ts";
import { cosignerOf } from "./log/log-key.ts";
import { checkpointFileOf, RollbackGuard, type Shown } from "./log/rollback-guard.ts";
import { LogSealer, originOf } from "./log/sealer.ts";
import { TileCache } from "./log/tile-nodes.ts";
import { readClaims } from "./log/witness/claims.ts";
import { CosigningRounds } from "./log/witness/cosigning-rounds.ts";
import * as mcp from "./mcp/handlers.ts";
import { createMetrics } from "./metrics/exposition.ts";
import { processMetrics } from "./metrics/process-metrics.ts";
import { createRecorder } from "./metrics/recorder.ts";
import { tokenCheck } from "./metrics/token.ts";
import { createNetworkLimits } from "./network-limits.ts";
import * as node from "./node/handlers.ts";
import { createJobs } from "./node-jobs.ts";
import { keyFileOf, nodeIdOf } from "./node-key.ts";
import * as offers from "./offers/handlers.ts";
import { openFileLimit } from "./open-files.ts";
import { PageCache } from "./page-cache.ts";
import { protectFiles } from "./private-files.ts";
import * as reputation from "./reputation/handlers.ts";
import { SecretEncryption } from "./secret-encryption.ts";
import * as browserPages from "./site/browser-pages.ts";
import { DashboardBuild } from "./site/dashboard-build.ts";
import { errorPage } from "./site/error-page.ts";
import * as site from "./site/handlers.ts";
import { securityHeaders } from "./site/page.ts";
import { StorageLimits } from "./storage-limits.ts";
import type { ExportLog } from "./tracing/opentelemetry.ts";
import type { TracingSettings } from "./tracing/settings.ts";
import type { Tracing } from "./tracing/tracing.ts";
import { transitionHeaders, transitionText, writesWithoutKey } from "./transition.ts";
import { releaseDeliveries } from "./webhooks/claims.ts";
import { createDispatcher } from "./webhooks/create-dispatcher.ts";
import { type DeliveryTimes, defaultDeliveryTimes } from "./webhooks/dispatcher.ts";
import * as webhooks from "./webhooks/handlers.ts";
import { RequestDeliveries } from "./webhooks/request-deliveries.ts";

/** A node, ready to listen or to be injected into. */
export interface RegistryNode extends AsyncDisposable {
  app: FastifyInstance;
  database: Database;
  /** The URL to create the owner's account; null if there is one. */
  setupUrl: string | null;
}

/** The environment of a node, which tests replace to control time and randomness. */
export interface World {
  clock: () => Date;
  newId: () => string;
  random: (bytes: number) => Buffer;
  /** The cost of hashing a password. */
  passwordCost: PasswordCost;
  /** Sends requests to the identity provider and the embeddings endpoint. */
  fetch: typeof fetch;
  /** Resolves the hosts of outgoing requests. */
  resolve: Resolve;
  /** Timeouts and intervals of deliveries. */
  deliveryTimes: DeliveryTimes;
  /** The heartbeats of processes that hold leases. */
  instanceTimes: InstanceTimes;
  /** Timeouts of connections. */
  connectionTimes: ConnectionTimes;
  /** The intervals of periodic jobs. */
  jobIntervals: JobIntervals;
  /** Reads the disk of the database. */
  readDisk: ReadDisk;
  /** Timeouts, intervals and limits of synchronizing peers. */
  syncTimes: SyncTimes;
  /** The file that keeps the last checkpoint of the log; null to keep none. */
  checkpointFile: (database: Config["database"]) => string | null;
  /** Limits of one search. */
  searchLimits: SearchLimits;
  /** Opens the search index of a node. */
  openIndex: (database: Config["database"]) => Index;
  /** Timeouts and intervals of embeddings. */
  embeddingTimes: EmbeddingTimes;
  /** Finds the extension of SQLite that compares vectors. */
  sqliteVectors: typeof sqliteVectors;
  /** Creates the readers of TXT records that prove domains. */
  txtReaders: typeof createTxtReaders;
  /** The port at which files and cards prove domains. */
  domainProofPort: number;
  /** The trusted certificate authorities; null for those of Node.js. */
  trust: SecureContext | null;
  /** The metrics of the process. They are collected from the first call on. */
  processMetrics: () => Registry;
  /** Opens the database. */
  openDatabase: typeof openDatabase;
  /** Creates the HTTP application. */
  createApp: (routes: Handlers, options: CompleteOptions<Context>) => FastifyInstance;
  /** Starts to export traces. Only called if they are configured. */
  startTracing: (settings: TracingSettings, log: ExportLog) => Promise<Tracing>;
}

/** The real environment. */
export const realWorld: World = {
  clock: () => new Date(),
  newId: () => randomUUID(),
  random: randomBytes,
  passwordCost: recommendedCost,
  fetch: (input, init) => fetch(input, init),
  deliveryTimes: defaultDeliveryTimes,
  instanceTimes: defaultInstanceTimes,
  connectionTimes: realConnectionTimes,
  jobIntervals: defaultJobIntervals,
  readDisk,
  checkpointFile: (database) => checkpointFileOf(keyFileOf(database)),
  syncTimes: defaultSyncTimes,
  searchLimits: realSearchLimits,
  openIndex: (database) => openInThread(indexFileOf(database)),
  embeddingTimes: defaultEmbeddingTimes,
  sqliteVectors,
  resolve: createResolver(),
  txtReaders: createTxtReaders,
  domainProofPort: 443,
  trust: null,
  processMetrics: processMetrics(),
  openDatabase,
  createApp,
  startTracing: async (settings, log) =>
    (await import("./tracing/opentelemetry.ts")).startTracing(settings, log), // here, because others do without
};

/** Opens a search index in memory, in this thread. */
export function openIndexInMemory(): Index {
  return openHere(":memory:");
}

/** The file of the search index: beside that of SQLite; beside PostgreSQL one of its own, which ends with the process. */
function indexFileOf(database: Config["database"]): string {
  return database.engine === "sqlite" ? `${database.file}-search` : "";
}

/** All handlers. An operation of the contract without a handler does not compile. */
export const handlers: Handlers = {
  accounts,
  agents,
  ard,
  audit,
  certifications,
  compliance,
  domains,
  erasures,
  events: { ...events, list: browserPages.withPage(events.list, browserPages.events) },
  facts,
  federation,
  gallery,
  keys,
  liveness,
  log: {
    ...log,
    read: browserPages.withPage(log.read, browserPages.log),
    proof: browserPages.withPage(log.proof, browserPages.proof),
  },
  mcp,
  nanda,
  node: {
    ...node,
    health: browserPages.withPage(node.health, browserPages.health),
    stats: browserPages.withPage(node.stats, browserPages.stats),
  },
  offers,
  reputation,
  site,
  webhooks,
  witness,
};

/** The folder of the built dashboard (`npm run build:dashboard`). */
const dashboardFolder = join(import.meta.dirname, "dashboard", "dist");

/**
 * Creates a node: opens its database and migrates it. It does not listen.
 * @throws if the database cannot be reached.
 */
export async function createNode(config: Config, world: World = realWorld): Promise<RegistryNode> {
  await using opened = new AsyncDisposableStack();
  const { corrected, failed } = protectFiles(filesOf(config.database));
  const registry = config.metricsToken === null ? null : new Registry();
  const recorder = registry && createRecorder(registry);
  const tracing =
    config.tracing && opened.use(await startTracing(config.tracing, world, (): FastifyInstance => app));
  const vectors = config.embeddings && config.database.engine === "sqlite" ? world.sqliteVectors() : null;
  const ownDatabase = opened.use(
    await world.openDatabase(
      config.database,
      world,
      recorder?.committed ?? null,
      vectors && "extension" in vectors ? vectors.extension : null,
    ),
  );
  const noVectors = config.embeddings && (await noVectorsOf(ownDatabase, vectors));
  const nodeKey = await keyOf(ownDatabase, { ...config, file: keyFileOf(config.database) }, world);
  const cursors = new Cursors(nodeKey);
  const pages = new PageCache();
  const passwords = new Passwords(world.passwordCost, world.random);
  if (config.owner) await createOwner(ownDatabase, config.owner, passwords, world.newId);
  const { clock, newId, random } = world;
  const monitor = opened.use(
    new Monitor(ownDatabase, clock, {
      began: (what, facts) => app.log.error(facts, what),
      ended: (what, facts) => app.log.warn(facts, what),
    }),
  );
  const watchedDatabase = watched(ownDatabase, monitor);
  const measuredDatabase = recorder ? measured(watchedDatabase, recorder) : watchedDatabase;
  const database = tracing ? traced(measuredDatabase, tracing.database) : measuredDatabase;
  // The log line of an outage counts failed jobs.
  const warn = (what: string, error: unknown) => {
    if (database.unavailable(error)) monitor.jobFailed();
    else app.log.warn({ err: error }, what);
  };
  const activity = opened.use(new Activity(database, (error) => warn("usage not written", error)));
  const { resolve, trust } = world;
  const egress = opened.use(
    new Egress({
      resolve,
      trust,
      pins: config.egressPins,
      sent: recorder?.sent ?? null,
      trace: tracing?.outgoing ?? null,
    }),
  );
  const domainChecks = new DomainChecks({
    egress,
    resolve,
    readTxt: world.txtReaders(config.domainResolvers),
    node: config.publicUrl,
    port: world.domainProofPort,
    clock,
  });
  const logos = new Logos(egress, clock);
  const oidc = oidcOf(config, world, nodeKey, (reason) =>
    app.log.warn({ reason }, "identity provider failed"),
  );
  const stopping = new AbortController();
  const about: NodeFacts = {
    id: nodeIdOf(nodeKey),
    publicUrl: config.publicUrl,
    strictFacts: config.strictFacts,
    singleOperator: config.singleOperator,
    signUpsPerNetwork: config.signUpsPerNetwork,
    anonymousStorageLimit: config.storageLimits.anonymous,
    logAddresses: config.logAddresses,
    newIds: {
      namespaces: config.namespaceMode,
      perDay: config.newAgentsPerDay,
      publicUrl: config.publicUrl,
    },
    securityContact: config.securityContact,
    ard: { domain: config.ardPublisherDomain ?? domainOf(config.publicUrl), manifest: config.ardManifest },
    anonymousWrites: () => writesWithoutKey(config, clock()),
    transition: () => transitionText(config, clock()),
    setupToken: createHmac("sha256", nodeKey).update("set-up").digest("base64url").slice(0, 22),
    startedAt: clock(),
    stopping: stopping.signal,
  };
  const instance = opened.use(
    new Instance({
      database,
      random,
      times: world.instanceTimes,
      releases: [releaseDeliveries, releasePeers],
      warn,
      stopping: stopping.signal,
    }),
  );
  const { dispatcher, connectivity, ...webhookContext } = createDispatcher({
    database,
    egress,
    instance,
    nodeKey,
    clock,
    random,
    times: world.deliveryTimes,
    deliveryWaitMs: config.deliveryWaitMs,
    retentionMs: config.deliveryRetentionDays * 86_400_000,
    connectivityCheckUrl: config.connectivityCheckUrl,
    stopping: stopping.signal,
    attempted: recorder?.attempted ?? null,
    tracer: tracing?.deliveries ?? null,
    warn,
  });
  opened.use(dispatcher);
  const ran = recorder?.ran ?? null;
  const checkpointFile = world.checkpointFile(config.database);
  const firstOrigin = originOf(config.publicUrl);
  const claims = { database, egress, nodeKey, firstOrigin, stopping: stopping.signal };
  const sealer = new LogSealer({
    database,
    guard:
      checkpointFile === null
        ? null
        : new RollbackGuard(checkpointFile, { isBesideDatabase: config.database.engine === "sqlite" }),
    readClaims: () => readClaims(claims),
    nodeKey,
    publicUrl: config.publicUrl,
    clock,
    onHalt: (reason) => app.log.error({ reason }, "the transparency log is halted: it signs nothing"),
    onUnwritten: (reason) =>
      app.log.error(
        { reason },
        "no checkpoint of the transparency log is published, because its file cannot be written",
      ),
  });
  const logTiles = new TileCache();
  const onLarger = (shown: Shown) => sealer.recheck(shown);
  const cosigning = new CosigningRounds({ ...claims, clock, onLarger });
  const cosigner = cosignerOf(nodeKey, `${firstOrigin}/witness`);
  const watch = new JobWatch(clock);
  const encryption = new SecretEncryption(nodeKey, "stored responses", random);
  const probeSigner = probeSignerOf(nodeKey, config.publicUrl);
  const prober =
    config.probesPerHour === 0
      ? null
      : opened.use(
          new Prober({
            database,
            egress,
            publicUrl: config.publicUrl,
            signer: canBeVerified(config.publicUrl) ? probeSigner : null,
            version,
            probesPerHour: config.probesPerHour,
            isNetworkDown: () => connectivity.isNetworkDown(),
            clock,
            newId,
            random,
            warn,
            stopping: stopping.signal,
          }),
        );
  const jobParts = {
    encryption,
    dispatcher,
    connectivity,
    egress,
    domainChecks,
    sealer,
    cosigning,
    prober,
    watch,
  };
  const jobs = createJobs(database, config, jobParts, world, stopping.signal, warn, ran);
  const diskSpace = () => readDiskSpace({ rows: database, config: config.database }, world.readDisk);
  for (const each of jobs) opened.use(each);
  const syncs = opened.use(
    new SyncScheduler({
      database,
      egress,
      instance,
      clock,
      times: world.syncTimes,
      stopping: stopping.signal,
      databaseOfJob: () => new RequestDeliveries(database, dispatcher).database,
      warn,
      logOtherKeys: (details) =>
        app.log.warn(
          details,
          "a peer names other keys of its log than before: what you confirmed stays as it is",
        ),
    }),
  );
  const embeddings =
    config.embeddings && !noVectors
      ? createEmbeddings({
          settings: config.embeddings,
          database,
          fetch: world.fetch,
          clock,
          times: world.embeddingTimes,
          requested: recorder?.embedded ?? null,
          log: (what, details) => app.log.warn(details, what),
          warn: (error) => warn("storing vectors of agents failed; it is retried", error),
          stopping: stopping.signal,
        })
      : null;
  if (embeddings) opened.use(embeddings.job);
  const searchIndex = opened.use(
    new SearchIndex({
      database,
      index: world.openIndex(config.database),
      warn: (error) => warn("the search index does not follow the agents; it is retried", error),
      failed: (reason) =>
        app.log.warn({ reason }, "the search index fails: searches lack the latest changes; it is retried"),
      recovered: () => app.log.warn("the search index has all changes again"),
    }),
  );
  const agentSearch = new AgentSearch({
    limits: world.searchLimits,
    index: searchIndex,
    meaning: embeddings?.meaning ?? null,
  });
  const idempotency = new Idempotency({
    encryption,
    nodeKey,
    clock,
    warn: (error) => warn("a response was not kept for its Idempotency-Key", error),
  });
  const replicas = replicasOf(config.database, ownDatabase, stopping.signal, ran, {
    used: (place) => app.log.info({ replica: place }, "reads go to a replica"),
    leftOut: (place, reason) => app.log.warn({ replica: place, reason }, "reads do not go to a replica"),
  });
  if (replicas) opened.use(replicas);
  const dashboard = new DashboardBuild(dashboardFolder);
  const streams = new StreamLimit(config.eventStreamsPerNetwork || null);
  const forwardedHeaders = new ForwardedHeaders(config.trustProxy, clock);
  const metrics: Context["metrics"] =
    registry &&
    recorder &&
    createMetrics([registry, world.processMetrics()], {
      database,
      monitor,
      jobs: watch,
      diskSpace,
      clock,
      connections: (): Promise<number> => connectionsOf(app),
      queue: () => recorder.queue(),
      eventStreams: () => streams.total,
      deliveriesInMemory: () => dispatcher.inMemory,
      agentsToEmbed: async () => (embeddings ? countWaiting(database) : 0),
    });
  const storage = new StorageLimits({
    database,
    settings: config.storageLimits,
    clock,
    tierOf: async (id) => {
      const account = await accountById(database, id);
      return account && account.role !== "owner" ? account.tier : null;
    },
    stored: recorder?.stored ?? null,
  });
  const options: CompleteOptions<Context> = {
    publicUrl: config.publicUrl,
    connections: connectionLimits(config, openFileLimit()),
    requests: { ...fairQueueLimits, perNetwork: config.maxRequestsPerNetwork || null },
    recorder,
    tracer: tracing?.requests ?? null,
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
    stopping: stopping.signal,
    ...createNetworkLimits(config, clock),
    streams,
    authenticate: authenticationOf(config, world, database, activity, warn),
    limitStorage: (operation, caller, address) => storage.check(operation, caller, address),
    contextFor: (caller, client, seq, { limitsStorage }) => {
      const counted = storage.countedFor(caller, client.address, limitsStorage);
      const requestDeliveries = new RequestDeliveries(counted, dispatcher);
      return {
        caller,
        client,
        database: replicas?.readFrom(requestDeliveries.database, seq) ?? requestDeliveries.database,
        monitor,
        forwardedHeaders,
        jobs: watch,
        sealer,
        probeSigner,
        logTiles,
        cosigner,
        diskSpace,
        requestDeliveries,
        ...webhookContext,
        cursors,
        pages,
        logos,
        searchLimits: world.searchLimits,
        agentSearch,
        clock,
        newId,
        random,
        passwords,
        oidc,
        activity,
        egress,
        domainChecks,
        prober,
        syncs,
        dashboard,
        metrics,
        node: about,
      };
    },
    runOnce: (request, context, handle) =>
      idempotency.run(context.database, request, (database) => handle({ ...context, database })),
    afterwards: async ({ requestDeliveries }, { method }, prefer) => {
      const { emitted, seq } = requestDeliveries;
      const headers = seq === null || method === "GET" ? {} : { "Registry-Seq": String(seq) };
      if (emitted === 0) return headers;
      if (prefersAsync(prefer)) return { ...headers, "Preference-Applied": "respond-async" };
      await requestDeliveries.waitUntilAttempted();
      return headers;
    },
  };
  const app = world.createApp(handlers, options);
  if (corrected.length > 0)
    app.log.warn({ paths: corrected }, "others could read these: their modes were corrected");
  if (failed.length > 0)
    app.log.warn({ paths: failed }, "others can read these, and they are not this user's");
  opened.defer(async () => {
    stopping.abort();
    await drain(app, drainTimes);
  });
  for (const { code, remedy } of database.warnings()) app.log.error({ code }, remedy);
  if (noVectors)
    app.log[config.embeddings?.url ? "warn" : "info"](
      { reason: noVectors.missing },
      "hybrid ranking is off: searches rank by words alone",
    );
  const setupUrl = (await hasOwner(database)) ? null : `${config.publicUrl}/?setup=${about.setupToken}`;
  instance.onReleased = () => dispatcher.pollNow();
  instance.start();
  await dispatcher.start();
  for (const each of jobs) await each.start();
  embeddings?.job.start();
  searchIndex.start();
  syncs.start();
  replicas?.start();
  const closing = opened.move();
  return { app, database, setupUrl, [Symbol.asyncDispose]: () => closing.disposeAsync() };
}

/** Starts to export traces. @param app has the log, as soon as it exists. */
function startTracing(settings: TracingSettings, world: World, app: () => FastifyInstance): Promise<Tracing> {
  return world.startTracing(settings, {
    failed: (reason) => app().log.warn({ reason }, "traces are lost: the collector does not take them"),
    recovered: () => app().log.warn("the collector takes traces again"),
  });
}

/** The number of open connections of clients. */
function connectionsOf({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}

/** Sign-in by the identity provider; null if none is configured. */
function oidcOf(
  { oidc, publicUrl }: Config,
  { fetch, random }: World,
  nodeKey: Buffer,
  warn: (reason: string) => void,
): Context["oidc"] {
  if (!oidc) return null;
  const redirectUri = `${publicUrl}${operations.accounts.oidcCallback.path}`;
  return {
    provider: new IdentityProvider({ ...oidc, redirectUri, fetch, warn }),
    flows: new Flows(nodeKey, random),
  };
}

function authenticationOf(
  config: Config,
  { clock }: World,
  database: Database,
  activity: Activity,
  warn: (what: string, error: unknown) => void,
): Authenticate {
  const expire = (keyId: string, now: Date) =>
    expireKey(database, keyId, now).catch((error) => warn("the expiry of a key was not stored", error));
  const options = { counter: new Counter(database, clock), activity, expire, clock };
  const check = { find: (raw: string) => findKey(database, raw), activity, expire, clock };
  const sessionQuota = new SessionQuota(database, clock, config.sessionWritesPerMinute);
  return createAuthentication({
    credentials: {
      key: (raw, place, authorize, operation) => authenticateKey(options, raw, place, authorize, operation),
      mayBeKey,
      metricsToken: config.metricsToken === null ? null : tokenCheck(config.metricsToken),
      checkKey: (raw, place) => checkKey(check, raw, place),
      session: (tokens) =>
        authenticateSession(database, clock, tokens, (error) =>
          warn("ended sessions were not deleted", error),
        ),
      countSessionWrite: (caller, operation) => sessionQuota.count(caller, operation),
    },
    publicUrl: config.publicUrl,
    singleOperator: config.singleOperator,
    anonymousWrites: () => (writesWithoutKey(config, clock()) ? transitionHeaders(config) : null),
    unavailable: database.unavailable,
  });
}

/**
 * Opens a database, and migrates it.
 * @param committed called after each commit of changes
 * @param extension the file of sqlite-vec; null to do without
 */
export function openDatabase(
  database: Config["database"],
  { clock, newId }: Pick<World, "clock" | "newId">,
  committed: Committed,
  extension: string | null,
): Promise<Database> {
  return database.engine === "sqlite"
    ? openSqlite(database.file, managedEntities, clock, newId, database.readThreads, committed, extension)
    : openPostgres(database, managedEntities, clock, newId, { committed });
}

/** Why a database cannot compare vectors; null if it can. */
async function noVectorsOf(
  database: Database,
  vectors: ReturnType<typeof sqliteVectors> | null,
): Promise<NoVectors | null> {
  if (database.engine === "postgres") return preparePgvector(database);
  return vectors && "missing" in vectors ? vectors : null;
}

/** The replicas of a database; null if it has none. */
function replicasOf(
  database: Config["database"],
  primary: Database,
  stopping: AbortSignal,
  ran: JobRan | null,
  log: ReplicaLog,
): Replicas | null {
  if (database.engine === "sqlite" || !database.replicaUrls?.length) return null;
  const { replicaUrls: urls, preparedStatements = "auto" } = database;
  return new Replicas({ urls, preparedStatements, primary, times: defaultReplicaTimes, log, stopping, ran });
}

/** The private files of the node; the first is in the folder of all. */
function filesOf(database: Config["database"]): string[] {
  const key = keyFileOf(database);
  if (database.engine === "postgres") return [key];
  const ends = ["", "-wal", "-shm", "-journal", "-search", "-search-journal"];
  return [...ends.map((end) => `${database.file}${end}`), key];
}
