/** A key as it is written. */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { Tier } from "./tiers.ts";

export const ApiKey = defineEntity({
  name: "ApiKey",
  tableName: "api_key",
  properties: {
    id: p.text().primary(),
    /** SHA-256 of the raw key, which is nowhere. */
    hash: p.text(),
    account_id: p.text(),
    name: p.text(),
    tier: p.text().$type<Tier>(),
    start: p.text(),
    last4: p.text(),
    /** Whose count it adds to: its own id, or that of the first key that it was rotated from. */
    counter: p.text(),
    created_at: p.text(),
    expires_at: p.text().nullable(),
    revoked_at: p.text().nullable(),
    last_used_at: p.text().nullable(),
    rotated_from: p.text().nullable(),
    rotated_to: p.text().nullable(),
  },
});
export type ApiKey = InferEntity<typeof ApiKey>;
