/**
 * What is kept of an event that an erasure redacted: with its number, type, time and digest a log over the journal still proves
 * what had that number. Its body and its id, which is random and in the body, are deleted: so nobody can guess the body and
 * compare the digest.
 */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { Kysely } from "kysely";
import type { Event } from "../../core/journal/journal.ts";
import type { Rows } from "../../core/sql/rows.ts";
import { type Columns, statement } from "../../core/sql/statement.ts";

export const RedactedEvent = defineEntity({
  name: "RedactedEvent",
  tableName: "redacted_event",
  properties: {
    /** The number of the event. */
    seq: p.bigint("number").primary().autoincrement(false),
    /** The number of the event that redacted it. */
    by_seq: p.bigint("number"),
    type: p.text().$type<Event["type"]>(),
    committed_at: p.text(),
    /** The SHA-256 of its body, in hex. */
    body_sha256: p.text(),
  },
  indexes: [{ name: "redacted_event_by_change", properties: ["by_seq"] }],
});

export type RedactedEvent = InferEntity<typeof RedactedEvent>;

/** The table, for statements. */
export interface RedactionTables {
  redacted_event: Columns<RedactedEvent>;
}

/** A statement, because sealing runs it. */
const redactedFrom = statement(
  (db: Kysely<RedactionTables>, { seq, limit }: { seq: number; limit: number }) =>
    db.selectFrom("redacted_event").selectAll().where("seq", ">=", seq).orderBy("seq").limit(limit),
);

/** Reads what is kept of the redacted events from a number on, in their order. */
export function readRedactedFrom(rows: Rows, seq: number, limit: number): Promise<RedactedEvent[]> {
  return redactedFrom.all(rows, { seq, limit });
}
