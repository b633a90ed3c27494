/** What a sync writes: each page in one change, together with how far it is, while this process holds the peer's lease. */
import { type ImportedRecord, readImported } from "../agents/imported-record.ts";
import { importRecords, retireImported } from "../agents/imports.ts";
import { marks } from "../database/marks.ts";
import type { Transaction } from "../database/transaction.ts";
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

/** A page as it can be written. */
export interface ReadPage {
  records: ImportedRecord[];
  /** Entries that are no records. */
  unusable: number;
  received: number;
}

/** Reads the entries of a page. Those that the peer has from others are not its own, and are left out. */
export function readEntries(entries: readonly unknown[], baseUrl: string, numbered: boolean): ReadPage {
  const own = entries.filter(
    (each) => !isObject(each) || each.source === undefined || each.source === "local",
  );
  const read = own.map((each) => (isObject(each) ? readImported(each, baseUrl) : null));
  const records = read.filter((each) => each !== null && (!numbered || each.seq !== null));
  const found = records.filter((each) => each !== null);
  return { records: found, unusable: own.length - found.length, received: own.length };
}

/**
 * Writes a page.
 * @param cursor how far the peer's changes are here then; null to leave that as it is.
 * @throws LostLease when another process holds the peer.
 */
export async function writePage(
  tx: Transaction,
  peer: PeerRow,
  { lease, until }: Lease,
  page: ReadPage,
  cursor: number | null,
): Promise<Counts> {
  const held = await tx.get<{ ids: number }>(
    `update peer set lease_until = ?, cursor = ${cursor === null ? "cursor" : "?"} where key = ? and lease = ? returning ids`,
    [until, ...(cursor === null ? [] : [cursor]), peer.key, lease],
  );
  if (!held) throw new LostLease();
  const source = { id: peer.id, baseUrl: peer.base_url };
  const done = await importRecords(tx, source, page.records, Math.max(0, agentLimit - held.ids));
  if (done.added > 0) await tx.run("update peer set ids = ids + ? where key = ?", [done.added, peer.key]);
  await writeConflicts(tx, peer, page.records, done.conflicts);
  const { created, updated, tombstoned, unchanged, conflicts } = done;
  return {
    ...{ pages: 1, received: page.received, created, updated, tombstoned, unchanged },
    ...{ conflicts: conflicts.length, skipped: page.unusable + done.skipped },
  };
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

/** Retires agents that the peer no longer has. @throws LostLease */
export async function writeMissing(
  tx: Transaction,
  peer: PeerRow,
  { lease, until }: Lease,
  missing: { agents: string[]; conflicts: string[] },
): Promise<number> {
  const sql = "update peer set lease_until = ? where key = ? and lease = ? returning key";
  if (!(await tx.get(sql, [until, peer.key, lease]))) throw new LostLease();
  await forgetConflicts(tx, peer.key, missing.conflicts);
  return retireImported(tx, peer.id, missing.agents);
}

async function forgetConflicts(tx: Transaction, key: number, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const sql = `delete from peer_conflict where peer_key = ? and agent_id in (${marks(ids)})`;
  await tx.run(sql, [key, ...ids]);
}
