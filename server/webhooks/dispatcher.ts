/**
 * Sends what events owe to subscribers: as soon as the change is committed, side by side, each delivery once. What a crash
 * left is found by the sweep. There is no queue: what is owed stands in the database, and a failed attempt is not repeated.
 */
import { setTimeout as pause, setImmediate } from "node:timers/promises";
import type { Database } from "../database/database.ts";
import { marks } from "../database/marks.ts";
import { type Owed, owedTo, type ReceiverRow, receiverColumns } from "../database/owed.ts";
import { leaseBounds } from "../leases.ts";
import type { Attempts } from "./attempts.ts";
import { type Claimed, claim } from "./claims.ts";
import { DeliveryQueue, type Destination } from "./delivery-queue.ts";
import type { Ended, Outcomes } from "./outcomes.ts";
import { forgetOld } from "./retention.ts";

/** How long things take at most, in milliseconds. */
export interface Pace {
  /** An attempt, all phases together: interface section 6.4. */
  attempt: number;
  /** How long an answer waits for the deliveries of its event. */
  answer: number;
  /** How long a claimed delivery is this process' own: longer than an attempt and the writing of its outcome. */
  lease: number;
  /** How often the sweep looks for what nobody is at. */
  sweep: number;
  /** How long attempts may go on while the node stops; those cut short are made again. */
  stop: number;
}

/** The pace of a node. */
export const realPace: Pace = { attempt: 10_000, answer: 10_000, lease: 15_000, sweep: 5_000, stop: 6_000 };

/** How often old deliveries are forgotten, in milliseconds. */
const forgetEvery = 3_600_000;

/** How many deliveries a sweep takes at a time. Accounts that have more than this waiting in memory are left out. */
const sweepSize = 200;

/** How many deliveries of an account wait in memory at most. The sweep finds the others in the database. */
const maxQueuedPerAccount = 5_000;

/** What the dispatcher needs. */
export interface Parts {
  database: Database;
  attempts: Attempts;
  outcomes: Outcomes;
  clock: () => Date;
  random: (bytes: number) => Buffer;
  pace: Pace;
  /** Tells the log of what failed and is tried again. */
  warn: (what: string, error: unknown) => void;
  /** Aborted when the node stops: nothing is begun after. */
  stopping: AbortSignal;
}

type Item = Owed & { settle: () => void };

/** A place for an attempt outside of deliveries. */
export interface Reservation {
  /** Gives the place back. @param reached whether the receiver responded with 2xx. */
  release(reached: boolean): void;
}

/** The dispatcher of a process. */
export class Dispatcher implements AsyncDisposable {
  readonly #parts: Parts;
  readonly #queue = new DeliveryQueue<Item>({ clock: () => performance.now() });
  /** Deliveries that are in the queue or under way. */
  readonly #known = new Set<string>();
  /** By subscription, those that wait for the end of its attempts, and how many attempts there are. */
  readonly #later = new Map<number, Item[]>();
  readonly #underWay = new Map<number, number>();
  readonly #tasks = new Set<Promise<void>>();
  readonly #holder: string;
  #claims = 0;
  #claiming = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#holder = parts.random(12).toString("base64url");
    parts.stopping.addEventListener("abort", () => this.#drop(), { once: true });
  }

  /**
   * Sends deliveries that are committed as owed.
   * @returns when each was attempted and its outcome written, or was left to another process or to the sweep.
   */
  async begin(owed: readonly Owed[]): Promise<void> {
    const fresh = owed.filter(({ deliveryId }) => !this.#known.has(deliveryId));
    if (this.#parts.stopping.aborted || fresh.length === 0) return;
    const settled = fresh.map((each) => {
      if (this.#queue.lengthOf(each.account) >= maxQueuedPerAccount) return Promise.resolve();
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#known.add(each.deliveryId);
      this.#queue.add({ ...each, settle: resolve });
      return promise;
    });
    this.#pump();
    await Promise.all(settled);
  }

  /** Takes a place for an attempt outside of deliveries; null if there is none now. */
  reserve(destination: Destination): Reservation | null {
    const item: Item = { ...destination, deliveryId: "", webhookKey: 0, settle: () => undefined }; // waits for nothing
    if (!this.#queue.tryTake(item)) return null;
    return {
      release: (reached) => {
        this.#queue.release(item, reached);
        this.#pump();
      },
    };
  }

  /**
   * Looks for deliveries that nobody is at, now and then until the node stops.
   * @returns when it has looked for the first time; what it found is then under way.
   */
  async start(): Promise<void> {
    await this.#try(async () => void this.begin(await this.#left()));
    this.#run(this.#sweepOn());
  }

  async [Symbol.asyncDispose](): Promise<void> {
    while (this.#tasks.size > 0) await Promise.all(this.#tasks);
  }

  async #sweepOn(): Promise<void> {
    const { database, clock, stopping, pace } = this.#parts;
    let forgotten = Number.NEGATIVE_INFINITY;
    for (;;) {
      const wait = pace.sweep * (0.8 + Math.random() * 0.4); // processes that start together do not stay in step
      await pause(wait, undefined, { signal: stopping, ref: false }).catch(() => undefined); // the stop is no error
      if (stopping.aborted) return;
      await this.#try(async () => {
        await this.#sweep();
        const now = clock();
        if (Math.abs(now.getTime() - forgotten) < forgetEvery) return; // the clock may be set back
        await forgetOld(database, now, stopping);
        forgotten = now.getTime();
      });
    }
  }

  async #try(look: () => Promise<void>): Promise<void> {
    try {
      await look();
    } catch (error) {
      this.#parts.warn("looking for owed and for old deliveries failed; it is tried again", error);
    }
  }

  /** Sends what nobody is at, batch after batch. */
  async #sweep(): Promise<void> {
    const { pace, stopping } = this.#parts;
    for (let last: string | undefined; !stopping.aborted; ) {
      const left = await this.#left();
      const sent = this.begin(left);
      const first = left[0]?.deliveryId;
      // Less than a batch is all that there is. What begins as the last batch did waits for something: until the next sweep.
      if (left.length < sweepSize || first === last) return;
      last = first;
      // Receivers that hang hold up their batch: what other accounts have pending does not wait for it.
      const late = pause(pace.sweep, undefined, { signal: stopping, ref: false }).catch(() => undefined); // the stop is no error
      await Promise.race([sent, late]);
    }
  }

  /**
   * A batch of deliveries that nobody is at: of each account those first that have waited longest, and no account's before
   * the others'. What is known already is among them, so accounts with many in memory are left out.
   */
  async #left(): Promise<Owed[]> {
    const { database, clock } = this.#parts;
    const backlogged = this.#queue.accountsAbove(sweepSize);
    const queued = backlogged.reduce((total, account) => total + this.#queue.lengthOf(account), 0);
    const known = this.#known.size - queued; // of the other accounts
    const others = backlogged.length === 0 ? "" : `and w.account_id not in (${marks(backlogged)})`;
    const found = await database.all<Left>(
      `select d.id, ${receiverColumns}
        from (
          select d.id, d.webhook_key, d.lease_until,
              row_number() over (partition by w.account_id order by d.lease_until, d.seq) as turn
            from delivery d join webhook w on w.key = d.webhook_key
            where d.status = 'pending' and (d.lease_until < ? or d.lease_until > ?) ${others}) as d
          join webhook w on w.key = d.webhook_key
        where d.turn <= ${2 * sweepSize} order by d.turn, d.lease_until limit ?`,
      [...leaseBounds(clock().toISOString()), ...backlogged, known + sweepSize],
    );
    return found
      .filter(({ id }) => !this.#known.has(id))
      .slice(0, sweepSize)
      .map((each) => owedTo(each, each.id));
  }

  /** Claims what has a place, and attempts it, until nothing has. One claim is under way at a time. */
  #pump(): void {
    if (this.#claiming || this.#parts.stopping.aborted) return;
    const items = this.#queue.take();
    if (items.length === 0) return;
    this.#claiming = true;
    this.#run(
      // Claims of paused subscriptions attempt nothing, and would follow each other without an end.
      this.#claim(items)
        .then(() => setImmediate())
        .finally(() => {
          this.#claiming = false;
          this.#pump();
        }),
    );
  }

  async #claim(items: Item[]): Promise<void> {
    const { database, clock, pace, warn } = this.#parts;
    const now = clock();
    const lease = `${this.#holder}.${++this.#claims}`;
    const until = new Date(now.getTime() + pace.lease).toISOString();
    const ids = items.map(({ deliveryId }) => deliveryId);
    try {
      const { granted, later } = await claim(database, ids, { lease, now: now.toISOString(), until });
      const byId = new Map(granted.map((each) => [each.deliveryId, each]));
      for (const item of items) {
        const claimed = byId.get(item.deliveryId);
        if (claimed) this.#attempt(item, claimed);
        else {
          this.#queue.release(item);
          if (later.includes(item.deliveryId)) this.#postpone(item);
          else this.#forget(item);
        }
      }
    } catch (error) {
      warn("deliveries could not be claimed; they are tried again", error);
      for (const item of items) {
        this.#queue.release(item);
        this.#forget(item);
      }
    }
  }

  #attempt(item: Item, claimed: Claimed): void {
    const { webhookKey } = item;
    this.#underWay.set(webhookKey, (this.#underWay.get(webhookKey) ?? 0) + 1);
    this.#run(this.#deliver(item, claimed));
  }

  async #deliver(item: Item, claimed: Claimed): Promise<void> {
    const { outcomes, warn } = this.#parts;
    try {
      const ended = await this.#attemptOnce(item, claimed);
      this.#pump();
      await outcomes.add(ended);
    } catch (error) {
      warn(`the outcome of ${claimed.deliveryId} could not be written; it will be delivered again`, error);
    }
    this.#ended(item.webhookKey);
    this.#forget(item);
    this.#pump();
  }

  /** Makes an attempt, and gives back its place. */
  async #attemptOnce(item: Item, claimed: Claimed): Promise<Ended> {
    let reached = false;
    try {
      const ended = await this.#parts.attempts.make(claimed);
      reached = ended.outcome?.error === null;
      return ended;
    } finally {
      this.#queue.release(item, reached);
    }
  }

  /** Waits for the end of an attempt of the same subscription; if there is none in this process, for the sweep. */
  #postpone(item: Item): void {
    const waiting = this.#later.get(item.webhookKey) ?? [];
    if (this.#underWay.has(item.webhookKey)) this.#later.set(item.webhookKey, [...waiting, item]);
    else this.#forget(item);
  }

  #ended(webhookKey: number): void {
    const left = (this.#underWay.get(webhookKey) ?? 1) - 1;
    if (left > 0) this.#underWay.set(webhookKey, left);
    else this.#underWay.delete(webhookKey);
    for (const item of this.#later.get(webhookKey) ?? []) this.#queue.add(item);
    this.#later.delete(webhookKey);
  }

  #forget(item: Item): void {
    this.#known.delete(item.deliveryId);
    item.settle();
  }

  /** The node stops: what has not begun is left to the next start. */
  #drop(): void {
    for (const item of [...this.#queue.clear(), ...[...this.#later.values()].flat()]) this.#forget(item);
    this.#later.clear();
  }

  #run(task: Promise<void>): void {
    this.#tasks.add(task);
    void task.finally(() => this.#tasks.delete(task));
  }
}

/** What a sweep finds. */
interface Left extends ReceiverRow {
  id: string;
}
