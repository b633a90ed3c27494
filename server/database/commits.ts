/** Wakes those who wait for the next commit. */
import { EventEmitter, once } from "node:events";

/** How long to sleep at most: other processes commit too, and nobody tells this one. In milliseconds. */
const patience = 1_000;

/** A bell that rings at every commit of this process. */
export class Commits {
  readonly #bell = new EventEmitter().setMaxListeners(0);
  /** How often it has rung. */
  count = 0;

  /** To be called after a commit. */
  ring(): void {
    this.count++;
    this.#bell.emit("commit");
  }

  /**
   * Waits for a commit of this process, at most a second.
   * @param seen `count` before the caller last looked: what was committed since ends the waiting at once.
   * @param signal ends the waiting at once.
   */
  async after(seen: number, signal: AbortSignal): Promise<void> {
    if (this.count !== seen) return;
    const ended = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
    await once(this.#bell, "commit", { signal: ended }).catch(() => undefined); // woken by time or by the end, not an error
  }
}
