/** Whose a domain is. */
import type { Rows } from "../database/database.ts";

/**
 * Whether an account has shown that a domain is its own.
 * @param account the account; null for a caller without a credential.
 * @param domain in lower case.
 */
export async function ownsDomain(_rows: Rows, _account: string | null, _domain: string): Promise<boolean> {
  return false; // no account can show it yet
}
