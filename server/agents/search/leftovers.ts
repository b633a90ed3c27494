/** Removes what is left in the search index of agents that are not in it any more. */
import type { Kysely } from "kysely";
import type { Writer } from "../../database/database.ts";
import { statement } from "../../database/statement.ts";
import { engineOf } from "./engines.ts";

/** The number of words that are looked at per change: each is looked up in the index. */
const wordsPerChange = 100;

type Db = Kysely<{ word: { word: string } }>;

const wordsAfter = statement((db: Db, { after, limit }: { after: string; limit: number }, { engine }) =>
  db
    .selectFrom("word")
    .select(["word", engineOf({ engine }).hasWord.as("used")])
    .where("word", ">", after)
    .orderBy("word")
    .limit(limit),
);

const deleteWords = statement((db: Db, { words }: { words: readonly string[] }, { texts }) =>
  db.deleteFrom("word").where("word", "in", texts(words)),
);

/**
 * Removes words from the vocabulary that no agent has.
 * @param after the last word that was looked at; empty at the beginning.
 * @returns the last word now; undefined if all were looked at.
 */
export async function forgetUnusedWords(writer: Writer, after: string): Promise<string | undefined> {
  const read = await wordsAfter.all(writer, { after, limit: wordsPerChange });
  const words = read.flatMap(({ word, used }) => (used ? [] : word));
  if (words.length > 0) {
    await deleteWords.run(writer, { words });
    await engineOf(writer).unindexWords(writer, words);
  }
  return read.at(-1)?.word;
}

/** Rewrites a part of the index without removed entries. @returns whether there may be more. */
export function compactIndex(writer: Writer): Promise<boolean> {
  return engineOf(writer).compact(writer);
}
