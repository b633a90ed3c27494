/** How many probes a process may send per hour. They are spread evenly, so that many that are due at once wait for each other. */
export class ProbeBudget {
  readonly #perMs: number;
  readonly #most: number;
  #left: number;
  #at: number;

  /** @param most how many may be sent at once. */
  constructor(perHour: number, most: number, now: number) {
    this.#perMs = perHour / 3_600_000;
    this.#most = Math.min(most, Math.max(1, perHour));
    this.#left = this.#most;
    this.#at = now;
  }

  /** How many may be sent now. */
  left(now: number): number {
    const passed = Math.max(0, now - this.#at); // the clock may have been set back
    this.#at = now;
    this.#left = Math.min(this.#most, this.#left + passed * this.#perMs);
    return Math.floor(this.#left);
  }

  /** Counts probes. */
  spend(count: number): void {
    this.#left -= count;
  }
}
