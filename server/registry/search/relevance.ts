/**
 * The relevance of an agent that has some of the words of a query: the sum over the terms that it has of how rare the term is,
 * times how often and where it has it (BM25F, Robertson and Zaragoza, The Probabilistic Relevance Framework, section 3.6).
 */
import type { TextField } from "./entries.ts";
import type { Way } from "./plan.ts";
import { stemOf } from "./stems.ts";

/** A term with all ways to match it, and its weight in this search. */
export interface WeightedTerm {
  ways: readonly Way[];
  weight: number;
}

/** The words of an agent, by field. */
export type AgentWords = Record<TextField | "joined", readonly string[]>;

/** How much a field counts, and the number of words that is usual in it (median of published agent cards, rounded). */
const fieldWeights: Record<keyof AgentWords, { weight: number; usualLength: number }> = {
  name: { weight: 3, usualLength: 5 },
  joined: { weight: 3, usualLength: 5 },
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

/** Prepares the terms of a search. Returns the relevance of an agent: 0 if it has none of the terms, at most 1. */
export function relevanceBy(terms: readonly WeightedTerm[]): (words: AgentWords) => number {
  const count = counterOf(terms);
  const whole = terms.reduce((sum, { weight }) => sum + weight, 0);
  const named = Object.entries(fieldWeights) as [keyof AgentWords, { weight: number; usualLength: number }][]; // the keys of the record above
  return (words) => {
    const counts = terms.map(() => 0);
    for (const [field, { weight, usualLength }] of named) {
      const list = words[field];
      const share = weight / (1 - lengthShare + (lengthShare * list.length) / usualLength);
      count(list, field === "name", (term, best) => {
        counts[term] = (counts[term] ?? 0) + share * best;
      });
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

/** Returns a function that reports each place in a list of words where a term matches, with the weight of its best way. */
function counterOf(terms: readonly WeightedTerm[]) {
  const matching = matcherOf(terms.flatMap(({ ways }, term) => ways.map((way) => ({ ...way, term }))));
  return (list: readonly string[], isName: boolean, found: (term: number, weight: number) => void) => {
    for (const start of list.keys()) {
      const here = matching(list, start, isName);
      if (here.length === 0) continue;
      const best = new Map<number, number>();
      for (const { term, weight } of here) best.set(term, Math.max(weight, best.get(term) ?? 0));
      for (const [term, weight] of best) found(term, weight);
    }
  };
}

/** Returns a function that finds the ways that match at a place in a list of words: few words are compared to more than one. */
export function matcherOf<One extends Way>(ways: readonly One[]) {
  const isPrefix = ({ kind }: Way) => kind.startsWith("prefix");
  const first = ({ words: [word = ""] }: Way) => word;
  const words = Map.groupBy(
    ways.filter(({ kind }) => kind === "word"),
    first,
  );
  const stems = Map.groupBy(
    ways.filter(({ kind }) => kind === "stem"),
    first,
  );
  // A word begins like its stem, so most words need no stem.
  const firstLetters = new Set([...stems.keys()].map((stem) => stem.charCodeAt(0)));
  const prefixes = ways.filter(isPrefix);
  return (list: readonly string[], start: number, isName: boolean): One[] => {
    const word = list[start] ?? "";
    const found: One[] = [];
    for (const way of words.get(word) ?? [])
      if (way.words.length === 1 || matchesAt(list, start, way, isName)) found.push(way);
    if (firstLetters.has(word.charCodeAt(0))) found.push(...(stems.get(stemOf(word)) ?? []));
    for (const way of prefixes) if (matchesAt(list, start, way, isName)) found.push(way);
    return found;
  };
}

/** Whether a list of words matches at a place. */
function matchesAt(words: readonly string[], start: number, way: Way, isName: boolean): boolean {
  if (way.kind === "prefix of a name" && !isName) return false;
  return way.words.every((sought, index) => {
    const word = words[start + index];
    if (word === undefined) return false;
    return way.kind !== "word" && index === way.words.length - 1 ? word.startsWith(sought) : word === sought;
  });
}
