/** Problem responses of operations on agents. */

import type { Caller } from "../../../core/http/authentication.ts";
import { rejectWith } from "../../../core/http/responses.ts";
import type { Origin, Owned } from "./description.ts";

/**
 * Returns the problem of a caller who may not change this agent, or null. The owner and the operator may change it; an
 * imported agent is changed only by its origin.
 */
export function ownershipError(agent: Owned, { account, role }: Caller) {
  if (agent.origin) return importedError(agent, agent.origin);
  if (role === "owner") return null;
  if (agent.owner_id != null && agent.owner_id !== account) {
    return rejectWith(
      403,
      "not_agent_owner",
      `Another account owns ${agent.agent_id}: use a key of that account.`,
    );
  }
  if (agent.status === "suspended") {
    return rejectWith(
      403,
      "agent_suspended",
      `The operator suspended ${agent.agent_id}; only the operator can lift that.`,
    );
  }
  return null;
}

/** The problem of a change of an imported agent. */
export function importedError(
  { agent_id, source }: Pick<Owned, "agent_id" | "source">,
  { base_url }: Pick<Origin, "base_url">,
) {
  return rejectWith(403, "agent_imported", `${agent_id} came from ${base_url}, and only that changes it.`, {
    source,
  });
}

/**
 * Makes the caller, if authenticated, the owner of an agent without one. Returns whether that changed its record. The
 * operator who suspends an agent does not become its owner: see setStatus.
 */
export function adopt(agent: Pick<Owned, "owner_id">, { account }: Caller): boolean {
  if (agent.owner_id != null || account === null) return false;
  agent.owner_id = account;
  return true;
}

/** The problem of an unknown id. */
export function notFound(id: string) {
  return rejectWith(404, "agent_not_found", `No agent is registered as ${id}. Ids are case-sensitive.`);
}

/** The detail of the problem that a document of a suspended agent is not served. */
export function notServed(id: string, what: "card" | "server.json" | "AgentFacts"): string {
  return `The operator of this node suspended ${id}: its ${what} can be read again when it is active.`;
}

/** The problem of a deleted agent. */
export function tombstoned(row: Remains) {
  const remains = tombstone(row);
  const what = remains.erased
    ? "was erased by the owner of a node"
    : `was deleted at ${remains.tombstoned_at}`;
  const detail = `${row.agent_id} ${what}.`;
  return rejectWith(410, "agent_tombstoned", detail, { tombstone: remains });
}

/** The fields of a tombstone. */
interface Remains {
  agent_id: string;
  tombstoned_at?: string | null | undefined;
  erased_by?: string | null | undefined;
}

/** Converts a deleted agent to a tombstone. */
export function tombstone({ agent_id, tombstoned_at, erased_by }: Remains) {
  const erased = erased_by != null && { erased: true };
  return { status: "tombstoned" as const, agent_id, tombstoned_at: tombstoned_at ?? "", ...erased };
}

/** The problem of an id that stays reserved, because its agent was erased. */
export function erasedError({ agent_id, owner_id }: Pick<Owned, "agent_id" | "owner_id">) {
  const detail =
    owner_id == null
      ? `The owner of this node erased ${agent_id}: the id stays reserved. Choose another id.`
      : `The owner of this node erased ${agent_id}: the id stays reserved for its account, which can register it when the erasure is done.`;
  return rejectWith(409, "agent_erased", detail);
}
