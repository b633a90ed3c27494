/**
 * Folds texts for comparison: what people type differently for the same word becomes the same.
 *
 * Unicode's compatibility forms are unified (NFKC), letters are lower case, and what is often left out is left out: accents,
 * Hebrew and Arabic points, the Arabic tatweel, joiners, variation selectors. Letters that keyboards of one script exchange
 * are one letter, as in the Arabic normalization of Apache Lucene, and digits are those of ASCII.
 */

const ascii = /^[\t\n\r -~]*$/;

/** Latin, Hebrew, Arabic and Devanagari marks, and characters without width, with their ranges. */
const leftOut =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u093c\u200b-\u200f\u2060\ufeff\0]|\p{Variation_Selector}/gu;

/** Letters that are one, each before what it becomes. */
const letters = new Map(
  "ßss ıi ςσ æae œoe øo łl đd آا أا إا ٱا ؤو ئي ىي یي ےي کك ةه ۀه ہه"
    .split(" ")
    .map(([letter = "", ...others]) => [letter, others.join("")]),
);

const anyLetter = new RegExp(`[${[...letters.keys()].join("")}]`, "gu");

/** In Hindi a nasal before a consonant, the chandrabindu and the anusvara are written for one another (हिन्दी, हिंदी). */
const nasal = /[\u0919\u091e\u0923\u0928\u092e]\u094d(?=[\u0915-\u0939])|\u0901/g;

/** Returns the folded text, with single white space. */
export function fold(text: string): string {
  if (ascii.test(text)) return text.toLowerCase().replace(/\s+/g, " ").trim(); // most texts, ten times as fast
  const apart = text.toWellFormed().normalize("NFKD").replace(leftOut, "");
  const lower = apart.normalize("NFKC").toLowerCase().replace(leftOut, "");
  return lower
    .replace(anyLetter, (letter) => letters.get(letter) ?? letter)
    .replace(nasal, "\u0902")
    .replace(/(?![0-9])\p{Nd}/gu, digitOf)
    .replace(/\s+/g, " ")
    .trim();
}

/** The ASCII digit of a decimal digit: in Unicode each ten of them follow one another, the zero first. */
function digitOf(digit: string): string {
  let zero = digit.codePointAt(0) ?? 0;
  const last = zero;
  while (last - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String(last - zero);
}
