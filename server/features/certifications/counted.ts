/** Whether certifications count: not while the account that issued them is disabled. */
import type { Transaction } from "../../core/journal/transaction.ts";
import { agentOfKey } from "../../registry/agents/record/agent-store.ts";
import { evidenceChanged } from "../../registry/hooks.ts";
import { Certification, isActive } from "./certification.ts";

/** Counts the active certifications of an account, or counts them no longer, for up to `limit` agents. @returns how many. */
export async function recountCertifications(
  tx: Transaction,
  { id: account_id, counted }: { id: string; counted: boolean },
  limit: number,
): Promise<number> {
  const em = tx.em();
  const agents = await em
    .createQueryBuilder(Certification)
    .select("agent_key")
    .distinct()
    .where({ account_id, counted: !counted, ...isActive() })
    .orderBy({ agent_key: "asc" })
    .limit(limit)
    .execute();
  for (const { agent_key } of agents) {
    await em.nativeUpdate(Certification, { agent_key, account_id, ...isActive() }, { counted });
    await evidenceChanged.run(tx, await agentOfKey(tx, agent_key));
  }
  return agents.length;
}
