/** Forgetting old deliveries. Their events stay in the journal. */
import type { Database } from "../database/database.ts";
import { marks } from "../database/marks.ts";

/** How long deliveries are kept that are no longer owed, in milliseconds: 30 days. */
const kept = 30 * 86_400_000;

/** How many are forgotten in one transaction, so that it holds up nobody. */
const batch = 500;

/** Deletes deliveries, and their attempts, whose events are older than 30 days. What is still owed stays. */
export async function forgetOld(database: Database, now: Date): Promise<void> {
  const end = new Date(now.getTime() - kept).toISOString();
  for (let found = batch; found === batch; ) {
    found = await database.aside(async (rows) => {
      const old = await rows.all<{ id: string }>(
        "select id from delivery where created_at < ? and status <> 'pending' order by created_at limit ?",
        [end, batch],
      );
      if (old.length === 0) return 0;
      const ids = old.map(({ id }) => id);
      await rows.all(`delete from delivery_attempt where delivery_id in (${marks(ids)})`, ids);
      await rows.all(`delete from delivery where id in (${marks(ids)})`, ids);
      return old.length;
    });
  }
}
