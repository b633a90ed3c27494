/** Registering: a new agent, one that is there already, or one that was deleted. */

import type { Transaction } from "../database/transaction.ts";
import { AgentFacts, digestOf } from "../facts/agent-facts.ts";
import type { Caller } from "../http/authentication.ts";
import { recompute } from "../reputation/changes.ts";
import { Agent } from "./agent.ts";
import { AgentCard } from "./agent-card.ts";
import { factsFromCard } from "./card/facts.ts";
import { footprint, saveAgent } from "./changes.ts";
import { type Described, described, nothingSaid, same } from "./described.ts";
import { adopt, ownershipFault } from "./refusals.ts";
import { type Registration, type SentCard, sameDocument } from "./registration.ts";

/**
 * Applies a registration.
 * @returns whether the agent is new, or the rejection of the caller.
 */
export async function applyRegistration(tx: Transaction, caller: Caller, registration: Registration) {
  const { agentId, set, card, cardUrl } = registration;
  const found = await tx.em.findOne(Agent, { agent_id: agentId });
  // The operator may change any agent, and bring back none: that would be in the name of whoever deleted it.
  const asker = found?.status === "tombstoned" ? { ...caller, role: null } : caller;
  const rejection = found && ownershipFault(found, asker);
  if (rejection) return rejection;

  const before = footprint(found);
  const created = found === null || found.status === "tombstoned";
  const agent = created ? fresh(tx, found, agentId, set) : found;
  const changed = created ? described : change(agent, set);
  if (adopt(agent, caller) && !created) changed.push("owned" as keyof Described); // a member of the record that no registration sets
  const keptCard = card && (await tx.em.findOne(AgentCard, { agent_key: agent.key ?? 0 }));
  const cardChanged = card !== null && !sameDocument(keptCard?.document, card.document);
  const moved = card !== null && cardUrl !== undefined && keptCard !== null && keptCard.url !== cardUrl;
  if (moved) keptCard.url = cardUrl; // where the card is published is no part of the record
  if (changed.length === 0 && !cardChanged) return { created, key: agent.key };

  const keptFacts = card && (await tx.em.findOne(AgentFacts, { agent_key: agent.key ?? 0 }));
  const speaking = keptFacts?.origin === "sent" ? null : card; // what the publisher has sent stays, for search too
  if (speaking) Object.assign(agent, { has_facts: true, details: speaking.reading.details });
  const derived = speaking && derivedFacts(tx, agent, speaking, keptFacts);
  const event = {
    agent_url: agent.agent_url,
    source: agent.source,
    changed: cardChanged && !created ? [...changed, "card"] : changed,
  };
  const seq = await saveAgent(tx, agent, before, {
    type: "agent.registered",
    change: created ? "created" : "updated",
    more: event,
  });
  if (created) await tx.count([["registered_hour", tx.changedAt.slice(0, 13), 1]]);
  if (created && found) await recompute(tx, agent); // what was known of it before its deletion still is
  if (card && cardChanged)
    await tx.em.upsert(AgentCard, {
      agent_key: agent.key,
      document: card.document,
      url: cardUrl ?? null,
      seq,
    });
  if (derived) await tx.em.upsert(AgentFacts, { ...derived, agent_key: agent.key, seq });
  return { created, key: agent.key };
}

/** A new row, or the row of a tombstone made new; its key stays, because it is the order of first registration. */
function fresh(tx: Transaction, tombstone: Agent | null, agentId: string, set: Partial<Described>): Agent {
  const blank = {
    ...nothingSaid(),
    status: "active" as const,
    status_message: null,
    successor_agent_id: null,
    sunset_at: null,
    deprecated_at: null,
    source: "local",
    origin: null,
    has_facts: false,
    tombstoned_at: null,
    details: "",
    name: agentId,
    name_key: "",
    provider_key: null,
    agent_url: "",
    registered_at: tx.changedAt,
    updated_at: tx.changedAt,
    seq: 0,
    ...set,
  };
  if (tombstone) return Object.assign(tombstone, blank);
  return tx.em.create(Agent, { agent_id: agentId, owner_id: null, ...blank });
}

/** Sets what is to be set and tells what became different. */
function change(agent: Agent, set: Partial<Described>): (keyof Described)[] {
  const changed = described.filter((member) => member in set && !same(agent[member], set[member]));
  Object.assign(agent, Object.fromEntries(changed.map((member) => [member, set[member]])));
  return changed;
}

/** The facts that a card gives, unless they are as before. */
function derivedFacts(tx: Transaction, agent: Agent, { json, reading }: SentCard, kept: AgentFacts | null) {
  const document = JSON.stringify(factsFromCard(json, reading, agent.agent_id));
  const digest = digestOf(document);
  if (kept?.digest === digest) return null;
  return {
    document,
    digest,
    version: (kept?.version ?? 0) + 1,
    origin: "card" as const,
    updated_at: tx.changedAt,
  };
}
