/** Characters that can disguise a text, in the dashboard and on all other pages. */

/**
 * Control and format characters (Unicode categories `Cc` and `Cf`) except line ends, tabs, and the zero-width joiner of
 * emoji sequences. Direction overrides and zero-width characters are used to forge names.
 */
const hidden = /((?![\n\r\t\u200D])[\p{Cc}\p{Cf}])/u;

/** A part of a text: characters that show, or the code point of one that does not, such as `U+202E`. */
export interface TextPart {
  text: string;
  isCodePoint: boolean;
}

/** Splits a text into what shows and what does not. */
export function partsOf(text: string): TextPart[] {
  return text.split(hidden).map((part, at) => {
    const isCodePoint = at % 2 === 1; // every second part is what the expression matched
    return { text: isCodePoint ? codePointOf(part) : part, isCodePoint };
  });
}

/** The text with code points in place of the characters that do not show. */
export function plainText(text: string): string {
  return partsOf(text)
    .map((part) => part.text)
    .join("");
}

function codePointOf(character: string): string {
  return `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;
}
