/** The transition to required keys: until when writes without a credential are served, and what they are told. */
import type { Config } from "./config.ts";

/** Since when writing without a credential is deprecated: the day of the first contract. */
const deprecatedSince = new Date("2026-11-20T00:00:00Z");

/** Whether writes without a credential are served. */
export function writesWithoutKey({ singleOperator, keysRequiredFrom: end }: Config, now: Date): boolean {
  return !singleOperator && (end === null || now < end);
}

/** What the answer to a write without a credential says (RFC 9745, RFC 8594). */
export function transitionHeaders({ keysRequiredFrom: end, publicUrl }: Config): Record<string, string> {
  return {
    Deprecation: `@${deprecatedSince.getTime() / 1_000}`,
    ...(end && { Sunset: end.toUTCString() }),
    Link: `<${publicUrl}/problems/credential_missing>; rel="deprecation"; type="text/html"`,
  };
}
