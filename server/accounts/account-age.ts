/** How old an account must be before limits for young accounts no longer apply. */

/** Accounts are free, so an account younger than a day has no weight of its own. In milliseconds. */
export const youngAccountMs = 86_400_000;

/**
 * When an account ceases to be young: RFC 3339.
 * @param createdAt when the account was created, RFC 3339.
 */
export function youngUntil(createdAt: string): string {
  return new Date(Date.parse(createdAt) + youngAccountMs).toISOString();
}

/**
 * Whether an account is young.
 * @param createdAt when the account was created, RFC 3339.
 */
export function isYoungAccount(createdAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(createdAt) < youngAccountMs;
}
