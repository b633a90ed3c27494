/** What a person types into a search, understood without any syntax that could be wrong. */
import { isLone, mayGoOn, queryWords } from "./words.ts";

/** One thing to look for: a word, or words next to each other. */
export interface Term {
  words: string[];
  /**
   * Where the last word may be the beginning of a longer one. `nowhere`: inside quotes, if it is unwanted, and if it has
   * one or two letters, because half of all words begin so. `name`: such a short word, if it is the last of the query, so
   * that names are found while they are being typed. One character of a script without spaces is open everywhere.
   */
  open: "nowhere" | "name" | "anywhere";
}

export interface Query {
  wanted: Term[];
  unwanted: Term[];
}

/** How many terms are looked for, and how many are excluded. What follows is ignored. */
export const mostTerms = 12;

/** How many words a query has, those of phrases counted one by one. What follows is ignored. */
export const mostWords = 16;

const pieceForm = /(-?)"([^"]*)"?|(-?)([^\s"]+)/g;

/** Reads a query: `word`, `"words in a row"`, `-unwanted`. Anything that holds no word is passed over. */
export function parseQuery(text: string): Query {
  const query: Query = { wanted: [], unwanted: [] };
  const seen = new Set<string>();
  let room = mostWords;
  let typing: Term | undefined; // the last word, if it stands in the open
  for (const [, quotedMinus, quoted, minus, bare] of text.matchAll(pieceForm)) {
    const words = queryWords(quoted ?? bare ?? "").slice(0, room);
    const last = words.at(-1);
    if (last === undefined) continue;
    const unwanted = (quotedMinus || minus) === "-";
    const list = unwanted ? query.unwanted : query.wanted;
    const bareWord = quoted === undefined && !unwanted;
    const open = (bareWord && mayGoOn(last)) || isLone(last) ? "anywhere" : "nowhere";
    const term: Term = { words, open };
    typing = bareWord ? term : undefined;
    const key = `${unwanted} ${open} ${words.join(" ")}`;
    if (list.length === mostTerms || seen.has(key)) continue;
    seen.add(key);
    list.push(term);
    room -= words.length;
  }
  if (typing?.open === "nowhere") typing.open = "name"; // of no effect if it was a repetition
  return query;
}
