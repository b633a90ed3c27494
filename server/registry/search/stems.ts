/** Stems of English words, so that "taxes" finds "tax", and "surfing" finds "surfers". */
import { stemmer } from "stemmer";

/** Longer words are names or numbers. */
const longestStemmed = 24;

/** How many stems are kept: words of agents come again and again. */
const mostKept = 50_000;

const kept = new Map<string, string>();

/**
 * Returns the stem of a folded word; the word itself if it is not written in Latin letters, or is short. Porter's algorithm leaves
 * the ending of a person or a thing (surfer), which is dropped where at least four letters are left.
 */
export function stemOf(word: string): string {
  const known = kept.get(word);
  if (known !== undefined) return known;
  const isEnglish = word.length > 2 && word.length <= longestStemmed && /^[a-z]+$/.test(word);
  const stem = isEnglish ? stemmer(word).replace(/(?<=.{4})er$/, "") : word;
  if (kept.size >= mostKept) kept.clear();
  kept.set(word, stem);
  return stem;
}
