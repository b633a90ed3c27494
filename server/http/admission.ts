/** Who asks, and whether what they show for it is good. Decided by what the contract says of each operation. */
import type { IncomingHttpHeaders } from "node:http";
import type { Operation } from "../../generated/operations.ts";
import { type Refusal, Refused, refusal } from "./refusal.ts";

/** Who asks. */
export interface Caller {
  /** The account; null for a request without a credential. */
  account: string | null;
}

/** A key of this node: `registry_`, 40 random letters or digits, 6 of checksum. */
const keyForm = /^registry_[0-9A-Za-z]{46}$/;

/**
 * Decides before the body is read. A read takes no credential and looks at none; a write takes none or a good one.
 * @throws Refused when the credential is not good.
 */
export function admit(operation: Operation, headers: IncomingHttpHeaders): Caller {
  const credential = operation.credentials.some((each) => each !== "none")
    ? credentialOf(headers)
    : undefined;
  if (credential === undefined) return { account: null };
  const { place, malformed } = credential;
  throw new Refused(
    malformed
      ? challenge(
          "credential_malformed",
          `${place} does not hold a key of this node (registry_ and 46 letters or digits).`,
        )
      : challenge(
          "credential_unknown",
          `${place} holds a credential that this node has not issued, or no longer knows.`,
        ),
  );
}

function challenge(code: "credential_malformed" | "credential_unknown", detail: string): Refusal {
  return refusal(code, detail, {}, { "WWW-Authenticate": 'Bearer realm="registry", error="invalid_token"' });
}

/** The explicit header wins over the alias, the alias over the cookie. */
function credentialOf(headers: IncomingHttpHeaders): { place: string; malformed: boolean } | undefined {
  const { authorization, cookie } = headers;
  const alias = headers["x-api-key"];
  if (authorization !== undefined) {
    const [, key = ""] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
    return { place: "Authorization", malformed: !keyForm.test(key) };
  }
  if (alias !== undefined)
    return { place: "X-API-Key", malformed: typeof alias !== "string" || !keyForm.test(alias) };
  if (/(^|;\s*)access_token=/.test(cookie ?? ""))
    return { place: "The cookie access_token", malformed: false };
  return undefined;
}
