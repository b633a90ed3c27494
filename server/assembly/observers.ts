/** What observes a node: its metrics and its traces. Other parts call the functions that they are given, or none. */
import { Registry } from "prom-client";
import type { Log } from "../feature.ts";
import { createMetrics, type Sources } from "../features/metrics/exposition.ts";
import { createRecorder, type Recorder } from "../features/metrics/recorder.ts";
import type { Tracing } from "../features/tracing/tracing.ts";
import type { World } from "../world.ts";
import type { Config } from "./config.ts";

/** What observes a node. */
export interface Observers {
  /** Records metrics; null for none. */
  recorder: Recorder | null;
  tracing: Tracing | null;
  /** Returns a function that writes the metrics; null for none. */
  metricsOf: (sources: Omit<Sources, "queue">) => (() => Promise<string>) | null;
}

/** Begins to observe. @param log the log, of which nothing is written before the node has one. */
export async function createObservers(config: Config, world: World, log: Log): Promise<Observers> {
  const registry = config.metricsToken === null ? null : new Registry();
  const recorder = registry && createRecorder(registry);
  const tracing =
    config.tracing &&
    (await world.startTracing(config.tracing, {
      failed: (reason) => log.warn({ reason }, "traces are lost: the collector does not take them"),
      recovered: () => log.warn({}, "the collector takes traces again"),
    }));
  return {
    recorder,
    tracing,
    metricsOf: (sources) =>
      registry &&
      recorder &&
      createMetrics([registry, world.processMetrics()], { ...sources, queue: () => recorder.queue() }),
  };
}
