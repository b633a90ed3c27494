/** The entity of a subscription. */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { components } from "../../../generated/openapi.d.ts";

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
    reached_at: p.text().strictNullable(),
    /** The usual response time of the current URL in milliseconds; null if unknown. */
    response_ms: p.double().$type<number>().strictNullable(),
    /** When an attempt last got no response in time; null if the receiver has responded since: see response-waits.ts. */
    unresponsive_at: p.text().strictNullable(),
    /** See eventsText. */
    events: p.text(),
    /** Whether it receives local events, federated events or both. */
    source: p.text().$type<Schemas["WebhookSource"]>(),
    description: p.text().strictNullable(),
    status: p.text().$type<Schemas["WebhookStatus"]>(),
    /** Encrypted: see server/core/secrets/secret-encryption.ts. */
    secret: p.text(),
    /** Encrypted; also signs until `previous_secret_until`. */
    previous_secret: p.text().strictNullable(),
    previous_secret_until: p.text().strictNullable(),
    created_at: p.text(),
    last_delivered_at: p.text().strictNullable(),
    consecutive_failures: p.integer(),
    disabled_at: p.text().strictNullable(),
    /** Null unless the operator disabled it. */
    disabled_reason: p.text().strictNullable(),
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

/** The encrypted secrets of a subscription that sign at an instant. */
export function secretsAt(
  {
    secret,
    previous_secret,
    previous_secret_until: until,
  }: Pick<Webhook, "secret" | "previous_secret" | "previous_secret_until">,
  now: string,
): { secret: string; previousSecret: string | null } {
  return { secret, previousSecret: until !== null && until > now ? previous_secret : null };
}
