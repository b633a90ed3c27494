/** Between which two moments each change was committed, as far as callers can tell. */
import type { Scene, Site } from "../scene.ts";

/** When changes of a site were committed, in the order of all that was seen. */
export class CommitTimes {
  /** By answered write: the number of the last change when it was committed, and when it was sent and answered. */
  readonly #known: { seq: number; start: number; end: number; isOwn: boolean }[];

  constructor({ attempts }: Scene, { index }: Site) {
    const byKey = Map.groupBy(attempts, ({ key }) => key);
    this.#known = attempts.flatMap(({ site, status, headers, start, end, key, intent }) => {
      const seq = headers["registry-seq"];
      if (site !== index || status === null || seq === undefined) return [];
      // A stored answer has the number of the first request with its key, and says nothing of its own time.
      if (key !== null && byKey.get(key)?.length !== 1) return [];
      return [{ seq: Number(seq), start, end, isOwn: intent.kind === "register" && status === 201 }];
    });
  }

  /** Whether a change was certainly committed after a moment. */
  isAfter(seq: number, moment: number): boolean {
    return this.#known.some(
      (each) => each.start > moment && (each.seq < seq || (each.isOwn && each.seq === seq)),
    );
  }

  /** Whether a change was certainly committed before a moment. */
  isBefore(seq: number, moment: number): boolean {
    return this.#known.some((each) => each.seq >= seq && each.end < moment);
  }
}
