/** What a receiver remembers, so that it handles each event once. */

/** Remembers idempotency keys: a table, a cache, a set. */
export interface Seen {
  /** Whether a key was added. */
  has(key: string): boolean | Promise<boolean>;
  /** Remembers a key. */
  add(key: string): unknown;
}

/** Remembers the last 10,000 in memory. */
export class LastSeen extends Set<string> implements Seen {
  override add(key: string): this {
    super.add(key);
    for (const oldest of this) if (this.size > 10_000) this.delete(oldest);
    return this;
  }
}
