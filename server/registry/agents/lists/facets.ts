/** Counts agents by facet. */
import type { components } from "../../../../generated/openapi.d.ts";
import { placeholders } from "../../../core/database/placeholders.ts";
import { BudgetExceeded, type SearchReads } from "../../../core/database/read-budget.ts";

type Facet = components["schemas"]["Facet"];
type Facets = components["schemas"]["Facets"];

/** The maximum number of values in a facet. */
const facetLimit = 20;

/** Numbers of agents in one statement. There are few, so that each statement is prepared once. */
const batches = [20, 100, 500];
const longestBatch = Math.max(...batches);

/** Where the values of a facet are; those of the others are words. */
interface Place {
  value: string;
  /** The table and a condition. */
  from: string;
  /** The column with the agent's key. */
  key: string;
}

const ofAgent = (column: string): Place => ({
  value: column,
  from: `agent where ${column} is not null`,
  key: "key",
});

/** The conditions are those of the filters with the same names. */
const places: Partial<Record<Facet, Place>> = {
  provider: ofAgent("provider_key"),
  status: ofAgent("status"),
  source: ofAgent("source"),
  verified: ofAgent("verified_level"),
  certification: {
    value: "level",
    from: "certification where status = 'active' and counted = true",
    key: "agent_key",
  },
  grade: { value: "published_grade", from: "reputation where published_grade <> 'NR'", key: "agent_key" },
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
  const kinds = facets.filter((facet) => places[facet] === undefined);
  const counts: Count[] = [];
  if (kinds.length > 0) {
    // The concatenation prevents SQLite from scanning all words of a kind instead of the words of the agents.
    const sql = `select kind as facet, value, count(*) as count from agent_word
      where agent_key in (${placeholders(keys)}) and (kind || '') in (${placeholders(kinds)}) group by kind, value`;
    counts.push(...(await reads.all<Count>(sql, [...keys, ...kinds])));
  }
  for (const facet of facets) {
    const place = places[facet];
    if (place === undefined) continue;
    const { value, from, key } = place;
    const sql = `select ${value} as value, count(distinct ${key}) as count from ${from}
      and ${key} in (${placeholders(keys)}) group by ${value}`;
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
