/**
 * Decides whether reports about an agent still count. An agent may get another owner, and another host, and stays the same; if it
 * gets both within a short time, then nothing is left of what the reports are about, and a good name could be bought.
 */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { Kysely } from "kysely";
import type { Transaction } from "../../core/journal/transaction.ts";
import { type Columns, statement } from "../../core/sql/statement.ts";
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

type HandoverRow = Columns<AgentHandover>;
type Db = Kysely<{ agent_handover: HandoverRow }>;

/** The longest time between the two changes in which reports end, in milliseconds. */
const spanMs = 30 * 86_400_000;

/** Sets the times that are given. */
const put = statement((db: Db, row: HandoverRow) =>
  db
    .insertInto("agent_handover")
    .values({
      agent_key: row.agent_key,
      owner_changed_at: row.owner_changed_at,
      host_changed_at: row.host_changed_at,
    })
    .onConflict((conflict) =>
      conflict.column("agent_key").doUpdateSet(({ fn, ref }) => ({
        owner_changed_at: fn.coalesce(
          ref("excluded.owner_changed_at"),
          ref("agent_handover.owner_changed_at"),
        ),
        host_changed_at: fn.coalesce(ref("excluded.host_changed_at"), ref("agent_handover.host_changed_at")),
      })),
    )
    .returningAll(),
);

const drop = statement((db: Db, { agent_key }: Pick<HandoverRow, "agent_key">) =>
  db.deleteFrom("agent_handover").where("agent_key", "=", agent_key),
);

/** Records a change of an agent, and deletes the reports about it if both have changed within {@link spanMs}. */
export async function recordHandover(
  tx: Transaction,
  agent: Pick<Agent, "key" | "agent_id" | "name" | "owner_id" | "status">,
  { owner, host }: Handover,
): Promise<void> {
  if (!owner && !host) return;
  const row = await put.get(tx, {
    agent_key: agent.key,
    owner_changed_at: owner ? tx.changedAt : null,
    host_changed_at: host ? tx.changedAt : null,
  });
  const { owner_changed_at = null, host_changed_at = null } = row ?? {};
  if (owner_changed_at === null || host_changed_at === null) return;
  if (Math.abs(Date.parse(owner_changed_at) - Date.parse(host_changed_at)) > spanMs) return;
  await forgetHandover(tx, agent.key);
  await dropReports(tx, agent);
}

/** Deletes what is recorded of an agent. */
export async function forgetHandover(tx: Transaction, agentKey: number): Promise<void> {
  await drop.run(tx, { agent_key: agentKey });
}
