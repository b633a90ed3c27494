/** Reads the agents of a part of a search, newest first. */
import type { Engine } from "../../database/database.ts";
import type { Candidate } from "../bounded-page.ts";
import type { FilterValues } from "../filters.ts";
import { newestKey } from "../records.ts";
import type { SearchLimits, SearchReads } from "./budget.ts";
import type { ExactMatch } from "./match.ts";
import type { KeyRange, PartQueries, PartValues, RankedCandidate, RankedValues } from "./parts.ts";

/** Agents of one rank. */
export interface Part {
  score: number;
  queries: PartQueries;
  /** The full-text query, if it has one. */
  query: string | undefined;
  /** The number of words in the full-text query: the more, the smaller are the windows of a scan on SQLite. 0 for no windows. */
  words: number;
}

/** The minimum number of agents in a window. */
const mostNarrow = 128;

/** After a window that took less than this, the next one is wider. */
const quickMs = 4;

export interface PartScanOptions {
  engine: Engine;
  reads: SearchReads;
  limits: Pick<SearchLimits, "windowAgents">;
  /** What all parts of the search have in common. */
  values: FilterValues & ExactMatch;
}

/** Scans parts of one search. */
export class PartScan {
  readonly #options: PartScanOptions;

  constructor(options: PartScanOptions) {
    this.#options = options;
  }

  /**
   * Reads the results of a part. A statement of SQLite cannot be interrupted, so there each one scans a window of agents: wider
   * if the part has few words and the previous window was quick.
   * @param end the key before which to start; undefined for the newest agents.
   * @param wantsMore whether further agents are wanted.
   * @param take reads the agents of a range.
   */
  async each(
    part: Part,
    end: number | undefined,
    wantsMore: () => boolean,
    take: (values: Omit<PartValues, "limit">) => Promise<void>,
  ): Promise<void> {
    const { engine, reads, limits, values } = this.#options;
    const { query, words } = part;
    const read = (range: KeyRange) => take({ ...values, query, ...range });
    if (!wantsMore()) return;
    if (engine !== "sqlite" || words === 0) return read({ from: undefined, to: end });
    let to = end ?? (await newestKey(reads)) + 1;
    let size = Math.max(mostNarrow, Math.round(limits.windowAgents / Math.max(1, words / 4)));
    while (to > 0 && wantsMore()) {
      const window = { from: Math.max(0, to - size), to };
      const startedAt = reads.used.usedMs;
      await read(window);
      to = window.from;
      if (reads.used.usedMs - startedAt < quickMs) size *= 4;
    }
  }

  /** Reads the agents of a range with their ranks. */
  ranked(part: Part, values: RankedValues): Promise<RankedCandidate[]> {
    return part.queries.ranked.all(this.#options.reads, values);
  }

  /** Finds the keys of agents. */
  async keys(part: Part, end: number | undefined, limit: number): Promise<number[]> {
    const found = await this.#collect(part, end, limit, part.queries.keys.all);
    return found.map(({ key }) => key);
  }

  /** Finds the keys of agents, and the sizes of their records. */
  candidates(part: Part, end: number | undefined, limit: number): Promise<Candidate[]> {
    return this.#collect(part, end, limit, part.queries.candidates.all);
  }

  async #collect<Row>(
    part: Part,
    end: number | undefined,
    limit: number,
    find: (reads: SearchReads, values: PartValues) => Promise<Row[]>,
  ): Promise<Row[]> {
    const found: Row[] = [];
    await this.each(
      part,
      end,
      () => found.length < limit,
      async (values) => {
        found.push(...(await find(this.#options.reads, { ...values, limit: limit - found.length })));
      },
    );
    return found;
  }
}
