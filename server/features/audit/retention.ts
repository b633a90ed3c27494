/** Deletes old entries of the security log, in batches. */
import type { Database } from "../../core/database/database.ts";
import { deleteEventsBefore } from "../../registry/security-log/security-event.ts";

/** The number of entries per transaction: changes wait for it. */
const batchSize = 500;

/** Deletes one batch of entries that are older than a number of days. @returns whether more may be due. */
export async function deleteOldEntries(database: Database, now: Date, days: number): Promise<boolean> {
  const before = new Date(now.getTime() - days * 86_400_000).toISOString();
  const deleted = await database.aside((writer) =>
    deleteEventsBefore.all(writer, { before, limit: batchSize }),
  );
  return deleted.length === batchSize;
}
