/** Counts the agents that a search would find if it did not filter by liveness, and that it can say nothing of. */
import type { LiveUnknown } from "../totals.ts";
import type { SearchLimits, SearchReads } from "./budget.ts";
import { type SearchRequest, searchWords } from "./search.ts";

/**
 * Counts the agents that are neither live nor not, and that the same words and other filters find.
 * @returns undefined if the search does not filter by liveness, and on later pages.
 */
export async function countLiveUnknown(
  reads: SearchReads,
  limits: SearchLimits,
  request: Omit<SearchRequest, "after"> & { after: unknown },
): Promise<LiveUnknown | undefined> {
  const { filters, after } = request;
  if (filters.live === undefined || after !== undefined) return undefined;
  const { total } = await searchWords(reads, limits, {
    ...request,
    ...{ filters: { ...filters, live: "unknown" }, after: undefined, limit: 1, facets: undefined },
  });
  return { live_unknown: total?.total ?? 0, live_unknown_is_exact: total?.total_is_exact ?? false };
}
