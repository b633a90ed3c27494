/** Records the result of a sync in the peer's row: the status, the time of the next sync, and the end of the lease. */
import type { Database } from "../database/database.ts";
import type { PeerRow } from "./peer.ts";
import type { SyncPosition } from "./sync-run.ts";

/** The number of consecutive failures after which a peer is degraded. */
const degradedAfter = 3;

/** How often the backoff doubles at most: from one minute to about one hour. */
const maxBackoffDoublings = 6;

/** The current time, and the interval between two syncs. */
interface SyncTiming {
  now: Date;
  intervalMs: number;
}

/** Records a successful sync. */
export async function recordSuccess(
  database: Database,
  { key }: PeerRow,
  lease: string,
  { reached, skipped, now, intervalMs: interval }: SyncTiming & { reached: SyncPosition; skipped: number },
): Promise<void> {
  const whole = reached.whole ? "full_sync_due = false, mode = ?, cursor = ?," : "";
  await database.aside((rows) =>
    rows.all(
      `update peer set ${whole} status = case status when 'degraded' then 'active' else status end,
        consecutive_failures = 0, last_error = null, skipped = ?, last_sync_at = ?, next_sync_at = ?, lease = null
      where key = ? and lease = ?`,
      [
        ...(reached.whole ? [reached.mode, reached.cursor] : []),
        skipped,
        now.toISOString(),
        nextSyncAt(now, interval),
        key,
        lease,
      ],
    ),
  );
}

/** Records a failed sync. It is retried with exponential backoff. */
export async function recordFailure(
  database: Database,
  { key, consecutive_failures }: PeerRow,
  lease: string,
  { message, now, intervalMs: interval }: SyncTiming & { message: string },
): Promise<void> {
  const failures = consecutive_failures + 1;
  const status = failures >= degradedAfter ? "degraded" : "active";
  const next = nextSyncAt(now, interval * 2 ** Math.min(failures, maxBackoffDoublings));
  await database.aside((rows) =>
    rows.all(
      `update peer set status = case status when 'active' then ? else status end, consecutive_failures = ?,
        last_error = ?, next_sync_at = ?, lease = null
      where key = ? and lease = ?`,
      [status, failures, message.slice(0, 256), next, key, lease],
    ),
  );
}

/** Releases the lease of a sync that failed through no fault of the peer. The sync stays due. */
export async function releaseLease(database: Database, { key }: PeerRow, lease: string): Promise<void> {
  const sql = "update peer set lease = null where key = ? and lease = ?";
  await database.aside((rows) => rows.all(sql, [key, lease]));
}

/** Whether a sync is due. A wait longer than the maximum means that the clock was set back, so the sync is due too. */
export function isDue(
  { next_sync_at, consecutive_failures }: PeerRow,
  { now, intervalMs: interval }: SyncTiming,
): boolean {
  const waitMs = Date.parse(next_sync_at) - now.getTime();
  return waitMs <= 0 || waitMs > 1.1 * interval * 2 ** Math.min(consecutive_failures, maxBackoffDoublings);
}

function nextSyncAt(now: Date, interval: number): string {
  const jitter = 0.9 + Math.random() * 0.2; // so that peers that were added together are not synchronized together
  return new Date(now.getTime() + Math.round(interval * jitter)).toISOString();
}
