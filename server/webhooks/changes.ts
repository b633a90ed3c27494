/** Changes of subscriptions that other features make in their own transaction. */
import { marks } from "../database/marks.ts";
import type { Transaction } from "../database/transaction.ts";
import { leaseBounds, notLeased } from "../leases.ts";
import { TimeSlice, transactionMs } from "../time-slice.ts";
import { markSkipped, skipOwed } from "./skips.ts";

/**
 * Pauses the active subscriptions of an account that is being disabled, and skips its pending deliveries, those that were
 * requested by hand included. An attempt that is under way ends. Nothing resumes when the account is enabled again:
 * its people resume what they still want, and replay what was skipped.
 */
export async function pauseSubscriptionsOf(tx: Transaction, accountId: string): Promise<void> {
  const lock = tx.engine === "postgres" ? " order by key for update" : ""; // SQLite has one writer anyway
  const found = await tx.all<{ key: number }>(`select key from webhook where account_id = ?${lock}`, [
    accountId,
  ]);
  if (found.length === 0) return;
  const keys = found.map(({ key }) => key);
  await tx.run(
    `update webhook set status = 'paused' where status = 'active' and key in (${marks(keys)})`,
    keys,
  );
  // The dispatcher would attempt those that were requested by hand. It skips the others itself when it comes to claim them.
  const byHand = await tx.all<{ id: string }>(
    `select id from delivery where webhook_key in (${marks(keys)}) and status = 'pending'
      and ${notLeased} and cause not in ('event', 'queue')`,
    [...keys, ...leaseBounds(tx.now)],
  );
  const ids = byHand.map(({ id }) => id);
  await markSkipped(tx, ids, tx.now);
  const slice = new TimeSlice(transactionMs[tx.engine]);
  for (const key of keys) await skipOwed(tx, key, tx.now, slice);
}
