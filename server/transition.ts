/** The transition to required keys: until when writes without a credential are accepted, and their response headers. */
import type { Config } from "./config.ts";

/** The date from which writing without a credential is deprecated: that of the first contract. */
const deprecatedSince = new Date("2026-11-20T00:00:00Z");

/** Whether writes without a credential are accepted. */
export function writesWithoutKey({ singleOperator, keysRequiredFrom: end }: Config, now: Date): boolean {
  return !singleOperator && (end === null || now < end);
}

/** The response headers of a write without a credential (RFC 9745, RFC 8594). */
export function transitionHeaders({ keysRequiredFrom: end, publicUrl }: Config): Record<string, string> {
  return {
    Deprecation: `@${deprecatedSince.getTime() / 1_000}`,
    ...(end && { Sunset: end.toUTCString() }),
    Link: `<${publicUrl}/problems/credential_missing>; rel="deprecation"; type="text/html"`,
  };
}
