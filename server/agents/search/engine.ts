/** The interface of full-text search on both databases. */
import type { RawBuilder } from "kysely";
import type { Rows, Writer } from "../../database/database.ts";
import {
  type Alternative,
  type Field,
  mostForms,
  mostSimilar,
  type Plan,
  type Tier,
  type Vocabulary,
} from "./plan.ts";
import { stemBeginning, stemOf } from "./stems.ts";
import { isSlip } from "./words.ts";

/** The words of an agent, by field; each list is a separate text, so phrases do not match across lists. */
export type IndexWords = Record<Field, string[][]>;

/** An agent in the index. */
export interface IndexEntry {
  key: number;
  words: IndexWords;
}

/** A range of agents' keys: the first, and the one after the last. */
export interface Window {
  from: number;
  to: number;
}

export interface SearchEngine {
  /** The name of the index table's key. */
  indexKey: string;
  /** Adds agents, which it does not have, to the index. */
  add(writer: Writer, entries: readonly IndexEntry[]): Promise<void>;
  /** Removes agents from the index. */
  remove(writer: Writer, keys: readonly number[]): Promise<void>;
  /** Finds words that may differ from a word by one or two letters: they share a piece of it. */
  alike(rows: Rows, word: string, errors: 1 | 2): Promise<string[]>;
  /** The full-text query for results of a tier that the previous tier does not find. */
  finds(plan: Plan, tier: Tier, before: Tier | undefined): string;
  /** The full-text query for agents with any of these ways to match a term, which have all terms in quotes. */
  findsSome(ways: Alternative[], plan: Plan): string;
  /** The full-text query for agents with any of these. */
  hasAny(unwanted: Alternative[]): string;
  /** The condition on `word` that an entry has the word. */
  hasWord: RawBuilder<boolean>;
  /** Removes words of the vocabulary from an index of their own. */
  unindexWords(writer: Writer, words: readonly string[]): Promise<void>;
  /**
   * Rewrites a part of the index without what is left of removed entries.
   * @returns whether there may be more.
   */
  compact(writer: Writer): Promise<boolean>;
  /** The condition on `agent_index` that a full-text query finds an entry. */
  matches(query: RawBuilder<string>): RawBuilder<boolean>;
}

/** The words of entries that are added to the vocabulary of similar words. */
export function vocabularyOf(
  entries: readonly IndexEntry[],
  mayBeMistyped: (word: string) => boolean,
): string[] {
  const words = entries.flatMap((entry) => Object.values(entry.words).flat(2));
  return [...new Set(words)].filter(mayBeMistyped);
}

/** The maximum number of words that are compared to a stem. */
const mostCompared = 256;

/** The vocabulary of a database. */
export function vocabularyIn(rows: Rows, engine: SearchEngine): Vocabulary {
  return {
    async begins(word) {
      const sql = "select 1 as found from word where word >= ? and word < ? limit 1";
      return (await rows.get(sql, [word, `${word}\u{10ffff}`])) !== undefined;
    },
    async similar(word) {
      const words = await engine.alike(rows, word, 1);
      return words.filter((each) => isSlip(each, word)).slice(0, mostSimilar);
    },
    async forms(word) {
      const stem = stemOf(word);
      const beginning = stemBeginning(stem);
      if (beginning === word) return []; // all words of the stem begin with it
      const sql = `select word from word where word >= ? and word < ? order by word limit ${mostCompared}`;
      const found = await rows.all<{ word: string }>(sql, [beginning, `${beginning}\u{10ffff}`]);
      const forms = found.map((each) => each.word);
      return forms.filter((each) => !each.startsWith(word) && stemOf(each) === stem).slice(0, mostForms);
    },
  };
}
