/**
 * Writes the records of a sync: a few per transaction, under the peer's lease. The last records of a page advance the peer's
 * cursor.
 */
import type { Kysely } from "kysely";
import { type ImportedRecord, readImported } from "../agents/imported-record.ts";
import { importRecords } from "../agents/imports.ts";
import { placeholders } from "../database/placeholders.ts";
import { statement } from "../database/statement.ts";
import type { Transaction } from "../database/transaction.ts";
import { TimeSlice, transactionMs } from "../time-slice.ts";
import { isObject } from "./pages.ts";
import { agentLimit, type PeerRow, type PeerTable } from "./peer.ts";

/** The lease was lost: another process synchronizes the peer, or it was removed. Nothing was written. */
export class LeaseLostError extends Error {}

/** SQLite has one writer anyway. */
const lockByLease = statement(
  (db: Kysely<{ peer: PeerTable }>, { key, lease }: { key: number; lease: string }, { engine }) =>
    db
      .selectFrom("peer")
      .select("imported_ids")
      .where("key", "=", key)
      .where("lease", "=", lease)
      .$if(engine === "postgres", (query) => query.forUpdate()),
);

/** The counts of a sync. */
export interface Counts {
  pages: number;
  received: number;
  created: number;
  updated: number;
  tombstoned: number;
  unchanged: number;
  conflicts: number;
  skipped: number;
}

/** Creates counts of zero. */
export function noCounts(): Counts {
  return {
    pages: 0,
    received: 0,
    created: 0,
    updated: 0,
    tombstoned: 0,
    unchanged: 0,
    conflicts: 0,
    skipped: 0,
  };
}

/** The parsed entries of a page. */
export interface ReadEntries {
  records: ImportedRecord[];
  /** The number of entries that are not valid records. */
  unusable: number;
  received: number;
}

/** Parses entries of a page. Leaves out entries that the peer imported from other nodes. */
export function readEntries(entries: readonly unknown[], baseUrl: string, numbered: boolean): ReadEntries {
  const own = entries.filter(
    (each) => !isObject(each) || each.source === undefined || each.source === "local",
  );
  const read = own.map((each) => (isObject(each) ? readImported(each, baseUrl) : null));
  const records = read.filter((each) => each !== null && (!numbered || each.seq !== null));
  const found = records.filter((each) => each !== null);
  return { records: found, unusable: own.length - found.length, received: own.length };
}

/**
 * Writes records: at least one, and at most as many as fit into a time slice.
 * @param cursor the peer's cursor after the last of these records; null to keep the current cursor.
 * @returns how many records were written, and the counts.
 * @throws LeaseLostError if another process holds the peer's lease.
 */
export async function writeRecords(
  tx: Transaction,
  peer: PeerRow,
  lease: string,
  records: readonly ImportedRecord[],
  cursor: number | null,
): Promise<{ taken: number; counts: Partial<Counts> }> {
  const slice = new TimeSlice(transactionMs[tx.engine]);
  const leased = await lockLeased(tx, peer.key, lease);
  const source = { id: peer.id, baseUrl: peer.base_url };
  const done = await importRecords(tx, source, records, Math.max(0, agentLimit - leased.imported_ids), slice);
  await writeConflicts(tx, peer, records.slice(0, done.taken), done.conflicts);
  const reached = done.taken === records.length ? cursor : null;
  if (done.added > 0 || reached !== null) {
    const sql = "update peer set imported_ids = imported_ids + ?, cursor = coalesce(?, cursor) where key = ?";
    await tx.run(sql, [done.added, reached, peer.key]);
  }
  const { taken, created, updated, tombstoned, unchanged, conflicts, skipped } = done;
  const counts = { created, updated, tombstoned, unchanged, conflicts: conflicts.length, skipped };
  return { taken, counts };
}

/** Updates the conflicts of some records: those whose ids belong to other sources are recorded, resolved ones are deleted. */
async function writeConflicts(
  tx: Transaction,
  { key }: PeerRow,
  records: readonly ImportedRecord[],
  conflicts: { record: ImportedRecord; heldBy: string }[],
): Promise<void> {
  const now = new Map(conflicts.map((each) => [each.record.agentId, each]));
  const resolved = records.map(({ agentId }) => agentId).filter((id) => !now.has(id));
  await deleteConflicts(tx, key, resolved);
  if (now.size === 0) return;
  await tx.run(
    `insert into peer_conflict (peer_key, agent_id, agent_url, held_by, seen_at)
      values ${[...now].map(() => "(?, ?, ?, ?, ?)").join(", ")}
      on conflict (peer_key, agent_id) do update set agent_url = excluded.agent_url, held_by = excluded.held_by,
        seen_at = excluded.seen_at`,
    [...now].flatMap(([id, { record, heldBy }]) => [key, id, record.described.agent_url, heldBy, tx.now]),
  );
}

/**
 * Locks a peer that this process synchronizes, until the end of the change.
 * @throws LeaseLostError if another process holds its lease.
 */
export async function lockLeased(
  tx: Transaction,
  key: number,
  lease: string,
): Promise<{ imported_ids: number }> {
  const leased = await lockByLease.get(tx, { key, lease });
  if (!leased) throw new LeaseLostError();
  return leased;
}

/** Deletes conflicts of a peer. */
export async function deleteConflicts(tx: Transaction, key: number, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const sql = `delete from peer_conflict where peer_key = ? and agent_id in (${placeholders(ids)})`;
  await tx.run(sql, [key, ...ids]);
}
