/**
 * The relevance of an agent that has some of the words of a query: the sum over the terms that it has of how rare the term is,
 * times how often and where it has it (BM25F, Robertson and Zaragoza, The Probabilistic Relevance Framework, section 3.6).
 *
 * It is computed here and not by the databases, so both rank alike. Lengths are compared to fixed ones, because averages would
 * change between two pages.
 */
import type { AgentRecord } from "../records.ts";
import type { Alternative, Field } from "./plan.ts";
import { indexWords } from "./words.ts";

/** A term with all ways to match it, and its weight in this search. */
export interface WeightedTerm {
  ways: readonly Alternative[];
  weight: number;
}

/** The words of an agent, by field. */
export type AgentWords = Record<Field, string[]>;

/** How much a field counts, and the number of words that is usual in it (median of published agent cards, rounded). */
const fieldWeights: Record<Field, { weight: number; usualLength: number }> = {
  name: { weight: 3, usualLength: 5 },
  terms: { weight: 2, usualLength: 16 },
  details: { weight: 1, usualLength: 32 },
  description: { weight: 1.5, usualLength: 16 },
};

/** How much of the length of a field counts: long texts have more words by chance. */
const lengthShare = 0.6;

/** How soon further occurrences of a term stop to count. */
const saturation = 1.2;

/** How much an agent with some of the terms falls behind one with all. */
const coveragePower = 0.5;

/** Returns the words of an agent's record. */
export function wordsOfAgent(agent: AgentRecord, details: string): AgentWords {
  const sets = [...agent.tags, ...agent.capabilities, ...agent.skills, ...agent.protocols];
  return {
    name: [agent.name, agent.agent_id].flatMap(indexWords),
    terms: [...sets, agent.provider?.name ?? ""].flatMap(indexWords),
    details: indexWords(details),
    description: indexWords(agent.description ?? ""),
  };
}

/** Prepares the terms of a search. Returns the relevance of an agent: 0 if it has none of the terms, at most 1. */
export function relevanceBy(terms: readonly WeightedTerm[]): (words: AgentWords) => number {
  const matchers = terms.map(({ ways }) => matcherOf(ways));
  const whole = terms.reduce((sum, { weight }) => sum + weight, 0);
  return (words) => {
    const named = Object.entries(fieldWeights) as [Field, { weight: number; usualLength: number }][]; // the keys of the record above
    const counts = terms.map(() => 0);
    for (const [field, { weight, usualLength }] of named) {
      const list = words[field];
      const share = weight / (1 - lengthShare + (lengthShare * list.length) / usualLength);
      for (const [index, matcher] of matchers.entries())
        counts[index] = (counts[index] ?? 0) + share * matcher(list);
    }
    let sum = 0;
    let covered = 0;
    for (const [index, count] of counts.entries()) {
      const weight = terms[index]?.weight ?? 0;
      sum += (weight * count) / (count + saturation);
      if (count > 0) covered += weight;
    }
    return whole === 0 ? 0 : (sum / whole) * (covered / whole) ** coveragePower;
  };
}

/** Returns a function that counts where a list of words matches, each place by the best way. */
function matcherOf(ways: readonly Alternative[]): (words: readonly string[]) => number {
  const byFirst = new Map<string, Alternative[]>();
  const beginnings = ways.filter(({ words, open }) => open && words.length === 1);
  for (const way of ways) {
    const first = way.words[0];
    if (first === undefined || beginnings.includes(way)) continue;
    byFirst.set(first, [...(byFirst.get(first) ?? []), way]);
  }
  return (words) => {
    let count = 0;
    for (const [start, word] of words.entries()) {
      let best = 0;
      for (const way of byFirst.get(word) ?? [])
        if (way.weight > best && matchesAt(words, start, way)) best = way.weight;
      for (const {
        words: [first = ""],
        weight,
      } of beginnings)
        if (weight > best && word.startsWith(first)) best = weight;
      count += best;
    }
    return count;
  };
}

/** Whether a list of words has the words of an alternative at a place. */
export function matchesAt(
  words: readonly string[],
  start: number,
  { words: sought, open }: Alternative,
): boolean {
  return sought.every((each, index) => {
    const word = words[start + index];
    return open && index === sought.length - 1 ? word?.startsWith(each) : word === each;
  });
}
