/**
 * Suggests a query without misspelt words: "did you mean".
 *
 * A word is misspelt if no indexed word begins like it. It is replaced by a word with one or two wrong letters less that agents
 * have, within the filters: the one with the fewest wrong letters, of equal ones that of the most agents. A suggestion has
 * to find agents, and such with all words if the query does: the vocabulary also has the words of deleted agents.
 */
import { distance } from "fastest-levenshtein";
import { valuesOf } from "../filters.ts";
import { isWithinBudget, type SearchLimits, type SearchReads } from "./budget.ts";
import { vocabularyIn } from "./engine.ts";
import { engineOf } from "./engines.ts";
import { exactMatchOf } from "./match.ts";
import { PartScan } from "./part-scan.ts";
import { parts } from "./parts.ts";
import { parseQuery, withoutMisspelling } from "./query.ts";
import { type Found, type SearchRequest, searchWords } from "./search.ts";
import { isSlip, mayBeMistyped } from "./words.ts";

/** A query with so many results or more gets no suggestion. */
const enoughResults = 10;

/** The number of letters from which a word may have two wrong letters. */
const lengthForTwo = 6;

/** A query with more misspelt words is no query in the words of agents. */
const mostMisspelt = 4;

/** How many near words of a misspelt word are compared by their agents, up to how many agents are counted, and how many are tried. */
const mostCompared = 8;
const mostCounted = 50;
const mostTried = 3;

/** The longest query (`q` in the contract). */
const longestQuery = 256;

/** A word that may have been meant. */
interface NearWord {
  word: string;
  errors: number;
}

/**
 * Returns a suggestion for the first page of a search; undefined if none helps, or there is no time for it.
 * @param found what the query has found by its words.
 */
export async function suggestionFor(
  reads: SearchReads,
  limits: SearchLimits,
  request: Omit<SearchRequest, "after"> & { after: unknown },
  found: readonly Pick<Found, "hasSome">[],
): Promise<string | undefined> {
  if (request.after !== undefined || found.length >= Math.min(enoughResults, request.limit)) return undefined;
  let suggestion: string | undefined;
  await isWithinBudget(async () => {
    const replaced = await replacements(reads, limits, request);
    for (const text of suggestedTexts(request.text, replaced)) {
      const search = { ...request, text, after: undefined, limit: enoughResults, facets: undefined };
      const result = await searchWords(reads, limits, search);
      if (result.found.length === 0 || (found.some(hasAll) && !result.found.some(hasAll))) continue;
      suggestion = text;
      return;
    }
  });
  return suggestion;
}

function hasAll({ hasSome }: Pick<Found, "hasSome">): boolean {
  return !hasSome;
}

/** The queries to try, the most likely first. */
function suggestedTexts(text: string, replaced: ReadonlyMap<string, readonly string[]>): string[] {
  if (replaced.size === 0) return [];
  const tries = Array.from({ length: mostTried }, (_, index) => {
    const words = [...replaced].map(([word, near]): [string, string] => [
      word,
      near[index] ?? near[0] ?? word,
    ]);
    return withoutMisspelling(text, new Map(words));
  });
  return [...new Set(tries)].filter((each) => each !== text && [...each].length <= longestQuery);
}

/** The words that each misspelt word of a query may have meant, the most likely first. */
async function replacements(
  reads: SearchReads,
  limits: SearchLimits,
  { text, filters }: Pick<SearchRequest, "text" | "filters">,
): Promise<Map<string, string[]>> {
  const engine = engineOf(reads);
  const vocabulary = vocabularyIn(reads, engine);
  const values = { ...valuesOf(filters), ...exactMatchOf(text) };
  const scan = new PartScan({ engine: reads.engine, reads, limits, values });
  const countOf = async (word: string) => {
    const query = engine.hasAny([{ words: [word], open: false, weight: 1 }]);
    const part = { score: 0, queries: parts.matching, query, words: 1 };
    return (await scan.keys(part, undefined, mostCounted)).length;
  };
  const misspelt: string[] = [];
  for (const word of new Set(parseQuery(text).wanted.flatMap(({ words }) => words))) {
    if (!mayBeMistyped(word) || (await vocabulary.begins(word))) continue;
    if (misspelt.push(word) > mostMisspelt) return new Map();
  }
  const replaced = new Map<string, string[]>();
  for (const word of misspelt) {
    const near = await byAgents(nearWords(word, await engine.alike(reads, word, mostErrors(word))), countOf);
    if (near.length > 0) replaced.set(word, near);
  }
  return replaced;
}

/** The words among similar ones that a misspelt word may have meant, those with the fewest wrong letters first. */
function nearWords(word: string, alike: readonly string[]): NearWord[] {
  return alike
    .map((each) => ({ word: each, errors: isSlip(each, word) ? 1 : Math.max(2, distance(each, word)) }))
    .filter(({ errors }) => errors <= mostErrors(word))
    .sort((a, b) => a.errors - b.errors || (a.word < b.word ? -1 : 1))
    .slice(0, mostCompared);
}

function mostErrors(word: string): 1 | 2 {
  return [...word].length >= lengthForTwo ? 2 : 1;
}

/** Those of near words that agents have, of equal ones that of the most agents first. */
async function byAgents(
  near: readonly NearWord[],
  countOf: (word: string) => Promise<number>,
): Promise<string[]> {
  const counted: (NearWord & { count: number })[] = [];
  for (const each of near) counted.push({ ...each, count: await countOf(each.word) });
  return counted
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.errors - b.errors || b.count - a.count)
    .map(({ word }) => word);
}
