/** The operation that renames agents. */
import { etagOf, preconditionFailed, rejectWith, satisfiesIfMatch } from "../../../core/http/responses.ts";
import type { Transaction } from "../../../core/journal/transaction.ts";
import { parseExactly } from "../../../core/values/json.ts";
import { agentRenamed } from "../../hooks.ts";
import { recordSecurity } from "../../security-log/record.ts";
import { readCard } from "../card/card.ts";
import type { JsonObject } from "../card/spellings.ts";
import { changeableAgent } from "../lifecycle/changeable-agent.ts";
import type { Handlers } from "../parts.ts";
import { Agent } from "../record/agent.ts";
import { findCard } from "../record/agent-card.ts";
import { findFacts, putFacts } from "../record/agent-facts.ts";
import { findAgent, storeAgents, valuesOf } from "../record/agent-store.ts";
import { blankAgent } from "../record/blank-agent.ts";
import { findFormer, isFormerId } from "../record/former-ids.ts";
import { toFullAgentResponse } from "../record/records.ts";
import { adopt } from "../record/rejections.ts";
import { type AgentChange, footprint, saveAgents } from "../record/save-agent.ts";
import { nameOfId } from "../record/server-name.ts";
import { tombstoneFields } from "../record/tombstone.ts";
import { checkNewId } from "./new-ids.ts";
import { derivedFacts } from "./register.ts";

/** The maximum number of former ids of an agent, because each is reserved for ever. */
const maxFormerIds = 10;

export const rename: Handlers["agents"]["rename"] = async ({ path, headers, body }, context) => {
  const { database, caller, node } = context;
  return database.transaction(async (tx) => {
    const agent = await changeableAgent(tx, path.id, caller);
    if ("problem" in agent) return agent;
    const etag = etagOf(agent.seq);
    if (!satisfiesIfMatch(headers["if-match"], etag)) return preconditionFailed(etag);
    if (body.agent_id !== agent.agent_id) {
      const holder = await findAgent(tx, body.agent_id);
      const taken = rejectTarget(agent, body.agent_id, holder);
      if (taken) return taken;
      const before = footprint(agent);
      adopt(agent, caller);
      const owner = { account: agent.owner_id ?? null, isOperator: caller.role === "owner" };
      const checked = holder ? null : await checkNewId(tx, body.agent_id, owner, node.newIds);
      if (checked && "problem" in checked) return checked;
      await renameAgent(tx, agent, before, body.agent_id, holder);
      const renamed = { account: owner.account, subject: body.agent_id };
      await recordSecurity(tx, context, tx.now, { action: "agent_renamed", ...renamed });
    }
    return { status: 200, headers: { ETag: etagOf(agent.seq) }, body: toFullAgentResponse(valuesOf(agent)) };
  });
};

/**
 * Checks the new id of an agent.
 * @param holder the agent or tombstone that has the new id.
 * @returns the problem, or null. An agent may be renamed back to a former id.
 */
function rejectTarget(agent: Agent, agentId: string, holder: Agent | null) {
  if (holder && !isFormerId(holder, agent)) {
    const detail = `${agentId} belongs to another agent, or did before: choose another id.`;
    return rejectWith(409, "agent_id_taken", detail, { agent_id: agentId });
  }
  if (holder || agent.previous_agent_ids.length < maxFormerIds) return null;
  const detail = `${agent.agent_id} has ${maxFormerIds} former ids: rename it back to one of them, for example ${agent.previous_agent_ids.at(-1)}.`;
  return rejectWith(409, "too_many_former_ids", detail);
}

/**
 * Gives an agent another id. Its row keeps its key, so everything that refers to it stays; the former id gets a row of its own.
 * @param before the footprint of the agent before the change.
 * @param holder its own former id, if it is renamed back to that.
 */
async function renameAgent(
  tx: Transaction,
  agent: Agent,
  before: AgentChange["before"],
  agentId: string,
  holder: Agent | null,
): Promise<void> {
  const { agent_id: formerId, name, source } = agent;
  const former = (await findFormer(tx, agent)).filter(({ agent_id }) => agent_id !== agentId);
  if (holder) {
    await tx.em().nativeDelete(Agent, { key: holder.key });
    tx.count([["status", "tombstoned", -1]]);
  }
  // Before the former id gets its row, because ids are unique, and names as a server, which the former id gets.
  await tx.em().nativeUpdate(Agent, { key: agent.key }, { agent_id: agentId, server_name: null });
  const isNamedById = agent.server_name === nameOfId(formerId);
  const others = agent.previous_agent_ids.filter((id) => former.some(({ agent_id }) => agent_id === id));
  Object.assign(agent, {
    agent_id: agentId,
    ...(name === formerId && { name: agentId }),
    previous_agent_ids: [...others, formerId],
    ...(isNamedById && { server_name: null }), // it gets the name of its new id
  });
  const retirement = { source, status_message: null, successor_agent_id: null, sunset_at: null };
  const changed = name === formerId ? ["agent_id", "name"] : ["agent_id"];
  await saveAgents(tx, [
    {
      agent: { ...formerRow(tx, agent, formerId), server_name: isNamedById ? nameOfId(formerId) : null },
      before: footprint(null),
      event: {
        type: "agent.deprecated",
        change: "tombstoned",
        more: { name, ...retirement, tombstoned_at: tx.changedAt, moved_to: agentId },
      },
    },
    {
      agent,
      before,
      event: {
        type: "agent.registered",
        change: "created",
        more: { agent_url: agent.agent_url, source, changed, previous_agent_id: formerId },
      },
    },
  ]);
  await storeAgents(
    tx,
    former.map((each) => ({ ...each, moved_to: agentId })),
  );
  await agentRenamed.run(tx, agent, formerId);
  await renameDerivedFacts(tx, agent);
}

/** Derives AgentFacts from the card again, because they name the agent. Those that the publisher sent are kept. */
async function renameDerivedFacts(tx: Transaction, agent: Agent): Promise<void> {
  const { key: agent_key, seq } = agent;
  const facts = await findFacts(tx, agent_key);
  const card = facts?.origin === "card" ? await findCard(tx, agent_key) : null;
  if (!facts || !card) return;
  const json = parseExactly(card.document) as JsonObject; // as it was sent
  const derived = derivedFacts(tx, agent, readCard(json), facts);
  if (derived) await putFacts(tx, { ...derived, agent_key, seq });
}

/** The row of a former id. */
function formerRow(tx: Transaction, { agent_id, owner_id = null }: Agent, formerId: string): Agent {
  return {
    ...blankAgent(tx.changedAt, formerId),
    ...tombstoneFields({ agent_id: formerId, origin: null }),
    owner_id,
    status: "tombstoned",
    tombstoned_at: tx.changedAt,
    moved_to: agent_id,
  };
}
