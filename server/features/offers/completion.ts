/** The jobs of offers: accepted ones take effect when they are due, expired and old ones are put away. */
import type { Database } from "../../core/database/database.ts";
import { TimeSlice, transactionMs } from "../../core/time/time-slice.ts";
import { completeOffer } from "./offer-changes.ts";
import { offerTimes } from "./offer-state.ts";
import { deleteEndedOffers, dueOffers, expireOffers, firstEffect } from "./offer-store.ts";

/** The maximum number of transfers per transaction; fewer, but at least one, if a time slice is used up. */
const batchSize = 10;

/** The number of offers that are put away per transaction. */
const retentionBatch = 500;

/**
 * Transfers the agents of one batch of accepted offers that are due. If no process runs at the time, the next start does it.
 * @param database a database that sends the deliveries of its changes.
 * @returns the milliseconds until the next one is due: 0 if more may be; null if none is accepted.
 */
export async function completeOffers(database: Database, clock: () => Date): Promise<number | null> {
  const next = await firstEffect.get(database, {});
  if (!next?.at) return null;
  const wait = Date.parse(next.at) - clock().getTime();
  if (wait > 0) return wait;
  await database.transaction(async (tx) => {
    const due = await dueOffers.all(tx, { now: tx.now, limit: batchSize });
    const slice = new TimeSlice(transactionMs[tx.engine]);
    for (const [index, offer] of due.entries()) {
      if (index > 0 && slice.usedUp) return;
      await completeOffer(tx, offer);
    }
  });
  return 0;
}

/** Writes the expiry of offers, and deletes those that ended long ago. @returns 0 if more may be due; null if not. */
export async function putOffersAway(database: Database, clock: () => Date): Promise<0 | null> {
  const now = clock();
  const before = new Date(now.getTime() - offerTimes.keptMs).toISOString();
  const [expired, deleted] = await database.aside(async (writer) => [
    await expireOffers.all(writer, { now: now.toISOString(), limit: retentionBatch }),
    await deleteEndedOffers.all(writer, { before, limit: retentionBatch }),
  ]);
  return Math.max(expired?.length ?? 0, deleted?.length ?? 0) === retentionBatch ? 0 : null;
}
