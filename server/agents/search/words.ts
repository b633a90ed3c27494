/**
 * Texts cut into words, for the index and for queries alike, so that both engines find the same.
 *
 * A word is a run of letters, digits and marks, or one pictograph. Scripts without spaces (Chinese, Japanese, Thai …)
 * are cut into overlapping pairs of characters, the usual way to search them without a dictionary.
 */

/** Longer words are cut; nobody types them. */
const longestWord = 64;

const wordForm = /[\p{L}\p{N}\p{M}]+|\p{Extended_Pictographic}/gu;
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;

/** A text as comparisons see it: compatibility forms unified, in lower case, Latin accents gone, white space single. */
export function fold(text: string): string {
  const plain = text
    .toWellFormed()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f\0]/g, "");
  return plain.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}

/** The words of a text to be indexed, in order. */
export function indexWords(text: string): string[] {
  return runs(text).flatMap((run) => (run.paired ? pairs(run.text, true) : [run.text.slice(0, longestWord)]));
}

/** The words of a piece of a query, in order; they must stand next to each other. */
export function queryWords(text: string): string[] {
  return runs(text).flatMap((run) =>
    run.paired ? pairs(run.text, false) : [run.text.slice(0, longestWord)],
  );
}

function runs(text: string): { text: string; paired: boolean }[] {
  return [...fold(text).matchAll(wordForm)].flatMap(([run]) => {
    const parts: { text: string; paired: boolean }[] = [];
    let end = 0;
    for (const found of run.matchAll(unspaced)) {
      if (found.index > end) parts.push({ text: run.slice(end, found.index), paired: false });
      parts.push({ text: found[0], paired: true });
      end = found.index + found[0].length;
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

/** Words in which a letter may be wrong: long enough that a neighbour is a likely slip and not another word. */
export function mayBeMistyped(word: string): boolean {
  return word.length >= 4 && word.length <= 32 && /^[\p{L}\p{N}\p{M}]+$/u.test(word) && !word.match(unspaced);
}

/** Whether two words differ by one letter put in, left out, replaced, or swapped with its neighbour. */
export function oneLetterApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1 || a === b) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  const rest = (text: string, from: number) => text.slice(from);
  if (short.length < long.length) return rest(short, start) === rest(long, start + 1);
  if (rest(short, start + 1) === rest(long, start + 1)) return true;
  const swapped = short[start] === long[start + 1] && short[start + 1] === long[start];
  return swapped && rest(short, start + 2) === rest(long, start + 2);
}
