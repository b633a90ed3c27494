/** The problem codes that need no scenario of their own, for the skeletons and the contract test. */

/** Codes that the table of operations decides, before or whatever the handler does: test/contract/standard.ts plays them. */
export const standardCodes = [
  "account_disabled",
  "body_too_large",
  "credential_checksum_failed",
  "credential_expired",
  "credential_malformed",
  "credential_missing",
  "credential_revoked",
  "credential_unknown",
  "cross_site_request",
  "duplicate_query_parameter",
  "duplicate_session_cookie",
  "insufficient_scope",
  "invalid_body",
  "invalid_header",
  "invalid_path",
  "invalid_query",
  "json_too_deep",
  "malformed_json",
  "owner_required",
  "quota_exceeded",
  "rate_limited",
  "session_required",
  "single_operator_mode",
  "storage_limit_reached",
  "unexpected_body",
  "unknown_member",
  "unknown_query_parameter",
  "unsupported_media_type",
] as const;

/** Codes of any handler that fails: test/contract/faults.test.ts plays them. */
export const faultCodes = ["database_unavailable", "internal_error", "outcome_unknown"] as const;

/** Codes of a repeated `Idempotency-Key`: test/contract/repetitions.test.ts plays them. */
export const repetitionCodes = ["idempotency_key_in_use", "idempotency_key_reused"] as const;

/** The codes that no scenario can bring about, and why. */
export const unplayedCodes = {
  node_busy:
    "Four megabytes of other bodies must be under way for five seconds, or an event stream must stay open: " +
    "test/large-bodies.test.ts and test/request-queue.test.ts.",
} as const;

/** What decides whether a code is supplied: the columns of the table of operations. */
interface Row {
  credentials: readonly string[];
  role: string | null;
  signsIn: boolean;
}

/** Whether the table of operations decides when an operation responds with a code. Some codes are decided by handlers, too. */
export function isStandard(code: string, { credentials, role, signsIn }: Row): boolean {
  const takesSession = credentials.includes("cookie");
  if (code === "owner_required") return role === "owner";
  if (code === "cross_site_request") return takesSession || signsIn;
  if (code === "single_operator_mode") return takesSession;
  return standardCodes.some((each) => each === code);
}

/** Whether an operation needs no scenario of a code. */
export function isSupplied(code: string, row: Row): boolean {
  const others = [...faultCodes, ...repetitionCodes, ...Object.keys(unplayedCodes)];
  return isStandard(code, row) || others.includes(code);
}
