/**
 * What the contract says about agents beyond its schemas, as functions of values: how a registration is read, which agents
 * a filter lets through, and which event a change emits. A server that keeps its agents elsewhere needs none of them.
 */
import { hash } from "node:crypto";
import { emptyDescription } from "../client/description.ts";
import type { Schemas } from "../generated/models.d.ts";
import { conformance } from "../server/features/facts/conformance.ts";
import { tombstoneUrl } from "../server/registry/agents/record/description.ts";

export { emptyDescription } from "../client/description.ts";
export { type Registration, readRegistration } from "../server/registry/agents/registration/registration.ts";
export { isReservedId } from "../server/registry/agents/registration/reserved-ids.ts";
export { Journal } from "./journal.ts";
export {
  type AgentFilters,
  followsChanges,
  type ListQuery,
  listPage,
  matchesFilters,
  type SearchQuery,
  searchPage,
} from "./lists.ts";

type Agent = Schemas["Agent"];

/** A local, active agent of which only the id is known. Its `seq` is 0 until it is stored. */
export function newAgent(agent_id: string, now: Date): Agent {
  const at = now.toISOString();
  return {
    agent_id,
    name: agent_id,
    agent_url: "",
    ...emptyDescription(),
    status: "active",
    status_message: null,
    successor_agent_id: null,
    sunset_at: null,
    source: "local",
    origin: null,
    owned: false,
    has_facts: false,
    verification: { level: "none", domain: null, method: null, verified_at: null },
    card_signature: null,
    registered_at: at,
    updated_at: at,
    tombstoned_at: null,
    moved_to: null,
    previous_agent_ids: [],
    seq: 0,
  };
}

/** What remains of a deleted agent. */
export function tombstoneOf({ agent_id, tombstoned_at, updated_at }: Agent): Schemas["Tombstone"] {
  return { status: "tombstoned", agent_id, tombstoned_at: tombstoned_at ?? updated_at };
}

/** Deletes an agent: its description is erased, and its id stays reserved. */
export function erased(agent: Agent, now: Date): Agent {
  const { agent_id, registered_at, owned, previous_agent_ids, seq } = agent;
  return {
    ...newAgent(agent_id, now),
    ...{ registered_at, owned, previous_agent_ids, seq },
    agent_url: tombstoneUrl,
    status: "tombstoned",
    tombstoned_at: now.toISOString(),
  };
}

/** The changes of an agent that emit an event. */
export type AgentChange = Exclude<
  (Schemas["AgentRegisteredPayload"] | Schemas["AgentDeprecatedPayload"])["change"],
  "imported"
>;

/** The event of a change of an agent. */
export function eventOf(agent: Agent, change: AgentChange, changed: string[]): Schemas["RegistryEvent"] {
  const { agent_id, name, seq, source, agent_url, updated_at: timestamp } = agent;
  const about = { agent_id, name, seq, source };
  const envelope = { timestamp, idempotency_key: `evt_${seq}` };
  if (change !== "deprecated" && change !== "suspended" && change !== "tombstoned")
    return { event: "agent.registered", payload: { ...about, change, agent_url, changed }, ...envelope };
  const { status_message, successor_agent_id, sunset_at, tombstoned_at } = agent;
  const status = { status_message, successor_agent_id, sunset_at, tombstoned_at };
  return { event: "agent.deprecated", payload: { ...about, change, ...status }, ...envelope };
}

/** The headers of AgentFacts. @param text the document as it is served. */
export function factsHeaders(text: string, updatedAt: string) {
  const digest = hash("sha256", text, "base64");
  return { "Last-Modified": new Date(updatedAt).toUTCString(), "Content-Digest": `sha-256=:${digest}:` };
}

/** What the writer of AgentFacts gets, with what is wrong in the document by AgentFacts v1. */
export function factsReceipt(
  agent_id: string,
  { text, version, updated_at }: { text: string; version: number; updated_at: string },
): Schemas["FactsReceipt"] {
  const document = JSON.parse(text) as Record<string, unknown>; // a valid request has an object
  const digest = `sha256:${hash("sha256", text)}`;
  return { agent_id, version, digest, updated_at, conformance: conformance(document, agent_id) };
}
