/** The interface of full-text search on both databases. */
import type { Rows } from "../../database/database.ts";
import type { Sql } from "../../database/sql.ts";
import type { Transaction } from "../../database/transaction.ts";
import type { Alternative, Field, Plan, Tier, Vocabulary } from "./plan.ts";

/** The words of an agent, by field; each list is a separate text, so phrases do not match across lists. */
export type IndexEntry = Record<Field, string[][]>;

/** A range of agents' keys: the first, and the one after the last. */
export interface Window {
  from: number;
  to: number;
}

export interface SearchEngine {
  /** The name of the index table's key. */
  indexKey: string;
  /** Replaces the words of an agent in the index. */
  put(tx: Transaction, key: number, entry: IndexEntry): Promise<void>;
  /** Removes an agent from the index. */
  remove(tx: Transaction, key: number): Promise<void>;
  /** Finds words that differ from a word by one letter. */
  similar(rows: Rows, word: string): Promise<string[]>;
  /** The condition on `agent_index` for results of a tier that the previous tier does not find. */
  finds(plan: Plan, tier: Tier, before: Tier | undefined): Sql;
  /** The condition on `agent a` that none of these match. With a window, only for agents in it. */
  lacks(unwanted: Alternative[], window: Window | undefined): Sql;
}

/** The words of an entry that are added to the vocabulary of similar words. */
export function vocabularyOf(entry: IndexEntry, mayBeMistyped: (word: string) => boolean): string[] {
  return [...new Set(Object.values(entry).flat(2))].filter(mayBeMistyped);
}

/** The vocabulary of a database. */
export function vocabularyIn(rows: Rows, engine: SearchEngine): Vocabulary {
  return {
    async begins(word) {
      const sql = "select 1 as found from word where word >= ? and word < ? limit 1";
      return (await rows.get(sql, [word, `${word}\u{10ffff}`])) !== undefined;
    },
    similar: (word) => engine.similar(rows, word),
  };
}
