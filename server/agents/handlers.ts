/** The operations on agents. */
import { type Kysely, sql } from "kysely";
import type { components } from "../../generated/openapi.d.ts";
import { StaticBody, Verbatim } from "../../generated/routes.ts";
import type { Handlers } from "../context.ts";
import type { Database, Rows } from "../database/database.ts";
import { lastSeq } from "../database/journal.ts";
import { readsInTurns } from "../database/read-turns.ts";
import { statement } from "../database/statement.ts";
import type { Peer, PeerTable } from "../federation/peer.ts";
import { invalidCursor, openPage } from "../paging.ts";
import { cacheHeaders, etagOf, isNotModified, matchesIfNoneMatch, rejectWith } from "../responses.ts";
import { mapInTurns } from "../turns.ts";
import { findCard } from "./agent-card.ts";
import { valuesOf } from "./agent-store.ts";
import { BoundedPage, bodyOf, listedAgents, selectCandidates } from "./bounded-page.ts";
import { withFetchedCard } from "./card-fetch.ts";
import { checkSignature } from "./card-signature/card-signature.ts";
import { readVersion } from "./embeddings/vectors.ts";
import { signature } from "./filters.ts";
import { facetsOf } from "./list-facets.ts";
import { findPage, orderOf } from "./pages.ts";
import {
  type AgentRecord,
  type AgentRow,
  type AgentTables,
  findRow,
  toFullAgentResponse,
} from "./records.ts";
import { applyRegistration } from "./register.ts";
import { readRegistration } from "./registration.ts";
import { notFound, notServed, tombstoned } from "./rejections.ts";
import { search as findAgents, type HybridPosition } from "./search/hybrid.ts";
import { matchFields } from "./search/match.ts";
import { matchLevels } from "./search/plan.ts";
import { renewOutdated } from "./stored-records.ts";
import { totalOf } from "./totals.ts";

type Schemas = components["schemas"];

const lastSync = statement((db: Kysely<{ peer: PeerTable }>, { id }: Pick<Peer, "id">) =>
  db.selectFrom("peer").select("last_sync_at").where("id", "=", id),
);

interface Ids {
  agentIds: readonly string[];
}

const looked = statement((db: Kysely<AgentTables>, { agent_id }: Pick<AgentRow, "agent_id">) =>
  db
    .selectFrom("agent")
    .select(["key", "agent_id", "seq", "status", "tombstoned_at", "deprecated_at", "sunset_at"])
    .select(["successor_agent_id", "source", "record_form", "record"])
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

export { adminList } from "./administration.ts";
export { changes } from "./list-changes.ts";
export { logo } from "./logo/handlers.ts";
export { mine } from "./own.ts";
export { remove, setStatus } from "./retirement.ts";

export const register: Handlers["agents"]["register"] = async (
  { headers, body, text },
  { caller, database, egress, client },
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
  return database.transaction(async (tx) => {
    const signed = { ...registration, signature };
    const done = await applyRegistration(tx, caller, signed, headers["if-match"]);
    if ("problem" in done) return done;
    const { agent_id, seq } = done.agent;
    const ETag = etagOf(seq);
    const agent = toFullAgentResponse(valuesOf(done.agent));
    return done.created
      ? {
          status: 201,
          headers: { Location: `/lookup/${encodeURIComponent(agent_id)}`, ETag },
          body: { status: "registered", agent_id, agent },
        }
      : { status: 200, headers: { ETag }, body: { status: "updated", agent_id, agent } };
  });
};

export const list: Handlers["agents"]["list"] = async (
  { query, headers },
  { database, cursors, searchLimits, pages },
) => {
  const { limit: _limit, cursor: _cursor, facets, ...filters } = query;
  const { column } = orderOf(filters);
  const name = signature("list", filters);
  const page = openPage(cursors, { path: "/list", name, order: { [column]: Number } }, query);
  if ("problem" in page) return page;
  const seq = await lastSeq(database);
  const etag = etagOf(seq);
  if (matchesIfNoneMatch(headers["if-none-match"], etag)) return { status: 304, headers: cacheHeaders(etag) };

  const { body, link } = await pages.get(JSON.stringify(["list", query]), seq, async () => {
    const found = new BoundedPage(listedAgents, page.readLimit);
    await findPage(database, filters, page.after?.[column], found);
    const { shown, last } = found.end(page.limit);
    const { next_cursor, link } = page.next(last && { [column]: last[column] });
    const agents = shown.map(({ record }) => record);
    const counted = { found: agents.length, isLast: last === undefined };
    const total = page.after ? undefined : await totalOf(database, searchLimits, filters, counted);
    const counts = facets && (await facetsOf(database, searchLimits, filters, facets));
    const others = { ...counts, ...total, count: agents.length, next_cursor, as_of_seq: seq };
    const { text } = bodyOf<Schemas["ListedPage"]>(agents, others);
    const body = new StaticBody<Schemas["ListedPage"]>(text);
    return { body, link, isTruncated: counts?.facets_truncated === true };
  });
  return { status: 200, headers: { ...cacheHeaders(etag), ...link }, body };
};

const searchOrder = {
  part: Number,
  key: Number,
  matchLevel: String,
  widened: String,
  score: Number,
  counts: String,
  newest: Number,
  merged: String,
  nearest: String,
};

export const search: Handlers["agents"]["search"] = async (
  { query, headers },
  { database, cursors, searchLimits, pages, meaning },
) => {
  const { limit, cursor: _cursor, facets, ...criteria } = query;
  const { q, ...filters } = criteria;
  const results = { path: "/search", name: signature("search", criteria), order: searchOrder };
  const page = openPage(cursors, results, query);
  if ("problem" in page) return page;
  const after = page.after && positionOf(page.after);
  if (page.after && !after) return invalidCursor();
  const seq = await lastSeq(database);
  // Vectors are stored after their agents, without a change of the journal.
  const state = meaning ? [seq, await readVersion(database)] : [seq];
  const etag = etagOf(...state);
  if (matchesIfNoneMatch(headers["if-none-match"], etag)) return { status: 304, headers: cacheHeaders(etag) };

  const read = await pages.get(JSON.stringify(["search", query]), state.join("-"), async () => {
    const request = { text: q, filters, after, limit: page.readLimit, facets };
    const result = await findAgents(database, searchLimits, request, meaning);
    const { found, plan, exact, lacksMeaning } = result;
    const last = found.length > limit || result.isCut ? found.slice(0, limit).at(-1)?.position : undefined;
    const { next_cursor, link } = page.next(last);
    const agents = await mapInTurns(found.slice(0, limit), ({ row, score, hasSome, isNear }) => {
      const agent = JSON.parse(row.record) as AgentRecord; // as it was built
      const details = agent.status === "suspended" ? "" : row.details;
      const fields = matchFields(agent, details, { plan, exact, some: hasSome });
      const match = { score, fields, ...(isNear && fields.length === 0 && { by_meaning: true }) };
      return `${row.record.slice(0, -1)},"match":${JSON.stringify(match)}}`;
    });
    const { text } = bodyOf<Schemas["FoundPage"]>(agents, {
      ...(result.truncated && { truncated: true }),
      ...(result.facets && { facets: result.facets }),
      ...(result.facetsTruncated && { facets_truncated: true }),
      ...result.total,
      count: agents.length,
      next_cursor,
      as_of_seq: seq,
    });
    const body = new StaticBody<Schemas["FoundPage"]>(text);
    const isTruncated = result.truncated || result.facetsTruncated || lacksMeaning;
    return { body, link, isTruncated, lacksMeaning };
  });
  const { body, link, lacksMeaning } = read;
  // Another tag than that of the same page with its vector, so that it is not 304 for it.
  const headersOfPage = cacheHeaders(lacksMeaning ? etagOf(...state, "words") : etag);
  return { status: 200, headers: { ...headersOfPage, ...link }, body };
};

/** The position of a cursor; undefined if an earlier version of the node, with other levels, wrote it. */
function positionOf(after: Omit<HybridPosition, "matchLevel"> & { matchLevel: string }) {
  const matchLevel = matchLevels.find((each) => each === after.matchLevel);
  return matchLevel && { ...after, matchLevel };
}

export const lookup: Handlers["agents"]["lookup"] = async ({ path, headers }, { database }) => {
  const found = await looked.get(database, { agent_id: path.id });
  if (!found) return notFound(path.id);
  if (found.status === "tombstoned") return tombstoned(found);
  const etag = etagOf(found.seq);
  if (matchesIfNoneMatch(headers["if-none-match"], etag)) return { status: 304, headers: cacheHeaders(etag) };
  const [row = found] = await renewOutdated(database, [found]);
  const more = { ...deprecation(row), ...(await freshness(database, row)) };
  const body = new Verbatim<Schemas["Agent"]>(row.record);
  return { status: 200, headers: { ...cacheHeaders(etag), ...more }, body };
};

/** The header with the time of the last synchronization of an imported agent. */
async function freshness(database: Database, { source }: Pick<AgentRow, "source">) {
  if (source === "local") return {};
  const at = (await lastSync.get(database, { id: source }))?.last_sync_at;
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
  const [missing, remaining] = [others.filter((id) => !known.has(id)), others.filter((id) => known.has(id))];
  const rest = { missing, ...(remaining.length > 0 && { remaining }) };
  return { status: 200, body: bodyOf<Schemas["LookupAnswer"]>(agents, rest) };
};

/** Returns the ids of agents that are not deleted. */
async function knownOf(rows: Rows, ids: readonly string[]): Promise<Set<string>> {
  return new Set((await living.all(rows, { agentIds: ids })).map(({ agent_id }) => agent_id));
}

export const card: Handlers["agents"]["card"] = async ({ path, headers }, { database }) => {
  const found = await servedCard(database, path.id);
  if ("problem" in found) return found;
  const { etag, place, document } = found;
  if (matchesIfNoneMatch(headers["if-none-match"], etag)) return { status: 304, headers: cacheHeaders(etag) };
  return { status: 200, headers: { ...cacheHeaders(etag), ...place }, body: new Verbatim(document) };
};

export const wellKnownCard: Handlers["agents"]["wellKnownCard"] = async ({ path, headers }, { database }) => {
  const found = await servedCard(database, path.id);
  if ("problem" in found) return found;
  const { etag, place, document, row } = found;
  const { Deprecation }: { Deprecation?: string } = deprecation(row);
  const known = {
    ETag: etag,
    "Cache-Control": "public, max-age=300",
    "Last-Modified": new Date(row.updated_at).toUTCString(),
    Vary: "A2A-Version",
    ...(Deprecation !== undefined && { Deprecation }),
  };
  if (isNotModified(headers, etag, row.updated_at)) return { status: 304, headers: known };
  return { status: 200, headers: { ...known, ...place }, body: new Verbatim(document) };
};

/** Finds the card of an agent, or the problem of one that is not served. */
async function servedCard(database: Database, id: string) {
  const row = await findRow(database, id);
  if (!row) return notFound(id);
  if (row.status === "tombstoned") return tombstoned(row);
  if (row.status === "suspended") return rejectWith(404, "card_not_found", notServed(id, "card"));
  const kept = await findCard(database, row.key);
  if (!kept) return rejectWith(404, "card_not_found", `${id} was registered without a card.`);
  const place = kept.url === null ? {} : { "Content-Location": kept.url };
  return { row, etag: etagOf("card", kept.seq), place, document: kept.document };
}

type Lifecycle = Pick<AgentRow, "status" | "deprecated_at" | "sunset_at" | "successor_agent_id">;

/** The headers of a deprecated agent (RFC 9745, RFC 8594 and RFC 5829). */
function deprecation({ status, deprecated_at, sunset_at, successor_agent_id }: Lifecycle) {
  if (status !== "deprecated" || deprecated_at === null) return {};
  return {
    Deprecation: `@${Math.floor(Date.parse(deprecated_at) / 1_000)}`,
    ...(sunset_at !== null && { Sunset: new Date(sunset_at).toUTCString() }),
    ...(successor_agent_id !== null && {
      Link: `</lookup/${encodeURIComponent(successor_agent_id)}>; rel="successor-version"`,
    }),
  };
}
