/**
 * Texts cut into words, for the index and for queries alike, so that both engines find the same.
 *
 * A word is a run of letters, digits and marks, or one pictograph or flag. Scripts without spaces (Chinese, Japanese, Thai …)
 * are cut into overlapping pairs of characters, the usual way to search them without a dictionary.
 */

/** Longer words are cut; nobody types them. */
const longestWord = 64;

const ascii = /^[\t\n\r -~]*$/;
const wordForm = /[\p{L}\p{N}\p{M}]+|\p{Regional_Indicator}{2}|\p{Extended_Pictographic}/gu;
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;

/**
 * A text as comparisons see it: compatibility forms unified, in lower case, Latin accents gone, the choice between a
 * coloured and a plain pictograph gone, white space single.
 */
export function fold(text: string): string {
  if (ascii.test(text)) return text.toLowerCase().replace(/\s+/g, " ").trim(); // most texts, ten times as fast
  const plain = text
    .toWellFormed()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f\0]|\p{Variation_Selector}/gu, "");
  return plain.normalize("NFKC").toLowerCase().replaceAll("ß", "ss").replace(/\s+/g, " ").trim();
}

/** The words of a text to be indexed, in order. */
export function indexWords(text: string): string[] {
  return runs(text).flatMap((run) => (run.paired ? pairs(run.text, true) : [run.text.slice(0, longestWord)]));
}

/** The words of a piece of a query, in order; they must stand next to each other. */
export function queryWords(text: string): string[] {
  const parts = runs(text);
  // A run that another follows has ended there in the text too, and the index has its last character alone.
  return parts.flatMap((run, index) =>
    run.paired ? pairs(run.text, index < parts.length - 1) : [run.text.slice(0, longestWord)],
  );
}

/** Whether a word is one character of a script without spaces: it is then found at the beginning of a pair too. */
export function isLone(word: string): boolean {
  return [...word].length === 1 && word.match(unspaced) !== null;
}

/**
 * Whether a word is long enough to be looked for as the beginning of longer ones: three letters of an alphabet. A syllable
 * of Hangul counts as the letters that it is written with.
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

/** Each character with the next; in the index also the last alone, so that one character is found wherever it stands. */
function pairs(text: string, toIndex: boolean): string[] {
  const characters = [...text];
  if (characters.length === 1) return characters;
  const found = characters.slice(0, -1).map((character, index) => `${character}${characters[index + 1]}`);
  return toIndex ? [...found, characters.at(-1) ?? ""] : found;
}

/** Words in which a letter may be wrong. */
export function mayBeMistyped(word: string): boolean {
  return /^[\p{L}\p{N}\p{M}]{3,32}$/u.test(word) && (ascii.test(word) || !word.match(unspaced));
}

/**
 * What finds every word that may be a slip of a word: one letter wrong leaves its first or its second half as it was, but
 * for the two letters at the seam, swapped.
 */
export function slipForms(word: string): { start: string; end: string; swapped: string } {
  const letters = [...word];
  const middle = Math.floor(letters.length / 2);
  const seam = [letters[middle], letters[middle - 1]];
  const swapped = [...letters.slice(0, middle - 1), ...seam, ...letters.slice(middle + 1)];
  return {
    start: letters.slice(0, middle).join(""),
    end: letters.slice(middle).join(""),
    swapped: swapped.join(""),
  };
}

/**
 * Whether two words differ by one letter put in, left out, replaced, or swapped with its neighbour. If both have three
 * letters, one is more likely another word than a slip.
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
