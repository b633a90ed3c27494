/** Finds the places of the words of a text, which the index has without places. */
import { fold, indexWords } from "./words.ts";

/** A word of a text and where it is, in UTF-16 code units. */
export interface PlacedWord {
  word: string;
  start: number;
  end: number;
}

const typedRun =
  /[\p{L}\p{N}\p{M}]+|\p{Regional_Indicator}{2}|\p{Extended_Pictographic}\p{Variation_Selector}?/gu;

/**
 * Returns the words of a text, in order, with their places. Letters that the index changes (compatibility forms, such as `™`) are
 * found as far as they are letters before that.
 */
export function placedWords(text: string): PlacedWord[] {
  const placed: PlacedWord[] = [];
  for (const { 0: run, index } of text.matchAll(typedRun)) placed.push(...placedIn(run, index));
  return placed;
}

/** The words of a run. Pairs of characters of a script without spaces have places of their own, if folding changes no length. */
function placedIn(run: string, offset: number): PlacedWord[] {
  const words = indexWords(run);
  const whole = { start: offset, end: offset + run.length };
  if (words.length === 1 || !keepsPlaces(run)) return words.map((word) => ({ word, ...whole }));
  const folded = fold(run);
  let from = 0;
  return words.map((word) => {
    const at = folded.indexOf(word, from);
    if (at < 0) return { word, ...whole };
    from = at + 1; // pairs overlap
    return { word, start: offset + at, end: offset + at + word.length };
  });
}

/** Whether each character of a run is where it was after folding, and still one character: `🄀` has two code units, as `0.` has. */
function keepsPlaces(run: string): boolean {
  const isKept = (text: string) => {
    const folded = fold(text);
    return folded.length === text.length && [...folded].length === [...text].length;
  };
  return isKept(run) && [...run].every(isKept);
}
