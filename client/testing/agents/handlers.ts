/** Reads of agents of a fake registry. */
import { Verbatim } from "../../../generated/routes.ts";
import { notFound, notServed, tombstoned } from "../../../server/agents/rejections.ts";
import { cacheHeaders, etagOf, matchesIfNoneMatch, rejectWith } from "../../../server/responses.ts";
import type { Handlers } from "../context.ts";
import { noStore, pageOf } from "../http/paging.ts";
import type { Agent } from "../tables.ts";
import { publicly, toFullResponse, toResponse } from "./changes.ts";
import { facetsOf, search as find, matches } from "./search.ts";

export { register } from "./register.ts";
export { remove, setStatus } from "./retirement.ts";

export const list: Handlers["agents"]["list"] = async ({ query, headers }, { state }) => {
  const { limit: _, cursor: __, ...filters } = query;
  const follows = query.after_seq !== undefined || query.updated_since !== undefined;
  const found = [...state.agents.values()].map(publicly).filter((agent) => matches(agent, filters));
  const page = follows
    ? pageOf(found, "/list", query, ({ seq }) => seq, "ascending")
    : pageOf(found, "/list", query, ({ key }) => key);
  if ("problem" in page) return page;
  const etag = etagOf(state.journal.seq);
  if (matchesIfNoneMatch(headers["if-none-match"], etag)) return { status: 304, headers: cacheHeaders(etag) };
  const agents = page.items.map(toResponse);
  const { next_cursor } = page;
  return {
    status: 200,
    headers: { ...cacheHeaders(etag), ...page.headers },
    body: { agents, count: agents.length, next_cursor, as_of_seq: state.journal.seq },
  };
};

export const mine: Handlers["agents"]["mine"] = async ({ query }, { state, caller }) => {
  const own = [...state.agents.values()].filter(
    ({ owner_id, status }) => owner_id === caller.account && status !== "tombstoned",
  );
  const page = pageOf(own, "/api/developers/agents", query, ({ key }) => key);
  if ("problem" in page) return page;
  const agents = page.items.map(toFullResponse);
  const { next_cursor } = page;
  return {
    status: 200,
    headers: { ...noStore, ...page.headers },
    body: { agents, count: agents.length, next_cursor, as_of_seq: state.journal.seq },
  };
};

export const search: Handlers["agents"]["search"] = async ({ query, headers }, { state }) => {
  const { limit: _, cursor: __, facets, q, ...filters } = query;
  const found = find(
    [...state.agents.values()].map(publicly).filter((agent) => matches(agent, filters)),
    q,
  );
  const place = ({ rank, agent }: (typeof found)[number]) => rank * 1e9 - agent.key; // best first, then newest first
  const page = pageOf(found, "/search", query, place, "ascending");
  if ("problem" in page) return page;
  const etag = etagOf(state.journal.seq);
  if (matchesIfNoneMatch(headers["if-none-match"], etag)) return { status: 304, headers: cacheHeaders(etag) };
  const agents = page.items.map(({ agent, match }) => ({ ...toResponse(agent), match }));
  const { next_cursor } = page;
  const counted = facets && {
    facets: facetsOf(
      found.map(({ agent }) => agent),
      facets,
    ),
  };
  return {
    status: 200,
    headers: { ...cacheHeaders(etag), ...page.headers },
    body: { agents, ...counted, count: agents.length, next_cursor, as_of_seq: state.journal.seq },
  };
};

export const lookup: Handlers["agents"]["lookup"] = async ({ path, headers }, { state }) => {
  const agent = state.agents.get(path.id);
  if (!agent) return notFound(path.id);
  if (agent.status === "tombstoned") return tombstoned(agent);
  const etag = etagOf(agent.seq);
  if (matchesIfNoneMatch(headers["if-none-match"], etag)) return { status: 304, headers: cacheHeaders(etag) };
  const synced = state.peers.find(({ id }) => id === agent.source)?.last_sync_at;
  return {
    status: 200,
    headers: {
      ...cacheHeaders(etag),
      ...deprecation(agent),
      ...(agent.origin && synced != null && { "X-Origin-Synced-At": synced }),
    },
    body: toResponse(agent),
  };
};

export const lookupMany: Handlers["agents"]["lookupMany"] = async ({ body }, { state }) => {
  const ids = [...new Set(body.agent_ids)];
  const living = ids
    .flatMap((id) => state.agents.get(id) ?? [])
    .filter(({ status }) => status !== "tombstoned");
  const known = new Set(living.map(({ agent_id }) => agent_id));
  return {
    status: 200,
    body: { agents: living.map(toResponse), missing: ids.filter((id) => !known.has(id)) },
  };
};

export const card: Handlers["agents"]["card"] = async ({ path, headers }, { state }) => {
  const agent = state.agents.get(path.id);
  if (!agent) return notFound(path.id);
  if (agent.status === "tombstoned") return tombstoned(agent);
  if (agent.status === "suspended") return rejectWith(404, "card_not_found", notServed(path.id, "card"));
  const kept = agent.card;
  if (!kept) return rejectWith(404, "card_not_found", `${path.id} was registered without a card.`);
  const etag = etagOf("card", kept.seq);
  if (matchesIfNoneMatch(headers["if-none-match"], etag)) return { status: 304, headers: cacheHeaders(etag) };
  const place = kept.url === null ? {} : { "Content-Location": kept.url };
  return { status: 200, headers: { ...cacheHeaders(etag), ...place }, body: new Verbatim(kept.document) };
};

/** The headers of a deprecated agent (RFC 9745, RFC 8594 and RFC 5829). */
function deprecation({ status, deprecated_at, sunset_at, successor_agent_id }: Agent) {
  if (status !== "deprecated" || deprecated_at === null) return {};
  const successor = successor_agent_id && encodeURIComponent(successor_agent_id);
  return {
    Deprecation: `@${Math.floor(Date.parse(deprecated_at) / 1_000)}`,
    ...(sunset_at !== null && { Sunset: new Date(sunset_at).toUTCString() }),
    ...(successor && { Link: `</lookup/${successor}>; rel="successor-version"` }),
  };
}
