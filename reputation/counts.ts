/** Counts of reports that grow old. Every operation takes the same time, however many reports there were. */

/** What is counted of reports. Counts decay, so they need not be whole. */
export interface Counts {
  successes: number;
  failures: number;
  frauds: number;
  /** Reports that told a latency, and the sum of those, in milliseconds. */
  timed: number;
  latency_sum_ms: number;
}

/** What a report says. */
export interface Observation {
  outcome: "success" | "failure";
  latency_ms?: number | undefined;
  fraud?: boolean | undefined;
}

/** After how many days a report counts half. */
const halfLife = 30;

/**
 * How much an account counts for one agent at most, in reports. It is half of what a score needs to be called `medium`, so
 * nobody gets there alone; and even 25 successes without a failure are worth a `B`: no one account makes an agent an `A`.
 */
const share = 25;

const day = 86_400_000;

/** No reports. */
export const none: Counts = { successes: 0, failures: 0, frauds: 0, timed: 0, latency_sum_ms: 0 };

/** The start of the day (UTC) of an instant: as finely as age is measured, so that the reports of one day count alike. */
export function dayOf(instant: string): string {
  return `${instant.slice(0, 10)}T00:00:00.000Z`;
}

/**
 * Counts as they are some days later.
 * @param from the day that they hold for.
 * @param to the day that they are to hold for; if it is before `from`, for clocks differ, nothing decays.
 */
export function decayed(counts: Counts, from: string, to: string): Counts {
  const days = Math.max(0, Date.parse(to) - Date.parse(from)) / day;
  return scaled(counts, 2 ** (-days / halfLife));
}

/** Counts of one account with one report more. What goes beyond its share takes the place of what was there. */
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

/** Counts with others added (`sign` 1) or taken away (-1). What rounding leaves below zero is zero. */
export function combined(counts: Counts, others: Counts, sign: 1 | -1): Counts {
  return each((member) => Math.max(0, counts[member] + sign * others[member]));
}

/** Just the counts. */
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
