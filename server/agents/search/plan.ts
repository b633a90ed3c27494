/**
 * How a query is put to the index: what is matched, and what a match weighs.
 *
 * The score counts where words were found and nothing else. It does not depend on other documents (as bm25 does), so
 * both engines rank alike, and pages of a walk fit together while agents are being written. Since every word must be
 * found, how rare a word is could not change the order anyway.
 */
import type { Query, Term } from "./query.ts";

/** The parts of an index entry. */
export const fields = ["name", "terms", "details", "description"] as const;
export type Field = (typeof fields)[number];

/** One way in which a term may be found. */
export interface Alternative {
  words: string[];
  /** Whether the last word may go on. */
  open: boolean;
}

/** What a finding weighs: the whole word, or only its beginning or a similar word. */
export const weights: Record<Field, { whole: number; part: number }> = {
  name: { whole: 10, part: 8 },
  terms: { whole: 5, part: 4 },
  details: { whole: 2, part: 2 },
  description: { whole: 1, part: 1 },
};

/** The score of the exact id or name, above all sums of weights. */
export const exactScore = 1_000;

/**
 * How generous a search is. `close`: all terms, and similar words only for words that nothing begins with. `similar`:
 * all terms, similar words for each. `any`: any of the terms. The next is tried when one finds nothing.
 */
export const generosities = ["close", "similar", "any"] as const;
export type Generosity = (typeof generosities)[number];

/** A term with all ways to find it. */
export interface PlannedTerm {
  whole: Alternative[];
  part: Alternative[];
}

export interface Plan {
  wanted: PlannedTerm[];
  unwanted: Alternative[];
  all: boolean;
}

/** What a plan needs to know of the vocabulary. */
export interface Vocabulary {
  /** Whether any indexed word begins so. */
  begins(word: string): Promise<boolean>;
  /** Indexed words that differ by one letter. */
  similar(word: string): Promise<string[]>;
}

/** Makes the plan of a query. */
export async function makePlan(query: Query, generosity: Generosity, vocabulary: Vocabulary): Promise<Plan> {
  const wanted = await Promise.all(query.wanted.map((term) => planTerm(term, generosity, vocabulary)));
  const unwanted = query.unwanted.map(({ words }) => ({ words, open: false }));
  return { wanted, unwanted, all: generosity !== "any" };
}

async function planTerm(term: Term, generosity: Generosity, vocabulary: Vocabulary): Promise<PlannedTerm> {
  const { words, open } = term;
  const whole = [{ words, open: false }];
  const [word = "", ...more] = words;
  if (!open) return { whole, part: [] };
  const part: Alternative[] = [{ words, open: true }];
  if (more.length > 0) return { whole, part };
  const generous = generosity !== "close" || !(await vocabulary.begins(word));
  const similar = generous ? await vocabulary.similar(word) : [];
  return { whole, part: [...part, ...similar.map((each) => ({ words: [each], open: false }))] };
}
