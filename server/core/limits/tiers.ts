/** The limits of each tier (spec/accounts.tsp, `Tier`). */
import type { components } from "../../../generated/openapi.d.ts";

export type Tier = components["schemas"]["Tier"];

interface Allowance {
  /** The order of the tiers. */
  rank: number;
  /** Requests per month and key. */
  requests: number;
  /** The maximum number of active keys; null for any number. */
  activeKeys: number | null;
}

export const allowances: Record<Tier, Allowance> = {
  free: { rank: 0, requests: 1_000, activeKeys: 5 },
  pro: { rank: 1, requests: 10_000, activeKeys: 25 },
  enterprise: { rank: 2, requests: 100_000, activeKeys: null },
};

/** The lower of two tiers. The keys of an account whose tier was lowered get the limits of the lower tier. */
export function lowerTier(a: Tier, b: Tier): Tier {
  return allowances[a].rank <= allowances[b].rank ? a : b;
}

/**
 * The monthly limit of all keys of an account together: that of its maximum number of active keys. So replacing a used-up key
 * with a new one gains nothing. Null if any number of keys may be active.
 */
export function accountAllowance(tier: Tier): number | null {
  const { requests, activeKeys } = allowances[tier];
  return activeKeys === null ? null : requests * activeKeys;
}

/** The tiers of a key and of its account. */
export interface KeyTiers {
  tier: Tier;
  account_tier: Tier;
}

/** What is left of a month, in which a key and all keys of its account have used some requests. */
export function quotaLeft(
  { tier, account_tier }: KeyTiers,
  { used, accountUsed }: { used: number; accountUsed: number },
): { limit: number; remaining: number } {
  const limit = allowances[lowerTier(tier, account_tier)].requests;
  const most = accountAllowance(account_tier) ?? Number.MAX_SAFE_INTEGER;
  return { limit, remaining: Math.max(0, Math.min(limit - used, most - accountUsed)) };
}
