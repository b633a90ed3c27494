/** Skips deliveries while their subscription is paused or disabled. */
import type { Writer } from "../database/database.ts";
import { addToFigures } from "../database/figures.ts";
import { maxRowsPerStatement, placeholders, statementBatches } from "../database/placeholders.ts";
import { leaseBounds, notLeased } from "../leases.ts";
import { BatchSize, TimeSlice } from "../time-slice.ts";

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
  const size = new BatchSize(25, maxRowsPerStatement);
  for (let more = true; more && !slice.usedUp; ) {
    const limit = size.rows;
    more = await size.measure(async () => {
      const found = await writer.all<{ id: string }>(
        `select id from delivery where webhook_key = ? and status = 'pending' and ${notLeased}
          and cause in ('event', 'queue') limit ?`,
        [webhookKey, ...leaseBounds(now), limit],
      );
      const ids = found.map(({ id }) => id);
      await markSkipped(writer, ids, now);
      return found.length === limit;
    });
  }
}

/** Marks deliveries as skipped, unless they are leased or finished. */
export async function markSkipped(writer: Writer, ids: string[], now: string): Promise<void> {
  for (const some of statementBatches(ids)) {
    const skipped = await writer.all(
      `update delivery set status = 'skipped', finished_at = ?, lease = null, lease_until = null
        where id in (${placeholders(some)}) and status = 'pending' and ${notLeased} returning id`,
      [now, ...some, ...leaseBounds(now)],
    );
    await countDeliveries(writer, { skipped: skipped.length });
  }
}

/** Adds to the counts of deliveries per status. */
export async function countDeliveries(writer: Writer, found: Record<string, number>): Promise<void> {
  await addToFigures(
    writer,
    Object.entries(found).map(([status, count]) => ["delivery", status, count]),
  );
}
