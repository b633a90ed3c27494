/** Finds what a misspelt word of the command line was meant to be. */
import { distance } from "fastest-levenshtein";

/** Whether a word is another one with a few wrong letters: two, or one in three. */
export function isSimilar(word: string, meant: string): boolean {
  return distance(word, meant) <= Math.max(2, Math.floor(meant.length / 3));
}
