/** The surroundings of a node: time, randomness, limits, and what it opens. */
import { randomBytes, randomUUID } from "node:crypto";
import type { SecureContext } from "node:tls";
import type { FastifyInstance } from "fastify";
import type { Registry } from "prom-client";
import type { Config } from "./assembly/config.ts";
import type { Database } from "./core/database/database.ts";
import { type ReadDisk, readDisk } from "./core/database/disk-space.ts";
import type { Committed } from "./core/database/group-commit.ts";
import { openPostgres } from "./core/database/postgres.ts";
import { realSearchLimits } from "./core/database/read-budget.ts";
import { openSqlite } from "./core/database/sqlite.ts";
import { sqliteVectors } from "./core/database/vector-support.ts";
import { createResolver } from "./core/egress/resolver.ts";
import { createTxtReaders } from "./core/egress/txt-resolver.ts";
import { createApp } from "./core/http/app.ts";
import { type ConnectionTimes, realConnectionTimes } from "./core/http/connections.ts";
import type { CompleteOptions } from "./core/http/options.ts";
import { defaultJobIntervals, type JobIntervals } from "./core/jobs/jobs.ts";
import { defaultInstanceTimes, type InstanceTimes } from "./core/leases/instance.ts";
import { keyFileOf } from "./core/secrets/node-key.ts";
import type { Context, Handlers } from "./feature.ts";
import { defaultEmbeddingTimes, type EmbeddingTimes } from "./features/embeddings/embedding-job.ts";
import { defaultSyncTimes } from "./features/federation/sync-scheduler.ts";
import { checkpointFileOf } from "./features/log/rollback-guard.ts";
import { processMetrics } from "./features/metrics/process-metrics.ts";
import type { ExportLog } from "./features/tracing/opentelemetry.ts";
import type { TracingSettings } from "./features/tracing/settings.ts";
import type { Tracing } from "./features/tracing/tracing.ts";
import { createListeners, orm, type Surroundings } from "./features.ts";
import { type PasswordCost, recommendedCost } from "./registry/accounts/passwords.ts";
import { type Index, openHere, openInThread } from "./registry/search/index-thread.ts";
import { type DeliveryTimes, defaultDeliveryTimes } from "./registry/webhooks/dispatcher.ts";

/** The environment of a node, which tests replace to control time and randomness. */
export interface World extends Surroundings {
  clock: () => Date;
  newId: () => string;
  random: (bytes: number) => Buffer;
  /** The cost of hashing a password. */
  passwordCost: PasswordCost;
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
  /** Opens the search index of a node. */
  openIndex: (database: Config["database"]) => Index;
  /** Timeouts and intervals of embeddings. */
  embeddingTimes: EmbeddingTimes;
  /** Finds the extension of SQLite that compares vectors. */
  sqliteVectors: typeof sqliteVectors;
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
    (await import("./features/tracing/opentelemetry.ts")).startTracing(settings, log), // here, because others do without
};

/** Opens a search index in memory, in this thread. */
export function openIndexInMemory(): Index {
  return openHere(":memory:");
}

/** The file of the search index: beside that of SQLite; beside PostgreSQL one of its own, which ends with the process. */
function indexFileOf(database: Config["database"]): string {
  return database.engine === "sqlite" ? `${database.file}-search` : "";
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
  const listeners = createListeners();
  return database.engine === "sqlite"
    ? openSqlite(database.file, orm, clock, newId, {
        readThreads: database.readThreads,
        committed,
        extension,
        listeners,
      })
    : openPostgres(database, orm, clock, newId, { committed, listeners });
}
