/**
 * Plans how a query uses the index, and how results rank.
 *
 * An agent ranks by the narrowest group of fields with all words: the name, then name and sets, and so on. This depends only
 * on the agent (bm25 depends on all others), so both engines rank alike, and pages stay consistent while agents are
 * written. Each rank is a scan of the index in key order that ends when the page is full, so a word that every agent has
 * costs no more than a rare one. Since every word must match, the rarity of a word could not change the order anyway.
 */
import type { Query, Term } from "./query.ts";
import { mayBeMistyped } from "./words.ts";

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
}

/** The fields in which all terms are searched. Each tier finds all results of the previous one, and more. */
export interface Tier {
  fields: readonly Field[];
  /** Whether only whole words match. */
  whole: boolean;
  /** Its `match.score`. */
  score: number;
}

/** The tiers, best first. The exact id or name comes before them, with the score 1. */
export const tiers: readonly Tier[] = [
  { fields: ["name"], whole: true, score: 0.9 },
  { fields: ["name"], whole: false, score: 0.8 },
  { fields: ["name", "terms"], whole: false, score: 0.6 },
  { fields: ["name", "terms", "details"], whole: false, score: 0.4 },
  { fields: ["name", "terms", "details", "description"], whole: false, score: 0.2 },
];

/**
 * How strictly words must match. `strict`: all terms, and similar words only for words that are no prefix of any. `fuzzy`:
 * all terms, similar words for each. `any`: any of the terms. If a level finds nothing, the next is tried.
 */
export const matchLevels = ["strict", "fuzzy", "any"] as const;
export type MatchLevel = (typeof matchLevels)[number];

/** The maximum number of similar words for one word, and for all words of a query. */
export const mostSimilar = 16;
const mostSimilarInAll = 48;

/** A term with all ways to match it. */
export interface PlannedTerm {
  whole: Alternative;
  part: Alternative[];
}

export interface Plan {
  wanted: PlannedTerm[];
  unwanted: Alternative[];
  /** Whether all wanted terms must match, or any. */
  all: boolean;
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
    const similar = isNowWide && room > 0 ? await vocabulary.similar(term.words[0] ?? "") : [];
    wide.push(isNowWide);
    wanted.push(planTerm(term, similar.slice(0, room)));
    room -= similar.length;
  }
  return {
    wanted,
    unwanted: query.unwanted.map(({ words, open }) => ({ words, open: open === "anywhere" })),
    all: matchLevel !== "any",
    widened: wide.map((each) => (each ? "1" : "0")).join(""),
  };
}

async function isWide(
  { words, open }: Term,
  matchLevel: MatchLevel,
  vocabulary: Vocabulary,
): Promise<boolean> {
  const [word = "", ...more] = words;
  if (open !== "anywhere" || more.length > 0 || !mayBeMistyped(word)) return false;
  return matchLevel !== "strict" || !(await vocabulary.begins(word));
}

function planTerm({ words, open }: Term, similar: string[]): PlannedTerm {
  const longer: Record<Term["open"], Alternative[]> = {
    nowhere: [],
    name: [{ words, open: true, inName: true }],
    anywhere: [{ words, open: true }],
  };
  return {
    whole: { words, open: false },
    part: [...longer[open], ...similar.map((each) => ({ words: [each], open: false }))],
  };
}

/** The number of words that the database must search. */
export function sizeOf({ wanted, unwanted }: Plan): number {
  const ways = [...wanted.flatMap(({ whole, part }) => [whole, ...part]), ...unwanted];
  return ways.reduce((sum, { words }) => sum + words.length, 0);
}
