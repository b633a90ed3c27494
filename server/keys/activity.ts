/** What keys did, day by day, and when they were last used: for people, so it may be late, and costs no write a request. */
import type { Database } from "../database/database.ts";
import { nextTurn } from "../time-slice.ts";
import type { Outcome } from "./key-state.ts";

/** How long a process keeps what it saw before it writes it, in milliseconds. */
const patience = 10_000;

/** How many rows are written in one transaction. */
const batch = 200;

/** Gathers what keys did, and writes it now and then. */
export class Activity implements AsyncDisposable {
  readonly #database: Database;
  readonly #failed: (error: unknown) => void;
  #days = new Map<string, { keyId: string; day: string; outcome: Outcome; count: number }>();
  #uses = new Map<string, string>();
  /** The writing under way, or the last one. */
  #writing: Promise<void> = Promise.resolve();
  readonly #timer: NodeJS.Timeout;

  /** @param failed is told when writing failed; what was to be written is kept for the next time. */
  constructor(database: Database, failed: (error: unknown) => void) {
    this.#database = database;
    this.#failed = failed;
    this.#timer = setInterval(() => void this.flush().catch(failed), patience).unref();
  }

  /** Notes what became of a request. */
  note(keyId: string, now: Date, outcome: Outcome, count = 1): void {
    const at = now.toISOString();
    const day = at.slice(0, 10);
    const place = `${keyId} ${day} ${outcome}`;
    const known = this.#days.get(place) ?? { keyId, day, outcome, count: 0 };
    this.#days.set(place, { ...known, count: known.count + count });
    if (outcome === "served" || outcome === "refused") this.#uses.set(keyId, `${at.slice(0, 16)}:00.000Z`);
  }

  /**
   * Writes what was noted. When it returns, all of that is written, by whomever: another writing may be under way.
   * @throws what the database throws; then nothing is lost.
   */
  flush(): Promise<void> {
    this.#writing = this.#writing.catch(() => undefined).then(() => this.#write()); // whoever began it was told
    return this.#writing;
  }

  async #write(): Promise<void> {
    if (this.#days.size === 0) return;
    const days = this.#days;
    const uses = this.#uses;
    this.#days = new Map();
    this.#uses = new Map();
    try {
      // In one order, whoever writes, so that two processes never wait for each other.
      const sorted = [...days].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
      for (let start = 0; start < sorted.length; start += batch) {
        const some = sorted.slice(start, start + batch);
        await this.#database.aside(async (rows) => {
          for (const { keyId, day, outcome, count } of some)
            await rows.all(addDay, [keyId, day, outcome, count]);
        });
        for (const { keyId, day, outcome } of some) days.delete(`${keyId} ${day} ${outcome}`); // not to be counted again
        await nextTurn();
      }
      const used = [...uses].sort();
      for (let start = 0; start < used.length; start += batch) {
        await this.#database.aside(async (rows) => {
          for (const [keyId, at] of used.slice(start, start + batch))
            await rows.all(setLastUse, [at, keyId, at]);
        });
        await nextTurn();
      }
    } catch (error) {
      for (const [place, each] of days) {
        const since = this.#days.get(place)?.count ?? 0;
        this.#days.set(place, { ...each, count: each.count + since });
      }
      for (const [keyId, at] of uses) this.#uses.set(keyId, this.#uses.get(keyId) ?? at);
      throw error;
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    clearInterval(this.#timer);
    await this.flush().catch(this.#failed);
  }
}

const addDay = `insert into key_day (key_id, day, outcome, count) values (?, ?, ?, ?)
  on conflict (key_id, day, outcome) do update set count = key_day.count + excluded.count`;
const setLastUse =
  "update api_key set last_used_at = ? where id = ? and (last_used_at is null or last_used_at < ?)";
