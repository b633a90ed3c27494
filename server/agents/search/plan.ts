/**
 * How a query is put to the index, and what comes first.
 *
 * An agent ranks by the narrowest place that has all the words: the name, then name and sets, and so on. That depends on
 * the agent alone (bm25 depends on all others), so both engines rank alike and the pages of a walk fit together while
 * agents are being written; and each rank is a scan of the index in key order that ends when the page is full, so a word
 * that every agent has costs no more than a rare one. Since every word must be found, how rare a word is could not
 * change the order anyway.
 */
import type { Query, Term } from "./query.ts";
import { mayBeMistyped } from "./words.ts";

/** The parts of an index entry, the weightiest first. */
export const fields = ["name", "terms", "details", "description"] as const;
export type Field = (typeof fields)[number];

/** One way in which a term may be found. */
export interface Alternative {
  words: string[];
  /** Whether the last word may go on. */
  open: boolean;
  /** Whether it counts in the name alone, whatever the tier. */
  inName?: boolean;
}

/** Where all terms of a query are looked for. Each tier finds all that the one before finds, and more. */
export interface Tier {
  fields: readonly Field[];
  /** Whether only whole words count. */
  whole: boolean;
  /** What `match.score` says of it. */
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
 * How generous a search is. `close`: all terms, and similar words only for words that nothing begins with. `similar`:
 * all terms, similar words for each. `any`: any of the terms. The next is tried when one finds nothing.
 */
export const generosities = ["close", "similar", "any"] as const;
export type Generosity = (typeof generosities)[number];

/** How many similar words are looked for in place of one word, and in place of all words of a query. */
export const mostSimilar = 16;
const mostSimilarInAll = 48;

/** A term with all ways to find it. */
export interface PlannedTerm {
  whole: Alternative;
  part: Alternative[];
}

export interface Plan {
  wanted: PlannedTerm[];
  unwanted: Alternative[];
  /** Whether all wanted terms must be found, or any. */
  all: boolean;
  /**
   * For each wanted term, `1` if similar words count, else `0`. The vocabulary grows while a walk is under way, and its
   * pages must agree.
   */
  widened: string;
}

/** What a plan needs to know of the words that may be mistyped: those of every agent that was ever indexed. */
export interface Vocabulary {
  /** Whether any word begins so. */
  begins(word: string): Promise<boolean>;
  /** Words that differ by one letter. */
  similar(word: string): Promise<string[]>;
}

/** The ways that count in a tier. */
export function alternatives({ whole, part }: PlannedTerm, tier: Tier): Alternative[] {
  return tier.whole ? [whole] : [whole, ...part];
}

/**
 * Makes the plan of a query.
 * @param widened what the plan of the page before says; undefined on the first page.
 */
export async function makePlan(
  query: Query,
  generosity: Generosity,
  vocabulary: Vocabulary,
  widened?: string,
): Promise<Plan> {
  const wide: boolean[] = [];
  const wanted: PlannedTerm[] = [];
  let room = mostSimilarInAll;
  for (const [index, term] of query.wanted.entries()) {
    const isNowWide =
      widened === undefined ? await isWide(term, generosity, vocabulary) : widened[index] === "1";
    const similar = isNowWide && room > 0 ? await vocabulary.similar(term.words[0] ?? "") : [];
    wide.push(isNowWide);
    wanted.push(planTerm(term, similar.slice(0, room)));
    room -= similar.length;
  }
  return {
    wanted,
    unwanted: query.unwanted.map(({ words, open }) => ({ words, open: open === "anywhere" })),
    all: generosity !== "any",
    widened: wide.map((each) => (each ? "1" : "0")).join(""),
  };
}

async function isWide(
  { words, open }: Term,
  generosity: Generosity,
  vocabulary: Vocabulary,
): Promise<boolean> {
  const [word = "", ...more] = words;
  if (open !== "anywhere" || more.length > 0 || !mayBeMistyped(word)) return false;
  return generosity !== "close" || !(await vocabulary.begins(word));
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

/** How many words a database has to look for. */
export function sizeOf({ wanted, unwanted }: Plan): number {
  const ways = [...wanted.flatMap(({ whole, part }) => [whole, ...part]), ...unwanted];
  return ways.reduce((sum, { words }) => sum + words.length, 0);
}
