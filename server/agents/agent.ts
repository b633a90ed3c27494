/** The agent as it is written. Reading does without it: see records.ts. */
import { defineEntity, type InferEntity, p, Type } from "@mikro-orm/core";
import { JsonText } from "../database/json-text.ts";
import { parseExactly } from "../json.ts";

export type Protocol = "a2a" | "mcp" | "http" | "nlweb" | "acp" | "other";
export type AgentStatus = "active" | "deprecated" | "suspended" | "tombstoned";

/** The members of an agent that a registration may set. */
export interface Described {
  name: string;
  description: string | null;
  agent_url: string;
  api_url: string | null;
  facts_url: string | null;
  documentation_url: string | null;
  icon_url: string | null;
  version: string | null;
  provider: { name: string; url: string | null } | null;
  protocols: Protocol[];
  capabilities: string[];
  tags: string[];
  skills: string[];
  extra: Record<string, unknown>;
}

/** Where an imported agent comes from, and what its origin says of its status. */
export interface Origin {
  peer_id: string;
  base_url: string;
  /** The number of its last change there; null if the peer does not number changes. */
  seq: number | null;
  /** When it last changed there; null if the peer does not say. */
  updated_at: string | null;
  /** When this record was last taken over. */
  fetched_at: string;
  /** While the operator of this node has it suspended: what its status is otherwise. Absent if that is not so. */
  standing?: Standing;
}

/** Where an agent is in its life. */
export interface Standing {
  status: AgentStatus;
  status_message: string | null;
  successor_agent_id: string | null;
  sunset_at: string | null;
  deprecated_at: string | null;
}

/** JSON whose numbers stay as they were written, so that the same content sent again is the same. */
class ExactJsonText<Value> extends JsonText<Value> {
  override convertToJSValue(value: string): Value {
    return parseExactly(value) as Value; // as in JsonText
  }
}

/** JSON, or nothing at all: what has no origin is found in the database by that. */
class OriginText extends Type<Origin | null, string | null> {
  override convertToDatabaseValue(origin: Origin | null): string | null {
    return origin && JSON.stringify(origin);
  }

  override convertToJSValue(text: string | null): Origin | null {
    return text === null ? null : (JSON.parse(text) as Origin); // written by convertToDatabaseValue
  }

  override getColumnType(): string {
    return "text";
  }
}

const words = () => p.type(new JsonText<string[]>()).$type<string[]>();

export const Agent = defineEntity({
  name: "Agent",
  tableName: "agent",
  properties: {
    /** The order of first registration; never given again. */
    key: p.bigint("number").primary().autoincrement(),
    agent_id: p.text().unique(),
    name: p.text(),
    /** The name as searches compare it: see fold in search/words.ts. */
    name_key: p.text(),
    description: p.text().nullable(),
    agent_url: p.text(),
    api_url: p.text().nullable(),
    facts_url: p.text().nullable(),
    documentation_url: p.text().nullable(),
    icon_url: p.text().nullable(),
    version: p.text().nullable(),
    provider: p.type(new JsonText<Described["provider"]>()).$type<Described["provider"]>().nullable(),
    /** The provider's name as filters compare it. */
    provider_key: p.text().nullable(),
    protocols: p.type(new JsonText<Protocol[]>()).$type<Protocol[]>(),
    capabilities: words(),
    tags: words(),
    skills: words(),
    status: p.text().$type<AgentStatus>(),
    status_message: p.text().nullable(),
    successor_agent_id: p.text().nullable(),
    sunset_at: p.text().nullable(),
    deprecated_at: p.text().nullable(),
    source: p.text(),
    /** See {@link Origin}; null for a local agent, and for a tombstone that a removed peer left. */
    origin: p.type(new OriginText()).$type<Origin>().nullable(),
    /** The account that owns it. */
    owner_id: p.text().nullable(),
    has_facts: p.boolean(),
    registered_at: p.text(),
    updated_at: p.text(),
    tombstoned_at: p.text().nullable(),
    seq: p.bigint("number"),
    extra: p.type(new ExactJsonText<Described["extra"]>()).$type<Described["extra"]>(),
    /** What its card or facts say of its skills, for search only. */
    details: p.text(),
  },
});

/** An agent as an entity. */
export type Agent = InferEntity<typeof Agent>;
