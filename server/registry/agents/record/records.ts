/** Reads rows of agents and converts them to records of the contract, without entities. */

import type { Kysely } from "kysely";
import {
  emptyDescription,
  emptyTexts,
  type StructuredField,
  structuredFields,
  type TextField,
  textFields,
} from "../../../../client/description.ts";
import type { components } from "../../../../generated/openapi.d.ts";
import type { Rows } from "../../../core/sql/rows.ts";
import { type Columns, statement } from "../../../core/sql/statement.ts";
import { parseExactly } from "../../../core/values/json.ts";
import type { StoredAgent } from "./agent.ts";
import { type Origin, suspendedDescription } from "./description.ts";
import { toVerification } from "./verification.ts";

export type AgentRecord = components["schemas"]["Agent"];

/** A row of `agent`. JSON is text in both engines. */
export type AgentRow = Columns<StoredAgent>;

/** A row without its public record, which is made of it. */
export type AgentValues = Omit<AgentRow, "record" | "record_form">;

/** The table, for statements. */
export interface AgentTables {
  agent: AgentRow;
}

// Statements, because each change of an agent runs them.
const byId = statement((db: Kysely<AgentTables>, { agent_id }: Pick<AgentRow, "agent_id">) =>
  db.selectFrom("agent").selectAll().where("agent_id", "=", agent_id),
);

/** Reads the rows of agents by their keys. */
export const rowsByKeys = statement(
  (db: Kysely<AgentTables>, { keys }: { keys: readonly number[] }, dialect) =>
    db.selectFrom("agent").selectAll().where("key", "in", dialect.numbers(keys)),
);

const newest = statement((db: Kysely<AgentTables>) =>
  db.selectFrom("agent").select(({ fn }) => fn.max("key").as("key")),
);

/** The shape of a description; each record has all of its fields. */
const blank = { ...emptyTexts, ...emptyDescription() };

/** Converts a row to its public record; that of a suspended agent has no description. */
export function toAgentResponse(row: AgentValues): AgentRecord {
  const record = toFullAgentResponse(row);
  return row.status === "suspended" ? { ...record, ...suspendedDescription() } : record;
}

/** Converts a row to the record for its owner and the operator. */
export function toFullAgentResponse(row: AgentValues): AgentRecord {
  const record: AgentRecord = {
    agent_id: row.agent_id,
    ...blank, // so that all records have one shape: collecting the fields first takes three times as long
    status: row.status,
    status_message: row.status_message,
    successor_agent_id: row.successor_agent_id,
    sunset_at: row.sunset_at,
    source: row.source,
    // Its peer may be removed later, which changes no record of a tombstone.
    origin: row.origin === null || row.status === "tombstoned" ? null : toOriginResponse(parse(row.origin)),
    owned: row.owner_id !== null,
    has_facts: Boolean(row.has_facts),
    verification: toVerification(row),
    card_signature: row.card_signature === null ? null : parse(row.card_signature),
    registered_at: row.registered_at,
    updated_at: row.updated_at,
    tombstoned_at: row.tombstoned_at,
    ...(row.erased_by !== null && { erased: true }),
    moved_to: row.moved_to,
    previous_agent_ids: row.previous_agent_ids === "[]" ? [] : parse(row.previous_agent_ids),
    seq: row.seq,
    extra: row.extra === "{}" ? {} : (parseExactly(row.extra) as AgentRecord["extra"]), // written as an object
  };
  const texts: Record<TextField, string | null> = record;
  for (const name of textFields) texts[name] = row[name];
  const structured: Record<StructuredField, unknown> = record;
  for (const name of structuredFields) structured[name] = row[name] === null ? null : parse(row[name]);
  return record;
}

/** Finds the row of an agent or tombstone. */
export function findRow(rows: Rows, agentId: string): Promise<AgentRow | undefined> {
  return byId.get(rows, { agent_id: agentId });
}

/** Reads the key of the agent that was registered last; 0 if there is none. */
export async function newestKey(rows: Rows): Promise<number> {
  return (await newest.get(rows, {}))?.key ?? 0;
}

function toOriginResponse(origin: Origin): AgentRecord["origin"] {
  const { peer_id, base_url, seq, updated_at, fetched_at, verification } = origin;
  return { peer_id, base_url, seq, updated_at, fetched_at, ...(verification && { verification }) };
}

/** Parses a JSON column, which the entity wrote with the same type. */
function parse<Value>(text: string): Value {
  return JSON.parse(text) as Value;
}
