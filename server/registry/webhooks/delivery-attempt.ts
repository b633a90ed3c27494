/** The entity of an attempt of a delivery. */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { components } from "../../../generated/openapi.d.ts";

type Schemas = components["schemas"];

export const DeliveryAttempt = defineEntity({
  name: "DeliveryAttempt",
  tableName: "delivery_attempt",
  properties: {
    delivery_id: p.text().primary(),
    /** 1 for the first attempt of the delivery. */
    attempt: p.integer().primary(),
    cause: p.text().$type<Schemas["DeliveryAttempt"]["cause"]>(),
    started_at: p.text(),
    /** Null without a response. */
    response_status: p.integer().strictNullable(),
    /** Null if the receiver accepted the event. */
    error: p.text().$type<Schemas["DeliveryError"]>().strictNullable(),
    detail: p.text(),
    dns_ms: p.double().$type<number>().strictNullable(),
    connect_ms: p.double().$type<number>().strictNullable(),
    tls_ms: p.double().$type<number>().strictNullable(),
    first_byte_ms: p.double().$type<number>().strictNullable(),
    total_ms: p.double().$type<number>(),
    /** The beginning of the body of the response: see received-response.ts. Null after a week: see retention.ts. */
    response_body: p.text().strictNullable(),
    response_truncated: p.boolean(),
  },
  indexes: [
    {
      name: "delivery_attempt_with_response",
      properties: ["started_at"],
      where: "response_body is not null",
    },
  ],
});

export type DeliveryAttempt = InferEntity<typeof DeliveryAttempt>;
