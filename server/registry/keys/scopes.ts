/** The scopes of API keys, and how they are stored. */
import type { KeyScope } from "../../../generated/operations.ts";

/**
 * Converts scopes to their stored form: each once, in order, separated by spaces as in OAuth (RFC 6749 section 3.3).
 * @param scopes null for a key without scopes, which may do whatever its account may.
 */
export function toStoredScopes(scopes: readonly KeyScope[] | null): string | null {
  return scopes && [...new Set(scopes)].sort().join(" ");
}

/** Converts stored scopes back. */
export function scopesOf(stored: string | null): KeyScope[] | null {
  return stored === null ? null : (stored.split(" ") as KeyScope[]); // as toStoredScopes wrote them
}
