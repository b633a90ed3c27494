/** Compares the clock of this machine with others. */
import { type Finding, findingsOf } from "./finding.ts";

const { ok, warning, failure, notChecked } = findingsOf("Clock");

/** What a clock may differ by, in milliseconds. Tokens, signatures of webhooks and expiries are checked to minutes. */
const warningMs = 5_000;
const failureMs = 60_000;

/** A comparison. */
export interface ClockDifference {
  /** The other clock. */
  of: string;
  /** Positive if this machine is ahead. */
  ms: number;
}

/** The difference to a `Date` header, which has whole seconds (RFC 9110 section 6.6.1); null if it is none. */
export function differenceTo(of: string, date: string, now: Date): ClockDifference | null {
  const other = Date.parse(date);
  if (Number.isNaN(other)) return null;
  const ms = now.getTime() - other;
  return { of, ms: ms > 0 && ms < 1_000 ? 0 : ms }; // within its second
}

/** Judges the differences, each by itself: of three clocks, one is wrong. */
export function checkClock(differences: readonly ClockDifference[]): Finding[] {
  if (differences.length === 0)
    return [
      notChecked(
        "There is no other clock to compare with: a PostgreSQL server, or a public URL that responds",
      ),
    ];
  return differences.map(({ of, ms }) => {
    const size = Math.abs(ms);
    if (size <= warningMs) return ok(`It agrees with ${of}`);
    const message = `This machine is ${duration(size)} ${ms > 0 ? "ahead of" : "behind"} ${of}: synchronize both (timedatectl set-ntp true)`;
    return size > failureMs
      ? failure(
          `${message}. Until then receivers reject webhooks, and sign-ins with the identity provider fail`,
        )
      : warning(message);
  });
}

function duration(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  if (seconds < 120) return `${seconds} seconds`;
  return seconds < 7_200 ? `${Math.round(seconds / 60)} minutes` : `${Math.round(seconds / 3_600)} hours`;
}
