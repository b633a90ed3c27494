/**
 * Finds the agents whose vectors are nearest to that of a query.
 *
 * Each vector is compared, in windows of keys from the newest agent on, until there are no more or the time for it is used up:
 * then the older agents are found by words alone. How similar unrelated texts are depends on the model, so there is no fixed
 * threshold: an agent has to be nearer than the middle between the best one and the average.
 */
import { type Kysely, sql } from "kysely";
import type { SearchReads } from "../../core/database/read-budget.ts";
import { queryOfGiven } from "../../core/sql/statement.ts";
import { all, conditions, type FilterValues } from "../../registry/agents/lists/filters.ts";
import { newestKey } from "../../registry/agents/record/records.ts";
import type { NearAgent } from "../../registry/search/ranked-list.ts";
import type { VectorTables } from "./vectors.ts";

/** The maximum number of agents that are found by meaning. */
const mostNearest = 20;

/** The share of the budget of a search after which no further window is compared. */
const budgetShare = 0.5;

/** The number of keys of the first window, and of the largest. After one that took little time, the next is twice as wide. */
const firstWindow = 1_024;
const widestWindow = 8_192;
const quickMs = 10;

/** Agents that are less similar than this (cosine) have nothing in common with the query, by whatever model. */
const leastSimilarity = 0.2;

/** What is searched. */
interface NearestValues extends FilterValues {
  /** The vector of the query, as JSON. */
  vector: string;
  dimensions: number;
  form: string;
}

interface WindowValues extends NearestValues {
  from: number;
  to: number;
}

/** An agent in a window, with the average distance and the number of all vectors in it. */
interface Near {
  key: number;
  distance: number;
  mean: number;
  count: number;
}

// A statement, because each search by meaning runs it.
const nearestInWindow = queryOfGiven((_: Kysely<VectorTables>, values: WindowValues, dialect) => {
  const { vector, dimensions, form, from, to } = values;
  const distance =
    dialect.engine === "sqlite"
      ? sql`vec_distance_cosine(v.vector, vec_f32(${vector}))`
      : sql`cast(v.vector as vector) <=> cast(${vector} as vector)`;
  const where = [
    sql<boolean>`v.agent_key >= ${from} and v.agent_key < ${to} and v.form = ${form} and v.dimensions = ${dimensions}`,
    ...conditions(values, dialect, { from, to }),
  ];
  return sql<Near>`select key, distance, avg(distance) over () as mean, count(*) over () as count
    from (select a.key, ${distance} as distance from agent_vector v join agent a on a.key = v.agent_key
      where ${all(...where)}) compared
    order by distance, key desc limit ${sql.lit(mostNearest)}`;
});

/** Finds the nearest agents, the nearest first, each with its similarity (cosine). @param budgetMs the budget of the search. */
export async function findNearest(
  reads: SearchReads,
  values: NearestValues,
  budgetMs: number,
): Promise<NearAgent[]> {
  const startedAt = reads.used.usedMs;
  let found: Near[] = [];
  let count = 0;
  let sum = 0;
  let size = firstWindow;
  let to = (await newestKey(reads)) + 1;
  while (to > 0 && reads.used.usedMs - startedAt <= budgetMs * budgetShare) {
    const from = Math.max(0, to - size);
    const before = reads.used.usedMs;
    const near = await nearestInWindow.all(reads, { ...values, from, to });
    const [{ mean, count: compared } = { mean: 0, count: 0 }] = near;
    count += compared;
    sum += mean * compared;
    found = [...found, ...near]
      .sort((a, b) => a.distance - b.distance || b.key - a.key)
      .slice(0, mostNearest);
    to = from;
    if (reads.used.usedMs - before < quickMs) size = Math.min(widestWindow, size * 2);
  }
  const [best] = found;
  if (!best) return [];
  const farthest = Math.min((best.distance + sum / count) / 2, 1 - leastSimilarity);
  return found.flatMap(({ key, distance }) =>
    distance <= farthest ? { key, similarity: 1 - distance } : [],
  );
}
