/**
 * Erases agents: everything that they said is deleted, at this node and for good. The first change makes the agent a tombstone and
 * deletes its rows; a job redacts the rest of its events and cleans up: see steps.ts. That it was done is public.
 */

import type { Transaction } from "../../core/journal/transaction.ts";
import type { Agent } from "../../registry/agents/record/agent.ts";
import { findFormer } from "../../registry/agents/record/former-ids.ts";
import { type Footprint, footprint, saveAgent } from "../../registry/agents/record/save-agent.ts";
import { erase } from "../../registry/agents/record/tombstone.ts";
import { type EventSpan, findRedactable, redactEvents } from "../../registry/events/redaction.ts";
import { agentErasing } from "../../registry/hooks.ts";
import { Erasure } from "./erasure.ts";

/** Who erases an agent, and why. */
export interface ErasureCause {
  /** Whether the origin of the agent erased it, and this node follows. */
  imported: boolean;
  /** Null if it is imported. */
  reason: string | null;
  account: string | null;
}

/** Later than all events. */
const afterAll = Number.MAX_SAFE_INTEGER;

/** Erases an agent or a deleted agent. The job continues with its further events. */
export async function beginErasure(
  tx: Transaction,
  agent: Agent,
  { imported, reason, account }: ErasureCause,
): Promise<Erasure> {
  const { agent_id, key } = agent;
  const former = await findFormer(tx, agent); // they lead to it no longer
  const agents = [agent, ...former];
  const agentIds = agents.map((each) => each.agent_id);
  await agentErasing.run(tx, agent, { imported, agentIds });
  const redacts = await findRedactable(tx, spansOf(agents, imported), afterAll);
  const before = footprint(agent);
  const isDeleted = agent.status === "tombstoned";
  reserve(agent, imported);
  if (isDeleted) await reportErasure(tx, agent, before, redacts, imported);
  else await erase(tx, agent, before, changeOf(imported), { name: agent_id, erased: true, redacts });
  await redactEvents(tx, redacts, agent.seq);
  const erasure = tx.em().create(Erasure, {
    agent_key: key,
    agent_id,
    seq: agent.seq,
    imported,
    reason,
    account_id: account,
    redacted_events: redacts.length,
    erased_at: tx.changedAt,
    agent_ids: agentIds,
    finished_at: null,
    step: "events",
    place: "",
  });
  tx.em().persist(erasure);
  for (const each of former) {
    const beforeEach = footprint(each);
    reserve(each, imported);
    await reportErasure(tx, each, beforeEach, [], imported);
  }
  return erasure;
}

/** Writes a tombstone that is erased, with the event that reports what is redacted. */
export async function reportErasure(
  tx: Transaction,
  agent: Agent,
  before: Footprint,
  redacts: number[],
  imported: boolean,
): Promise<void> {
  const { agent_id, source } = agent;
  const tombstoned_at = agent.tombstoned_at ?? tx.changedAt;
  const retirement = { source, status_message: null, successor_agent_id: null, sunset_at: null };
  await saveAgent(tx, agent, before, {
    type: "agent.deprecated",
    change: changeOf(imported),
    more: { ...retirement, tombstoned_at, name: agent_id, erased: true, redacts },
    imported,
  });
}

/** The change in the events of an erasure. */
function changeOf(imported: boolean) {
  return imported ? ("imported" as const) : ("tombstoned" as const);
}

/** Deletes what a tombstone has besides its id, dates and owner, and reserves the id. */
function reserve(agent: Agent, imported: boolean): void {
  Object.assign(agent, {
    moved_to: null,
    previous_agent_ids: [],
    server_name: null,
    origin: agent.origin && { ...agent.origin, verification: undefined },
    erased_by: imported ? "origin" : "operator",
  });
}

/** The events that an erasure redacts. That of a peer redacts none of the time when another source had the id. */
export function spansOf(
  agents: readonly Pick<Agent, "agent_id" | "origin">[],
  imported: boolean,
): EventSpan[] {
  return agents.map(({ agent_id, origin }) => ({
    agentId: agent_id,
    after: imported ? (origin?.others_until_seq ?? 0) : 0,
  }));
}
