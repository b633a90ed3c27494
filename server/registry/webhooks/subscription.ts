/** The entity of a subscription, and its response. */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { components } from "../../../generated/openapi.d.ts";
import type { Rows } from "../../core/sql/rows.ts";
import { noAttempts, recentAttemptsOf } from "./recent-attempts.ts";
import type { WebhookColumns } from "./tables.ts";

type Schemas = components["schemas"];

export const Webhook = defineEntity({
  name: "Webhook",
  tableName: "webhook",
  properties: {
    /** The order of creation. */
    key: p.bigint("number").primary().autoincrement(),
    id: p.text(),
    account_id: p.text(),
    callback_url: p.text(),
    /** The origin of the callback URL. */
    origin: p.text(),
    /** The host name of the callback URL, and its registrable domain: see callback-host.ts. */
    host: p.text(),
    site: p.text(),
    /** When a delivery to the current host last succeeded; null if none has. */
    reached_at: p.text().nullable(),
    /** The usual response time of the current URL in milliseconds; null if unknown. */
    response_ms: p.double().$type<number>().nullable(),
    /** When an attempt last got no response in time; null if the receiver has responded since: see response-waits.ts. */
    unresponsive_at: p.text().nullable(),
    /** See eventsText. */
    events: p.text(),
    /** Whether it receives local events, federated events or both. */
    source: p.text().$type<Schemas["WebhookSource"]>(),
    description: p.text().nullable(),
    status: p.text().$type<Schemas["WebhookStatus"]>(),
    /** Encrypted: see server/core/secrets/secret-encryption.ts. */
    secret: p.text(),
    /** Encrypted; also signs until `previous_secret_until`. */
    previous_secret: p.text().nullable(),
    previous_secret_until: p.text().nullable(),
    created_at: p.text(),
    last_delivered_at: p.text().nullable(),
    consecutive_failures: p.integer(),
    disabled_at: p.text().nullable(),
    /** Null unless the operator disabled it. */
    disabled_reason: p.text().nullable(),
  },
  uniques: [{ name: "webhook_by_id", properties: ["id"] }],
  indexes: [
    { name: "webhook_by_account", properties: ["account_id", "key"] },
    { name: "webhook_by_status", properties: ["status"] }, // for figures
    { name: "webhook_by_site", properties: ["site", "account_id"] },
    { name: "webhook_by_reached_host", properties: ["host"], where: "reached_at is not null" },
    { name: "webhook_by_unresponsive_host", properties: ["host"], where: "unresponsive_at is not null" },
  ],
});
export type Webhook = InferEntity<typeof Webhook>;

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
] as const satisfies (keyof Webhook)[];

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
