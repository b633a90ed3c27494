/** Deletes old events from the start of the journal, in batches, and records up to which number they are missing. */
import { LockMode } from "@mikro-orm/core";
import type { Database } from "../../core/database/database.ts";
import { Event, Journal } from "../../core/journal/journal.ts";
import { RecordChange } from "../agents/record/record-changes.ts";
import type { WebhookTables } from "../webhooks/tables.ts";
import { RedactedEvent } from "./redacted-event.ts";

/** The number of events per transaction: changes wait for it. */
const batchSize = 200;

/**
 * Deletes one batch of old events. The latest event is kept, and so is every event from the first one that still has a
 * delivery, because a delivery is sent from its event.
 * @param retentionMs how long events are kept, in milliseconds.
 * @returns whether more may be due.
 */
export function deleteOldEvents(database: Database, now: Date, retentionMs: number): Promise<boolean> {
  const end = new Date(now.getTime() - retentionMs).toISOString();
  return database.aside(async (writer) => {
    const em = writer.em();
    const oldest = (limit: number) =>
      em.findAll(Event, { fields: ["seq", "committed_at"], orderBy: { seq: "asc" }, limit });
    const [first] = await oldest(1);
    if (!first || first.committed_at >= end) return false;
    // So no delivery of these events is created meanwhile.
    const journal = await em.findOneOrFail(Journal, { id: 1 }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const found = await oldest(batchSize + 1);
    // The first event of each subscription that still has a delivery. One index lookup for each subscription.
    const delivered = await em
      .getKysely<WebhookTables>()
      .selectFrom("webhook")
      .select(({ selectFrom }) =>
        selectFrom("delivery")
          .select(({ fn }) => fn.min("delivery.seq").as("first"))
          .whereRef("delivery.webhook_key", "=", "webhook.key")
          .as("first"),
      )
      .execute();
    const stop = Math.min(found.at(-1)?.seq ?? 0, ...delivered.map(({ first }) => first ?? Infinity));
    const kept = found.findIndex(({ seq, committed_at }) => seq >= stop || committed_at >= end);
    const last = found[kept - 1];
    if (!last) return false;
    const old = { seq: { $lte: last.seq } };
    await em.nativeDelete(Event, old);
    await em.nativeDelete(RecordChange, old); // they are kept as long as the events of these changes
    await em.nativeDelete(RedactedEvent, old);
    journal.floor = last.seq;
    return kept === batchSize;
  });
}
