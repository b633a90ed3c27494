/** Deliveries whose signatures are known. They were computed by Python's hmac, not by anything of this project. */
import { readFileSync } from "node:fs";
import type { WebhookVectors } from "../../client/index.ts";

/** The vectors, as they are published. */
export const { vectors }: WebhookVectors = JSON.parse(
  readFileSync(new URL("../../webhook-vectors.json", import.meta.url), "utf8"),
);

/** What an attempt may be at the time of a vector: its clock. */
export function clockOf(vector: { timestamp: number }): () => Date {
  return () => new Date(vector.timestamp * 1_000);
}
