/** Agents as they are read: rows, and the records of the contract made of them. Nothing here hydrates an entity. */
import type { components } from "../../generated/openapi.d.ts";
import type { Rows } from "../database/database.ts";
import { parseExactly } from "../json.ts";
import { nothingServed, type Origin } from "./described.ts";

export type AgentRecord = components["schemas"]["Agent"];

/** The columns of `agent` that a record is made of. JSON is text in both engines. */
export interface AgentRow {
  key: number;
  agent_id: string;
  name: string;
  description: string | null;
  agent_url: string;
  api_url: string | null;
  facts_url: string | null;
  documentation_url: string | null;
  icon_url: string | null;
  version: string | null;
  provider: string | null;
  provider_key: string | null;
  protocols: string;
  capabilities: string;
  tags: string;
  skills: string;
  status: AgentRecord["status"];
  status_message: string | null;
  successor_agent_id: string | null;
  sunset_at: string | null;
  deprecated_at: string | null;
  source: string;
  origin: string | null;
  owner_id: string | null;
  has_facts: boolean | 0 | 1;
  registered_at: string;
  updated_at: string;
  tombstoned_at: string | null;
  seq: number;
  extra: string;
  details: string;
}

/** The record of a row as everybody sees it: of a suspended agent, without what it says of itself. */
export function present(row: AgentRow): AgentRecord {
  const record = presentInFull(row);
  return row.status === "suspended" ? { ...record, ...nothingServed() } : record;
}

/** The record of a row as its owner and the operator see it. */
export function presentInFull(row: AgentRow): AgentRecord {
  return {
    agent_id: row.agent_id,
    name: row.name,
    description: row.description,
    agent_url: row.agent_url,
    api_url: row.api_url,
    facts_url: row.facts_url,
    documentation_url: row.documentation_url,
    icon_url: row.icon_url,
    version: row.version,
    provider: row.provider === null ? null : parse(row.provider),
    protocols: parse(row.protocols),
    capabilities: parse(row.capabilities),
    tags: parse(row.tags),
    skills: parse(row.skills),
    status: row.status,
    status_message: row.status_message,
    successor_agent_id: row.successor_agent_id,
    sunset_at: row.sunset_at,
    source: row.source,
    origin: row.origin === null ? null : presentOrigin(parse(row.origin)),
    owned: row.owner_id !== null,
    has_facts: Boolean(row.has_facts),
    registered_at: row.registered_at,
    updated_at: row.updated_at,
    tombstoned_at: row.tombstoned_at,
    seq: row.seq,
    extra: row.extra === "{}" ? {} : (parseExactly(row.extra) as AgentRecord["extra"]), // written as an object
  };
}

/** The row of an agent, if it was ever registered. */
export function findRow(rows: Rows, agentId: string): Promise<AgentRow | undefined> {
  return rows.get<AgentRow>("select * from agent where agent_id = ?", [agentId]);
}

/** The number of the last change. Read before a page, so that the page has all changes up to it. */
export async function lastSeq(rows: Rows): Promise<number> {
  return (await rows.get<{ seq: number }>("select seq from journal where id = 1"))?.seq ?? 0;
}

function presentOrigin({ peer_id, base_url, seq, updated_at, fetched_at }: Origin): AgentRecord["origin"] {
  return { peer_id, base_url, seq, updated_at, fetched_at };
}

/** A JSON column; what it holds was written by the entity, whose types say the same. */
function parse<Value>(text: string): Value {
  return JSON.parse(text) as Value;
}
