/** Calendar months in UTC, the periods of quotas. */

/** The month of an instant, as `2026-11`. */
export function periodOf(now: Date): string {
  return now.toISOString().slice(0, 7);
}

/** When the month of an instant ends: the first of the next, 00:00 UTC. */
export function endOfMonth(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
}

/** The length of the month of an instant, in seconds. */
export function lengthOfMonth(now: Date): number {
  return (endOfMonth(now).getTime() - Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)) / 1_000;
}
