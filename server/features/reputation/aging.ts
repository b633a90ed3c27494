/** The job that recomputes scores once a day, because reports lose weight with age. */
import type { Database } from "../../core/database/database.ts";
import type { Transaction } from "../../core/journal/transaction.ts";
import { TimeSlice, transactionMs } from "../../core/time/time-slice.ts";
import { agentOfKey } from "../../registry/agents/record/agent-store.ts";
import { dayOf } from "./counts.ts";
import { recompute } from "./recompute.ts";
import { Reputation } from "./reputation.ts";

/** The maximum number of agents per transaction; fewer, but at least one, if a time slice is used up. */
const batchSize = 20;

/**
 * Recomputes one batch of reputations that were computed on an earlier day.
 * @param database a database that sends the deliveries of its changes.
 * @returns 0 if more may be due; null if not.
 */
export async function recomputeAgedReputations(database: Database, clock: () => Date): Promise<0 | null> {
  const orderBy = { rated_day: "asc" } as const;
  const oldest = await database.em().findOne(Reputation, { rated_day: { $ne: null } }, { orderBy });
  if (!oldest?.rated_day || oldest.rated_day >= dayOf(clock().toISOString())) return null;
  await database.transaction(ageBatch);
  return 0;
}

async function ageBatch(tx: Transaction): Promise<void> {
  const due = await tx.em().find(
    Reputation,
    { rated_day: { $lt: dayOf(tx.now) } },
    {
      orderBy: { rated_day: "asc", agent_key: "asc" },
      limit: batchSize,
      disableIdentityMap: true, // statements change them
    },
  );
  const slice = new TimeSlice(transactionMs[tx.engine]);
  for (const [index, { agent_key }] of due.entries()) {
    if (index > 0 && slice.usedUp) return;
    await recompute(tx, await agentOfKey(tx, agent_key));
  }
}
