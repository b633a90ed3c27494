/**
 * The quota counter: exact, across processes, per key and UTC month.
 *
 * Counting is a statement of its own beside the request's transaction, which a rollback would undo. Requests of one key
 * that arrive while a statement is under way are counted by the next one together, so a hot key has one at a time in each
 * process, however many requests it sends.
 */
import type { Database, Rows } from "../database/database.ts";
import type { KeyEnds } from "./api-key.ts";
import { periodOf } from "./months.ts";
import { allowances, ceiling, lower, type Tier } from "./tiers.ts";

/** A key with its account, as counting finds it. */
export interface CountedKey extends KeyEnds {
  id: string;
  counter: string;
  account_id: string;
  tier: Tier;
  role: "owner" | "developer";
  account_tier: Tier;
  disabled_at: string | null;
}

/** What came of asking for one request of a key. */
export type Claim =
  | { key: undefined }
  | { key: CountedKey; refused: unknown }
  | { key: CountedKey; period: string; limit: number; used: number; over: null | "key" | "account" };

/** Says whether a key may go on, before anything is counted; throws if not. */
export type Examine = (key: CountedKey) => void;

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
   * @param hash that of the raw key.
   */
  claim(hash: string, examine: Examine): Promise<Claim> {
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

  /** Takes back a request that was counted and failed by the node's own fault. */
  async giveBack({ counter, account_id }: CountedKey, period: string): Promise<void> {
    await this.#database.aside(async (rows) => {
      for (const owner of [account_id, counter]) await add(rows, owner, period, -1);
    });
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

  #count(hash: string, batch: Waiter[]): Promise<Claim[]> {
    return this.#database.aside(async (rows) => {
      const key = await rows.get<CountedKey>(findKey, [hash]);
      if (!key) return batch.map(() => ({ key }));
      const refusals = batch.map(({ examine }) => refusalOf(examine, key));
      const wanted = refusals.filter((refused) => refused === undefined).length;
      const period = periodOf(this.#clock());
      const grant = await take(rows, key, period, wanted);
      let served = 0;
      return refusals.map((refused): Claim => {
        if (refused !== undefined) return { key, refused };
        const { limit, before, granted, short } = grant;
        if (served < granted) served++;
        else if (short === "account")
          return { key, period, limit: grant.most, used: grant.most, over: short };
        else return { key, period, limit, used: before + served, over: short };
        return { key, period, limit, used: before + served, over: null };
      });
    });
  }
}

const findKey = `select k.id, k.counter, k.account_id, k.tier, k.revoked_at, k.expires_at,
    a.role, a.tier as account_tier, a.disabled_at
  from api_key k join account a on a.id = k.account_id where k.hash = ?`;

function refusalOf(examine: Examine, key: CountedKey): unknown {
  try {
    examine(key);
    return undefined;
  } catch (error) {
    return error;
  }
}

/** Counts up to so many requests, for the account first: whoever counts locks the rows in this order. */
async function take(rows: Rows, key: CountedKey, period: string, wanted: number) {
  const { requests: limit } = allowances[lower(key.tier, key.account_tier)];
  const most = ceiling(key.account_tier) ?? Number.MAX_SAFE_INTEGER;
  const account = await grant(rows, key.account_id, period, wanted, most);
  const own = await grant(rows, key.counter, period, account.granted, limit);
  const unused = account.granted - own.granted;
  if (unused > 0) await add(rows, key.account_id, period, -unused);
  const short: "key" | "account" = account.granted < wanted && unused === 0 ? "account" : "key";
  return { limit, most, before: own.used - own.granted, granted: own.granted, short };
}

/** Counts as many of the wanted requests as the limit leaves, and says how many that were. */
async function grant(rows: Rows, owner: string, period: string, wanted: number, limit: number) {
  const first = Math.min(wanted, limit);
  const found = await rows.get<{ used: number; granted: number }>(
    `insert into quota (owner, period, used, granted) values (?, ?, ?, ?)
      on conflict (owner, period) do update set
        granted = case when quota.used >= ? then 0 when quota.used + ? > ? then ? - quota.used else ? end,
        used = case when quota.used >= ? then quota.used when quota.used + ? > ? then ? else quota.used + ? end
      returning used, granted`,
    [
      ...[owner, period, first, first],
      ...[limit, wanted, limit, limit, wanted],
      ...[limit, wanted, limit, limit, wanted],
    ],
  );
  if (!found) throw new Error("The count of a quota gave nothing");
  return found;
}

async function add(rows: Rows, owner: string, period: string, difference: number): Promise<void> {
  const sql = `update quota set used = case when used + ? < 0 then 0 else used + ? end where owner = ? and period = ?`;
  await rows.all(sql, [difference, difference, owner, period]);
}
