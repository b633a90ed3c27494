/** Texts and versions within the limits of the MCP registry's schema. */

/** The maximum length of titles and descriptions, in characters. */
export const maxLine = 100;

/** A version that is neither `latest` nor a range, which the registry's schema rejects. */
export function versionOf(version: string | null): string {
  return version === null || isRange(version) ? "0.0.0" : version;
}

/** Whether a text is `latest` or a range of versions. */
export function isRange(version: string): boolean {
  return /^(latest$|[\^~<>=*])|[*|]|\s-\s|\.[xX*](\.|$)/.test(version);
}

/** The beginning of a text, in one line, cut at the end of a word. */
export function cutLine(text: string, characters: number): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  const all = [...line];
  if (all.length <= characters) return line;
  const start = all.slice(0, characters).join("");
  const end = all[characters] === " " ? start.length : start.lastIndexOf(" ");
  return end > 0 ? start.slice(0, end) : start;
}
