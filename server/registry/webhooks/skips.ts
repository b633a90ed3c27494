/** Skips deliveries while their subscription is paused or disabled. */
import { type Kysely, sql } from "kysely";
import { addToFigures } from "../../core/journal/figures.ts";
import type { Writer } from "../../core/sql/rows.ts";
import { statement } from "../../core/sql/statement.ts";
import { BatchSize, TimeSlice } from "../../core/time/time-slice.ts";
import type { WebhookTables } from "./tables.ts";

// These are statements, because claims and outcomes of deliveries run them.

type Db = Kysely<WebhookTables>;

const pendingOf = statement((db: Db, { webhook_key, limit }: { webhook_key: number; limit: number }) =>
  db
    .selectFrom("delivery")
    .select("id")
    .where("webhook_key", "=", webhook_key)
    .where("status", "=", sql.lit("pending")) // for the partial index
    .where("lease", "is", null)
    .where("cause", "in", ["event", "queue"])
    .limit(limit),
);

const skip = statement((db: Db, { ids, now }: { ids: readonly string[]; now: string }, { texts }) =>
  db
    .updateTable("delivery")
    .set({ status: "skipped", finished_at: now, head_start_until: null })
    .where("id", "in", texts(ids))
    .where("finished_at", "is", null) // pending: see Delivery
    .where("lease", "is", null)
    .returning("id"),
);

/** The number of deliveries per statement. */
const batch = { least: 25, most: 1_000 };

/**
 * Skips pending deliveries of a subscription that was paused or disabled, for at most a time slice. The dispatcher skips the
 * others when it claims them. Deliveries that are under way or were requested are not skipped.
 */
export async function skipPendingDeliveries(
  writer: Writer,
  webhookKey: number,
  now: string,
  slice = new TimeSlice(),
): Promise<void> {
  const size = new BatchSize(batch.least, batch.most);
  for (let more = true; more && !slice.usedUp; ) {
    const limit = size.rows;
    more = await size.measure(async () => {
      const found = await pendingOf.all(writer, { webhook_key: webhookKey, limit });
      const ids = found.map(({ id }) => id);
      await markSkipped(writer, ids, now);
      return found.length === limit;
    });
  }
}

/** Marks deliveries as skipped, unless they are leased or finished. */
export async function markSkipped(writer: Writer, ids: readonly string[], now: string): Promise<void> {
  if (ids.length === 0) return;
  const skipped = await skip.all(writer, { ids, now });
  await countDeliveries(writer, { skipped: skipped.length });
}

/** Adds to the counts of deliveries per status. */
export async function countDeliveries(writer: Writer, found: Record<string, number>): Promise<void> {
  await addToFigures(
    writer,
    Object.entries(found).map(([status, count]) => ["delivery", status, count]),
  );
}
