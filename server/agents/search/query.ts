/** What a person types into a search, understood without any syntax that could be wrong. */
import { isLone, queryWords } from "./words.ts";

/** One thing to look for: a word, or words next to each other. */
export interface Term {
  words: string[];
  /**
   * Whether the last word may go on: not inside quotes, not if it is unwanted; but always if it is one character of a
   * script without spaces.
   */
  open: boolean;
}

export interface Query {
  wanted: Term[];
  unwanted: Term[];
}

/** More terms than this are not looked at; nobody types them. */
const mostTerms = 12;

const pieceForm = /(-?)"([^"]*)"?|(-?)([^\s"]+)/g;

/** Reads a query: `word`, `"words in a row"`, `-unwanted`. Anything that holds no word is passed over. */
export function parseQuery(text: string): Query {
  const query: Query = { wanted: [], unwanted: [] };
  for (const [, quotedMinus, quoted, minus, bare] of text.matchAll(pieceForm)) {
    const words = queryWords(quoted ?? bare ?? "");
    if (words.length === 0) continue;
    const unwanted = (quotedMinus || minus) === "-";
    const list = unwanted ? query.unwanted : query.wanted;
    const open = (quoted === undefined && !unwanted) || isLone(words.at(-1) ?? "");
    if (list.length < mostTerms) list.push({ words, open });
  }
  return query;
}
