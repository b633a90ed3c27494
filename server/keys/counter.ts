/**
 * The quota counter: exact, across processes, per key and UTC month.
 *
 * Counting is a statement of its own beside the request's transaction, which a rollback would undo. Requests of one key
 * that arrive while a statement is under way are counted by the next one together, so a hot key has one at a time in each
 * process, however many requests it sends.
 */
import { besideRequest } from "../database/commit-outcome.ts";
import type { Database } from "../database/database.ts";
import type { Claim, CountedKey, Examine } from "./claim.ts";
import { digestOf } from "./digest.ts";
import { periodOf } from "./months.ts";
import { allowances, ceiling, lower } from "./tiers.ts";

interface Waiter {
  examine: Examine;
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
   * Finds a key, lets it be examined, and counts one request of it if it passes and has one left.
   * @param raw the key as it was sent.
   */
  claim(raw: string, examine: Examine): Promise<Claim> {
    const hash = digestOf(raw);
    return new Promise((resolve, reject) => {
      const waiter = { examine, resolve, reject };
      const others = this.#waiting.get(hash);
      if (others) {
        others.push(waiter);
        return;
      }
      this.#waiting.set(hash, []);
      void this.#serve(hash, [waiter]);
    });
  }

  /**
   * Takes back a request that was counted at an instant and failed by the node's own fault. If this fails it is not tried
   * again: perhaps it was written and only the answer was lost, and a key must never have more than its limit.
   */
  async giveBack({ counter, account_id }: CountedKey, counted: Date): Promise<void> {
    const owners = [periodOf(counted), account_id, counter];
    await this.#database.alone(`${held(this.#database)} ${takeBack}`, owners);
  }

  async #serve(hash: string, first: Waiter[]): Promise<void> {
    for (let batch = first; batch.length > 0; ) {
      try {
        const claims = await this.#count(hash, batch);
        for (const [index, waiter] of batch.entries()) waiter.resolve(claims[index] ?? { key: undefined });
      } catch (error) {
        for (const waiter of batch) waiter.reject(error);
      }
      batch = this.#waiting.get(hash) ?? [];
      this.#waiting.set(hash, []);
    }
    this.#waiting.delete(hash);
  }

  async #count(hash: string, batch: Waiter[]): Promise<Claim[]> {
    const now = this.#clock();
    const period = periodOf(now);
    const key = await this.#database.get<FoundKey>(findKey, [period, period, hash]);
    if (!key) return batch.map(() => ({ key }));
    const refusals = batch.map(({ examine }) => refusalOf(examine, key, now));
    const wanted = refusals.filter((refused) => refused === undefined).length;
    const { granted, limit, most, used, accountUsed } = await this.#take(key, period, wanted);
    let served = 0;
    return refusals.map((refused): Claim => {
      if (refused !== undefined) return { key, refused };
      if (served === granted) {
        return used >= limit
          ? { key, now, limit, remaining: 0, over: "key" }
          : { key, now, limit: most, remaining: 0, over: "account" };
      }
      const later = granted - ++served; // the numbers are those after the whole batch
      return { key, now, limit, remaining: Math.min(limit - used, most - accountUsed) + later, over: null };
    });
  }

  /** Counts up to so many requests of a key and of its account, and says how many, and how many there are now. */
  async #take(key: FoundKey, period: string, wanted: number): Promise<Grant> {
    const { requests: limit } = allowances[lower(key.tier, key.account_tier)];
    const most = ceiling(key.account_tier) ?? Number.MAX_SAFE_INTEGER;
    const { account_id, counter } = key;
    const [used, accountUsed] = [key.used ?? 0, key.account_used ?? 0];
    // Counts only grow, but for what failed: who has nothing left, or is refused, costs no writing.
    if (wanted === 0 || used >= limit || accountUsed >= most)
      return { granted: 0, limit, most, used, accountUsed };
    const owners = [period, account_id, counter];
    if (key.used === null || key.account_used === null)
      await besideRequest(this.#database.alone(firstOfMonth, [account_id, period, counter, period]));
    const rows = await besideRequest(
      this.#database.alone<Counted>(`${held(this.#database)} ${takeUp}`, [
        ...[...owners, account_id, most, limit, wanted, wanted, ...owners],
      ]),
    );
    const accounts = rows.find(({ owner }) => owner === account_id);
    const own = rows.find(({ owner }) => owner === counter);
    if (!accounts || !own) throw new Error("A count of a quota is gone");
    return { granted: own.granted, limit, most, used: own.used, accountUsed: accounts.used };
  }
}

/** A key with what it and its account have used; null before the first request of the month. */
interface FoundKey extends CountedKey {
  used: number | null;
  account_used: number | null;
}

/** A row of the counts, after counting. */
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
 * it, and there are two rows: the server gives up before this process stops waiting for its answer (`queryTimeoutMs` of
 * database/connections.ts), so a request that is rejected for it has not been counted.
 */
const lockTimeoutMs = 1_250;

/**
 * The counts of a key and its account, held until they are written: on PostgreSQL by locks, taken by every process in the
 * same order; SQLite lets one write at a time. The statement is a transaction of its own, so it sets its limit itself,
 * before the first row is locked.
 */
function held({ engine }: Database): string {
  const counts = "where period = ? and owner in (?, ?) order by owner";
  return engine === "postgres"
    ? `with waiting as materialized (select set_config('lock_timeout', '${lockTimeoutMs}', true)),
        held as (select owner, period, used from waiting, quota ${counts} for update of quota)`
    : `with held as (select owner, period, used from quota ${counts})`;
}

/** Counts as many of the wanted requests as both limits leave. */
const takeUp = `, room as (select min(case owner when ? then ? - used else ? - used end) as requests from held),
  taken as (
    select case when requests <= 0 then 0 when requests < ? then requests else ? end as requests from room)
  update quota set used = used + taken.requests, granted = taken.requests from taken
    where period = ? and owner in (?, ?) returning owner, used, granted`;

const takeBack = `update quota set used = quota.used - 1 from held
  where quota.owner = held.owner and quota.period = held.period`;

function refusalOf(examine: Examine, key: CountedKey, now: Date): unknown {
  try {
    examine(key, now);
    return undefined;
  } catch (error) {
    return error;
  }
}
