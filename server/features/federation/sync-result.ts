/** Records the result of a sync in the peer's row: the status, the time of the next sync, and the end of the lease. */
import { LockMode } from "@mikro-orm/core";
import type { Database } from "../../core/database/database.ts";
import { Peer } from "../../registry/peers/peer.ts";
import type { PeerLogColumns } from "./peer-log.ts";
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

/** Changes a peer, unless this process has its lease no longer. @returns whether it has. */
function changeLeased(
  database: Database,
  { key }: Peer,
  lease: string,
  change: (peer: Peer) => void,
): Promise<boolean> {
  return database.aside(async (writer) => {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const peer = await writer.em().findOne(Peer, { key, lease }, { lockMode });
    if (peer) change(peer);
    return peer !== null;
  });
}

/** Records what a peer says its log is. @returns whether this process still has the lease. */
export function recordLog(
  database: Database,
  peer: Peer,
  lease: string,
  log: PeerLogColumns,
): Promise<boolean> {
  return changeLeased(database, peer, lease, (leased) => Object.assign(leased, log));
}

/** Records a successful sync. */
export async function recordSuccess(
  database: Database,
  peer: Peer,
  lease: string,
  { reached, skipped, now, intervalMs: interval }: SyncTiming & { reached: SyncPosition; skipped: number },
): Promise<void> {
  const { isFull, mode, cursor } = reached;
  await changeLeased(database, peer, lease, (leased) => {
    if (leased.status === "degraded") leased.status = "active";
    leased.consecutive_failures = 0;
    leased.last_error = null;
    leased.skipped = skipped;
    leased.last_sync_at = now.toISOString();
    leased.next_sync_at = nextSyncAt(now, interval);
    leased.lease = null;
    if (isFull) Object.assign(leased, { full_sync_due: false, mode, cursor });
  });
}

/** Records a failed sync. It is retried with exponential backoff. */
export async function recordFailure(
  database: Database,
  peer: Peer,
  lease: string,
  { message, now, intervalMs: interval }: SyncTiming & { message: string },
): Promise<void> {
  const failures = peer.consecutive_failures + 1;
  await changeLeased(database, peer, lease, (leased) => {
    if (leased.status === "active" && failures >= degradedAfter) leased.status = "degraded";
    leased.consecutive_failures = failures;
    leased.last_error = message.slice(0, 256);
    leased.next_sync_at = nextSyncAt(now, interval * 2 ** Math.min(failures, maxBackoffDoublings));
    leased.lease = null;
  });
}

/** Releases the lease of a sync that failed through no fault of the peer. The sync stays due. */
export async function releaseLease(database: Database, peer: Peer, lease: string): Promise<void> {
  await changeLeased(database, peer, lease, (leased) => {
    leased.lease = null;
  });
}

/** Whether a sync is due. A wait longer than the maximum means that the clock was set back, so the sync is due too. */
export function isDue(
  { next_sync_at, consecutive_failures }: Pick<Peer, "next_sync_at" | "consecutive_failures">,
  { now, intervalMs: interval }: SyncTiming,
): boolean {
  const waitMs = Date.parse(next_sync_at) - now.getTime();
  return waitMs <= 0 || waitMs > 1.1 * interval * 2 ** Math.min(consecutive_failures, maxBackoffDoublings);
}

function nextSyncAt(now: Date, interval: number): string {
  const jitter = 0.9 + Math.random() * 0.2; // so that peers that were added together are not synchronized together
  return new Date(now.getTime() + Math.round(interval * jitter)).toISOString();
}
