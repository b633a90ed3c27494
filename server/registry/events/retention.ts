/** Deletes old events from the start of the journal, in batches, and records up to which number they are missing. */
import type { Kysely } from "kysely";
import type { Database } from "../../core/database/database.ts";
import type { JournalTables } from "../../core/journal/journal.ts";
import { type Columns, statement } from "../../core/sql/statement.ts";
import type { Webhook } from "../webhooks/subscription.ts";

/** The number of events per transaction: changes wait for it. */
const batchSize = 200;

type Db = Kysely<
  JournalTables & {
    webhook: Pick<Columns<Webhook>, "key">;
    delivery: { webhook_key: number; seq: number };
    record_change: { seq: number };
    redacted_event: { seq: number };
  }
>;

/** Locks the journal's row on PostgreSQL, so no delivery of these events is created meanwhile. */
const lock = statement((db: Db, _values: object, { engine }) =>
  db
    .selectFrom("journal")
    .select("seq")
    .where("id", "=", 1)
    .$if(engine === "postgres", (journal) => journal.forUpdate()),
);

const oldest = statement((db: Db, { limit }: { limit: number }) =>
  db.selectFrom("event").select(["seq", "committed_at"]).orderBy("seq").limit(limit),
);

/** The first event of each subscription that still has a delivery. One index lookup for each subscription. */
const firstDelivered = statement((db: Db) =>
  db.selectFrom("webhook").select(({ selectFrom }) =>
    selectFrom("delivery")
      .select(({ fn }) => fn.min("delivery.seq").as("first"))
      .whereRef("delivery.webhook_key", "=", "webhook.key")
      .as("first"),
  ),
);

const deleteUpTo = statement((db: Db, { floor }: { floor: number }) =>
  db.deleteFrom("event").where("seq", "<=", floor),
);

/** The values that changes of agents replaced are kept as long as the events of these changes. */
const deleteValuesUpTo = statement((db: Db, { floor }: { floor: number }) =>
  db.deleteFrom("record_change").where("seq", "<=", floor),
);

const deleteRedactedUpTo = statement((db: Db, { floor }: { floor: number }) =>
  db.deleteFrom("redacted_event").where("seq", "<=", floor),
);

const setFloor = statement((db: Db, { floor }: { floor: number }) =>
  db.updateTable("journal").set({ floor }).where("id", "=", 1),
);

/**
 * Deletes one batch of old events. The latest event is kept, and so is every event from the first one that still has a
 * delivery, because a delivery is sent from its event.
 * @param retentionMs how long events are kept, in milliseconds.
 * @returns whether more may be due.
 */
export function deleteOldEvents(database: Database, now: Date, retentionMs: number): Promise<boolean> {
  const end = new Date(now.getTime() - retentionMs).toISOString();
  return database.aside(async (writer) => {
    const [first] = await oldest.all(writer, { limit: 1 });
    if (!first || first.committed_at >= end) return false;
    await lock.get(writer, {});
    const found = await oldest.all(writer, { limit: batchSize + 1 });
    const needed = (await firstDelivered.all(writer, {})).map(({ first }) => first ?? Infinity);
    const stop = Math.min(found.at(-1)?.seq ?? 0, ...needed);
    const kept = found.findIndex(({ seq, committed_at }) => seq >= stop || committed_at >= end);
    const last = found[kept - 1];
    if (!last) return false;
    await deleteUpTo.run(writer, { floor: last.seq });
    await deleteValuesUpTo.run(writer, { floor: last.seq });
    await deleteRedactedUpTo.run(writer, { floor: last.seq });
    await setFloor.run(writer, { floor: last.seq });
    return kept === batchSize;
  });
}
