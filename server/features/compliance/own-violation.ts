/** The violations that the node itself opens and resolves. */

import type { Transaction } from "../../core/journal/transaction.ts";
import { agentOfKey } from "../../registry/agents/record/agent-store.ts";
import type { CheckedRule } from "../../registry/hooks.ts";
import { Violation } from "./violation.ts";
import { decideViolation } from "./violation-changes.ts";

/** Resolves the violation of an agent, unless the operator has decided it or raised its severity. */
export async function resolveOwn(
  tx: Transaction,
  agentKey: number,
  { rule, severity }: CheckedRule,
  note: string,
): Promise<void> {
  const known = await tx.em().findOne(Violation, { agent_key: agentKey, rule });
  if (known?.status !== "open" || known.severity !== severity) return;
  await decideViolation(tx, await agentOfKey(tx, agentKey), known, { status: "resolved", note });
}
