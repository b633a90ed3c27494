/**
 * Decides whether the node's own network is at fault for failed probes: if URLs that responded before fail on many origins at
 * once, their states must not change. URLs that were down before say nothing.
 */

/** When the network is at fault: this share of at least so many origins failed within the time. */
const rules = [
  { withinMs: 60_000, minOrigins: 20, share: 0.3 },
  // A node that probes little: all of them.
  { withinMs: 15 * 60_000, minOrigins: 5, share: 1 },
];

/** For how long nothing is probed then. After that a few probes find out whether the network works again. */
const pauseMs = 60_000;

const maxRemembered = 2_000;

/** Remembers the recent probes of URLs that responded before. */
export class NetworkGate {
  #recent: { at: number; origin: string; hasResponded: boolean }[] = [];
  #pausedUntil = Number.NEGATIVE_INFINITY;
  #isClosed = false;

  /** Whether the network is at fault for probes without a response: until one has a response. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /**
   * Records a probe.
   * @param at in milliseconds since the epoch.
   * @param hadResponded whether the URL responded before.
   */
  record(at: number, origin: string, hadResponded: boolean, hasResponded: boolean): void {
    if (hasResponded) this.#isClosed = false;
    if (hadResponded) this.#recent.push({ at, origin, hasResponded });
    if (this.#recent.length > maxRemembered) this.#recent.shift();
    if (hasResponded || !(this.#isClosed || this.#isAtFault(at))) return;
    this.#isClosed = true;
    this.#pausedUntil = at + pauseMs;
  }

  /** How long to wait before the next probe; 0 if the network works. */
  waitMs(now: number): number {
    const wait = this.#pausedUntil - now;
    return wait > 0 && wait <= pauseMs ? wait : 0; // a longer one is of a clock that was set back
  }

  #isAtFault(now: number): boolean {
    return rules.some(({ withinMs, minOrigins, share }) => {
      const recent = this.#recent.filter(({ at }) => at > now - withinMs && at <= now);
      const last = new Map(recent.map(({ origin, hasResponded }) => [origin, hasResponded]));
      const failed = [...last.values()].filter((hasResponded) => !hasResponded).length;
      return last.size >= minOrigins && (share === 1 ? failed === last.size : failed > share * last.size);
    });
  }
}
