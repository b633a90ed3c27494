/** Reads the data of an agent's page. */
import type { components } from "../../../generated/openapi.d.ts";
import type { Client } from "../../http/authentication.ts";
import { read, readIfFound } from "../api-reads.ts";

type Schemas = components["schemas"];

/** A journal event about an agent. */
export type AgentEvent = Exclude<Schemas["RegistryEvent"], Schemas["FederationPeerAddedEvent"]>;

/** The data of an agent's page. */
export interface AgentView {
  agent: Schemas["Agent"];
  facts: Schemas["AgentFacts"] | undefined;
  certifications: Schemas["Certification"][];
  violations: Schemas["Violation"][];
  /** Undefined if the agent has no reputation yet. */
  reputation: Schemas["Reputation"] | undefined;
  /** The latest events, newest first. */
  history: AgentEvent[];
}

/**
 * Reads the agent and everything that its page shows.
 * @throws ProblemError `agent_not_found`, `agent_tombstoned`.
 */
export async function readAgent(client: Pick<Client, "dispatch">, id: string): Promise<AgentView> {
  const path = { id };
  const about = { query: { agent_id: id, limit: 20 } };
  const agent = await read(client, "/lookup/{id}", { path });
  const [facts, certified, violated, reputed, history] = await Promise.all([
    agent.has_facts ? readIfFound(client, "/agentfacts/{id}", { path }) : undefined,
    read(client, "/certifications", about),
    read(client, "/compliance", about),
    read(client, "/reputation", { query: { agent_id: id } }),
    readHistory(client, id),
  ]);
  return {
    agent,
    facts,
    history,
    certifications: certified.certifications,
    violations: violated.violations,
    reputation: reputed.reputations[0],
  };
}

/** The number of events shown. */
const maxEvents = 20;

async function readHistory(client: Pick<Client, "dispatch">, id: string): Promise<AgentEvent[]> {
  const query = { agent_id: id, limit: maxEvents };
  const { events } = await read(client, "/events/latest", { query });
  return events.filter((event): event is AgentEvent => event.event !== "federation.peer_added");
}
