/**
 * The search index of a process, and how it follows the database: it reads the rows of changed agents by the numbers of their
 * changes, so it has every change that is committed before a search, by whichever process. The database keeps nothing for it.
 */
import type { Kysely } from "kysely";
import type { Database } from "../../core/database/database.ts";
import { Outage, type OutageLog } from "../../core/jobs/outage.ts";
import { statement } from "../../core/sql/statement.ts";
import { nextTurn } from "../../core/time/time-slice.ts";
import { lastChanges } from "../agents/record/liveness.ts";
import type { AgentRow, AgentTables } from "../agents/record/records.ts";
import { type Index, IndexFailure } from "./index-thread.ts";

/** How many agents are read together. */
const batch = 100;

/** How long a search waits for the index, which may be rebuilt, in milliseconds; and how long further ones wait after one has timed out. */
const patienceMs = 3_000;
const furtherMs = 100;

/** How often the index follows changes that nobody searches, in milliseconds: what is erased is soon gone from it. */
const followMs = 1_000;

// Statements, because the index follows each change of an agent.
const changedAfter = statement((db: Kysely<AgentTables>, { seq, limit }: { seq: number; limit: number }) =>
  db
    .selectFrom("agent")
    .select(["key", "seq", "updated_at", "agent_id", "name", "description", "provider", "protocols"])
    .select(["capabilities", "tags", "skills", "status", "details", "server_name"])
    .where("seq", ">", seq)
    .orderBy("seq")
    .limit(limit),
);

const withSeq = statement((db: Kysely<AgentTables>, { seq }: { seq: number }) =>
  db.selectFrom("agent").select(["agent_id", "updated_at"]).where("seq", "=", seq),
);

/** What the index follows, and where problems are reported. */
export interface SearchIndexOptions extends OutageLog {
  database: Database;
  index: Index;
  /** Logs a failure of the database, which is retried. */
  warn: (error: unknown) => void;
}

/** The index of a node. */
export class SearchIndex implements AsyncDisposable {
  readonly #options: SearchIndexOptions;
  readonly #outage: Outage;
  /** The number of the last change that it has; undefined until it has been compared to the database. */
  #reached: number | undefined;
  /** Which opening of the index has that: see {@link Index.opened}. */
  #opened = 0;
  #following: Promise<void> | undefined;
  #isLate = false;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: SearchIndexOptions) {
    this.#options = options;
    this.#outage = new Outage(options);
  }

  /** What searches ask. */
  get words(): Pick<Index, "find" | "wanted" | "corrections"> {
    return this.#options.index;
  }

  /** Follows all changes from now on. */
  start(): void {
    if (this.#options.index.isLazy) return;
    const follow = async () => {
      try {
        await this.#advance((await lastChanges(this.#options.database)).seq);
      } catch (error) {
        if (!this.#isClosed && !(error instanceof IndexFailure)) this.#options.warn(error);
      }
    };
    this.#timer = setInterval(follow, followMs);
    this.#timer.unref();
    void follow();
  }

  /** Follows the changes up to a number, for a short time. @returns whether it has them. */
  async reach(seq: number): Promise<boolean> {
    const until = performance.now() + (this.#isLate ? furtherMs : patienceMs);
    while (!this.#has(seq)) {
      const advanced = this.#advance(seq).then(
        () => true,
        (error) => {
          if (!(error instanceof IndexFailure)) throw error;
          return false; // what it has is found
        },
      );
      const late = Promise.withResolvers<boolean>();
      const timer = this.#options.index.isLazy
        ? undefined
        : setTimeout(late.resolve, until - performance.now(), false);
      const isAdvanced = await Promise.race([advanced, late.promise]).finally(() => clearTimeout(timer));
      this.#isLate = !isAdvanced;
      if (this.#isLate) return false;
    }
    this.#isLate = false;
    return true;
  }

  #has(seq: number): boolean {
    return this.#opened === this.#options.index.opened && this.#reached !== undefined && this.#reached >= seq;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#following?.catch(() => undefined);
    await this.#options.index[Symbol.asyncDispose]();
  }

  /** Follows the changes that are there; one caller at a time. */
  #advance(last: number): Promise<void> {
    this.#following ??= this.#follow(last)
      .then(
        () => this.#outage.succeeded(),
        (error) => {
          if (error instanceof IndexFailure && !this.#isClosed) this.#outage.failed(error.message);
          throw error;
        },
      )
      .finally(() => {
        this.#following = undefined;
      });
    return this.#following;
  }

  /** @param last the number of a change that is committed. */
  async #follow(last: number): Promise<void> {
    if (this.#opened !== this.#options.index.opened) this.#reached = undefined;
    if (this.#has(last)) return;
    let seq = await this.#begin(last);
    while (!this.#isClosed) {
      const rows = await changedAfter.all(this.#options.database, { seq, limit: batch });
      const end = rows.at(-1);
      if (end) {
        seq = end.seq;
        await this.#options.index.apply(rows, { seq, mark: markOf(end) });
      }
      if (rows.length < batch) break;
      await nextTurn();
    }
    if (!this.#isClosed) this.#reached = Math.max(last, seq);
  }

  /** Where to go on: at the beginning if the index is not that of this database. */
  async #begin(last: number): Promise<number> {
    const { seq, mark } = await this.#options.index.reached();
    this.#opened = this.#options.index.opened;
    if (this.#reached !== undefined || seq === 0) return seq;
    const found = seq <= last ? await withSeq.get(this.#options.database, { seq }) : undefined;
    if (found && markOf(found) === mark) return seq;
    await this.#options.index.clear();
    return 0;
  }
}

/** Distinguishes the change of an agent from one with the same number in another database, or in one that was restored. */
function markOf({ agent_id, updated_at }: Pick<AgentRow, "agent_id" | "updated_at">): string {
  return `${updated_at} ${agent_id}`;
}
