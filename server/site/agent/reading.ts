/** All that the page of an agent tells. */
import type { components } from "../../../generated/openapi.d.ts";
import type { Origin } from "../../http/admission.ts";
import { read, readIfThere } from "../reading.ts";

type Schemas = components["schemas"];

/** An event of the journal that is about an agent. */
export type AgentEvent = Exclude<Schemas["RegistryEvent"], Schemas["FederationPeerAddedEvent"]>;

/** An agent, and what is known of it beside its record. */
export interface AgentView {
  agent: Schemas["Agent"];
  facts: Schemas["AgentFacts"] | undefined;
  certifications: Schemas["Certification"][];
  violations: Schemas["Violation"][];
  /** Undefined before anything was found. */
  reputation: Schemas["Reputation"] | undefined;
  /** The latest events, newest first. */
  history: AgentEvent[];
  /** Whether there are events between the ones that were read and now. */
  historyGoesOn: boolean;
}

/**
 * Reads all of it.
 * @throws Refused `agent_not_found`, `agent_tombstoned`.
 */
export async function readAgent(origin: Pick<Origin, "ask">, id: string): Promise<AgentView> {
  const path = { id };
  const about = { query: { agent_id: id, limit: 20 } };
  const agent = await read(origin, "/lookup/{id}", { path });
  const [facts, certified, violated, reputed, history] = await Promise.all([
    agent.has_facts ? readIfThere(origin, "/agentfacts/{id}", { path }) : undefined,
    read(origin, "/certifications", about),
    read(origin, "/compliance", about),
    read(origin, "/reputation", { query: { agent_id: id } }),
    readHistory(origin, id),
  ]);
  return {
    ...{ agent, facts, ...history },
    certifications: certified.certifications,
    violations: violated.violations,
    reputation: reputed.reputations[0],
  };
}

/** How many events are shown, and how many pages of them are read at most: the journal begins with the oldest. */
const shown = 20;
const mostPages = 5;

async function readHistory(
  origin: Pick<Origin, "ask">,
  id: string,
): Promise<Pick<AgentView, "history" | "historyGoesOn">> {
  let latest: AgentEvent[] = [];
  let after = 0;
  for (let page = 0; page < mostPages; page++) {
    const query = { agent_id: id, after, limit: 100 };
    const { events, next_after } = await read(origin, "/events", { query });
    const theirs = events.filter((event): event is AgentEvent => event.event !== "federation.peer_added");
    latest = [...latest, ...theirs].slice(-shown);
    if (events.length < 100) return { history: latest.reverse(), historyGoesOn: false };
    after = next_after;
  }
  return { history: latest.reverse(), historyGoesOn: true };
}
