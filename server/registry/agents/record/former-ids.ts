/**
 * Former ids of renamed agents. Each is a tombstone whose `moved_to` is the id that the agent has now: reads of it are
 * redirected, writes are rejected. The agent lists them, so that a further rename can point all of them to the new id.
 *
 * A peer names ids too, and other sources may have agents with these. So a former id counts only if its row and that of the agent
 * have the same source, and the row leads to the agent.
 */
import type { Kysely } from "kysely";
import { rejectWith } from "../../../core/http/responses.ts";
import type { Rows } from "../../../core/sql/rows.ts";
import { statement } from "../../../core/sql/statement.ts";
import type { Agent } from "./agent.ts";
import { findAgents } from "./agent-store.ts";
import type { Owned } from "./description.ts";
import { type AgentTables, findRow } from "./records.ts";
import { tombstoned } from "./rejections.ts";

/** How long caches may keep a redirect: for ever by default (RFC 9110 section 15.4.9), and an agent may be renamed back. */
const redirectHeaders = { "Cache-Control": "max-age=300" };

/** The fields of a deleted agent, or a former id. */
export interface Gone extends Pick<Owned, "agent_id" | "source"> {
  tombstoned_at?: string | null | undefined;
  /** The id that the agent has now; absent or null if it was deleted. */
  moved_to?: string | null | undefined;
  erased_by?: string | null | undefined;
}

// These are statements, because reads of agents and of events run them.

const movedAmong = statement(
  (db: Kysely<AgentTables>, { agentIds }: { agentIds: readonly string[] }, dialect) =>
    db
      .selectFrom("agent as former")
      .innerJoin("agent as present", "present.agent_id", "former.moved_to")
      .select(["former.agent_id as agent_id", "present.agent_id as moved_to"])
      .where("former.agent_id", "in", dialect.texts(agentIds))
      .whereRef("former.source", "=", "present.source"),
);

const idsOf = statement((db: Kysely<AgentTables>, { agent_id }: { agent_id: string }) =>
  db
    .selectFrom("agent as named")
    .leftJoin("agent as present", (join) =>
      join.onRef("present.agent_id", "=", "named.moved_to").onRef("present.source", "=", "named.source"),
    )
    .select(["named.source", "named.previous_agent_ids"])
    .select(["present.agent_id as present_id", "present.previous_agent_ids as of_present"])
    .where("named.agent_id", "=", agent_id),
);

/** Those of some ids that lead to an agent. */
interface Leading {
  agentIds: readonly string[];
  present: string;
  source: string;
}

const leadingTo = statement((db: Kysely<AgentTables>, { agentIds, present, source }: Leading, dialect) =>
  db
    .selectFrom("agent")
    .select("agent_id")
    .where("agent_id", "in", dialect.texts(agentIds))
    .where("status", "=", "tombstoned")
    .where("moved_to", "=", present)
    .where("source", "=", source),
);

/** All ids of an agent, by any of them: the present one and the former ones. */
export async function allIdsOf(rows: Rows, agentId: string): Promise<string[]> {
  const found = await idsOf.get(rows, { agent_id: agentId });
  if (!found) return [agentId];
  const present = found.present_id ?? agentId;
  const agentIds = JSON.parse(found.of_present ?? found.previous_agent_ids) as string[]; // as the entity wrote it
  const former =
    agentIds.length === 0 ? [] : await leadingTo.all(rows, { agentIds, present, source: found.source });
  return [...new Set([present, ...former.map(({ agent_id }) => agent_id), agentId])];
}

/** Finds the rows of the former ids of an agent, to change them. */
export async function findFormer(
  rows: Rows,
  agent: Pick<Agent, "agent_id" | "previous_agent_ids" | "source">,
): Promise<Agent[]> {
  if (agent.previous_agent_ids.length === 0) return [];
  return (await findAgents(rows, agent.previous_agent_ids)).filter((each) => isFormerId(each, agent));
}

/** Whether a row is that of a former id of an agent. */
export function isFormerId(
  { status, moved_to, source }: Pick<Agent, "status" | "moved_to" | "source">,
  agent: Pick<Agent, "agent_id" | "source">,
): boolean {
  return status === "tombstoned" && moved_to === agent.agent_id && source === agent.source;
}

/** Finds those of some ids that are former ids, with the present ones. */
export async function findMoved(rows: Rows, agentIds: readonly string[]) {
  return agentIds.length === 0 ? [] : movedAmong.all(rows, { agentIds });
}

/**
 * The id that a deleted agent has now; null if it was not renamed. A mirror may have an agent of another source with that id,
 * which the former id must not lead to.
 */
export async function presentId(rows: Rows, { source, moved_to }: Gone): Promise<string | null> {
  if (moved_to == null) return null;
  const present = await findRow(rows, moved_to);
  return present?.source === source ? moved_to : null;
}

/**
 * The response to a read of a deleted agent: a redirect if it was renamed, otherwise the problem that it is deleted.
 * @param path the path and the query of the same read, by the id in the path.
 */
export async function goneResponse(rows: Rows, gone: Gone, path: (id: string) => string) {
  const moved_to = await presentId(rows, gone);
  if (moved_to === null) return tombstoned(gone);
  return redirect({ agent_id: gone.agent_id, moved_to }, path(encodeURIComponent(moved_to)));
}

/** Redirects a read of a former id. */
export function redirect(moved: { agent_id: string; moved_to: string }, location: string) {
  const body = { status: "moved" as const, ...moved };
  return { status: 301 as const, headers: { ...redirectHeaders, Location: location }, body };
}

/** The problem of a write to a deleted agent, or to a former id. */
export async function goneError(rows: Rows, gone: Gone) {
  return (await movedProblem(rows, gone)) ?? tombstoned(gone);
}

/** The problem of a write to a former id; null if the row is none. */
export async function movedProblem(rows: Rows, gone: Gone) {
  const moved_to = await presentId(rows, gone);
  return moved_to === null ? null : movedError(gone, moved_to);
}

function movedError({ agent_id }: Pick<Gone, "agent_id">, moved_to: string) {
  const detail = `${agent_id} was renamed to ${moved_to}: send the request with that id.`;
  return rejectWith(409, "agent_moved", detail, { agent_id, moved_to });
}

/**
 * Redirects a read that names agents in its query, if some of the ids are former ones.
 * @param ids the ids that no agent has.
 * @param search the query string.
 * @returns null if none of them is a former id.
 */
export async function redirectQuery(rows: Rows, ids: readonly string[], path: string, search: string) {
  const moved = await findMoved(rows, ids);
  const [first] = moved;
  if (!first) return null;
  const present = new Map(moved.map(({ agent_id, moved_to }) => [agent_id, moved_to]));
  const query = new URLSearchParams(search);
  const named = [...query].map(([name, value]) =>
    /^agent_id(\[\])?$/.test(name) ? [name, replaced(value, present)] : [name, value],
  );
  return redirect(first, `${path}?${new URLSearchParams(named)}`);
}

/** Replaces the former ids of a list that is separated by commas. */
function replaced(list: string, present: ReadonlyMap<string, string>): string {
  return list
    .split(",")
    .map((id) => present.get(id) ?? id)
    .join(",");
}
