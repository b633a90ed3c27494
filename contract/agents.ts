/**
 * What the contract says about agents beyond its schemas, as functions of values: how a registration is read, which agents
 * a filter lets through, and which event a change emits. A server that keeps its agents elsewhere needs none of them.
 */
import { hash } from "node:crypto";
import { emptyDescription } from "../client/description.ts";
import { searchAgents } from "../client/mock/search.ts";
import type { Schemas } from "../generated/models.d.ts";
import type { operations } from "../generated/openapi.d.ts";
import type { Cursors } from "../server/cursors.ts";
import { conformance } from "../server/facts/conformance.ts";
import { openPage, type PageQuery } from "../server/paging.ts";
import { cacheHeaders, etagOf, noStore } from "../server/responses.ts";

export { emptyDescription } from "../client/description.ts";
export { type Registration, readRegistration } from "../server/agents/registration.ts";

type Agent = Schemas["Agent"];
type SearchQuery = NonNullable<operations["agents_search"]["parameters"]["query"]> & PageQuery;

/** The filters of lists and searches. */
export type AgentFilters = NonNullable<operations["agents_list"]["parameters"]["query"]>;

/** The query of a list. */
export type ListQuery = AgentFilters & PageQuery;

type EventQuery = Pick<
  NonNullable<operations["events_list"]["parameters"]["query"]>,
  "types" | "agent_id"
> & {
  after: number;
  limit: number;
};

/** A local, active agent of which only the id is known. Its `seq` is 0 until it is stored. */
export function newAgent(agent_id: string, now: Date): Agent {
  const at = now.toISOString();
  return {
    agent_id,
    name: agent_id,
    agent_url: "",
    ...emptyDescription(),
    status: "active",
    status_message: null,
    successor_agent_id: null,
    sunset_at: null,
    source: "local",
    origin: null,
    owned: false,
    has_facts: false,
    verification: { level: "none", domain: null, method: null, verified_at: null },
    card_signature: null,
    registered_at: at,
    updated_at: at,
    tombstoned_at: null,
    moved_to: null,
    previous_agent_ids: [],
    seq: 0,
  };
}

/** What remains of a deleted agent. */
export function tombstoneOf({ agent_id, tombstoned_at, updated_at }: Agent): Schemas["Tombstone"] {
  return { status: "tombstoned", agent_id, tombstoned_at: tombstoned_at ?? updated_at };
}

/** Deletes an agent: its description is erased, and its id stays reserved. */
export function erased(agent: Agent, now: Date): Agent {
  const { agent_id, registered_at, owned, previous_agent_ids, seq } = agent;
  return {
    ...newAgent(agent_id, now),
    ...{ registered_at, owned, previous_agent_ids, seq },
    agent_url: "https://tombstoned.invalid/", // RFC 6761 section 6.4: it never resolves
    status: "tombstoned",
    tombstoned_at: now.toISOString(),
  };
}

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
 * Finds the agents that have every word of a query, in a simple way: by substrings, without ranking.
 * @param agents the agents that match the filters, newest first.
 */
export function findAgents(
  agents: readonly Agent[],
  { q, sort, highlight }: SearchQuery,
): Schemas["FoundAgent"][] {
  return searchAgents(agents, { q, sort, highlight: highlight?.join(",") });
}

/** A page of a list, or the problem of its cursor. @param all the agents in the order of their registration. */
export function listPage(cursors: Cursors, all: readonly Agent[], query: ListQuery) {
  const placed = all.map((agent, index) => ({ agent, place: followsChanges(query) ? agent.seq : -index }));
  const found = placed.filter(({ agent }) => matchesFilters(agent, query));
  return pageOf(
    cursors,
    "/list",
    query,
    all,
    found.sort((a, b) => a.place - b.place),
  );
}

/** A page of search results, or the problem of its cursor. @param all the agents in the order of their registration. */
export function searchPage(cursors: Cursors, all: readonly Agent[], query: SearchQuery) {
  const matching = all.filter((agent) => matchesFilters(agent, query)).reverse();
  const found = findAgents(matching, query).map((agent, place) => ({ agent, place }));
  return pageOf(cursors, "/search", query, all, found);
}

function pageOf<Row extends { agent: Agent; place: number }>(
  cursors: Cursors,
  path: string,
  { limit, cursor, ...filters }: ListQuery,
  all: readonly Agent[],
  found: Row[],
) {
  const list = { path, name: JSON.stringify([path, filters]), order: { place: Number } };
  const page = openPage(cursors, list, { ...filters, limit, cursor });
  if ("problem" in page) return page;
  const after = page.after?.place ?? Number.NEGATIVE_INFINITY;
  const { rows, next_cursor, link } = page.end(found.filter(({ place }) => place > after));
  const as_of_seq = Math.max(0, ...all.map(({ seq }) => seq));
  const agents = rows.map(({ agent }): Row["agent"] => agent);
  return {
    status: 200 as const,
    headers: { ...cacheHeaders(etagOf(as_of_seq)), ...link },
    body: { agents, count: agents.length, next_cursor, as_of_seq },
  };
}

/** The changes of an agent that emit an event. */
export type AgentChange = Exclude<
  (Schemas["AgentRegisteredPayload"] | Schemas["AgentDeprecatedPayload"])["change"],
  "imported"
>;

/** The event of a change of an agent. */
export function eventOf(agent: Agent, change: AgentChange, changed: string[]): Schemas["RegistryEvent"] {
  const { agent_id, name, seq, source, agent_url, updated_at: timestamp } = agent;
  const about = { agent_id, name, seq, source };
  const envelope = { timestamp, idempotency_key: `evt_${seq}` };
  if (change !== "deprecated" && change !== "suspended" && change !== "tombstoned")
    return { event: "agent.registered", payload: { ...about, change, agent_url, changed }, ...envelope };
  const { status_message, successor_agent_id, sunset_at, tombstoned_at } = agent;
  const status = { status_message, successor_agent_id, sunset_at, tombstoned_at };
  return { event: "agent.deprecated", payload: { ...about, change, ...status }, ...envelope };
}

/** A page of the journal. @param all its events, of which none was ever deleted. */
export function eventPage(all: readonly Schemas["RegistryEvent"][], query: EventQuery) {
  const { after, types, agent_id: id, limit } = query;
  const found = all.filter(
    ({ event, payload }) =>
      payload.seq > after &&
      (types === undefined || types.includes(event)) &&
      (id === undefined || ("agent_id" in payload && payload.agent_id === id)),
  );
  const events = found.slice(0, limit);
  const last = found.length > limit ? events.at(-1) : all.at(-1);
  const next_after = Math.max(after, last?.payload.seq ?? 0);
  const body = { events, next_after, oldest_seq: all[0]?.payload.seq ?? null };
  return { status: 200 as const, headers: { ...noStore, Vary: "Accept" }, body };
}

/** The headers of AgentFacts. @param text the document as it is served. */
export function factsHeaders(text: string, updatedAt: string) {
  const digest = hash("sha256", text, "base64");
  return { "Last-Modified": new Date(updatedAt).toUTCString(), "Content-Digest": `sha-256=:${digest}:` };
}

/** What the writer of AgentFacts gets, with what is wrong in the document by AgentFacts v1. */
export function factsReceipt(
  agent_id: string,
  { text, version, updated_at }: { text: string; version: number; updated_at: string },
): Schemas["FactsReceipt"] {
  const document = JSON.parse(text) as Record<string, unknown>; // a valid request has an object
  const digest = `sha256:${hash("sha256", text)}`;
  return { agent_id, version, digest, updated_at, conformance: conformance(document, agent_id) };
}
