/** Keeping deliveries back while their subscription is paused or disabled. */
import type { Rows } from "../database/database.ts";
import { marks } from "../database/marks.ts";
import { leaseBounds, notLeased } from "../leases.ts";
import { BatchSize, TimeSlice } from "../time-slice.ts";

/**
 * Skips pending deliveries of a subscription that was paused or disabled, but for those that are under way or were requested
 * by hand: as many as fit into a slice. The others are skipped when the dispatcher comes to claim them.
 */
export async function skipOwed(
  rows: Rows,
  webhookKey: number,
  now: string,
  slice = new TimeSlice(),
): Promise<void> {
  const size = new BatchSize(25, most);
  for (let more = true; more && !slice.usedUp; ) {
    const limit = size.rows;
    more = await size.measure(async () => {
      const found = await rows.all<{ id: string }>(
        `select id from delivery where webhook_key = ? and status = 'pending' and ${notLeased}
          and cause in ('event', 'queue') limit ?`,
        [webhookKey, ...leaseBounds(now), limit],
      );
      const ids = found.map(({ id }) => id);
      await markSkipped(rows, ids, now);
      return found.length === limit;
    });
  }
}

/** How many rows a statement names at most: engines bound the number of parameters. */
const most = 1_000;

/** Keeps deliveries back that nobody is at. */
export async function markSkipped(rows: Rows, ids: string[], now: string): Promise<void> {
  for (let start = 0; start < ids.length; start += most) {
    const some = ids.slice(start, start + most);
    const skipped = await rows.all(
      `update delivery set status = 'skipped', finished_at = ?, lease = null, lease_until = null
        where id in (${marks(some)}) and status = 'pending' and ${notLeased} returning id`,
      [now, ...some, ...leaseBounds(now)],
    );
    await countDeliveries(rows, { skipped: skipped.length });
  }
}

/** Adds to the figures: how many deliveries ended so. */
export async function countDeliveries(rows: Rows, found: Record<string, number>): Promise<void> {
  const some = Object.entries(found).filter(([, count]) => count > 0);
  if (some.length === 0) return;
  await rows.all(
    `insert into figure (kind, value, count) values ${some.map(() => "('delivery', ?, ?)").join(", ")}
      on conflict (kind, value) do update set count = figure.count + excluded.count`,
    some.flat(),
  );
}
