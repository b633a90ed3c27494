/** Deletes agents: the description is deleted, the id is kept. Past events stay: see server/features/erasures/. */

import { emptyDescription } from "../../../../client/description.ts";
import type { Transaction } from "../../../core/journal/transaction.ts";
import { agentDeleted, agentDeleting, agentWithdrawn } from "../../hooks.ts";
import type { Agent } from "./agent.ts";
import { deleteCard } from "./agent-card.ts";
import { deleteFacts } from "./agent-facts.ts";
import { tombstoneUrl } from "./description.ts";
import { dropChanges } from "./record-changes.ts";
import { type Footprint, saveAgent } from "./save-agent.ts";
import { deleteServerJson } from "./server-json.ts";

/** The fields of a tombstone. It keeps the id, the dates, the origin and the owner, who may register it again. */
export function tombstoneFields({ agent_id, origin }: Pick<Agent, "agent_id" | "origin">) {
  const savedStatus = origin?.standing && { ...origin.standing, status_message: null };
  return {
    ...emptyDescription(),
    name: agent_id,
    agent_url: tombstoneUrl,
    ...(origin && savedStatus && { origin: { ...origin, standing: savedStatus } }),
    details: "",
    has_facts: false,
    card_signature: null,
    status_message: null,
    successor_agent_id: null,
    sunset_at: null,
    deprecated_at: null,
  };
}

/** What the event of an erasure says besides that of a deletion. */
export interface ErasedMembers {
  name: string;
  erased: true;
  /** The numbers of the events that the change redacts. */
  redacts: number[];
}

/**
 * Turns an agent into a tombstone.
 * @param before its footprint before the change.
 * @param change the change in its event: deleted here, or at its origin.
 * @param erased if its past events are redacted too.
 */
export async function erase(
  tx: Transaction,
  agent: Agent,
  before: Footprint,
  change: "tombstoned" | "imported",
  erased?: ErasedMembers,
): Promise<void> {
  const { name } = agent; // for its event
  Object.assign(agent, { ...tombstoneFields(agent), status: "tombstoned", tombstoned_at: tx.changedAt });
  await deleteCard(tx, agent.key);
  await deleteServerJson(tx, agent.key);
  await deleteFacts(tx, agent.key);
  await dropChanges(tx, agent.key);
  await agentDeleting.run(tx, agent);
  await agentWithdrawn.run(tx, agent);
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
      ...(agent.moved_to != null && { moved_to: agent.moved_to }),
      ...erased,
    },
    imported: change === "imported",
  });
  await agentDeleted.run(tx, agent);
}
