/** Identities from an identity provider. */
import { emailFault, normalEmail } from "../../core/values/email.ts";

/** An identity: the issuer and the subject (OpenID Connect Core 1.0 section 5.7), with e-mail and name. */
export interface Identity {
  issuer: string;
  subject: string;
  /** Null if there is none, or if the provider does not declare it verified. */
  email: string | null;
  name: string | null;
}

/** The used claims (Core section 5.1), which may have any type. */
export interface Claims {
  iss: string;
  sub: string;
  email?: unknown;
  email_verified?: unknown;
  name?: unknown;
}

/** The pattern of a line in the contract. */
const lineForm = /^[^\p{Cc}]{1,256}$/u;

/** The identity of claims; undefined if the subject is invalid: it has at most 255 ASCII characters (Core section 2). */
export function identityOf({ iss, sub, email, email_verified, name }: Claims): Identity | undefined {
  if (!/^[\x20-\x7e]{1,255}$/.test(sub)) return undefined;
  // Some providers send booleans as text.
  const verified = email_verified === true || email_verified === "true";
  return {
    issuer: iss,
    subject: sub,
    email: verified ? textOf(email, (text) => emailFault(normalEmail(text)) === null) : null,
    name: textOf(name, (text) => lineForm.test(text)),
  };
}

function textOf(value: unknown, fits: (text: string) => boolean): string | null {
  const text = typeof value === "string" ? value.toWellFormed().trim() : "";
  return fits(text) ? text : null;
}
