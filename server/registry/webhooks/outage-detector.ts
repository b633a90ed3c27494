/**
 * Detects outages of the node's own network. If every recent attempt failed without a response, and the attempts went to
 * several origins, the receivers are not at fault: counting these failures would disable all subscriptions. With fewer origins
 * the connectivity check decides.
 */
import type { ConnectivityCheck } from "./connectivity-check.ts";

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
  readonly #connectivity: Pick<ConnectivityCheck, "isNetworkDown">;
  #attempts: { at: number; origin: string; responded: boolean }[] = [];

  constructor(connectivity: Pick<ConnectivityCheck, "isNetworkDown">) {
    this.#connectivity = connectivity;
  }

  /**
   * Records an attempt.
   * @param at when it ended, by a monotonic clock in milliseconds.
   * @param responded whether the receiver responded at all.
   */
  record(at: number, origin: string, responded: boolean): void {
    this.#attempts.push({ at, origin, responded });
    if (this.#attempts.length > maxRemembered) this.#attempts.shift();
  }

  /**
   * Whether the node's network is at fault for an attempt without a response.
   * @param startedAt when the attempt started, and `at` when it ended, by the same clock.
   */
  async isAtFault(startedAt: number, at: number): Promise<boolean> {
    if (this.#isOutage(at)) return true;
    if (!(await this.#connectivity.isNetworkDown())) return false;
    // A receiver has responded meanwhile, so it is the URL of the check that is down.
    return !this.#attempts.some((each) => each.responded && each.at >= startedAt);
  }

  #isOutage(at: number): boolean {
    const recent = this.#attempts.filter((each) => each.at > at - windowMs);
    if (recent.length < minAttempts || recent.some(({ responded }) => responded)) return false;
    return new Set(recent.map(({ origin }) => origin)).size >= minOrigins;
  }
}
