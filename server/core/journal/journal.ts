/** The entities of the journal: the last change, and the events of all changes. `Transaction` writes both. */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { Kysely } from "kysely";
import type { components } from "../../../generated/openapi.d.ts";
import type { Rows } from "../sql/rows.ts";
import { type Columns, statement } from "../sql/statement.ts";

/** One row: the number and the time of the last change, and the version of all subscriptions. */
export const Journal = defineEntity({
  name: "Journal",
  tableName: "journal",
  properties: {
    id: p.integer().primary().autoincrement(false),
    seq: p.bigint("number"),
    /** Empty before the first change. */
    changed_at: p.text(),
    /** Replaced by each change of webhook subscriptions: see subscribers.ts. */
    subscriptions: p.text(),
    /** The form that all agents' records have: see server/registry/agents/record/stored-records.ts. */
    record_form: p.text(),
    /** The number of the latest deleted event; 0 if none was deleted: see server/registry/events/retention.ts. */
    floor: p.bigint("number"),
  },
  checks: [{ name: "journal_one_row", expression: "id = 1" }],
});

export type Journal = InferEntity<typeof Journal>;

export const Event = defineEntity({
  name: "Event",
  tableName: "event",
  properties: {
    /** The number of the change. */
    seq: p.bigint("number").primary().autoincrement(false),
    /** Its idempotency key. */
    id: p.text(),
    type: p.text().$type<components["schemas"]["EventType"]>(),
    /** The agent that it is about; null for another subject. */
    agent_id: p.text().strictNullable(),
    /** The envelope, as JSON: the bytes for all receivers. */
    body: p.text(),
    committed_at: p.text(),
  },
  uniques: [{ name: "event_by_id", properties: ["id"] }],
  indexes: [
    { name: "event_by_type", properties: ["type", "seq"] },
    { name: "event_by_agent", properties: ["agent_id", "seq"] },
    { name: "event_by_agent_and_type", properties: ["agent_id", "type", "seq"] },
  ],
});

export type Event = InferEntity<typeof Event>;

/** The tables, for statements. */
export interface JournalTables {
  journal: Columns<Journal>;
  event: Columns<Event>;
}

// Statements, because each response that names a change runs them.
const last = statement((db: Kysely<JournalTables>) =>
  db.selectFrom("journal").select("seq").where("id", "=", 1),
);

const floor = statement((db: Kysely<JournalTables>) =>
  db.selectFrom("journal").select("floor").where("id", "=", 1),
);

/**
 * Reads the number of the latest deleted event; 0 if none was deleted. Read it after the events: events that were read
 * before it are complete if they are later than it.
 */
export async function readFloor(rows: Rows): Promise<number> {
  return (await floor.get(rows, {}))?.floor ?? 0;
}

const oldest = statement((db: Kysely<JournalTables>) =>
  db.selectFrom("event").select("seq").orderBy("seq").limit(1),
);

/** The sequence number of the oldest stored event; null if there is none. */
export async function readOldestSeq(rows: Rows): Promise<number | null> {
  return (await oldest.get(rows, {}))?.seq ?? null;
}

/** Reads the number of the last change. A list that is read after it has all changes up to it. */
export async function lastSeq(rows: Rows): Promise<number> {
  return (await last.get(rows, {}))?.seq ?? 0;
}
