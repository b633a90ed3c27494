/** Who somebody is by the word of an identity provider. */
import { emailFault, normalEmail } from "./email.ts";

/** An identity: the issuer and what it calls the person (OpenID Connect Core 1.0 section 5.7), with what it tells of them. */
export interface Identity {
  issuer: string;
  subject: string;
  /** Null if none was told, or one that the provider does not say to be verified: an absent claim says nothing. */
  email: string | null;
  name: string | null;
}

/** The claims that are looked at (Core section 5.1). What a provider tells may be of any type. */
export interface Claims {
  iss: string;
  sub: string;
  email?: unknown;
  email_verified?: unknown;
  name?: unknown;
}

/** The contract's line. */
const lineForm = /^[^\p{Cc}]{1,256}$/u;

/** The identity that claims are of; undefined if the subject is none: at most 255 ASCII characters (Core section 2). */
export function identityOf({ iss, sub, email, email_verified, name }: Claims): Identity | undefined {
  if (!/^[\x20-\x7e]{1,255}$/.test(sub)) return undefined;
  // Some providers tell booleans as text.
  const verified = email_verified === true || email_verified === "true";
  return {
    ...{ issuer: iss, subject: sub },
    email: verified ? textOf(email, (text) => emailFault(normalEmail(text)) === null) : null,
    name: textOf(name, (text) => lineForm.test(text)),
  };
}

function textOf(value: unknown, fits: (text: string) => boolean): string | null {
  const text = typeof value === "string" ? value.toWellFormed().trim() : "";
  return fits(text) ? text : null;
}
