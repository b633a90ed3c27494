/** The entity of a delivery: an event for a subscription, written with the event. */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { components } from "../../../generated/openapi.d.ts";

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
    /** The instance that attempts it; null if none does. See server/core/leases/instance.ts. */
    lease: p.text().strictNullable(),
    /** Until then polling does not find it: see server/registry/webhooks/head-start.ts. */
    head_start_until: p.text().strictNullable(),
    created_at: p.text(),
    /**
     * Null while it is pending. Statements that know the ids of pending deliveries use this column: with the status, PostgreSQL
     * might read the index of all pending deliveries instead of a few ids.
     */
    finished_at: p.text().strictNullable(),
  },
  indexes: [
    { name: "delivery_by_webhook", properties: ["webhook_key", "seq"] },
    { name: "delivery_pending", properties: ["webhook_key", "seq"], where: "status = 'pending'" },
    { name: "delivery_leased", properties: ["webhook_key"], where: "lease is not null" },
    { name: "delivery_by_age", properties: ["created_at"] },
  ],
});

export type Delivery = InferEntity<typeof Delivery>;
