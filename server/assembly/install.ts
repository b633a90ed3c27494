/** Starts the features of a node. */
import { join } from "node:path";
import { readDiskSpace } from "../core/database/disk-space.ts";
import { ForwardedHeaders } from "../core/http/forwarded-headers.ts";
import { StreamLimit } from "../core/http/stream-limit.ts";
import { JobWatch } from "../core/jobs/job-watch.ts";
import { type JobRan, PeriodicJob } from "../core/jobs/jobs.ts";
import type { Core, Started, Warning } from "../feature.ts";
import { features, type Given } from "../features.ts";
import type { Activity } from "../registry/keys/activity.ts";
import type { Made } from "./core.ts";
import type { NodeSearch } from "./search.ts";

/** The folder of the built dashboard (`npm run build:dashboard`). */
const dashboardFolder = join(import.meta.dirname, "..", "dashboard", "dist");

/** What the features of a node are given besides. */
interface Parts extends Pick<Given, "passwords" | "sending"> {
  activity: Activity;
  search: NodeSearch;
  /** Counts the open connections of clients. */
  connections: () => Promise<number>;
}

/** Starts the features. */
export function install(core: Core, { world, observers, databases }: Made, parts: Parts) {
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
      await Promise.all(jobs.map((job) => job.start()));
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

/** The warning that a proxy in front is not trusted. */
function proxyWarning({ warning }: ForwardedHeaders): Warning[] {
  return warning
    ? [{ code: "proxy_not_trusted", detail: warning.detail, since: warning.since.toISOString() }]
    : [];
}
