/** Redacts events: an erasure deletes what they said. No other code changes or deletes single events. */
import { hash } from "node:crypto";
import { Event, type JournalTables } from "../../core/journal/journal.ts";
import type { Transaction } from "../../core/journal/transaction.ts";
import { deleteDeliveriesOfEvents } from "../webhooks/bulk-changes.ts";
import { RedactedEvent, type RedactionTables } from "./redacted-event.ts";

/** The number of events that one change redacts: others wait for it. */
export const redactedPerChange = 200;

/** The events of an id that are to be redacted. */
export interface EventSpan {
  agentId: string;
  /** Only events after this number. */
  after: number;
}

/**
 * Finds events about an agent that are still to be redacted, the oldest of each id first, as many as one change redacts.
 * @param spans those of its present id and of its former ones.
 * @param before only events before this number.
 * @returns their numbers, in ascending order.
 */
export async function findRedactable(
  tx: Transaction,
  spans: readonly EventSpan[],
  before: number,
): Promise<number[]> {
  const found: number[] = [];
  for (const span of spans) {
    const limit = redactedPerChange - found.length;
    if (limit === 0) break;
    const events = await tx
      .em()
      .getKysely<JournalTables & RedactionTables>()
      .selectFrom("event")
      .select("seq")
      .where("agent_id", "=", span.agentId)
      .where("seq", ">", span.after)
      .where("seq", "<", before)
      // The events of earlier erasures say what they redacted, and nothing of the agent but its id.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("redacted_event").select("by_seq").whereRef("redacted_event.by_seq", "=", "event.seq"),
          ),
        ),
      )
      .orderBy("seq")
      .limit(limit)
      .execute();
    found.push(...events.map(({ seq }) => seq));
  }
  return found.sort((a, b) => a - b);
}

/**
 * Redacts events, and deletes their deliveries.
 * @param bySeq the number of the change that redacts them, whose event lists them.
 */
export async function redactEvents(tx: Transaction, seqs: readonly number[], bySeq: number): Promise<void> {
  if (seqs.length === 0) return;
  const em = tx.em();
  const events = await em.find(Event, { seq: [...seqs] }, { orderBy: { seq: "asc" } });
  const redacted = events.map(({ seq, type, committed_at, body }) => ({
    ...{ seq, type, committed_at },
    by_seq: bySeq,
    body_sha256: hash("sha256", body, "hex"),
  }));
  await em.insertMany(RedactedEvent, redacted);
  await deleteDeliveriesOfEvents(tx, seqs);
  await em.nativeDelete(Event, { seq: [...seqs] });
}
