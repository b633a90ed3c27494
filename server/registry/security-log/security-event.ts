/** The entity of an entry of the security log, and the statements on its table. Entries are never changed. */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { Kysely } from "kysely";
import type { components } from "../../../generated/openapi.d.ts";
import { pick, queryOfGiven, statement, type Table } from "../../core/sql/statement.ts";

/** What an entry records. */
export type SecurityAction = components["schemas"]["SecurityAction"];

export const SecurityEvent = defineEntity({
  name: "SecurityEvent",
  tableName: "security_event",
  properties: {
    key: p.bigint("number").primary().autoincrement(),
    at: p.text(),
    action: p.text().$type<SecurityAction>(),
    /** The account that it happened to. */
    account_id: p.text().strictNullable(),
    /** The account that did it. */
    actor_id: p.text().strictNullable(),
    /** The key that the request was made with. */
    key_id: p.text().strictNullable(),
    /** The id of what else it is about. */
    subject_id: p.text().strictNullable(),
    /** The address of the client, as far as the operator lets the node record it. */
    address: p.text().strictNullable(),
    browser: p.text().strictNullable(),
  },
  indexes: [
    { name: "security_event_by_time", properties: ["at", "key"] },
    { name: "security_event_by_account", properties: ["account_id", "at", "key"] },
    { name: "security_event_by_action", properties: ["action", "at", "key"] },
  ],
});

export type SecurityEvent = InferEntity<typeof SecurityEvent>;

type EventTable = Table<SecurityEvent, "key">;
type Db = Kysely<{ security_event: EventTable; account: { id: string } }>;

/** The values of a new entry. */
export type NewSecurityEvent = Omit<EventTable, "key">;

/** An entry as it is stored. */
export type SecurityEventRow = NewSecurityEvent & { key: number };

const columns = [
  "at",
  "action",
  "account_id",
  "actor_id",
  "key_id",
  "subject_id",
  "address",
  "browser",
] as const;

export const insertEvent = statement((db: Db, values: NewSecurityEvent) =>
  db.insertInto("security_event").values(pick(values, columns)),
);

/** Which entries, and which page of them. */
export interface EventsBefore {
  /** Undefined for those of all accounts. */
  account: string | undefined;
  /** Undefined for all actions. */
  actions: readonly string[] | undefined;
  since: string | undefined;
  /** The last entry of the page before: its time and its key. */
  beforeAt: string | undefined;
  beforeKey: number | undefined;
  limit: number;
}

/** Finds entries, newest first. */
export const eventsBefore = queryOfGiven(
  (db: Db, { account, actions, since, beforeAt, beforeKey, limit }: EventsBefore, dialect) =>
    db
      .selectFrom("security_event")
      .select(["key", ...columns])
      .where(({ and, eb, ref, refTuple, tuple }) =>
        and([
          ...(account === undefined ? [] : [eb("account_id", "=", account)]),
          ...(actions === undefined ? [] : [dialect.isAmong(ref("action"), actions)]),
          ...(since === undefined ? [] : [eb("at", ">=", since)]),
          ...(beforeAt === undefined || beforeKey === undefined
            ? []
            : [eb(refTuple("at", "key"), "<", tuple(beforeAt, beforeKey))]),
        ]),
      )
      .orderBy("at", "desc")
      .orderBy("key", "desc")
      .limit(limit),
);

export const deleteEventsBefore = statement((db: Db, { before, limit }: { before: string; limit: number }) =>
  db
    .deleteFrom("security_event")
    .where("key", "in", (select) =>
      select.selectFrom("security_event").select("key").where("at", "<", before).orderBy("at").limit(limit),
    )
    .returning("key"),
);
