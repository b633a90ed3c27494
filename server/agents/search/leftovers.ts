/** Removes what is left in the search index of agents that are not in it any more. */
import type { Writer } from "../../database/database.ts";
import { engineOf } from "./engines.ts";

/** The number of words that are looked at per change: each is looked up in the index. */
const wordsPerChange = 100;

/**
 * Removes words from the vocabulary that no agent has.
 * @param after the last word that was looked at; empty at the beginning.
 * @returns the last word now; undefined if all were looked at.
 */
export async function forgetUnusedWords(writer: Writer, after: string): Promise<string | undefined> {
  const search = engineOf(writer);
  const { unused, last } = await search.unused(writer, after, wordsPerChange);
  if (unused.length > 0) await search.forget(writer, unused);
  return last;
}

/** Rewrites a part of the index without removed entries. @returns whether there may be more. */
export function compactIndex(writer: Writer): Promise<boolean> {
  return engineOf(writer).compact(writer);
}
