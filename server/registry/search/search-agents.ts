/** The operation that searches agents. */
import type { components } from "../../../generated/openapi.d.ts";
import { StaticBody } from "../../../generated/routes.ts";
import { cacheHeaders, etagOf, matchesIfNoneMatch } from "../../core/http/responses.ts";
import { openPage, signature } from "../../core/paging/paging.ts";
import { mapInTurns } from "../../core/time/turns.ts";
import type { Handlers } from "../../feature.ts";
import { bodyOf } from "../agents/lists/bounded-page.ts";
import type { AgentRecord } from "../agents/record/records.ts";
import { type FindPlaces, highlightsOf, matchFields, placesBy, searchedFields } from "./match.ts";
import type { Found } from "./search.ts";

type Schemas = components["schemas"];
type Search = Handlers["agents"]["search"];
type SearchQuery = Parameters<Search>[0]["query"];

const order = { list: String, score: Number, key: Number, value: String };

export const search: Handlers["agents"]["search"] = async ({ query, headers }, context) => {
  const { database, pages, cursors, agentSearch } = context;
  const {
    q: text,
    facets,
    limit: _limit,
    cursor: _cursor,
    highlight,
    sort = "relevance",
    ...filters
  } = query;
  const name = signature("search", { ...filters, q: text, sort });
  const page = openPage(cursors, { path: "/search", name, order }, query);
  if ("problem" in page) return page;
  const read = await agentSearch.stateOf(database);
  const { seq, change, vectors } = read;
  const state = vectors === null ? [seq, change] : [seq, change, vectors];
  const etag = etagOf(...state);
  if (matchesIfNoneMatch(headers["if-none-match"], etag)) return { status: 304, headers: cacheHeaders(etag) };

  const kept = await pages.get(JSON.stringify(["search", query]), state.join("-"), async () => {
    const { after, readLimit, limit } = page;
    const request = { text, filters, sort, after, facets, limit: readLimit, wantsSuggestion: true };
    const result = await agentSearch.find(database, request, read);
    const found = result.found.slice(0, limit);
    const hasMore = result.found.length > limit || result.isCut;
    const { next_cursor, link } = page.next(hasMore ? found.at(-1)?.position : undefined);
    const placesOf = placesBy(result.plan, result.hasSome);
    const agents = await mapInTurns(found, (each) => foundAgent(each, { text, highlight, placesOf }));
    const { text: json } = bodyOf<Schemas["FoundPage"]>(agents, {
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
    const { lacksMeaning } = result;
    const isTruncated = result.truncated || result.facetsTruncated || lacksMeaning;
    return { body: new StaticBody<Schemas["FoundPage"]>(json), link, isTruncated, lacksMeaning };
  });
  const { body, link, lacksMeaning } = kept;
  // Another tag than that of the same page with its vector, so that it is not 304 for it.
  const headersOfPage = cacheHeaders(lacksMeaning ? etagOf(...state, "words") : etag);
  return { status: 200, headers: { ...headersOfPage, ...link }, body };
};

/** A found agent as JSON. */
function foundAgent(
  { row, score, isNear }: Found,
  { text, highlight, placesOf }: { text: string; highlight: SearchQuery["highlight"]; placesOf: FindPlaces },
): string {
  const agent = JSON.parse(row.record) as AgentRecord; // as it was built
  const details = agent.status === "suspended" ? "" : row.details;
  const searched = searchedFields(agent, details, { text, placesOf });
  const fields = matchFields(searched);
  const match: Schemas["Match"] = {
    score,
    fields,
    ...(isNear && fields.length === 0 && { by_meaning: true }),
    ...(highlight && { highlights: highlightsOf(searched, highlight) }),
  };
  return `${row.record.slice(0, -1)},"match":${JSON.stringify(match)}}`;
}
