/** Deletes old deliveries, and before them what receivers responded, in batches. Events stay in the journal. */
import { type FilterQuery, type FindOptions, LockMode } from "@mikro-orm/core";
import { sql } from "kysely";
import type { Database } from "../../core/database/database.ts";
import { BatchSize, nextTurn } from "../../core/time/time-slice.ts";
import { Delivery } from "./delivery.ts";
import { DeliveryAttempt } from "./delivery-attempt.ts";
import { deleteOldHours } from "./recent-attempts.ts";
import type { WebhookTables } from "./tables.ts";

/** The number of deliveries or responses deleted per transaction. */
const batch = { least: 25, most: 500 };

/** How long the beginning of a response is kept: 7 days. */
const responseRetentionMs = 7 * 86_400_000;

/**
 * Deletes finished deliveries of an age with their attempts, the deliveries of deleted subscriptions, and counts of attempts
 * that are older than a week. Pending deliveries are kept.
 * @param stopping interrupts the deletion; the next call continues it.
 * @param retentionMs how long finished deliveries are kept, in milliseconds.
 */
export async function deleteOldDeliveries(
  database: Database,
  now: Date,
  stopping: AbortSignal,
  retentionMs: number,
): Promise<void> {
  const end = new Date(now.getTime() - retentionMs).toISOString();
  const finished = { created_at: { $lt: end }, status: { $ne: "pending" } } as const;
  await deleteFound(database, finished, { orderBy: { created_at: "asc" } }, stopping);
  await database.aside((writer) => deleteOldHours(writer, now));
  for (const key of await orphanedKeys(database)) await deleteDeliveriesOf(database, key, stopping);
}

/** Removes what receivers responded more than a week ago. */
export async function forgetOldResponses(
  database: Database,
  now: Date,
  stopping: AbortSignal,
): Promise<void> {
  const end = new Date(now.getTime() - responseRetentionMs).toISOString();
  await inBatches(stopping, (limit) =>
    database.aside(async (writer) => {
      const forgotten = await writer
        .em()
        .getKysely<WebhookTables>()
        .updateTable("delivery_attempt")
        .set({ response_body: null, response_truncated: false })
        .where(({ selectFrom }) => {
          const old = selectFrom("delivery_attempt as a")
            .select(["a.delivery_id", "a.attempt"])
            .where("a.response_body", "is not", null) // for the partial index
            .where("a.started_at", "<", end)
            .orderBy("a.started_at")
            .limit(limit);
          return sql<boolean>`(delivery_id, attempt) in (${old})`;
        })
        .returning("attempt")
        .execute();
      return forgotten.length;
    }),
  );
}

/** Deletes the deliveries of a deleted subscription. If it is interrupted, {@link deleteOldDeliveries} deletes the rest. */
export async function deleteDeliveriesOf(
  database: Database,
  webhookKey: number,
  stopping: AbortSignal,
): Promise<void> {
  await deleteFound(database, { webhook_key: webhookKey }, {}, stopping);
}

/** Deleted subscriptions that still have deliveries. A loose index scan, so it does not read the deliveries. */
async function orphanedKeys(database: Database): Promise<number[]> {
  const found = await database
    .em()
    .getKysely<WebhookTables>()
    .withRecursive("known(key)", (from) =>
      from
        .selectFrom("delivery")
        .select(({ fn }) => fn.min<number | null>("webhook_key").as("key"))
        .unionAll(
          from
            .selectFrom("known")
            .select(({ selectFrom }) =>
              selectFrom("delivery")
                .select(({ fn }) => fn.min("webhook_key").as("next"))
                .whereRef("webhook_key", ">", "known.key")
                .as("key"),
            )
            .where("known.key", "is not", null),
        ),
    )
    .selectFrom("known")
    .select("key")
    .$narrowType<{ key: number }>()
    .where("key", "is not", null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("webhook").select("webhook.key").whereRef("webhook.key", "=", "known.key"))),
    )
    .execute();
  return found.map(({ key }) => key);
}

/** Deletes deliveries with their attempts. */
async function deleteFound(
  database: Database,
  where: FilterQuery<Delivery>,
  options: Pick<FindOptions<Delivery>, "orderBy">,
  stopping: AbortSignal,
): Promise<void> {
  await inBatches(stopping, (limit) =>
    database.aside(async (writer) => {
      const em = writer.em();
      const lockMode = LockMode.PESSIMISTIC_PARTIAL_WRITE; // one that is being repeated has not ended any more
      const found = await em.find(Delivery, where, { ...options, fields: ["id"], limit, lockMode });
      const ids = found.map(({ id }) => id);
      if (ids.length > 0) {
        await em.nativeDelete(DeliveryAttempt, { delivery_id: ids });
        await em.nativeDelete(Delivery, { id: ids });
      }
      return ids.length;
    }),
  );
}

/** Works on batches of rows until one is not full. @param work returns the number of rows that it found. */
async function inBatches(stopping: AbortSignal, work: (limit: number) => Promise<number>): Promise<void> {
  const size = new BatchSize(batch.least, batch.most);
  while (!stopping.aborted) {
    const limit = size.rows;
    if ((await size.measure(() => work(limit))) < limit) return;
    await nextTurn();
  }
}
