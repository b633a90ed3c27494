/** The words of all agents, and those that a misspelt word may have meant. */

import type { StatementSync } from "node:sqlite";
import { distance } from "fastest-levenshtein";
import { isUnspaced } from "./words.ts";

/** The maximum number of candidates that share a half with a mistyped word, and of similar words of one word. */
const mostAlike = 4_000;
const mostSimilar = 16;

/** The number of characters that mark the ends of a word: see {@link padded}. */
const marks = 3;

/** The words of an index, in its tables `word` and `word_index`. */
export class Vocabulary {
  readonly #prepared: (sql: string) => StatementSync;

  constructor(prepared: (sql: string) => StatementSync) {
    this.#prepared = prepared;
  }

  /** Whether any word has this prefix. */
  begins(word: string): boolean {
    const sql = "select 1 from word where word >= ? and word < ? limit 1";
    return this.#prepared(sql).get(word, `${word}\u{10ffff}`) !== undefined;
  }

  /** Words that differ by one letter. */
  similar(word: string): string[] {
    return this.alike(word, 1)
      .filter((each) => isSlip(each, word))
      .slice(0, mostSimilar);
  }

  /** Words that may differ from a word by one or two letters: they share a piece of it. */
  alike(word: string, errors: 1 | 2): string[] {
    const letters = [...word].length + marks;
    const { start, end, swapped } = slipForms(word, errors);
    const forms = [`^^${start}`, `${end}$`, padded(swapped)].map((form) => `(${allTrigrams(form)})`);
    const sql = `select word from (select word from word_index where word_index match ? limit ${mostAlike})
      where length(word) between ? and ?`;
    const found = this.#prepared(sql).all(forms.join(" OR "), letters - errors, letters + errors);
    return found.map(({ word }) => String(word).slice(2, -1));
  }

  /** How many agents have each of these words. */
  countsOf(words: readonly string[]): Map<string, number> {
    const sql = "select word, count from word where word in (select value from json_each(?))";
    const found = this.#prepared(sql).all(JSON.stringify(words));
    return new Map(found.map(({ word, count }) => [String(word), Number(count)]));
  }

  /** Changes how many agents have words. Those that none has any more are gone. */
  change(differences: ReadonlyMap<string, number>): void {
    for (const [word, difference] of differences) {
      if (difference === 0) continue;
      const isKnown = this.#run("update word set count = count + ? where word = ?", difference, word) > 0;
      if (!isKnown) this.#add(word, difference);
      else if (difference < 0 && this.#run("delete from word where word = ? and count <= 0", word) > 0)
        this.#unlearn(word);
    }
  }

  /** @returns how many rows were changed. */
  #run(sql: string, ...params: (string | number)[]): number {
    return Number(this.#prepared(sql).run(...params).changes);
  }

  #add(word: string, count: number): void {
    this.#run("insert into word values (?, ?)", word, count);
    if (mayBeMistyped(word)) this.#run("insert into word_index values (?)", padded(word));
  }

  #unlearn(word: string): void {
    if (!mayBeMistyped(word)) return;
    const sql =
      "delete from word_index where rowid in (select rowid from word_index where word_index match ? and word = ?)";
    this.#run(sql, allTrigrams(padded(word)), padded(word));
  }
}

/** A word that may have been meant. */
export interface NearWord {
  word: string;
  errors: number;
  /** How many agents have it. */
  count: number;
}

/** The number of letters from which a word may have two wrong letters. */
const lengthForTwo = 6;

/** A query with more misspelt words is no query in the words of agents. */
const mostMisspelt = 4;

/** How many near words of a misspelt word are compared by their agents. */
const mostCompared = 8;

/** The words that each unknown word may have meant, the most likely first: the fewest wrong letters, then the most agents. */
export function nearWords(words: Iterable<string>, vocabulary: Vocabulary): Map<string, NearWord[]> {
  const unknown = [...words].filter((word) => mayBeMistyped(word) && !vocabulary.begins(word));
  if (unknown.length > mostMisspelt) return new Map();
  const near = unknown.map((word): [string, NearWord[]] => {
    const most = [...word].length >= lengthForTwo ? 2 : 1;
    const compared = vocabulary
      .alike(word, most)
      .map((each) => ({ word: each, errors: isSlip(each, word) ? 1 : Math.max(2, distance(each, word)) }))
      .filter(({ errors }) => errors <= most)
      .sort((a, b) => a.errors - b.errors || (a.word < b.word ? -1 : 1))
      .slice(0, mostCompared);
    const counts = vocabulary.countsOf(compared.map((each) => each.word));
    const found = compared.map((each) => ({ ...each, count: counts.get(each.word) ?? 0 }));
    const had = found.filter(({ count }) => count > 0);
    return [word, had.sort((a, b) => a.errors - b.errors || b.count - a.count)];
  });
  return new Map(near.filter(([, list]) => list.length > 0));
}

/** Marks both ends, so that a half of two letters is a trigram too. */
function padded(word: string): string {
  return `^^${word}$`;
}

/** The query for texts that have all trigrams of a text. */
function allTrigrams(text: string): string {
  const characters = [...text];
  const trigrams = characters.slice(2).map((_, index) => characters.slice(index, index + 3).join(""));
  return trigrams.map((each) => `"${each}"`).join(" AND ");
}

/** Whether a word may have a typing error of one letter. */
export function mayBeMistyped(word: string): boolean {
  return /^[\p{L}\p{N}\p{M}]{3,32}$/u.test(word) && !isUnspaced(word);
}

/**
 * Returns patterns that find words with typing errors. One wrong letter leaves the first or second half unchanged, except if the
 * two letters in the middle are swapped. Of two wrong letters one third stays; it is not looked for in the middle.
 * @param errors the number of wrong letters.
 */
export function slipForms(word: string, errors: 1 | 2 = 1): { start: string; end: string; swapped: string } {
  const letters = [...word];
  const middle = Math.floor(letters.length / 2);
  const piece = Math.floor(letters.length / (errors + 1));
  const seam = [letters[middle], letters[middle - 1]];
  const swapped = [...letters.slice(0, middle - 1), ...seam, ...letters.slice(middle + 1)];
  return {
    start: letters.slice(0, piece).join(""),
    end: letters.slice(piece * errors).join(""),
    swapped: swapped.join(""),
  };
}

/**
 * Whether two words differ by one letter that is inserted, deleted, replaced, or swapped with its neighbour. Two words of
 * three letters are more likely different words.
 */
export function isSlip(a: string, b: string): boolean {
  const [short = [], long = []] = [[...a], [...b]].sort((x, y) => x.length - y.length);
  if (long.length < 4 || long.length - short.length > 1 || a === b) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  const rest = (letters: string[], from: number) => letters.slice(from).join("");
  if (short.length < long.length) return rest(short, start) === rest(long, start + 1);
  if (rest(short, start + 1) === rest(long, start + 1)) return true;
  const swapped = short[start] === long[start + 1] && short[start + 1] === long[start];
  return swapped && rest(short, start + 2) === rest(long, start + 2);
}
