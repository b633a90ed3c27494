/** The limits of every set in an agent's record: entries, and characters in each. */
const SET_ENTRIES = 64;
const ENTRY_CHARACTERS = 64;

/**
 * Takes a text and a limit in code points; returns it as one trimmed, well-formed line within the limit, or null if
 * nothing visible is left. Control characters go, because PostgreSQL refuses NUL in text and terminals obey the
 * rest; those that part words become a blank, so that the words stay two.
 */
export function oneLine(text: string, limit: number): string | null {
  const line = text.toWellFormed().replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, " ");
  return visible(cut(line.replace(/\p{Cc}/gu, "").trim(), limit).trimEnd());
}

/** As `oneLine`, but line breaks and tabs stay, and what is too long ends in "…". */
export function prose(text: string, limit: number): string | null {
  const lines = text.toWellFormed().replace(/\r\n?/g, "\n");
  const clean = lines.replace(/(?![\t\n])\p{Cc}/gu, "").trim();
  const whole = cut(clean, limit);
  return visible(whole === clean ? clean : `${cut(clean, limit - 1).trimEnd()}…`);
}

/** Takes texts and returns the first that `oneLine` can use, or null. */
export function firstLine(texts: Iterable<string>, limit: number): string | null {
  for (const text of texts) {
    const line = oneLine(text, limit);
    if (line !== null) return line;
  }
  return null;
}

/** Takes words and returns them as the record keeps a set: lower-cased, each once, within the limits. */
export function wordSet(words: Iterable<string>): string[] {
  const set = new Set<string>();
  for (const word of words) {
    if (set.size === SET_ENTRIES) break;
    const entry = keyword(word);
    if (entry !== null) set.add(entry);
  }
  return [...set];
}

/** Takes a word and returns it as a set keeps it, or null if nothing visible is left. */
export function keyword(word: string): string | null {
  return oneLine(word.toLowerCase(), ENTRY_CHARACTERS); // lower-cased before it is cut: "İ" becomes two code points
}

/** Takes an identifier or a phrase in any script and case style; returns it in kebab-case, perhaps empty. */
export function kebab(text: string): string {
  // A phrase has its own blanks: "DevOps helper" is devops-helper, while devOpsHelper is dev-ops-helper.
  const parted = /\s/.test(text)
    ? text
    : text.replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, "-");
  const joined = parted.replace(/[^\p{L}\p{M}\p{N}]+/gu, "-");
  return joined.replace(/^-|-$/g, "").toLowerCase();
}

/** Takes a well-formed text and returns its first `limit` code points. */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  // A code point has at most two units, so these are enough; spreading a megabyte would not be cheap.
  return [...text.slice(0, 2 * limit)].slice(0, limit).join("");
}

function visible(text: string): string | null {
  return /[^\s\p{Cf}]/u.test(text) ? text : null;
}
