/**
 * Decides whether reports about an agent still count. An agent may get another owner, and another host, and stays the same; if it
 * gets both within a short time, then nothing is left of what the reports are about, and a good name could be bought.
 */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { Transaction } from "../../core/journal/transaction.ts";
import type { Agent } from "../../registry/agents/record/agent.ts";
import type { Handover } from "../../registry/hooks.ts";
import { dropReports } from "./recompute.ts";

/** When the owner and the host of an agent last changed. Agents of which neither has changed have no row. */
export const AgentHandover = defineEntity({
  name: "AgentHandover",
  tableName: "agent_handover",
  properties: {
    agent_key: p.bigint("number").primary().autoincrement(false),
    owner_changed_at: p.text().strictNullable(),
    host_changed_at: p.text().strictNullable(),
  },
});

export type AgentHandover = InferEntity<typeof AgentHandover>;

/** The longest time between the two changes in which reports end, in milliseconds. */
const spanMs = 30 * 86_400_000;

/** Records a change of an agent, and deletes the reports about it if both have changed within {@link spanMs}. */
export async function recordHandover(
  tx: Transaction,
  agent: Pick<Agent, "key" | "agent_id" | "name" | "owner_id" | "status">,
  { owner, host }: Handover,
): Promise<void> {
  if (!owner && !host) return;
  const { owner_changed_at, host_changed_at } = await tx.em().upsert(AgentHandover, {
    agent_key: agent.key,
    ...(owner && { owner_changed_at: tx.changedAt }),
    ...(host && { host_changed_at: tx.changedAt }),
  });
  if (owner_changed_at === null || host_changed_at === null) return;
  if (Math.abs(Date.parse(owner_changed_at) - Date.parse(host_changed_at)) > spanMs) return;
  await forgetHandover(tx, agent.key);
  await dropReports(tx, agent);
}

/** Deletes what is recorded of an agent. */
export async function forgetHandover(tx: Transaction, agentKey: number): Promise<void> {
  await tx.em().nativeDelete(AgentHandover, { agent_key: agentKey });
}
