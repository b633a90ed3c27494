/** Creates the dispatcher of deliveries, and what handlers use beside it. */
import type { Database } from "../../core/database/database.ts";
import type { Egress } from "../../core/egress/egress.ts";
import type { Instance } from "../../core/leases/instance.ts";
import { SecretEncryption } from "../../core/secrets/secret-encryption.ts";
import { Attempts, type AttemptsOptions, type DeliveryTracer } from "./attempts.ts";
import { ConnectivityCheck } from "./connectivity-check.ts";
import { type DeliveryTimes, Dispatcher } from "./dispatcher.ts";
import { OutageDetector } from "./outage-detector.ts";
import { Outcomes } from "./outcomes.ts";
import { RequestedDeliveryLimits } from "./requested-delivery-limits.ts";

export interface CreateDispatcherOptions {
  database: Database;
  egress: Egress;
  instance: Instance;
  /** 32 bytes; the encryption key of secrets is derived from it. */
  nodeKey: Buffer;
  clock: () => Date;
  random: (bytes: number) => Buffer;
  times: DeliveryTimes;
  /** How long the response to a change waits for its deliveries. */
  deliveryWaitMs: number;
  /** How long finished deliveries are kept, in milliseconds. */
  retentionMs: number;
  /** The URL that shows whether the node's network works; null for none. */
  connectivityCheckUrl: string | null;
  /** Aborted when the node stops: no attempt starts after it, and those under way are aborted after `shutdownTimeoutMs`. */
  stopping: AbortSignal;
  /** Records each attempt; null for no metrics. */
  attempted: AttemptsOptions["attempted"];
  /** Traces attempts; null for no traces. */
  tracer: DeliveryTracer | null;
  /** Logs a failure that is retried. */
  warn: (what: string, error: unknown) => void;
}

/** Creates the dispatcher, and the members of the request context that belong to webhooks. */
export function createDispatcher({
  database,
  egress,
  instance,
  nodeKey,
  clock,
  random,
  times,
  deliveryWaitMs,
  retentionMs,
  connectivityCheckUrl,
  stopping,
  attempted,
  tracer,
  warn,
}: CreateDispatcherOptions) {
  const secretEncryption = new SecretEncryption(nodeKey, "webhook secrets", random);
  const shutdown = new AbortController();
  const abortLater = () => setTimeout(() => shutdown.abort(), times.shutdownTimeoutMs).unref();
  stopping.addEventListener("abort", abortLater, { once: true });
  const connectivity = new ConnectivityCheck({
    url: connectivityCheckUrl,
    database,
    egress,
    clock,
    warn,
    stopping,
  });
  const outageDetector = new OutageDetector(connectivity);
  const attempts = new Attempts({
    egress,
    secretEncryption,
    outageDetector,
    clock,
    timeoutMs: times.attemptTimeoutMs,
    unresponsiveMs: times.unresponsiveWaitMs,
    attempted,
    tracer,
    signal: shutdown.signal,
  });
  const outcomes = new Outcomes(database, clock);
  const dispatcher = new Dispatcher({
    database,
    attempts,
    outcomes,
    instance,
    clock,
    times,
    bind: tracer?.bind ?? unbound,
    deliveryWaitMs,
    retentionMs,
    warn,
    stopping,
  });
  const requestedDeliveryLimits = new RequestedDeliveryLimits(() => clock().getTime());
  return { dispatcher, connectivity, attempts, requestedDeliveryLimits, secretEncryption };
}

/** Without traces, work is part of nothing. */
function unbound() {
  return <Result>(work: () => Result): Result => work();
}
