/**
 * Writes the records of a sync: a few per transaction, under the peer's lease. The last records of a page advance the peer's
 * cursor.
 */
import type { Kysely } from "kysely";
import type { Transaction } from "../../core/journal/transaction.ts";
import { type Columns, statement } from "../../core/sql/statement.ts";
import { TimeSlice, transactionMs } from "../../core/time/time-slice.ts";
import { isObject } from "../../core/values/json.ts";
import { type ImportedRecord, readImported } from "../../registry/agents/registration/imported-record.ts";
import { importRecords } from "../../registry/agents/registration/imports.ts";
import type { Peer } from "../../registry/peers/peer.ts";
import { agentLimit } from "./peer.ts";
import type { PeerConflict } from "./peer-conflict.ts";

/** The lease was lost: another process synchronizes the peer, or it was removed. Nothing was written. */
export class LeaseLostError extends Error {}

type Db = Kysely<{ peer: Columns<Peer>; peer_conflict: Columns<PeerConflict> }>;

// Statements, because each batch of an import runs them.

/** SQLite has one writer anyway. */
const lockByLease = statement((db: Db, { key, lease }: { key: number; lease: string }, { engine }) =>
  db
    .selectFrom("peer")
    .select("imported_ids")
    .where("key", "=", key)
    .where("lease", "=", lease)
    .$if(engine === "postgres", (query) => query.forUpdate()),
);

/** How far a sync is: the number of new ids, and the peer's cursor if it has moved. */
interface Progress {
  key: number;
  added: number;
  cursor: number | null;
}

const advance = statement((db: Db, { key, added, cursor }: Progress) =>
  db
    .updateTable("peer")
    .set(({ eb, fn, val, ref }) => ({
      imported_ids: eb("imported_ids", "+", added),
      cursor: fn.coalesce(val(cursor), ref("cursor")),
    }))
    .where("key", "=", key),
);

const putConflicts = statement((db: Db, { list }: { list: readonly Columns<PeerConflict>[] }, { rows }) =>
  db
    .insertInto("peer_conflict")
    .columns(["peer_key", "agent_id", "agent_url", "held_by", "seen_at"])
    .expression(
      rows(list, {
        peer_key: "integer",
        agent_id: "text",
        agent_url: "text",
        held_by: "text",
        seen_at: "text",
      }),
    )
    .onConflict((conflict) =>
      conflict.columns(["peer_key", "agent_id"]).doUpdateSet(({ ref }) => ({
        agent_url: ref("excluded.agent_url"),
        held_by: ref("excluded.held_by"),
        seen_at: ref("excluded.seen_at"),
      })),
    ),
);

const removeConflicts = statement(
  (db: Db, { key, ids }: { key: number; ids: readonly string[] }, { texts }) =>
    db.deleteFrom("peer_conflict").where("peer_key", "=", key).where("agent_id", "in", texts(ids)),
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
  peer: Peer,
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
  if (done.added > 0 || reached !== null)
    await advance.run(tx, { key: peer.key, added: done.added, cursor: reached });
  const { taken, created, updated, tombstoned, unchanged, conflicts, skipped } = done;
  const counts = { created, updated, tombstoned, unchanged, conflicts: conflicts.length, skipped };
  return { taken, counts };
}

/** Updates the conflicts of some records: those whose ids belong to other sources are recorded, resolved ones are deleted. */
async function writeConflicts(
  tx: Transaction,
  { key }: Peer,
  records: readonly ImportedRecord[],
  conflicts: { record: ImportedRecord; heldBy: string }[],
): Promise<void> {
  const now = new Map(conflicts.map((each) => [each.record.agentId, each]));
  const resolved = records.map(({ agentId }) => agentId).filter((id) => !now.has(id));
  await deleteConflicts(tx, key, resolved);
  if (now.size === 0) return;
  const list = [...now].map(([agent_id, { record, heldBy }]) => ({
    peer_key: key,
    agent_id,
    agent_url: record.described.agent_url,
    held_by: heldBy,
    seen_at: tx.now,
  }));
  await putConflicts.run(tx, { list });
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
  if (ids.length > 0) await removeConflicts.run(tx, { key, ids });
}
