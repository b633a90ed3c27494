/**
 * Plans how a query uses the index, and how results rank.
 *
 * An agent with all words ranks by the narrowest group of fields that has them: the name, then name and sets, and so on. This
 * depends only on the agent (bm25 depends on all others), so both engines rank alike, and pages stay consistent while agents
 * are written. Each rank is a scan of the index in key order that ends when the page is full, so a word that every agent has
 * costs no more than a rare one. Since every word must match, the rarity of a word could not change the order anyway.
 *
 * Agents with some of the words follow, ranked by which words they have (related.ts).
 */
import { wordWeight } from "./need-words.ts";
import type { Query, Term } from "./query.ts";
import { synonymsOf } from "./synonyms.ts";
import { mayBeMistyped, queryWords } from "./words.ts";

/** The fields of an index entry, by descending weight. */
export const fields = ["name", "terms", "details", "description"] as const;
export type Field = (typeof fields)[number];

/** One way to match a term. */
export interface Alternative {
  words: string[];
  /** Whether the last word is a prefix. */
  open: boolean;
  /** Whether it only matches in the name, in every tier. */
  inName?: boolean;
  /** How much it counts among agents with some of the words, from 0 to 1. */
  weight: number;
}

/** The fields in which all terms are searched. Each tier finds all results of the previous one, and more. */
export interface Tier {
  fields: readonly Field[];
  /** Whether only whole words match. */
  whole: boolean;
  /** Its `match.score`. */
  score: number;
}

/** The tier that finds the results of all tiers. */
export const widestTier: Tier = { fields, whole: false, score: 0.2 };

/** The `match.score` of agents that only lack the excluded words. */
export const othersScore = 0.1;

/** The tiers, best first. The exact id or name comes before them, with the score 1. */
export const tiers: readonly Tier[] = [
  { fields: ["name"], whole: true, score: 0.9 },
  { fields: ["name"], whole: false, score: 0.8 },
  { fields: ["name", "terms"], whole: false, score: 0.6 },
  { fields: ["name", "terms", "details"], whole: false, score: 0.4 },
  widestTier,
];

/**
 * How strictly words must match where an agent has to have all of them. `strict`: similar words only for words that are no
 * prefix of any. `fuzzy`: similar words for each. If a level finds nothing, the next is tried.
 */
export const matchLevels = ["strict", "fuzzy"] as const;
export type MatchLevel = (typeof matchLevels)[number];

/** The match levels to try for the first page of a query, the strictest first. */
export function matchLevelsOf({ wanted }: Query): readonly MatchLevel[] {
  return wanted.length > 0 ? matchLevels : ["strict"];
}

/** The maximum number of similar words for one word, and for all words of a query; and of other forms of a word. */
export const mostSimilar = 16;
const mostSimilarInAll = 48;
export const mostForms = 12;

/** How much a word counts that is not the word of the query. */
const weights = { whole: 1, form: 0.9, longer: 0.6, synonym: 0.5, similar: 0.4 };

/** A term with all ways to match it. */
export interface PlannedTerm {
  whole: Alternative;
  part: Alternative[];
  /** Further ways among agents with some of the words: synonyms; and the plural, which says more than any longer word. */
  related: Alternative[];
  /** Whether it is in quotes: every result has it. */
  isQuoted: boolean;
  /** How much it says of the agent, from 0 to 1. */
  weight: number;
}

export interface Plan {
  wanted: PlannedTerm[];
  unwanted: Alternative[];
  /**
   * For each wanted term, `1` if similar words match, else `0`. It is kept in the cursor, because the vocabulary grows between
   * pages, which must be consistent.
   */
  widened: string;
}

/** The words of all agents that were ever indexed, for corrections of typing errors. */
export interface Vocabulary {
  /** Whether any word has this prefix. */
  begins(word: string): Promise<boolean>;
  /** Words that differ by one letter. */
  similar(word: string): Promise<string[]>;
  /** Words with the same stem that do not begin with the word. */
  forms(word: string): Promise<string[]>;
}

/** Returns the alternatives of a tier. */
export function alternatives({ whole, part }: PlannedTerm, tier: Tier): Alternative[] {
  return tier.whole ? [whole] : [whole, ...part];
}

/**
 * Plans a query.
 * @param widened the value of the previous page; undefined on the first page.
 */
export async function makePlan(
  query: Query,
  matchLevel: MatchLevel,
  vocabulary: Vocabulary,
  widened?: string,
): Promise<Plan> {
  const wide: boolean[] = [];
  const wanted: PlannedTerm[] = [];
  let room = mostSimilarInAll;
  for (const [index, term] of query.wanted.entries()) {
    const isNowWide =
      widened === undefined ? await isWide(term, matchLevel, vocabulary) : widened[index] === "1";
    const [word = ""] = term.words;
    const similar = isNowWide ? (await vocabulary.similar(word)).slice(0, room) : [];
    const forms = isBareWord(term) ? (await vocabulary.forms(word)).slice(0, room - similar.length) : [];
    wide.push(isNowWide);
    wanted.push(planTerm(term, similar, forms));
    room -= similar.length + forms.length;
  }
  return {
    wanted,
    unwanted: query.unwanted.map(({ words, open }) => ({ words, open: open === "anywhere", weight: 1 })),
    widened: wide.map((each) => (each ? "1" : "0")).join(""),
  };
}

async function isWide(term: Term, matchLevel: MatchLevel, vocabulary: Vocabulary): Promise<boolean> {
  const [word = ""] = term.words;
  if (!isBareWord(term) || !mayBeMistyped(word)) return false;
  return matchLevel !== "strict" || !(await vocabulary.begins(word));
}

/** Whether a term is one word that may have other forms. */
function isBareWord({ words, open }: Term): boolean {
  return open === "anywhere" && words.length === 1;
}

function planTerm(term: Term, similar: string[], forms: string[]): PlannedTerm {
  const { words, open, isQuoted } = term;
  const longer: Record<Term["open"], Alternative[]> = {
    nowhere: [],
    name: [{ words, open: true, inName: true, weight: weights.longer }],
    anywhere: [{ words, open: true, weight: weights.longer }],
  };
  const one = (weight: number) => (word: string) => ({ words: [word], open: false, weight });
  const related = isBareWord(term) ? relatedTo(words[0] ?? "") : [];
  return {
    whole: { words, open: false, weight: weights.whole },
    part: [...longer[open], ...forms.map(one(weights.form)), ...similar.map(one(weights.similar))],
    related,
    isQuoted,
    weight: isQuoted ? 1 : Math.max(...words.map(wordWeight)),
  };
}

function relatedTo(word: string): Alternative[] {
  const plural = { words: [`${word}s`], open: false, weight: weights.form };
  const synonyms = synonymsOf(word).map((each) => ({
    words: queryWords(each),
    open: false,
    weight: weights.synonym,
  }));
  return [plural, ...synonyms];
}

/** Whether any word may bring results that lack others: not if all are in quotes. */
export function isSearchedByAny({ wanted }: Plan): boolean {
  return wanted.some(({ isQuoted }) => !isQuoted);
}

/** The number of words that the database must search for agents with all terms. */
export function sizeOf({ wanted, unwanted }: Plan): number {
  const ways = [...wanted.flatMap(({ whole, part }) => [whole, ...part]), ...unwanted];
  return ways.reduce((sum, { words }) => sum + words.length, 0);
}
