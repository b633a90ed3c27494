/** API key status, the response of a key, and the outcomes of its requests. */
import type { components } from "../../../generated/openapi.d.ts";
import { allowances, lowerTier, type Tier } from "../../core/limits/tiers.ts";
import type { ApiKey } from "./api-key.ts";
import { endOfMonth, periodOf } from "./months.ts";
import { scopesOf } from "./scopes.ts";

/** The columns of a key that responses need. */
export type KeyRow = Omit<ApiKey, "hash">;

/** The fields that determine the status of a key. */
export type KeyLifetime = Pick<KeyRow, "revoked_at" | "expires_at" | "expired_at">;

/**
 * The status of a key at an instant. A key has expired once the node noticed it, also at an earlier instant, because the clock
 * may be set back. A revoked key is never reported as expired.
 */
export function statusOf(
  { revoked_at, expires_at, expired_at }: KeyLifetime,
  now: string,
): "active" | "revoked" | "expired" {
  if (revoked_at !== null) return "revoked";
  if (expired_at !== null) return "expired";
  return expires_at !== null && expires_at <= now ? "expired" : "active";
}

/**
 * Converts a key to a response.
 * @param accountTier the tier of the account, which limits the tier of the key.
 * @param used requests counted in the month of `now`.
 */
export function toKeyResponse(
  key: KeyRow,
  accountTier: Tier,
  used: number,
  now: Date,
): components["schemas"]["Key"] {
  const { id, name, tier, start, last4, created_at, expires_at, revoked_at, last_used_at } = key;
  const limit = allowances[lowerTier(tier, accountTier)].requests;
  return {
    id,
    name,
    tier,
    scopes: scopesOf(key.scopes),
    status: statusOf(key, now.toISOString()),
    start,
    last4,
    created_at,
    expires_at,
    revoked_at,
    last_used_at,
    rotated_from: key.rotated_from,
    rotated_to: key.rotated_to,
    usage: {
      period: periodOf(now),
      used,
      limit,
      remaining: Math.max(limit - used, 0),
      resets_at: endOfMonth(now).toISOString(),
    },
  };
}

/** The outcome of a request. */
export type Outcome = "served" | "refused" | "over_quota" | "failed";

/** The outcome of a status code. */
export function outcomeOf(status: number): Outcome {
  if (status < 400) return "served";
  if (status >= 500) return "failed";
  return status === 429 ? "over_quota" : "refused";
}
