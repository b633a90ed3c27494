/** The limits of every set in a record: entries, and characters in each. */
const SET_ENTRIES = 64;
const ENTRY_CHARACTERS = 64;

/**
 * Normalizes a text to one trimmed, well-formed line of at most `limit` code points; null if nothing visible is left.
 * Control characters are removed, because PostgreSQL rejects NUL in text and terminals interpret the others; those that
 * separate words become a space.
 */
export function oneLine(text: string, limit: number): string | null {
  const line = text.toWellFormed().replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, " ");
  return visible(cut(line.replace(/\p{Cc}/gu, "").trim(), limit).trimEnd());
}

/** Like `oneLine`, but keeps line breaks and tabs, and ends a text that is too long with "…". */
export function prose(text: string, limit: number): string | null {
  const lines = text.toWellFormed().replace(/\r\n?/g, "\n");
  const clean = lines.replace(/(?![\t\n])\p{Cc}/gu, "").trim();
  const whole = cut(clean, limit);
  return visible(whole === clean ? clean : `${cut(clean, limit - 1).trimEnd()}…`);
}

/** Returns the first text with a visible line, or null. */
export function firstLine(texts: Iterable<string>, limit: number): string | null {
  for (const text of texts) {
    const line = oneLine(text, limit);
    if (line !== null) return line;
  }
  return null;
}

/** Converts words to a set of a record: in lower case, without duplicates, within the limits. */
export function wordSet(words: Iterable<string>): string[] {
  const set = new Set<string>();
  for (const word of words) {
    if (set.size === SET_ENTRIES) break;
    const entry = keyword(word);
    if (entry !== null) set.add(entry);
  }
  return [...set];
}

/** Normalizes a word of a set; null if nothing visible is left. */
export function keyword(word: string): string | null {
  return oneLine(word.toLowerCase(), ENTRY_CHARACTERS); // lower-cased before it is cut: "İ" becomes two code points
}

/** The words that letter case cuts into parts (`getWeather`), which a set has in lower case. */
export function cutByCase(words: Iterable<string>): string[] {
  const found = [...words].slice(0, SET_ENTRIES).filter((word) => /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u.test(word));
  return [...new Set(found.flatMap((word) => oneLine(word, ENTRY_CHARACTERS) ?? []))];
}

/** Converts an identifier or phrase in any script and case style to kebab-case; the result may be empty. */
export function kebab(text: string): string {
  // A phrase has its own spaces: "DevOps helper" is devops-helper, while devOpsHelper is dev-ops-helper.
  const parted = /\s/.test(text)
    ? text
    : text.replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, "-");
  const joined = parted.replace(/[^\p{L}\p{M}\p{N}]+/gu, "-");
  return joined.replace(/^-|-$/g, "").toLowerCase();
}

/** Returns the first `limit` code points of a well-formed text. */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  // A code point has at most two units, so these are enough; spreading a megabyte is expensive.
  return [...text.slice(0, 2 * limit)].slice(0, limit).join("");
}

function visible(text: string): string | null {
  return /[^\s\p{Cf}]/u.test(text) ? text : null;
}
