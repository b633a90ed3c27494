/**
 * The quota counter: exact across processes, per key and UTC month.
 *
 * Counting is a statement outside of the request's transaction, so that a rollback does not undo it. Requests of a key that
 * arrive while a statement is under way are counted together by the next one. So a busy key has at most one statement under
 * way per process.
 */
import { besideRequest } from "../database/commit-outcome.ts";
import type { Database } from "../database/database.ts";
import type { CheckCountedKey, Claim, CountedKey } from "./claim.ts";
import { digestOf } from "./digest.ts";
import { periodOf } from "./months.ts";
import { accountAllowance, allowances, lowerTier } from "./tiers.ts";

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
   * Undoes the count of a request that failed through the node's own fault. A failure of this statement is not retried: it
   * may have been written although its response was lost, and a key must never get more than its limit.
   * @param counted when the request was counted.
   */
  async undo({ counter, account_id }: CountedKey, counted: Date): Promise<void> {
    const owners = [periodOf(counted), account_id, counter];
    await this.#database.alone(`${lockedCounts(this.#database)} ${subtractFromCounts}`, owners);
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
    const key = await this.#database.get<FoundKey>(findKey, [period, period, hash]);
    if (!key) return batch.map(() => ({ key }));
    const rejections = batch.map(({ check }) => rejectionOf(check, key, now));
    const requested = rejections.filter((rejection) => rejection === undefined).length;
    const {
      granted,
      limit,
      most: accountLimit,
      used,
      accountUsed,
    } = await this.#takeQuota(key, period, requested);
    let served = 0;
    return rejections.map((rejection): Claim => {
      if (rejection !== undefined) return { key, rejection };
      if (served === granted) {
        return used >= limit
          ? { key, now, limit, remaining: 0, over: "key" }
          : { key, now, limit: accountLimit, remaining: 0, over: "account" };
      }
      const later = granted - ++served; // the counts are those after the whole batch
      return {
        key,
        now,
        limit,
        remaining: Math.min(limit - used, accountLimit - accountUsed) + later,
        over: null,
      };
    });
  }

  /** Counts up to `requested` requests of a key and of its account. @returns the granted number and the new counts. */
  async #takeQuota(key: FoundKey, period: string, requested: number): Promise<Grant> {
    const { requests: limit } = allowances[lowerTier(key.tier, key.account_tier)];
    const most = accountAllowance(key.account_tier) ?? Number.MAX_SAFE_INTEGER;
    const { account_id, counter } = key;
    const [used, accountUsed] = [key.used ?? 0, key.account_used ?? 0];
    // Counts decrease only for failed requests, so an exhausted quota or rejected requests need no write.
    if (requested === 0 || used >= limit || accountUsed >= most)
      return { granted: 0, limit, most, used, accountUsed };
    const owners = [period, account_id, counter];
    if (key.used === null || key.account_used === null)
      await besideRequest(this.#database.alone(firstOfMonth, [account_id, period, counter, period]));
    const rows = await besideRequest(
      this.#database.alone<Counted>(`${lockedCounts(this.#database)} ${addToCounts}`, [
        ...owners,
        account_id,
        most,
        limit,
        requested,
        requested,
        ...owners,
      ]),
    );
    const accounts = rows.find(({ owner }) => owner === account_id);
    const own = rows.find(({ owner }) => owner === counter);
    if (!accounts || !own) throw new Error("The row of a quota does not exist");
    return { granted: own.granted, limit, most, used: own.used, accountUsed: accounts.used };
  }
}

/** A key with the used requests of the key and its account; null before the first request of the month. */
interface FoundKey extends CountedKey {
  used: number | null;
  account_used: number | null;
}

/** A quota row after counting. */
interface Counted {
  owner: string;
  used: number;
  granted: number;
}

interface Grant {
  granted: number;
  limit: number;
  most: number;
  used: number;
  accountUsed: number;
}

const findKey = `select k.id, k.counter, k.account_id, k.tier, k.revoked_at, k.expires_at,
    a.role, a.tier as account_tier, a.disabled_at, own.used, accounts.used as account_used
  from api_key k join account a on a.id = k.account_id
    left join quota own on own.owner = k.counter and own.period = ?
    left join quota accounts on accounts.owner = k.account_id and accounts.period = ?
  where k.hash = ?`;

const firstOfMonth = `insert into quota (owner, period, used, granted) values (?, ?, 0, 0), (?, ?, 0, 0)
  on conflict (owner, period) do nothing`;

/**
 * How long PostgreSQL waits for each lock of a count, in milliseconds. A row takes two locks when several processes wait for
 * it, and there are two rows: the server gives up before this process stops waiting for its response (`queryTimeoutMs` of
 * database/connections.ts), so a request that is rejected for it has not been counted.
 */
const lockTimeoutMs = 1_250;

/**
 * SQL: locks the counts of a key and its account. On PostgreSQL every process locks them in the same order; SQLite has one
 * writer anyway. The statement is its own transaction, so it sets the lock timeout itself before it locks the first row.
 */
function lockedCounts({ engine }: Database): string {
  const counts = "where period = ? and owner in (?, ?) order by owner";
  return engine === "postgres"
    ? `with waiting as materialized (select set_config('lock_timeout', '${lockTimeoutMs}', true)),
        locked as (select owner, period, used from waiting, quota ${counts} for update of quota)`
    : `with locked as (select owner, period, used from quota ${counts})`;
}

/** SQL: counts as many of the requested requests as both limits permit. */
const addToCounts = `, room as (select min(case owner when ? then ? - used else ? - used end) as requests from locked),
  taken as (
    select case when requests <= 0 then 0 when requests < ? then requests else ? end as requests from room)
  update quota set used = used + taken.requests, granted = taken.requests from taken
    where period = ? and owner in (?, ?) returning owner, used, granted`;

const subtractFromCounts = `update quota set used = quota.used - 1 from locked
  where quota.owner = locked.owner and quota.period = locked.period`;

function rejectionOf(check: CheckCountedKey, key: CountedKey, now: Date): unknown {
  try {
    check(key, now);
    return undefined;
  } catch (error) {
    return error;
  }
}
