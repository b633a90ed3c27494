/** The violations that the node itself opens and resolves. */

import type { Transaction } from "../../core/database/transaction.ts";
import { agentOfKey } from "../../registry/agents/agent-store.ts";
import { decideViolation } from "../compliance/changes.ts";
import { findByRule } from "../compliance/records.ts";

/** The rules, and the severities with which the node reports them. */
export const ownRules = {
  liveness: { rule: "liveness", severity: "low" },
  cardDrift: { rule: "card_drift", severity: "medium" },
} as const;

/** Resolves the violation of an agent, unless the operator has decided it or raised its severity. */
export async function resolveOwn(
  tx: Transaction,
  agentKey: number,
  { rule, severity }: (typeof ownRules)[keyof typeof ownRules],
  note: string,
): Promise<void> {
  const known = await findByRule(tx, agentKey, rule);
  if (known?.status !== "open" || known.severity !== severity) return;
  await decideViolation(tx, await agentOfKey(tx, agentKey), known, { status: "resolved", note });
}
