/** Deletes the daily usage of keys that is older than reports go back, in batches. */
import type { Database } from "../../core/database/database.ts";
import { deleteOldCounts } from "../../core/limits/storage-limits.ts";
import { KeyDay, KeyOperationDay } from "./key-day.ts";

/** The number of days that are kept, and that a report may have. */
export const keptDays = 90;

/** The number of rows per transaction: changes wait for it. */
const batchSize = 500;

/** The first of a number of days, up to and including that of an instant. */
export function firstDay(now: Date, days: number): string {
  return new Date(now.getTime() - (days - 1) * 86_400_000).toISOString().slice(0, 10);
}

/** Deletes one batch of old days, and what callers stored on earlier days. @returns whether more may be due. */
export async function deleteOldUsage(database: Database, now: Date): Promise<boolean> {
  const before = firstDay(now, keptDays);
  const days = await database.aside(async (writer) => {
    const old = await writer.em().find(KeyDay, { day: { $lt: before } }, { limit: batchSize });
    writer.em().remove(old);
    return old.length;
  });
  const ofOperations = await database.aside(async (writer) => {
    const old = await writer.em().find(KeyOperationDay, { day: { $lt: before } }, { limit: batchSize });
    writer.em().remove(old);
    return old.length;
  });
  await database.aside((writer) => deleteOldCounts(writer, now));
  return days === batchSize || ofOperations === batchSize;
}
