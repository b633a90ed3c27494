/** Deleting an agent: what it said is erased, and its id stays. */
import { revokeAll } from "../certifications/changes.ts";
import type { Transaction } from "../database/transaction.ts";
import { recompute } from "../reputation/changes.ts";
import type { Agent } from "./agent.ts";
import { AgentCard } from "./agent-card.ts";
import { type Footprint, saveAgent } from "./changes.ts";
import { nothingSaid, tombstoneUrl } from "./described.ts";

/** What is left of a deleted agent: its id, its dates, where it comes from and who may register it again. */
function nothingLeft({ agent_id, origin }: Pick<Agent, "agent_id" | "origin">) {
  const standing = origin?.standing && { ...origin.standing, status_message: null };
  return {
    ...nothingSaid(),
    name: agent_id,
    agent_url: tombstoneUrl,
    ...(origin && standing && { origin: { ...origin, standing } }),
    details: "",
    has_facts: false,
    status_message: null,
    successor_agent_id: null,
    sunset_at: null,
    deprecated_at: null,
  };
}

/**
 * Makes a tombstone of an agent.
 * @param before its footprint before the change.
 * @param change what its event says: deleted here, or at its origin.
 */
export async function erase(
  tx: Transaction,
  agent: Agent,
  before: Footprint,
  change: "tombstoned" | "imported",
): Promise<void> {
  const { name } = agent; // its event still tells subscribers what is gone
  Object.assign(agent, { ...nothingLeft(agent), status: "tombstoned", tombstoned_at: tx.changedAt });
  await tx.em.nativeDelete(AgentCard, { agent_key: agent.key });
  await tx.run("delete from agent_facts where agent_key = ?", [agent.key]);
  const { source } = agent;
  await saveAgent(tx, agent, before, {
    type: "agent.deprecated",
    change,
    more: {
      name,
      source,
      status_message: null,
      successor_agent_id: null,
      sunset_at: null,
      tombstoned_at: tx.changedAt,
    },
    imported: change === "imported",
  });
  await revokeAll(tx, agent);
  await recompute(tx, agent); // it stays, for the id may come back, and is no longer counted
}
