/** The entity of a delivery: an event for a subscription, written with the event. */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { components } from "../../generated/openapi.d.ts";

type Schemas = components["schemas"];

export const Delivery = defineEntity({
  name: "Delivery",
  tableName: "delivery",
  properties: {
    id: p.text().primary(),
    webhook_key: p.bigint("number"),
    /** The number of the event. */
    seq: p.bigint("number"),
    type: p.text().$type<Schemas["EventType"]>(),
    status: p.text().$type<Schemas["DeliveryStatus"]>(),
    cause: p.text().$type<Schemas["DeliveryAttempt"]["cause"]>(),
    attempts: p.integer(),
    /** Which process attempts it, and until when. */
    lease: p.text().nullable(),
    lease_until: p.text().nullable(),
    created_at: p.text(),
    finished_at: p.text().nullable(),
  },
  indexes: [
    { name: "delivery_by_webhook", properties: ["webhook_key", "seq"] },
    { name: "delivery_pending", properties: ["webhook_key", "lease_until"], where: "status = 'pending'" },
    { name: "delivery_by_age", properties: ["created_at"] },
  ],
});

export type Delivery = InferEntity<typeof Delivery>;
