/** Typing errors: which words may have been meant. */
import { isUnspaced } from "./words.ts";

/** Whether a word may have a typing error of one letter. */
export function mayBeMistyped(word: string): boolean {
  return /^[\p{L}\p{N}\p{M}]{3,32}$/u.test(word) && !isUnspaced(word);
}

/**
 * Returns patterns that find words with typing errors. One wrong letter leaves the first or second half unchanged, except if the
 * two letters in the middle are swapped. Of two wrong letters one third stays; it is not looked for in the middle.
 * @param errors the number of wrong letters.
 */
export function slipForms(word: string, errors: 1 | 2 = 1): { start: string; end: string; swapped: string } {
  const letters = [...word];
  const middle = Math.floor(letters.length / 2);
  const piece = Math.floor(letters.length / (errors + 1));
  const seam = [letters[middle], letters[middle - 1]];
  const swapped = [...letters.slice(0, middle - 1), ...seam, ...letters.slice(middle + 1)];
  return {
    start: letters.slice(0, piece).join(""),
    end: letters.slice(piece * errors).join(""),
    swapped: swapped.join(""),
  };
}

/**
 * Whether two words differ by one letter that is inserted, deleted, replaced, or swapped with its neighbour. Two words of
 * three letters are more likely different words.
 */
export function isSlip(a: string, b: string): boolean {
  const [short = [], long = []] = [[...a], [...b]].sort((x, y) => x.length - y.length);
  if (long.length < 4 || long.length - short.length > 1 || a === b) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  const rest = (letters: string[], from: number) => letters.slice(from).join("");
  if (short.length < long.length) return rest(short, start) === rest(long, start + 1);
  if (rest(short, start + 1) === rest(long, start + 1)) return true;
  const swapped = short[start] === long[start + 1] && short[start + 1] === long[start];
  return swapped && rest(short, start + 2) === rest(long, start + 2);
}
