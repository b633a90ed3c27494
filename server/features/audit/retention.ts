/** Deletes old entries of the security log, in batches. */
import type { Database } from "../../core/database/database.ts";
import { SecurityEvent } from "../../registry/security-log/security-event.ts";

/** The number of entries per transaction: changes wait for it. */
const batchSize = 500;

/** Deletes one batch of entries that are older than a number of days. @returns whether more may be due. */
export async function deleteOldEntries(database: Database, now: Date, days: number): Promise<boolean> {
  const before = new Date(now.getTime() - days * 86_400_000).toISOString();
  const deleted = await database.aside(async (writer) => {
    const em = writer.em();
    const oldest = { orderBy: { at: "asc" }, limit: batchSize } as const;
    const old = await em.find(SecurityEvent, { at: { $lt: before } }, oldest);
    return em.nativeDelete(SecurityEvent, { key: old.map(({ key }) => key) });
  });
  return deleted === batchSize;
}
