/** Status changes and deletions of agents of a fake registry. */

import { adopt, notFound, ownershipError, tombstone, tombstoned } from "../../../server/agents/rejections.ts";
import {
  mayOperatorSetStatus,
  restoreOriginStatus,
  saveOriginStatus,
} from "../../../server/agents/suspension.ts";
import { instantOf } from "../../../server/instants.ts";
import { etagOf, preconditionFailed, rejectWith, satisfiesIfMatch } from "../../../server/responses.ts";
import type { Handlers } from "../context.ts";
import type { Agent } from "../tables.ts";
import { type AgentEvent, erase, saveAgent, toFullResponse } from "./changes.ts";

export const setStatus: Handlers["agents"]["setStatus"] = async (
  { path, headers, body },
  { state, caller },
) => {
  const agent = state.agents.get(path.id);
  if (!agent) return notFound(path.id);
  if (agent.status === "tombstoned") return tombstoned(agent);
  const rejection = mayOperatorSetStatus(agent, caller, body.status) ? null : ownershipError(agent, caller);
  if (rejection) return rejection;
  if (body.status === "suspended" && caller.role !== "owner") {
    return rejectWith(403, "owner_required", "Only the operator of the node suspends agents.");
  }
  if (!satisfiesIfMatch(headers["if-match"], etagOf(agent.seq))) return preconditionFailed(etagOf(agent.seq));

  const ruling = body.status === "suspended" || agent.status === "suspended";
  const adopted = !ruling && adopt(agent, caller);
  const requested = {
    status: body.status,
    status_message: body.message?.toWellFormed() ?? null,
    successor_agent_id: body.successor_agent_id ?? null,
    sunset_at: body.sunset_at == null ? null : instantOf(body.sunset_at),
  };
  const kept = body.status === "active" ? agent.origin?.standing : undefined; // the status that the origin set
  const { deprecated_at: since, ...wanted } = kept ?? { ...requested, deprecated_at: agent.deprecated_at };
  const members = Object.keys(requested) as (keyof typeof requested)[]; // the keys of the literal above
  const changed: string[] = members.filter((member) => agent[member] !== wanted[member]);
  if (adopted) changed.push("owned");
  if (changed.length > 0) {
    if (body.status === "suspended") saveOriginStatus(agent);
    else restoreOriginStatus(agent);
    const reactivated = agent.status !== wanted.status;
    Object.assign(agent, wanted);
    agent.deprecated_at = wanted.status === "deprecated" ? (since ?? state.now()) : null;
    saveAgent(state, agent, eventOf(agent, reactivated, changed));
  }
  return { status: 200, headers: { ETag: etagOf(agent.seq) }, body: toFullResponse(agent) };
};

export const remove: Handlers["agents"]["remove"] = async ({ path, headers }, { state, caller }) => {
  const agent = state.agents.get(path.id);
  if (!agent) return notFound(path.id);
  const rejection = ownershipError(agent, caller);
  if (rejection) return rejection;
  if (!satisfiesIfMatch(headers["if-match"], etagOf(agent.seq))) return preconditionFailed(etagOf(agent.seq));
  if (agent.status !== "tombstoned") {
    adopt(agent, caller);
    erase(state, agent, "tombstoned");
  }
  return { status: 200, body: tombstone(agent) };
};

function eventOf(agent: Agent, reactivated: boolean, changed: string[]): AgentEvent {
  const { agent_url, source, status, status_message, successor_agent_id, sunset_at } = agent;
  if (status === "active") {
    const change = reactivated ? "reactivated" : "updated";
    return { type: "agent.registered", change, more: { agent_url, source, changed } };
  }
  const more = { source, status_message, successor_agent_id, sunset_at, tombstoned_at: null };
  return { type: "agent.deprecated", change: status, more };
}
