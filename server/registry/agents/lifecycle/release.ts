/** The operation that releases the ids of deleted agents. */

import { rejectWith } from "../../../core/http/responses.ts";
import type { Transaction } from "../../../core/journal/transaction.ts";
import { agentReleased } from "../../hooks.ts";
import type { Handlers } from "../parts.ts";
import type { Agent } from "../record/agent.ts";
import { findAgent, storeAgents } from "../record/agent-store.ts";
import { findFormer, movedProblem } from "../record/former-ids.ts";
import { erasedError, importedError, notFound, tombstone } from "../record/rejections.ts";
import { footprint, saveAgent } from "../record/save-agent.ts";

/** How long an id stays reserved after its agent was deleted: others may still have it. */
const reservedMs = 90 * 86_400_000;

export const release: Handlers["agents"]["release"] = async ({ path }, { database }) =>
  database.transaction(async (tx) => {
    const agent = await findAgent(tx, path.id);
    if (!agent) return notFound(path.id);
    const moved = await movedProblem(tx, agent);
    if (moved) return moved;
    if (agent.origin) return importedError(agent, agent.origin);
    if (agent.status !== "tombstoned")
      return rejectWith(
        409,
        "agent_not_deleted",
        `${path.id} is not deleted: its owner has to delete it first.`,
      );
    if (agent.erased_by != null) return erasedError(agent);
    if (agent.owner_id == null) return { status: 200, body: tombstone(agent) }; // anyone may register it
    const releasable_at = new Date(Date.parse(agent.tombstoned_at ?? "") + reservedMs).toISOString();
    if (tx.now < releasable_at) {
      const detail = `${path.id} was deleted at ${agent.tombstoned_at}: it can be released from ${releasable_at} on.`;
      return rejectWith(409, "release_too_early", detail, { releasable_at });
    }
    await releaseId(tx, agent);
    return { status: 200, body: tombstone(agent) };
  });

/** Deletes what is left of an agent but its tombstone, which then belongs to nobody. */
async function releaseId(tx: Transaction, agent: Agent): Promise<void> {
  const { agent_id, source, tombstoned_at } = agent;
  const former = await findFormer(tx, agent);
  const before = footprint(agent);
  Object.assign(agent, { owner_id: null, server_name: null, previous_agent_ids: [] });
  await saveAgent(tx, agent, before, {
    type: "agent.deprecated",
    change: "tombstoned",
    more: {
      name: agent_id,
      source,
      status_message: null,
      successor_agent_id: null,
      sunset_at: null,
      tombstoned_at,
      released: true,
    },
  });
  // The former ids must not lead to the agent that gets the id. They stay reserved for the account.
  await storeAgents(
    tx,
    former.map((each) => ({ ...each, moved_to: null })),
  );
  await agentReleased.run(tx, agent);
}
