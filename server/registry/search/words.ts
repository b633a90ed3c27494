/**
 * Splits texts into words, for the index, for queries and for highlights alike.
 *
 * A word is a run of letters, digits and marks, or one pictograph or flag. Identifiers are cut where their letter case says so
 * (`getWeather`), and found joined too (`web-search`, `websearch`). Scripts without spaces (Chinese, Japanese, Thai …) are cut
 * into overlapping pairs of characters, the usual way to search them without a dictionary.
 */
import { fold } from "../../core/values/fold.ts";

/** Longer words are cut, and longer identifiers are not joined. */
const longestWord = 64;

/** An identifier of more parts is a path or a sentence. */
const mostParts = 8;

const ascii = /^[!-~]*$/;
const wordForm = /[\p{L}\p{N}\p{M}]+|\p{Regional_Indicator}{2}|\p{Extended_Pictographic}/gu;
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+/gu;

/** Where letter case cuts an identifier: get|Weather, HTML|Parser, my|API, and v|1.2; not in APIs. */
const [lower, upper] = ["[\\p{Ll}&&\\p{Script=Latin}]", "[\\p{Lu}&&\\p{Script=Latin}]"];
const hump = new RegExp(
  [
    `(?<=${lower})(?=${upper}${lower}|${upper}{2})`,
    `(?<=${upper})(?=${upper}${lower})(?!${upper}s(?!\\p{L}))`,
    "(?<=(?<![\\p{L}\\p{N}])[vV])(?=\\d+\\.\\d)",
  ].join("|"),
  "v",
);

/** Names that differ by their signs alone. */
const signs: readonly [RegExp, string][] = [
  [/(?<![\p{L}\p{N}])c\+\+(?![\p{L}\p{N}+])/giu, "cplusplus"],
  [/(?<![\p{L}\p{N}])c#(?![\p{L}\p{N}])/giu, "csharp"],
  [/(?<![\p{L}\p{N}])f#(?![\p{L}\p{N}])/giu, "fsharp"],
  [/(?<![\p{L}\p{N}])\.net(?![\p{L}\p{N}])/giu, "dotnet"],
];
const mayHaveSign = /[+#]|\.net/i;

/** A word of a text and where it is, in UTF-16 code units. */
export interface PlacedWord {
  word: string;
  start: number;
  end: number;
}

/** A piece of a text between white space. */
interface Piece {
  words: PlacedWord[];
  /** What its parts make when they are joined. */
  joined: string[];
}

/** Returns the words of a text, in order, with their places. */
export function placedWords(text: string): PlacedWord[] {
  return piecesOf(text).flatMap(({ words }) => words);
}

/** Returns the words of a text, in order. */
export function wordsOf(text: string): string[] {
  return placedWords(text).map(({ word }) => word);
}

/** The words of a text, in order, and what its identifiers make when their parts are joined. */
export interface CutText {
  words: string[];
  joined: string[];
}

/** Cuts a text into words. */
export function cutText(text: string): CutText {
  const pieces = piecesOf(text);
  const words = pieces.flatMap((piece) => piece.words.map(({ word }) => word));
  return { words, joined: pieces.flatMap(({ joined }) => joined) };
}

/** Joins words, if they are few and short, as those of an identifier. Undefined for others, and for one word. */
export function join(words: readonly string[]): string | undefined {
  if (words.length < 2 || words.length > mostParts) return undefined;
  const joined = words.join("");
  return joined.length <= longestWord && !joined.match(unspaced) ? joined : undefined;
}

/** Whether a word is of a script that is cut into pairs of characters. */
export function isUnspaced(word: string): boolean {
  return !ascii.test(word) && word.match(unspaced) !== null;
}

/** Whether a word is one character of a script without spaces, which also matches as the start of a pair. */
export function isLone(word: string): boolean {
  return [...word].length === 1 && isUnspaced(word);
}

/** Whether a word is long enough to match as a prefix: three letters. A syllable of Hangul counts as its letters. */
export function mayGoOn(word: string): boolean {
  return isUnspaced(word) ? isLone(word) : [...word.normalize("NFD")].length >= 3;
}

function piecesOf(text: string): Piece[] {
  return [...text.matchAll(/\S+/g)].map(({ 0: piece, index }) => pieceOf(piece, index));
}

function pieceOf(piece: string, offset: number): Piece {
  const words: PlacedWord[] = [];
  const joined: string[] = [];
  let end = 0;
  for (const { word, start, length } of signsIn(piece)) {
    addParts(words, joined, piece.slice(end, start), offset + end);
    words.push({ word, start: offset + start, end: offset + start + length });
    end = start + length;
  }
  addParts(words, joined, piece.slice(end), offset + end);
  const whole = join(words.map(({ word }) => word));
  if (whole !== undefined && !joined.includes(whole)) joined.push(whole);
  return { words, joined };
}

function signsIn(piece: string): { word: string; start: number; length: number }[] {
  if (!mayHaveSign.test(piece)) return [];
  return signs
    .flatMap(([form, word]) =>
      [...piece.matchAll(form)].map(({ 0: { length }, index }) => ({ word, start: index, length })),
    )
    .sort((a, b) => a.start - b.start);
}

/** Adds the words of a text without white space and signs, and what each of its humped runs makes when joined. */
function addParts(words: PlacedWord[], joined: string[], text: string, offset: number): void {
  if (text === "") return;
  let run: string[] = [];
  let at = offset;
  for (const part of text.split(hump)) {
    const found = partsIn(part, at);
    at += part.length;
    words.push(...found);
    if (found.length > 1) run = []; // a sign within: another identifier begins
    const last = found.at(-1);
    if (!last) continue;
    if (run.length > 0 && found.length === 1) {
      run.push(last.word);
      const name = join(run);
      if (name !== undefined) joined.push(name);
    } else run = [last.word];
  }
}

/** The words of a part that letter case does not cut. */
function partsIn(part: string, offset: number): PlacedWord[] {
  if (ascii.test(part)) {
    const found: PlacedWord[] = [];
    for (const { 0: word, index } of part.matchAll(/[A-Za-z0-9]+/g))
      found.push(placed(word.toLowerCase(), offset + index, offset + index + word.length));
    return found;
  }
  const { folded, places } = foldWithPlaces(part);
  const found: PlacedWord[] = [];
  for (const { 0: run, index } of folded.matchAll(wordForm))
    for (const { word, start, end } of cutUnspaced(run)) {
      const from = places?.[index + start]?.start ?? 0;
      const to = places?.[index + end - 1]?.end ?? part.length;
      found.push(placed(word, offset + from, offset + to));
    }
  return found;
}

function placed(word: string, start: number, end: number): PlacedWord {
  return { word: word.slice(0, longestWord), start, end };
}

const character = /\P{M}\p{M}*|\p{M}+/gu;

/**
 * Folds a text. `places` has, for each code unit of the folded text, the character of the text that it is of; undefined where
 * characters change one another, so that they have no places of their own.
 */
function foldWithPlaces(text: string): {
  folded: string;
  places: { start: number; end: number }[] | undefined;
} {
  const folded = fold(text);
  const places: { start: number; end: number }[] = [];
  let made = "";
  for (const { 0: each, index } of text.matchAll(character)) {
    const one = fold(each);
    made += one;
    for (let unit = 0; unit < one.length; unit++) places.push({ start: index, end: index + each.length });
  }
  return { folded, places: made === folded ? places : undefined };
}

/** Cuts the parts of a run that are of scripts without spaces into pairs; the last character is a word too. */
function cutUnspaced(run: string): PlacedWord[] {
  const cut: PlacedWord[] = [];
  let end = 0;
  const other = (to: number) => {
    if (to > end) cut.push({ word: run.slice(end, to), start: end, end: to });
  };
  for (const { 0: piece, index } of run.matchAll(unspaced)) {
    other(index);
    let start = index;
    const characters = [...piece];
    for (const [place, each] of characters.entries()) {
      const word = each + (characters[place + 1] ?? "");
      cut.push({ word, start, end: start + word.length });
      start += each.length;
    }
    end = index + piece.length;
  }
  other(run.length);
  return cut;
}
