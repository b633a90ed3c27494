/** What a receiver remembers, so that it handles each event once. */

/** Remembers idempotency keys: a table, a cache, a set. */
export interface Seen {
  /** Whether a key was added. */
  has(key: string): boolean | Promise<boolean>;
  /** Remembers a key. */
  add(key: string): unknown;
}

/** Remembers in memory, and forgets the oldest when there are more than `limit`. */
export function rememberLast(limit: number): Seen {
  const keys = new Set<string>();
  return {
    has: (key) => keys.has(key),
    add(key) {
      keys.add(key);
      for (const oldest of keys) {
        if (keys.size <= limit) break;
        keys.delete(oldest);
      }
    },
  };
}
