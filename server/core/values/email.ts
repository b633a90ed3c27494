/** Normalizes and validates e-mail addresses. */
import { domainToASCII, domainToUnicode } from "node:url";

/**
 * Normalizes an address, so that all its spellings are one account: Unicode NFKC, letters in lower case, the domain as UTS #46 maps it,
 * in its own letters, and a local part without quotes that it does not need (RFC 5321 section 4.1.2). Local parts are case-insensitive
 * too, because no major provider distinguishes accounts by case.
 */
export function normalEmail(email: string): string {
  const unified = unify(email);
  const at = unified.lastIndexOf("@");
  if (at < 0) return unified;
  const domain = unified.slice(at + 1);
  const isMapped = domainForm.test(domain) && !invisible.test(domain); // others are rejected as they were typed
  return `${plainLocalPart(unified.slice(0, at))}@${(isMapped && domainToUnicode(domain)) || domain}`;
}

const quoted = /"(?:[^"\\]|\\.)*"/g;

/** Removes the quotes of a local part and escapes in it, unless it needs them. */
function plainLocalPart(local: string): string {
  if (!local.includes('"') || local.replaceAll(quoted, "").includes('"')) return local;
  const plain = local.replaceAll(quoted, (text) => text.slice(1, -1).replaceAll(/\\(.)/g, "$1"));
  return localForm.test(plain) ? plain : `"${plain.replaceAll(/["\\]/g, "\\$&")}"`;
}

/** The form in which addresses were stored before quotes and all domains were normalized: accounts of that time may have it. */
export function formerEmail(email: string): string {
  const unified = unify(email);
  const at = unified.lastIndexOf("@") + 1;
  const domain = unified.slice(at);
  if (!domain.includes("xn--")) return unified;
  return unified.slice(0, at) + (domainToUnicode(domain) || domain);
}

function unify(email: string): string {
  return lower(lower(email).normalize("NFKC")).normalize("NFKC");
}

/** Converts to lower case, except İ: it is the only letter that gets longer, so the address could exceed its limit. */
function lower(email: string): string {
  return email.toWellFormed().replaceAll("İ", "i").toLowerCase();
}

/** The pattern of the contract. */
const emailForm = /^[^@\s\p{Cc}]{1,64}@[^@\s\p{Cc}]+$/u;

/** A local part without quotes: none of the `specials` of RFC 5322 section 3.2.3 but dots, which some mailboxes have anywhere. */
const localForm = /^[^\s"(),:;<>@[\\\]]+$/;
const quotedForm = /^"(?:[^"\\]|\\.)*"$/;

/** A domain: of ASCII only letters, digits, `-`, `_` and dots. Others would end it where it is read as a part of a URL. */
const domainForm = /^[a-z0-9._\-\u{80}-\u{10ffff}]+$/u;

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
  const at = email.lastIndexOf("@");
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)];
  if (
    !(localForm.test(local) || quotedForm.test(local)) ||
    !domainForm.test(domain) ||
    domainToASCII(domain) === ""
  )
    return "must be an e-mail address without comments, whose domain is a name";
  if (email.endsWith(".")) return "must not end with a dot";
  const words = email.split(/[@.]/);
  const mixed = words.some((word) => lookAlikeScripts.filter((script) => script.test(word)).length > 1);
  return mixed ? "must not mix letters of look-alike scripts in one word" : null;
}
