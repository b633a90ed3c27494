/** Writes warnings that clients cause: one line when something begins, then one with the count in each period that had any. */

/** Writes a line of the log. */
export type Warn = (fields: object, message: string) => void;

/** The periods of the causes that have occurred. */
export class RepeatedWarnings {
  readonly #periodMs: number;
  readonly #warn: Warn;
  readonly #more: string;
  readonly #counts = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  /** @param more the message of the lines with a count. */
  constructor(periodMs: number, warn: Warn, more: string) {
    this.#periodMs = periodMs;
    this.#warn = warn;
    this.#more = more;
  }

  /** @param cause of a fixed list. */
  add(cause: string, fields: object, message: string): void {
    const count = this.#counts.get(cause);
    this.#counts.set(cause, (count ?? -1) + 1);
    if (count === undefined) this.#warn(fields, message);
    this.#timer ??= setInterval(() => this.#report(), this.#periodMs).unref();
  }

  #report(): void {
    for (const [cause, rejected] of this.#counts) {
      if (rejected === 0) this.#counts.delete(cause);
      else {
        this.#warn({ cause, rejected }, this.#more);
        this.#counts.set(cause, 0);
      }
    }
    if (this.#counts.size === 0) this.stop();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
