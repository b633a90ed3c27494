/** Notifies waiting code of commits. */

/** The maximum wait, in milliseconds: there is no notification of commits of other processes. */
const maxWaitMs = 1_000;

/** Notifies listeners after each commit of this process. */
export class Commits {
  readonly #waiting = new Set<() => void>();
  /** The number of commits. */
  count = 0;

  /** Notifies listeners; called after a commit. */
  notify(): void {
    this.count++;
    for (const end of [...this.#waiting]) end();
  }

  /**
   * Waits for a commit of this process, at most a second.
   * @param seen the `count` before the caller's last read: if there was a commit since, the wait ends immediately.
   * @param signal ends the wait immediately.
   */
  after(seen: number, signal: AbortSignal): Promise<void> {
    if (this.count !== seen || signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      // Not `AbortSignal.any` and `AbortSignal.timeout`: every open stream waits like this every second.
      const end = () => {
        clearTimeout(timer);
        signal.removeEventListener("abort", end);
        this.#waiting.delete(end);
        resolve();
      };
      const timer = setTimeout(end, maxWaitMs).unref();
      signal.addEventListener("abort", end);
      this.#waiting.add(end);
    });
  }
}
