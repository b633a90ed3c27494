/** Exports the public content of a node by its API: its own agents with their cards, facts and statuses. */
import { describedFields } from "../../client/description.ts";
import { type Agent, type Registry, RegistryError } from "../../client/index.ts";
import type { Progress } from "../backup/progress.ts";
import { type ExportedAgent, type ExportHeader, formatName, formatVersion } from "./format.ts";
import { groupsOf } from "./groups.ts";

export interface ExportOptions {
  registry: Registry;
  /** The URL of the node. */
  from: string;
  progress: Progress;
  clock?: () => Date;
}

/** How many agents are read at once. */
const concurrency = 8;

/** The problems of agents that are gone, or that have no such document; and of nodes of a version that served none. */
const absent: ReadonlySet<string> = new Set([
  "card_not_found",
  "server_json_not_found",
  "route_not_found",
  "facts_not_found",
  "agent_not_found",
  "agent_tombstoned",
]);

/**
 * Reads the agents of a node, oldest change first, and makes the lines of an export. Agents of peers, deleted agents and
 * suspended ones are left out: peers have their own, and the others are not public.
 * @throws RegistryError
 */
export async function* exportLines(options: ExportOptions): AsyncIterable<string> {
  const { registry, from, progress, clock = () => new Date() } = options;
  const header: ExportHeader = {
    format: formatName,
    version: formatVersion,
    from,
    madeAt: clock().toISOString(),
  };
  yield `${JSON.stringify(header)}\n`;
  const { by_source } = await registry.node.stats();
  progress.begin("Exporting", by_source.local ?? 0);
  let agents = 0;
  for await (const together of groupsOf(ownAgents(registry), concurrency)) {
    const exported = await Promise.all(together.map((agent) => exportAgent(registry, agent)));
    for (const each of exported) yield `${JSON.stringify(each)}\n`;
    agents += exported.length;
    progress.advance("agents", exported.length);
  }
  progress.end();
  yield `${JSON.stringify({ end: true, agents })}\n`;
}

async function* ownAgents(registry: Registry): AsyncIterable<Agent> {
  for await (const agent of registry.agents.list({ source: ["local"], after_seq: 0, limit: 100 }))
    if (agent.status === "active" || agent.status === "deprecated") yield agent;
}

async function exportAgent(registry: Registry, agent: Agent): Promise<ExportedAgent> {
  const [card, server, facts] = await Promise.all([
    unlessAbsent(registry.agents.card(agent.agent_id)),
    unlessAbsent(registry.agents.serverJson(agent.agent_id)),
    unlessAbsent(registry.facts.get(agent.agent_id)),
  ]);
  const described = Object.fromEntries(describedFields.map((name) => [name, agent[name]]));
  const registration = { agent_id: agent.agent_id, ...described } as ExportedAgent["registration"]; // it has each field
  return {
    registration: {
      ...registration,
      ...(card && { agent_card: card }),
      ...(server && { server_json: server }),
    },
    ...(facts && { facts }),
    ...(agent.status === "deprecated" && { status: statusOf(agent) }),
  };
}

/** What sets the status that an agent has. */
export function statusOf(agent: Agent): NonNullable<ExportedAgent["status"]> {
  return {
    status: agent.status === "deprecated" ? "deprecated" : "active",
    message: agent.status_message,
    successor_agent_id: agent.successor_agent_id,
    sunset_at: agent.sunset_at,
  };
}

/** Reads a document; undefined if there is none. */
export async function unlessAbsent<Document>(reading: Promise<Document>): Promise<Document | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof RegistryError && absent.has(error.code)) return undefined;
    throw error;
  }
}
