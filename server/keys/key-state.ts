/** What a key is worth at an instant, as its account sees it, and what becomes of its requests. */
import type { components } from "../../generated/openapi.d.ts";
import { endOfMonth, periodOf } from "./months.ts";
import { allowances, lower, type Tier } from "./tiers.ts";

/** What decides whether a key is good. */
export interface KeyEnds {
  revoked_at: string | null;
  expires_at: string | null;
}

/** A key as it is read: the columns of the table that are shown. */
export interface KeyRow extends KeyEnds {
  id: string;
  account_id: string;
  name: string;
  tier: Tier;
  start: string;
  last4: string;
  counter: string;
  created_at: string;
  last_used_at: string | null;
  rotated_from: string | null;
  rotated_to: string | null;
}

/** The state of a key at an instant. It is never stored, so no job has to change it; revoked wins over expired. */
export function statusOf({ revoked_at, expires_at }: KeyEnds, now: string): "active" | "revoked" | "expired" {
  if (revoked_at !== null) return "revoked";
  return expires_at !== null && expires_at <= now ? "expired" : "active";
}

/**
 * A key as its account sees it.
 * @param accountTier the tier of the account, which limits that of the key.
 * @param used requests counted in the month of `now`.
 */
export function present(
  key: KeyRow,
  accountTier: Tier,
  used: number,
  now: Date,
): components["schemas"]["Key"] {
  const { id, name, tier, start, last4, created_at, expires_at, revoked_at, last_used_at } = key;
  const limit = allowances[lower(tier, accountTier)].requests;
  return {
    ...{ id, name, tier, status: statusOf(key, now.toISOString()), start, last4 },
    ...{ created_at, expires_at, revoked_at, last_used_at },
    ...{ rotated_from: key.rotated_from, rotated_to: key.rotated_to },
    usage: {
      period: periodOf(now),
      used,
      limit,
      remaining: Math.max(limit - used, 0),
      resets_at: endOfMonth(now).toISOString(),
    },
  };
}

/** What became of a request. */
export type Outcome = "served" | "refused" | "over_quota" | "failed";

/** What a status stands for. */
export function outcomeOf(status: number): Outcome {
  if (status < 400) return "served";
  if (status >= 500) return "failed";
  return status === 429 ? "over_quota" : "refused";
}
