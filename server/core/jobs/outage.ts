/** An outage, of the encoder or of the search index: it is logged once, and delays further requests. */

/** Logs the beginning and the end of an outage. */
export interface OutageLog {
  failed: (reason: string) => void;
  recovered: () => void;
}

/** How long requests wait after failures, in milliseconds: the first delay, which doubles, and the longest. */
export interface RetryTimes {
  retryMs: number;
  maxRetryMs: number;
}

/** The failures in a row of one purpose. */
export class Outage {
  readonly #log: OutageLog;
  readonly #tolerated: number;
  #failures = 0;
  #isLogged = false;

  /** @param tolerated the number of failures in a row that are not logged yet. */
  constructor(log: OutageLog, tolerated = 0) {
    this.#log = log;
    this.#tolerated = tolerated;
  }

  /** @returns the number of failures in a row. */
  failed(reason: string): number {
    this.#failures++;
    if (this.#failures > this.#tolerated && !this.#isLogged) {
      this.#isLogged = true;
      this.#log.failed(reason);
    }
    return this.#failures;
  }

  succeeded(): void {
    this.#failures = 0;
    if (this.#isLogged) this.#log.recovered();
    this.#isLogged = false;
  }
}

/** The delay after so many failures in a row. */
export function delayAfter(failures: number, { retryMs, maxRetryMs }: RetryTimes): number {
  return Math.min(maxRetryMs, retryMs * 2 ** Math.max(0, failures - 1));
}
