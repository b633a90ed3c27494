/**
 * Decides how the transparency log of a restored database goes on. A backup does not say what was signed after it, and a log that
 * signs other entries in the place of published ones shows two histories, which nobody can tell from fraud.
 */
import { lastSeq } from "../../core/journal/journal.ts";
import type { ManagedWriter } from "../../core/sql/orm.ts";
import type { Rows } from "../../core/sql/rows.ts";
import { type LogState, readLog, readTile, StoredTiles } from "./log-store.ts";
import { leafHash } from "./merkle-tree.ts";
import { newOriginOf } from "./new-log.ts";
import { checkpointIn, contradiction } from "./rollback-guard.ts";
import { beginLog, halt, originOf } from "./sealer.ts";
import { Log } from "./tables.ts";
import { appendLeaves } from "./tile-builder.ts";
import { readUnsealed } from "./unsealed-entries.ts";

/**
 * What the log does after the restore:
 * - `continues`: the last checkpoint of this machine shows that nothing was signed after the backup.
 * - `halted`: it signs nothing, because others may have entries that are not in the backup.
 * - `renamed`: the backup has no checkpoint. The log has a name that nobody has seen, so its checkpoints contradict none.
 */
export type RestoredLog = "continues" | "halted" | "renamed";

/** What is known about a restored database. */
export interface RestoredLogOptions {
  /** The last checkpoint that this machine signed; null if it signed none. */
  checkpoint: string | null;
  publicUrl: string;
  /** When the backup was made, RFC 3339. */
  madeAt: string;
  now: Date;
}

/** Halts or renames the log, unless nothing was signed after the backup. */
export async function protectLog(
  writer: ManagedWriter,
  { checkpoint, publicUrl, madeAt, now }: RestoredLogOptions,
): Promise<RestoredLog> {
  const log = (await readLog(writer)) ?? (await beginLog(writer, originOf(publicUrl)));
  if (log.halted !== null) return "halted";
  const isLatest = checkpoint !== null && mayBeLatest(checkpoint, log);
  const fault = isLatest ? await olderThan(writer, log, checkpoint) : unknownSince(madeAt);
  if (fault === null) return "continues";
  if (log.note === null && !isLatest) {
    await writer.em().nativeUpdate(Log, { id: 1 }, { origin: newOriginOf(publicUrl, now) });
    return "renamed";
  }
  await halt(writer, fault, now.toISOString());
  return "halted";
}

/** Whether a checkpoint can be the last one that a log has signed: it is of this log, and not older than the published one. */
export function mayBeLatest(note: string, log: Pick<LogState, "origin" | "published_size">): boolean {
  const { origin, size } = checkpointIn(note);
  return origin === log.origin && size >= log.published_size;
}

/**
 * Why a database is older than a checkpoint of its log; null if it is not. Events that are not sealed yet are compared too: what a
 * halted log has got since must not take the places of entries that were published.
 */
export async function olderThan(rows: Rows, log: LogState, note: string): Promise<string | null> {
  const checkpoint = checkpointIn(note);
  const tiles = new StoredTiles(rows);
  const due = Math.min(checkpoint.size, (await lastSeq(rows)) - log.first_seq + 1) - log.size;
  const entries = due > 0 ? (await readUnsealed(rows, log, due)).entries : [];
  const leaves = Buffer.concat(entries.map(leafHash));
  const added = await appendLeaves(log.size, leaves, async (level, number) => {
    const hashes = await readTile(rows, level, number);
    if (!hashes) throw new Error(`The log has no tile ${level}/${number}`);
    return hashes;
  });
  for (const { level, number, hashes } of added) tiles.add(level, number, hashes.toString("base64"));
  const size = log.size + entries.length;
  return contradiction({ checkpoint, by: "was published" }, { ...log, size }, tiles);
}

/** It is public, so it names no file and no machine. */
function unknownSince(madeAt: string): string {
  return `The database was restored from a backup of ${madeAt}, and nothing shows that no checkpoint was published after it.`;
}
