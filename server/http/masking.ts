/** Keys where they do not belong: in paths, queries, ids and messages, which logs keep and problems repeat. */

/** `registry_` and the letters after it, each of which may be percent-encoded, and that once more. */
const keys = new RegExp(
  `${[..."registry_"].map(encodable).join("")}(?:[0-9A-Za-z]|%(?:25){0,4}[3-7][0-9A-Fa-f]){16,}`,
  "g",
);

/** A letter as it is, or percent-encoded. */
function encodable(letter: string): string {
  const hex = letter.charCodeAt(0).toString(16);
  return `(?:${letter}|%(?:25){0,4}${hex.replace("f", "[fF]")})`;
}

/**
 * A text without the keys in it. Part of a key is one too: what is cut off at a length must not show the rest. 16 letters
 * are more than a list of keys shows of each, and than any word has that starts so, such as the name of a tool.
 */
export function withoutKeys(text: string): string {
  // Most texts have neither, and a search for a word is faster than one for a pattern.
  return text.includes("registry_") || text.includes("%") ? text.replaceAll(keys, "registry_…") : text;
}

/** Whether a text holds a key, or a part of one. */
export function holdsKey(text: string): boolean {
  return withoutKeys(text) !== text;
}
