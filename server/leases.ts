/** Leases: which process works on a row, and until when. They expire if the process dies. */

/** The maximum duration of a lease. */
const longestLeaseMs = 60_000;

/**
 * The latest valid `lease_until`: a later one was written before the clock was set back, so the lease has expired. Twice the
 * maximum duration, because the clocks of processes differ.
 * @param now RFC 3339, UTC, milliseconds.
 */
export function furthestLease(now: string): string {
  return new Date(Date.parse(now) + 2 * longestLeaseMs).toISOString();
}

/** SQL: no process works on the row. It takes the parameters of {@link leaseBounds}. */
export const notLeased = "(lease is null or lease_until < ? or lease_until > ?)";

/** The parameters of {@link notLeased}. */
export function leaseBounds(now: string): [now: string, furthest: string] {
  return [now, furthestLease(now)];
}

/** Whether a process works on a row. */
export function isLeased(row: { lease: string | null; lease_until: string | null }, now: string): boolean {
  const { lease, lease_until } = row;
  return lease !== null && lease_until !== null && lease_until >= now && lease_until <= furthestLease(now);
}
