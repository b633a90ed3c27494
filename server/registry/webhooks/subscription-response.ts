/** Converts subscriptions to responses. */
import type { components } from "../../../generated/openapi.d.ts";
import type { Managed } from "../../core/sql/orm.ts";
import { noAttempts, recentAttemptsOf } from "./recent-attempts.ts";
import type { Webhook } from "./subscription.ts";

type Schemas = components["schemas"];

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
  rows: Managed,
  webhook: Webhook,
  now: string,
): Promise<Schemas["Webhook"]> {
  return toWebhookResponse(webhook, await recentAttemptsOf(rows, [webhook.key], now), now);
}

/** Converts a subscription to a response. @param attempts by the keys of subscriptions, of those that have any. */
export function toWebhookResponse(
  webhook: Webhook,
  attempts: ReadonlyMap<number, Schemas["RecentAttempts"]>,
  now: string,
): Schemas["Webhook"] {
  const { id, source, description, status } = webhook;
  const { created_at, last_delivered_at, consecutive_failures, disabled_at, disabled_reason } = webhook;
  const until = webhook.previous_secret_until;
  return {
    id,
    account_id: webhook.account_id,
    callbackUrl: webhook.callback_url,
    events: eventsOf(webhook.events),
    source,
    description,
    status,
    created_at,
    last_delivered_at,
    consecutive_failures,
    attempts: attempts.get(webhook.key) ?? noAttempts,
    disabled_at,
    disabled_reason,
    previous_secret_until: until !== null && until > now ? until : null,
  };
}
