/** What a new agent starts as. */
import { emptyDescription } from "../../../../client/description.ts";
import type { Agent } from "./agent.ts";
import { unverified } from "./verification.ts";

/** An agent of which only the id is known, and which is not stored yet. */
export function blankAgent(changedAt: string, agentId: string): Agent {
  return {
    key: 0,
    agent_id: agentId,
    owner_id: null,
    server_name: null,
    server_name_key: null,
    ...emptyDescription(),
    status: "active",
    status_message: null,
    successor_agent_id: null,
    sunset_at: null,
    deprecated_at: null,
    source: "local",
    origin: null,
    has_facts: false,
    tombstoned_at: null,
    moved_to: null,
    erased_by: null,
    previous_agent_ids: [],
    details: "",
    name: agentId,
    skeleton: "",
    name_key: "",
    provider_key: null,
    agent_url: "",
    registered_at: changedAt,
    updated_at: changedAt,
    seq: 0,
    ...unverified,
    card_signature: null,
  };
}
