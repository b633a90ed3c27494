/** What either database's full text does for a search. */
import type { Rows } from "../../database/database.ts";
import type { Transaction } from "../../database/transaction.ts";
import type { Field, Plan, Vocabulary } from "./plan.ts";

/** The words of an agent, by field; each list is a text of its own, so phrases do not reach across. */
export type IndexEntry = Record<Field, string[][]>;

/** A piece of SQL with its parameters. */
export interface Sql {
  text: string;
  params: (string | number)[];
}

export interface SearchEngine {
  /** Puts an agent's words into the index, in place of those it had. */
  put(tx: Transaction, key: number, entry: IndexEntry): Promise<void>;
  /** Takes an agent out of the index. */
  remove(tx: Transaction, key: number): Promise<void>;
  /** The words that are known. */
  vocabulary(rows: Rows): Vocabulary;
  /** A query that gives `key` for every agent that the plan finds. */
  matches(plan: Plan): Sql;
  /** An expression that gives the weight of what the plan finds in the agent whose key is `a.key`. */
  score(plan: Plan): Sql;
}

/** The words of an entry for which neighbours may be looked for. */
export function vocabularyOf(entry: IndexEntry, mayBeMistyped: (word: string) => boolean): string[] {
  return [...new Set(Object.values(entry).flat(2))].filter(mayBeMistyped);
}

/** Joins pieces of SQL. */
export function join(pieces: Sql[], separator: string): Sql {
  return {
    text: pieces.map(({ text }) => text).join(separator),
    params: pieces.flatMap(({ params }) => params),
  };
}
