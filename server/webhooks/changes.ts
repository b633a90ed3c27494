/** Changes to subscriptions that other features make in their own transaction. */
import { placeholders } from "../database/placeholders.ts";
import type { Transaction } from "../database/transaction.ts";
import { leaseBounds, notLeased } from "../leases.ts";
import { TimeSlice, transactionMs } from "../time-slice.ts";
import { markSkipped, skipPendingDeliveries } from "./skips.ts";

/**
 * Pauses the active subscriptions of an account that is being disabled, and skips its pending deliveries, including
 * requested ones. Attempts under way finish. When the account is enabled again, its users resume subscriptions and replay
 * skipped deliveries themselves.
 */
export async function pauseSubscriptionsOf(tx: Transaction, accountId: string): Promise<void> {
  const lock = tx.engine === "postgres" ? " order by key for update" : ""; // SQLite has one writer anyway
  const found = await tx.all<{ key: number }>(`select key from webhook where account_id = ?${lock}`, [
    accountId,
  ]);
  if (found.length === 0) return;
  const keys = found.map(({ key }) => key);
  await tx.run(
    `update webhook set status = 'paused' where status = 'active' and key in (${placeholders(keys)})`,
    keys,
  );
  // Skip requested deliveries here: the dispatcher attempts them even if the subscription is paused.
  const requested = await tx.all<{ id: string }>(
    `select id from delivery where webhook_key in (${placeholders(keys)}) and status = 'pending'
      and ${notLeased} and cause not in ('event', 'queue')`,
    [...keys, ...leaseBounds(tx.now)],
  );
  const ids = requested.map(({ id }) => id);
  await markSkipped(tx, ids, tx.now);
  const slice = new TimeSlice(transactionMs[tx.engine]);
  for (const key of keys) await skipPendingDeliveries(tx, key, tx.now, slice);
}
