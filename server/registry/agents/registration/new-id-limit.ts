/**
 * Limits the new ids of an account per day (UTC). They are counted in the database, in the transaction that registers the id, so
 * the limit is exact across processes.
 */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { Kysely } from "kysely";
import { rejectWith } from "../../../core/http/responses.ts";
import type { Transaction } from "../../../core/journal/transaction.ts";
import type { Tier } from "../../../core/limits/tiers.ts";
import type { Rows } from "../../../core/sql/rows.ts";
import { type Columns, statement } from "../../../core/sql/statement.ts";

/** How many ids an account has registered on a day. */
export const NewIdDay = defineEntity({
  name: "NewIdDay",
  tableName: "new_id_day",
  properties: {
    account_id: p.text().primary(),
    day: p.text().primary(),
    count: p.bigint("number"),
  },
});

export type NewIdDay = InferEntity<typeof NewIdDay>;

/** How many ids an account may register. */
export interface NewIdLimits {
  /** `NEW_AGENTS_PER_DAY`: the number per day, by tier; 0 for no limit. */
  perDay: Record<Tier, number>;
  /** The tier of an account; null for one without limits. */
  tierOf: (rows: Rows, account: string) => Promise<Tier | null>;
}

type Db = Kysely<{ new_id_day: Columns<NewIdDay> }>;
type Day = Pick<NewIdDay, "account_id" | "day">;

// Statements, because registrations run them.
/** Whether an account has as many as each tier permits, and not the number: changes that are made together read the same. */
const reachedOf = statement(
  (db: Db, { account_id, day, free, pro, enterprise }: Day & Record<Tier, number>) =>
    db
      .selectFrom("new_id_day")
      .select(({ eb }) => [
        eb("count", ">=", free).as("free"),
        eb("count", ">=", pro).as("pro"),
        eb("count", ">=", enterprise).as("enterprise"),
      ])
      .where("account_id", "=", account_id)
      .where("day", "=", day),
);

const count = statement((db: Db, { account_id, day }: Day) =>
  db
    .insertInto("new_id_day")
    .values({ account_id, day, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["account_id", "day"])
        .doUpdateSet(({ eb }) => ({ count: eb("new_id_day.count", "+", 1) })),
    ),
);

const deleteBefore = statement((db: Db, { account_id, day }: Day) =>
  db.deleteFrom("new_id_day").where("account_id", "=", account_id).where("day", "<", day),
);

/** What {@link countNewId} reads. */
export function newIdReads(tx: Transaction, account: string, { perDay, tierOf }: NewIdLimits) {
  return isLimited(perDay)
    ? [tierOf(tx, account), reachedOf.get(tx, { ...todayOf(tx, account), ...perDay })]
    : [];
}

function isLimited(perDay: NewIdLimits["perDay"]): boolean {
  return Object.values(perDay).some((limit) => limit > 0);
}

function todayOf({ now }: Transaction, account_id: string): Day {
  return { account_id, day: now.slice(0, 10) };
}

/**
 * Counts a new id of an account. Call it last, because a rejected registration must not be counted.
 * @returns the problem, if the account has registered as many today as its tier permits; otherwise null.
 */
export async function countNewId(tx: Transaction, account: string, { perDay, tierOf }: NewIdLimits) {
  const tier = isLimited(perDay) ? await tierOf(tx, account) : null;
  if (tier === null || perDay[tier] === 0) return null;
  const today = todayOf(tx, account);
  const reached = await reachedOf.get(tx, { ...today, ...perDay });
  if (reached?.[tier]) return limitReached(tx.now, perDay[tier]);
  await count.run(tx, today);
  if (!reached) await deleteBefore.run(tx, today);
  return null;
}

function limitReached(now: string, limit: number) {
  const resets_at = new Date(Date.parse(now.slice(0, 10)) + 86_400_000).toISOString();
  const wait = Math.max(1, Math.ceil((Date.parse(resets_at) - Date.parse(now)) / 1_000));
  const detail = `Your account has registered ${limit} new ids today, as many as its tier permits: try again after ${resets_at}.`;
  const rejection = rejectWith(429, "new_agent_limit_reached", detail, { limit, resets_at });
  return { ...rejection, headers: { "Retry-After": wait } };
}
