/** Changes to many subscriptions or deliveries at once, in the transaction of another change. */
import { LockMode } from "@mikro-orm/core";
import { sql } from "kysely";
import type { Transaction } from "../../core/journal/transaction.ts";
import { TimeSlice, transactionMs } from "../../core/time/time-slice.ts";
import { markSkipped, skipPendingDeliveries } from "./skips.ts";
import { Webhook } from "./subscription.ts";
import type { WebhookTables } from "./tables.ts";
import { WebhookHour } from "./webhook-hour.ts";

/** Locks all subscriptions of an account. @returns their keys. */
async function lockAll(tx: Transaction, account_id: string): Promise<number[]> {
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const options = { fields: ["key"], orderBy: { key: "asc" }, lockMode } as const;
  return (await tx.em().find(Webhook, { account_id }, options)).map(({ key }) => key);
}

/**
 * Skips requested deliveries of subscriptions that are being stopped, which the dispatcher attempts even if their subscription
 * is paused. Attempts under way finish.
 */
export async function skipRequestedDeliveries(tx: Transaction, keys: readonly number[]): Promise<void> {
  const requested = await tx
    .em()
    .getKysely<WebhookTables>()
    .selectFrom("delivery")
    .select("id")
    .where("webhook_key", "in", keys)
    .where("status", "=", sql.lit("pending")) // for the partial index
    .where("lease", "is", null)
    .where("cause", "not in", ["event", "queue"])
    .execute();
  const ids = requested.map(({ id }) => id);
  await markSkipped(tx, ids, tx.now);
}

/**
 * Pauses the active subscriptions of an account that is being disabled, and skips its pending deliveries, including
 * requested ones. Attempts under way finish. When the account is enabled again, its users resume subscriptions and replay
 * skipped deliveries themselves.
 */
export async function pauseSubscriptionsOf(tx: Transaction, accountId: string): Promise<void> {
  const keys = await lockAll(tx, accountId);
  if (keys.length === 0) return;
  await tx.em().nativeUpdate(Webhook, { account_id: accountId, status: "active" }, { status: "paused" });
  await skipRequestedDeliveries(tx, keys);
  const slice = new TimeSlice(transactionMs[tx.engine]);
  for (const key of keys) await skipPendingDeliveries(tx, key, tx.now, slice);
}

/** Deletes the subscriptions of an account that is being closed. */
export async function deleteSubscriptionsOf(tx: Transaction, accountId: string): Promise<void> {
  const keys = await lockAll(tx, accountId);
  if (keys.length > 0) await deleteSubscriptions(tx, keys);
}

/** Deletes subscriptions, without their deliveries, which the retention job deletes: see retention.ts. */
export async function deleteSubscriptions(tx: Transaction, keys: number[]): Promise<void> {
  await tx.subscriptionsChanged();
  await tx.em().nativeDelete(Webhook, { key: keys });
  await tx.em().nativeDelete(WebhookHour, { webhook_key: keys });
}

/** Deletes the deliveries of events, pending ones too, with what receivers responded. An attempt under way records nothing. */
export async function deleteDeliveriesOfEvents(tx: Transaction, seqs: readonly number[]): Promise<void> {
  const db = tx.em().getKysely<WebhookTables>();
  const ofEvents = db
    .selectFrom("delivery")
    .select("id")
    .where("webhook_key", "in", (from) => from.selectFrom("webhook").select("webhook.key")) // for the index
    .where("seq", "in", seqs);
  await db.deleteFrom("delivery_attempt").where("delivery_id", "in", ofEvents).execute();
  await db.deleteFrom("delivery").where("id", "in", ofEvents).execute();
}
