/** Records what metrics show of requests and connections. */
import type { Operation } from "../../../generated/operations.ts";

/** What records; the composition root passes it. */
export interface HttpRecorder {
  /**
   * A response was sent, or an event stream began.
   * @param operation undefined if the request had none.
   * @param ms its duration; null for an event stream.
   */
  responded(operation: Operation | undefined, status: number, ms: number | null): void;
  /** A connection was rejected, because a limit is reached. */
  connectionRejected(reason: "total" | "network"): void;
  /** Passes how many requests the queue knows. */
  watchQueue(counts: () => { running: number; waiting: number }): void;
}
