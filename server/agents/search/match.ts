/** Finds the fields of an agent that match a search. */
import type { components } from "../../../generated/openapi.d.ts";
import type { AgentRecord } from "../records.ts";
import { exactNames } from "./entries.ts";
import { type Plan, type Way, waysOf } from "./plan.ts";
import { matchesAt } from "./relevance.ts";
import { wordsOf } from "./words.ts";

type MatchField = components["schemas"]["MatchField"];

/** The texts of a field, and the ways in which a search looks for words in it. */
export interface SearchedField {
  field: MatchField;
  texts: readonly string[];
  ways: readonly Way[];
  /** Whether the whole field is what was searched. */
  isWhole: boolean;
}

/**
 * Returns the fields of an agent in which a search looks.
 * @param details the details in its row.
 * @param some whether the agent may only have some of the words, so that synonyms count too.
 */
export function searchedFields(
  agent: AgentRecord,
  details: string,
  { plan, text, some }: { plan: Plan; text: string; some: boolean },
): SearchedField[] {
  const texts: Record<MatchField, string[]> = {
    agent_id: [agent.agent_id],
    name: [agent.name],
    tags: agent.tags,
    capabilities: agent.capabilities,
    skills: agent.skills,
    provider: agent.provider ? [agent.provider.name] : [],
    details: details.split("\n"),
    description: [agent.description ?? ""],
  };
  const joined = plan.bonus.filter(({ words }) => words.length === 1);
  const ways = [...plan.wanted.flatMap((term) => waysOf(term, some)), ...joined];
  const [searched = ""] = exactNames(text);
  const named = Object.entries(texts) as [MatchField, string[]][]; // the keys of the record above
  return named.map(([field, lines]) => {
    const isWhole =
      field === "agent_id"
        ? agent.agent_id === text.trim()
        : field === "name" && exactNames(agent.name)[0] === searched;
    return { field, texts: lines, ways, isWhole };
  });
}

/** Returns the fields that contain words of the search. */
export function matchFields(fields: readonly SearchedField[]): MatchField[] {
  return fields
    .filter(({ field, texts, ways, isWhole }) => {
      if (isWhole) return true;
      const isName = field === "agent_id" || field === "name";
      return texts.map(wordsOf).some((words) => placesOf(words, ways, isName).length > 0);
    })
    .map(({ field }) => field);
}

/** Words of a text that match: the place of the first, and how many. */
export interface MatchedWords {
  start: number;
  length: number;
}

/** Finds where a list of words matches, also as parts of one word. */
export function placesOf(words: readonly string[], ways: readonly Way[], isName: boolean): MatchedWords[] {
  return words.flatMap((_, start) => {
    const lengths = ways.flatMap((way) => {
      if (matchesAt(words, start, way, isName)) return way.words.length;
      const parts = way.words.length === 1 ? partsOf(words, start, way.words[0] ?? "") : 0;
      return parts > 1 ? parts : [];
    });
    return lengths.length > 0 ? [{ start, length: Math.max(...lengths) }] : [];
  });
}

/** How many words from a place on make one when they are joined; 0 if they do not. */
function partsOf(words: readonly string[], start: number, whole: string): number {
  let made = "";
  for (let count = 1; made.length < whole.length && start + count <= words.length; count++) {
    made += words[start + count - 1];
    if (!whole.startsWith(made)) return 0;
    if (made === whole) return count;
  }
  return 0;
}
