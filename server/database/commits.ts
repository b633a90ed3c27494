/** Notifies waiting code of commits. */
import { EventEmitter, once } from "node:events";

/** The maximum wait, in milliseconds: there is no notification of commits of other processes. */
const maxWaitMs = 1_000;

/** Notifies listeners after each commit of this process. */
export class Commits {
  readonly #emitter = new EventEmitter().setMaxListeners(0);
  /** The number of commits. */
  count = 0;

  /** Notifies listeners; called after a commit. */
  notify(): void {
    this.count++;
    this.#emitter.emit("commit");
  }

  /**
   * Waits for a commit of this process, at most a second.
   * @param seen the `count` before the caller's last read: if there was a commit since, the wait ends immediately.
   * @param signal ends the wait immediately.
   */
  async after(seen: number, signal: AbortSignal): Promise<void> {
    if (this.count !== seen) return;
    const ended = AbortSignal.any([signal, AbortSignal.timeout(maxWaitMs)]);
    await once(this.#emitter, "commit", { signal: ended }).catch(() => undefined); // a timeout or the signal, not an error
  }
}
