/** The row of a certification, and its public representations. */
import type { components } from "../../generated/openapi.d.ts";

type Schemas = components["schemas"];

/** A certification row: the columns of the table. */
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
  /** Stays `active` until the expiry is written, shortly after `expires_at`: see {@link toCertificationResponse}. */
  status: Schemas["CertificationStatus"];
  evidence_url: string | null;
  issued_at: string;
  renewed_at: string | null;
  expires_at: string | null;
  revoked_at: string | null;
  reason: Schemas["RevocationReason"] | null;
  /** Whether it counts in the agent's reputation: not while the issuing account is disabled. */
  counted: boolean | 0 | 1;
}

/** Converts a certification to a response. After `expires_at` its status is `expired`, even if that is not written yet. */
export function toCertificationResponse(row: CertificationRow, now: string): Schemas["Certification"] {
  const { agent_id, account_id, status, renewed_at, revoked_at, reason } = row;
  const ended = isExpired(row, now);
  return {
    ...toCertificationSummary(row),
    agent_id,
    issued_by: account_id,
    status: ended ? "expired" : status,
    renewed_at,
    revoked_at: ended ? row.expires_at : revoked_at,
    reason,
  };
}

/** Converts a certification to the summary in events. */
export function toCertificationSummary(row: CertificationRow): Schemas["CertificationSummary"] {
  const { id, level, issuer, evidence_url, issued_at, expires_at } = row;
  return { id, level, issuer, evidence_url, issued_at, expires_at };
}

/** Whether a certification has expired and the expiry is not written yet. */
function isExpired({ status, expires_at }: CertificationRow, now: string): boolean {
  return status === "active" && expires_at !== null && expires_at <= now;
}
