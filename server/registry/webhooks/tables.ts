/** The tables of webhooks, for statements. */
import type { Event } from "../../core/journal/journal.ts";
import type { Columns, Table } from "../../core/sql/statement.ts";
import type { Delivery } from "./delivery.ts";
import type { DeliveryAttempt } from "./delivery-attempt.ts";
import type { Webhook } from "./subscription.ts";
import type { WebhookHour } from "./webhook-hour.ts";

export type WebhookColumns = Columns<Webhook>;
export type DeliveryColumns = Columns<Delivery>;
export type AttemptColumns = Columns<DeliveryAttempt>;

export type HourColumns = Columns<WebhookHour>;

export interface WebhookTables {
  webhook: Table<Webhook, "key">;
  delivery: DeliveryColumns;
  delivery_attempt: AttemptColumns;
  webhook_hour: HourColumns;
  event: Columns<Event>;
}
