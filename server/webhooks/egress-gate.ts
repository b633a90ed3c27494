/**
 * Whether the node's own network is at fault. If every attempt of the last minute failed before an answer, and they went to
 * many places, then it is not the receivers: their failures are not counted, or one outage would disable everybody.
 */

/** How far it looks back, in milliseconds. */
const memory = 60_000;

/** How many attempts must have failed. */
const fewest = 20;

/** To how many origins. */
const fewestOrigins = 5;

/** Attempts that are remembered; older ones say no more than these. */
const most = 200;

/** Remembers how attempts ended. */
export class EgressGate {
  #attempts: { at: number; origin: string; answered: boolean }[] = [];

  /**
   * Notes an attempt.
   * @param at when it ended, in milliseconds of any clock that does not go back.
   * @param answered whether the receiver answered at all.
   */
  note(at: number, origin: string, answered: boolean): void {
    this.#attempts.push({ at, origin, answered });
    if (this.#attempts.length > most) this.#attempts.shift();
  }

  /** Whether failures are to be excused, at an instant of the same clock. */
  isClosed(at: number): boolean {
    const recent = this.#attempts.filter((each) => each.at > at - memory);
    if (recent.length < fewest || recent.some(({ answered }) => answered)) return false;
    return new Set(recent.map(({ origin }) => origin)).size >= fewestOrigins;
  }
}
