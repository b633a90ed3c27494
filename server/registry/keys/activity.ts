/**
 * Records the activity of API keys: outcomes per day and operation, and the time of last use. It is written in batches, so it
 * may be late.
 */
import type { Kysely } from "kysely";
import type { Database } from "../../core/database/database.ts";
import { type Columns, statement } from "../../core/sql/statement.ts";
import { nextTurn } from "../../core/time/time-slice.ts";
import type { ApiKey } from "./api-key.ts";
import type { KeyDay, KeyOperationDay } from "./key-day.ts";
import type { Outcome } from "./key-state.ts";

/** How often a process writes its records. */
const flushIntervalMs = 10_000;

/** The number of rows per transaction. */
const batchSize = 200;

type Db = Kysely<{
  api_key: Columns<ApiKey>;
  key_day: Columns<KeyDay>;
  key_operation_day: Columns<KeyOperationDay>;
}>;

const columns = { key_id: "text", day: "text", outcome: "text", count: "integer" } as const;

// Statements, because each adds up to 200 rows that a busy node collects in seconds.
const addDays = statement((db: Db, { list }: { list: readonly Columns<KeyDay>[] }, dialect) =>
  db
    .insertInto("key_day")
    .columns(["key_id", "day", "outcome", "count"])
    .expression(dialect.rows(list, columns))
    .onConflict((conflict) =>
      conflict
        .columns(["key_id", "day", "outcome"])
        .doUpdateSet((set) => ({ count: set("key_day.count", "+", set.ref("excluded.count")) })),
    ),
);

const addOperationDays = statement(
  (db: Db, { list }: { list: readonly Columns<KeyOperationDay>[] }, dialect) =>
    db
      .insertInto("key_operation_day")
      .columns(["key_id", "day", "outcome", "count", "operation"])
      .expression(dialect.rows(list, { ...columns, operation: "text" }))
      .onConflict((conflict) =>
        conflict
          .columns(["key_id", "day", "operation", "outcome"])
          .doUpdateSet((set) => ({ count: set("key_operation_day.count", "+", set.ref("excluded.count")) })),
      ),
);

const setLastUse = statement((db: Db, { id, at }: { id: string; at: string }) =>
  db
    .updateTable("api_key")
    .set({ last_used_at: at })
    .where("id", "=", id)
    .where(({ eb, or }) => or([eb("last_used_at", "is", null), eb("last_used_at", "<", at)])),
);

/** Collects the activity of keys in memory, and writes it periodically. */
export class Activity implements AsyncDisposable {
  readonly #database: Database;
  readonly #onError: (error: unknown) => void;
  #days = new Map<string, Columns<KeyOperationDay>>();
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
  record(keyId: string, operation: string, now: Date, outcome: Outcome, count = 1): void {
    const at = now.toISOString();
    const day = at.slice(0, 10);
    const entry = { key_id: keyId, day, operation, outcome, count };
    const known = this.#days.get(placeOf(entry))?.count ?? 0;
    this.#days.set(placeOf(entry), { ...entry, count: known + count });
    if (outcome === "served" || outcome === "refused") this.use(keyId, now);
  }

  /** Records that a key was used, also by a request that is in no report. */
  use(keyId: string, now: Date): void {
    this.#lastUses.set(keyId, `${now.toISOString().slice(0, 16)}:00.000Z`);
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
    if (this.#days.size === 0 && this.#lastUses.size === 0) return;
    const days = this.#days;
    const uses = this.#lastUses;
    this.#days = new Map();
    this.#lastUses = new Map();
    try {
      // Sorted, so that all processes lock rows in the same order: no deadlocks.
      const sorted = [...days].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
      for (let start = 0; start < sorted.length; start += batchSize) {
        const some = sorted.slice(start, start + batchSize);
        await this.#database.aside(async (writer) => {
          await addOperationDays.run(writer, { list: some });
          await addDays.run(writer, { list: sumsOf(some) });
        });
        for (const each of some) days.delete(placeOf(each)); // written: a retry must not count it again
        await nextTurn();
      }
      const used = [...uses].sort();
      for (let start = 0; start < used.length; start += batchSize) {
        await this.#database.aside(async (writer) => {
          for (const [id, at] of used.slice(start, start + batchSize))
            await setLastUse.run(writer, { id, at });
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

/** What identifies the row of an entry. Its order is that of the table's key. */
function placeOf({ key_id, day, operation, outcome }: Omit<KeyOperationDay, "count">): string {
  return `${key_id} ${day} ${operation} ${outcome}`;
}

/** Adds the counts of all operations of a key, day and outcome. Sorted, because rows are locked in this order. */
function sumsOf(list: readonly Columns<KeyOperationDay>[]): Columns<KeyDay>[] {
  const sums = new Map<string, Columns<KeyDay>>();
  for (const { key_id, day, outcome, count } of list) {
    const place = `${key_id} ${day} ${outcome}`;
    sums.set(place, { key_id, day, outcome, count: count + (sums.get(place)?.count ?? 0) });
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
}
