/**
 * Begins a new log in the place of one that cannot go on, because its history was published and is lost. The new log has another
 * name, so that its checkpoints contradict none of the former one. It has the same entries, as far as the database has them.
 */
import type { Database } from "../../core/database/database.ts";
import { readFloor } from "../../core/journal/journal.ts";
import { entriesIn } from "./bundle.ts";
import { lockLog, readFormerLogs } from "./log-store.ts";
import { tileWidth } from "./merkle-tree.ts";
import { checkpointIn } from "./rollback-guard.ts";
import { originOf } from "./sealer.ts";
import { FormerLog, LogBundle, LogKeyRecord, LogTile } from "./tables.ts";

/** The name of a log that begins now, after the first one of the node. */
export function newOriginOf(publicUrl: string, now: Date): string {
  return `${originOf(publicUrl)}/${now.toISOString().replaceAll(/[-:]|\.\d+/g, "")}`;
}

/** What a new log is made of. */
export interface NewLogOptions {
  database: Database;
  /** The last checkpoint in the file of the node; null if there is none. */
  kept: string | null;
  publicUrl: string;
  now: Date;
}

/**
 * Ends the present log, and begins a new one, which is sealed from its first entry on by the next run of the job.
 * @returns the names of both; null if there is no log yet.
 */
export function beginNewLog({
  database,
  kept,
  publicUrl,
  now,
}: NewLogOptions): Promise<{ former: string; origin: string } | null> {
  const endedAt = now.toISOString();
  const origin = newOriginOf(publicUrl, now);
  return database.aside(async (writer) => {
    const em = writer.em();
    const log = await lockLog(writer);
    if (!log) return null;
    const former = log.origin;
    const known = (await readFormerLogs(writer)).map((each) => each.origin);
    const ended = new Map([[former, log.note]]);
    const keptOrigin = kept?.split("\n", 1)[0];
    // The file may have a later checkpoint of this log, or one of a log that began after this copy of the database was made.
    if (kept !== null && keptOrigin !== undefined && sizeOf(kept) >= sizeOf(ended.get(keptOrigin) ?? null))
      ended.set(keptOrigin, kept);
    for (const [each, note] of ended) {
      if (known.includes(each)) continue;
      em.persist(em.create(FormerLog, { origin: each, note, ended_at: endedAt }));
      await em.nativeUpdate(LogKeyRecord, { origin: each, ended_at: null }, { ended_at: endedAt });
    }
    await em.nativeDelete(LogTile, {});
    const floor = await readFloor(writer);
    const [last] = await em.find(LogBundle, {}, { orderBy: { number: "desc" }, limit: 1 });
    const stored = last ? last.number * tileWidth + entriesIn(last).length : 0;
    const continues = log.first_seq + stored > floor;
    if (!continues) await em.nativeDelete(LogBundle, {}); // events between them and the oldest stored one were deleted
    const first_seq = continues ? log.first_seq : floor + 1;
    em.assign(log, {
      origin,
      first_seq,
      size: 0,
      published_size: 0,
      note: null,
      halted: null,
      halted_at: null,
    });
    return { former, origin };
  });
}

/** The size of a checkpoint; -1 for none. */
function sizeOf(note: string | null): number {
  return note === null ? -1 : checkpointIn(note).size;
}
