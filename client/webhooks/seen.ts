/** The memory of a receiver, so that it handles each event once. */

/** A store for idempotency keys: a table, a cache or a set. */
export interface Seen {
  /** Whether a key was added. */
  has(key: string): boolean | Promise<boolean>;
  /** Stores a key. */
  add(key: string): unknown;
}

/** Stores the last 10,000 keys in memory. */
export class LastSeen extends Set<string> implements Seen {
  override add(key: string): this {
    super.add(key);
    for (const oldest of this) if (this.size > 10_000) this.delete(oldest);
    return this;
  }
}
