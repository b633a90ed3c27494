/** E-mail addresses: the form in which they are stored and compared, and which of them an account may have. */
import { domainToUnicode } from "node:url";

/**
 * An address in its normal form: Unicode's compatibility forms unified (NFKC), letters in lower case, an international
 * domain in its own letters. Local parts are compared without regard to case too: no provider of note tells accounts
 * apart by it.
 */
export function normalEmail(email: string): string {
  const unified = lower(lower(email).normalize("NFKC")).normalize("NFKC");
  const at = unified.lastIndexOf("@") + 1;
  const domain = unified.slice(at);
  if (!domain.includes("xn--")) return unified;
  return unified.slice(0, at) + (domainToUnicode(domain) || domain);
}

/** An address as earlier versions stored it. */
export function caselessEmail(email: string): string {
  return lower(email);
}

/** Of all letters only İ is longer in lower case, and would take an address out of its limits. */
function lower(email: string): string {
  return email.toWellFormed().replaceAll("İ", "i").toLowerCase();
}

/** The contract's form. */
const emailForm = /^[^@\s\p{Cc}]{1,64}@[^@\s\p{Cc}]+$/u;

/** What nobody sees: control, format (bidi controls are among them), unassigned and private characters, fillers. */
const invisible = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;

/** Scripts whose letters look alike. In one word they are mixed only to deceive (Unicode TS 39 section 5.2). */
const lookAlikeScripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];

/**
 * Why an account cannot have an address: it is not one, or it can be made to look like another.
 * @param email in its normal form.
 * @returns what is wrong, to be read after the member's name; null if nothing is.
 */
export function emailFault(email: string): string | null {
  if (invisible.test(email)) return "must not have invisible, control or direction characters";
  if (email.length > 254 || !emailForm.test(email)) return "must be an e-mail address, as ada@example.com";
  if (email.endsWith(".")) return "must not end with a dot";
  const words = email.split(/[@.]/);
  const mixed = words.some((word) => lookAlikeScripts.filter((script) => script.test(word)).length > 1);
  return mixed ? "must not mix letters of different scripts in one word: they look alike" : null;
}
