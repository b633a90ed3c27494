/** Reads keys from the database, and revokes those of closed accounts. */
import { type Kysely, sql } from "kysely";
import type { components } from "../../../generated/openapi.d.ts";
import type { Rows, Writer } from "../../core/sql/rows.ts";
import { type Columns, type RowOf, statement } from "../../core/sql/statement.ts";
import type { ApiKey } from "./api-key.ts";
import type { KeyDay, KeyOperationDay } from "./key-day.ts";
import type { Outcome } from "./key-state.ts";
import type { Quota } from "./quota.ts";
import { firstDay } from "./usage-retention.ts";

type Db = Kysely<{
  api_key: Columns<ApiKey>;
  quota: Columns<Quota>;
  key_day: Columns<KeyDay>;
  key_operation_day: Columns<KeyOperationDay>;
}>;

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

const revokeAll = statement((db: Db, { account_id, now }: { account_id: string; now: string }) =>
  db
    .updateTable("api_key")
    .set(({ ref, fn, val }) => ({ revoked_at: fn.coalesce("revoked_at", val(now)), name: ref("id") }))
    .where("account_id", "=", account_id),
);

/** Revokes the keys of an account that is being closed, and erases their names, which its user chose. */
export async function revokeKeysOf(writer: Writer, accountId: string, now: string): Promise<void> {
  await revokeAll.run(writer, { account_id: accountId, now });
}

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

const operationsSince = statement((db: Db, { key_id, day }: Pick<KeyDay, "key_id" | "day">) =>
  db
    .selectFrom("key_operation_day")
    .select(["operation", "outcome", sql<number>`cast(sum(count) as bigint)`.as("count")])
    .where("key_id", "=", key_id)
    .where("day", ">=", day)
    .groupBy(["operation", "outcome"]),
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

/** The requests of a key on some days up to that of `now`. */
export interface ReportedDays {
  keyId: string;
  now: Date;
  days: number;
}

const noRequests: Record<Outcome, number> = { served: 0, refused: 0, over_quota: 0, failed: 0 };

/** The outcomes of a key's requests on each day, oldest first. */
export async function daysOf(
  rows: Rows,
  { keyId, now, days }: ReportedDays,
): Promise<components["schemas"]["KeyDay"][]> {
  const found = await daysSince.all(rows, { key_id: keyId, day: firstDay(now, days) });
  return Array.from({ length: days }, (_, index) => {
    const date = firstDay(now, days - index);
    const counts = { ...noRequests };
    for (const each of found) if (each.day === date) counts[each.outcome] = each.count;
    return { date, ...counts };
  });
}

/** The outcomes of a key's requests on these days by operation, most requests first. */
export async function operationsOf(
  rows: Rows,
  { keyId, now, days }: ReportedDays,
): Promise<components["schemas"]["KeyOperationUsage"][]> {
  const found = await operationsSince.all(rows, { key_id: keyId, day: firstDay(now, days) });
  const all = new Map<string, Record<Outcome, number>>();
  for (const { operation, outcome, count } of found)
    all.set(operation, { ...noRequests, ...all.get(operation), [outcome]: count });
  return [...all]
    .map(([operation, counts]) => ({ operation, ...counts }))
    .sort((a, b) => total(b) - total(a) || (a.operation < b.operation ? -1 : 1));
}

function total({ served, refused, over_quota, failed }: Record<Outcome, number>): number {
  return served + refused + over_quota + failed;
}
