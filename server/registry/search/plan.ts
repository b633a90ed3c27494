/** Plans how the terms of a query match, and writes it as an expression of FTS5 (https://sqlite.org/fts5.html#full_text_query_syntax). */
import { wordWeight } from "./need-words.ts";
import type { Query, Term } from "./query.ts";
import { mayBeMistyped } from "./slips.ts";
import { stemOf } from "./stems.ts";
import { synonymsOf } from "./synonyms.ts";
import { wordsOf } from "./words.ts";

/** One way to match a term. */
export interface Way {
  /** Words that follow one another. */
  words: string[];
  kind: "word" | "stem" | "prefix" | "prefix of a name";
  /** How much it counts among agents with some of the words, from 0 to 1. */
  weight: number;
}

/** A term with all ways to match it. */
export interface PlannedTerm {
  /** The words as they are, also joined, and other forms of a word. */
  whole: Way[];
  /** Beginnings of words. */
  longer: Way[];
  /** Words that differ by one letter. */
  similar: Way[];
  /** Synonyms, which only help to find agents with some of the words. */
  related: Way[];
  isQuoted: boolean;
  /** How much it says of the agent, from 0 to 1. */
  weight: number;
}

export interface Plan {
  wanted: PlannedTerm[];
  unwanted: Way[];
  /** What all words make as one, or next to each other. */
  bonus: Way[];
  /** See {@link Query.row}. */
  row: readonly string[];
  isNeed: boolean;
  isTyping: boolean;
}

/** The words of all agents. */
export interface Vocabulary {
  /** Whether any word has this prefix. */
  begins(word: string): boolean;
  /** Words that differ by one letter. */
  similar(word: string): string[];
}

/** Which words with a letter wrong count: those of words that no agent has, or those of each word. */
export type Tolerance = "unknown words" | "all words";

/** The maximum number of similar words for all words of a query. */
const mostSimilar = 48;

/** How much a word counts that is not the word of the query. */
const weights = { word: 1, stem: 0.9, longer: 0.6, synonym: 0.5, similar: 0.4 };

/** The most words of which a query may be one word, or a row of words, in a text. */
const mostJoined = 4;
const longestRow = 6;

/** Plans a query. */
export function makePlan(query: Query, tolerance: Tolerance, vocabulary: Vocabulary): Plan {
  let room = mostSimilar;
  const wanted = query.wanted.map((term) => {
    const isUnknown = isBareWord(term) && !vocabulary.begins(term.words[0] ?? "");
    const isTolerated = isBareWord(term) && (tolerance === "all words" || isUnknown);
    const similar = isTolerated ? similarTo(term, vocabulary).slice(0, room) : [];
    room -= similar.length;
    return planTerm(term, similar);
  });
  const unwanted = query.unwanted.map(({ words, open }) =>
    way(words, open === "anywhere" ? "prefix" : "word", 1),
  );
  const { row, isNeed, isTyping } = query;
  return { wanted, unwanted, bonus: bonusOf(query), row, isNeed, isTyping };
}

/** Whether any word may bring results that lack others: not if all are in quotes. */
export function isSearchedByAny({ wanted }: Plan): boolean {
  return wanted.some(({ isQuoted }) => !isQuoted);
}

/** All ways to match a term. @param some whether agents may have some of the words, so that synonyms count too. */
export function waysOf({ whole, longer, similar, related }: PlannedTerm, some: boolean): Way[] {
  return [...whole, ...longer, ...similar, ...(some ? related : [])];
}

function similarTo({ words: [word = ""] }: Term, vocabulary: Vocabulary): string[] {
  return mayBeMistyped(word) ? vocabulary.similar(word) : [];
}

function planTerm(term: Term, similar: string[]): PlannedTerm {
  const { words, open, joined, isQuoted } = term;
  const [word = ""] = words;
  const stem = stemOf(word);
  const isLone = isQuoted && open === "anywhere";
  return {
    whole: [
      way(words, isLone ? "prefix" : "word", weights.word),
      ...(joined === undefined ? [] : [way([joined], "word", weights.word)]),
      ...(isBareWord(term) && stem.length > 1 ? [way([stem], "stem", weights.stem)] : []),
    ],
    longer:
      open === "nowhere" ? [] : [way(words, open === "name" ? "prefix of a name" : "prefix", weights.longer)],
    similar: similar.map((each) => way([each], "word", weights.similar)),
    related: isBareWord(term)
      ? synonymsOf(word).map((each) => way(wordsOf(each), "word", weights.synonym))
      : [],
    isQuoted,
    weight: isQuoted ? 1 : Math.max(...words.map(wordWeight)),
  };
}

function way(words: string[], kind: Way["kind"], weight: number): Way {
  return { words, kind, weight };
}

/** Whether a term is one word that may have other forms. */
function isBareWord({ words, open, isQuoted }: Term): boolean {
  return open === "anywhere" && words.length === 1 && !isQuoted;
}

function bonusOf({ row }: Query): Way[] {
  if (row.length < 2 || row.length > longestRow) return [];
  const whole = way(row, "word", 1);
  return row.length > mostJoined ? [whole] : [whole, way([row.join("")], "word", 1)];
}

const texts = "{name joined terms details description}";

/** How the last words of a query match: as they are, or also as the beginnings of words. */
export type Prefixes = "none" | "last" | "all";

/**
 * The expression for agents with all words of a plan.
 * @param fields the columns to look in; default: all.
 */
export function expressionOf(
  { wanted, unwanted, bonus, isTyping }: Plan,
  prefixes: Prefixes,
  fields = "",
): string {
  const all = wanted.map((term, index) => {
    const isOpen = prefixes === "all" || (prefixes === "last" && isTyping && index === wanted.length - 1);
    return anyOf([...term.whole, ...(isOpen ? term.longer : []), ...term.similar], term.isQuoted);
  });
  const rows = bonus.map((each) => `(${[...phrasesOf(wanted), anyOf([each])].join(" AND ")})`);
  return without(`${fields}(${[`(${all.join(" AND ")})`, ...rows].join(" OR ")})`, unwanted);
}

/** The expression for agents with any of these ways, and with all terms in quotes. */
export function expressionOfSome(ways: readonly Way[], { wanted, unwanted }: Plan): string {
  return without([anyOf(ways), ...phrasesOf(wanted)].join(" AND "), unwanted);
}

/** The terms in quotes, which every result has. */
function phrasesOf(wanted: readonly PlannedTerm[]): string[] {
  return wanted.flatMap(({ whole, isQuoted }) => (isQuoted ? [anyOf(whole, true)] : []));
}

/** The expression for agents with what is not wanted. */
export function expressionOfUnwanted({ unwanted }: Plan): string {
  return anyOf(unwanted, true);
}

function without(expression: string, unwanted: readonly Way[]): string {
  return unwanted.length === 0 ? expression : `(${expression}) NOT ${anyOf(unwanted, true)}`;
}

/** Words only have letters, digits, marks and pictographs, and are quoted, so they contain no syntax. */
function anyOf(ways: readonly Way[], isExact = false): string {
  const forms = ways.flatMap(({ words, kind }) => {
    const row = `"${words.join(" ")}"`;
    if (kind === "prefix") return `${texts} : ${row} *`;
    if (kind === "prefix of a name") return `name : ${row} *`;
    return isExact ? `${texts} : ${row}` : row;
  });
  return `(${[...new Set(forms)].join(" OR ")})`;
}
