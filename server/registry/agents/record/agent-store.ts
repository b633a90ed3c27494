/** Reads and writes agents in changes. They are plain objects: what changed is written by {@link storeAgents}. */
import type { Kysely } from "kysely";
import type { Transaction } from "../../../core/journal/transaction.ts";
import { EntityRows } from "../../../core/sql/entity-rows.ts";
import type { Rows } from "../../../core/sql/rows.ts";
import { pick, statement } from "../../../core/sql/statement.ts";
import { Agent, type StoredAgent } from "./agent.ts";
import { type AgentRow, type AgentTables, type AgentValues, findRow } from "./records.ts";
import { recordForm, recordOf } from "./stored-records.ts";

const rows = new EntityRows<StoredAgent>(Agent);
const written = rows.names.filter((name) => name !== "key");

// Statements, because registrations run them.
const byKey = statement((db: Kysely<AgentTables>, { key }: Pick<AgentRow, "key">) =>
  db.selectFrom("agent").selectAll().where("key", "=", key),
);

const insert = statement((db: Kysely<AgentTables>, { list }: { list: readonly AgentRow[] }, dialect) =>
  db.insertInto("agent").columns(rows.names).expression(dialect.rows(list, rows.types)),
);

const update = statement((db: Kysely<AgentTables>, values: AgentRow) =>
  db.updateTable("agent").set(pick(values, written)).where("key", "=", values.key),
);

const byIds = statement((db: Kysely<AgentTables>, { agentIds }: { agentIds: readonly string[] }, dialect) =>
  db.selectFrom("agent").selectAll().where("agent_id", "in", dialect.texts(agentIds)),
);

/** Converts an agent to its row, for a response; its public record is not built. */
export function valuesOf(agent: Agent): AgentValues {
  return rows.toRow({ ...agent, record_form: recordForm, record: "" });
}

/** Converts an agent to its row, as it is stored. */
function rowOf(agent: Agent): AgentRow {
  const values = valuesOf(agent);
  return { ...values, record_form: recordForm, record: recordOf(values) };
}

/** Finds an agent or tombstone, to change it. */
export async function findAgent(tx: Rows, agentId: string): Promise<Agent | null> {
  const row = await findRow(tx, agentId);
  return row ? rows.toEntity(row) : null;
}

/** Finds those of some agents and tombstones that exist, to change them. */
export async function findAgents(tx: Rows, agentIds: readonly string[]): Promise<Agent[]> {
  return (await byIds.all(tx, { agentIds })).map((row) => rows.toEntity(row));
}

/** Reads the agent of a key that another row has. */
export async function agentOfKey(tx: Rows, key: number): Promise<Agent> {
  const row = await byKey.get(tx, { key });
  if (!row) throw new Error(`No agent has the key ${key}`);
  return rows.toEntity(row);
}

/** Writes agents. New ones, whose key is 0, get their keys. */
export async function storeAgents(tx: Transaction, agents: readonly Agent[]): Promise<void> {
  const known = agents.filter(({ key }) => key > 0);
  const fresh = agents.filter(({ key }) => key === 0);
  for (const agent of fresh) agent.key = await tx.nextAgentKey();
  if (fresh.length > 0) await insert.run(tx, { list: fresh.map(rowOf) });
  for (const agent of known) await update.run(tx, rowOf(agent));
}
