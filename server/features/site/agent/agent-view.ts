/** Reads the data of an agent's page. */
import type { components } from "../../../../generated/openapi.d.ts";
import type { Client } from "../../../core/http/authentication.ts";
import { read, readIfFound } from "../api-reads.ts";
import { readSealed, type Sealed } from "../log/sealed.ts";

type Schemas = components["schemas"];

/** A journal event about an agent. */
export type AgentEvent = Exclude<Schemas["RegistryEvent"], Schemas["FederationPeerAddedEvent"]>;

/** The data of an agent's page. */
export interface AgentView {
  agent: Schemas["Agent"];
  facts: Schemas["AgentFacts"] | undefined;
  /** The card that the agent was registered with; undefined if it was registered by its fields. */
  card: Schemas["AgentCard"] | undefined;
  certifications: Schemas["Certification"][];
  violations: Schemas["Violation"][];
  /** Undefined if the agent has no reputation yet. */
  reputation: Schemas["Reputation"] | undefined;
  /** Whether it responds. */
  liveness: Schemas["AgentLiveness"] | undefined;
  /** The latest events, newest first. */
  history: AgentEvent[];
  /** Which events have a proof; null for none. */
  sealed: Sealed | null;
  /** The latest changes of its record, with the values that they replaced, newest first. */
  changes: Schemas["RecordChange"][];
  /** The number from which on all changes are in `changes`. */
  changesEnd: number;
}

/**
 * Reads the agent and everything that its page shows.
 * @throws ProblemError `agent_not_found`, `agent_tombstoned`.
 */
export async function readAgent(client: Pick<Client, "dispatch">, id: string): Promise<AgentView> {
  const path = { id };
  const about = { query: { agent_id: id, limit: 20 } };
  const agent = await read(client, "/lookup/{id}", { path });
  const [facts, card, certified, violated, reputed, responds, history, sealed, { changes, next_before }] =
    await Promise.all([
      agent.has_facts ? readIfFound(client, "/agentfacts/{id}", { path }) : undefined,
      readCard(client, agent),
      read(client, "/certifications", about),
      read(client, "/compliance", about),
      read(client, "/reputation", { query: { agent_id: id } }),
      read(client, "/liveness", { query: { agent_id: id } }),
      readHistory(client, id),
      readSealed(client),
      read(client, "/agents/{id}/changes", { path, query: { limit: maxEvents } }),
    ]);
  return {
    agent,
    facts,
    card,
    history,
    sealed,
    changes,
    changesEnd: next_before ?? 0,
    certifications: certified.certifications,
    violations: violated.violations,
    reputation: reputed.reputations[0],
    liveness: responds.liveness[0],
  };
}

/** The card of a suspended agent is withheld. */
async function readCard(client: Pick<Client, "dispatch">, { agent_id, status }: Schemas["Agent"]) {
  if (status === "suspended") return undefined;
  return readIfFound(client, "/agents/{id}/card", { path: { id: agent_id } });
}

/** The number of events shown. */
const maxEvents = 20;

async function readHistory(client: Pick<Client, "dispatch">, id: string): Promise<AgentEvent[]> {
  const query = { agent_id: id, limit: maxEvents };
  const { events } = await read(client, "/events/latest", { query });
  // A rename is two events; the other one is about the new id.
  const isOfFormerId = ({ payload }: AgentEvent) => "moved_to" in payload && payload.moved_to !== undefined;
  return events.filter(
    (event): event is AgentEvent => event.event !== "federation.peer_added" && !isOfFormerId(event),
  );
}
