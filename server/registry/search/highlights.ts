/** Finds where the words of a search are in the texts of an agent. */
import type { components } from "../../../generated/openapi.d.ts";
import { isName, type SearchedField } from "./match.ts";
import { type PlacedWord, placedWords } from "./words.ts";

type Schemas = components["schemas"];
type Range = Schemas["HighlightRange"];

/** The maximum number of texts of a field, and of ranges of a text. */
const mostTexts = 3;
const mostRanges = 20;

/** The maximum length of a text, and how much of it is before the first range, in UTF-16 code units. */
const longestText = 240;
const lengthBefore = 60;

/** Returns the highlights of the requested fields. */
export function highlightsOf(
  fields: readonly SearchedField[],
  requested: readonly Schemas["MatchField"][],
): Schemas["Highlight"][] {
  const chosen = fields.filter(({ field }) => requested.includes(field));
  return chosen.flatMap((each) => {
    const { field, texts, isWhole } = each;
    const found: Schemas["Highlight"][] = [];
    for (const text of texts) {
      if (found.length === mostTexts) break;
      const ranges = isWhole && text !== "" ? [{ start: 0, end: text.length }] : rangesOf(text, each);
      if (ranges.length > 0) found.push({ field, ...excerpt(text, ranges) });
    }
    return found;
  });
}

/** The ranges of the words in a text, in order and apart from each other. */
function rangesOf(text: string, { field, placesOf }: SearchedField): Range[] {
  const placed = placedWords(text);
  const ranges: Range[] = [];
  const words = placed.map(({ word }) => word);
  for (const { start, length } of placesOf(words, isName(field)))
    add(ranges, placed.slice(start, start + length));
  return ranges;
}

/** Adds the range of words, or extends the last one if they overlap. */
function add(ranges: Range[], words: readonly PlacedWord[]): void {
  const start = words[0]?.start ?? 0;
  const end = Math.max(...words.map((word) => word.end));
  const last = ranges.at(-1);
  if (last && start < last.end) last.end = Math.max(last.end, end);
  else ranges.push({ start, end });
}

/** A part of a text around its first range, with the ranges that are in it. */
function excerpt(text: string, ranges: readonly Range[]): Pick<Schemas["Highlight"], "text" | "ranges"> {
  const [first] = ranges;
  if (!first) return { text, ranges: [] };
  const isShort = text.length <= longestText;
  const from = isShort ? 0 : beginning(text, first.start);
  const to = isShort ? text.length : boundary(text, Math.min(text.length, from + longestText));
  const shown = ranges
    .filter(({ start }) => start < to)
    .slice(0, mostRanges)
    .map(({ start, end }) => ({ start: start - from, end: Math.min(end, to) - from }));
  return { text: text.slice(from, to), ranges: shown };
}

/** Where an excerpt begins: at a word that is not too far before its first range. */
function beginning(text: string, first: number): number {
  if (first <= lengthBefore) return 0;
  const from = boundary(text, first - lengthBefore);
  const space = text.slice(from, first).search(/\s\S/);
  return space < 0 ? from : from + space + 1;
}

/** An index that does not divide a surrogate pair: the one before it, if needed. */
function boundary(text: string, index: number): number {
  const divides = /[\ud800-\udbff]/.test(text[index - 1] ?? "") && /[\udc00-\udfff]/.test(text[index] ?? "");
  return divides ? index - 1 : index;
}
