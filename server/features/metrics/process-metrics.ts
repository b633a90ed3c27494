/** Metrics of the process and of Node.js: CPU, memory, garbage collection, the delay of the event loop. */
import { collectDefaultMetrics, Registry } from "prom-client";

/**
 * Returns a function that begins to collect the metrics of the process at its first call. A process has them once, however
 * many nodes run in it: each collection has an observer and a timer that never end.
 */
export function processMetrics(): () => Registry {
  let started: Registry | undefined;
  return () => {
    if (started) return started;
    started = new Registry();
    collectDefaultMetrics({ register: started });
    return started;
  };
}
