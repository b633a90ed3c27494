/**
 * Limits the writes with the sessions of an account: per minute, and per month as many as all its keys together have. They are
 * counted apart from those of the keys, whose counter this uses.
 */
import type { Operation } from "../../../generated/operations.ts";
import { besideRequest } from "../../core/database/commit-outcome.ts";
import type { Database } from "../../core/database/database.ts";
import type { Authenticated, Caller } from "../../core/http/authentication.ts";
import { rateLimitHeaders } from "../../core/http/rate-limit-headers.ts";
import { FixedWindows } from "../../core/limits/fixed-windows.ts";
import { accountAllowance } from "../../core/limits/tiers.ts";
import { limitsOf } from "../accounts/accounts.ts";
import { addToCounts, firstOfMonth, subtractFromCounts } from "./counts.ts";
import { quotaExceeded, quotaHeaders } from "./credential.ts";
import { periodOf } from "./months.ts";

/** Counts writes with sessions. */
export class SessionQuota {
  readonly #database: Database;
  readonly #clock: () => Date;
  readonly #perMinute: number;
  readonly #limits: FixedWindows;

  /** @param perMinute the writes of an account in a minute, counted by this process; 0 for no limit. */
  constructor(database: Database, clock: () => Date, perMinute: number) {
    this.#database = database;
    this.#clock = clock;
    this.#perMinute = perMinute;
    this.#limits = new FixedWindows(clock);
  }

  /**
   * Counts a write. Those that operations for keys do not count, such as signing out, only have the limit per minute, if any.
   * @throws ProblemError beyond a limit.
   */
  async count({ account, role }: Caller, operation: Operation): Promise<Omit<Authenticated, "caller">> {
    if (account === null || role === "owner" || operation.signsIn || !operation.statuses.includes(429))
      return { headers: {} };
    this.#countInMinute(account);
    return operation.counted ? this.#countInMonth(account) : { headers: {} };
  }

  #countInMinute(account: string): void {
    const policy = { name: "session_write", requests: this.#perMinute, windowMs: 60_000 };
    const state = this.#limits.take(policy, account);
    const explanation = `Your account may send ${policy.requests} such requests in 60 seconds with its sessions.`;
    if (!state.allowed) rateLimitHeaders({ ...policy, ...state, explanation });
  }

  async #countInMonth(account: string): Promise<Omit<Authenticated, "caller">> {
    const limit = accountAllowance((await limitsOf(this.#database, account))?.tier ?? "free");
    if (limit === null) return { headers: {} };
    const now = this.#clock();
    const owner = `${account} sessions`;
    // One row: that of the account in the counts of keys.
    const counts = { period: periodOf(now), account_id: owner, counter: owner };
    const values = { ...counts, limit, most: limit, requested: 1 };
    const add = () => besideRequest(addToCounts.alone(this.#database, values));
    let [counted] = await add();
    if (!counted) {
      await besideRequest(firstOfMonth.alone(this.#database, counts));
      [counted] = await add();
    }
    if (!counted) throw new Error("The row of a quota does not exist");
    if (counted.granted === 0)
      throw quotaExceeded("The account's sessions together have", "account", limit, now);
    return {
      headers: quotaHeaders(limit, limit - counted.used, now),
      settle: async (status) => {
        if (status >= 500) await subtractFromCounts.alone(this.#database, counts);
      },
    };
  }
}
