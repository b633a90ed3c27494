/** Counts the agents of a list, for its first page. */
import { type Kysely, sql } from "kysely";
import type { components } from "../../../../generated/openapi.d.ts";
import type { Database } from "../../../core/database/database.ts";
import { BudgetExceeded, type SearchLimits, withinBudget } from "../../../core/database/read-budget.ts";
import type { Rows } from "../../../core/sql/rows.ts";
import { queryOfGiven } from "../../../core/sql/statement.ts";
import { type AgentTables, newestKey } from "../record/records.ts";
import {
  all,
  conditions,
  type Filters,
  type FilterValues,
  followsChanges,
  valuesOf,
  type Window,
} from "./filters.ts";
import { windowAgents } from "./pages.ts";

/** Up to how many agents are counted. */
export const countedAgents = 1_000;

/** How many windows of agents a count scans at most, on SQLite. */
const maxWindows = 8;

/** The fields of a page. */
export interface Total {
  total: number;
  total_is_exact: boolean;
}

/** The fields of a page that is filtered by liveness. */
export type LiveUnknown = Required<
  Pick<components["schemas"]["ListedPage"], "live_unknown" | "live_unknown_is_exact">
>;

interface Counted extends FilterValues {
  most: number;
}

// Statements, because lists run them.
const countOnServer = queryOfGiven((_: Kysely<AgentTables>, { most, ...filters }: Counted, dialect) => {
  const where = all(...conditions(filters, dialect));
  return sql<{ count: number }>`select count(*) as count
    from (select 1 from agent a where ${where} order by a.key desc limit ${most}) as counted`;
});

const countInWindow = queryOfGiven(
  (_: Kysely<AgentTables>, { most, from, to, ...filters }: Counted & Window, dialect) => {
    const isIn = sql<boolean>`a.key >= ${from} and a.key < ${to}`;
    const where = all(...conditions(filters, dialect, { from, to }), isIn);
    return sql<{
      count: number;
    }>`select count(*) as count from (select 1 from agent a where ${where} limit ${most})`;
  },
);

/**
 * Counts the agents that match the filters, with a limit of agents and of work.
 * @param found how many of them the first page has.
 * @param isLast whether the first page is the last one.
 * @returns the total, or nothing for lists that follow changes: these go on.
 */
export async function totalOf(
  database: Database,
  limits: Pick<SearchLimits, "budgetMs">,
  filters: Filters,
  { found, isLast }: { found: number; isLast: boolean },
): Promise<Total | undefined> {
  if (followsChanges(filters)) return undefined;
  if (isLast) return { total: found, total_is_exact: true };
  const { total, total_is_exact } = await count(database, limits, filters);
  return { total: Math.max(found, total), total_is_exact };
}

/**
 * Counts the agents that are neither live nor not, and that match the other filters.
 * @returns nothing if the list does not filter by liveness.
 */
export async function liveUnknownOf(
  database: Database,
  limits: Pick<SearchLimits, "budgetMs">,
  filters: Filters,
): Promise<LiveUnknown | undefined> {
  if (filters.live === undefined) return undefined;
  const { total, total_is_exact } = await count(database, limits, { ...filters, live: "unknown" });
  return { live_unknown: total, live_unknown_is_exact: total_is_exact };
}

async function count(
  database: Database,
  limits: Pick<SearchLimits, "budgetMs">,
  filters: Filters,
): Promise<Total> {
  const values = { ...valuesOf(filters), most: countedAgents + 1 };
  const { count, isComplete } = await withinBudget(database, limits, (reads) => countWithin(reads, values));
  return { total: Math.min(count, countedAgents), total_is_exact: isComplete && count <= countedAgents };
}

interface Count {
  count: number;
  /** Whether all agents were scanned. */
  isComplete: boolean;
}

async function countWithin(reads: Rows, values: Counted): Promise<Count> {
  const sum: Count = { count: 0, isComplete: false };
  try {
    if (reads.engine === "postgres") sum.count = Number((await countOnServer.get(reads, values))?.count);
    else if (!(await addWindows(reads, values, sum))) return sum;
    return { ...sum, isComplete: true };
  } catch (error) {
    if (error instanceof BudgetExceeded) return sum;
    throw error;
  }
}

/** Counts in windows, newest agents first. Returns whether the windows have all agents, or as many as are counted. */
async function addWindows(reads: Rows, { most, ...filters }: Counted, sum: Count): Promise<boolean> {
  let to = (await newestKey(reads)) + 1;
  for (let windows = 0; to > 0 && sum.count < most; windows++) {
    if (windows === maxWindows) return false;
    const window = { from: Math.max(0, to - windowAgents), to };
    const counted = await countInWindow.get(reads, { ...filters, ...window, most: most - sum.count });
    sum.count += counted?.count ?? 0;
    to = window.from;
  }
  return true;
}
