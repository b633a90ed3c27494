/** The states of claims to domains. */
import type { DomainClaim } from "../../../client/index.ts";

/** Whether a claim no longer proves what it proved. */
export function isEnded({ state }: Pick<DomainClaim, "state">): boolean {
  return state === "stale" || state === "lost" || state === "expired";
}
