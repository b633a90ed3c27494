/** Makes the entries of agents in the search index. */
import type { Agent } from "../agent.ts";
import type { IndexEntry, IndexWords } from "./engine.ts";
import { indexWords } from "./words.ts";

/** What an entry is made of. A public record has no server name. */
export type IndexedAgent = Partial<Pick<Agent, "server_name">> &
  Pick<
    Agent,
    | "key"
    | "agent_id"
    | "name"
    | "description"
    | "provider"
    | "protocols"
    | "capabilities"
    | "tags"
    | "skills"
    | "status"
    | "details"
  >;

/** Makes the entry of an agent; null for a tombstone, which has none. */
export function indexEntryOf(agent: IndexedAgent): IndexEntry | null {
  return agent.status === "tombstoned" ? null : { key: agent.key, words: indexWordsOf(agent) };
}

/** The words of an agent; those of its names and id alone if it is suspended. */
export function indexWordsOf(agent: Omit<IndexedAgent, "key">): IndexWords {
  const { server_name = null } = agent;
  const published = server_name?.includes("/") ? [server_name] : []; // others are made of the id
  const name = [agent.name, agent.agent_id, ...published].map(indexWords);
  if (agent.status === "suspended") return { name, terms: [], details: [], description: [] };
  const sets = [...agent.tags, ...agent.capabilities, ...agent.skills, ...agent.protocols];
  return {
    name,
    terms: [...sets, agent.provider?.name ?? ""].map(indexWords),
    details: agent.details.split("\n").map(indexWords),
    description: [indexWords(agent.description ?? "")],
  };
}

/**
 * About how many bytes an entry adds to the index: each of its words once, with the pieces by which mistyped words are found. So
 * many if nobody had used the words before.
 */
export function bytesOfEntry({ words }: IndexEntry): number {
  const distinct = new Set(Object.values(words).flat(2));
  let bytes = 0;
  for (const word of distinct) bytes += 16 + 10 * word.length;
  return bytes;
}
