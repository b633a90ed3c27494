/** The operations on agents. */

import type { components } from "../../generated/openapi.d.ts";
import { Verbatim } from "../../generated/routes.ts";
import { cacheHeaders, callerHas, etagOf, mayChange, preconditionFailed, refuse } from "../answers.ts";
import type { Handlers } from "../context.ts";
import type { Database } from "../database/database.ts";
import { instantOf } from "../instants.ts";
import { Agent } from "./agent.ts";
import { AgentCard } from "./agent-card.ts";
import { footprint, saveAgent } from "./changes.ts";
import { conditions, followsChanges, signature } from "./filters.ts";
import { type AgentRow, findRow, findRows, lastSeq, pageRows, present } from "./records.ts";
import { adopt, notFound, ownershipFault, tombstone, tombstoned } from "./refusals.ts";
import { applyRegistration } from "./register.ts";
import { readRegistration } from "./registration.ts";
import {
  type Found,
  facetCounts,
  findAgents,
  generositiesFor,
  matchFields,
  prepareSearch,
  type Search,
} from "./search/search.ts";

export const register: Handlers["agents"]["register"] = async ({ body, text }, { caller, database }) => {
  const registration = readRegistration(body, text);
  if ("problem" in registration) return registration;
  return database.transaction(async (tx) => {
    const done = await applyRegistration(tx, caller, registration);
    if ("problem" in done) return done;
    const row = await findRow(tx, registration.agentId);
    if (!row) throw new Error(`${registration.agentId} is gone from its own transaction`);
    const ETag = etagOf(row.seq);
    const { agent_id } = row;
    return done.created
      ? {
          status: 201,
          headers: { Location: `/lookup/${encodeURIComponent(agent_id)}`, ETag },
          body: { status: "registered", agent_id, agent: present(row) },
        }
      : { status: 200, headers: { ETag }, body: { status: "updated", agent_id, agent: present(row) } };
  });
};

export const list: Handlers["agents"]["list"] = async ({ query, headers }, { database, cursors }) => {
  const { limit, cursor, ...filters } = query;
  const scope = signature("list", filters);
  const after = cursor === undefined ? undefined : cursors.read(scope, cursor);
  if (cursor !== undefined && after === undefined) return foreignCursor();
  const seq = await lastSeq(database);
  const etag = etagOf(seq);
  if (callerHas(headers["if-none-match"], etag)) return { status: 304, headers: cacheHeaders(etag) };

  const order = followsChanges(filters)
    ? { column: "seq" as const, descending: false }
    : { column: "key" as const, descending: true };
  const rows = await pageRows(database, conditions(filters), order, after && Number(after[0]), limit + 1);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const next_cursor = last ? cursors.write(scope, [last[order.column]]) : null;
  return {
    status: 200,
    headers: { ...cacheHeaders(etag), ...linkTo("/list", query, next_cursor) },
    body: { agents: shown.map(present), count: shown.length, next_cursor, as_of_seq: seq },
  };
};

export const search: Handlers["agents"]["search"] = async ({ query, headers }, { database, cursors }) => {
  const { limit, cursor, facets, ...asked } = query;
  const { q, ...filters } = asked;
  const scope = signature("search", asked);
  const after = cursor === undefined ? undefined : cursors.read(scope, cursor);
  if (cursor !== undefined && after === undefined) return foreignCursor();
  const seq = await lastSeq(database);
  const etag = etagOf(seq);
  if (callerHas(headers["if-none-match"], etag)) return { status: 304, headers: cacheHeaders(etag) };

  const position = after && { part: Number(after[0]), key: Number(after[1]) };
  let prepared: Search | undefined;
  let found: Found[] = [];
  for (const generosity of generositiesFor(q, after?.[2])) {
    prepared = await prepareSearch(database, q, conditions(filters), generosity, after && String(after[3]));
    found = await findAgents(database, prepared, position, limit + 1);
    if (found.length > 0) break;
  }
  if (!prepared) throw new Error("There is always a generosity to try");
  const ready = prepared;
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1)?.position : undefined;
  const { generosity, plan } = ready;
  const next_cursor = last ? cursors.write(scope, [last.part, last.key, generosity, plan.widened]) : null;
  const agents = shown.map(({ row, score }) => {
    const agent = present(row);
    return { ...agent, match: { score, fields: matchFields(agent, row.details, ready) } };
  });
  return {
    status: 200,
    headers: { ...cacheHeaders(etag), ...linkTo("/search", query, next_cursor) },
    body: {
      agents,
      ...(facets && { facets: await facetsOf(database, ready, facets) }),
      count: agents.length,
      next_cursor,
      as_of_seq: seq,
    },
  };
};

async function facetsOf(database: Database, search: Search, facets: components["schemas"]["Facet"][]) {
  const counts: components["schemas"]["Facets"] = {};
  for (const facet of facets) counts[facet] = await facetCounts(database, search, facet);
  return counts;
}

export const lookup: Handlers["agents"]["lookup"] = async ({ path, headers }, { database }) => {
  const row = await findRow(database, path.id);
  if (!row) return notFound(path.id);
  if (row.status === "tombstoned") return tombstoned(row);
  const etag = etagOf(row.seq);
  if (callerHas(headers["if-none-match"], etag)) return { status: 304, headers: cacheHeaders(etag) };
  return { status: 200, headers: { ...cacheHeaders(etag), ...deprecation(row) }, body: present(row) };
};

export const lookupMany: Handlers["agents"]["lookupMany"] = async ({ body }, { database }) => {
  const ids = [...new Set(body.agent_ids)];
  const rows = await findRows(database, ids);
  const living = new Map(
    rows.filter(({ status }) => status !== "tombstoned").map((row) => [row.agent_id, row]),
  );
  const agents = ids.flatMap((id) => living.get(id) ?? []).map(present);
  return { status: 200, body: { agents, missing: ids.filter((id) => !living.has(id)) } };
};

export const card: Handlers["agents"]["card"] = async ({ path, headers }, { database }) => {
  const row = await findRow(database, path.id);
  if (!row) return notFound(path.id);
  if (row.status === "tombstoned") return tombstoned(row);
  const sql = "select document, seq from agent_card where agent_key = ?";
  const kept = await database.get<{ document: string; seq: number }>(sql, [row.key]);
  if (!kept) return refuse(404, "card_not_found", `${path.id} was registered without a card.`);
  const etag = etagOf("card", kept.seq);
  if (callerHas(headers["if-none-match"], etag)) return { status: 304, headers: cacheHeaders(etag) };
  return { status: 200, headers: cacheHeaders(etag), body: new Verbatim(kept.document) };
};

export const setStatus: Handlers["agents"]["setStatus"] = async (
  { path, headers, body },
  { database, caller },
) => {
  return database.transaction(async (tx) => {
    const agent = await tx.em.findOne(Agent, { agent_id: path.id });
    if (!agent) return notFound(path.id);
    if (agent.status === "tombstoned") return tombstoned(agent);
    const refusal = ownershipFault(agent, caller);
    if (refusal) return refusal;
    if (body.status === "suspended" && caller.role !== "owner") {
      return refuse(403, "owner_required", "Only the operator of the node suspends agents.");
    }
    if (!mayChange(headers["if-match"], etagOf(agent.seq))) return preconditionFailed(etagOf(agent.seq));

    const before = footprint(agent);
    const ruling = body.status === "suspended" || agent.status === "suspended";
    const adopted = !ruling && adopt(agent, caller);
    const wanted = {
      status: body.status,
      status_message: body.message?.toWellFormed() ?? null,
      successor_agent_id: body.successor_agent_id ?? null,
      sunset_at: body.sunset_at == null ? null : instantOf(body.sunset_at),
    };
    const members = Object.keys(wanted) as (keyof typeof wanted)[]; // the keys of the literal above
    const changed: string[] = members.filter((member) => agent[member] !== wanted[member]);
    if (adopted) changed.push("owned");
    if (changed.length > 0) {
      const deprecated_at = wanted.status === "deprecated" ? (agent.deprecated_at ?? tx.now) : null;
      const reactivated = agent.status !== wanted.status;
      Object.assign(agent, { ...wanted, deprecated_at });
      const { agent_url, source, status_message, successor_agent_id, sunset_at } = agent;
      await saveAgent(
        tx,
        agent,
        before,
        wanted.status === "active"
          ? {
              type: "agent.registered",
              change: reactivated ? "reactivated" : "updated",
              more: { agent_url, source, changed },
            }
          : {
              type: "agent.deprecated",
              change: wanted.status,
              more: { status_message, successor_agent_id, sunset_at, tombstoned_at: null },
            },
      );
    }
    const row = await findRow(tx, path.id);
    if (!row) throw new Error(`${path.id} is gone from its own transaction`);
    return { status: 200, headers: { ETag: etagOf(row.seq) }, body: present(row) };
  });
};

export const remove: Handlers["agents"]["remove"] = async ({ path, headers }, { database, caller }) => {
  return database.transaction(async (tx) => {
    const agent = await tx.em.findOne(Agent, { agent_id: path.id });
    if (!agent) return notFound(path.id);
    const refusal = ownershipFault(agent, caller);
    if (refusal) return refusal;
    if (!mayChange(headers["if-match"], etagOf(agent.seq))) return preconditionFailed(etagOf(agent.seq));
    if (agent.status !== "tombstoned") {
      const before = footprint(agent);
      adopt(agent, caller);
      Object.assign(agent, { ...erased, status: "tombstoned", tombstoned_at: tx.now });
      await tx.em.nativeDelete(AgentCard, { agent_key: agent.key });
      await tx.run("delete from agent_facts where agent_key = ?", [agent.key]);
      await saveAgent(tx, agent, before, {
        type: "agent.deprecated",
        change: "tombstoned",
        more: { status_message: null, successor_agent_id: null, sunset_at: null, tombstoned_at: tx.now },
      });
    }
    return { status: 200, body: tombstone(agent) };
  });
};

/** What a deleted agent no longer has. */
const erased = {
  ...{
    description: null,
    api_url: null,
    facts_url: null,
    documentation_url: null,
    icon_url: null,
    version: null,
  },
  ...{
    provider: null,
    protocols: [],
    capabilities: [],
    tags: [],
    skills: [],
    extra: {},
    details: "",
    has_facts: false,
  },
  ...{ status_message: null, successor_agent_id: null, sunset_at: null, deprecated_at: null },
};

function foreignCursor() {
  const errors = [{ pointer: "/query/cursor", detail: "was not written by this node for this query" }];
  return refuse(400, "invalid_cursor", "The cursor is not one of this query: start again without it.", {
    errors,
  });
}

/** RFC 9745, RFC 8594 and RFC 5829 for a deprecated agent. */
function deprecation({ status, deprecated_at, sunset_at, successor_agent_id }: AgentRow) {
  if (status !== "deprecated" || deprecated_at === null) return {};
  return {
    Deprecation: `@${Math.floor(Date.parse(deprecated_at) / 1_000)}`,
    ...(sunset_at !== null && { Sunset: new Date(sunset_at).toUTCString() }),
    ...(successor_agent_id !== null && {
      Link: `</lookup/${encodeURIComponent(successor_agent_id)}>; rel="successor-version"`,
    }),
  };
}

/** The link to the next page (RFC 8288), relative, so that it holds behind any proxy. */
function linkTo(path: string, query: object, next: string | null): { Link?: string } {
  if (next === null) return {};
  const pairs = Object.entries({ ...query, cursor: next }).filter(([, value]) => value !== undefined);
  const text = pairs.map(
    ([name, value]) =>
      `${name}=${[value]
        .flat()
        .map((each) => encodeURIComponent(String(each)))
        .join(",")}`,
  );
  return { Link: `<${path}?${text.join("&")}>; rel="next"` };
}
