/** The job that recomputes scores once a day, because reports lose weight with age. */

import { agentOfKey } from "../agents/agent-store.ts";
import type { Database } from "../database/database.ts";
import type { Transaction } from "../database/transaction.ts";
import { TimeSlice, transactionMs } from "../time-slice.ts";
import { recompute } from "./changes.ts";
import { dayOf } from "./counts.ts";

/** The maximum number of agents per transaction; fewer, but at least one, if a time slice is used up. */
const batchSize = 20;

/**
 * Recomputes one batch of reputations that were computed on an earlier day.
 * @param database a database that sends the deliveries of its changes.
 * @returns 0 if more may be due; null if not.
 */
export async function recomputeAgedReputations(database: Database, clock: () => Date): Promise<0 | null> {
  const oldest = await database.get<{ day: string | null }>(
    "select min(rated_day) as day from reputation where rated_day is not null",
  );
  if (!oldest?.day || oldest.day >= dayOf(clock().toISOString())) return null;
  await database.transaction(ageBatch);
  return 0;
}

async function ageBatch(tx: Transaction): Promise<void> {
  const due = await tx.all<{ agent_key: number }>(
    "select agent_key from reputation where rated_day < ? order by rated_day, agent_key limit ?",
    [dayOf(tx.now), batchSize],
  );
  const slice = new TimeSlice(transactionMs[tx.engine]);
  for (const [index, { agent_key }] of due.entries()) {
    if (index > 0 && slice.usedUp) return;
    await recompute(tx, await agentOfKey(tx, agent_key));
  }
}
