/** A key as it is written, and as its account sees it. */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { components } from "../../generated/openapi.d.ts";
import { endOfMonth, periodOf } from "./months.ts";
import { allowances, lower, type Tier } from "./tiers.ts";

export const ApiKey = defineEntity({
  name: "ApiKey",
  tableName: "api_key",
  properties: {
    id: p.text().primary(),
    /** SHA-256 of the raw key, which is nowhere. */
    hash: p.text(),
    account_id: p.text(),
    name: p.text(),
    tier: p.text().$type<Tier>(),
    start: p.text(),
    last4: p.text(),
    /** Whose count it adds to: its own id, or that of the first key that it was rotated from. */
    counter: p.text(),
    created_at: p.text(),
    expires_at: p.text().nullable(),
    revoked_at: p.text().nullable(),
    last_used_at: p.text().nullable(),
    rotated_from: p.text().nullable(),
    rotated_to: p.text().nullable(),
  },
});
export type ApiKey = InferEntity<typeof ApiKey>;

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
