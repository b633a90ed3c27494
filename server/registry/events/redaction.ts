/** Redacts events: an erasure deletes what they said. No other code changes or deletes single events. */
import { hash } from "node:crypto";
import type { Kysely } from "kysely";
import type { JournalTables } from "../../core/journal/journal.ts";
import type { Transaction } from "../../core/journal/transaction.ts";
import { statement } from "../../core/sql/statement.ts";
import { deleteDeliveriesOfEvents } from "../webhooks/bulk-changes.ts";
import type { RedactionTables } from "./redacted-event.ts";

/** The number of events that one change redacts: others wait for it. */
export const redactedPerChange = 200;

type Db = Kysely<JournalTables & RedactionTables>;

/** The events of an id that are to be redacted. */
export interface EventSpan {
  agentId: string;
  /** Only events after this number. */
  after: number;
}

const redactable = statement(
  (db: Db, { agentId, after, before, limit }: EventSpan & { before: number; limit: number }) =>
    db
      .selectFrom("event")
      .select("seq")
      .where("agent_id", "=", agentId)
      .where("seq", ">", after)
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
      .limit(limit),
);

const bySeqs = statement((db: Db, { seqs }: { seqs: readonly number[] }, { numbers }) =>
  db
    .selectFrom("event")
    .select(["seq", "type", "committed_at", "body"])
    .where("seq", "in", numbers(seqs))
    .orderBy("seq"),
);

const insert = statement(
  (db: Db, { list }: { list: readonly RedactionTables["redacted_event"][] }, { rows }) =>
    db
      .insertInto("redacted_event")
      .columns(["seq", "by_seq", "type", "committed_at", "body_sha256"])
      .expression(
        rows(list, {
          seq: "integer",
          by_seq: "integer",
          type: "text",
          committed_at: "text",
          body_sha256: "text",
        }),
      ),
);

const remove = statement((db: Db, { seqs }: { seqs: readonly number[] }, { numbers }) =>
  db.deleteFrom("event").where("seq", "in", numbers(seqs)),
);

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
    const events = await redactable.all(tx, { ...span, before, limit });
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
  const list = (await bySeqs.all(tx, { seqs })).map(({ body, ...kept }) => ({
    ...kept,
    by_seq: bySeq,
    body_sha256: hash("sha256", body, "hex"),
  }));
  await insert.run(tx, { list });
  await deleteDeliveriesOfEvents(tx, seqs);
  await remove.run(tx, { seqs });
}
