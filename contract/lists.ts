/** Lists of agents in memory: filters, pages, counts of facets and a simple search, as the contract has them. */
import { searchAgents } from "../client/mock/search.ts";
import type { Schemas } from "../generated/models.d.ts";
import type { operations } from "../generated/openapi.d.ts";
import { etagOf, revalidated } from "../server/core/http/responses.ts";
import type { Cursors } from "../server/core/paging/cursors.ts";
import { openPage, type PageQuery } from "../server/core/paging/paging.ts";

type Agent = Schemas["Agent"];
type Facet = Schemas["Facet"];
type Conditions = { "if-none-match"?: string | undefined };

/** The filters of lists and searches. */
export type AgentFilters = NonNullable<operations["agents_list"]["parameters"]["query"]>;

/** The query of a list. */
export type ListQuery = AgentFilters & PageQuery;

/** The query of a search. */
export type SearchQuery = NonNullable<operations["agents_search"]["parameters"]["query"]> & PageQuery;

/** Whether a list follows changes: it then has all agents that changed, oldest change first; otherwise the newest first. */
export function followsChanges({ updated_since, after_seq }: AgentFilters): boolean {
  return updated_since !== undefined || after_seq !== undefined;
}

/** Whether the filters of a list or search let an agent through. An agent that is not rated has no grade here. */
export function matchesFilters(agent: Agent, filters: AgentFilters): boolean {
  const { status, tags_all = [], updated_since, after_seq } = filters;
  const listed: readonly string[] | undefined = followsChanges(filters)
    ? undefined
    : ["active", "deprecated"];
  return (
    any(status ?? listed, [agent.status]) &&
    any(filters.capabilities, agent.capabilities) &&
    any(filters.tags, agent.tags) &&
    tags_all.every((tag) => any([tag], agent.tags)) &&
    any(filters.skills, agent.skills) &&
    any(filters.protocol, agent.protocols) &&
    any(filters.provider, agent.provider ? [agent.provider.name] : []) &&
    any(filters.source, [agent.source]) &&
    any(filters.verified, [agent.verification.level]) &&
    any(filters.certification, []) &&
    any(filters.grade, ["NR"]) &&
    (after_seq === undefined || agent.seq > after_seq) &&
    (updated_since === undefined || Date.parse(agent.updated_at) >= Date.parse(updated_since))
  );
}

/** Whether one of the wanted values is there, in any case; true if none is wanted. */
function any(wanted: readonly string[] | undefined, has: readonly string[]): boolean {
  const present = has.map((value) => value.toLowerCase());
  return wanted === undefined || wanted.some((value) => present.includes(value.toLowerCase()));
}

/**
 * A page of a list, or 304, or the problem of its cursor.
 * @param all the agents in the order of their registration.
 */
export function listPage(cursors: Cursors, all: readonly Agent[], query: ListQuery, sent: Conditions = {}) {
  const placed = all.map((agent, index) => ({ agent, place: followsChanges(query) ? agent.seq : -index }));
  const found = placed.filter(({ agent }) => matchesFilters(agent, query));
  return pageOf(
    cursors,
    "/list",
    all,
    query,
    found.sort((a, b) => a.place - b.place),
    sent,
  );
}

/**
 * A page of search results, or 304, or the problem of its cursor. The search is a simple one: by substrings, without ranking.
 * @param all the agents in the order of their registration.
 */
export function searchPage(
  cursors: Cursors,
  all: readonly Agent[],
  query: SearchQuery,
  sent: Conditions = {},
) {
  const { q, sort, highlight } = query;
  const newestFirst = all.filter((agent) => matchesFilters(agent, query)).reverse();
  const found = searchAgents(newestFirst, { q, sort, highlight: highlight?.join(",") });
  const places = new Map(all.map(({ agent_id }, index) => [agent_id, -index]));
  // Without a sort, a place does not move when others are registered.
  const placed = found.map((agent, rank) => ({
    agent,
    place: sort ? rank : (places.get(agent.agent_id) ?? 0),
  }));
  return pageOf(cursors, "/search", all, query, placed, sent);
}

function pageOf<Row extends { agent: Agent; place: number }>(
  cursors: Cursors,
  path: string,
  all: readonly Agent[],
  { limit, cursor, facets, ...filters }: ListQuery,
  found: Row[],
  sent: Conditions,
) {
  const list = { path, name: JSON.stringify([path, filters]), order: { place: Number } };
  const page = openPage(cursors, list, { ...filters, ...(facets && { facets }), limit, cursor });
  if ("problem" in page) return page;
  const after = page.after?.place ?? Number.NEGATIVE_INFINITY;
  const { rows, next_cursor, link } = page.end(found.filter(({ place }) => place > after));
  const as_of_seq = Math.max(0, ...all.map(({ seq }) => seq));
  const isFeed = path === "/list" && followsChanges(filters);
  const body = {
    agents: rows.map(({ agent }): Row["agent"] => agent),
    count: rows.length,
    next_cursor,
    as_of_seq,
    ...(!page.after && !isFeed && { total: found.length, total_is_exact: true }),
    ...(facets &&
      !isFeed && {
        facets: countsOf(
          found.map(({ agent }) => agent),
          facets,
        ),
      }),
  };
  return revalidated(sent, etagOf(as_of_seq), body, link);
}

/** The most common values of each facet, at most 20. */
function countsOf(agents: readonly Agent[], facets: readonly Facet[]): Schemas["Facets"] {
  const counted = facets.map((facet) => {
    const values = Map.groupBy(
      agents.flatMap((agent) => valuesOf(agent, facet)),
      (value) => value,
    );
    const counts = [...values].map(([value, { length: count }]) => ({ value, count }));
    return [facet, counts.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)).slice(0, 20)];
  });
  return Object.fromEntries(counted);
}

/** What an agent is counted by. Its agents are not rated, and not certified. */
function valuesOf(agent: Agent, facet: Facet): string[] {
  switch (facet) {
    case "tags":
    case "capabilities":
      return agent[facet];
    case "protocol":
      return agent.protocols;
    case "provider":
      return agent.provider ? [agent.provider.name] : [];
    case "status":
    case "source":
      return [agent[facet]];
    case "verified":
      return agent.verification.level === "none" ? [] : [agent.verification.level];
    case "grade":
    case "certification":
      return [];
  }
}
