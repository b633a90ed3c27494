/** The logs of others that this node witnesses, and the latest checkpoint of each that it cosigned. */
import { hash } from "node:crypto";
import type { Managed, ManagedWriter } from "../../../core/sql/orm.ts";
import { WatchedLog } from "../tables.ts";

/** The largest number of logs that a node witnesses. */
export const watchedLogLimit = 100;

/** How many entries a log has, and their root in base64. */
export interface Head {
  size: number;
  root: string;
}

/** The root of the tree without entries (RFC 6962 section 2.1), in base64. */
export const emptyRoot = hash("sha256", "", "base64");

/** The SHA-256 of the name of a log in hex, which its checkpoint is served by. */
export function hashOf(origin: string): string {
  return hash("sha256", origin);
}

/** All of them, by name. */
export function readWatchedLogs(rows: Managed): Promise<WatchedLog[]> {
  return rows.em().find(WatchedLog, { removed_at: null }, { orderBy: { origin: "asc" } });
}

/** One of them; null if the node does not witness it. */
export function readWatchedLog(rows: Managed, origin: string): Promise<WatchedLog | null> {
  return rows.em().findOne(WatchedLog, { origin, removed_at: null });
}

/** The latest cosigned checkpoint of a log, also of one that was removed; null if there is none. */
export async function readCosigned(rows: Managed, hash: string): Promise<string | null> {
  return (await rows.em().findOne(WatchedLog, { hash }))?.note ?? null;
}

/** Adds a log, or replaces its keys. One that was removed keeps its checkpoint. */
export async function writeWatchedLog(
  writer: ManagedWriter,
  { origin, vkeys, now }: { origin: string; vkeys: readonly string[]; now: string },
): Promise<WatchedLog> {
  const em = writer.em();
  const keys = { vkeys: vkeys.join(" "), removed_at: null };
  const known = await em.findOne(WatchedLog, { origin });
  if (known) return em.assign(known, keys);
  const noEntries = { size: 0, root: emptyRoot, note: null, cosigned_at: null };
  const added = { origin, hash: hashOf(origin), ...keys, ...noEntries, added_at: now };
  return em.upsert(WatchedLog, added, { onConflictMergeFields: ["vkeys", "removed_at"] });
}

/** Removes a log. @returns what it was; null if there is none. */
export async function removeWatchedLog(
  writer: ManagedWriter,
  origin: string,
  now: string,
): Promise<WatchedLog | null> {
  const log = await readWatchedLog(writer, origin);
  if (log) log.removed_at = now;
  return log;
}

/**
 * Stores a checkpoint that follows another.
 * @returns whether the other still was the latest one: of requests at once, one is not late.
 */
export async function advanceWatchedLog(
  writer: ManagedWriter,
  { origin, old, next, now }: { origin: string; old: Head; next: Head & { note: string }; now: string },
): Promise<boolean> {
  const latest = { origin, size: old.size, root: old.root, removed_at: null };
  return (await writer.em().nativeUpdate(WatchedLog, latest, { ...next, cosigned_at: now })) === 1;
}
