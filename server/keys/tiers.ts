/** What a tier may use (interface.md section 8). */
import type { components } from "../../generated/openapi.d.ts";

export type Tier = components["schemas"]["Tier"];

interface Allowance {
  /** Where it stands among the others. */
  rank: number;
  /** Requests in a month, for a key. */
  requests: number;
  /** Keys that may be active at once; null for any number. */
  activeKeys: number | null;
}

export const allowances: Record<Tier, Allowance> = {
  free: { rank: 0, requests: 1_000, activeKeys: 5 },
  pro: { rank: 1, requests: 10_000, activeKeys: 25 },
  enterprise: { rank: 2, requests: 100_000, activeKeys: null },
};

/** The lower of two tiers: an account whose tier was lowered keeps its keys, and they count by the lower one. */
export function lower(a: Tier, b: Tier): Tier {
  return allowances[a].rank <= allowances[b].rank ? a : b;
}

/**
 * Requests that all keys of an account may have together in a month: as many as its active keys could use, so that
 * making a new key instead of a used-up one gains nothing. Null where any number of keys may be active.
 */
export function ceiling(tier: Tier): number | null {
  const { requests, activeKeys } = allowances[tier];
  return activeKeys === null ? null : requests * activeKeys;
}
