/** Deletes old deliveries in batches. Their events stay in the journal. */
import type { Database, Param, Rows } from "../database/database.ts";
import { placeholders } from "../database/placeholders.ts";
import { BatchSize, nextTurn } from "../time-slice.ts";

/** How long finished deliveries are kept: 30 days. */
const retentionMs = 30 * 86_400_000;

/** The number of deliveries deleted per transaction. */
const batch = { least: 25, most: 500 };

/**
 * Deletes finished deliveries older than 30 days with their attempts, and the deliveries of deleted subscriptions. Pending
 * deliveries are kept.
 * @param stopping interrupts the deletion; the next call continues it.
 */
export async function deleteOldDeliveries(
  database: Database,
  now: Date,
  stopping: AbortSignal,
): Promise<void> {
  const end = new Date(now.getTime() - retentionMs).toISOString();
  const old = "created_at < ? and status <> 'pending' order by created_at";
  await deleteDeliveries(database, old, [end], stopping);
  for (const { key } of await database.all<{ key: number }>(orphaned)) {
    await deleteDeliveriesOf(database, key, stopping);
  }
}

/** Deletes the deliveries of a deleted subscription. If it is interrupted, {@link deleteOldDeliveries} deletes the rest. */
export async function deleteDeliveriesOf(
  database: Database,
  webhookKey: number,
  stopping: AbortSignal,
): Promise<void> {
  await deleteDeliveries(database, "webhook_key = ?", [webhookKey], stopping);
}

async function deleteDeliveries(
  database: Database,
  which: string,
  params: readonly Param[],
  stopping: AbortSignal,
): Promise<void> {
  const size = new BatchSize(batch.least, batch.most);
  while (!stopping.aborted) {
    const limit = size.rows;
    const sql = `select id from delivery where ${which} limit ?`;
    const found = await size.measure(() =>
      database.aside((rows) => deleteSome(rows, sql, [...params, limit])),
    );
    if (found < limit) return;
    await nextTurn();
  }
}

async function deleteSome(rows: Rows, sql: string, params: readonly Param[]): Promise<number> {
  const ids = (await rows.all<{ id: string }>(sql, params)).map(({ id }) => id);
  if (ids.length === 0) return 0;
  await rows.all(`delete from delivery_attempt where delivery_id in (${placeholders(ids)})`, ids);
  await rows.all(`delete from delivery where id in (${placeholders(ids)})`, ids);
  return ids.length;
}

/** SQL: deleted subscriptions that still have deliveries. A loose index scan, so it does not read the deliveries. */
const orphaned = `with recursive known (key) as (
    select min(webhook_key) from delivery
    union all
    select (select min(webhook_key) from delivery where webhook_key > known.key) from known where known.key is not null)
  select key from known where key is not null and not exists (select 1 from webhook where webhook.key = known.key)`;
