/** The operations that set the status of agents and delete them. */

import { etagOf, preconditionFailed, rejectWith, satisfiesIfMatch } from "../../../core/http/responses.ts";
import { instantOf } from "../../../core/time/instants.ts";
import { agentWithdrawn } from "../../hooks.ts";
import { recordSecurity } from "../../security-log/record.ts";
import type { Handlers } from "../parts.ts";
import { findAgent, valuesOf } from "../record/agent-store.ts";
import { goneError, movedProblem } from "../record/former-ids.ts";
import { toFullAgentResponse } from "../record/records.ts";
import { adopt, notFound, ownershipError, tombstone } from "../record/rejections.ts";
import { footprint, saveAgent } from "../record/save-agent.ts";
import { mayOperatorSetStatus, restoreOriginStatus, saveOriginStatus } from "../record/suspension.ts";
import { erase } from "../record/tombstone.ts";

export const setStatus: Handlers["agents"]["setStatus"] = async (
  { path, headers, body },
  { database, caller },
) => {
  return database.transaction(async (tx) => {
    const agent = await findAgent(tx, path.id);
    if (!agent) return notFound(path.id);
    if (agent.status === "tombstoned") return goneError(tx, agent);
    const rejection = mayOperatorSetStatus(agent, caller, body.status) ? null : ownershipError(agent, caller);
    if (rejection) return rejection;
    if (body.status === "suspended" && caller.role !== "owner") {
      return rejectWith(403, "owner_required", "Only the operator of the node suspends agents.");
    }
    if (!satisfiesIfMatch(headers["if-match"], etagOf(agent.seq)))
      return preconditionFailed(etagOf(agent.seq));

    const before = footprint(agent);
    const isSuspension = body.status === "suspended" || agent.status === "suspended";
    const adopted = !isSuspension && adopt(agent, caller);
    const saved = agent.origin?.standing; // the status that the origin of an imported agent set
    const requested = {
      status: body.status,
      status_message: body.message?.toWellFormed() ?? null,
      successor_agent_id: body.successor_agent_id ?? null,
      sunset_at: body.sunset_at == null ? null : instantOf(body.sunset_at),
    };
    const { deprecated_at: since, ...wanted } =
      saved && body.status === "active" ? saved : { ...requested, deprecated_at: agent.deprecated_at };
    const members = Object.keys(requested) as (keyof typeof requested)[]; // the keys of the literal above
    const changed: string[] = members.filter((member) => agent[member] !== wanted[member]);
    if (adopted) changed.push("owned");
    if (changed.length > 0) {
      const deprecated_at = wanted.status === "deprecated" ? (since ?? tx.changedAt) : null;
      if (body.status === "suspended") {
        saveOriginStatus(agent);
        await agentWithdrawn.run(tx, agent);
      } else restoreOriginStatus(agent);
      const reactivated = agent.status !== wanted.status;
      Object.assign(agent, { ...wanted, deprecated_at });
      const { agent_url, source, status_message, successor_agent_id, sunset_at } = agent;
      await saveAgent(
        tx,
        agent,
        before,
        wanted.status === "active"
          ? {
              type: "agent.registered",
              change: reactivated ? "reactivated" : "updated",
              more: { agent_url, source, changed },
            }
          : {
              type: "agent.deprecated",
              change: wanted.status,
              more: { source, status_message, successor_agent_id, sunset_at, tombstoned_at: null },
            },
      );
    }
    return { status: 200, headers: { ETag: etagOf(agent.seq) }, body: toFullAgentResponse(valuesOf(agent)) };
  });
};

export const remove: Handlers["agents"]["remove"] = async ({ path, headers }, context) => {
  const { database, caller } = context;
  return database.transaction(async (tx) => {
    const agent = await findAgent(tx, path.id);
    if (!agent) return notFound(path.id);
    const moved = await movedProblem(tx, agent);
    if (moved) return moved;
    const rejection = ownershipError(agent, caller);
    if (rejection) return rejection;
    if (!satisfiesIfMatch(headers["if-match"], etagOf(agent.seq)))
      return preconditionFailed(etagOf(agent.seq));
    if (agent.status !== "tombstoned") {
      const before = footprint(agent);
      adopt(agent, caller);
      await erase(tx, agent, before, "tombstoned");
      const removed = { account: agent.owner_id ?? null, subject: agent.agent_id };
      await recordSecurity(tx, context, tx.now, { action: "agent_removed", ...removed });
    }
    return { status: 200, body: tombstone(agent) };
  });
};
