/**
 * Detects outages of the node's own network. If every recent attempt failed without a response, and the attempts went to
 * several origins, the receivers are not at fault: counting these failures would disable all subscriptions.
 */

/** How far back attempts are considered. */
const windowMs = 60_000;

/** The minimum number of failed attempts. */
const minAttempts = 20;

/** The minimum number of origins they went to. */
const minOrigins = 5;

/** The number of recent attempts that are remembered. */
const maxRemembered = 200;

/** Remembers whether recent attempts got a response. */
export class OutageDetector {
  #attempts: { at: number; origin: string; responded: boolean }[] = [];

  /**
   * Records an attempt.
   * @param at when it ended, by a monotonic clock in milliseconds.
   * @param responded whether the receiver responded at all.
   */
  record(at: number, origin: string, responded: boolean): void {
    this.#attempts.push({ at, origin, responded });
    if (this.#attempts.length > maxRemembered) this.#attempts.shift();
  }

  /** Whether the node's network is down, at an instant of the same clock. */
  isOutage(at: number): boolean {
    const recent = this.#attempts.filter((each) => each.at > at - windowMs);
    if (recent.length < minAttempts || recent.some(({ responded }) => responded)) return false;
    return new Set(recent.map(({ origin }) => origin)).size >= minOrigins;
  }
}
