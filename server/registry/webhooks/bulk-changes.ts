/** Changes to many subscriptions or deliveries at once, in the transaction of another change. */
import { type Kysely, sql } from "kysely";
import type { Transaction } from "../../core/journal/transaction.ts";
import { statement } from "../../core/sql/statement.ts";
import { TimeSlice, transactionMs } from "../../core/time/time-slice.ts";
import { markSkipped, skipPendingDeliveries } from "./skips.ts";
import { deleteSubscription } from "./subscription-store.ts";
import type { WebhookTables } from "./tables.ts";

type Db = Kysely<WebhookTables>;

/** Locks all subscriptions of an account. SQLite has one writer anyway. */
const lockAll = statement((db: Db, { account_id }: { account_id: string }, { engine }) =>
  db
    .selectFrom("webhook")
    .select("key")
    .where("account_id", "=", account_id)
    .orderBy("key")
    .$if(engine === "postgres", (query) => query.forUpdate()),
);

const pauseActive = statement((db: Db, { account_id }: { account_id: string }) =>
  db
    .updateTable("webhook")
    .set({ status: "paused" })
    .where("account_id", "=", account_id)
    .where("status", "=", "active"),
);

const requestedOf = statement((db: Db, { keys }: { keys: readonly number[] }, { numbers }) =>
  db
    .selectFrom("delivery")
    .select("id")
    .where("webhook_key", "in", numbers(keys))
    .where("status", "=", sql.lit("pending")) // for the partial index
    .where("lease", "is", null)
    .where("cause", "not in", ["event", "queue"]),
);

/**
 * Skips requested deliveries of subscriptions that are being stopped, which the dispatcher attempts even if their subscription
 * is paused. Attempts under way finish.
 */
export async function skipRequestedDeliveries(tx: Transaction, keys: readonly number[]): Promise<void> {
  const requested = await requestedOf.all(tx, { keys });
  const ids = requested.map(({ id }) => id);
  await markSkipped(tx, ids, tx.now);
}

/**
 * Pauses the active subscriptions of an account that is being disabled, and skips its pending deliveries, including
 * requested ones. Attempts under way finish. When the account is enabled again, its users resume subscriptions and replay
 * skipped deliveries themselves.
 */
export async function pauseSubscriptionsOf(tx: Transaction, accountId: string): Promise<void> {
  const keys = (await lockAll.all(tx, { account_id: accountId })).map(({ key }) => key);
  if (keys.length === 0) return;
  await pauseActive.run(tx, { account_id: accountId });
  await skipRequestedDeliveries(tx, keys);
  const slice = new TimeSlice(transactionMs[tx.engine]);
  for (const key of keys) await skipPendingDeliveries(tx, key, tx.now, slice);
}

/** Deletes the subscriptions of an account that is being closed. The retention job deletes their deliveries: see retention.ts. */
export async function deleteSubscriptionsOf(tx: Transaction, accountId: string): Promise<void> {
  for (const { key } of await lockAll.all(tx, { account_id: accountId })) await deleteSubscription(tx, key);
}

const ofEvents = statement((db: Db, { seqs }: { seqs: readonly number[] }, { numbers }) =>
  db
    .selectFrom("delivery")
    .select("id")
    .where("webhook_key", "in", (from) => from.selectFrom("webhook").select("webhook.key")) // for the index
    .where("seq", "in", numbers(seqs)),
);

const deleteAttemptsOf = statement((db: Db, { ids }: { ids: readonly string[] }, { texts }) =>
  db.deleteFrom("delivery_attempt").where("delivery_id", "in", texts(ids)),
);

const deleteDeliveries = statement((db: Db, { ids }: { ids: readonly string[] }, { texts }) =>
  db.deleteFrom("delivery").where("id", "in", texts(ids)),
);

/** Deletes the deliveries of events, pending ones too, with what receivers responded. An attempt under way records nothing. */
export async function deleteDeliveriesOfEvents(tx: Transaction, seqs: readonly number[]): Promise<void> {
  const ids = (await ofEvents.all(tx, { seqs })).map(({ id }) => id);
  if (ids.length === 0) return;
  await deleteAttemptsOf.run(tx, { ids });
  await deleteDeliveries.run(tx, { ids });
}
