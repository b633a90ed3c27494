/** Runs the search of the landing page. */
import type { components, operations } from "../../../generated/openapi.d.ts";
import type { Client } from "../../core/http/authentication.ts";
import { highlightedFields } from "./agent/highlighted.ts";
import type { ListedAgent } from "./agent/list.ts";
import { type Ratings, readRatings } from "./agent/ratings.ts";
import { read } from "./api-reads.ts";

/** The fields of the form. Empty fields are ignored. */
export type SearchForm = Omit<
  NonNullable<operations["site_landing"]["parameters"]["query"]>,
  "setup" | "tag"
>;

/** The form and one page of its results. */
export interface SearchResult {
  form: SearchForm;
  agents: readonly ListedAgent[];
  ratings: Ratings;
  nextCursor: string | null;
  /** Whether more agents may match, because the search reached its limit of work. */
  isTruncated: boolean;
  /** The number of agents that match all else, and of which it is not known whether they respond; undefined without that filter. */
  liveUnknown: { count: number; isExact: boolean } | undefined;
  /** The search words without misspellings; undefined if there is nothing to suggest. */
  suggestion: string | undefined;
  /** The number of agents per value. Empty if there are neither search words nor filters. */
  facets: components["schemas"]["Facets"];
  /** Whether the facets count the newest agents only, so that each number is a lower bound. */
  areFacetsTruncated: boolean;
}

/** A page of a list, or of a search. */
type Found = components["schemas"]["ListedPage"] &
  Partial<Pick<components["schemas"]["FoundPage"], "truncated" | "suggestion">>;

/** The fields that filter a search. */
export const filters = [
  "status",
  "protocol",
  "capabilities",
  "tags",
  "skills",
  "provider",
  "source",
  "certification",
  "grade",
  "verified",
  "live",
] as const;

/** The facets of the sidebar, in its order. */
export const shownFacets = ["protocol", "tags", "provider", "verified", "certification", "grade"] as const;

/** The number of agents on a page. */
const limit = 20;

/** The maximum number of values of a filter (`AgentFilters` of the contract). */
const maxValues = 16;

function isFilter(name: string): boolean {
  return filters.some((filter) => filter === name);
}

/** A value of a filter without what the API would reject: commas separate its values, and none of them is blank. */
function withoutBlanks(value: string): string {
  const values = value.split(",").filter((each) => each.trim() !== "");
  return values.slice(0, maxValues).join(",");
}

/**
 * Searches for agents, or lists the newest ones if there are no search words.
 * @param sent the form; `tag` is another name of `tags`.
 */
export async function readSearch(
  client: Pick<Client, "dispatch">,
  { tag = "", ...sent }: SearchForm & { tag?: string },
): Promise<SearchResult> {
  const sort = (sent.q?.trim() && sent.sort) || ""; // a list has no other order
  const form: SearchForm = Object.fromEntries(
    Object.entries({ ...sent, tags: sent.tags || tag, sort })
      .map(([name, value]) => [name, isFilter(name) ? withoutBlanks(value).trim() : value.trim()])
      .filter(([, value]) => value !== ""),
  );
  const query = { ...form, limit, ...(hasCriteria({ form }) && { facets: shownFacets }) };
  const found: Found =
    form.q === undefined
      ? await read(client, "/list", { query })
      : await read(client, "/search", { query: { ...query, highlight: highlightedFields } });
  return {
    form,
    agents: found.agents,
    ratings: await readRatings(client, found.agents),
    nextCursor: found.next_cursor,
    isTruncated: found.truncated === true,
    liveUnknown:
      found.live_unknown === undefined
        ? undefined
        : { count: found.live_unknown, isExact: found.live_unknown_is_exact === true },
    suggestion: found.suggestion,
    facets: found.facets ?? {},
    areFacetsTruncated: found.facets_truncated === true,
  };
}

/** Whether the form has search words or filters. */
export function hasCriteria({ form }: Pick<SearchResult, "form">): boolean {
  return form.q !== undefined || filters.some((name) => form[name] !== undefined);
}

/**
 * The URL of a search that differs from this one. `undefined` removes a field. The cursor is dropped, because it is only
 * valid for the same search.
 */
export function searchHref(
  form: SearchForm,
  change: { [Name in keyof SearchForm]?: string | undefined },
): string {
  const { cursor: _, ...rest } = form;
  const fields = Object.entries({ ...rest, ...change }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return fields.length === 0 ? "/" : `/?${fields.join("&")}`;
}
