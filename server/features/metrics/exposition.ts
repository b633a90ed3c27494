/** Writes the metrics of a node in the text format of Prometheus. */
import { Gauge, Registry } from "prom-client";
import { version } from "../../../generated/operations.ts";
import type { Database, PoolUse } from "../../core/database/database.ts";
import type { DiskSpace } from "../../core/database/disk-space.ts";
import type { Monitor } from "../../core/database/monitor.ts";
import { within } from "../../core/database/within.ts";
import type { JobState, JobWatch } from "../../core/jobs/job-watch.ts";
import { type Definition, read } from "./definitions.ts";
import { readStoredValues, readTimeoutMs } from "./stored-values.ts";

/** What is read when metrics are requested. */
export interface Sources {
  database: Database;
  monitor: Monitor;
  jobs: Pick<JobWatch, "states">;
  diskSpace: () => Promise<DiskSpace>;
  clock: () => Date;
  connections: () => Promise<number>;
  queue: () => { running: number; waiting: number };
  eventStreams: () => number;
  deliveriesInMemory: () => number;
  agentsToEmbed: () => Promise<number>;
}

/** The value of a gauge without labels; null if it is unknown and omitted. */
type Value = number | null;
/** A value with its labels. */
interface Labelled {
  labels: Record<string, string>;
  value: number;
}

/** How long a response waits for a test write, in milliseconds. */
const writeCheckTimeoutMs = 1_000;

/** Returns a function that writes the metrics that were recorded in registries, and those that are read from sources. */
export function createMetrics(registries: readonly Registry[], sources: Sources): () => Promise<string> {
  return async () => {
    const gauges = await gaugesOf(sources);
    const texts = await Promise.all([gauges, ...registries].map((each) => each.metrics()));
    return texts.join("\n");
  };
}

/** The gauges, in a registry of their own: a value that is unknown now must not be the one of an earlier response. */
async function gaugesOf(sources: Sources): Promise<Registry> {
  const { database, monitor } = sources;
  const [stored, disk, toEmbed, write, connections] = await Promise.all([
    readStoredValues(database),
    within(sources.diskSpace(), readTimeoutMs, null),
    within(
      sources.agentsToEmbed().catch(() => null),
      readTimeoutMs,
      null,
    ),
    monitor.checkWrite(writeCheckTimeoutMs, null).then((outcome) => outcome ?? monitor.lastWrite),
    sources.connections(),
  ]);
  const pools = database.pools();
  const queue = sources.queue();
  const now = sources.clock();
  const jobs = sources.jobs.states();
  const values = {
    build: [{ labels: { version, engine: database.engine }, value: 1 }],
    connections,
    queue: [
      { labels: { state: "running" }, value: queue.running },
      { labels: { state: "waiting" }, value: queue.waiting },
    ],
    eventStreams: sources.eventStreams(),
    deliveriesInMemory: sources.deliveriesInMemory(),
    databaseSize: disk?.databaseBytes ?? null,
    diskFree: disk?.freeBytes ?? null,
    diskSize: disk?.totalBytes ?? null,
    diskWarning: disk?.warningBytes ?? null,
    jobLastSuccess: jobs.flatMap(lastSuccess),
    jobLate: jobs.map(({ name, dueAt }) => ({ labels: { name }, value: now > dueAt ? 1 : 0 })),
    agentsToEmbed: toEmbed,
    databaseUp: stored ? 1 : 0,
    databaseWritable: write.works ? 1 : 0,
    databaseWarnings: database.warnings().length,
    poolConnections: pools.flatMap(poolConnections),
    poolWaiting: pools.map(({ pool, waiting }) => ({ labels: { pool }, value: waiting })),
    outboxPending: stored?.outbox.pending ?? null,
    outboxAge: stored ? ageOf(stored.outbox.oldest, now) : null,
    journalSeq: stored?.journal.seq ?? null,
    journalChanged: stored?.journal.changedAt ? stored.journal.changedAt.getTime() / 1_000 : null,
    agents: byStatus(stored?.agents),
    subscriptions: byStatus(stored?.subscriptions),
    peers: byStatus(stored?.peers),
  } satisfies Record<keyof typeof read, Value | Labelled[]>;
  const registry = new Registry();
  for (const [key, definition] of Object.entries<Definition>(read))
    addGauge(registry, definition, values[key as keyof typeof read]); // the keys of both are the same
  return registry;
}

function addGauge(registry: Registry, { name, help, labels }: Definition, value: Value | Labelled[]): void {
  if (value === null) return;
  const gauge = new Gauge({ name, help, labelNames: labels, registers: [registry] });
  if (typeof value === "number") gauge.set(value);
  else for (const each of value) gauge.set(each.labels, each.value);
}

function poolConnections({ pool, open, idle }: PoolUse): Labelled[] {
  return [
    { labels: { pool, state: "used" }, value: open - idle },
    { labels: { pool, state: "idle" }, value: idle },
  ];
}

function lastSuccess({ name, lastSuccessAt }: JobState): Labelled[] {
  return lastSuccessAt ? [{ labels: { name }, value: lastSuccessAt.getTime() / 1_000 }] : [];
}

function byStatus(counts: { value: string; count: number }[] = []): Labelled[] {
  return counts.map(({ value: status, count }) => ({ labels: { status }, value: count }));
}

function ageOf(oldest: Date | null, now: Date): number {
  return oldest ? Math.max(0, (now.getTime() - oldest.getTime()) / 1_000) : 0;
}
