/** The rules of which the node itself reports violations, and their severities. */
import type { CheckedRule } from "../../registry/hooks.ts";

export const ownRules = {
  liveness: { rule: "liveness", severity: "low" },
  cardDrift: { rule: "card_drift", severity: "medium" },
} as const satisfies Record<string, CheckedRule>;
