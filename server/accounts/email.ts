/** Normalizes and validates e-mail addresses. */
import { domainToUnicode } from "node:url";

/**
 * Normalizes an address: Unicode NFKC, letters in lower case, an international domain in its own letters. Local parts are
 * case-insensitive too, because no major provider distinguishes accounts by case.
 */
export function normalEmail(email: string): string {
  const unified = lower(lower(email).normalize("NFKC")).normalize("NFKC");
  const at = unified.lastIndexOf("@") + 1;
  const domain = unified.slice(at);
  if (!domain.includes("xn--")) return unified;
  return unified.slice(0, at) + (domainToUnicode(domain) || domain);
}

/** Converts to lower case, except İ: it is the only letter that gets longer, so the address could exceed its limit. */
function lower(email: string): string {
  return email.toWellFormed().replaceAll("İ", "i").toLowerCase();
}

/** The pattern of the contract. */
const emailForm = /^[^@\s\p{Cc}]{1,64}@[^@\s\p{Cc}]+$/u;

/** Invisible characters: control, format (including bidi controls), unassigned and private characters, fillers. */
const invisible = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;

/** Scripts with look-alike letters. A word that mixes them is meant to deceive (Unicode TS 39 section 5.2). */
const lookAlikeScripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];

/**
 * Checks whether an account may have an address: it must be valid and not confusable with another.
 * @param email the normalized address.
 * @returns the error, to follow the field's name; null if there is none.
 */
export function emailFault(email: string): string | null {
  if (invisible.test(email)) return "must not have invisible, control or direction characters";
  if (email.length > 254 || !emailForm.test(email))
    return "must be an e-mail address, for example `ada@example.com`";
  if (email.endsWith(".")) return "must not end with a dot";
  const words = email.split(/[@.]/);
  const mixed = words.some((word) => lookAlikeScripts.filter((script) => script.test(word)).length > 1);
  return mixed ? "must not mix letters of look-alike scripts in one word" : null;
}
