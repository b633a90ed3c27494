/** The deliveries that one request causes, and how long its answer waits for them. */
import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "../database/database.ts";
import type { Owed } from "../database/owed.ts";
import type { Transaction } from "../database/transaction.ts";
import type { Destination } from "./delivery-queue.ts";
import type { Reservation } from "./dispatcher.ts";

/** Sends what is owed: see dispatcher.ts. */
export interface Sender {
  begin(owed: readonly Owed[]): Promise<void>;
  /** Takes a place for an attempt outside of deliveries; null if the bounds of its account, origin or host leave none. */
  reserve(destination: Destination): Reservation | null;
}

/** Sends what the changes of one request, or of one job, owe, once they are committed. */
export class Dispatching {
  /** The node's database; its changes are sent. */
  readonly database: Database;
  readonly #sender: Sender;
  readonly #sent: Promise<void>[] = [];
  /** How many events were written. */
  emitted = 0;

  constructor(database: Database, sender: Sender) {
    this.#sender = sender;
    this.database = { ...database, transaction: (work) => this.#change(database, work) };
  }

  /** Begins with deliveries beside those of events. To be waited for like those. */
  begin(owed: readonly Owed[]): void {
    this.#sent.push(this.#sender.begin(owed));
  }

  /** Takes a place for an attempt outside of deliveries, as {@link Sender.reserve} does. */
  reserve(destination: Destination): Reservation | null {
    return this.#sender.reserve(destination);
  }

  /**
   * Waits until each delivery was attempted.
   * @param longest how long at most, in milliseconds; what is not done then goes on.
   * @param stopping ends the waiting.
   */
  async attempted(longest: number, stopping: AbortSignal): Promise<void> {
    if (this.#sent.length === 0) return;
    using waiting = new Waiting(stopping);
    const late = pause(longest, undefined, { signal: waiting.signal }).catch(() => undefined); // ended early: no error
    await Promise.race([Promise.all(this.#sent), late]);
  }

  async #change<Result>(database: Database, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    let made: Transaction | undefined;
    const result = await database.transaction((tx) => {
      made = tx;
      return work(tx);
    });
    if (made) {
      this.emitted += made.emitted;
      if (made.owed.length > 0) this.begin(made.owed);
    }
    return result;
  }
}

/** A wait that ends with its block, or when the node stops. */
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
