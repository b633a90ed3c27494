/** The entity of an entry of the security log. Entries are never changed. */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { components } from "../../../generated/openapi.d.ts";

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
