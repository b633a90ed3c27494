/** Decides which changes a read must include. A replica of the database may serve it once it has them. */
import type { Operation } from "../../../generated/operations.ts";

/** The parts of a valid request that decide it. */
interface ReadRequest {
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
}

/** Parameters of requests that continue an earlier read: its state may be newer than that of a replica. */
const continuing = ["cursor", "after_seq", "updated_since"];

/** Headers of callers who may have written before, and expect to see it. */
const credentials = ["authorization", "x-api-key", "cookie"];

/**
 * Returns the number of the change that the response must include, with all before it; null for all changes.
 * See `Registry-Seq` in the contract.
 */
export function requiredSeq({ mayLag }: Operation, { query, headers }: ReadRequest): number | null {
  if (!mayLag) return null;
  const sent = headers["registry-seq"];
  if (sent !== undefined) return Number(sent);
  const isBound = continuing.some((name) => name in query) || credentials.some((name) => name in headers);
  return isBound ? null : 0;
}
