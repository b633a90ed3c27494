/** Masks API keys in paths, queries, ids and messages, because logs store them and problems quote them. */

/** `registry_` and the letters after it, each of which may be percent-encoded, even repeatedly. */
const keys = new RegExp(
  `${[..."registry_"].map(encodable).join("")}(?:[0-9A-Za-z]|%(?:25){0,4}[3-7][0-9A-Fa-f]){16,}`,
  "g",
);

/** Matches a letter, plain or percent-encoded. */
function encodable(letter: string): string {
  const hex = letter.charCodeAt(0).toString(16);
  return `(?:${letter}|%(?:25){0,4}${hex.replace("f", "[fF]")})`;
}

/**
 * Masks keys in a text, and parts of keys, because texts may have been cut. Lists of keys show fewer than 16 letters of
 * each, and other words with this prefix, such as names of tools, have fewer too.
 */
export function withoutKeys(text: string): string {
  // Most texts contain neither, and searching a word is faster than a pattern.
  return text.includes("registry_") || text.includes("%") ? text.replaceAll(keys, "registry_…") : text;
}

/** Whether a text contains a key, or a part of one. */
export function holdsKey(text: string): boolean {
  return withoutKeys(text) !== text;
}
