/** The operation that searches agents. */
import type { components } from "../../generated/openapi.d.ts";
import { StaticBody } from "../../generated/routes.ts";
import type { Context, Handlers } from "../context.ts";
import { invalidCursor, openPage } from "../paging.ts";
import { cacheHeaders, etagOf, matchesIfNoneMatch } from "../responses.ts";
import { mapInTurns } from "../turns.ts";
import { bodyOf } from "./bounded-page.ts";
import { readVersion } from "./embeddings/vectors.ts";
import { signature } from "./filters.ts";
import { lastChanges } from "./liveness.ts";
import type { AgentRecord } from "./records.ts";
import { highlightsOf } from "./search/highlights.ts";
import { type HybridFound, search as searchByRelevance } from "./search/hybrid.ts";
import { matchFields, searchedFields } from "./search/match.ts";
import { matchLevels } from "./search/plan.ts";
import type { SearchResult } from "./search/search.ts";
import { orderOf, type SortedFound, searchSorted } from "./search/sorted.ts";
import type { LiveUnknown } from "./totals.ts";

type Schemas = components["schemas"];
type Search = Handlers["agents"]["search"];
type SearchQuery = Parameters<Search>[0]["query"];
type SearchContext = Pick<Context, "database" | "cursors" | "searchLimits" | "meaning">;

const relevanceOrder = {
  part: Number,
  rank: Number,
  key: Number,
  change: Number,
  matchLevel: String,
  widened: String,
  score: Number,
  counts: String,
  newest: Number,
  merged: String,
  nearest: String,
};

const sortedOrder = {
  value: String,
  key: Number,
  matchLevel: String,
  widened: String,
  newest: Number,
  some: Number,
};

/** What both kinds of search find. */
interface ReadPage extends Omit<SearchResult, "found"> {
  found: (HybridFound | (SortedFound & { isNear?: false }))[];
  lacksMeaning?: boolean;
  suggestion?: string | undefined;
  liveUnknown?: LiveUnknown | undefined;
  next: { next_cursor: string | null; link: { Link?: string } };
}

export const search: Search = async ({ query, headers }, context) => {
  const { database, pages, meaning } = context;
  const page = orderOf(query.sort) ? openSorted(query, context) : openRanked(query, context);
  if ("problem" in page) return page;
  const { seq, change } = await lastChanges(database);
  // Agents are probed, and their vectors stored, without a change of the journal.
  const state = meaning ? [seq, change, await readVersion(database)] : [seq, change];
  const etag = etagOf(...state);
  if (matchesIfNoneMatch(headers["if-none-match"], etag)) return { status: 304, headers: cacheHeaders(etag) };

  const read = await pages.get(JSON.stringify(["search", query]), state.join("-"), async () => {
    const result = await page.read(change);
    const { next_cursor, link } = result.next;
    const found = result.found.slice(0, query.limit);
    const agents = await mapInTurns(found, (each) => foundAgent(each, result, query.highlight));
    const { text } = bodyOf<Schemas["FoundPage"]>(agents, {
      ...(result.truncated && { truncated: true }),
      ...(result.suggestion !== undefined && { suggestion: result.suggestion }),
      ...(result.facets && { facets: result.facets }),
      ...(result.facetsTruncated && { facets_truncated: true }),
      ...result.liveUnknown,
      ...result.total,
      count: agents.length,
      next_cursor,
      as_of_seq: seq,
    });
    const body = new StaticBody<Schemas["FoundPage"]>(text);
    const { lacksMeaning = false } = result;
    const isTruncated = result.truncated || result.facetsTruncated || lacksMeaning;
    return { body, link, isTruncated, lacksMeaning };
  });
  const { body, link, lacksMeaning } = read;
  // Another tag than that of the same page with its vector, so that it is not 304 for it.
  const headersOfPage = cacheHeaders(lacksMeaning ? etagOf(...state, "words") : etag);
  return { status: 200, headers: { ...headersOfPage, ...link }, body };
};

/** Opens a page in the order of relevance. */
function openRanked(query: SearchQuery, { database, cursors, searchLimits, meaning }: SearchContext) {
  const page = openPage(cursors, { ...listOf(query), order: relevanceOrder }, query);
  if ("problem" in page) return page;
  const after = page.after && withMatchLevel(page.after);
  if (page.after && !after) return invalidCursor();
  const request = { ...requestOf(query, page.readLimit), after, wantsSuggestion: true };
  return {
    async read(change: number): Promise<ReadPage> {
      const result = await searchByRelevance(database, searchLimits, { ...request, change }, meaning);
      return { ...result, next: page.next(lastOf(result, query.limit)?.position) };
    },
  };
}

/** Opens a page in an order that the caller chose. */
function openSorted(query: SearchQuery, { database, cursors, searchLimits }: SearchContext) {
  const order = orderOf(query.sort) ?? "newest";
  const page = openPage(cursors, { ...listOf(query), order: sortedOrder }, query);
  if ("problem" in page) return page;
  const after = page.after && withMatchLevel(page.after);
  if (page.after && !after) return invalidCursor();
  const request = { ...requestOf(query, page.readLimit), after, order };
  return {
    async read(change: number): Promise<ReadPage> {
      const result = await searchSorted(database, searchLimits, { ...request, change });
      return { ...result, next: page.next(lastOf(result, query.limit)?.position) };
    },
  };
}

/** The list that cursors are valid for: what is shown of the agents is no part of it. */
function listOf({ facets: _facets, highlight: _highlight, sort, ...criteria }: SearchQuery) {
  const order = orderOf(sort);
  return { path: "/search", name: signature("search", { ...criteria, sort: order }) };
}

function requestOf(query: SearchQuery, limit: number) {
  const { q, facets, limit: _limit, cursor: _cursor, highlight: _highlight, sort: _sort, ...filters } = query;
  return { text: q, filters, limit, facets };
}

/** The last agent of a page if another page may follow. */
function lastOf<Of extends HybridFound | SortedFound>(
  { found, isCut }: { found: readonly Of[]; isCut: boolean },
  limit: number,
): Of | undefined {
  return found.length > limit || isCut ? found.slice(0, limit).at(-1) : undefined;
}

/** The position of a cursor; undefined if an earlier version of the node, with other levels, wrote it. */
function withMatchLevel<Position extends { matchLevel: string }>(after: Position) {
  const matchLevel = matchLevels.find((each) => each === after.matchLevel);
  return matchLevel && { ...after, matchLevel };
}

/** A found agent as JSON. */
function foundAgent(
  { row, score, hasSome, isNear }: ReadPage["found"][number],
  { plan, exact }: Pick<ReadPage, "plan" | "exact">,
  requested: SearchQuery["highlight"],
): string {
  const agent = JSON.parse(row.record) as AgentRecord; // as it was built
  const details = agent.status === "suspended" ? "" : row.details;
  const searched = searchedFields(agent, details, { plan, exact, some: hasSome });
  const fields = matchFields(searched);
  const match: Schemas["Match"] = {
    score,
    fields,
    ...(isNear && fields.length === 0 && { by_meaning: true }),
    ...(requested && { highlights: highlightsOf(searched, requested) }),
  };
  return `${row.record.slice(0, -1)},"match":${JSON.stringify(match)}}`;
}
