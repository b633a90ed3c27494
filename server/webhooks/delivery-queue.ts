/**
 * Decides which delivery is attempted next: pure, with the clock passed in.
 *
 * Accounts share the concurrency max-min fairly. A free place goes to the account that holds the fewest, and among equals to
 * the one that used the least place-time lately. Attempts that take long hold their places longer, so an account pays for the
 * time that its receivers take. Some places are kept for receivers that respond fast, and some for accounts that hold few.
 */
import type { Health } from "../database/owed.ts";

/** Attempts at once. */
export const concurrency = 128;

/** Attempts at once to one origin. One of them is for receivers that respond fast. */
export const perOriginConcurrency = 4;

/** How many attempts at receivers of some healths may be under way at once. */
interface Share {
  includes: ReadonlySet<Health>;
  limit: number;
}

const everyHealth: ReadonlySet<Health> = new Set(["fast", "new", "slow", "failing"]);
const notFast: ReadonlySet<Health> = new Set(["new", "slow", "failing"]);
const notPromising: ReadonlySet<Health> = new Set(["slow", "failing"]);

/** Within an account, healthy receivers first. */
const order: readonly Health[] = ["fast", "new", "slow", "failing"];

/**
 * An account may hold this many times the places that are left, so some are left whatever one account does. These are the
 * dynamic thresholds of A. K. Choudhury and E. L. Hahne, "Dynamic queue length thresholds for shared-memory packet
 * switches" (IEEE/ACM Transactions on Networking 6(2), 1998).
 */
const heldPerFreePlace = 3;

/** After this time, half of the place-time that an account used is forgotten. */
const halfLifeMs = 30_000;

/** Accounts without deliveries whose place-time is remembered at most. */
const maxIdleAccounts = 1_000;

/** Where a delivery goes, and for whom. */
export interface Destination {
  /** Whose subscription it is. */
  account: string;
  /** Scheme, host and port of the callback URL. */
  origin: string;
  /** Its host name. */
  host: string;
  /** The registrable domain of the host: see callback-host.ts. */
  site: string;
  /** Whether the host has ever responded with 2xx. */
  hostReached: boolean;
  health: Health;
}

export interface QueueOptions {
  /** Milliseconds of a clock that does not go back. */
  clock: () => number;
  concurrency?: number;
  perOriginConcurrency?: number;
}

/** The deliveries and the places of an account. */
class Account<Item> {
  /** By health and origin, in the order in which they are served. */
  readonly waiting: Record<Health, Map<string, Item[]>> = {
    ...{ fast: new Map(), new: new Map(), slow: new Map(), failing: new Map() },
  };
  readonly held: Record<Health, number> = { fast: 0, new: 0, slow: 0, failing: 0 };
  /** How many deliveries are waiting. */
  length = 0;
  #usedMs = 0;
  #usedAt = 0;

  /** Place-time used until an instant, of which older use weighs less. */
  usedMs(now: number): number {
    return this.#usedMs * 2 ** ((this.#usedAt - now) / halfLifeMs);
  }

  charge(durationMs: number, now: number): void {
    this.#usedMs = this.usedMs(now) + durationMs;
    this.#usedAt = now;
  }

  get places(): number {
    return sum(this.held, everyHealth);
  }
}

/** Deliveries that wait for a place. */
export class DeliveryQueue<Item extends Destination> {
  readonly #clock: () => number;
  readonly #shares: readonly Share[];
  readonly #perOrigin: number;
  readonly #accounts = new Map<string, Account<Item>>();
  /** Those of the accounts that have deliveries waiting. */
  readonly #waiting = new Map<string, Account<Item>>();
  readonly #held: Record<Health, number> = { fast: 0, new: 0, slow: 0, failing: 0 };
  /** Attempts under way by origin: all, and those at receivers that are not known to respond fast. */
  readonly #origins = new Map<string, { all: number; notFast: number }>();
  /** Registrable domains to one of whose hosts a first delivery is under way. */
  readonly #firstDeliveries = new Set<string>();
  /** Hosts that were reached since deliveries to them began to wait. */
  readonly #reached = new Set<string>();
  /** When each attempt began, and whether it is the first of its host. */
  readonly #underWay = new Map<Item, { startedAt: number; first: boolean }>();
  /** How many deliveries are waiting. */
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

  /** Adds a delivery behind those of its account, health and origin. */
  add(item: Item): void {
    const account = this.#account(item.account);
    const lane = account.waiting[item.health];
    const queue = lane.get(item.origin);
    if (queue) queue.push(item);
    else lane.set(item.origin, [item]);
    account.length++;
    this.length++;
    this.#waiting.set(item.account, account);
  }

  /** How many deliveries of an account are waiting. */
  lengthOf(account: string): number {
    return this.#waiting.get(account)?.length ?? 0;
  }

  /** The accounts that have more deliveries waiting than this. */
  accountsAbove(length: number): string[] {
    return [...this.#waiting].filter(([, account]) => account.length > length).map(([id]) => id);
  }

  /** Takes all deliveries that have a place now. Each place is given back by {@link release}. */
  take(): Item[] {
    const taken: Item[] = [];
    const blocked = new Set<string>(); // taking never makes another delivery eligible
    for (let item = this.#next(blocked); item; item = this.#next(blocked)) taken.push(item);
    return taken;
  }

  /**
   * Takes a place for a delivery that does not wait.
   * @returns whether it has one; it is given back by {@link release}.
   */
  tryTake(item: Item): boolean {
    const account = this.#account(item.account);
    if (!this.#hasPlace(account, item.health) || !this.#isOpen(item)) return false;
    this.#hold(account, item);
    return true;
  }

  /**
   * Gives back the place of a delivery.
   * @param reached whether the host responded with 2xx.
   */
  release(item: Item, reached = false): void {
    const begun = this.#underWay.get(item);
    if (!begun) return;
    this.#underWay.delete(item);
    const now = this.#clock();
    const account = this.#account(item.account);
    account.held[item.health]--;
    account.charge(now - begun.startedAt, now);
    this.#held[item.health]--;
    const origin = this.#origins.get(item.origin);
    if (origin) {
      origin.all--;
      if (item.health !== "fast") origin.notFast--;
      if (origin.all === 0) this.#origins.delete(item.origin);
    }
    if (begun.first) this.#firstDeliveries.delete(item.site);
    if (reached && !item.hostReached) this.#reached.add(item.host);
    if (this.length === 0) this.#reached.clear(); // what is added later knows it from the database
  }

  /** Removes and returns everything that waits. */
  clear(): Item[] {
    const all: Item[] = [];
    for (const account of this.#waiting.values()) {
      for (const health of order) {
        for (const items of account.waiting[health].values()) all.push(...items);
        account.waiting[health].clear();
      }
      account.length = 0;
    }
    this.#waiting.clear();
    this.length = 0;
    return all;
  }

  #next(blocked: Set<string>): Item | undefined {
    const now = this.#clock();
    let best: { id: string; account: Account<Item>; item: Item; places: number; used: number } | undefined;
    for (const [id, account] of this.#waiting) {
      if (blocked.has(id)) continue;
      const places = account.places;
      if (best && places > best.places) continue;
      const used = account.usedMs(now);
      if (best && places === best.places && used >= best.used) continue;
      const item = this.#firstOf(account);
      if (item) best = { id, account, item, places, used };
      else blocked.add(id);
    }
    if (!best) return undefined;
    const { id, account, item } = best;
    const lane = account.waiting[item.health];
    const queue = lane.get(item.origin) ?? [];
    queue.shift();
    lane.delete(item.origin);
    if (queue.length > 0) lane.set(item.origin, queue); // behind the others: each origin in turn
    this.length--;
    if (--account.length === 0) this.#waiting.delete(id);
    this.#hold(account, item);
    return item;
  }

  /** The first delivery of an account that may be attempted now. */
  #firstOf(account: Account<Item>): Item | undefined {
    for (const health of order) {
      if (account.waiting[health].size === 0 || !this.#hasPlace(account, health)) continue;
      for (const [item] of account.waiting[health].values()) if (item && this.#isOpen(item)) return item;
    }
    return undefined;
  }

  /** Whether a delivery of an account to a receiver of a health has a place. */
  #hasPlace(account: Account<Item>, health: Health): boolean {
    return this.#shares.every(({ includes, limit }) => {
      if (!includes.has(health)) return true;
      const free = limit - sum(this.#held, includes);
      return free > 0 && sum(account.held, includes) < heldPerFreePlace * free;
    });
  }

  /** Whether its origin and host take another attempt. */
  #isOpen(item: Item): boolean {
    const origin = this.#origins.get(item.origin);
    if (origin && origin.all >= this.#perOrigin) return false;
    if (origin && item.health !== "fast" && origin.notFast >= Math.max(1, this.#perOrigin - 1)) return false;
    return !this.#isFirst(item) || !this.#firstDeliveries.has(item.site);
  }

  /** Whether it goes to a host that has never responded with 2xx. */
  #isFirst({ host, hostReached }: Item): boolean {
    return !hostReached && !this.#reached.has(host);
  }

  #hold(account: Account<Item>, item: Item): void {
    const first = this.#isFirst(item);
    if (first) this.#firstDeliveries.add(item.site);
    account.held[item.health]++;
    this.#held[item.health]++;
    const origin = this.#origins.get(item.origin) ?? { all: 0, notFast: 0 };
    origin.all++;
    if (item.health !== "fast") origin.notFast++;
    this.#origins.set(item.origin, origin);
    this.#underWay.set(item, { startedAt: this.#clock(), first });
  }

  #account(id: string): Account<Item> {
    const known = this.#accounts.get(id);
    if (known) return known;
    if (this.#accounts.size > this.#waiting.size + this.#underWay.size + maxIdleAccounts) this.#prune();
    const account = new Account<Item>();
    this.#accounts.set(id, account);
    return account;
  }

  /** Forgets accounts that have nothing waiting or under way. */
  #prune(): void {
    for (const [id, account] of this.#accounts) {
      if (account.length === 0 && account.places === 0) this.#accounts.delete(id);
    }
  }
}

function sum(counts: Record<Health, number>, healths: ReadonlySet<Health>): number {
  let total = 0;
  for (const health of healths) total += counts[health];
  return total;
}
