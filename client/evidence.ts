/** For whoever checks a reputation: the node's own formula, and the digest of what went into it. */
import { evidenceText } from "../reputation/evidence.ts";
import type { ReputationInputs } from "../reputation/formula.ts";
import { hex } from "./webhooks/secret.ts";

export { type ReputationInputs, type ReputationOutcome, recomputeReputation } from "../reputation/formula.ts";

/** The digest of inputs, to be compared to the `evidence_digest` that is published with them. */
export async function evidenceDigest(inputs: ReputationInputs): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(evidenceText(inputs)));
  return `sha256:${hex(new Uint8Array(digest))}`;
}
