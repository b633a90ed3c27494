/** Deletes the daily usage of keys that is older than reports go back, in batches. */
import type { Kysely } from "kysely";
import type { Database } from "../../core/database/database.ts";
import { deleteOldCounts } from "../../core/limits/storage-limits.ts";
import { type Columns, statement } from "../../core/sql/statement.ts";
import type { KeyDay, KeyOperationDay } from "./key-day.ts";

/** The number of days that are kept, and that a report may have. */
export const keptDays = 90;

/** The number of rows per transaction: changes wait for it. */
const batchSize = 500;

type Db = Kysely<{ key_day: Columns<KeyDay>; key_operation_day: Columns<KeyOperationDay> }>;

const deleteDays = statement((db: Db, { before }: { before: string }) =>
  db
    .deleteFrom("key_day")
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple("key_id", "day", "outcome"),
        "in",
        selectFrom("key_day")
          .select(["key_id", "day", "outcome"])
          .where("day", "<", before)
          .limit(batchSize)
          .$asTuple("key_id", "day", "outcome"),
      ),
    )
    .returning("day"),
);

const deleteOperationDays = statement((db: Db, { before }: { before: string }) =>
  db
    .deleteFrom("key_operation_day")
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple("key_id", "day", "operation", "outcome"),
        "in",
        selectFrom("key_operation_day")
          .select(["key_id", "day", "operation", "outcome"])
          .where("day", "<", before)
          .limit(batchSize)
          .$asTuple("key_id", "day", "operation", "outcome"),
      ),
    )
    .returning("day"),
);

/** The first of a number of days, up to and including that of an instant. */
export function firstDay(now: Date, days: number): string {
  return new Date(now.getTime() - (days - 1) * 86_400_000).toISOString().slice(0, 10);
}

/** Deletes one batch of old days, and what callers stored on earlier days. @returns whether more may be due. */
export async function deleteOldUsage(database: Database, now: Date): Promise<boolean> {
  const before = firstDay(now, keptDays);
  const days = await database.aside((writer) => deleteDays.all(writer, { before }));
  const ofOperations = await database.aside((writer) => deleteOperationDays.all(writer, { before }));
  await database.aside((writer) => deleteOldCounts(writer, now));
  return days.length === batchSize || ofOperations.length === batchSize;
}
