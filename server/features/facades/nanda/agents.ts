/** Converts agents to the forms of the NANDA index. */
import type { components } from "../../../../generated/openapi.d.ts";
import type { Rows } from "../../../core/sql/rows.ts";
import type { AgentRecord } from "../../../registry/agents/record/records.ts";
import { heartbeatsOf } from "./heartbeat.ts";

type Schemas = components["schemas"];

/** An agent and its last heartbeat. */
export interface Seen {
  record: AgentRecord;
  alive: boolean;
  seenAt: string;
}

/** Adds the last heartbeats, in one read. */
export async function seenOf(rows: Rows, records: readonly AgentRecord[]): Promise<Seen[]> {
  const heartbeats = await heartbeatsOf(
    rows,
    records.map(({ agent_id }) => agent_id),
  );
  return records.map((record) => {
    const { alive = record.status !== "suspended", seenAt = record.updated_at } =
      heartbeats.get(record.agent_id) ?? {};
    return { record, alive, seenAt };
  });
}

/** An agent. Its AgentFacts are those that the node has, or those that it links to. */
export function toAgent({ record, seenAt }: Seen, publicUrl: string): Schemas["Nanda.Agent"] {
  const { agent_id, agent_url, api_url, name, description, capabilities, tags, has_facts, facts_url } =
    record;
  const own = `${publicUrl}/agentfacts/${encodeURIComponent(agent_id)}`;
  return {
    agent_id,
    agent_url,
    api_url,
    name,
    description,
    capabilities,
    tags,
    last_seen: seenAt,
    agent_facts_url: has_facts ? own : facts_url,
  };
}

/** The state of an agent. */
export function toState({ record, alive, seenAt }: Seen): Schemas["Nanda.AgentState"] {
  const { agent_id, agent_url, api_url, capabilities, tags } = record;
  return { agent_id, agent_url, api_url, alive, assigned_to: null, last_update: seenAt, capabilities, tags };
}

const protocols: readonly string[] = [
  "a2a",
  "mcp",
  "http",
  "nlweb",
  "acp",
  "other",
] satisfies AgentRecord["protocols"];

/** The registration of this registry that one of NANDA means. */
export function toRegistration(sent: Schemas["Nanda.Registration"]): object {
  const { agent_id, agent_url, api_url, agent_facts_url, name, description, supported_protocols } = sent;
  const subjects = [sent.domain, sent.specialization].filter((each) => each);
  const tags = [...(sent.tags ?? []), ...subjects];
  const known = supported_protocols?.map((each) => each.toLowerCase());
  return {
    agent_id,
    agent_url,
    ...(api_url && { api_url }),
    ...(agent_facts_url && { facts_url: agent_facts_url }),
    ...(name && { name }),
    ...(description && { description }),
    ...(sent.capabilities && { capabilities: sent.capabilities }),
    ...(tags.length > 0 && { tags }),
    ...(known && { protocols: known.map((each) => (protocols.includes(each) ? each : "other")) }),
    ...(sent.domain && { domain: sent.domain }),
    ...(sent.specialization && { specialization: sent.specialization }),
  };
}
