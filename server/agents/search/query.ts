/** Parses search queries. Every text is valid. */
import { isFiller } from "./need-words.ts";
import { isLone, mayGoOn, queryWords } from "./words.ts";

/** A search term: a word or a phrase. */
export interface Term {
  words: string[];
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
      : piece.replaceAll(typedWord, (word) => replaced.get(queryWords(word).join(" ")) ?? word),
  );
}

function parse(text: string, isSkipped: (word: string) => boolean): Query {
  const query: Query = { wanted: [], unwanted: [], isNeed: false };
  const seen = new Set<string>();
  let room = mostWords;
  let bareWords = 0;
  let typing: Term | undefined; // the last word, if it is not quoted or excluded
  for (const [, quotedMinus, quoted, minus, bare] of text.matchAll(pieceForm)) {
    const words = queryWords(quoted ?? bare ?? "").slice(0, room);
    const last = words.at(-1);
    if (last === undefined) continue;
    const unwanted = (quotedMinus || minus) === "-";
    const list = unwanted ? query.unwanted : query.wanted;
    const bareWord = quoted === undefined && !unwanted;
    if (bareWord) bareWords++;
    if (bareWord && words.every(isSkipped)) continue;
    const open = (bareWord && mayGoOn(last)) || isLone(last) ? "anywhere" : "nowhere";
    const term: Term = { words, open, isQuoted: quoted !== undefined };
    typing = bareWord ? term : undefined;
    const key = `${unwanted} ${open} ${words.join(" ")}`;
    if (list.length === mostTerms || seen.has(key)) continue;
    seen.add(key);
    list.push(term);
    room -= words.length;
  }
  if (typing?.open === "nowhere") typing.open = "name"; // without effect for a repeated term
  query.isNeed = bareWords >= wordsOfNeed;
  return query;
}
