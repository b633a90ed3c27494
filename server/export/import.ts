/** Imports agents into a node by its API, as the account of a key, which then owns them. */
import { isDeepStrictEqual } from "node:util";
import { describedFields } from "../../client/description.ts";
import {
  type Agent,
  AuthenticationError,
  ConflictError,
  NotFoundError,
  PermissionError,
  type Registry,
  ValidationError,
} from "../../client/index.ts";
import type { Progress } from "../backup/progress.ts";
import { statusOf, unlessAbsent } from "./export.ts";
import type { ExportedAgent } from "./format.ts";
import { groupsOf } from "./groups.ts";

export interface ImportOptions {
  registry: Registry;
  agents: AsyncIterable<ExportedAgent>;
  /** How many they are; 0 if that is not known. */
  total: number;
  progress: Progress;
}

export interface ImportResult {
  /** The agents that were registered or updated. */
  imported: number;
  /** The agents that the node had already as they are in the export. */
  unchanged: number;
  /** The agents that the node rejected, with its reason. */
  rejected: readonly { id: string; reason: string }[];
}

/** How many agents are looked up together: the most that the API permits. */
const lookedUpTogether = 100;

/** How many agents are written at once. */
const concurrency = 4;

/**
 * Imports agents. What the node has already is not sent again, so an interrupted import goes on when it is run again, and only
 * what is new uses the quota of the key.
 * @throws RegistryError if the key is not accepted, its quota is used up, or the node does not respond.
 */
export async function importAgents({
  registry,
  agents,
  total,
  progress,
}: ImportOptions): Promise<ImportResult> {
  const result = { imported: 0, unchanged: 0, rejected: [] as { id: string; reason: string }[] };
  progress.begin("Importing", total);
  for await (const group of groupsOf(agents, lookedUpTogether)) {
    const known = await recordsOf(registry, group);
    for (let first = 0; first < group.length; first += concurrency)
      await Promise.all(
        group.slice(first, first + concurrency).map(async (agent) => {
          const id = agent.registration.agent_id;
          try {
            if (await importAgent(registry, agent, known.get(id))) result.imported++;
            else result.unchanged++;
          } catch (error) {
            if (!isRejection(error)) throw error;
            result.rejected.push({ id, reason: error.message });
          }
        }),
      );
    progress.advance("agents", group.length);
  }
  progress.end();
  return result;
}

/** Whether an error is about one agent, so that the import goes on with the next one. */
function isRejection(error: unknown): error is Error {
  if (error instanceof AuthenticationError) return false;
  return [ValidationError, PermissionError, ConflictError, NotFoundError].some(
    (type) => error instanceof type,
  );
}

/** The records that the node has, by id. */
async function recordsOf(registry: Registry, group: readonly ExportedAgent[]): Promise<Map<string, Agent>> {
  const records = new Map<string, Agent>();
  let ids = group.map(({ registration }) => registration.agent_id);
  while (ids.length > 0) {
    const { agents, remaining = [] } = await registry.agents.lookupMany({ agent_ids: ids });
    for (const agent of agents) records.set(agent.agent_id, agent);
    ids = remaining;
  }
  return records;
}

/** @returns whether something was written. */
async function importAgent(
  registry: Registry,
  { registration, facts, status }: ExportedAgent,
  known: Agent | undefined,
): Promise<boolean> {
  const id = registration.agent_id;
  const options = { respondAsync: true };
  let isChanged = false;
  if (!known || !(await isRegistered(registry, registration, known))) {
    await registry.agents.register(registration, options);
    isChanged = true;
  }
  const knownFacts = facts && known?.has_facts ? await unlessAbsent(registry.facts.get(id)) : undefined;
  if (facts && !isDeepStrictEqual(facts, knownFacts)) {
    await registry.facts.put(id, facts, options);
    isChanged = true;
  }
  if (status && !(known && isDeepStrictEqual(status, statusOf(known)))) {
    await registry.agents.setStatus(id, status, options);
    isChanged = true;
  }
  return isChanged;
}

/** Whether the node has an agent as a registration describes it. */
async function isRegistered(
  registry: Registry,
  { agent_card, server_json, ...described }: ExportedAgent["registration"],
  known: Agent,
): Promise<boolean> {
  if (!describedFields.every((name) => isDeepStrictEqual(described[name], known[name]))) return false;
  const { card, serverJson } = registry.agents;
  const id = described.agent_id;
  return (
    (agent_card === undefined || isDeepStrictEqual(agent_card, await unlessAbsent(card(id)))) &&
    (server_json === undefined || isDeepStrictEqual(server_json, await unlessAbsent(serverJson(id))))
  );
}
