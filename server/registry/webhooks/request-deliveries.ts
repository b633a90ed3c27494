/** The deliveries that one request creates, and how long its response waits for them. */
import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "../../core/database/database.ts";
import type { CreatedDelivery, Transaction } from "../../core/journal/transaction.ts";
import type { Destination } from "./delivery-queue.ts";
import type { PendingDelivery, Reservation } from "./dispatcher.ts";

/** Sends deliveries: see dispatcher.ts. */
export interface DeliverySender {
  dispatch(deliveries: readonly PendingDelivery[]): Promise<void>;
  /** Sends the deliveries of a committed change. Resolves when its response has waited for them. */
  dispatchCreated(created: readonly CreatedDelivery[]): Promise<void>;
  /** Reserves a slot for a test; null if the limits of its account, origin or host leave none. */
  reserve(destination: Destination): Reservation | null;
  /** How long the response to a change waits for its deliveries in all; attempts that take longer continue. */
  readonly deliveryWaitMs: number;
  /** How long a response waits for the deliveries that were requested. */
  readonly responseTimeoutMs: number;
  /** Aborted when the node stops: ends these waits. */
  readonly stopping: AbortSignal;
}

/** Sends the deliveries that the changes of one request, or of one job, create. Each change's are sent after its commit. */
export class RequestDeliveries {
  /** The node's database; its transactions send their deliveries after the commit. */
  readonly database: Database;
  readonly #sender: DeliverySender;
  readonly #dispatched: Promise<void>[] = [];
  /** The number of events written. */
  emitted = 0;
  /** The number of the last change, as of the last transaction; null without one. */
  seq: number | null = null;

  constructor(database: Database, sender: DeliverySender) {
    this.#sender = sender;
    this.database = { ...database, transaction: (work) => this.#transaction(database, work) };
  }

  /** Sends requested deliveries, such as those of a replay, and waits until each was attempted, or for the timeout. */
  async request(deliveries: readonly PendingDelivery[]): Promise<void> {
    await this.#within(this.#sender.responseTimeoutMs, this.#sender.dispatch(deliveries));
  }

  /** See {@link DeliverySender.reserve}. */
  reserve(destination: Destination): Reservation | null {
    return this.#sender.reserve(destination);
  }

  /** Waits for the deliveries of the changes, at most {@link DeliverySender.deliveryWaitMs}. */
  async waitUntilAttempted(): Promise<void> {
    const { deliveryWaitMs } = this.#sender;
    if (this.#dispatched.length === 0 || deliveryWaitMs === 0) return;
    await this.#within(deliveryWaitMs, Promise.all(this.#dispatched));
  }

  async #within(limitMs: number, attempted: Promise<unknown>): Promise<void> {
    using waiting = new Waiting(this.#sender.stopping);
    const timeout = pause(limitMs, undefined, { signal: waiting.signal }).catch(() => undefined); // aborted: the wait is over
    await Promise.race([attempted, timeout]);
  }

  async #transaction<Result>(
    database: Database,
    work: (tx: Transaction) => Promise<Result>,
  ): Promise<Result> {
    let transaction: Transaction | undefined;
    const result = await database.transaction((tx) => {
      transaction = tx;
      return work(tx);
    });
    if (transaction) {
      const { emitted, end } = transaction;
      const pendingDeliveries = await transaction.pendingDeliveries();
      this.emitted += emitted;
      this.seq = end.seq;
      if (pendingDeliveries.length > 0)
        this.#dispatched.push(this.#sender.dispatchCreated(pendingDeliveries));
    }
    return result;
  }
}

/** Provides a signal that is aborted when its block ends, or when the node stops. */
class Waiting implements Disposable {
  readonly #over = new AbortController();
  readonly signal: AbortSignal;

  constructor(stopping: AbortSignal) {
    this.signal = AbortSignal.any([this.#over.signal, stopping]);
  }

  [Symbol.dispose](): void {
    this.#over.abort();
  }
}
