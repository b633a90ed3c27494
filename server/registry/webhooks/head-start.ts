/**
 * The head start of the process that created or repeated a delivery. Until it ends, polling does not find the delivery, because
 * a response may wait for it.
 */

/** How long a head start lasts. */
const headStartMs = 5_000;

/** The instants between which a head start is not over. */
export interface HeadStartBounds {
  now: string;
  /** A head start that ends later began before the clock was set back, so it is over. */
  furthest: string;
}

/** The end of a head start. @param now RFC 3339, UTC, milliseconds. */
export function headStartUntil(now: string): string {
  return later(now, headStartMs);
}

/** Which head starts are not over. Twice the duration, because the clocks of processes differ. */
export function headStartBounds(now: string): HeadStartBounds {
  return { now, furthest: later(now, 2 * headStartMs) };
}

/** With these bounds all head starts are over: for a process that starts, because the one that had them may have died. */
export const noHeadStart: HeadStartBounds = { now: "9999", furthest: "9999" };

function later(instant: string, milliseconds: number): string {
  return new Date(Date.parse(instant) + milliseconds).toISOString();
}
