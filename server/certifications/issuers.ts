/** Who issues certifications. */
import { accountById } from "../accounts/accounts.ts";
import { refuse } from "../answers.ts";
import type { Rows } from "../database/database.ts";
import type { Caller } from "../http/admission.ts";
import { issuerName, namesOfNode } from "./issuer-name.ts";

/** Somebody who may issue certifications. */
export interface Issuer {
  /** Its account. */
  account: string;
  /** What it is called, if nobody says otherwise. */
  name: string;
  /** Whether it is the operator of the node, who may do everything with every certification. */
  operator: boolean;
}

/**
 * The caller as an issuer: the operator, or whom the operator made one; or the refusal.
 * @param publicUrl what the operator is called who has no name.
 */
export async function issuerOf(rows: Rows, caller: Caller, publicUrl: string) {
  const account = caller.account === null ? undefined : await accountById(rows, caller.account);
  if (!account) throw new Error("Certifications are issued with a credential, and its account is there");
  if (account.disabled_at !== null) {
    const detail = "The operator of this node disabled this account.";
    return { refusal: refuse(403, "account_disabled", detail) };
  }
  const operator = account.role === "owner";
  if (!operator && !account.issuer) {
    const detail = "The account does not issue certifications: the operator of the node decides who does.";
    return { refusal: refuse(403, "not_an_issuer", detail) };
  }
  const owner = await rows.get<{ name: string | null }>("select name from account where role = 'owner'");
  const name = operator
    ? (account.name ?? publicUrl)
    : issuerName(account, namesOfNode(publicUrl, owner?.name ?? null));
  const issuer: Issuer = { account: account.id, name, operator };
  return { issuer };
}

/** The rejection of a name that is not the issuer's own; undefined for the operator, and without one. */
export function notOwnName({ name, operator }: Issuer, wanted: string | undefined) {
  if (operator || wanted === undefined || wanted === name) return undefined;
  const detail = `You issue certifications as ${name}: leave /issuer out. Only the operator of the node names other issuers.`;
  return refuse(403, "issuer_name_not_own", detail);
}

/** The refusal of an issuer whose certification it is not; undefined for who may go on. */
export function notTheirs({ account, operator }: Issuer, { account_id }: { account_id: string }) {
  if (operator || account === account_id) return undefined;
  return refuse(403, "not_certification_issuer", "Another account issued this certification.");
}
