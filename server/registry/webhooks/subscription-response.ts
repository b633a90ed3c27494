/** What is read of a subscription, and its response. */
import type { components } from "../../../generated/openapi.d.ts";
import type { Rows } from "../../core/sql/rows.ts";
import { noAttempts, recentAttemptsOf } from "./recent-attempts.ts";
import type { WebhookColumns } from "./tables.ts";

type Schemas = components["schemas"];

/** The columns of a subscription row, without secrets. */
export const webhookColumns = [
  "key",
  "id",
  "account_id",
  "callback_url",
  "events",
  "source",
  "description",
  "status",
  "previous_secret_until",
  "created_at",
  "last_delivered_at",
  "consecutive_failures",
  "disabled_at",
  "disabled_reason",
] as const satisfies (keyof WebhookColumns)[];

/** A subscription row, without secrets. */
export type WebhookRow = Pick<WebhookColumns, (typeof webhookColumns)[number]>;

/** Serializes event types for the column `events`: empty for all types, else each type once, between commas. */
export function eventsText(events: readonly Schemas["EventType"][]): string {
  return events.length === 0 ? "" : `,${[...new Set(events)].join(",")},`;
}

/** Parses the column `events`. */
export function eventsOf(text: string): Schemas["EventType"][] {
  return text.split(",").filter((each) => each !== "") as Schemas["EventType"][]; // written by eventsText
}

/** Reads the recent attempts of a subscription, and converts both to a response. */
export async function readWebhookResponse(
  rows: Rows,
  row: WebhookRow,
  now: string,
): Promise<Schemas["Webhook"]> {
  return toWebhookResponse(row, await recentAttemptsOf(rows, [row.key], now), now);
}

/** Converts a subscription to a response. @param attempts by the keys of subscriptions, of those that have any. */
export function toWebhookResponse(
  row: WebhookRow,
  attempts: ReadonlyMap<number, Schemas["RecentAttempts"]>,
  now: string,
): Schemas["Webhook"] {
  const { id, source, description, status } = row;
  const { created_at, last_delivered_at, consecutive_failures, disabled_at, disabled_reason } = row;
  const until = row.previous_secret_until;
  return {
    id,
    account_id: row.account_id,
    callbackUrl: row.callback_url,
    events: eventsOf(row.events),
    source,
    description,
    status,
    created_at,
    last_delivered_at,
    consecutive_failures,
    attempts: attempts.get(row.key) ?? noAttempts,
    disabled_at,
    disabled_reason,
    previous_secret_until: until !== null && until > now ? until : null,
  };
}
