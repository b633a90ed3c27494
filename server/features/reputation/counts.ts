/** Decaying counts of reports. Every operation takes constant time, whatever the number of reports. */

/** Counts of reports. They decay, so they may be fractional. */
export interface Counts {
  successes: number;
  failures: number;
  frauds: number;
  /** Reports with a latency, and the sum of these latencies, in milliseconds. */
  timed: number;
  latency_sum_ms: number;
}

/** The content of a report. */
export interface Observation {
  outcome: "success" | "failure";
  latency_ms?: number | undefined;
  fraud?: boolean | undefined;
}

/** The half-life of a report, in days. */
const halfLife = 30;

/**
 * The maximum weight of one account for one agent, in reports. It is half of the threshold of `medium` confidence, so one
 * account alone cannot reach it; and 25 successes without a failure result in a `B`, so it cannot make an agent an `A`.
 */
const share = 25;

const day = 86_400_000;

/** No reports. */
export const none: Counts = { successes: 0, failures: 0, frauds: 0, timed: 0, latency_sum_ms: 0 };

/** Returns the start of the day (UTC) of an instant. Age is measured in days, so all reports of a day have the same weight. */
export function dayOf(instant: string): string {
  return `${instant.slice(0, 10)}T00:00:00.000Z`;
}

/**
 * Decays counts.
 * @param from the day of the counts.
 * @param to the day of the result; if it is before `from`, because clocks differ, nothing decays.
 */
export function decayed(counts: Counts, from: string, to: string): Counts {
  const days = Math.max(0, Date.parse(to) - Date.parse(from)) / day;
  return scaled(counts, 2 ** (-days / halfLife));
}

/** Adds a report to the counts of one account. Beyond its maximum weight, the report replaces a part of earlier reports. */
export function withReport(counts: Counts, { outcome, latency_ms, fraud }: Observation): Counts {
  const one = {
    successes: outcome === "success" ? 1 : 0,
    failures: outcome === "failure" ? 1 : 0,
    frauds: fraud ? 1 : 0,
    timed: latency_ms === undefined ? 0 : 1,
    latency_sum_ms: latency_ms ?? 0,
  };
  const grown = combined(counts, one, 1);
  return scaled(grown, Math.min(1, share / (grown.successes + grown.failures)));
}

/** Adds (`sign` 1) or subtracts (-1) counts. Negative results of rounding become zero. */
export function combined(counts: Counts, others: Counts, sign: 1 | -1): Counts {
  return each((member) => Math.max(0, counts[member] + sign * others[member]));
}

/** Returns only the counts of an object. */
export function countsOf({ successes, failures, frauds, timed, latency_sum_ms }: Counts): Counts {
  return { successes, failures, frauds, timed, latency_sum_ms };
}

function scaled(counts: Counts, factor: number): Counts {
  return each((member) => counts[member] * factor);
}

function each(value: (member: keyof Counts) => number): Counts {
  return {
    successes: value("successes"),
    failures: value("failures"),
    frauds: value("frauds"),
    timed: value("timed"),
    latency_sum_ms: value("latency_sum_ms"),
  };
}
