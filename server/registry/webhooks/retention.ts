/** Deletes old deliveries, and before them what receivers responded, in batches. Events stay in the journal. */
import { type Kysely, sql } from "kysely";
import type { Database } from "../../core/database/database.ts";
import type { Writer } from "../../core/sql/rows.ts";
import { type Statement, statement } from "../../core/sql/statement.ts";
import { BatchSize, nextTurn } from "../../core/time/time-slice.ts";
import { deleteOldHours } from "./recent-attempts.ts";
import type { WebhookTables } from "./tables.ts";

/** The number of deliveries or responses deleted per transaction. */
const batch = { least: 25, most: 500 };

/** How long the beginning of a response is kept: 7 days. */
const responseRetentionMs = 7 * 86_400_000;

type Db = Kysely<WebhookTables>;

const finishedBefore = statement((db: Db, { end, limit }: { end: string; limit: number }) =>
  db
    .selectFrom("delivery")
    .select("id")
    .where("created_at", "<", end)
    .where("status", "<>", "pending")
    .orderBy("created_at")
    .limit(limit),
);

const ofSubscription = statement((db: Db, { webhook_key, limit }: { webhook_key: number; limit: number }) =>
  db.selectFrom("delivery").select("id").where("webhook_key", "=", webhook_key).limit(limit),
);

const deleteAttempts = statement((db: Db, { ids }: { ids: readonly string[] }, { texts }) =>
  db.deleteFrom("delivery_attempt").where("delivery_id", "in", texts(ids)),
);

const deleteByIds = statement((db: Db, { ids }: { ids: readonly string[] }, { texts }) =>
  db.deleteFrom("delivery").where("id", "in", texts(ids)),
);

const forgetResponses = statement((db: Db, { end, limit }: { end: string; limit: number }) =>
  db
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
    .returning("attempt"),
);

/** Deleted subscriptions that still have deliveries. A loose index scan, so it does not read the deliveries. */
const orphaned = statement((db: Db, _values: object) =>
  db
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
    ),
);

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
  await deleteFound(database, finishedBefore, { end }, stopping);
  await database.aside((writer) => deleteOldHours(writer, now));
  for (const { key } of await orphaned.all(database, {})) await deleteDeliveriesOf(database, key, stopping);
}

/** Removes what receivers responded more than a week ago. */
export async function forgetOldResponses(
  database: Database,
  now: Date,
  stopping: AbortSignal,
): Promise<void> {
  const end = new Date(now.getTime() - responseRetentionMs).toISOString();
  await inBatches(stopping, (limit) =>
    database.aside(async (writer) => (await forgetResponses.all(writer, { end, limit })).length),
  );
}

/** Deletes the deliveries of a deleted subscription. If it is interrupted, {@link deleteOldDeliveries} deletes the rest. */
export async function deleteDeliveriesOf(
  database: Database,
  webhookKey: number,
  stopping: AbortSignal,
): Promise<void> {
  await deleteFound(database, ofSubscription, { webhook_key: webhookKey }, stopping);
}

async function deleteFound<Values>(
  database: Database,
  find: Statement<Values & { limit: number }, { id: string }>,
  values: Values,
  stopping: AbortSignal,
): Promise<void> {
  await inBatches(stopping, (limit) =>
    database.aside(async (writer) => deleteAll(writer, await find.all(writer, { ...values, limit }))),
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

async function deleteAll(writer: Writer, found: { id: string }[]): Promise<number> {
  const ids = found.map(({ id }) => id);
  if (ids.length > 0) {
    await deleteAttempts.run(writer, { ids });
    await deleteByIds.run(writer, { ids });
  }
  return ids.length;
}
