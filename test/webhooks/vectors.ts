/** Test vectors of signed deliveries. Python's hmac computed the signatures, independently of this project. */
import { readFileSync } from "node:fs";
import type { WebhookVectors } from "../../client/index.ts";

/** The published test vectors. */
export const { vectors }: WebhookVectors = JSON.parse(
  readFileSync(new URL("../../client/webhooks/test-vectors.json", import.meta.url), "utf8"),
);

/** The clock at the time of a vector. */
export function clockOf(vector: { timestamp: number }): () => Date {
  return () => new Date(vector.timestamp * 1_000);
}
