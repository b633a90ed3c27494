/** Which passwords are too easy to guess (NIST SP 800-63B-4 section 3.1.1.2): whatever their length, they are tried first. */

/** What people type in a row: forwards, backwards, and from the end on to the start. */
const rows = ["abcdefghijklmnopqrstuvwxyz", "0123456789", "1234567890", "qwertyuiopasdfghjklzxcvbnm"];

/** A password has at least so many different characters. */
const minDistinct = 5;

/** What is repeated has at least so many characters. */
const minRepeated = 8;

/** Shorter local parts of addresses are in many words by chance. */
const minLocalPart = 3;

/**
 * Why a password is too easy to guess.
 * @param email the address of its account; null if it has none.
 * @param isCommon whether a text in lower case is one of the commonest passwords.
 * @returns what is wrong, to be read after the member's name; null if nothing is.
 */
export function passwordWeakness(
  password: string,
  email: string | null,
  isCommon: (text: string) => boolean,
): string | null {
  const text = fold(password);
  if (new Set(text).size < minDistinct) {
    return `must have at least ${minDistinct} different characters, beside blanks at its ends`;
  }
  if (rows.some((row) => isRun(text, row))) return "must not be a sequence of neighbouring characters";
  const unit = repeatedUnit(text);
  const core = withoutAffixes(text);
  if (email !== null && [text, unit, core].some((each) => isOfEmail(each, fold(email)))) {
    return "must not be made of the e-mail address";
  }
  if ([text, unit, core].some(isCommon)) {
    return "is one of the passwords that are guessed first: choose one that only you would think of, for example four words";
  }
  if (unit !== text && unit.length < minRepeated) return "must not be a short text that is repeated";
  return null;
}

function fold(text: string): string {
  return text.toWellFormed().normalize("NFKC").toLowerCase().trim();
}

function isRun(text: string, row: string): boolean {
  const long = row.repeat(Math.ceil(text.length / row.length) + 1);
  return long.includes(text) || [...long].reverse().join("").includes(text);
}

/** The shortest text that gives this one when it is repeated: the text itself for most. */
function repeatedUnit(text: string): string {
  // A text that is repeated contains itself before its end, if it is written twice.
  return text.slice(0, (text + text).indexOf(text, 1));
}

/** What lies between the first letter and the last: of "dragon2026!" the word. */
function withoutAffixes(text: string): string {
  const characters = [...text];
  const isLetter = (character: string) => /\p{L}/u.test(character);
  return characters.slice(characters.findIndex(isLetter), characters.findLastIndex(isLetter) + 1).join("");
}

function isOfEmail(text: string, email: string): boolean {
  const [local = "", domain = ""] = email.split("@");
  return text === email || text === domain || (local.length >= minLocalPart && text === local);
}
