/** The entity of an agent: see agent-store.ts for changes, and records.ts for reads. */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { Description } from "../../../../client/description.ts";
import { JsonText } from "../../../core/sql/json-text.ts";
import { parseExactly } from "../../../core/values/json.ts";
import type { AgentStatus, Origin, Protocol } from "./description.ts";
import type { ProofMethod, VerificationLevel } from "./verification.ts";

export type { AgentStatus, LifecycleStatus, Origin, Protocol } from "./description.ts";

/** JSON with numbers as written, so that the same content sent again is equal. */
class ExactJsonText<Value> extends JsonText<Value> {
  override convertToJSValue(value: string): Value {
    return parseExactly(value) as Value; // as in JsonText
  }
}

const words = () => p.type(new JsonText<string[]>()).$type<string[]>();

export const Agent = defineEntity({
  name: "Agent",
  tableName: "agent",
  properties: {
    /** The order of first registration; never reused. */
    key: p.bigint("number").primary().autoincrement(false),
    agent_id: p.text(),
    /** What the id looks like: see skeleton.ts. */
    skeleton: p.text(),
    name: p.text(),
    /** The name as searches compare it: see fold in search/words.ts. */
    name_key: p.text(),
    description: p.text().strictNullable(),
    agent_url: p.text(),
    api_url: p.text().strictNullable(),
    mcp_url: p.text().strictNullable(),
    facts_url: p.text().strictNullable(),
    documentation_url: p.text().strictNullable(),
    icon_url: p.text().strictNullable(),
    version: p.text().strictNullable(),
    provider: p
      .type(new JsonText<Description["provider"]>())
      .$type<Description["provider"]>()
      .strictNullable(),
    /** The provider's name as filters compare it. */
    provider_key: p.text().strictNullable(),
    protocols: p.type(new JsonText<Protocol[]>()).$type<Protocol[]>(),
    capabilities: words(),
    tags: words(),
    skills: words(),
    status: p.text().$type<AgentStatus>(),
    status_message: p.text().strictNullable(),
    successor_agent_id: p.text().strictNullable(),
    sunset_at: p.text().strictNullable(),
    deprecated_at: p.text().strictNullable(),
    source: p.text(),
    /** See {@link Origin}; null for a local agent, and for a tombstone that a removed peer left. */
    origin: p.type(new JsonText<Origin>()).$type<Origin>().strictNullable(),
    /** The account that owns it. */
    owner_id: p.text().strictNullable(),
    has_facts: p.boolean(),
    registered_at: p.text(),
    updated_at: p.text(),
    tombstoned_at: p.text().strictNullable(),
    /** The id that the agent has now, if this one is a former id of it. */
    moved_to: p.text().strictNullable(),
    /** Who erased it: the owner of this node, or the node that it was imported from. Null if nobody did. */
    erased_by: p.text().$type<"operator" | "origin">().strictNullable(),
    /** The former ids of the agent, the latest last. */
    previous_agent_ids: p.type(new JsonText<string[]>()).$type<string[]>(),
    seq: p.bigint("number"),
    extra: p.type(new ExactJsonText<Description["extra"]>()).$type<Description["extra"]>(),
    /** Its name as an MCP server: see server-name.ts; null for an agent that never was one. */
    server_name: p.text().strictNullable(),
    /** What the name of its `server.json` looks like: see server-name.ts. Null for a name that is made of the id. */
    server_name_key: p.text().strictNullable(),
    /** Texts about its skills from the card or AgentFacts, for search only. */
    details: p.text(),
    /** How far its URLs are verified: see server/features/domains/coverage.ts. Null if they are not, like the three after it. */
    verified_level: p.text().$type<VerificationLevel>().strictNullable(),
    verified_domain: p.text().strictNullable(),
    verified_method: p.text().$type<ProofMethod>().strictNullable(),
    verified_at: p.text().strictNullable(),
    /** What the signature of its card proves, as JSON. Null without a card. */
    card_signature: p.text().strictNullable(),
    /** The form of `record`: see stored-records.ts. */
    record_form: p.text(),
    /** The public record as JSON, as responses have it. */
    record: p.text(),
  },
  uniques: [
    { name: "agent_by_id", properties: ["agent_id"] },
    { name: "agent_by_seq", properties: ["seq"] },
    { name: "agent_by_server_name", properties: ["server_name"], where: "server_name is not null" },
  ],
  indexes: [
    { name: "agent_by_update", properties: ["updated_at"] },
    { name: "agent_by_name", properties: ["name_key"] },
    { name: "agent_by_provider", properties: ["provider_key"] },
    { name: "agent_by_source", properties: ["source", "seq"] },
    { name: "agent_by_server", properties: ["seq"], where: "server_name is not null" },
    {
      name: "agent_by_verification",
      properties: ["verified_level", "key"],
      where: "verified_level is not null",
    },
    {
      name: "agent_by_server_name_key",
      properties: ["server_name_key"],
      where: "server_name_key is not null",
    },
    { name: "agent_by_skeleton", properties: ["skeleton"], where: "owner_id is not null" },
    { name: "agent_by_owner", properties: ["owner_id", "key"], where: "owner_id is not null" },
  ],
});

/** An agent with its public record, which is made when it is stored. */
export type StoredAgent = InferEntity<typeof Agent>;

/** An agent as changes see it. The key of a new one is 0 until it is stored. */
export type Agent = Omit<StoredAgent, "record" | "record_form">;
