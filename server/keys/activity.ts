/** Records the activity of API keys: outcomes per day and the time of last use. It is written in batches, so it may be late. */
import type { Database } from "../database/database.ts";
import { nextTurn } from "../time-slice.ts";
import type { Outcome } from "./key-state.ts";

/** How often a process writes its records. */
const flushIntervalMs = 10_000;

/** The number of rows per transaction. */
const batchSize = 200;

/** Collects the activity of keys in memory, and writes it periodically. */
export class Activity implements AsyncDisposable {
  readonly #database: Database;
  readonly #onError: (error: unknown) => void;
  #days = new Map<string, { keyId: string; day: string; outcome: Outcome; count: number }>();
  #lastUses = new Map<string, string>();
  /** The write under way, or the last one. */
  #writing: Promise<void> = Promise.resolve();
  readonly #timer: NodeJS.Timeout;

  /** @param onError called when a write fails; the records are kept for the next write. */
  constructor(database: Database, onError: (error: unknown) => void) {
    this.#database = database;
    this.#onError = onError;
    this.#timer = setInterval(() => void this.flush().catch(onError), flushIntervalMs).unref();
  }

  /** Records the outcome of a request. */
  record(keyId: string, now: Date, outcome: Outcome, count = 1): void {
    const at = now.toISOString();
    const day = at.slice(0, 10);
    const entry = `${keyId} ${day} ${outcome}`;
    const known = this.#days.get(entry) ?? { keyId, day, outcome, count: 0 };
    this.#days.set(entry, { ...known, count: known.count + count });
    if (outcome === "served" || outcome === "refused")
      this.#lastUses.set(keyId, `${at.slice(0, 16)}:00.000Z`);
  }

  /**
   * Writes all records made so far. Waits for a write that is under way.
   * @throws errors of the database; the records are kept.
   */
  flush(): Promise<void> {
    this.#writing = this.#writing.catch(() => undefined).then(() => this.#write()); // its caller handles the error
    return this.#writing;
  }

  async #write(): Promise<void> {
    if (this.#days.size === 0) return;
    const days = this.#days;
    const uses = this.#lastUses;
    this.#days = new Map();
    this.#lastUses = new Map();
    try {
      // Sorted, so that all processes lock rows in the same order: no deadlocks.
      const sorted = [...days].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
      for (let start = 0; start < sorted.length; start += batchSize) {
        const some = sorted.slice(start, start + batchSize);
        await this.#database.aside(async (rows) => {
          for (const { keyId, day, outcome, count } of some)
            await rows.all(addDay, [keyId, day, outcome, count]);
        });
        for (const { keyId, day, outcome } of some) days.delete(`${keyId} ${day} ${outcome}`); // written: a retry must not count it again
        await nextTurn();
      }
      const used = [...uses].sort();
      for (let start = 0; start < used.length; start += batchSize) {
        await this.#database.aside(async (rows) => {
          for (const [keyId, at] of used.slice(start, start + batchSize))
            await rows.all(setLastUse, [at, keyId, at]);
        });
        await nextTurn();
      }
    } catch (error) {
      for (const [place, each] of days) {
        const since = this.#days.get(place)?.count ?? 0;
        this.#days.set(place, { ...each, count: each.count + since });
      }
      for (const [keyId, at] of uses) this.#lastUses.set(keyId, this.#lastUses.get(keyId) ?? at);
      throw error;
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    clearInterval(this.#timer);
    await this.flush().catch(this.#onError);
  }
}

const addDay = `insert into key_day (key_id, day, outcome, count) values (?, ?, ?, ?)
  on conflict (key_id, day, outcome) do update set count = key_day.count + excluded.count`;
const setLastUse =
  "update api_key set last_used_at = ? where id = ? and (last_used_at is null or last_used_at < ?)";
