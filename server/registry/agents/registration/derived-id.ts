/**
 * Registrations without an id. The id that the node derives from the name and the host never overwrites another agent: it is
 * that of a new agent, or of the agent with this name and URL, which the registration then updates.
 */

import { rejectWith } from "../../../core/http/responses.ts";
import type { Transaction } from "../../../core/journal/transaction.ts";
import type { Agent } from "../record/agent.ts";
import { findAgent, findAgents } from "../record/agent-store.ts";
import type { ownershipError } from "../record/rejections.ts";
import type { Registration } from "./registration.ts";

/** Finds the agent or tombstone that a registration changes, or that has its id. */
export async function findRegistered(tx: Transaction, registration: Registration): Promise<Agent | null> {
  const { agentId, derived } = registration;
  if (!derived || derived.earlier.length === 0) return findAgent(tx, agentId);
  const found = await findAgents(tx, [agentId, ...derived.earlier]);
  const current = found.find(({ agent_id }) => agent_id === agentId) ?? null;
  if (current && isSame(current, registration)) return current;
  return found.find((each) => isSame(each, registration)) ?? current;
}

/**
 * Returns the problem of a derived id that another agent has, or one that the caller may not change; or null. A tombstone
 * does not say which agent it was: who may restore it, may use its id.
 */
export function takenError(
  registration: Registration,
  found: Agent,
  rejection: ReturnType<typeof ownershipError>,
) {
  const { derived } = registration;
  if (!derived) return null;
  const another = found.status !== "tombstoned" && !isSame(found, registration);
  const foreign = rejection !== null && rejection.problem.code !== "agent_suspended";
  if (!another && !foreign) return null;
  const { agent_id } = found;
  const detail =
    `The name and host give the id ${agent_id}, which ${another ? "another agent has" : "is not yours"}. Send \`agent_id\`: ` +
    `${rejection ? "" : `${agent_id} to update that agent, or `}an id of your choice, for example ${derived.distinct}.`;
  return rejectWith(409, "agent_id_taken", detail, { agent_id });
}

/** Whether an agent has the name and URL of a registration. */
function isSame({ name, agent_url }: Agent, { set }: Registration): boolean {
  return name === set.name && agent_url === set.agent_url;
}
