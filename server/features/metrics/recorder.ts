/** Records what happens in a node as metrics. The other parts of the node only know the functions that they are given. */
import { Counter, Histogram, type Registry } from "prom-client";
import type { Operation } from "../../../generated/operations.ts";
import { operationIdOf } from "../../core/http/operation-names.ts";
import { type Recorded, recorded } from "./definitions.ts";

type Metric<Of extends Recorded> = Of extends { type: "counter" }
  ? Counter<Of["labels"][number]>
  : Histogram<Of["labels"][number]>;
type Metrics = { -readonly [Name in keyof typeof recorded]: Metric<(typeof recorded)[Name]> };

/** How an attempt at a delivery ended. */
interface Attempt {
  /** Null if the receiver accepted it. */
  error: string | null;
  timings: { total_ms: number };
}

/** How an outgoing request ended. */
interface Outgoing {
  status: number | null;
  error: string | null;
  aborted: boolean;
  busy: boolean;
  totalMs: number;
}

/** The metrics of one response: looked up once for each operation and status, not with each request. */
interface ResponseMetrics {
  count: Counter.Internal;
  duration: Histogram.Internal<string>;
}

/** The recorder of a node. */
export type Recorder = ReturnType<typeof createRecorder>;

/** Creates the recorder of a node, and its metrics in a registry. */
export function createRecorder(registry: Registry) {
  const metrics = createMetrics(registry);
  const responses = new Map<Operation | undefined, Map<number, ResponseMetrics>>();
  const addResponseMetrics = (operation: Operation | undefined, status: number): ResponseMetrics => {
    const name = operationIdOf(operation) ?? "none";
    const added = {
      count: metrics.requests.labels({ operation: name, status: String(status) }),
      duration: metrics.requestDuration.labels({ operation: name, status_class: classOf(status) }),
    };
    responses.set(operation, (responses.get(operation) ?? new Map()).set(status, added));
    return added;
  };
  let queue = () => ({ running: 0, waiting: 0 });
  return {
    /** Takes what reads the state of the queue. */
    watchQueue(counts: typeof queue): void {
      queue = counts;
    },
    /** How many requests of clients run and wait. */
    queue: () => queue(),
    /** A response was sent. @param ms its duration; null for a stream. */
    responded(operation: Operation | undefined, status: number, ms: number | null): void {
      const { count, duration } =
        responses.get(operation)?.get(status) ?? addResponseMetrics(operation, status);
      count.inc();
      if (ms !== null) duration.observe(ms / 1_000);
    },
    /** A connection was rejected, because a limit is reached. */
    connectionRejected(reason: "total" | "network"): void {
      metrics.rejectedConnections.inc({ reason });
    },
    /** A change of a caller was committed. */
    stored(caller: "anonymous" | "account", bytes: number): void {
      metrics.storedBytes.inc({ caller }, bytes);
    },
    /** An attempt at a delivery ended. @param outcome null if the node aborted it. */
    attempted(outcome: Attempt | null): void {
      metrics.deliveryAttempts.inc({ outcome: outcome ? (outcome.error ?? "delivered") : "aborted" });
      if (!outcome) return;
      const result = outcome.error === null ? "delivered" : "failed";
      metrics.deliveryDuration.observe({ result }, outcome.timings.total_ms / 1_000);
    },
    /** An outgoing request ended, or was not sent. */
    sent(purpose: string, { status, error, aborted, busy, totalMs }: Outgoing): void {
      const failure = aborted ? "aborted" : busy ? "busy" : (error ?? "too_large");
      const outcome = status === null ? failure : classOf(status);
      metrics.outgoingRequests.inc({ purpose, outcome });
      if (totalMs > 0) metrics.outgoingDuration.observe({ purpose }, totalMs / 1_000);
    },
    /** A request for vectors of texts ended. */
    embedded(purpose: string, outcome: string): void {
      metrics.embeddingRequests.inc({ purpose, outcome });
    },
    /** A periodic job ran. Its label is not `job`, which is the one that Prometheus gives to targets. */
    ran(name: string, ms: number, failed: boolean): void {
      metrics.jobRuns.inc({ name });
      metrics.jobFailures.inc({ name }, failed ? 1 : 0); // 0 makes the series, so that its first failure is an increase
      metrics.jobDuration.observe({ name }, ms / 1_000);
    },
    /** A database operation ended. */
    databaseUsed(kind: string, ms: number): void {
      metrics.databaseDuration.observe({ kind }, ms / 1_000);
    },
    /** A database operation failed, because the database was unavailable. */
    databaseFailed(kind: string): void {
      metrics.databaseFailures.inc({ kind });
    },
    /** Changes shared a commit. */
    committed(changes: number): void {
      metrics.commitSize.observe(changes);
    },
  };
}

function createMetrics(registry: Registry): Metrics {
  const created = Object.entries<Recorded>(recorded).map(([key, definition]) => {
    const { name, help, labels: labelNames } = definition;
    const options = { name, help, labelNames, registers: [registry] };
    if (definition.type === "counter") return [key, new Counter(options)];
    return [key, new Histogram({ ...options, buckets: [...definition.buckets] })];
  });
  return Object.fromEntries(created) as Metrics; // each key has the metric of its definition
}

/** The class of a status, such as `2xx`. */
function classOf(status: number): string {
  return `${Math.floor(status / 100)}xx`;
}
