/** Counts the agents of a list by facet. */
import { type Kysely, sql } from "kysely";
import type { components } from "../../../../generated/openapi.d.ts";
import type { Database } from "../../../core/database/database.ts";
import {
  BudgetExceeded,
  type SearchLimits,
  type SearchReads,
  withinBudget,
} from "../../../core/database/read-budget.ts";
import { queryOfGiven } from "../../../core/sql/statement.ts";
import { type AgentTables, newestKey } from "../record/records.ts";
import { countFacets } from "./facets.ts";
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

type Schemas = components["schemas"];

interface Listed extends FilterValues {
  most: number;
}

// Statements, because lists run them.
const keysOnServer = queryOfGiven((_: Kysely<AgentTables>, { most, ...filters }: Listed, dialect) => {
  const where = conditions(filters, dialect);
  const condition = where.length > 0 ? all(...where) : sql`true`;
  return sql<{
    key: number;
  }>`select a.key as key from agent a where ${condition} order by a.key desc limit ${most}`;
});

const keysInWindow = queryOfGiven(
  (_: Kysely<AgentTables>, { most, from, to, ...filters }: Listed & Window, dialect) => {
    const isIn = sql<boolean>`a.key >= ${from} and a.key < ${to}`;
    const where = all(...conditions(filters, dialect, { from, to }), isIn);
    return sql<{
      key: number;
    }>`select a.key as key from agent a where ${where} order by a.key desc limit ${most}`;
  },
);

/**
 * Counts the agents that match the filters by facet: the newest of them, within a limit of work.
 * @returns nothing for lists that follow changes: these go on.
 */
export async function facetsOf(
  database: Database,
  limits: Pick<SearchLimits, "budgetMs" | "facetAgents">,
  filters: Filters,
  facets: readonly Schemas["Facet"][],
): Promise<Pick<Schemas["ListedPage"], "facets" | "facets_truncated">> {
  if (followsChanges(filters)) return {};
  const { facetAgents } = limits;
  return withinBudget(database, limits, async (reads) => {
    const found = await newestKeys(reads, { ...valuesOf(filters), most: facetAgents + 1 });
    const counted = await countFacets(reads, found.keys.slice(0, facetAgents), facets);
    const isComplete = found.isComplete && found.keys.length <= facetAgents && counted.complete;
    return { facets: counted.facets, ...(!isComplete && { facets_truncated: true }) };
  });
}

/** Finds the keys of the newest agents that match, and whether these are all, or as many as are wanted. */
export async function newestKeys(
  reads: SearchReads,
  { most, ...filters }: Listed,
): Promise<{ keys: number[]; isComplete: boolean }> {
  const keys: number[] = [];
  try {
    if (reads.engine === "postgres") {
      const found = await keysOnServer.all(reads, { ...filters, most });
      return { keys: found.map(({ key }) => key), isComplete: true };
    }
    for (let to = (await newestKey(reads)) + 1; to > 0 && keys.length < most; ) {
      const window = { from: Math.max(0, to - windowAgents), to };
      const found = await keysInWindow.all(reads, { ...filters, ...window, most: most - keys.length });
      keys.push(...found.map(({ key }) => key));
      to = window.from;
    }
    return { keys, isComplete: true };
  } catch (error) {
    if (error instanceof BudgetExceeded) return { keys, isComplete: false };
    throw error;
  }
}
