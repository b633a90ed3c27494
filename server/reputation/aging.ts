/** Scores grow old without anybody reporting: once a day each is made anew. */
import { dayOf } from "../../reputation/counts.ts";
import { Agent } from "../agents/agent.ts";
import type { Database } from "../database/database.ts";
import type { Transaction } from "../database/transaction.ts";
import { TimeSlice, transactionMs } from "../time-slice.ts";
import { recompute } from "./changes.ts";

/** How many are computed again in one transaction at most; fewer, but at least one, if they take longer than a slice. */
const batch = 20;

/**
 * Makes anew what was made on an earlier day, some at a time.
 * @param database the one whose changes are sent to subscribers.
 * @returns 0 if there may be more; null if not: when the next one is due is the calendar's business.
 */
export async function ageReputations(database: Database, clock: () => Date): Promise<0 | null> {
  const oldest = await database.get<{ day: string | null }>(
    "select min(rated_day) as day from reputation where rated_day is not null",
  );
  if (!oldest?.day || oldest.day >= dayOf(clock().toISOString())) return null;
  await database.transaction(ageSome);
  return 0;
}

async function ageSome(tx: Transaction): Promise<void> {
  const due = await tx.all<{ agent_key: number }>(
    "select agent_key from reputation where rated_day < ? order by rated_day, agent_key limit ?",
    [dayOf(tx.now), batch],
  );
  const slice = new TimeSlice(transactionMs[tx.engine]);
  for (const [index, { agent_key }] of due.entries()) {
    if (index > 0 && slice.usedUp) return;
    await recompute(tx, await tx.em.findOneOrFail(Agent, { key: agent_key }));
  }
}
