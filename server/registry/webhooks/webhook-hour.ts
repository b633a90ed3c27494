/** The entity of the attempts of a subscription in an hour, by outcome. */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";

export const WebhookHour = defineEntity({
  name: "WebhookHour",
  tableName: "webhook_hour",
  properties: {
    webhook_key: p.bigint("number").primary(),
    /** The beginning of the hour, as in `2026-11-20T16`. */
    hour: p.text().primary(),
    delivered: p.bigint("number"),
    failed: p.bigint("number"),
  },
  indexes: [{ name: "webhook_hour_by_age", properties: ["hour"] }],
});

export type WebhookHour = InferEntity<typeof WebhookHour>;
