/** Reads keys from the database. */
import type { components } from "../../generated/openapi.d.ts";
import type { Rows } from "../database/database.ts";
import type { KeyRow, Outcome } from "./key-state.ts";

/** A key with its requests in a month. */
export interface UsedKey extends KeyRow {
  used: number;
}

const select = `select k.id, k.account_id, k.name, k.tier, k.start, k.last4, k.counter, k.created_at, k.expires_at,
    k.revoked_at, k.last_used_at, k.rotated_from, k.rotated_to, coalesce(q.used, 0) as used
  from api_key k left join quota q on q.owner = k.counter and q.period = ?`;

/** Reads a page of an account's keys, newest first, after a position. */
export function keysAfter(
  rows: Rows,
  accountId: string,
  period: string,
  after: { created_at: string; id: string } | undefined,
  limit: number,
): Promise<UsedKey[]> {
  const further = after ? "and (k.created_at, k.id) < (?, ?)" : "";
  return rows.all<UsedKey>(
    `${select} where k.account_id = ? ${further} order by k.created_at desc, k.id desc limit ?`,
    [period, accountId, ...(after ? [after.created_at, after.id] : []), limit],
  );
}

/** Finds a key of an account by its id. */
export function findKey(
  rows: Rows,
  accountId: string,
  id: string,
  period: string,
): Promise<UsedKey | undefined> {
  return rows.get<UsedKey>(`${select} where k.account_id = ? and k.id = ?`, [period, accountId, id]);
}

/** Counts the active keys of an account, without rotated keys in their grace period. */
export async function activeKeys(rows: Rows, accountId: string, now: string): Promise<number> {
  const found = await rows.get<{ active: number }>(
    `select count(*) as active from api_key where account_id = ? and revoked_at is null and rotated_to is null
      and (expires_at is null or expires_at > ?)`,
    [accountId, now],
  );
  return Number(found?.active ?? 0);
}

/** The number of requests counted in a month. */
export async function usedOf(rows: Rows, counter: string, period: string): Promise<number> {
  const sql = "select used from quota where owner = ? and period = ?";
  return (await rows.get<{ used: number }>(sql, [counter, period]))?.used ?? 0;
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
  const found = await rows.all<{ day: string; outcome: Outcome; count: number }>(
    "select day, outcome, count from key_day where key_id = ? and day >= ?",
    [keyId, day(reportedDays - 1)],
  );
  return Array.from({ length: reportedDays }, (_, index) => {
    const date = day(reportedDays - 1 - index);
    const counts = { served: 0, refused: 0, over_quota: 0, failed: 0 };
    for (const each of found) if (each.day === date) counts[each.outcome] = each.count;
    return { date, ...counts };
  });
}
