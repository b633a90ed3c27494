/** The uptime of a URL in the last 30 days, and the latency of its responses. */
import { wilsonLowerBound } from "../../../client/evidence/formula.ts";

/** The probes of a day (UTC). Those that confirm an outcome are not among them: they would count failures several times. */
export interface Day {
  /** For example `2026-11-20`. */
  day: string;
  responded: number;
  /** How many of those that responded asked for a credential or a payment. */
  auth: number;
  failed: number;
}

/** What a counted probe found. */
export type CountedResult = "responded" | "auth" | "failed";

/** How many days are kept, and how many probes an uptime needs. */
export const uptimeDays = 30;
export const minProbes = 20;

/** How many latencies are kept. */
const maxLatencies = 20;

/** Adds a probe to the days, and drops those that are too old. */
export function withProbe(days: readonly Day[], now: Date, result: CountedResult): Day[] {
  const day = dayOf(now);
  const others = recentDays(days, now).filter((each) => each.day !== day);
  const today = days.find((each) => each.day === day) ?? { day, responded: 0, auth: 0, failed: 0 };
  const hasResponded = result !== "failed";
  const counted = {
    day,
    responded: today.responded + Number(hasResponded),
    auth: today.auth + Number(result === "auth"),
    failed: today.failed + Number(!hasResponded),
  };
  return [...others, counted];
}

/** An uptime: the mean of the days, the lower bound of its 95 % Wilson interval, the number of probes, and the first day. */
export interface Uptime {
  ratio: number;
  lower_bound: number;
  n: number;
  from: string;
}

/**
 * Calculates the uptime; null if too few probes are known. Each day counts the same, because a URL that is down is probed less
 * often: a mean of all probes would be too high.
 */
export function uptimeOf(days: readonly Day[], now: Date): Uptime | null {
  const known = recentDays(days, now);
  const [first] = known;
  const n = known.reduce((sum, { responded, failed }) => sum + responded + failed, 0);
  if (!first || n < minProbes) return null;
  const shares = known.map(({ responded, failed }) => responded / (responded + failed));
  const ratio = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  return {
    ratio: rounded(ratio),
    lower_bound: rounded(wilsonLowerBound(ratio * n, n)),
    n,
    from: `${first.day}T00:00:00.000Z`,
  };
}

/** Adds the latency of a response, in milliseconds. */
export function withLatency(latencies: readonly number[], latencyMs: number): number[] {
  return [...latencies, latencyMs].slice(-maxLatencies);
}

/** The median latency; null without one. */
export function medianOf(latencies: readonly number[]): number | null {
  const sorted = latencies.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}

/** The day of an instant (UTC). */
export function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

/** The days of the last 30. */
export function recentDays(days: readonly Day[], now: Date): Day[] {
  const oldest = dayOf(new Date(now.getTime() - (uptimeDays - 1) * 86_400_000));
  return days.filter(({ day }) => day >= oldest && day <= dayOf(now));
}

function rounded(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}
