/** The age at which limits for young accounts end. */

/** The age in milliseconds. Accounts are free, so the reports of younger ones do not count. */
export const youngAccountMs = 86_400_000;

/**
 * The time when an account stops being young, RFC 3339.
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
