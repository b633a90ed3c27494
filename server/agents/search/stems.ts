/** Stems of English words, so that "taxes" finds "tax", and "translate" finds "translation". */
import { stemmer } from "stemmer";

/** Longer words are names or numbers. */
const longestStemmed = 24;

/** Returns the stem of a folded word (Porter's algorithm); the word itself if it is not written in Latin letters, or is short. */
export function stemOf(word: string): string {
  return word.length > 2 && word.length <= longestStemmed && /^[a-z]+$/.test(word) ? stemmer(word) : word;
}

/**
 * What all words of a stem begin with. Porter's stems have endings of their own: an "e" (hire, hiring), an "i" for "y" (compani,
 * company), and "bl" for "bil" (visibl, visibility).
 */
export function stemBeginning(stem: string): string {
  return stem.replace(/(?<=.{2})[ei]$|(?<=b)l$/, "");
}
