/** What either database's full text does for a search. */
import type { Rows } from "../../database/database.ts";
import type { Transaction } from "../../database/transaction.ts";
import type { Alternative, Field, Plan, Tier, Vocabulary } from "./plan.ts";

/** The words of an agent, by field; each list is a text of its own, so phrases do not reach across. */
export type IndexEntry = Record<Field, string[][]>;

/** A piece of SQL with its parameters. */
export interface Sql {
  text: string;
  params: (string | number)[];
}

/** A range of agents' keys: the first, and the one after the last. */
export interface Window {
  from: number;
  to: number;
}

export interface SearchEngine {
  /** The name of the index table's key. */
  indexKey: string;
  /** Puts an agent's words into the index, in place of those it had. */
  put(tx: Transaction, key: number, entry: IndexEntry): Promise<void>;
  /** Takes an agent out of the index. */
  remove(tx: Transaction, key: number): Promise<void>;
  /** Words that differ by one letter from one that may be mistyped. */
  similar(rows: Rows, word: string): Promise<string[]>;
  /** A condition on `agent_index`: what a tier finds and the tier before does not. */
  finds(plan: Plan, tier: Tier, before: Tier | undefined): Sql;
  /** A condition on `agent a`: none of these is in its words. With a window, it is about agents in that alone. */
  lacks(unwanted: Alternative[], window: Window | undefined): Sql;
}

/** The words of an entry for which neighbours may be looked for. */
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

/** Joins pieces of SQL. */
export function join(pieces: Sql[], separator: string): Sql {
  return {
    text: pieces.map(({ text }) => text).join(separator),
    params: pieces.flatMap(({ params }) => params),
  };
}
