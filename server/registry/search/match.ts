/** Finds the fields of an agent that match a search, and where the words are in their texts. */
import type { components } from "../../../generated/openapi.d.ts";
import { fold } from "../../core/values/fold.ts";
import type { AgentRecord } from "../agents/record/records.ts";
import { type Plan, waysOf } from "./plan.ts";
import { matcherOf } from "./relevance.ts";
import { type PlacedWord, placedWords, wordsOf } from "./words.ts";

type Schemas = components["schemas"];
type MatchField = Schemas["MatchField"];
type Range = Schemas["HighlightRange"];

/** The texts of a field, and what finds the words of a search in them. */
export interface SearchedField {
  field: MatchField;
  texts: readonly string[];
  placesOf: FindPlaces;
  /** Whether the whole field is what was searched. */
  isWhole: boolean;
}

/**
 * Returns the fields of an agent in which a search looks.
 * @param details the details in its row.
 */
export function searchedFields(
  agent: AgentRecord,
  details: string,
  { text, placesOf }: { text: string; placesOf: FindPlaces },
): SearchedField[] {
  const texts: Record<MatchField, string[]> = {
    agent_id: [agent.agent_id],
    name: [agent.name],
    tags: agent.tags,
    capabilities: agent.capabilities,
    skills: agent.skills,
    provider: agent.provider ? [agent.provider.name] : [],
    details: details.split("\n"),
    description: [agent.description ?? ""],
  };
  const searched = fold(text);
  const named = Object.entries(texts) as [MatchField, string[]][]; // the keys of the record above
  return named.map(([field, lines]) => {
    const isWhole =
      field === "agent_id"
        ? agent.agent_id === text.trim()
        : field === "name" && fold(agent.name) === searched;
    return { field, texts: lines, placesOf, isWhole };
  });
}

/** Returns the fields that contain words of the search. */
export function matchFields(fields: readonly SearchedField[]): MatchField[] {
  return fields
    .filter(({ field, texts, placesOf, isWhole }) => {
      return isWhole || texts.some((text) => placesOf(wordsOf(text), isName(field)).length > 0);
    })
    .map(({ field }) => field);
}

/** Whether a field has the names of an agent. */
function isName(field: MatchField): boolean {
  return field === "agent_id" || field === "name";
}

/** Words of a text that match: the place of the first, and how many. */
export interface MatchedWords {
  start: number;
  length: number;
}

/** Finds where a list of words matches. */
export type FindPlaces = (words: readonly string[], isName: boolean) => MatchedWords[];

/**
 * Prepares a search for words in texts, also as parts of one word.
 * @param some whether agents may only have some of the words, so that synonyms count too.
 */
export function placesBy(plan: Plan, some: boolean): FindPlaces {
  const joined = plan.bonus.filter(({ words }) => words.length === 1);
  const ways = [...plan.wanted.flatMap((term) => waysOf(term, some)), ...joined];
  const matching = matcherOf(ways);
  const whole = [
    ...new Set(ways.flatMap(({ words, kind }) => (words.length === 1 && kind === "word" ? words : []))),
  ];
  return (words, isName) =>
    words.flatMap((word, start) => {
      const lengths = matching(words, start, isName).map((way) => way.words.length);
      for (const each of whole)
        if (each.length > word.length && each.startsWith(word)) lengths.push(partsOf(words, start, each));
      const length = Math.max(0, ...lengths);
      return length > 0 ? [{ start, length }] : [];
    });
}

/** How many words from a place on make one when they are joined; 0 if they do not. */
function partsOf(words: readonly string[], start: number, whole: string): number {
  let made = "";
  for (let count = 1; made.length < whole.length && start + count <= words.length; count++) {
    made += words[start + count - 1];
    if (!whole.startsWith(made)) return 0;
    if (made === whole) return count;
  }
  return 0;
}

/** The maximum number of texts of a field, and of ranges of a text. */
const mostTexts = 3;
const mostRanges = 20;

/** The maximum length of a text, and how much of it is before the first range, in UTF-16 code units. */
const longestText = 240;
const lengthBefore = 60;

/** Returns the highlights of the requested fields. */
export function highlightsOf(
  fields: readonly SearchedField[],
  requested: readonly MatchField[],
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
