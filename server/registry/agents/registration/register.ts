/** Applies registrations of new, existing and deleted agents. */

import { type Description, describedFields } from "../../../../client/description.ts";
import type { Caller } from "../../../core/http/authentication.ts";
import {
  etagOf,
  matchesIfNoneMatch,
  preconditionFailed,
  rejectWith,
  satisfiesIfMatch,
} from "../../../core/http/responses.ts";
import type { Transaction } from "../../../core/journal/transaction.ts";
import { evidenceChanged, redactionAsked } from "../../hooks.ts";
import type { CardReading } from "../card/card.ts";
import { factsFromCard } from "../card/facts.ts";
import { afterMove, type CardSignature, isTransient } from "../card-signature/card-signature.ts";
import type { Agent } from "../record/agent.ts";
import { findCard, putCard } from "../record/agent-card.ts";
import { type AgentFacts, digestOf, findFacts, putFacts } from "../record/agent-facts.ts";
import { blankAgent } from "../record/blank-agent.ts";
import { same } from "../record/description.ts";
import { movedProblem } from "../record/former-ids.ts";
import { adopt, erasedError, ownershipError } from "../record/rejections.ts";
import { footprint, isReverified, moveReads, saveAgent } from "../record/save-agent.ts";
import { deleteServerJson, findServerJson, putServerJson } from "../record/server-json.ts";
import { checkServerName, takeServerName } from "./claimed-server-name.ts";
import { findRegistered, takenError } from "./derived-id.ts";
import { checkNewId, type NewIdRules, newIdChecks } from "./new-ids.ts";
import { type Registration, type SentServer, sameDocument } from "./registration.ts";

/** A registration whose card was checked. */
export interface CheckedRegistration extends Registration {
  /** What the signature of its card proves; absent or null without a card. */
  signature?: CardSignature | null;
}

/**
 * Applies a registration.
 * @param rules those of new ids and server names.
 * @param conditions with `If-Match` only an agent with this ETag is updated, and none is created; with `If-None-Match: *` one is only
 * created.
 * @returns the agent, whether it is new, and warnings about its id and server name; or the problem of the caller.
 */
export async function applyRegistration(
  tx: Transaction,
  caller: Caller,
  registration: CheckedRegistration,
  rules: NewIdRules,
  conditions: { "if-match"?: string | undefined; "if-none-match"?: string | undefined } = {},
) {
  const ifMatch = conditions["if-match"];
  const { agentId, card, cardUrl, server } = registration;
  const found = await findRegistered(tx, registration);
  const renamed = found && (await movedProblem(tx, found));
  if (renamed) return renamed;
  // The operator may change any agent, but not restore a deleted one: only its owner may do that.
  const registrant = found?.status === "tombstoned" ? { ...caller, role: null } : caller;
  const ownership = found && ownershipError(found, registrant);
  const rejection = (found && takenError(registration, found, ownership)) ?? ownership;
  if (rejection) return rejection;
  if (
    found?.erased_by != null &&
    (found.owner_id == null || (await redactionAsked.run(tx, found.key)).includes(true))
  )
    return erasedError(found);

  const before = footprint(found);
  const created = found === null || found.status === "tombstoned";
  if (created && ifMatch !== undefined) {
    const detail = `No agent is registered as ${agentId}: register it without If-Match.`;
    return rejectWith(412, "precondition_failed", detail);
  }
  const etag = etagOf(found?.seq ?? 0);
  if (!created && (!satisfiesIfMatch(ifMatch, etag) || matchesIfNoneMatch(conditions["if-none-match"], etag)))
    return preconditionFailed(etag);
  // The tombstone of an id that nobody owns says nothing about who may have it.
  const isNewId = found === null || (created && found.owner_id == null);
  const present = created ? null : found;
  const set = withMcp(
    { ...(server && missing(registration, server, present)), ...registration.set },
    present,
    server,
  );
  const agent = created ? fresh(tx.changedAt, found, agentId, set) : found;
  const changed: string[] = created ? [...describedFields] : change(agent, set);
  if (adopt(agent, caller) && !created) changed.push("owned");
  const isKnown = agent.key > 0; // otherwise nothing is stored for it
  const owner = { account: caller.account, isOperator: caller.role === "owner" };
  tx.readAhead(() => [
    ...(isNewId ? newIdChecks(tx, agentId, owner, rules) : []),
    ...moveReads(tx, agent, before),
    ...(server !== undefined && isKnown ? [findServerJson(tx, agent.key)] : []),
    ...(card && isKnown ? [findCard(tx, agent.key), findFacts(tx, agent.key)] : []),
  ]);
  const keptServer = server !== undefined && isKnown ? await findServerJson(tx, agent.key) : undefined;
  const serverChanged = server !== undefined && server?.document !== keptServer;
  const ofName =
    serverChanged && server ? await checkServerName(tx, agent, server.name, rules) : { warnings: [] };
  if ("problem" in ofName) return ofName;
  // Last, because it counts the id: what is rejected must not be counted.
  const ofId = isNewId ? await checkNewId(tx, agentId, owner, rules) : { warnings: [] };
  if ("problem" in ofId) return ofId;
  const warnings = [...ofId.warnings, ...ofName.warnings];
  if (serverChanged && server) await takeServerName(tx, agent, server.name, rules.publicUrl);
  const keptCard = card && isKnown ? await findCard(tx, agent.key) : null;
  const cardChanged = card !== null && !sameDocument(keptCard?.document, card.document);
  const moved = keptCard !== null && cardUrl !== undefined && keptCard.url !== cardUrl;
  if (moved && !cardChanged) await putCard(tx, { ...keptCard, url: cardUrl }); // the URL is not part of the record
  if (moved && !cardChanged && (await isReverified(tx, agent, cardUrl))) changed.push("verification");
  const { signature = null } = registration;
  const isKept =
    signature !== null && !cardChanged && agent.card_signature !== null && isTransient(signature);
  if (setSignature(agent, isKept ? null : signature) && !created) changed.push("card_signature");
  if (changed.length === 0 && !cardChanged && !serverChanged) return { created, agent, warnings };

  const keptFacts = card && isKnown ? await findFacts(tx, agent.key) : null;
  const source = keptFacts?.origin === "sent" ? null : card; // facts that the publisher sent are kept, for search too
  if (source) Object.assign(agent, { has_facts: true, details: source.reading.details });
  else if (!agent.has_facts && registration.spelled) agent.details = registration.spelled.join("\n");
  const derived = source && derivedFacts(tx, agent, source.reading, keptFacts);
  const event = {
    agent_url: agent.agent_url,
    source: agent.source,
    changed: created
      ? changed
      : [...changed, ...(cardChanged ? ["card"] : []), ...(serverChanged ? ["server_json"] : [])],
  };
  const seq = await saveAgent(tx, agent, before, {
    type: "agent.registered",
    change: created ? "created" : "updated",
    more: event,
    ...(cardChanged && { cardUrl: cardUrl ?? null }),
  });
  if (created) tx.count([["registered_hour", tx.changedAt.slice(0, 13), 1]]);
  if (created && found) await evidenceChanged.run(tx, agent); // its reputation from before the deletion counts again
  const { key: agent_key } = agent;
  if (cardChanged) await putCard(tx, { agent_key, document: card.document, url: cardUrl ?? null, seq });
  if (serverChanged && server) await putServerJson(tx, { agent_key, document: server.document });
  else if (serverChanged) await deleteServerJson(tx, agent_key);
  if (derived) await putFacts(tx, { ...derived, agent_key, seq });
  return { created, agent, warnings };
}

/**
 * Creates a row, or resets that of a tombstone, which keeps its key (the order of first registration). It keeps its former ids
 * too, unless it is that of a removed peer.
 */
function fresh(
  changedAt: string,
  tombstone: Agent | null,
  agentId: string,
  set: Partial<Description>,
): Agent {
  const { key = 0, owner_id = null, server_name = null, source = "local" } = tombstone ?? {};
  const previous_agent_ids = source === "local" ? (tombstone?.previous_agent_ids ?? []) : [];
  return Object.assign(tombstone ?? {}, {
    ...blankAgent(changedAt, agentId),
    key,
    owner_id,
    server_name,
    previous_agent_ids,
    ...set,
  });
}

/** What a `server.json` says of fields that the agent does not have yet. */
function missing(
  { agentId }: Registration,
  { described }: SentServer,
  found: Agent | null,
): Partial<Description> {
  const isMissing = (field: keyof Description) =>
    found === null || found[field] === null || (field === "name" && found.name === agentId);
  const names = describedFields.filter((field) => field in described && isMissing(field));
  return Object.fromEntries(names.map((field) => [field, described[field as keyof typeof described]]));
}

/**
 * Adds MCP to the protocols of an agent that has an endpoint of MCP, and removes it with that. One with a `server.json` whose server
 * is only run from packages also gets `other`, because its URL is no endpoint of MCP: see {@link mcpUrlOf}.
 */
function withMcp(
  set: Partial<Description>,
  found: Agent | null,
  server: Registration["server"],
): Partial<Description> {
  const protocols = set.protocols ?? found?.protocols ?? [];
  const mcpUrl = set.mcp_url === undefined ? found?.mcp_url : set.mcp_url;
  if (mcpUrl != null || server) {
    const added = mcpUrl == null ? (["mcp", "other"] as const) : (["mcp"] as const);
    return { ...set, protocols: [...new Set([...protocols, ...added])] };
  }
  if (set.protocols !== undefined || found?.mcp_url == null) return set;
  return { ...set, protocols: protocols.filter((each) => each !== "mcp") };
}

/** Sets what the signature of a card proves. @param checked null to keep what is known. @returns whether that changed. */
function setSignature(agent: Agent, checked: CardSignature | null): boolean {
  const kept = agent.card_signature ?? null;
  agent.card_signature = checked ? JSON.stringify(checked) : afterMove(kept, agent.agent_url);
  return agent.card_signature !== kept;
}

/** Sets fields. Returns those that changed. */
function change(agent: Agent, set: Partial<Description>): (keyof Description)[] {
  const changed = describedFields.filter((member) => member in set && !same(agent[member], set[member]));
  Object.assign(agent, Object.fromEntries(changed.map((member) => [member, set[member]])));
  return changed;
}

/** Derives AgentFacts from a card; null if they are unchanged. */
export function derivedFacts(tx: Transaction, agent: Agent, reading: CardReading, kept: AgentFacts | null) {
  const document = JSON.stringify(factsFromCard(reading, agent.agent_id));
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
