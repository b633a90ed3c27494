/** The agents of an account that is closed: how many it has, and their deletion. */
import type { Transaction } from "../../../core/journal/transaction.ts";
import { TimeSlice, transactionMs } from "../../../core/time/time-slice.ts";
import { countOwned, livingStatuses } from "../lists/own.ts";
import type { Total } from "../lists/totals.ts";
import { Agent } from "../record/agent.ts";
import { agentOfKey } from "../record/agent-store.ts";
import { footprint } from "../record/save-agent.ts";
import { erase } from "../record/tombstone.ts";

/** Counts the agents of an account that are not deleted, up to a limit. */
export function countLivingOf(tx: Transaction, owner: string): Promise<Total> {
  return countOwned(tx, { owner, ids: undefined, statuses: livingStatuses });
}

/**
 * Deletes agents of an account, suspended ones too: at most a number of them, and fewer, but at least one, if a time slice is
 * used up.
 * @returns the ids of the deleted agents, and whether there may be more.
 */
export async function removeAgentsOf(
  tx: Transaction,
  owner: string,
  limit: number,
): Promise<{ ids: string[]; more: boolean }> {
  const slice = new TimeSlice(transactionMs[tx.engine]);
  const living = { owner_id: owner, status: { $ne: "tombstoned" as const } };
  // Not kept by the entity manager, because statements change them.
  const options = { fields: ["key"], orderBy: { key: "asc" }, limit, disableIdentityMap: true } as const;
  const found = await tx.em().find(Agent, living, options);
  const ids: string[] = [];
  for (const { key } of found) {
    if (ids.length > 0 && slice.usedUp) break;
    const agent = await agentOfKey(tx, key);
    await erase(tx, agent, footprint(agent), "tombstoned");
    ids.push(agent.agent_id);
  }
  return { ids, more: ids.length < found.length || found.length === limit };
}
