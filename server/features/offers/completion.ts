/** The jobs of offers: accepted ones take effect when they are due, expired and old ones are put away. */
import { raw } from "@mikro-orm/core";
import type { Database } from "../../core/database/database.ts";
import { TimeSlice, transactionMs } from "../../core/time/time-slice.ts";
import { Offer } from "./offer.ts";
import { completeOffer } from "./offer-changes.ts";
import { offerTimes } from "./offer-state.ts";

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
  const accepted = { [raw("state = 'accepted'")]: [], effective_at: { $ne: null } }; // a constant, for the partial index
  const orderBy = { effective_at: "asc", key: "asc" } as const;
  const next = await database.em().findOne(Offer, accepted, { orderBy });
  if (!next) return null;
  const wait = Date.parse(next.effective_at ?? "") - clock().getTime();
  if (wait > 0) return wait;
  await database.transaction(async (tx) => {
    const due = { ...accepted, effective_at: { $lte: tx.now } };
    const offers = await tx.em().find(Offer, due, { orderBy, limit: batchSize });
    const slice = new TimeSlice(transactionMs[tx.engine]);
    for (const [index, offer] of offers.entries()) {
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
  const late = { [raw("state = 'offered'")]: [], expires_at: { $lte: now.toISOString() } };
  const [expired, deleted] = await database.aside(async (writer) => {
    const em = writer.em();
    const some = em.createQueryBuilder(Offer).select("key").limit(retentionBatch);
    const overdue = some.clone().where(late).orderBy({ expires_at: "asc" });
    const old = some.where({ ended_at: { $lt: before } }).orderBy({ ended_at: "asc" });
    const expiry = { state: "expired", ended_at: raw("expires_at") } as const;
    return [
      await em.nativeUpdate(Offer, { key: { $in: overdue.toRaw() } }, expiry),
      await em.nativeDelete(Offer, { key: { $in: old.toRaw() } }),
    ];
  });
  return expired === retentionBatch || deleted === retentionBatch ? 0 : null;
}
