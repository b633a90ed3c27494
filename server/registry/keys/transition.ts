/** The transition to required keys: until when writes without a credential are accepted, and their response headers. */
import type { CoreConfig } from "../../core/settings/config.ts";

/** The date from which writing without a credential is deprecated: that of the first contract. */
const deprecatedSince = new Date("2026-11-20T00:00:00Z");

/** Whether writes without a credential are accepted. */
export function writesWithoutKey({ singleOperator, keysRequiredFrom: end }: CoreConfig, now: Date): boolean {
  return !singleOperator && (end === null || now < end);
}

/** The response headers of a write without a credential (RFC 9745, RFC 8594). */
export function transitionHeaders({ keysRequiredFrom: end, publicUrl }: CoreConfig): Record<string, string> {
  return {
    Deprecation: `@${deprecatedSince.getTime() / 1_000}`,
    ...(end && { Sunset: end.toUTCString() }),
    Link: `<${publicUrl}/docs/keys#transition-period>; rel="deprecation"; type="text/html"`,
  };
}

/** What the guides say about the transition of this node, at an instant. */
export function transitionText(config: CoreConfig, now: Date): string {
  const { singleOperator, keysRequiredFrom: end } = config;
  if (singleOperator)
    return "This node is in single-operator mode: only its owner can write, with a key or a session.";
  if (!writesWithoutKey(config, now))
    return "On this node the transition period is over: writes need a key or a session.";
  const rejection = "rejected with 401 `credential_missing`";
  return end === null
    ? `This node accepts writes without a credential. No end date is set yet; from some later date on they are ${rejection}.`
    : `This node accepts writes without a credential until ${end.toUTCString()}. From then on they are ${rejection}.`;
}
