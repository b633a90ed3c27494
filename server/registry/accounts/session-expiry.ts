/**
 * The job that deletes ended sessions. A comparison with the clock alone would make a session active again when the clock is set
 * back.
 */
import type { Database } from "../../core/database/database.ts";
import { deleteExpiredSessions, deleteUnusedSessions, firstEnds } from "./session.ts";
import { idleLife } from "./sessions.ts";

/** The number of sessions per statement. */
const batchSize = 200;

/**
 * Deletes one batch of sessions that have ended.
 * @returns the milliseconds until the next session ends: 0 if more may have ended; null if that is unknown.
 */
export async function deleteEnded(database: Database, clock: () => Date): Promise<number | null> {
  const first = await firstEnds.get(database, {});
  if (!first?.expires_at || !first.last_used_at) return null;
  const now = clock().getTime();
  const wait = Math.min(Date.parse(first.expires_at), Date.parse(first.last_used_at) + idleLife) - now;
  if (wait > 0) return wait;
  const expired = { until: new Date(now).toISOString(), limit: batchSize };
  const unused = { until: new Date(now - idleLife).toISOString(), limit: batchSize };
  return database.aside(async (writer) => {
    const deleted = [
      await deleteExpiredSessions.all(writer, expired),
      await deleteUnusedSessions.all(writer, unused),
    ];
    return deleted.some(({ length }) => length === batchSize) ? 0 : null;
  });
}
