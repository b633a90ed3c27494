/** Limits the cost of reads that may look at many agents: filters, counts, facets and vectors. */

import { type Engine, type Param, type Rows, StatementTimeout } from "../sql/rows.ts";
import type { LongRead } from "../time/turns.ts";
import type { Database } from "./database.ts";

export interface SearchLimits {
  /**
   * The time budget of such a read, in milliseconds: elapsed time, or computing time on SQLite without read threads. Waiting for
   * other requests does not count. The response has the results until then, and says that they are incomplete.
   */
  budgetMs: Record<Engine, number>;
  /** The maximum number of found agents, newest first, that are counted by facet, or sorted. */
  facetAgents: number;
}

/** The limits of a node. */
export const realSearchLimits: SearchLimits = {
  budgetMs: { sqlite: 250, postgres: 1_000 },
  facetAgents: 5_000,
};

/** Thrown when the budget is used up, or a statement alone would have used it up. */
export class BudgetExceeded extends Error {}

/** Reads within one budget. */
export interface SearchReads extends Rows {
  /** The time that they have used. */
  readonly used: LongRead;
}

/**
 * Runs reads. They throw {@link BudgetExceeded} when the budget is used up. On SQLite each statement is a step that
 * waits for its turn; on PostgreSQL the search is one step, and the server ends a statement that takes too long.
 */
export async function withinBudget<Result>(
  database: Database,
  limits: Pick<SearchLimits, "budgetMs">,
  search: (reads: SearchReads) => Promise<Result>,
): Promise<Result> {
  const used: LongRead = { usedMs: 0 };
  const budgetMs = limits.budgetMs[database.engine];
  if (database.engine === "sqlite") {
    return search(
      readsOf(
        database.longReads,
        used,
        (work) => database.turns.step(used, work),
        () => used.usedMs >= budgetMs,
      ),
    );
  }
  return database.turns.step({ usedMs: 0 }, () =>
    database.bounded(budgetMs, async (rows) => {
      const startedAt = performance.now();
      return search(
        readsOf(
          rows,
          used,
          (work) => work(),
          () => {
            used.usedMs = performance.now() - startedAt;
            return used.usedMs >= budgetMs;
          },
        ),
      );
    }),
  );
}

function readsOf(
  rows: Rows,
  used: LongRead,
  step: <Result>(work: () => Promise<Result>) => Promise<Result>,
  isUsedUp: () => boolean,
): SearchReads {
  let isFirst = true;
  let isExceeded = false;
  const all = async <Row>(sql: string, params?: readonly Param[]): Promise<Row[]> => {
    isExceeded ||= !isFirst && isUsedUp();
    isFirst = false;
    if (isExceeded) throw new BudgetExceeded();
    try {
      return await step(() => rows.all<Row>(sql, params));
    } catch (error) {
      if (!(error instanceof StatementTimeout)) throw error;
      isExceeded = true;
      throw new BudgetExceeded();
    }
  };
  const get = async <Row>(sql: string, params?: readonly Param[]) => (await all<Row>(sql, params))[0];
  return { engine: rows.engine, used, all, get };
}
