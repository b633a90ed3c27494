/** Applies registrations of new, existing and deleted agents. */

import { type Description, describedFields, emptyDescription } from "../../client/description.ts";
import type { Transaction } from "../database/transaction.ts";
import { AgentFacts, digestOf } from "../facts/agent-facts.ts";
import type { Caller } from "../http/authentication.ts";
import { recompute } from "../reputation/changes.ts";
import { Agent } from "./agent.ts";
import { AgentCard } from "./agent-card.ts";
import { factsFromCard } from "./card/facts.ts";
import { footprint, saveAgent } from "./changes.ts";
import { same } from "./description.ts";
import { type Registration, type SentCard, sameDocument } from "./registration.ts";
import { adopt, ownershipError } from "./rejections.ts";

/**
 * Applies a registration.
 * @returns whether the agent is new, or the problem of the caller.
 */
export async function applyRegistration(tx: Transaction, caller: Caller, registration: Registration) {
  const { agentId, set, card, cardUrl } = registration;
  const found = await tx.em.findOne(Agent, { agent_id: agentId });
  // The operator may change any agent, but not restore a deleted one: only its owner may do that.
  const registrant = found?.status === "tombstoned" ? { ...caller, role: null } : caller;
  const rejection = found && ownershipError(found, registrant);
  if (rejection) return rejection;

  const before = footprint(found);
  const created = found === null || found.status === "tombstoned";
  const agent = created ? fresh(tx, found, agentId, set) : found;
  const changed = created ? [...describedFields] : change(agent, set);
  if (adopt(agent, caller) && !created) changed.push("owned" as keyof Description); // a field of the record that no registration sets
  const keptCard = card && (await tx.em.findOne(AgentCard, { agent_key: agent.key ?? 0 }));
  const cardChanged = card !== null && !sameDocument(keptCard?.document, card.document);
  const moved = card !== null && cardUrl !== undefined && keptCard !== null && keptCard.url !== cardUrl;
  if (moved) keptCard.url = cardUrl; // the URL of the card is not part of the record
  if (changed.length === 0 && !cardChanged) return { created, key: agent.key };

  const keptFacts = card && (await tx.em.findOne(AgentFacts, { agent_key: agent.key ?? 0 }));
  const source = keptFacts?.origin === "sent" ? null : card; // facts that the publisher sent are kept, for search too
  if (source) Object.assign(agent, { has_facts: true, details: source.reading.details });
  const derived = source && derivedFacts(tx, agent, source, keptFacts);
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
  if (created && found) await recompute(tx, agent); // its reputation from before the deletion counts again
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

/** Creates a row, or resets that of a tombstone, which keeps its key: the order of first registration. */
function fresh(tx: Transaction, tombstone: Agent | null, agentId: string, set: Partial<Description>): Agent {
  const blank = {
    ...emptyDescription(),
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

/** Sets fields. Returns those that changed. */
function change(agent: Agent, set: Partial<Description>): (keyof Description)[] {
  const changed = describedFields.filter((member) => member in set && !same(agent[member], set[member]));
  Object.assign(agent, Object.fromEntries(changed.map((member) => [member, set[member]])));
  return changed;
}

/** Derives AgentFacts from a card; null if they are unchanged. */
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
