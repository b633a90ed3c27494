/** Rejects passwords that are easy to guess (NIST SP 800-63B-4 section 3.1.1.2), whatever their length. */

/** Sequences that people type: forwards, backwards, and across the end. */
const rows = ["abcdefghijklmnopqrstuvwxyz", "0123456789", "1234567890", "qwertyuiopasdfghjklzxcvbnm"];

/** The minimum number of different characters. */
const minDistinct = 5;

/** The minimum length of a repeated text. */
const minRepeated = 8;

/** The minimum length of a local part that a password must not contain; shorter ones are in many words by chance. */
const minLocalPart = 3;

/**
 * Checks whether a password is easy to guess.
 * @param email the address of its account; null if it has none.
 * @param isCommon whether a text in lower case is one of the most common passwords.
 * @returns the reason, to follow the field's name; null if there is none.
 */
export function passwordWeakness(
  password: string,
  email: string | null,
  isCommon: (text: string) => boolean,
): string | null {
  const text = fold(password);
  if (new Set(text).size < minDistinct) {
    return `must have at least ${minDistinct} different characters, not counting leading and trailing spaces`;
  }
  if (rows.some((row) => isRun(text, row))) return "must not be a sequence such as `abcdef` or `qwerty`";
  const unit = repeatedUnit(text);
  const core = withoutAffixes(text);
  if (email !== null && [text, unit, core].some((each) => isOfEmail(each, fold(email)))) {
    return "must not be based on the e-mail address";
  }
  if ([text, unit, core].some(isCommon)) {
    return "is a common password: choose a unique one, for example four random words";
  }
  if (unit !== text && unit.length < minRepeated) return "must not be a repeated short text";
  return null;
}

function fold(text: string): string {
  return text.toWellFormed().normalize("NFKC").toLowerCase().trim();
}

function isRun(text: string, row: string): boolean {
  const long = row.repeat(Math.ceil(text.length / row.length) + 1);
  return long.includes(text) || [...long].reverse().join("").includes(text);
}

/** The shortest text of which this one is a repetition: usually the text itself. */
function repeatedUnit(text: string): string {
  // A repeated text occurs in its own duplication before the end.
  return text.slice(0, (text + text).indexOf(text, 1));
}

/** The part from the first letter to the last: the word in "dragon2026!". */
function withoutAffixes(text: string): string {
  const characters = [...text];
  const isLetter = (character: string) => /\p{L}/u.test(character);
  return characters.slice(characters.findIndex(isLetter), characters.findLastIndex(isLetter) + 1).join("");
}

function isOfEmail(text: string, email: string): boolean {
  const [local = "", domain = ""] = email.split("@");
  return text === email || text === domain || (local.length >= minLocalPart && text === local);
}
