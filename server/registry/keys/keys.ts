/** Reads keys from the database, and revokes those of closed accounts. */
import { raw } from "@mikro-orm/core";
import { sql } from "kysely";
import type { components } from "../../../generated/openapi.d.ts";
import { contains } from "../../core/sql/contains.ts";
import type { Managed } from "../../core/sql/orm.ts";
import { ApiKey } from "./api-key.ts";
import { KeyDay, type KeyOperationDay } from "./key-day.ts";
import type { Outcome } from "./key-state.ts";
import { Quota } from "./quota.ts";
import { firstDay } from "./usage-retention.ts";

/** Revokes the keys of an account that is being closed, and erases their names, which its user chose. */
export async function revokeKeysOf(writer: Managed, accountId: string, now: string): Promise<void> {
  const revoked = { revoked_at: raw<string>("coalesce(revoked_at, ?)", [now]), name: raw<string>("id") };
  await writer.em().nativeUpdate(ApiKey, { account_id: accountId }, revoked);
}

/** Which keys of an account. */
interface KeysAfter {
  /** What their names, ids or beginnings contain; undefined for all. */
  text: string | undefined;
  after: Pick<ApiKey, "created_at" | "id"> | undefined;
  limit: number;
}

/** Reads a page of an account's keys, newest first, after a position. */
export function keysAfter(
  rows: Managed,
  accountId: string,
  { text, after, limit }: KeysAfter,
): Promise<ApiKey[]> {
  const where = {
    account_id: accountId,
    ...(after && {
      created_at: { $lte: after.created_at },
      $or: [{ created_at: { $lt: after.created_at } }, { id: { $lt: after.id } }],
    }),
  };
  const found = { $and: [where, contains(["name", "id", "start"], text)] };
  return rows.em().find(ApiKey, found, { orderBy: { created_at: "desc", id: "desc" }, limit });
}

/** Counts the active keys of an account, without rotated keys in their grace period. */
export function activeKeys(rows: Managed, accountId: string, now: string): Promise<number> {
  return rows.em().count(ApiKey, {
    account_id: accountId,
    revoked_at: null,
    rotated_to: null,
    expired_at: null,
    $or: [{ expires_at: null }, { expires_at: { $gt: now } }],
  });
}

/** The number of requests counted in a month. @param owner a counter of keys, or an account. */
export async function usedOf(rows: Managed, owner: string, period: string): Promise<number> {
  return (await rows.em().findOne(Quota, { owner, period }))?.used ?? 0;
}

/** The numbers of requests of some counters in a month; none for a counter without requests. */
export async function usedOfAll(
  rows: Managed,
  owners: readonly string[],
  period: string,
): Promise<Map<string, number>> {
  const found = await rows.em().find(Quota, { owner: [...owners], period });
  return new Map(found.map(({ owner, used }) => [owner, used]));
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
  rows: Managed,
  { keyId, now, days }: ReportedDays,
): Promise<components["schemas"]["KeyDay"][]> {
  const found = await rows.em().find(KeyDay, { key_id: keyId, day: { $gte: firstDay(now, days) } });
  return Array.from({ length: days }, (_, index) => {
    const date = firstDay(now, days - index);
    const counts = { ...noRequests };
    for (const each of found) if (each.day === date) counts[each.outcome] = each.count;
    return { date, ...counts };
  });
}

/** The outcomes of a key's requests on these days by operation, most requests first. */
export async function operationsOf(
  rows: Managed,
  { keyId, now, days }: ReportedDays,
): Promise<components["schemas"]["KeyOperationUsage"][]> {
  const found = await rows
    .em()
    .getKysely<{ key_operation_day: KeyOperationDay }>()
    .selectFrom("key_operation_day")
    .select(["operation", "outcome", sql<number>`cast(sum(count) as bigint)`.as("count")])
    .where("key_id", "=", keyId)
    .where("day", ">=", firstDay(now, days))
    .groupBy(["operation", "outcome"])
    .execute();
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
