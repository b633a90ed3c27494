/** Reads keys from the database. */
import type { Kysely } from "kysely";
import type { components } from "../../generated/openapi.d.ts";
import type { Rows } from "../database/database.ts";
import { type Columns, type RowOf, statement } from "../database/statement.ts";
import type { ApiKey } from "./api-key.ts";
import type { KeyDay } from "./key-day.ts";
import type { Quota } from "./quota.ts";

type Db = Kysely<{ api_key: Columns<ApiKey>; quota: Columns<Quota>; key_day: Columns<KeyDay> }>;

/** Selects keys with their requests in a month. */
const selectKeys = (db: Db, period: string) =>
  db
    .selectFrom("api_key as k")
    .leftJoin("quota as q", (join) => join.onRef("q.owner", "=", "k.counter").on("q.period", "=", period))
    .select(["k.id", "k.account_id", "k.name", "k.tier", "k.start", "k.last4", "k.counter", "k.created_at"])
    .select([
      "k.expires_at",
      "k.expired_at",
      "k.revoked_at",
      "k.last_used_at",
      "k.rotated_from",
      "k.rotated_to",
      "k.scopes",
    ])
    .select(({ fn, val }) => fn.coalesce("q.used", val(0)).as("used"));

interface KeysOfAccount {
  account_id: string;
  period: string;
}

/** A page of an account's keys, newest first. */
const selectPage = (db: Db, { account_id, period, limit }: KeysOfAccount & { limit: number }) =>
  selectKeys(db, period)
    .where("k.account_id", "=", account_id)
    .orderBy("k.created_at", "desc")
    .orderBy("k.id", "desc")
    .limit(limit);

const firstPage = statement(selectPage);

type Position = Pick<ApiKey, "created_at" | "id">;

const nextPage = statement((db: Db, values: KeysOfAccount & Position & { limit: number }) =>
  selectPage(db, values).where(({ eb, refTuple, tuple }) =>
    eb(refTuple("k.created_at", "k.id"), "<", tuple(values.created_at, values.id)),
  ),
);

const byId = statement((db: Db, { account_id, id, period }: KeysOfAccount & { id: string }) =>
  selectKeys(db, period).where("k.account_id", "=", account_id).where("k.id", "=", id),
);

const countActive = statement((db: Db, { account_id, now }: { account_id: string; now: string }) =>
  db
    .selectFrom("api_key")
    .select(({ fn }) => fn.countAll<number>().as("active"))
    .where("account_id", "=", account_id)
    .where("revoked_at", "is", null)
    .where("rotated_to", "is", null)
    .where("expired_at", "is", null)
    .where(({ eb, or }) => or([eb("expires_at", "is", null), eb("expires_at", ">", now)])),
);

const usedInMonth = statement((db: Db, { owner, period }: Pick<Quota, "owner" | "period">) =>
  db.selectFrom("quota").select("used").where("owner", "=", owner).where("period", "=", period),
);

const daysSince = statement((db: Db, { key_id, day }: Pick<KeyDay, "key_id" | "day">) =>
  db
    .selectFrom("key_day")
    .select(["day", "outcome", "count"])
    .where("key_id", "=", key_id)
    .where("day", ">=", day),
);

/** A key with its requests in a month. */
export type UsedKey = RowOf<typeof byId>;

/** Reads a page of an account's keys, newest first, after a position. */
export function keysAfter(
  rows: Rows,
  accountId: string,
  period: string,
  after: Position | undefined,
  limit: number,
): Promise<UsedKey[]> {
  const values = { account_id: accountId, period, limit };
  return after ? nextPage.all(rows, { ...values, ...after }) : firstPage.all(rows, values);
}

/** Finds a key of an account by its id. */
export function findKey(
  rows: Rows,
  accountId: string,
  id: string,
  period: string,
): Promise<UsedKey | undefined> {
  return byId.get(rows, { account_id: accountId, id, period });
}

/** Counts the active keys of an account, without rotated keys in their grace period. */
export async function activeKeys(rows: Rows, accountId: string, now: string): Promise<number> {
  return (await countActive.get(rows, { account_id: accountId, now }))?.active ?? 0;
}

/** The number of requests counted in a month. */
export async function usedOf(rows: Rows, counter: string, period: string): Promise<number> {
  return (await usedInMonth.get(rows, { owner: counter, period }))?.used ?? 0;
}

/** The number of days in a usage report. */
const reportedDays = 30;

/** The outcomes of a key's requests on each of the last days, oldest first. */
export async function daysOf(
  rows: Rows,
  keyId: string,
  now: Date,
): Promise<components["schemas"]["KeyDay"][]> {
  const day = (ago: number) => new Date(now.getTime() - ago * 86_400_000).toISOString().slice(0, 10);
  const found = await daysSince.all(rows, { key_id: keyId, day: day(reportedDays - 1) });
  return Array.from({ length: reportedDays }, (_, index) => {
    const date = day(reportedDays - 1 - index);
    const counts = { served: 0, refused: 0, over_quota: 0, failed: 0 };
    for (const each of found) if (each.day === date) counts[each.outcome] = each.count;
    return { date, ...counts };
  });
}
