/** Parses search queries. Every text is valid. */
import { isFiller } from "./need-words.ts";
import { isLone, isUnspaced, join, mayGoOn, wordsOf } from "./words.ts";

/** A search term: a word or a phrase. */
export interface Term {
  words: string[];
  /** What its words make as one: `websearch` for `web-search`. */
  joined: string | undefined;
  /**
   * Where the last word matches as a prefix. `nowhere`: in quotes, excluded terms, and words of one or two letters, which
   * are prefixes of too many words. `name`: such a short word at the end of the query, so that names are found while they
   * are typed. One character of a script without spaces is a prefix everywhere.
   */
  open: "nowhere" | "name" | "anywhere";
  /** Whether it is in quotes: every result has it. */
  isQuoted: boolean;
}

export interface Query {
  wanted: Term[];
  unwanted: Term[];
  /**
   * Whether it reads like a need in plain words ("find me a train to Rome"), and not like keywords: it has three words outside
   * of quotes, or more. Agents that have some of its words are results too.
   */
  isNeed: boolean;
  /** All words outside of quotes that are wanted, in their order: what a text has in a row fits better. */
  row: string[];
  /** Whether the last term outside of quotes ends the query: it may still be incomplete. */
  isTyping: boolean;
}

/** The maximum number of terms, and of excluded terms. Further terms are ignored. */
export const mostTerms = 12;

/** The maximum number of words, including those of phrases. Further words are ignored. */
export const mostWords = 16;

const pieceForm = /(-?)"([^"]*)"?|(-?)([^\s"]+)/g;

/** A word as it is typed. */
const typedWord = /[\p{L}\p{N}\p{M}]+/gu;

/** The number of words outside of quotes from which a query is a need. */
const wordsOfNeed = 3;

/** The longest run of a script without spaces that is one phrase. A longer one is a sentence, whose words stand apart. */
const longestPhrase = 4;

/**
 * Parses a query: `word`, `"a phrase"`, `-excluded`. Parts without words are skipped, and so are the words that only make a
 * sentence of a need ("I", "need", "a"), unless there are no others.
 */
export function parseQuery(text: string): Query {
  const query = parse(text, isFiller);
  return query.wanted.length > 0 ? query : parse(text, () => false);
}

/** Replaces words of a query, also in phrases, except in what it excludes; all else stays as it was typed. */
export function withoutMisspelling(text: string, replaced: ReadonlyMap<string, string>): string {
  return text.replaceAll(pieceForm, (piece: string) =>
    piece.startsWith("-")
      ? piece
      : piece.replaceAll(typedWord, (word) => replaced.get(wordsOf(word).join(" ")) ?? word),
  );
}

/** The text of a query without what it excludes. */
export function withoutExcluded(text: string): string {
  return text.replace(/(^|\s)-("[^"]*"?|\S+)/g, " ").trim();
}

function parse(text: string, isSkipped: (word: string) => boolean): Query {
  const query: Query = { wanted: [], unwanted: [], isNeed: false, row: [], isTyping: false };
  const seen = new Set<string>();
  let room = mostWords;
  for (const [, quotedMinus, quoted, minus, bare] of text.matchAll(pieceForm)) {
    const isQuoted = quoted !== undefined;
    const isUnwanted = (quotedMinus || minus) === "-";
    const isBare = !isQuoted && !isUnwanted;
    const list = isUnwanted ? query.unwanted : query.wanted;
    for (const all of isBare ? termsOf(bare ?? "") : [searched(wordsOf(quoted ?? bare ?? ""))]) {
      const words = all.slice(0, room);
      const last = words.at(-1);
      if (last === undefined) continue;
      if (isBare) query.row.push(...words);
      query.isTyping = isBare;
      if (isBare && words.every(isSkipped)) continue;
      const key = `${isUnwanted} ${isQuoted} ${words.join(" ")}`;
      if (list.length === mostTerms || seen.has(key)) continue;
      seen.add(key);
      const open = (isBare && mayGoOn(last)) || isLone(last) ? "anywhere" : "nowhere";
      list.push({ words, joined: isBare ? join(words) : undefined, open, isQuoted });
      room -= words.length;
    }
  }
  const last = query.wanted.at(-1);
  if (query.isTyping && last?.open === "nowhere" && !last.isQuoted) last.open = "name";
  query.isNeed = query.row.length >= wordsOfNeed;
  return query;
}

/**
 * The terms of a text without spaces: one, but a sentence of a script without spaces is cut into its words by the dictionary
 * that the platform has (https://unicode.org/reports/tr29/#Word_Boundaries). Single characters among them are mostly particles.
 */
function termsOf(text: string): string[][] {
  const words = wordsOf(text);
  if (words.filter(isUnspaced).length <= longestPhrase) return [searched(words)];
  const parts = [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) =>
    isWordLike ? segment : [],
  );
  const long = parts.filter((part) => [...part].length > 1);
  return (long.length > 0 ? long : parts).map((part) => searched(wordsOf(part)));
}

const segmenter = new Intl.Segmenter("und", { granularity: "word" });

/** The words of a query: the last pair of characters may go on in the text, so its last character alone says nothing more. */
function searched(words: string[]): string[] {
  const [before = "", last = ""] = words.slice(-2);
  return words.length > 1 && isLone(last) && isUnspaced(before) ? words.slice(0, -1) : words;
}
