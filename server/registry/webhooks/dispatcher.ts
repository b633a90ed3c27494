/**
 * Dispatches webhook deliveries and records their outcomes. Deliveries start concurrently as soon as their change is
 * committed; each is attempted once. Pending deliveries are stored in the database (outbox), so polling finds those that a
 * crash left behind.
 */

import { setTimeout as pause, setImmediate } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../core/database/database.ts";
import { PeriodicJob } from "../../core/jobs/jobs.ts";
import type { CreatedDelivery } from "../../core/journal/transaction.ts";
import type { Instance } from "../../core/leases/instance.ts";
import { statement } from "../../core/sql/statement.ts";
import { CountsByName } from "../../core/values/counts-by-name.ts";
import type { Attempts, DeliveryTracer } from "./attempts.ts";
import { type ClaimedDelivery, claimDeliveries } from "./claims.ts";
import { DeliveryQueue, type Destination } from "./delivery-queue.ts";
import { type HeadStartBounds, headStartBounds, noHeadStart } from "./head-start.ts";
import type { FinishedAttempt, Outcomes } from "./outcomes.ts";
import { receiverColumns, receiversOf, toReceiver } from "./receivers.ts";
import { ResponseWaits } from "./response-waits.ts";
import { deleteOldDeliveries, forgetOldResponses } from "./retention.ts";
import type { WebhookTables } from "./tables.ts";

/** Timeouts and intervals of deliveries. */
export interface DeliveryTimes {
  /** The timeout of an attempt, all phases together (spec/events.tsp, `DeliveryAccepted`). */
  attemptTimeoutMs: number;
  /** How long a response waits for requested deliveries, whose outcome it has. */
  responseTimeoutMs: number;
  /**
   * How long the response to a change waits for a subscription whose receiver did not respond to the last attempt. A receiver
   * that fails sooner without a response delays nobody, and is not taken to be unresponsive.
   */
  unresponsiveWaitMs: number;
  /** How often the dispatcher looks for unclaimed deliveries in the database. */
  pollIntervalMs: number;
  /** How long attempts may continue while the node stops. Aborted deliveries stay pending. */
  shutdownTimeoutMs: number;
}

export const defaultDeliveryTimes: DeliveryTimes = {
  attemptTimeoutMs: 10_000,
  responseTimeoutMs: 10_000,
  unresponsiveWaitMs: 1_000,
  pollIntervalMs: 5_000,
  shutdownTimeoutMs: 6_000,
};

/** How often old deliveries are deleted. */
const retentionIntervalMs = 3_600_000;

/** The number of deliveries per batch of a poll. Accounts with more deliveries in memory are left out. */
const pollBatchSize = 200;

/** The maximum number of deliveries per account in memory. Polling finds the others in the database. */
const maxQueuedPerAccount = 5_000;

export interface DispatcherOptions {
  database: Database;
  attempts: Attempts;
  outcomes: Outcomes;
  instance: Instance;
  clock: () => Date;
  times: DeliveryTimes;
  /** How long the response to a change waits for its deliveries (`DELIVERY_WAIT_MS`). */
  deliveryWaitMs: number;
  /** How long finished deliveries are kept, in milliseconds. */
  retentionMs: number;
  /** Remembers the request of a delivery for its trace. */
  bind: DeliveryTracer["bind"];
  /** Logs a failure that is retried. */
  warn: (what: string, error: unknown) => void;
  /** Aborted when the node stops: no attempt starts after it. */
  stopping: AbortSignal;
}

/** A pending delivery, with what the queue needs to schedule it. */
export interface PendingDelivery extends Destination {
  deliveryId: string;
  webhookKey: number;
}

type Item = PendingDelivery & { settle: () => void; within: ReturnType<DeliveryTracer["bind"]> };

/** What a poll selects. */
interface Poll extends HeadStartBounds {
  /** Accounts that are left out. */
  backlogged: readonly string[];
  limit: number;
}

/** A statement, because each poll runs it. */
const oldestPending = statement((db: Kysely<WebhookTables>, poll: Poll, { texts }) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom("delivery")
        .innerJoin("webhook", "webhook.key", "delivery.webhook_key")
        .select(({ fn }) => [
          "delivery.id",
          "delivery.webhook_key",
          "delivery.seq",
          fn
            .agg<number>("row_number")
            .over((over) => over.partitionBy("webhook.account_id").orderBy("delivery.seq"))
            .as("turn"),
        ])
        .where("delivery.status", "=", sql.lit("pending")) // for the partial index
        .where("delivery.lease", "is", null)
        .where(({ eb, or }) =>
          or([
            eb("delivery.head_start_until", "is", null),
            eb("delivery.head_start_until", "<", poll.now),
            eb("delivery.head_start_until", ">", poll.furthest),
          ]),
        )
        .where("webhook.account_id", "not in", texts(poll.backlogged))
        .as("d"),
    )
    .innerJoin("webhook as w", "w.key", "d.webhook_key")
    .select("d.id")
    .select(receiverColumns)
    .where("d.turn", "<=", 2 * pollBatchSize)
    .orderBy("d.turn")
    .orderBy("d.seq")
    .limit(poll.limit),
);

/** Whether any is unclaimed. With none, which is usual, this takes a tenth of the time of the statement above. */
const anyPending = statement((db: Kysely<WebhookTables>) =>
  db
    .selectFrom("delivery")
    .select("id")
    .where("status", "=", sql.lit("pending")) // for the partial index
    .where("lease", "is", null)
    .limit(1),
);

/** A slot for an attempt that is no delivery. */
export interface Reservation {
  /** Releases the slot. @param reached whether the receiver responded with 2xx. */
  release(reached: boolean): void;
}

/** The dispatcher of a process. */
export class Dispatcher implements AsyncDisposable {
  readonly #options: DispatcherOptions;
  readonly #queue = new DeliveryQueue<Item>({ clock: () => performance.now() });
  /** Deliveries that are in the queue or under way. */
  readonly #known = new Set<string>();
  /** Per subscription, the deliveries that wait until its attempts have finished. */
  readonly #deferred = new Map<number, Item[]>();
  /** Per subscription, the number of attempts under way. */
  readonly #underWay = new CountsByName<number>();
  readonly #tasks = new Set<Promise<void>>();
  readonly #waits: ResponseWaits;
  #claiming = false;
  /** The end of the last reading of receivers. */
  #reading: Promise<unknown> = Promise.resolve();
  readonly #polling: PeriodicJob;
  #hasPolled = false;
  #lastDeletion = Number.NEGATIVE_INFINITY;

  constructor(options: DispatcherOptions) {
    this.#options = options;
    this.#waits = new ResponseWaits(options.times.unresponsiveWaitMs);
    this.#polling = new PeriodicJob({
      run: () => (this.#hasPolled ? this.#poll() : this.#pollFirst()),
      intervalMs: options.times.pollIntervalMs,
      jitter: 0.2,
      warn: (error) => options.warn("polling for deliveries failed; it is retried", error),
      stopping: options.stopping,
    });
    options.stopping.addEventListener("abort", () => this.#dropQueued(), { once: true });
  }

  /** The number of deliveries that are in the queue or under way. */
  get inMemory(): number {
    return this.#known.size;
  }

  get responseTimeoutMs(): number {
    return this.#options.times.responseTimeoutMs;
  }

  get deliveryWaitMs(): number {
    return this.#options.deliveryWaitMs;
  }

  get stopping(): AbortSignal {
    return this.#options.stopping;
  }

  /**
   * Sends the deliveries of a committed change. Changes are taken one after another, so that deliveries wait in the order of
   * their events.
   * @returns when the response has waited for each delivery: see response-waits.ts. The deliveries continue.
   */
  async dispatchCreated(created: readonly CreatedDelivery[]): Promise<void> {
    const { database, warn } = this.#options;
    // Opened before the receivers are read: an attempt that ends meanwhile limits them.
    const waits = created.map(({ webhookKey }) => this.#waits.open(webhookKey));
    const keys = created.map(({ webhookKey }) => webhookKey);
    const reading = this.#reading.then(() => receiversOf(database, keys));
    this.#reading = reading.catch(() => undefined); // the next one is read all the same
    try {
      const receivers = await reading;
      for (const [index, wait] of waits.entries()) {
        const { deliveryId, webhookKey } = created[index] ?? { deliveryId: "", webhookKey: 0 };
        const receiver = receivers.get(webhookKey);
        if (receiver?.unresponsive) wait.limit();
        const attempted = receiver ? this.#enqueue({ deliveryId, ...receiver }) : Promise.resolve(); // deleted meanwhile
        void attempted.then(() => wait.end());
      }
      this.#pump();
    } catch (error) {
      for (const wait of waits) wait.end();
      warn("reading the receivers of deliveries failed; polling finds the deliveries", error);
    }
    await Promise.all(waits.map(({ over }) => over));
  }

  /**
   * Sends pending deliveries.
   * @returns when each delivery was attempted and its outcome written, or was left to another process or to the next poll.
   */
  async dispatch(deliveries: readonly PendingDelivery[]): Promise<void> {
    const settled = deliveries.map((each) => this.#enqueue(each));
    this.#pump();
    await Promise.all(settled);
  }

  /** Adds a delivery to the queue, unless it is known. @returns when it was attempted or left out. */
  #enqueue(delivery: PendingDelivery): Promise<void> {
    const { deliveryId, account } = delivery;
    if (this.#options.stopping.aborted || this.#known.has(deliveryId)) return Promise.resolve();
    if (this.#queue.lengthOf(account) >= maxQueuedPerAccount) return Promise.resolve();
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#known.add(deliveryId);
    this.#queue.add({ ...delivery, settle: resolve, within: this.#options.bind() });
    return promise;
  }

  /** Reserves a slot for a test; null if none is free. */
  reserve(destination: Destination): Reservation | null {
    const item: Item = {
      ...destination,
      deliveryId: "",
      webhookKey: 0,
      settle: () => undefined,
      within: this.#options.bind(),
    };
    if (!this.#queue.tryTake(item)) return null;
    return {
      release: (reached) => {
        this.#queue.release(item, reached);
        this.#pump();
      },
    };
  }

  /**
   * Starts polling for unclaimed deliveries, until the node stops.
   * @returns after the first poll; the deliveries that it found are then under way.
   */
  start(): Promise<void> {
    return this.#polling.start();
  }

  /** Polls without waiting for the next time. */
  pollNow(): void {
    this.#polling.wake();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#polling[Symbol.asyncDispose]();
    while (this.#tasks.size > 0) await Promise.all(this.#tasks);
  }

  /** Sends unclaimed deliveries, those with a head start too. It does not wait for them, because the start of the node waits for it. */
  async #pollFirst(): Promise<null> {
    this.#hasPolled = true;
    void this.dispatch(await this.#findPending(noHeadStart));
    return null;
  }

  /** Sends unclaimed deliveries, and deletes old ones. */
  async #poll(): Promise<null> {
    const { database, clock, stopping, retentionMs } = this.#options;
    await this.#sendPending();
    const now = clock();
    if (Math.abs(now.getTime() - this.#lastDeletion) < retentionIntervalMs) return null; // the clock may be set back
    await deleteOldDeliveries(database, now, stopping, retentionMs);
    await forgetOldResponses(database, now, stopping);
    this.#lastDeletion = now.getTime();
    return null;
  }

  /** Sends unclaimed deliveries, batch after batch. */
  async #sendPending(): Promise<void> {
    const { times, stopping } = this.#options;
    for (let last: string | undefined; !stopping.aborted; ) {
      const found = await this.#findPending();
      const sent = this.dispatch(found);
      const first = found[0]?.deliveryId;
      // A batch that is not full is the last one. A batch that starts like the previous one makes no progress: wait for the next poll.
      if (found.length < pollBatchSize || first === last) return;
      last = first;
      // Slow receivers delay their batch; the deliveries of other accounts do not wait for it.
      const timeout = pause(times.pollIntervalMs, undefined, { signal: stopping, ref: false }).catch(
        () => undefined,
      ); // aborted: the node stops
      await Promise.race([sent, timeout]);
    }
  }

  /**
   * Finds a batch of unclaimed deliveries: the oldest of each account, interleaved across accounts. The query also returns
   * deliveries that are already in memory, so accounts with many of those are left out.
   */
  async #findPending(headStarts?: HeadStartBounds): Promise<PendingDelivery[]> {
    const { database, clock } = this.#options;
    if (!(await anyPending.get(database, {}))) return [];
    const backlogged = this.#queue.accountsAbove(pollBatchSize);
    const queued = backlogged.reduce((total, account) => total + this.#queue.lengthOf(account), 0);
    const known = this.#known.size - queued; // deliveries of the other accounts
    const found = await oldestPending.all(database, {
      ...(headStarts ?? headStartBounds(clock().toISOString())),
      backlogged,
      limit: known + pollBatchSize,
    });
    return found
      .filter(({ id }) => !this.#known.has(id))
      .slice(0, pollBatchSize)
      .map((each) => ({ deliveryId: each.id, ...toReceiver(each) }));
  }

  /** Claims and attempts deliveries while slots are free. One claim is under way at a time. */
  #pump(): void {
    if (this.#claiming || this.#options.stopping.aborted) return;
    const items = this.#queue.take();
    if (items.length === 0) return;
    this.#claiming = true;
    this.#track(
      // Claims of paused subscriptions attempt nothing, so without this yield they would block the event loop.
      this.#claim(items)
        .then(() => setImmediate())
        .finally(() => {
          this.#claiming = false;
          this.#pump();
        }),
    );
  }

  async #claim(items: Item[]): Promise<void> {
    const { database, instance, clock, warn } = this.#options;
    using _ = instance.hold();
    const ids = items.map(({ deliveryId }) => deliveryId);
    try {
      const now = clock().toISOString();
      const { granted, deferred } = await claimDeliveries(database, ids, { instance, now });
      const byId = new Map(granted.map((each) => [each.deliveryId, each]));
      for (const item of items) {
        const claimed = byId.get(item.deliveryId);
        if (claimed) this.#attempt(item, claimed);
        else {
          this.#queue.release(item);
          if (deferred.includes(item.deliveryId)) this.#postpone(item);
          else this.#finish(item);
        }
      }
    } catch (error) {
      warn("claiming deliveries failed; it is retried", error);
      instance.abandon(); // it may have been committed
      for (const item of items) {
        this.#queue.release(item);
        this.#finish(item);
      }
    }
  }

  #attempt(item: Item, claimed: ClaimedDelivery): void {
    this.#underWay.add(item.webhookKey, 1);
    this.#track(this.#deliver(item, claimed));
  }

  async #deliver(item: Item, claimed: ClaimedDelivery): Promise<void> {
    const { outcomes, instance, warn } = this.#options;
    using _ = instance.hold(claimed.lease);
    try {
      const attempt = this.#attemptOnce(item, claimed).finally(() => this.#pump());
      await outcomes.addWhenEnded(attempt);
      if ((await attempt).unresponsive) this.#waits.limit(item.webhookKey); // now that further changes read it
    } catch (error) {
      warn(`writing the outcome of ${claimed.deliveryId} failed; it will be delivered again`, error);
      instance.abandon(claimed.lease);
    }
    this.#ended(item.webhookKey);
    this.#finish(item);
    this.#pump();
  }

  /** Makes an attempt and releases its slot. */
  async #attemptOnce(item: Item, claimed: ClaimedDelivery): Promise<FinishedAttempt> {
    let reached = false;
    try {
      const ended = await item.within(() => this.#options.attempts.make(claimed));
      reached = ended.outcome?.error === null;
      return ended;
    } finally {
      this.#queue.release(item, reached);
    }
  }

  /** Defers a delivery until an attempt of its subscription finishes; if none is under way in this process, until the next poll. */
  #postpone(item: Item): void {
    const waiting = this.#deferred.get(item.webhookKey) ?? [];
    if (this.#underWay.of(item.webhookKey) > 0) this.#deferred.set(item.webhookKey, [...waiting, item]);
    else this.#finish(item);
  }

  #ended(webhookKey: number): void {
    this.#underWay.add(webhookKey, -1);
    for (const item of this.#deferred.get(webhookKey) ?? []) this.#queue.add(item);
    this.#deferred.delete(webhookKey);
  }

  #finish(item: Item): void {
    this.#known.delete(item.deliveryId);
    item.settle();
  }

  /** Drops deliveries that have not started, because the node stops. The next start finds them in the database. */
  #dropQueued(): void {
    for (const item of [...this.#queue.clear(), ...[...this.#deferred.values()].flat()]) this.#finish(item);
    this.#deferred.clear();
  }

  #track(task: Promise<void>): void {
    this.#tasks.add(task);
    void task.finally(() => this.#tasks.delete(task));
  }
}
