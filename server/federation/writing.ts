/**
 * What a sync writes: a few records in one change, and with the last of a page how far the peer is read, while this process
 * holds the peer's lease.
 */
import { type ImportedRecord, readImported } from "../agents/imported-record.ts";
import { importRecords } from "../agents/imports.ts";
import { marks } from "../database/marks.ts";
import type { Transaction } from "../database/transaction.ts";
import { TimeSlice, transactionMs } from "../time-slice.ts";
import { isObject } from "./pages.ts";
import { agentLimit, type PeerRow } from "./peer.ts";

/** Another process has the peer now, or it was removed: what this one was about to write is not written. */
export class LostLease extends Error {}

/** A lease and until when it shall be held. */
export interface Lease {
  lease: string;
  until: string;
}

/** What a sync has done. */
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

/** Nothing yet. */
export function noCounts(): Counts {
  return {
    ...{ pages: 0, received: 0, created: 0, updated: 0, tombstoned: 0, unchanged: 0, conflicts: 0 },
    skipped: 0,
  };
}

/** Entries of a page as they can be written. */
export interface ReadEntries {
  records: ImportedRecord[];
  /** Entries that are no records. */
  unusable: number;
  received: number;
}

/** Reads entries of a page. Those that the peer has from others are not its own, and are left out. */
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
 * Writes records, at least one and no more than fit into a slice.
 * @param cursor how far the peer's changes are here once all are written; null to leave that as it is.
 * @returns how many were written, and what was done.
 * @throws LostLease when another process holds the peer.
 */
export async function writeRecords(
  tx: Transaction,
  peer: PeerRow,
  { lease, until }: Lease,
  records: readonly ImportedRecord[],
  cursor: number | null,
): Promise<{ taken: number; counts: Partial<Counts> }> {
  const slice = new TimeSlice(transactionMs[tx.engine]);
  const held = await tx.get<{ ids: number }>(
    "update peer set lease_until = ? where key = ? and lease = ? returning ids",
    [until, peer.key, lease],
  );
  if (!held) throw new LostLease();
  const source = { id: peer.id, baseUrl: peer.base_url };
  const done = await importRecords(tx, source, records, Math.max(0, agentLimit - held.ids), slice);
  await writeConflicts(tx, peer, records.slice(0, done.taken), done.conflicts);
  const reached = done.taken === records.length ? cursor : null;
  if (done.added > 0 || reached !== null) {
    const sql = "update peer set ids = ids + ?, cursor = coalesce(?, cursor) where key = ?";
    await tx.run(sql, [done.added, reached, peer.key]);
  }
  const { taken, created, updated, tombstoned, unchanged, conflicts, skipped } = done;
  const counts = { created, updated, tombstoned, unchanged, conflicts: conflicts.length, skipped };
  return { taken, counts };
}

/** Remembers which of some records are not here because their ids are others', and forgets those that are. */
async function writeConflicts(
  tx: Transaction,
  { key }: PeerRow,
  records: readonly ImportedRecord[],
  conflicts: { record: ImportedRecord; heldBy: string }[],
): Promise<void> {
  const now = new Map(conflicts.map((each) => [each.record.agentId, each]));
  const over = records.map(({ agentId }) => agentId).filter((id) => !now.has(id));
  await forgetConflicts(tx, key, over);
  if (now.size === 0) return;
  await tx.run(
    `insert into peer_conflict (peer_key, agent_id, agent_url, held_by, seen_at)
      values ${[...now].map(() => "(?, ?, ?, ?, ?)").join(", ")}
      on conflict (peer_key, agent_id) do update set agent_url = excluded.agent_url, held_by = excluded.held_by,
        seen_at = excluded.seen_at`,
    [...now].flatMap(([id, { record, heldBy }]) => [key, id, record.described.agent_url, heldBy, tx.now]),
  );
}

/** Holds the lease for longer. @throws LostLease when another process has it. */
export async function holdLease(tx: Transaction, peerKey: number, { lease, until }: Lease): Promise<void> {
  const sql = "update peer set lease_until = ? where key = ? and lease = ? returning key";
  if (!(await tx.get(sql, [until, peerKey, lease]))) throw new LostLease();
}

/** Forgets that the peer has some agents whose ids are others'. */
export async function forgetConflicts(tx: Transaction, key: number, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const sql = `delete from peer_conflict where peer_key = ? and agent_id in (${marks(ids)})`;
  await tx.run(sql, [key, ...ids]);
}
