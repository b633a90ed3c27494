/** How agents retire: by a status of their owner or of the operator, and by deletion. */
import { etagOf, mayChange, preconditionFailed, refuse } from "../answers.ts";
import { revokeAll } from "../certifications/changes.ts";
import type { Handlers } from "../context.ts";
import { instantOf } from "../instants.ts";
import { recompute } from "../reputation/changes.ts";
import { Agent } from "./agent.ts";
import { AgentCard } from "./agent-card.ts";
import { footprint, saveAgent } from "./changes.ts";
import { findRow, present } from "./records.ts";
import { adopt, notFound, ownershipFault, tombstone, tombstoned } from "./refusals.ts";

export const setStatus: Handlers["agents"]["setStatus"] = async (
  { path, headers, body },
  { database, caller },
) => {
  return database.transaction(async (tx) => {
    const agent = await tx.em.findOne(Agent, { agent_id: path.id });
    if (!agent) return notFound(path.id);
    if (agent.status === "tombstoned") return tombstoned(agent);
    const refusal = ownershipFault(agent, caller);
    if (refusal) return refusal;
    if (body.status === "suspended" && caller.role !== "owner") {
      return refuse(403, "owner_required", "Only the operator of the node suspends agents.");
    }
    if (!mayChange(headers["if-match"], etagOf(agent.seq))) return preconditionFailed(etagOf(agent.seq));

    const before = footprint(agent);
    const ruling = body.status === "suspended" || agent.status === "suspended";
    const adopted = !ruling && adopt(agent, caller);
    const wanted = {
      status: body.status,
      status_message: body.message?.toWellFormed() ?? null,
      successor_agent_id: body.successor_agent_id ?? null,
      sunset_at: body.sunset_at == null ? null : instantOf(body.sunset_at),
    };
    const members = Object.keys(wanted) as (keyof typeof wanted)[]; // the keys of the literal above
    const changed: string[] = members.filter((member) => agent[member] !== wanted[member]);
    if (adopted) changed.push("owned");
    if (changed.length > 0) {
      const deprecated_at = wanted.status === "deprecated" ? (agent.deprecated_at ?? tx.now) : null;
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
              more: { status_message, successor_agent_id, sunset_at, tombstoned_at: null },
            },
      );
    }
    const row = await findRow(tx, path.id);
    if (!row) throw new Error(`${path.id} is gone from its own transaction`);
    return { status: 200, headers: { ETag: etagOf(row.seq) }, body: present(row) };
  });
};

export const remove: Handlers["agents"]["remove"] = async ({ path, headers }, { database, caller }) => {
  return database.transaction(async (tx) => {
    const agent = await tx.em.findOne(Agent, { agent_id: path.id });
    if (!agent) return notFound(path.id);
    const refusal = ownershipFault(agent, caller);
    if (refusal) return refusal;
    if (!mayChange(headers["if-match"], etagOf(agent.seq))) return preconditionFailed(etagOf(agent.seq));
    if (agent.status !== "tombstoned") {
      const before = footprint(agent);
      adopt(agent, caller);
      Object.assign(agent, { ...erased, status: "tombstoned", tombstoned_at: tx.now });
      await tx.em.nativeDelete(AgentCard, { agent_key: agent.key });
      await tx.run("delete from agent_facts where agent_key = ?", [agent.key]);
      await saveAgent(tx, agent, before, {
        type: "agent.deprecated",
        change: "tombstoned",
        more: { status_message: null, successor_agent_id: null, sunset_at: null, tombstoned_at: tx.now },
      });
      await revokeAll(tx, agent);
      await recompute(tx, agent); // it stays, for the id may come back, and is no longer counted
    }
    return { status: 200, body: tombstone(agent) };
  });
};

/** What a deleted agent no longer has. */
const erased = {
  ...{
    description: null,
    api_url: null,
    facts_url: null,
    documentation_url: null,
    icon_url: null,
    version: null,
  },
  ...{
    provider: null,
    protocols: [],
    capabilities: [],
    tags: [],
    skills: [],
    extra: {},
    details: "",
    has_facts: false,
  },
  ...{ status_message: null, successor_agent_id: null, sunset_at: null, deprecated_at: null },
};
