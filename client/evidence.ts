/** Functions to check a reputation: the node's formula, and the digest of its inputs. */
import { evidenceText } from "./evidence/evidence-text.ts";
import type { ReputationInputs } from "./evidence/formula.ts";
import { hex } from "./webhooks/secret.ts";

export { type ReputationInputs, type ReputationOutcome, recomputeReputation } from "./evidence/formula.ts";

/** The digest of inputs, to compare with the published `evidence_digest`. */
export async function evidenceDigest(inputs: ReputationInputs): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(evidenceText(inputs)));
  return `sha256:${hex(new Uint8Array(digest))}`;
}
