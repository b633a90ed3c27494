/** Records the result of a sync in the peer's row: the status, the time of the next sync, and the end of the lease. */
import type { Kysely } from "kysely";
import type { Database } from "../../core/database/database.ts";
import { statement } from "../../core/sql/statement.ts";
import type { PeerRow, PeerTables } from "./peer.ts";
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

type Db = Kysely<PeerTables>;

/** A peer under the lease of this process. */
interface Leased {
  key: number;
  lease: string;
}

type Success = Leased &
  Pick<PeerRow, "mode" | "cursor" | "skipped" | "next_sync_at"> & { last_sync_at: string };

function successOf({ isFull }: { isFull: boolean }) {
  return statement((db: Db, values: Success) => {
    const { key, lease, mode, cursor, skipped, last_sync_at, next_sync_at } = values;
    return db
      .updateTable("peer")
      .set(({ eb, ref }) => ({
        status: eb
          .case()
          .when("status", "=", "degraded")
          .then("active" as const)
          .else(ref("status"))
          .end(),
        consecutive_failures: 0,
        last_error: null,
        skipped,
        last_sync_at,
        next_sync_at,
        lease: null,
      }))
      .$if(isFull, (query) => query.set({ full_sync_due: false, mode, cursor }))
      .where("key", "=", key)
      .where("lease", "=", lease);
  });
}

const setSuccess = successOf({ isFull: false });
const setFullSuccess = successOf({ isFull: true });

type Failure = Leased & Pick<PeerRow, "status" | "consecutive_failures" | "last_error" | "next_sync_at">;

const setFailure = statement((db: Db, values: Failure) => {
  const { key, lease, status, consecutive_failures, last_error, next_sync_at } = values;
  return db
    .updateTable("peer")
    .set(({ eb, ref }) => ({
      status: eb.case().when("status", "=", "active").then(status).else(ref("status")).end(),
      consecutive_failures,
      last_error,
      next_sync_at,
      lease: null,
    }))
    .where("key", "=", key)
    .where("lease", "=", lease);
});

const release = statement((db: Db, { key, lease }: Leased) =>
  db.updateTable("peer").set({ lease: null }).where("key", "=", key).where("lease", "=", lease),
);

const setLog = statement((db: Db, values: Leased & PeerLogColumns) => {
  const { key, lease, log_origin, log_vkeys, witness_vkey, log_read_at, log_asked_at } = values;
  return db
    .updateTable("peer")
    .set({ log_origin, log_vkeys, witness_vkey, log_read_at, log_asked_at })
    .where("key", "=", key)
    .where("lease", "=", lease)
    .returning("key");
});

/** Records what a peer says its log is. @returns whether this process still has the lease. */
export async function recordLog(
  database: Database,
  { key }: PeerRow,
  lease: string,
  log: PeerLogColumns,
): Promise<boolean> {
  const set = await database.aside((writer) => setLog.get(writer, { ...log, key, lease }));
  return set !== undefined;
}

/** Records a successful sync. */
export async function recordSuccess(
  database: Database,
  { key }: PeerRow,
  lease: string,
  { reached, skipped, now, intervalMs: interval }: SyncTiming & { reached: SyncPosition; skipped: number },
): Promise<void> {
  const result = {
    key,
    lease,
    mode: reached.mode,
    cursor: reached.cursor,
    skipped,
    last_sync_at: now.toISOString(),
    next_sync_at: nextSyncAt(now, interval),
  };
  await database.aside((writer) => (reached.isFull ? setFullSuccess : setSuccess).run(writer, result));
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
  const result = {
    key,
    lease,
    status,
    consecutive_failures: failures,
    last_error: message.slice(0, 256),
    next_sync_at: next,
  } as const;
  await database.aside((writer) => setFailure.run(writer, result));
}

/** Releases the lease of a sync that failed through no fault of the peer. The sync stays due. */
export async function releaseLease(database: Database, { key }: PeerRow, lease: string): Promise<void> {
  await database.aside((writer) => release.run(writer, { key, lease }));
}

/** Whether a sync is due. A wait longer than the maximum means that the clock was set back, so the sync is due too. */
export function isDue(
  { next_sync_at, consecutive_failures }: Pick<PeerRow, "next_sync_at" | "consecutive_failures">,
  { now, intervalMs: interval }: SyncTiming,
): boolean {
  const waitMs = Date.parse(next_sync_at) - now.getTime();
  return waitMs <= 0 || waitMs > 1.1 * interval * 2 ** Math.min(consecutive_failures, maxBackoffDoublings);
}

function nextSyncAt(now: Date, interval: number): string {
  const jitter = 0.9 + Math.random() * 0.2; // so that peers that were added together are not synchronized together
  return new Date(now.getTime() + Math.round(interval * jitter)).toISOString();
}
