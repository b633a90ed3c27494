/** Writes agents: each change gets a sequence number and an event. */

import type { components } from "../../../generated/openapi.d.ts";
import { emptyDescription, suspendedDescription, tombstoneUrl } from "../../../server/agents/description.ts";
import { revokeAll } from "../certifications/changes.ts";
import { recompute } from "../reputation/changes.ts";
import type { State } from "../state.ts";
import type { Agent } from "../tables.ts";

type AgentRecord = components["schemas"]["Agent"];

/** An event about an agent, without the common fields. */
export interface AgentEvent {
  type: "agent.registered" | "agent.deprecated";
  change: string;
  more: object;
  /** Whether it was imported. */
  imported?: boolean;
}

/** An agent without optional fields. */
export function blankAgent(state: State, agentId: string, key: number): Agent {
  const now = state.now();
  return {
    key,
    agent_id: agentId,
    name: agentId,
    agent_url: "",
    source: "local",
    origin: null,
    owner_id: null,
    ...nothingLeft(),
    status: "active",
    registered_at: now,
    updated_at: now,
    tombstoned_at: null,
    seq: 0,
  };
}

/** Numbers a change of an agent and emits its event. @returns the number. */
export function saveAgent(
  state: State,
  agent: Agent,
  { type, change, more, imported = false }: AgentEvent,
): number {
  const seq = state.journal.nextSeq();
  Object.assign(agent, { seq, updated_at: state.now() });
  state.agents.set(agent.agent_id, agent);
  const { agent_id, name } = agent;
  const payload = { agent_id, name, change, seq, ...more };
  state.journal.emit({ type, agentId: agent_id, payload, imported });
  return seq;
}

/** Turns an agent into a tombstone: its content is erased, its id stays. */
export function erase(state: State, agent: Agent, change: "tombstoned" | "imported"): void {
  const tombstoned_at = state.now();
  const { agent_id, name } = agent; // the event still has the name
  Object.assign(agent, {
    ...nothingLeft(),
    name: agent_id,
    agent_url: tombstoneUrl,
    status: "tombstoned",
    tombstoned_at,
  });
  const { source } = agent;
  saveAgent(state, agent, {
    type: "agent.deprecated",
    change,
    imported: change === "imported",
    more: { name, source, status_message: null, successor_agent_id: null, sunset_at: null, tombstoned_at },
  });
  revokeAll(state, agent);
  recompute(state, agent); // the reputation stays, because the id may be registered again
}

/** The public form of an agent: a suspended one without its self-declared fields. */
export function publicly(agent: Agent): Agent {
  return agent.status === "suspended" ? { ...agent, ...suspendedDescription(), details: "" } : agent;
}

/** The public record of an agent. */
export function toResponse(agent: Agent): AgentRecord {
  return toFullResponse(publicly(agent));
}

/** The complete record of an agent, for its owner and the operator. */
export function toFullResponse(agent: Agent): AgentRecord {
  const { agent_id, name, description, agent_url, api_url, facts_url, documentation_url, icon_url } = agent;
  const { version, provider, protocols, capabilities, tags, skills, status, status_message } = agent;
  const { successor_agent_id, sunset_at, source, origin, owner_id, has_facts, registered_at } = agent;
  const { updated_at, tombstoned_at, seq } = agent;
  return {
    agent_id,
    name,
    description,
    agent_url,
    api_url,
    facts_url,
    documentation_url,
    icon_url,
    version,
    provider,
    protocols,
    capabilities,
    tags,
    skills,
    status,
    status_message,
    successor_agent_id,
    sunset_at,
    source,
    origin: origin && withoutStanding(origin),
    owned: owner_id !== null,
    has_facts,
    registered_at,
    updated_at,
    tombstoned_at,
    seq,
    extra: agent.extra,
  };
}

function withoutStanding({ standing: _, ...origin }: NonNullable<Agent["origin"]>) {
  return origin;
}

function nothingLeft() {
  return {
    ...emptyDescription(),
    status_message: null,
    successor_agent_id: null,
    sunset_at: null,
    deprecated_at: null,
    has_facts: false,
    details: "",
    card: null,
    facts: null,
  };
}
