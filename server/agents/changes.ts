/** Writes agents: the row, its words, its index entry, the counts and the event, in one transaction. */
import { revokeOwn } from "../certifications/changes.ts";
import type { Counts } from "../database/figures.ts";
import type { Transaction } from "../database/transaction.ts";
import { dropOwnerReports } from "../reputation/changes.ts";
import type { Agent } from "./agent.ts";
import { storeAgent } from "./agent-store.ts";
import { wordKinds } from "./filters.ts";
import type { IndexEntry } from "./search/engine.ts";
import { engineOf } from "./search/engines.ts";
import { fold, indexWords } from "./search/words.ts";

/** Data that depends on an agent, read before a change. */
export interface Footprint {
  counts: Counts;
  words: [kind: string, value: string][];
  /** Its owner; null for an agent without one, undefined for a new agent. */
  ownerId: string | null | undefined;
}

/** An event about an agent; common fields are added. */
export interface AgentEvent {
  type: "agent.registered" | "agent.deprecated";
  change: string;
  more: object;
  /** Whether it came by federation: then only subscribers of imported events receive it. */
  imported?: boolean;
}

/** Reads the footprint of an agent; null for a new one. */
export function footprint(agent: Agent | null): Footprint {
  if (!agent) return { counts: [], words: [], ownerId: undefined };
  const ownerId = agent.owner_id ?? null;
  const status: Counts = [["status", agent.status, 1]];
  if (agent.status === "tombstoned") return { counts: status, words: [], ownerId };
  // Suspended agents match no filter, and do not count for popular tags.
  if (agent.status === "suspended") {
    return { counts: [...status, ["source", agent.source, 1]], words: [], ownerId };
  }
  const sets = {
    protocol: agent.protocols,
    capabilities: agent.capabilities,
    tags: agent.tags,
    skills: agent.skills,
  };
  const words = wordKinds.flatMap((kind) => sets[kind].map((value): [string, string] => [kind, value]));
  const counted = words
    .filter(([kind]) => kind !== "skills")
    .map(([kind, value]): Counts[number] => [kind, value, 1]);
  return { counts: [...status, ["source", agent.source, 1], ...counted], words, ownerId };
}

/**
 * Writes a changed agent.
 * @param before its footprint before the change.
 * @returns the number of the change.
 */
export async function saveAgent(
  tx: Transaction,
  agent: Agent,
  before: Footprint,
  event: AgentEvent,
): Promise<number> {
  const seq = tx.nextSeq();
  agent.seq = seq;
  agent.updated_at = tx.changedAt;
  agent.name_key = fold(agent.name);
  agent.provider_key = agent.provider && agent.status !== "suspended" ? fold(agent.provider.name) : null;
  await storeAgent(tx, agent);

  const after = footprint(agent);
  await writeWords(tx, agent.key, before.words, after.words);
  tx.count(before.counts.map(([kind, value, count]) => [kind, value, -count]));
  tx.count(after.counts);
  const search = engineOf(tx);
  if (agent.status === "tombstoned") await search.remove(tx, agent.key);
  else await search.put(tx, agent.key, indexEntry(agent));

  const { agent_id, name } = agent;
  const payload = { agent_id, name, change: event.change, seq, ...event.more };
  await tx.emit({ type: event.type, agentId: agent_id, payload, imported: event.imported ?? false });
  if (before.ownerId === null && agent.owner_id != null) await dropOwnTrust(tx, agent);
  return seq;
}

/** Removes ratings by the new owner: an account must not rate its own agent. */
async function dropOwnTrust(tx: Transaction, agent: Agent): Promise<void> {
  await revokeOwn(tx, agent);
  await dropOwnerReports(tx, agent);
}

function indexEntry(agent: Agent): IndexEntry {
  const name = [agent.name, agent.agent_id].map(indexWords);
  if (agent.status === "suspended") return { name, terms: [], details: [], description: [] };
  const sets = [...agent.tags, ...agent.capabilities, ...agent.skills, ...agent.protocols];
  return {
    name,
    terms: [...sets, agent.provider?.name ?? ""].map(indexWords),
    details: agent.details.split("\n").map(indexWords),
    description: [indexWords(agent.description ?? "")],
  };
}

async function writeWords(
  tx: Transaction,
  key: number,
  before: Footprint["words"],
  after: Footprint["words"],
): Promise<void> {
  const gone = without(before, after);
  const come = without(after, before);
  if (gone.length > 0) {
    await tx.run(
      `delete from agent_word where agent_key = ? and (${gone.map(() => "(kind = ? and value = ?)").join(" or ")})`,
      [key, ...gone.flat()],
    );
  }
  if (come.length > 0) {
    await tx.run(
      `insert into agent_word (kind, value, agent_key) values ${come.map(() => "(?, ?, ?)").join(", ")}
        on conflict do nothing`,
      come.flatMap((word) => [...word, key]),
    );
  }
}

function without(words: Footprint["words"], others: Footprint["words"]): Footprint["words"] {
  const known = new Set(others.map((word) => word.join("\n")));
  return words.filter((word) => !known.has(word.join("\n")));
}
