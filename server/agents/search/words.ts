/**
 * Splits texts into words, for the index and for queries, so that both engines have the same results.
 *
 * A word is a run of letters, digits and marks, or one pictograph or flag. Scripts without spaces (Chinese, Japanese, Thai …)
 * are cut into overlapping pairs of characters, the usual way to search them without a dictionary.
 */

/** Longer words are cut. */
const longestWord = 64;

const ascii = /^[\t\n\r -~]*$/;
const wordForm = /[\p{L}\p{N}\p{M}]+|\p{Regional_Indicator}{2}|\p{Extended_Pictographic}/gu;
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;

/**
 * Folds a text for comparison: compatibility forms unified, lower case, without Latin accents and variation selectors of
 * pictographs, single white space.
 */
export function fold(text: string): string {
  if (ascii.test(text)) return text.toLowerCase().replace(/\s+/g, " ").trim(); // most texts, ten times as fast
  const plain = text
    .toWellFormed()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f\0]|\p{Variation_Selector}/gu, "");
  return plain.normalize("NFKC").toLowerCase().replaceAll("ß", "ss").replace(/\s+/g, " ").trim();
}

/** Returns the words of a text for the index, in order. */
export function indexWords(text: string): string[] {
  return runs(text).flatMap((run) => (run.paired ? pairs(run.text, true) : [run.text.slice(0, longestWord)]));
}

/** Returns the words of a term of a query, in order; they are a phrase. */
export function queryWords(text: string): string[] {
  const parts = runs(text);
  // A run that is followed by another also ends there in the text, so the index has its last character as a word.
  return parts.flatMap((run, index) =>
    run.paired ? pairs(run.text, index < parts.length - 1) : [run.text.slice(0, longestWord)],
  );
}

/** Whether a word is one character of a script without spaces, which also matches as the start of a pair. */
export function isLone(word: string): boolean {
  return [...word].length === 1 && word.match(unspaced) !== null;
}

/**
 * Whether a word is long enough to match as a prefix: three letters of an alphabet. A syllable of Hangul counts as its
 * letters.
 */
export function mayGoOn(word: string): boolean {
  return word.match(unspaced) === null ? [...word.normalize("NFD")].length >= 3 : isLone(word);
}

function runs(text: string): { text: string; paired: boolean }[] {
  const found = fold(text).match(wordForm) ?? [];
  return found.flatMap((run) => {
    if (ascii.test(run)) return { text: run, paired: false };
    const parts: { text: string; paired: boolean }[] = [];
    let end = 0;
    for (const { 0: piece, index } of run.matchAll(unspaced)) {
      if (index > end) parts.push({ text: run.slice(end, index), paired: false });
      parts.push({ text: piece, paired: true });
      end = index + piece.length;
    }
    if (end < run.length) parts.push({ text: run.slice(end), paired: false });
    return parts;
  });
}

/** Returns each character with the next; for the index also the last alone, so that single characters are found. */
function pairs(text: string, toIndex: boolean): string[] {
  const characters = [...text];
  if (characters.length === 1) return characters;
  const found = characters.slice(0, -1).map((character, index) => `${character}${characters[index + 1]}`);
  return toIndex ? [...found, characters.at(-1) ?? ""] : found;
}

/** Whether a word may have a typing error of one letter. */
export function mayBeMistyped(word: string): boolean {
  return /^[\p{L}\p{N}\p{M}]{3,32}$/u.test(word) && (ascii.test(word) || !word.match(unspaced));
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
