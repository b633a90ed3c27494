/** The composition root: opens the core, installs the features, and returns a node. */
import type { FastifyInstance } from "fastify";
import { appOptionsOf } from "./assembly/app-options.ts";
import type { Config } from "./assembly/config.ts";
import { createCore } from "./assembly/core.ts";
import { type OpenDatabase, openNodeDatabase, replicasOf } from "./assembly/databases.ts";
import { install } from "./assembly/install.ts";
import { createObservers } from "./assembly/observers.ts";
import { createSearch } from "./assembly/search.ts";
import type { Database } from "./core/database/database.ts";
import { drain, drainTimes } from "./core/http/drain.ts";
import { Cursors } from "./core/paging/cursors.ts";
import { PageCache } from "./core/paging/page-cache.ts";
import { protectFiles } from "./core/process/private-files.ts";
import { keyOf } from "./core/secrets/key-fingerprint.ts";
import { keyFileOf } from "./core/secrets/node-key.ts";
import type { Core, Log } from "./feature.ts";
import { handlers } from "./features.ts";
import { hasOwner } from "./registry/accounts/accounts.ts";
import { createOwner } from "./registry/accounts/owner.ts";
import { Passwords } from "./registry/accounts/passwords.ts";
import { realWorld, type World } from "./world.ts";

/** A node, ready to listen or to be injected into. */
export interface RegistryNode extends AsyncDisposable {
  app: FastifyInstance;
  database: Database;
  /** The URL to create the owner's account; null if there is one. */
  setupUrl: string | null;
  /** Makes `/health/ready` respond with 503, so that proxies send requests elsewhere. */
  leave(): void;
}

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
  const leave = () => core.node.leaving.abort();
  return { app, database, setupUrl, leave, [Symbol.asyncDispose]: () => closing.disposeAsync() };
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
