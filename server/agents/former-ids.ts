/**
 * Former ids of renamed agents. Each is a tombstone whose `moved_to` is the id that the agent has now: reads of it are
 * redirected, writes are rejected. The agent lists them, so that a further rename can point all of them to the new id.
 */
import type { Kysely } from "kysely";
import type { Rows } from "../database/database.ts";
import { statement } from "../database/statement.ts";
import { rejectWith } from "../responses.ts";
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
    .leftJoin("agent as present", "present.agent_id", "named.moved_to")
    .select(["named.moved_to", "named.previous_agent_ids", "present.previous_agent_ids as of_present"])
    .where("named.agent_id", "=", agent_id),
);

/** All ids of an agent, by any of them: the present one and the former ones. */
export async function allIdsOf(rows: Rows, agentId: string): Promise<string[]> {
  const found = await idsOf.get(rows, { agent_id: agentId });
  const former = JSON.parse(found?.of_present ?? found?.previous_agent_ids ?? "[]") as string[]; // as the entity wrote it
  return [...new Set([found?.moved_to ?? agentId, ...former, agentId])];
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
  return { status: 308 as const, headers: { ...redirectHeaders, Location: location }, body };
}

/** The problem of a write to a deleted agent, or to a former id. */
export function goneError(gone: Gone) {
  return gone.moved_to == null ? tombstoned(gone) : movedError(gone, gone.moved_to);
}

/** The problem of a write to a former id. */
export function movedError({ agent_id }: Pick<Gone, "agent_id">, moved_to: string) {
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
