/** Finds the fields of an agent that match a search. */
import type { components } from "../../../generated/openapi.d.ts";
import type { AgentRecord } from "../agents/records.ts";
import { fold } from "./fold.ts";
import { type Plan, waysOf } from "./plan.ts";
import { matcherOf } from "./relevance.ts";
import { wordsOf } from "./words.ts";

type MatchField = components["schemas"]["MatchField"];

/** The texts of a field, and what finds the words of a search in them. */
export interface SearchedField {
  field: MatchField;
  texts: readonly string[];
  placesOf: FindPlaces;
  /** Whether the whole field is what was searched. */
  isWhole: boolean;
}

/**
 * Returns the fields of an agent in which a search looks.
 * @param details the details in its row.
 */
export function searchedFields(
  agent: AgentRecord,
  details: string,
  { text, placesOf }: { text: string; placesOf: FindPlaces },
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
  const searched = fold(text);
  const named = Object.entries(texts) as [MatchField, string[]][]; // the keys of the record above
  return named.map(([field, lines]) => {
    const isWhole =
      field === "agent_id"
        ? agent.agent_id === text.trim()
        : field === "name" && fold(agent.name) === searched;
    return { field, texts: lines, placesOf, isWhole };
  });
}

/** Returns the fields that contain words of the search. */
export function matchFields(fields: readonly SearchedField[]): MatchField[] {
  return fields
    .filter(({ field, texts, placesOf, isWhole }) => {
      return isWhole || texts.some((text) => placesOf(wordsOf(text), isName(field)).length > 0);
    })
    .map(({ field }) => field);
}

/** Whether a field has the names of an agent. */
export function isName(field: MatchField): boolean {
  return field === "agent_id" || field === "name";
}

/** Words of a text that match: the place of the first, and how many. */
export interface MatchedWords {
  start: number;
  length: number;
}

/** Finds where a list of words matches. */
export type FindPlaces = (words: readonly string[], isName: boolean) => MatchedWords[];

/**
 * Prepares a search for words in texts, also as parts of one word.
 * @param some whether agents may only have some of the words, so that synonyms count too.
 */
export function placesBy(plan: Plan, some: boolean): FindPlaces {
  const joined = plan.bonus.filter(({ words }) => words.length === 1);
  const ways = [...plan.wanted.flatMap((term) => waysOf(term, some)), ...joined];
  const matching = matcherOf(ways);
  const whole = [
    ...new Set(ways.flatMap(({ words, kind }) => (words.length === 1 && kind === "word" ? words : []))),
  ];
  return (words, isName) =>
    words.flatMap((word, start) => {
      const lengths = matching(words, start, isName).map((way) => way.words.length);
      for (const each of whole)
        if (each.length > word.length && each.startsWith(word)) lengths.push(partsOf(words, start, each));
      const length = Math.max(0, ...lengths);
      return length > 0 ? [{ start, length }] : [];
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
