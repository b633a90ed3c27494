/**
 * The quota counter: exact across processes, per key and UTC month.
 *
 * Counting is a statement outside of the request's transaction, so that a rollback does not undo it. Requests of a key that
 * arrive while a statement is under way are counted together by the next one. So a busy key has at most one statement under
 * way per process. On PostgreSQL it is the only one, as long as a key is what it was at the last one, which it checks.
 */
import { besideRequest } from "../../core/database/commit-outcome.ts";
import type { Database } from "../../core/database/database.ts";
import { accountAllowance, allowances, lowerTier, quotaLeft } from "../../core/limits/tiers.ts";
import type { RowOf } from "../../core/sql/statement.ts";
import { BoundedMap } from "../../core/values/bounded-map.ts";
import type { CheckCountedKey, Claim, CountedKey } from "./claim.ts";
import {
  addToCounts,
  addToKnown,
  type FoundKey,
  findKey,
  firstOfMonth,
  type KnownKey,
  subtractFromCounts,
} from "./counts.ts";
import { digestOf } from "./digest.ts";
import { periodOf } from "./months.ts";

/** How many keys are remembered. */
const maxKnown = 5_000;

interface Waiter {
  check: CheckCountedKey;
  resolve: (claim: Claim) => void;
  reject: (error: unknown) => void;
}

/** Counts requests. */
export class Counter {
  readonly #database: Database;
  readonly #clock: () => Date;
  readonly #waiting = new Map<string, Waiter[]>();
  /** Keys as they were found, by their digests, while their quotas are not used up. */
  readonly #known = new BoundedMap<string, KnownKey>(maxKnown);

  constructor(database: Database, clock: () => Date) {
    this.#database = database;
    this.#clock = clock;
  }

  /**
   * Finds a key, checks it, and counts one request if the check passes and the quota is not exceeded.
   * @param raw the raw key.
   * @param check throws if the key is rejected.
   */
  claim(raw: string, check: CheckCountedKey): Promise<Claim> {
    const hash = digestOf(raw);
    return new Promise((resolve, reject) => {
      const waiter = { check, resolve, reject };
      const others = this.#waiting.get(hash);
      if (others) {
        others.push(waiter);
        return;
      }
      this.#waiting.set(hash, []);
      void this.#countBatches(hash, [waiter]);
    });
  }

  /**
   * Finds a key and checks it, without counting a request: the remaining requests may be 0.
   * @param raw the raw key.
   * @param check throws if the key is rejected.
   */
  async read(raw: string, check: CheckCountedKey): Promise<Claim> {
    const now = this.#clock();
    const key = await findKey.get(this.#database, { hash: digestOf(raw), period: periodOf(now) });
    if (!key) return { key };
    const rejection = rejectionOf(check, key, now);
    if (rejection !== undefined) return { key, now, rejection };
    const counts = { used: key.used ?? 0, accountUsed: key.account_used ?? 0 };
    return { key, now, ...quotaLeft(key, counts), over: null };
  }

  /**
   * Undoes the count of a request that failed through the node's own fault. A failure of this statement is not retried: it
   * may have been written although its response was lost, and a key must never get more than its limit.
   * @param counted when the request was counted.
   */
  async undo({ counter, account_id }: CountedKey, counted: Date): Promise<void> {
    await subtractFromCounts.alone(this.#database, { period: periodOf(counted), account_id, counter });
  }

  async #countBatches(hash: string, first: Waiter[]): Promise<void> {
    for (let batch = first; batch.length > 0; ) {
      try {
        const claims = await this.#countBatch(hash, batch);
        for (const [index, waiter] of batch.entries()) waiter.resolve(claims[index] ?? { key: undefined });
      } catch (error) {
        for (const waiter of batch) waiter.reject(error);
      }
      batch = this.#waiting.get(hash) ?? [];
      this.#waiting.set(hash, []);
    }
    this.#waiting.delete(hash);
  }

  async #countBatch(hash: string, batch: Waiter[]): Promise<Claim[]> {
    const now = this.#clock();
    const period = periodOf(now);
    const known = this.#known.get(hash);
    if (known && batch.every(({ check }) => rejectionOf(check, known, now) === undefined)) {
      const grant = await this.#takeKnown(known, hash, period, batch.length);
      const none = batch.map(() => undefined);
      if (grant) return claimsOf(known, now, none, grant);
    }
    const key = await findKey.get(this.#database, { hash, period });
    if (!key) return batch.map(() => ({ key }));
    const rejections = batch.map(({ check }) => rejectionOf(check, key, now));
    const requested = rejections.filter((rejection) => rejection === undefined).length;
    const grant = await this.#takeQuota(key, period, requested);
    if (this.#database.engine === "postgres" && requested > 0 && grant.granted === requested)
      this.#known.set(hash, key);
    return claimsOf(key, now, rejections, grant);
  }

  /** Counts requests of a key that was found before. @returns null if it is another one now, or another month. */
  async #takeKnown(known: KnownKey, hash: string, period: string, requested: number): Promise<Grant | null> {
    const limits = limitsOf(known);
    const rows = await besideRequest(
      addToKnown.alone(this.#database, { ...known, ...limits, hash, period, requested }),
    );
    const grant = grantOf(known, limits, rows);
    if (grant?.granted !== requested) this.#known.delete(hash); // a key that is used up is only read
    return grant;
  }

  /** Counts up to `requested` requests of a key and of its account. @returns the granted number and the new counts. */
  async #takeQuota(key: FoundKey, period: string, requested: number): Promise<Grant> {
    const limits = limitsOf(key);
    const { limit, most } = limits;
    const { account_id, counter } = key;
    const [used, accountUsed] = [key.used ?? 0, key.account_used ?? 0];
    // Counts decrease only for failed requests, so an exhausted quota or rejected requests need no write.
    if (requested === 0 || used >= limit || accountUsed >= most)
      return { granted: 0, limit, most, used, accountUsed };
    const counts = { period, account_id, counter };
    if (key.used === null || key.account_used === null)
      await besideRequest(firstOfMonth.alone(this.#database, counts));
    const rows = await besideRequest(addToCounts.alone(this.#database, { ...counts, ...limits, requested }));
    const grant = grantOf(key, limits, rows);
    if (!grant) throw new Error("The row of a quota does not exist");
    return grant;
  }
}

/** How many requests a key, and all keys of its account, may send in a month. */
interface Limits {
  limit: number;
  most: number;
}

interface Grant extends Limits {
  granted: number;
  used: number;
  accountUsed: number;
}

function limitsOf({ tier, account_tier }: KnownKey): Limits {
  const { requests: limit } = allowances[lowerTier(tier, account_tier)];
  return { limit, most: accountAllowance(account_tier) ?? Number.MAX_SAFE_INTEGER };
}

/** What was granted by the rows that were counted; null if there are none. */
function grantOf(
  { account_id, counter }: KnownKey,
  limits: Limits,
  rows: readonly RowOf<typeof addToCounts>[],
): Grant | null {
  const accounts = rows.find(({ owner }) => owner === account_id);
  const own = rows.find(({ owner }) => owner === counter);
  return accounts && own
    ? { ...limits, granted: own.granted, used: own.used, accountUsed: accounts.used }
    : null;
}

/** The claims of a batch. @param rejections why its requests are rejected; undefined for those that were to be counted. */
function claimsOf(
  key: KnownKey,
  now: Date,
  rejections: readonly unknown[],
  { granted, limit, most, used, accountUsed }: Grant,
): Claim[] {
  let served = 0;
  return rejections.map((rejection): Claim => {
    if (rejection !== undefined) return { key, now, rejection };
    if (served === granted)
      return used >= limit
        ? { key, now, limit, remaining: 0, over: "key" }
        : { key, now, limit: most, remaining: 0, over: "account" };
    const later = granted - ++served; // the counts are those after the whole batch
    return { key, now, limit, remaining: Math.min(limit - used, most - accountUsed) + later, over: null };
  });
}

function rejectionOf(check: CheckCountedKey, key: CountedKey, now: Date): unknown {
  try {
    check(key, now);
    return undefined;
  } catch (error) {
    return error;
  }
}
