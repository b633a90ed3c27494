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
  /** Whether the journal has newer events than the ones read. */
  historyIncomplete: boolean;
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
    ...history,
    certifications: certified.certifications,
    violations: violated.violations,
    reputation: reputed.reputations[0],
  };
}

/** The number of events shown. */
const maxEvents = 20;

/** The number of journal pages read to find them: the journal starts with the oldest event. */
const maxPages = 5;

async function readHistory(
  client: Pick<Client, "dispatch">,
  id: string,
): Promise<Pick<AgentView, "history" | "historyIncomplete">> {
  let latest: AgentEvent[] = [];
  let after = 0;
  for (let page = 0; page < maxPages; page++) {
    const query = { agent_id: id, after, limit: 100 };
    const { events, next_after } = await read(client, "/events", { query });
    const agentEvents = events.filter(
      (event): event is AgentEvent => event.event !== "federation.peer_added",
    );
    latest = [...latest, ...agentEvents].slice(-maxEvents);
    if (events.length < 100) return { history: latest.reverse(), historyIncomplete: false };
    after = next_after;
  }
  return { history: latest.reverse(), historyIncomplete: true };
}
