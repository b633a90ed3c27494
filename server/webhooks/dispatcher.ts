/**
 * Sends what events owe to subscribers: as soon as the change is committed, side by side, each delivery once. What a crash
 * left is found by the sweep. There is no queue: what is owed stands in the database, and a failed attempt is not repeated.
 */
import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "../database/database.ts";
import { healthOf, type Owed } from "../database/owed.ts";
import { leaseBounds } from "../leases.ts";
import type { Attempts } from "./attempts.ts";
import { type Claimed, claim } from "./claims.ts";
import { Lanes } from "./lanes.ts";
import type { Outcomes } from "./outcomes.ts";
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

/** How many deliveries a sweep takes at a time. */
const sweepSize = 200;

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

/** The dispatcher of a process. */
export class Dispatcher implements AsyncDisposable {
  readonly #parts: Parts;
  readonly #lanes = new Lanes<Item>();
  /** Deliveries that are in the lanes or under way. */
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
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#known.add(each.deliveryId);
      this.#lanes.add({ ...each, settle: resolve });
      return promise;
    });
    this.#pump();
    await Promise.all(settled);
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
        await forgetOld(database, now);
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
    for (let last: string | undefined; this.#lanes.length <= sweepSize; ) {
      const left = await this.#left();
      const sent = this.begin(left);
      const first = left[0]?.deliveryId;
      // Less than a batch is all that there is. What begins as the last batch did waits for something: until the next sweep.
      if (left.length < sweepSize || first === last) return;
      last = first;
      await sent;
    }
  }

  /** A batch of deliveries that nobody is at, those first that have waited longest. */
  async #left(): Promise<Owed[]> {
    const { database, clock } = this.#parts;
    const found = await database.all<Left>(
      `select d.id, d.webhook_key, w.origin, w.consecutive_failures, w.last_delivered_at
        from delivery d join webhook w on w.key = d.webhook_key
        where d.status = 'pending' and (d.lease_until < ? or d.lease_until > ?) order by d.lease_until limit ?`,
      [...leaseBounds(clock().toISOString()), sweepSize],
    );
    return found.map((each) => ({
      ...{ deliveryId: each.id, webhookKey: each.webhook_key, origin: each.origin },
      health: healthOf(each),
    }));
  }

  /** Claims what has a place, and attempts it, until nothing has. One claim is under way at a time. */
  #pump(): void {
    if (this.#claiming || this.#parts.stopping.aborted) return;
    const items = this.#lanes.take();
    if (items.length === 0) return;
    this.#claiming = true;
    this.#run(
      this.#claim(items).finally(() => {
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
          this.#lanes.release(item);
          if (later.includes(item.deliveryId)) this.#postpone(item);
          else this.#forget(item);
        }
      }
    } catch (error) {
      warn("deliveries could not be claimed; they are tried again", error);
      for (const item of items) {
        this.#lanes.release(item);
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
    const { attempts, outcomes, warn } = this.#parts;
    try {
      const ended = await attempts.make(claimed).finally(() => this.#lanes.release(item));
      this.#pump();
      await outcomes.add(ended);
    } catch (error) {
      warn(`the outcome of ${claimed.deliveryId} could not be written; it will be delivered again`, error);
    }
    this.#ended(item.webhookKey);
    this.#forget(item);
    this.#pump();
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
    for (const item of this.#later.get(webhookKey) ?? []) this.#lanes.add(item);
    this.#later.delete(webhookKey);
  }

  #forget(item: Item): void {
    this.#known.delete(item.deliveryId);
    item.settle();
  }

  /** The node stops: what has not begun is left to the next start. */
  #drop(): void {
    for (const item of [...this.#lanes.clear(), ...[...this.#later.values()].flat()]) this.#forget(item);
    this.#later.clear();
  }

  #run(task: Promise<void>): void {
    this.#tasks.add(task);
    void task.finally(() => this.#tasks.delete(task));
  }
}

/** What a sweep finds. */
interface Left {
  id: string;
  webhook_key: number;
  origin: string;
  consecutive_failures: number;
  last_delivered_at: string | null;
}
