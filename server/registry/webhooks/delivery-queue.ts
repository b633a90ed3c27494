/**
 * The queue of deliveries in memory: decides which delivery is attempted next. It has no side effects.
 *
 * Accounts share the concurrency max-min fairly. A free slot goes to the account that holds the fewest slots; among equals, to
 * the account that used the least slot time recently. Slow attempts hold their slots longer, so an account pays for its slow
 * receivers. Some slots are reserved for receivers that respond fast, and some for accounts that hold few slots.
 */

import { CountsByName } from "../../core/values/counts-by-name.ts";
import { RoundRobin } from "../../core/values/round-robin.ts";

/**
 * The health of a receiver. `fast` and `slow`: it accepted its last delivery, and usually responds soon or late: see
 * receivers.ts. `failing`: it did not accept its last delivery. `new`: no delivery was made yet.
 */
export type ReceiverHealth = "fast" | "new" | "slow" | "failing";

/** The maximum number of concurrent attempts. */
export const concurrency = 128;

/** The maximum number of concurrent attempts per origin. One of them is reserved for receivers that respond fast. */
export const perOriginConcurrency = 4;

/** The maximum number of concurrent attempts to receivers of some healths. */
interface Share {
  includes: ReadonlySet<ReceiverHealth>;
  limit: number;
}

const everyHealth: ReadonlySet<ReceiverHealth> = new Set(["fast", "new", "slow", "failing"]);
const notFast: ReadonlySet<ReceiverHealth> = new Set(["new", "slow", "failing"]);
const notPromising: ReadonlySet<ReceiverHealth> = new Set(["slow", "failing"]);

/** The order of priority within an account. */
const byPriority: readonly ReceiverHealth[] = ["fast", "new", "slow", "failing"];

/**
 * An account may hold at most this many times the number of free slots, so one account never takes all slots. These are the
 * dynamic thresholds of A. K. Choudhury and E. L. Hahne, "Dynamic queue length thresholds for shared-memory packet
 * switches" (IEEE/ACM Transactions on Networking 6(2), 1998).
 */
const maxHeldPerFreeSlot = 3;

/** The half-life of an account's used slot time. */
const halfLifeMs = 30_000;

/** The maximum number of accounts without deliveries whose slot time is remembered. */
const maxIdleAccounts = 1_000;

/** The account and the receiver of a delivery. */
export interface Destination {
  /** The account that owns the subscription. */
  account: string;
  /** The origin of the callback URL: scheme, host and port. */
  origin: string;
  /** The host name of the callback URL. */
  host: string;
  /** The registrable domain of the host: see callback-host.ts. */
  site: string;
  /** Whether the host has ever responded with 2xx. */
  hostReached: boolean;
  health: ReceiverHealth;
}

export interface QueueOptions {
  /** A monotonic clock in milliseconds. */
  clock: () => number;
  concurrency?: number;
  perOriginConcurrency?: number;
}

/** The waiting deliveries and the held slots of an account. */
class Account<Item> {
  /** By health and origin. */
  readonly waiting: Record<ReceiverHealth, RoundRobin<Item>> = {
    fast: new RoundRobin(),
    new: new RoundRobin(),
    slow: new RoundRobin(),
    failing: new RoundRobin(),
  };
  readonly held = new CountsByName<ReceiverHealth>();
  #usedMs = 0;
  #usedAt = 0;

  /** The slot time used until an instant; older use weighs less. */
  usedMs(now: number): number {
    return this.#usedMs * 2 ** ((this.#usedAt - now) / halfLifeMs);
  }

  charge(durationMs: number, now: number): void {
    this.#usedMs = this.usedMs(now) + durationMs;
    this.#usedAt = now;
  }

  /** The number of waiting deliveries. */
  get length(): number {
    return byPriority.reduce((total, health) => total + this.waiting[health].size, 0);
  }
}

/** A queue of deliveries that wait for a slot. */
export class DeliveryQueue<Item extends Destination> {
  readonly #clock: () => number;
  readonly #shares: readonly Share[];
  readonly #perOrigin: number;
  readonly #accounts = new Map<string, Account<Item>>();
  /** The accounts that have waiting deliveries. */
  readonly #waiting = new Map<string, Account<Item>>();
  readonly #held = new CountsByName<ReceiverHealth>();
  /** Attempts under way per origin: all, and those to receivers that are not known to respond fast. */
  readonly #ofOrigin = new CountsByName();
  readonly #notFastOfOrigin = new CountsByName();
  /** Registrable domains that have a host with its first delivery under way. */
  readonly #firstDeliveries = new Set<string>();
  /** Hosts that were reached after deliveries to them were queued. */
  readonly #reached = new Set<string>();
  /** The start of each attempt, and whether it is the first of its host. */
  readonly #underWay = new Map<Item, { startedAt: number; first: boolean }>();
  /** The number of waiting deliveries. */
  length = 0;

  constructor(options: QueueOptions) {
    const limit = options.concurrency ?? concurrency;
    this.#clock = options.clock;
    this.#perOrigin = options.perOriginConcurrency ?? perOriginConcurrency;
    this.#shares = [
      { includes: everyHealth, limit },
      { includes: notFast, limit: Math.max(1, Math.floor((limit * 3) / 4)) },
      { includes: notPromising, limit: Math.max(1, Math.floor(limit / 2)) },
    ];
  }

  /** Appends a delivery to those of its account, health and origin. */
  add(item: Item): void {
    const account = this.#account(item.account);
    account.waiting[item.health].add(item.origin, item);
    this.length++;
    this.#waiting.set(item.account, account);
  }

  /** The number of waiting deliveries of an account. */
  lengthOf(account: string): number {
    return this.#waiting.get(account)?.length ?? 0;
  }

  /** The accounts that have more waiting deliveries than this. */
  accountsAbove(length: number): string[] {
    return [...this.#waiting].filter(([, account]) => account.length > length).map(([id]) => id);
  }

  /** Takes all deliveries that get a slot now. Release each slot with {@link release}. */
  take(): Item[] {
    const taken: Item[] = [];
    const blocked = new Set<string>(); // taking never makes another delivery eligible
    for (let item = this.#next(blocked); item; item = this.#next(blocked)) taken.push(item);
    return taken;
  }

  /**
   * Takes a slot for a delivery that does not wait.
   * @returns whether it got a slot; release it with {@link release}.
   */
  tryTake(item: Item): boolean {
    const account = this.#account(item.account);
    if (!this.#hasSlot(account, item.health) || !this.#isOpen(item)) return false;
    this.#hold(account, item);
    return true;
  }

  /**
   * Releases the slot of a delivery.
   * @param reached whether the host responded with 2xx.
   */
  release(item: Item, reached = false): void {
    const attempt = this.#underWay.get(item);
    if (!attempt) return;
    this.#underWay.delete(item);
    const now = this.#clock();
    const account = this.#account(item.account);
    account.charge(now - attempt.startedAt, now);
    this.#count(account, item, -1);
    if (attempt.first) this.#firstDeliveries.delete(item.site);
    if (reached && !item.hostReached) this.#reached.add(item.host);
    if (this.length === 0) this.#reached.clear(); // deliveries queued later read it from the database
  }

  /** Removes and returns all waiting deliveries. */
  clear(): Item[] {
    const all = [...this.#waiting.values()].flatMap(({ waiting }) =>
      byPriority.flatMap((health) => waiting[health].clear()),
    );
    this.#waiting.clear();
    this.length = 0;
    return all;
  }

  #next(blocked: Set<string>): Item | undefined {
    const now = this.#clock();
    let best: { id: string; account: Account<Item>; item: Item; slots: number; used: number } | undefined;
    for (const [id, account] of this.#waiting) {
      if (blocked.has(id)) continue;
      const slots = account.held.total;
      if (best && slots > best.slots) continue;
      const used = account.usedMs(now);
      if (best && slots === best.slots && used >= best.used) continue;
      const item = this.#firstOf(account);
      if (item) best = { id, account, item, slots, used };
      else blocked.add(id);
    }
    if (!best) return undefined;
    const { id, account, item } = best;
    account.waiting[item.health].take(item.origin);
    this.length--;
    if (account.length === 0) this.#waiting.delete(id);
    this.#hold(account, item);
    return item;
  }

  /** The first delivery of an account that may be attempted now. */
  #firstOf(account: Account<Item>): Item | undefined {
    for (const health of byPriority) {
      if (account.waiting[health].size === 0 || !this.#hasSlot(account, health)) continue;
      const item = account.waiting[health].first((each) => this.#isOpen(each));
      if (item) return item;
    }
    return undefined;
  }

  /** Whether a slot is free for a delivery of an account to a receiver of a health. */
  #hasSlot(account: Account<Item>, health: ReceiverHealth): boolean {
    return this.#shares.every(({ includes, limit }) => {
      if (!includes.has(health)) return true;
      const free = limit - sum(this.#held, includes);
      return free > 0 && sum(account.held, includes) < maxHeldPerFreeSlot * free;
    });
  }

  /** Whether the limits of the origin and the host permit another attempt. */
  #isOpen(item: Item): boolean {
    if (this.#ofOrigin.of(item.origin) >= this.#perOrigin) return false;
    const mostNotFast = Math.max(1, this.#perOrigin - 1);
    if (item.health !== "fast" && this.#notFastOfOrigin.of(item.origin) >= mostNotFast) return false;
    return !this.#isFirst(item) || !this.#firstDeliveries.has(item.site);
  }

  /** Whether the host has never responded with 2xx. */
  #isFirst({ host, hostReached }: Item): boolean {
    return !hostReached && !this.#reached.has(host);
  }

  #hold(account: Account<Item>, item: Item): void {
    const first = this.#isFirst(item);
    if (first) this.#firstDeliveries.add(item.site);
    this.#count(account, item, 1);
    this.#underWay.set(item, { startedAt: this.#clock(), first });
  }

  /** Counts attempts under way. */
  #count(account: Account<Item>, { origin, health }: Item, difference: 1 | -1): void {
    for (const held of [account.held, this.#held]) held.add(health, difference);
    this.#ofOrigin.add(origin, difference);
    if (health !== "fast") this.#notFastOfOrigin.add(origin, difference);
  }

  #account(id: string): Account<Item> {
    const known = this.#accounts.get(id);
    if (known) return known;
    if (this.#accounts.size > this.#waiting.size + this.#underWay.size + maxIdleAccounts) this.#prune();
    const account = new Account<Item>();
    this.#accounts.set(id, account);
    return account;
  }

  /** Removes accounts without deliveries waiting or under way. */
  #prune(): void {
    for (const [id, account] of this.#accounts) {
      if (account.length === 0 && account.held.total === 0) this.#accounts.delete(id);
    }
  }
}

function sum(counts: CountsByName<ReceiverHealth>, healths: ReadonlySet<ReceiverHealth>): number {
  let total = 0;
  for (const health of healths) total += counts.of(health);
  return total;
}
