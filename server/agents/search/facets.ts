/** Counts found agents by facet. */
import type { components } from "../../../generated/openapi.d.ts";
import { placeholders } from "../../database/placeholders.ts";
import { BudgetExceeded, type SearchReads } from "./budget.ts";

type Facet = components["schemas"]["Facet"];
type Facets = components["schemas"]["Facets"];

/** The maximum number of values in a facet. */
const facetLimit = 20;

/** Numbers of agents in one statement. There are few, so that each statement is prepared once. */
const batches = [20, 100, 500];
const longestBatch = Math.max(...batches);

/** The facets that are columns of `agent`; the others are words. */
const columns: Partial<Record<Facet, string>> = {
  provider: "provider_key",
  status: "status",
  source: "source",
};

/**
 * Counts the most common values of facets.
 * @param keys the keys of the agents, without duplicates.
 * @returns the counts, and whether all agents were counted.
 */
export async function countFacets(
  reads: SearchReads,
  keys: readonly number[],
  facets: readonly Facet[],
): Promise<{ facets: Facets; complete: boolean }> {
  const sums = new Map<Facet, Map<string, number>>(facets.map((facet) => [facet, new Map()]));
  let complete = true;
  try {
    for (let start = 0; start < keys.length; start += longestBatch) {
      const batch = keys.slice(start, start + longestBatch);
      const length = batches.find((each) => each >= batch.length) ?? longestBatch;
      const filled = [...batch, ...Array<number>(length - batch.length).fill(batch[0] ?? 0)];
      for (const { facet, value, count } of await countBatch(reads, filled, facets)) {
        const sum = sums.get(facet);
        sum?.set(value, (sum.get(value) ?? 0) + count);
      }
    }
  } catch (error) {
    if (!(error instanceof BudgetExceeded)) throw error;
    complete = false;
  }
  const counts = [...sums].map(([facet, sum]): [Facet, { value: string; count: number }[]] => [
    facet,
    commonest(sum),
  ]);
  return { facets: Object.fromEntries(counts), complete };
}

interface Count {
  facet: Facet;
  value: string;
  count: number;
}

async function countBatch(
  reads: SearchReads,
  keys: readonly number[],
  facets: readonly Facet[],
): Promise<Count[]> {
  const kinds = facets.filter((facet) => columns[facet] === undefined);
  const counts: Count[] = [];
  if (kinds.length > 0) {
    // The concatenation prevents SQLite from scanning all words of a kind instead of the words of the agents.
    const sql = `select kind as facet, value, count(*) as count from agent_word
      where agent_key in (${placeholders(keys)}) and (kind || '') in (${placeholders(kinds)}) group by kind, value`;
    counts.push(...(await reads.all<Count>(sql, [...keys, ...kinds])));
  }
  for (const facet of facets) {
    const column = columns[facet];
    if (column === undefined) continue;
    const sql = `select ${column} as value, count(*) as count from agent
      where key in (${placeholders(keys)}) and ${column} is not null group by ${column}`;
    const found = await reads.all<Omit<Count, "facet">>(sql, keys);
    counts.push(...found.map((each) => ({ ...each, facet })));
  }
  return counts;
}

function commonest(sum: Map<string, number>): { value: string; count: number }[] {
  return [...sum]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, facetLimit);
}
