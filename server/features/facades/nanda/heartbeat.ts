/** The last heartbeat of agents. It is no part of their records: heartbeats come often, and change nothing that others follow. */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { Kysely } from "kysely";
import { Figure } from "../../../core/journal/figures.ts";
import type { Managed } from "../../../core/sql/orm.ts";
import type { Rows, Writer } from "../../../core/sql/rows.ts";
import { type Columns, statement } from "../../../core/sql/statement.ts";
import type { AgentTables } from "../../../registry/agents/record/records.ts";

export const Heartbeat = defineEntity({
  name: "Heartbeat",
  tableName: "agent_heartbeat",
  properties: {
    agent_key: p.bigint("number").primary().autoincrement(false),
    alive: p.boolean(),
    seen_at: p.text(),
  },
  indexes: [{ name: "agent_heartbeat_by_time", properties: ["seen_at"] }],
});

type HeartbeatRow = Columns<InferEntity<typeof Heartbeat>>;

type Db = Kysely<AgentTables & { agent_heartbeat: HeartbeatRow }>;

// Statements, because agents send heartbeats all the time, and each response asks for the last ones.

const put = statement((db: Db, { agent_key, alive, seen_at }: HeartbeatRow) =>
  db
    .insertInto("agent_heartbeat")
    .values({ agent_key, alive, seen_at })
    .onConflict((conflict) => conflict.column("agent_key").doUpdateSet({ alive, seen_at })),
);

const byIds = statement((db: Db, { agentIds }: { agentIds: readonly string[] }, dialect) =>
  db
    .selectFrom("agent as a")
    .innerJoin("agent_heartbeat as h", "h.agent_key", "a.key")
    .select(["a.agent_id", "h.alive", "h.seen_at"])
    .where("a.agent_id", "in", dialect.texts(agentIds)),
);

const latest = statement((db: Db) =>
  db.selectFrom("agent_heartbeat").select(({ fn }) => fn.max("seen_at").as("seen_at")),
);

/** The time of the last heartbeat of any agent; null without one. */
export async function lastHeartbeat(rows: Rows): Promise<string | null> {
  return (await latest.get(rows, {}))?.seen_at ?? null;
}

/** The number of agents that lists have. */
export async function countListed(managed: Managed): Promise<number> {
  const listed = { kind: "status", value: { $in: ["active", "deprecated"] } };
  return (await managed.em().find(Figure, listed)).reduce((sum, { count }) => sum + count, 0);
}

/** Records a heartbeat. */
export async function recordHeartbeat(writer: Writer, heartbeat: HeartbeatRow): Promise<void> {
  await put.run(writer, heartbeat);
}

/** Deletes the heartbeat of an agent that is deleted. */
export async function deleteHeartbeat(tx: Managed, agentKey: number): Promise<void> {
  await tx.em().nativeDelete(Heartbeat, { agent_key: agentKey });
}

/** The last heartbeats of agents, by their ids. */
export async function heartbeatsOf(
  rows: Rows,
  agentIds: readonly string[],
): Promise<Map<string, { alive: boolean; seenAt: string }>> {
  if (agentIds.length === 0) return new Map();
  const found = await byIds.all(rows, { agentIds });
  return new Map(
    found.map(({ agent_id, alive, seen_at }) => [agent_id, { alive: Boolean(alive), seenAt: seen_at }]),
  );
}

/** The number of agents whose last heartbeat says that they are not alive. */
export function countDead(managed: Managed): Promise<number> {
  return managed.em().count(Heartbeat, { alive: false });
}
