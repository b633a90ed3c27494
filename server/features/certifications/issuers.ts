/** Authorization of certification issuers. */
import type { Caller } from "../../core/http/authentication.ts";
import { rejectWith } from "../../core/http/responses.ts";
import type { Managed } from "../../core/sql/orm.ts";
import { accountById, ownerOf } from "../../registry/accounts/accounts.ts";
import { issuerName, namesOfNode } from "./issuer-name.ts";

/** An account that may issue certifications. */
export interface Issuer {
  /** The account id. */
  account: string;
  /** The default issuer name. */
  name: string;
  /** Whether it is the operator of the node, who may change every certification. */
  operator: boolean;
}

/**
 * Authorizes the caller as an issuer. The operator is one, and accounts that the operator made issuers.
 * @param publicUrl the default name of an operator without a name.
 * @returns the issuer, or the problem to respond with.
 */
export async function issuerOf(rows: Managed, caller: Caller, publicUrl: string) {
  const account = caller.account === null ? undefined : await accountById(rows, caller.account);
  if (!account) throw new Error("Operations on certifications require a credential of an existing account");
  if (account.disabled_at !== null) {
    const detail = "The operator of this node disabled this account.";
    return { rejection: rejectWith(403, "account_disabled", detail) };
  }
  const operator = account.role === "owner";
  if (!operator && !account.issuer) {
    const detail =
      "The account is not an issuer of certifications: ask the operator of the node to make it one.";
    return { rejection: rejectWith(403, "not_an_issuer", detail) };
  }
  const owner = await ownerOf(rows);
  const name = operator
    ? (account.name ?? publicUrl)
    : issuerName(account, namesOfNode(publicUrl, owner?.name ?? null));
  const issuer: Issuer = { account: account.id, name, operator };
  return { issuer };
}

/** Returns the problem of an issuer name that is not the caller's; undefined if the name is permitted. */
export function requireOwnName({ name, operator }: Issuer, wanted: string | undefined) {
  if (operator || wanted === undefined || wanted === name) return undefined;
  const detail = `You issue certifications as ${name}: leave /issuer out. Only the operator of the node names other issuers.`;
  return rejectWith(403, "issuer_name_not_own", detail);
}

/** Returns the problem of a certification of another issuer; undefined if the caller may change it. */
export function requireOwnCertification(
  { account, operator }: Issuer,
  { account_id }: { account_id: string },
) {
  if (operator || account === account_id) return undefined;
  return rejectWith(403, "not_certification_issuer", "Another account issued this certification.");
}
