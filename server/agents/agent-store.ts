/** Reads and writes agents in changes. They are plain objects: what changed is written by {@link storeAgent}. */
import type { Kysely } from "kysely";
import type { Rows } from "../database/database.ts";
import { EntityRows } from "../database/entity-rows.ts";
import { placeholders } from "../database/placeholders.ts";
import { pick, statement } from "../database/statement.ts";
import type { Transaction } from "../database/transaction.ts";
import { Agent } from "./agent.ts";
import { type AgentRow, type AgentTables, findRow } from "./records.ts";

const rows = new EntityRows(Agent);
const written = rows.names.filter((name) => name !== "key");

const byKey = statement((db: Kysely<AgentTables>, { key }: Pick<AgentRow, "key">) =>
  db.selectFrom("agent").selectAll().where("key", "=", key),
);

const insert = statement((db: Kysely<AgentTables>, values: AgentRow) =>
  db.insertInto("agent").values(pick(values, rows.names)),
);

const update = statement((db: Kysely<AgentTables>, values: AgentRow) =>
  db.updateTable("agent").set(pick(values, written)).where("key", "=", values.key),
);

/** Converts an agent to its row. */
export function rowOf(agent: Agent): AgentRow {
  return rows.toRow(agent);
}

/** Finds an agent or tombstone, to change it. */
export async function findAgent(tx: Rows, agentId: string): Promise<Agent | null> {
  const row = await findRow(tx, agentId);
  return row ? rows.toEntity(row) : null;
}

/** Finds those of some agents and tombstones that exist, to change them. */
export async function findAgents(tx: Rows, agentIds: readonly string[]): Promise<Agent[]> {
  if (agentIds.length === 0) return [];
  const found = await tx.all<AgentRow>(
    `select * from agent where agent_id in (${placeholders(agentIds)})`,
    agentIds,
  );
  return found.map((row) => rows.toEntity(row));
}

/** Reads the agent of a key that another row has. */
export async function agentOfKey(tx: Rows, key: number): Promise<Agent> {
  const row = await byKey.get(tx, { key });
  if (!row) throw new Error(`No agent has the key ${key}`);
  return rows.toEntity(row);
}

/** Writes an agent. A new one, whose key is 0, gets its key. */
export async function storeAgent(tx: Transaction, agent: Agent): Promise<void> {
  const isNew = agent.key === 0;
  if (isNew) agent.key = tx.nextAgentKey();
  await (isNew ? insert : update).run(tx, rows.toRow(agent));
}
