/** The entity of a certification, and its public representations. */
import { defineEntity, type InferEntity, p, raw } from "@mikro-orm/core";
import type { components } from "../../../generated/openapi.d.ts";

type Schemas = components["schemas"];

export const Certification = defineEntity({
  name: "Certification",
  tableName: "certification",
  properties: {
    /** The order of issue. */
    key: p.bigint("number").primary().autoincrement(),
    id: p.text(),
    agent_key: p.bigint("number"),
    agent_id: p.text(),
    level: p.text().$type<Schemas["CertificationLevel"]>(),
    issuer: p.text(),
    /** The account that issued it. */
    account_id: p.text(),
    /** Stays `active` until the expiry is written, shortly after `expires_at`: see {@link toCertificationResponse}. */
    status: p.text().$type<Schemas["CertificationStatus"]>(),
    evidence_url: p.text().strictNullable(),
    issued_at: p.text(),
    renewed_at: p.text().strictNullable(),
    expires_at: p.text().strictNullable(),
    revoked_at: p.text().strictNullable(),
    reason: p.text().$type<Schemas["RevocationReason"]>().strictNullable(),
    /** Whether it counts in the agent's reputation: not while the issuing account is disabled. */
    counted: p.boolean(),
  },
  uniques: [
    { name: "certification_by_id", properties: ["id"] },
    {
      name: "certification_active",
      properties: ["agent_key", "level", "issuer"],
      where: "status = 'active'",
    },
  ],
  indexes: [
    { name: "certification_by_agent", properties: ["agent_id", "key"] },
    { name: "certification_by_end", properties: ["expires_at"], where: "status = 'active'" },
    { name: "certification_by_level", properties: ["level", "agent_key"], where: "status = 'active'" },
    {
      name: "certification_by_account",
      properties: ["account_id", "agent_key"],
      where: "status = 'active'",
    },
  ],
});

export type Certification = InferEntity<typeof Certification>;

/** What others see of a certification. */
type Shown = Omit<Certification, "counted">;

/** That a certification is active, or its expiry is not written. It is a constant, so that the engines use the partial indexes. */
export function isActive() {
  return { [raw("status = 'active'")]: [] };
}

/** Converts a certification to a response. After `expires_at` its status is `expired`, even if that is not written yet. */
export function toCertificationResponse(row: Shown, now: string): Schemas["Certification"] {
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
export function toCertificationSummary(row: Shown): Schemas["CertificationSummary"] {
  const { id, level, issuer, evidence_url, issued_at, expires_at } = row;
  return { id, level, issuer, evidence_url, issued_at, expires_at };
}

/** Whether a certification has expired and the expiry is not written yet. */
function isExpired({ status, expires_at }: Shown, now: string): boolean {
  return status === "active" && expires_at !== null && expires_at <= now;
}
