/** Stems of English words, so that "taxes" finds "tax", and "translate" finds "translation". */
import { stemmer } from "stemmer";

/** Longer words are names or numbers. */
const longestStemmed = 24;

/** Returns the stem of a folded word (Porter's algorithm); the word itself if it is not written in Latin letters, or is short. */
export function stemOf(word: string): string {
  return word.length > 2 && word.length <= longestStemmed && /^[a-z]+$/.test(word) ? stemmer(word) : word;
}

/** What all words of a stem begin with: Porter turns a "y" at the end into "i" (company, compani). */
export function stemBeginning(stem: string): string {
  return stem.endsWith("i") ? stem.slice(0, -1) : stem;
}
