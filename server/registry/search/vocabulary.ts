/** The words of all agents, and those that a misspelt word may have meant. */

import type { SQLInputValue } from "node:sqlite";
import { distance } from "fastest-levenshtein";
import type { Vocabulary as PlanVocabulary } from "./plan.ts";
import { isSlip, mayBeMistyped, slipForms } from "./slips.ts";

type Run = (sql: string, ...params: SQLInputValue[]) => number;
type All = <Row>(sql: string, ...params: SQLInputValue[]) => Row[];

/** The maximum number of candidates that share a half with a mistyped word, and of similar words of one word. */
const mostAlike = 4_000;
const mostSimilar = 16;

/** The number of characters that mark the ends of a word: see {@link padded}. */
const marks = 3;

/** The words of an index, in its tables `word` and `word_index`. */
export class Vocabulary implements PlanVocabulary {
  readonly #all: All;
  /** Returns how many rows were changed. */
  readonly #run: Run;

  constructor(all: All, run: Run) {
    this.#all = all;
    this.#run = run;
  }

  begins(word: string): boolean {
    const sql = "select 1 from word where word >= ? and word < ? limit 1";
    return this.#all(sql, word, `${word}\u{10ffff}`).length > 0;
  }

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
    const found = this.#all<{ word: string }>(sql, forms.join(" OR "), letters - errors, letters + errors);
    return found.map((each) => each.word.slice(2, -1));
  }

  /** How many agents have each of these words. */
  countsOf(words: readonly string[]): Map<string, number> {
    const sql = "select word, count from word where word in (select value from json_each(?))";
    const found = this.#all<{ word: string; count: number }>(sql, JSON.stringify(words));
    return new Map(found.map(({ word, count }) => [word, count]));
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
    const found = vocabulary
      .alike(word, most)
      .map((each) => ({ word: each, errors: isSlip(each, word) ? 1 : Math.max(2, distance(each, word)) }))
      .filter(({ errors }) => errors <= most)
      .sort((a, b) => a.errors - b.errors || (a.word < b.word ? -1 : 1))
      .slice(0, mostCompared)
      .map((each) => ({ ...each, count: vocabulary.countsOf([each.word]).get(each.word) ?? 0 }))
      .filter(({ count }) => count > 0);
    return [word, found.sort((a, b) => a.errors - b.errors || b.count - a.count)];
  });
  return new Map(near.filter(([, list]) => list.length > 0));
}

/** Marks both ends, so that a half of two letters is a trigram too. */
function padded(word: string): string {
  return `^^${word}$`;
}

/** The query for texts that have all trigrams of a text. */
function allTrigrams(text: string): string {
  return trigrams(text)
    .map((each) => `"${each}"`)
    .join(" AND ");
}

function trigrams(text: string): string[] {
  const characters = [...text];
  return characters.slice(2).map((last, index) => `${characters[index]}${characters[index + 1]}${last}`);
}
