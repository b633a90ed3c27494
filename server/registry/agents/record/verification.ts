/** How far the URLs of an agent are verified, as its record says. */
import type { components } from "../../../../generated/openapi.d.ts";

export type Verification = components["schemas"]["AgentVerification"];
export type VerificationLevel = components["schemas"]["VerificationLevel"];
export type ProofMethod = components["schemas"]["ProofMethod"];

/** The levels, from the one that reaches the least. */
export const levels: readonly VerificationLevel[] = ["none", "url", "host", "domain"];

/** The columns of an agent; all are null if nothing is proved. */
export interface VerifiedColumns {
  verified_level: VerificationLevel | null;
  verified_domain: string | null;
  verified_method: ProofMethod | null;
  verified_at: string | null;
}

/** The columns of an agent of which nothing is proved. */
export const unverified = {
  verified_level: null,
  verified_domain: null,
  verified_method: null,
  verified_at: null,
} satisfies VerifiedColumns;

/** Converts the columns to what the record says. */
export function toVerification(
  agent: Partial<{ [Name in keyof VerifiedColumns]: VerifiedColumns[Name] | undefined }>,
) {
  const { verified_level, verified_domain, verified_method, verified_at } = agent;
  return {
    level: verified_level ?? "none",
    domain: verified_domain ?? null,
    method: verified_method ?? null,
    verified_at: verified_at ?? null,
  } satisfies Verification;
}
