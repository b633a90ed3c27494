/** The operations on agents. */
import { type Kysely, sql } from "kysely";
import type { components } from "../../../generated/openapi.d.ts";
import { StaticBody, Verbatim } from "../../../generated/routes.ts";
import type { Database } from "../../core/database/database.ts";
import { readsInTurns } from "../../core/database/read-turns.ts";
import {
  cacheHeaders,
  contentTag,
  etagOf,
  isNotModified,
  matchesIfNoneMatch,
  rejectWith,
  revalidated,
} from "../../core/http/responses.ts";
import { openPage, signature } from "../../core/paging/paging.ts";
import type { Rows } from "../../core/sql/rows.ts";
import { statement } from "../../core/sql/statement.ts";
import { lastSyncOf } from "../peers/peer.ts";
import { checkSignature } from "./card-signature/card-signature.ts";
import { BoundedPage, bodyOf, listedAgents, selectCandidates } from "./lists/bounded-page.ts";
import { facetsOf } from "./lists/list-facets.ts";
import { findPage, orderOf } from "./lists/pages.ts";
import { liveUnknownOf, totalOf } from "./lists/totals.ts";
import type { Handlers } from "./parts.ts";
import { findCard } from "./record/agent-card.ts";
import { valuesOf } from "./record/agent-store.ts";
import { findMoved, goneResponse } from "./record/former-ids.ts";
import { lastChanges } from "./record/liveness.ts";
import { type AgentRow, type AgentTables, findRow, toFullAgentResponse } from "./record/records.ts";
import { notFound, notServed } from "./record/rejections.ts";
import { findServerJson } from "./record/server-json.ts";
import { renewOutdated } from "./record/stored-records.ts";
import { withFetchedCard } from "./registration/card-fetch.ts";
import { applyRegistration } from "./registration/register.ts";
import { readRegistration } from "./registration/registration.ts";

type Schemas = components["schemas"];

interface Ids {
  agentIds: readonly string[];
}

// Statements, because lookups run them.
const looked = statement((db: Kysely<AgentTables>, { agent_id }: Pick<AgentRow, "agent_id">) =>
  db
    .selectFrom("agent")
    .select(["key", "agent_id", "seq", "status", "tombstoned_at", "deprecated_at", "sunset_at"])
    .select(["successor_agent_id", "source", "moved_to", "erased_by", "record_form", "record"])
    .where("agent_id", "=", agent_id),
);

const livingOf = statement((_: Kysely<AgentTables>, { agentIds, limit }: Ids & { limit: number }, dialect) =>
  selectCandidates({
    from: sql`agent a`,
    where: [dialect.isAmong(sql`a.agent_id`, agentIds), sql`a.status <> 'tombstoned'`],
    order: sql`a.key`,
    limit,
  }),
);

const living = statement((db: Kysely<AgentTables>, { agentIds }: Ids, dialect) =>
  db
    .selectFrom("agent")
    .select("agent_id")
    .where("agent_id", "in", dialect.texts(agentIds))
    .where("status", "<>", "tombstoned"),
);

export { release } from "./lifecycle/release.ts";
export { remove, setStatus } from "./lifecycle/retirement.ts";
export { adminList } from "./lists/administration.ts";
export { changes } from "./lists/list-changes.ts";
export { mine } from "./lists/own.ts";
export { logo } from "./logo/handlers.ts";
export { rename } from "./registration/rename.ts";

export const register: Handlers["agents"]["register"] = async (
  { headers, query, body, text },
  { caller, database, egress, client, node },
) => {
  const sent =
    body.card_url != null && body.agent_card == null
      ? await withFetchedCard(body, text, egress, client.address)
      : { body, text };
  if ("problem" in sent) return sent;
  const registration = readRegistration(sent.body, sent.text);
  if ("problem" in registration) return registration;
  const { card, set } = registration;
  const signature = card && (await checkSignature(egress, card, set.agent_url ?? "", client.address));
  return database
    .transaction(async (tx) => {
      const signed = { ...registration, signature };
      const done = await applyRegistration(tx, caller, signed, node.newIds, headers);
      if ("problem" in done) return done;
      const { agent_id, seq } = done.agent;
      const { warnings } = done;
      const ETag = etagOf(seq);
      const agent = toFullAgentResponse(valuesOf(done.agent));
      const response: Undone["response"] = done.created
        ? {
            status: 201,
            headers: { Location: `/lookup/${encodeURIComponent(agent_id)}`, ETag },
            body: { status: "registered", agent_id, agent, ...(warnings.length > 0 && { warnings }) },
          }
        : { status: 200, headers: { ETag }, body: { status: "updated", agent_id, agent } };
      if (query.dry_run === "true") throw new Undone(response);
      return response;
    })
    .catch((error: unknown) => {
      if (error instanceof Undone) return error.response;
      throw error;
    });
};

/** Thrown to undo a registration that is only tried. */
class Undone extends Error {
  readonly response: Extract<Awaited<ReturnType<Handlers["agents"]["register"]>>, { status: 200 | 201 }>;

  constructor(response: Undone["response"]) {
    super("The registration is only tried");
    this.response = response;
  }
}

export const list: Handlers["agents"]["list"] = async (
  { query, headers },
  { database, cursors, searchLimits, pages },
) => {
  const { limit: _limit, cursor: _cursor, facets, ...filters } = query;
  const { column } = orderOf(filters);
  const name = signature("list", filters);
  const page = openPage(cursors, { path: "/list", name, order: { [column]: Number } }, query);
  if ("problem" in page) return page;
  const { seq, change } = await lastChanges(database);
  // Agents are probed without a change of the journal.
  const state = filters.live === undefined ? [seq] : [seq, change];
  const etag = etagOf(...state);
  if (matchesIfNoneMatch(headers["if-none-match"], etag)) return { status: 304, headers: cacheHeaders(etag) };

  const { body, link } = await pages.get(JSON.stringify(["list", query]), state.join("-"), async () => {
    const found = new BoundedPage(listedAgents, page.readLimit);
    await findPage(database, filters, page.after?.[column], found);
    const { shown, last } = found.end(page.limit);
    const { next_cursor, link } = page.next(last && { [column]: last[column] });
    const agents = shown.map(({ record }) => record);
    const counted = { found: agents.length, isLast: last === undefined };
    const total = page.after ? undefined : await totalOf(database, searchLimits, filters, counted);
    const liveUnknown = page.after ? undefined : await liveUnknownOf(database, searchLimits, filters);
    const counts = facets && (await facetsOf(database, searchLimits, filters, facets));
    const others = { ...counts, ...liveUnknown, ...total, count: agents.length, next_cursor, as_of_seq: seq };
    const { text } = bodyOf<Schemas["ListedPage"]>(agents, others);
    const body = new StaticBody<Schemas["ListedPage"]>(text);
    return { body, link, isTruncated: counts?.facets_truncated === true };
  });
  return { status: 200, headers: { ...cacheHeaders(etag), ...link }, body };
};

export const lookup: Handlers["agents"]["lookup"] = async ({ path, headers, search }, { database }) => {
  const found = await looked.get(database, { agent_id: path.id });
  if (!found) return notFound(path.id);
  if (found.status === "tombstoned") return goneResponse(database, found, (id) => `/lookup/${id}${search}`);
  const etag = etagOf(found.seq);
  if (matchesIfNoneMatch(headers["if-none-match"], etag)) return { status: 304, headers: cacheHeaders(etag) };
  const [row = found] = await renewOutdated(database, [found]);
  const more = { ...(await deprecation(database, row)), ...(await freshness(database, row)) };
  const body = new Verbatim<Schemas["Agent"]>(row.record);
  return { status: 200, headers: { ...cacheHeaders(etag), ...more }, body };
};

/** The header with the time of the last synchronization of an imported agent. */
async function freshness(database: Database, { source }: Pick<AgentRow, "source">) {
  if (source === "local") return {};
  const at = await lastSyncOf(database, source);
  return at == null ? {} : { "X-Origin-Synced-At": at };
}

export const lookupMany: Handlers["agents"]["lookupMany"] = async ({ body }, { database }) => {
  const ids = [...new Set(body.agent_ids)];
  const reads = readsInTurns(database);
  const page = new BoundedPage(listedAgents, ids.length);
  await page.add((limit) => livingOf.all(reads, { agentIds: ids, limit }), reads);
  const found = new Map(page.rows.map((row) => [row.agent_id, row]));
  const agents = ids.flatMap((id) => found.get(id)?.record ?? []);
  const others = ids.filter((id) => !found.has(id));
  const known = page.isCut ? await knownOf(reads, others) : new Set<string>();
  const [gone, remaining] = [others.filter((id) => !known.has(id)), others.filter((id) => known.has(id))];
  const moved = await findMoved(reads, gone);
  const missing = gone.filter((id) => !moved.some(({ agent_id }) => agent_id === id));
  const rest = { missing, ...(moved.length > 0 && { moved }), ...(remaining.length > 0 && { remaining }) };
  return { status: 200, body: bodyOf<Schemas["LookupAnswer"]>(agents, rest) };
};

/** Returns the ids of agents that are not deleted. */
async function knownOf(rows: Rows, ids: readonly string[]): Promise<Set<string>> {
  return new Set((await living.all(rows, { agentIds: ids })).map(({ agent_id }) => agent_id));
}

export const card: Handlers["agents"]["card"] = async ({ path, headers, search }, { database }) => {
  const found = await servedCard(database, path.id, (id) => `/agents/${id}/card${search}`);
  if ("status" in found) return found;
  const { etag, place, document } = found;
  return revalidated(headers, etag, new Verbatim(document), {}, place);
};

export const wellKnownCard: Handlers["agents"]["wellKnownCard"] = async (
  { path, headers, search },
  { database },
) => {
  const at = (id: string) => `/agents/${id}/.well-known/agent-card.json${search}`;
  const found = await servedCard(database, path.id, at);
  if ("status" in found) return found;
  const { etag, place, document, row } = found;
  const { Deprecation }: { Deprecation?: string } = await deprecation(database, row);
  const known = {
    ETag: etag,
    "Cache-Control": "public, max-age=300",
    "Last-Modified": new Date(row.updated_at).toUTCString(),
    Vary: "A2A-Version",
    ...place,
    ...(Deprecation !== undefined && { Deprecation }),
  };
  if (isNotModified(headers, etag, row.updated_at)) return { status: 304, headers: known };
  return { status: 200, headers: known, body: new Verbatim(document) };
};

export const serverJson: Handlers["agents"]["serverJson"] = async (
  { path, headers, search },
  { database },
) => {
  const row = await findServed(database, path.id, (id) => `/agents/${id}/server.json${search}`);
  if (!("key" in row)) return row;
  const problem = (detail: string) => rejectWith(404, "server_json_not_found", detail);
  if (row.status === "suspended") return problem(notServed(path.id, "server.json"));
  const document = await findServerJson(database, row.key);
  if (document === undefined) return problem(`${path.id} was registered without a server.json.`);
  return revalidated(headers, contentTag(document), new Verbatim<Schemas["ServerJson"]>(document));
};

/**
 * Finds an agent that is not deleted, or the response if there is none.
 * @param path the path and the query of the request, by the id.
 */
async function findServed(database: Database, id: string, path: (id: string) => string) {
  const row = await findRow(database, id);
  if (!row) return notFound(id);
  return row.status === "tombstoned" ? goneResponse(database, row, path) : row;
}

/** Finds the card of an agent, or the response if it is not served. */
async function servedCard(database: Database, id: string, path: (id: string) => string) {
  const row = await findServed(database, id, path);
  if (!("key" in row)) return row;
  if (row.status === "suspended") return rejectWith(404, "card_not_found", notServed(id, "card"));
  const kept = await findCard(database, row.key);
  if (!kept) return rejectWith(404, "card_not_found", `${id} was registered without a card.`);
  const place = kept.url === null ? {} : { "Content-Location": kept.url };
  return { row, etag: etagOf("card", kept.seq), place, document: kept.document };
}

type Lifecycle = Pick<AgentRow, "status" | "deprecated_at" | "sunset_at" | "successor_agent_id" | "source">;

/** The successor of an agent. A peer means its own agent with that id, which another source may have here. */
async function successorOf(rows: Rows, { successor_agent_id, source }: Lifecycle): Promise<string | null> {
  if (successor_agent_id === null || source === "local") return successor_agent_id;
  return (await findRow(rows, successor_agent_id))?.source === source ? successor_agent_id : null;
}

/** The headers of a deprecated agent (RFC 9745, RFC 8594 and RFC 5829). */
async function deprecation(rows: Rows, row: Lifecycle) {
  const { status, deprecated_at, sunset_at } = row;
  if (status !== "deprecated" || deprecated_at === null) return {};
  const successor_agent_id = await successorOf(rows, row);
  return {
    Deprecation: `@${Math.floor(Date.parse(deprecated_at) / 1_000)}`,
    ...(sunset_at !== null && { Sunset: new Date(sunset_at).toUTCString() }),
    ...(successor_agent_id !== null && {
      Link: `</lookup/${encodeURIComponent(successor_agent_id)}>; rel="successor-version"`,
    }),
  };
}
