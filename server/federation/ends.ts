/** How a sync ended, and when the peer is read next: written in its row, with which its lease ends. */
import type { Database } from "../database/database.ts";
import type { PeerRow } from "./peer.ts";
import type { Reached } from "./run.ts";

/** Failures in a row after which a peer is degraded. */
const degradedAfter = 3;

/** How often the time between two tries doubles at most: with a minute to begin with, an hour. */
const doublings = 6;

/** The time, and how long it is between two syncs, in milliseconds. */
interface Times {
  now: Date;
  interval: number;
}

/** Writes that all is here that the peer has. */
export async function succeeded(
  database: Database,
  { key }: PeerRow,
  lease: string,
  { reached, skipped, now, interval }: Times & { reached: Reached; skipped: number },
): Promise<void> {
  const whole = reached.whole ? "whole = false, mode = ?, cursor = ?," : "";
  await database.aside((rows) =>
    rows.all(
      `update peer set ${whole} status = case status when 'degraded' then 'active' else status end,
        consecutive_failures = 0, last_error = null, skipped = ?, last_sync_at = ?, next_sync_at = ?, lease = null,
        lease_until = null
      where key = ? and lease = ?`,
      [
        ...(reached.whole ? [reached.mode, reached.cursor] : []),
        ...[skipped, now.toISOString(), nextAt(now, interval), key, lease],
      ],
    ),
  );
}

/** Writes that the peer could not be read. It is tried again, ever more seldom. */
export async function failed(
  database: Database,
  { key, consecutive_failures }: PeerRow,
  lease: string,
  { message, now, interval }: Times & { message: string },
): Promise<void> {
  const failures = consecutive_failures + 1;
  const status = failures >= degradedAfter ? "degraded" : "active";
  const next = nextAt(now, interval * 2 ** Math.min(failures, doublings));
  await database.aside((rows) =>
    rows.all(
      `update peer set status = case status when 'active' then ? else status end, consecutive_failures = ?,
        last_error = ?, next_sync_at = ?, lease = null, lease_until = null
      where key = ? and lease = ?`,
      [status, failures, message.slice(0, 256), next, key, lease],
    ),
  );
}

/** Gives a peer back that was not to blame. It stays due. */
export async function released(database: Database, { key }: PeerRow, lease: string): Promise<void> {
  const sql = "update peer set lease = null, lease_until = null where key = ? and lease = ?";
  await database.aside((rows) => rows.all(sql, [key, lease]));
}

/** Whether a peer is to be read now. A wait that is longer than any begins before the clock was set back, and is over. */
export function isDue({ next_sync_at, consecutive_failures }: PeerRow, { now, interval }: Times): boolean {
  const waitMs = Date.parse(next_sync_at) - now.getTime();
  return waitMs <= 0 || waitMs > 1.1 * interval * 2 ** Math.min(consecutive_failures, doublings);
}

function nextAt(now: Date, interval: number): string {
  const jitter = 0.9 + Math.random() * 0.2; // peers that were added together do not stay in step
  return new Date(now.getTime() + Math.round(interval * jitter)).toISOString();
}
