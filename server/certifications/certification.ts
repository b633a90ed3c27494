/** A certification, and as everybody sees it. */
import type { components } from "../../generated/openapi.d.ts";

type Schemas = components["schemas"];

/** A certification: the columns of the table. */
export interface CertificationRow {
  /** The order of issue. */
  key: number;
  id: string;
  agent_key: number;
  agent_id: string;
  level: Schemas["CertificationLevel"];
  issuer: string;
  /** The account that issued it. */
  account_id: string;
  /** `active` until the end is written down, which may be a moment after it: see {@link present}. */
  status: Schemas["CertificationStatus"];
  evidence_url: string | null;
  issued_at: string;
  renewed_at: string | null;
  expires_at: string | null;
  revoked_at: string | null;
  reason: Schemas["RevocationReason"] | null;
  /** Whether it is in the agent's reputation: not while the account that issued it is disabled. */
  counted: boolean | 0 | 1;
}

/** A certification as everybody sees it. One that is past its end is expired, whether that has been written down or not. */
export function present(row: CertificationRow, now: string): Schemas["Certification"] {
  const { agent_id, account_id, status, renewed_at, revoked_at, reason } = row;
  const ended = due(row, now);
  return {
    ...{ ...summary(row), agent_id, issued_by: account_id, status: ended ? "expired" : status, renewed_at },
    ...{ revoked_at: ended ? row.expires_at : revoked_at, reason },
  };
}

/** A certification as events tell of it. */
export function summary(row: CertificationRow): Schemas["CertificationSummary"] {
  const { id, level, issuer, evidence_url, issued_at, expires_at } = row;
  return { id, level, issuer, evidence_url, issued_at, expires_at };
}

/** Whether a certification has reached its end, and that is not written down. */
function due({ status, expires_at }: CertificationRow, now: string): boolean {
  return status === "active" && expires_at !== null && expires_at <= now;
}
